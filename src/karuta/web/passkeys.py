"""Passkeys: a browser's own keys in place of a password (WebAuthn). They work where the page came over TLS, and on
localhost.

What was asked is kept in a signed cookie that lasts some minutes, for its session only, and counts once.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import Collection, Mapping
from http.cookies import SimpleCookie
from importlib import import_module
from secrets import token_bytes
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from karuta.errors import BadInput, KarutaError
from karuta.protocol.people import PasskeyProof, PasskeyWish
from karuta.store.naming import name_of
from karuta.store.people import Account, Passkey
from karuta.web.accounts import NAME_SHOWN, Register, address_of, entered, me_of, register_of, told
from karuta.web.guard import answer, form
from karuta.web.limits import Throttle, source
from karuta.web.visitors import secure, visit_of

if TYPE_CHECKING:
    from fido2.server import Fido2Server
    from fido2.webauthn import AttestedCredentialData, AuthenticatorData, PublicKeyCredentialDescriptor

COOKIE: Final = "karuta-passkey"
LASTS_S: Final = 300
"""How long the browser may take to ask its person."""
NAME_LENGTH: Final = 32
"""Characters of a passkey's name."""
CREDENTIAL_BYTES: Final = 512
"""Of what an authenticator calls a key."""
USED: Final = 10_000
"""Challenges that are remembered to count once."""


class Asked(msgspec.Struct, frozen=True):
    """What the cookie says: for which session and host what was asked, by which challenge (hex); `name` of the passkey
    and `account` to be made."""

    what: Literal["register", "sign-in"]
    word: str
    host: str
    challenge: str
    name: str = ""
    account: str | None = None


class Passkeys:
    """The passkeys of a house as one process asks for them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = URLSafeTimedSerializer(secret, salt="karuta.passkey")
        self._used: OrderedDict[str, float] = OrderedDict()
        self._asked = Throttle(size=60, rate=1)

    def asks(self, request: Request) -> None:
        """`KarutaError` for who asks too often."""
        if not self._asked.allows(source(address_of(request))):
            raise KarutaError("too many attempts: wait a little", key="error-too-many")

    def handle(self, account: Account | None) -> bytes:
        """By what an authenticator tells one account of the house from another; it tells nothing else."""
        if account is None:
            return token_bytes(16)
        return hmac.digest(self._secret, f"handle {account.person}".encode(), "sha256")[:16]

    def keep(self, request: Request, response: Response, asked: Asked) -> Response:
        """The answer, with what was asked."""
        value = self._signer.dumps(msgspec.to_builtins(asked))
        assert isinstance(value, str)
        response.headers.append("set-cookie", _set(request, value, LASTS_S))
        return response

    def kept(self, request: Request, what: str) -> Asked:
        """What was asked of this session; it counts once. `BadInput` if it was nothing, or long ago."""
        try:
            data = self._signer.loads(request.cookies.get(_name(request), ""), max_age=LASTS_S)
            asked = msgspec.convert(data, Asked)
        except (BadSignature, msgspec.ValidationError) as error:
            raise _again() from error
        fits = (asked.what, asked.word, asked.host) == (what, visit_of(request).session.word, _host(request))
        if not fits or asked.challenge in self._used:
            raise _again()
        self._used[asked.challenge] = now = monotonic()
        while len(self._used) > USED or now - next(iter(self._used.values())) > LASTS_S:
            self._used.popitem(last=False)
        return asked


def _again() -> BadInput:
    return BadInput("nothing was asked of your passkey, or long ago: begin once more", key="error-passkey-again")


def _wrong(error: Exception) -> BadInput:
    return BadInput(f"the passkey was not accepted: {error}", key="error-passkey")


def _name(request: Request) -> str:
    return f"__Host-{COOKIE}" if secure(request.scope) else COOKIE


def _set(request: Request, value: str, lasts_s: int) -> str:
    cookie: SimpleCookie = SimpleCookie()
    cookie[name := _name(request)] = value
    morsel = cookie[name]
    morsel["max-age"], morsel["path"], morsel["samesite"], morsel["httponly"] = lasts_s, "/", "Strict", True
    if secure(request.scope):
        morsel["secure"] = True
    return morsel.OutputString()


def _called(given: str) -> str:
    """The name of a passkey as it is kept."""
    name = " ".join("".join(sign for sign in given[:200] if sign.isprintable()).split())[:NAME_LENGTH]
    return name or "-"


def _free(name: str, taken: Collection[str]) -> str:
    """The same name, or one like it that is not taken.

    >>> _free("Key", ["Key", "Key 2"])
    'Key 3'
    """
    others = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return next(one for one in (name, *others) if one not in taken)


def _host(request: Request) -> str:
    return request.headers.get("host", "")


def _server(request: Request) -> Fido2Server:
    """That of the host under which the page was loaded; `BadInput` where there can be no passkeys."""
    from fido2.server import Fido2Server  # noqa: PLC0415  heavy
    from fido2.webauthn import PublicKeyCredentialRpEntity  # noqa: PLC0415

    host = _host(request)
    name = (urlsplit(f"//{host}").hostname or "") if host.isascii() else ""
    local = name == "localhost" or name.endswith(".localhost")
    if not name or ":" in name or name.rpartition(".")[2].isdigit() or not (secure(request.scope) or local):
        raise BadInput(f"{host[:80]!r}: passkeys need https and a host by name, or localhost", key="error-passkey-host")
    allowed = {f"https://{host}"} | ({f"http://{host}"} if local else set())
    return Fido2Server(PublicKeyCredentialRpEntity(name="Karuta", id=name), verify_origin=allowed.__contains__)


def _state(asked: Asked) -> dict[str, Any]:
    """What the library wants to have back of its own."""
    from fido2.utils import websafe_encode  # noqa: PLC0415  heavy
    from fido2.webauthn import UserVerificationRequirement  # noqa: PLC0415

    challenge = websafe_encode(bytes.fromhex(asked.challenge))
    return {"challenge": challenge, "user_verification": UserVerificationRequirement.REQUIRED}


async def _passkeys(request: Request) -> tuple[Register, Passkeys]:
    register, passkeys = register_of(request), request.app.state.passkeys
    assert isinstance(passkeys, Passkeys)
    passkeys.asks(request)
    # A tenth of a second of a processor: neither the start of a house waits for it, nor what is played meanwhile.
    await asyncio.to_thread(import_module, "fido2.server")
    return register, passkeys


# ---------------------------------------------------------------- a new one


async def _options(request: Request) -> Response:
    register, passkeys = await _passkeys(request)
    from fido2.webauthn import (  # noqa: PLC0415  loaded by then
        PublicKeyCredentialUserEntity,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    wish = await form(request, PasskeyWish)
    server, visit = _server(request), visit_of(request)
    name = _called(wish.name)
    account, known = None, []
    if visit.session.account is not None:
        account = await register.own(request)
        known = [_described(key) for key in await register.people.passkeys(account.id)]
    elif wish.account is None:
        raise KarutaError("sign in first", key="error-sign-in-first")
    called = account.name if account is not None else name_of(wish.account or "")
    if account is None and await register.people.by_name(called) is not None:
        raise BadInput(f"{called!r} is taken: choose another name", key="error-name-taken", given=called)
    challenge = token_bytes(32)
    options, _ = server.register_begin(
        PublicKeyCredentialUserEntity(name=called, id=passkeys.handle(account), display_name=called),
        known,
        resident_key_requirement=ResidentKeyRequirement.REQUIRED,
        user_verification=UserVerificationRequirement.REQUIRED,
        challenge=challenge,
    )
    wished = None if account is not None else called
    asked = Asked("register", visit.session.word, _host(request), challenge.hex(), name, wished)
    return passkeys.keep(request, answer(dict(options.public_key)), asked)


async def _register(request: Request) -> Response:
    register, passkeys = await _passkeys(request)
    proof = await form(request, PasskeyProof)
    server, asked = _server(request), passkeys.kept(request, "register")
    data, count = _registered(server, asked, proof.credential)
    credential = data.credential_id.hex()
    if asked.account is None:
        account = await register.own(request)
        name = _free(asked.name, [key.name for key in await register.people.passkeys(account.id)])
        await register.people.add_passkey(Passkey(credential, account.id, name, bytes(data), count))
        return answer(await me_of(request, visit_of(request).session, account))
    register.may_make(address_of(request))
    account = await register.people.create(asked.account, None)
    try:
        await register.people.add_passkey(Passkey(credential, account.id, asked.name, bytes(data), count))
    except KarutaError:
        # Nobody could ever get into it.
        await register.people.delete(account.id)
        raise
    return await entered(request, account)


def _registered(server: Fido2Server, asked: Asked, credential: Mapping[str, Any]) -> tuple[AttestedCredentialData, int]:
    """The new key and where its counter stands."""
    from fido2.webauthn import RegistrationResponse  # noqa: PLC0415  heavy

    try:
        made = server.register_complete(_state(asked), RegistrationResponse.from_dict(credential))
        data = made.credential_data
    except Exception as error:
        # The library's readers raise whatever they come across in what anybody may send.
        raise _wrong(error) from error
    if data is None or len(data.credential_id) > CREDENTIAL_BYTES:
        raise _wrong(ValueError("there is no key in it"))
    return data, made.counter


def _described(key: Passkey) -> PublicKeyCredentialDescriptor:
    from fido2.webauthn import PublicKeyCredentialDescriptor, PublicKeyCredentialType  # noqa: PLC0415  heavy

    return PublicKeyCredentialDescriptor(type=PublicKeyCredentialType.PUBLIC_KEY, id=bytes.fromhex(key.credential))


# ---------------------------------------------------------------- signing in by one


async def _sign_in_options(request: Request) -> Response:
    _, passkeys = await _passkeys(request)
    from fido2.webauthn import UserVerificationRequirement  # noqa: PLC0415  loaded by then

    server, challenge = _server(request), token_bytes(32)
    options, _ = server.authenticate_begin(user_verification=UserVerificationRequirement.REQUIRED, challenge=challenge)
    asked = Asked("sign-in", visit_of(request).session.word, _host(request), challenge.hex())
    return passkeys.keep(request, answer(dict(options.public_key)), asked)


async def _sign_in(request: Request) -> Response:
    register, passkeys = await _passkeys(request)
    from fido2.webauthn import AttestedCredentialData, AuthenticationResponse  # noqa: PLC0415  loaded by then

    proof = await form(request, PasskeyProof)
    server, asked = _server(request), passkeys.kept(request, "sign-in")
    try:
        given = AuthenticationResponse.from_dict(proof.credential)
        credential = given.raw_id.hex()
    except Exception as error:
        raise _wrong(error) from error
    key = await register.people.passkey(credential)
    account = None if key is None else await register.people.by_id(key.account)
    if key is None or account is None:
        raise BadInput("no account has this passkey (any more)", key="error-passkey-unknown")
    try:
        server.authenticate_complete(_state(asked), [AttestedCredentialData(key.body)], given)
        counted: AuthenticatorData = given.response.authenticator_data
    except Exception as error:
        raise _wrong(error) from error
    if counted.counter and counted.counter <= key.uses:
        # There are two authenticators with the same key: it was copied.
        raise _wrong(ValueError(f"its counter stands at {counted.counter}, it was at {key.uses} before"))
    await register.people.used_passkey(credential, counted.counter)
    return await entered(request, account)


async def _remove(request: Request) -> Response:
    register, _ = await _passkeys(request)
    account, name = await register.own(request), request.path_params["name"][:NAME_SHOWN]
    keys = await register.people.passkeys(account.id)
    if account.password_hash is None and all(key.name == name for key in keys):
        raise BadInput("this is the only way into the account: set a password first", key="error-passkey-last")
    if not await register.people.remove_passkey(account.id, name):
        raise BadInput(f"{name!r}: there is no such passkey", key="error-passkey-none", given=name)
    return answer(await me_of(request, visit_of(request).session, account))


ROUTES = [
    Route("/account/passkey/register/options", told(_options), methods=["POST"]),
    Route("/account/passkey/register/verify", told(_register), methods=["POST"]),
    Route("/account/passkey/sign-in/options", told(_sign_in_options), methods=["POST"]),
    Route("/account/passkey/sign-in/verify", told(_sign_in), methods=["POST"]),
    Route("/account/passkey/{name}", told(_remove), methods=["DELETE"]),
]

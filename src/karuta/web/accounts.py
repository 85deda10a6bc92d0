"""Accounts over HTTP: signing up, in and out, changing, taking along and deleting what is known of oneself.

A password is only ever seen as its argon2 hash. Guessing is slowed down by address and by name; whether a name exists
is not told, neither in words nor in time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from karuta.errors import BadInput, KarutaError
from karuta.protocol.people import ChangeAccount, DeleteAccount, Me, SignIn, SignUp
from karuta.store.people import Account, People, skeleton
from karuta.web.guard import answer, checked, form, refused
from karuta.web.limits import Throttle
from karuta.web.visitors import Doorman, Session, guest, secure, set_cookie, signed_in, visit_of

LEAST, MOST = 8, 200
"""Characters of a password."""
AT_ONCE = 2
"""Hashes that are worked out at the same time: each takes 64 MB and most of a tenth of a second."""
_hasher = PasswordHasher()
_UNKNOWN = _hasher.hash("nobody's password")
"""Verified in place of the hash of an account that does not exist."""


@dataclass
class Register:
    """Accounts of the house as its pages ask for them."""

    people: People
    doorman: Doorman
    _turn: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    _addresses: Throttle = field(default_factory=lambda: Throttle(size=20, rate=1 / 20))
    _names: Throttle = field(default_factory=lambda: Throttle(size=10, rate=1 / 60))
    _made: Throttle = field(default_factory=lambda: Throttle(size=5, rate=1 / 600))

    async def hashed(self, password: str) -> str:
        """The argon2 hash; `BadInput` for a password that is too short or too long."""
        if not LEAST <= len(password) <= MOST:
            raise BadInput(
                f"a password has {LEAST} to {MOST} characters, not {len(password)}",
                key="error-password",
                least=LEAST,
                most=MOST,
            )
        async with self._turn:
            return await asyncio.to_thread(_hasher.hash, password)

    async def verified(self, account: Account | None, password: str) -> bool:
        """Whether it is the account's password; takes as long if there is no account."""
        kept = account.password_hash if account is not None else None
        async with self._turn:
            good = await asyncio.to_thread(_verify, kept or _UNKNOWN, password[:MOST])
        return good and kept is not None

    def slowed(self, address: str, name: str = "") -> None:
        """Refuses who guesses: too often from one address, or at one name."""
        if not self._addresses.allows(address) or (name and not self._names.allows(skeleton(name))):
            raise KarutaError("too many attempts: wait a minute", key="error-too-many")

    def may_make(self, address: str) -> None:
        """Refuses who makes one account after another."""
        if not self._made.allows(address):
            raise KarutaError("too many accounts were made from here: wait a while", key="error-too-many")

    async def own(self, request: Request) -> Account:
        """The account of who asks; `KarutaError` for a guest."""
        number = visit_of(request).person.account
        account = None if number is None else await self.people.by_id(number)
        if account is None:
            raise KarutaError("sign in first", key="error-sign-in-first")
        return account


def _verify(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def register_of(request: Request) -> Register:
    """The accounts of this house; `KarutaError` in one that has none."""
    register: Register | None = request.app.state.register
    if register is None:
        raise KarutaError("this house keeps no accounts", key="error-no-accounts")
    return register


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def let_in(request: Request, response: Response, session: Session) -> Response:
    """The answer with a new session."""
    value = request.app.state.doorman.cookie(session)
    response.headers["set-cookie"] = set_cookie(value, secure=secure(request.scope))
    return response


async def me_of(request: Request, session: Session, account: Account | None) -> Me:
    """What the page is told of who asks."""
    doorman: Doorman = request.app.state.doorman
    token = doorman.token(session)
    if account is None:
        return Me(session.person, "", account=False, token=token)
    keys = tuple(key.name for key in await register_of(request).people.passkeys(account.id))
    has = account.password_hash is not None
    return Me(account.person, account.name, account=True, token=token, passkeys=keys, has_password=has,
              must_change=account.must_change)  # fmt: skip


async def entered(request: Request, account: Account) -> Response:
    """The answer to who has signed in."""
    if account.banned(time() * 1000):
        raise KarutaError(
            "this account is kept out of the house for a time: ask who runs it", key="error-banned",
            until=int(account.banned_until_ms or 0),
        )  # fmt: skip
    session = signed_in(account.id, account.epoch)
    return let_in(request, answer(await me_of(request, session, account)), session)


# ---------------------------------------------------------------- what is asked


async def _me(request: Request) -> Response:
    visit = visit_of(request)
    account = None
    if visit.person.account is not None:
        account = await register_of(request).people.by_id(visit.person.account)
    return answer(await me_of(request, visit.session, account))


async def _sign_up(request: Request) -> Response:
    register, wish = register_of(request), await form(request, SignUp)
    register.slowed(address_of(request))
    hashed = await register.hashed(wish.password)
    register.may_make(address_of(request))
    return await entered(request, await register.people.create(wish.name, hashed))


async def _sign_in(request: Request) -> Response:
    register, wish = register_of(request), await form(request, SignIn)
    register.slowed(address_of(request), wish.name[:40])
    account = await register.people.by_name(wish.name[:40])
    if not await register.verified(account, wish.password) or account is None:
        raise KarutaError("name or password is wrong", key="error-sign-in")
    return await entered(request, account)


async def _sign_out(request: Request) -> Response:
    session = guest()
    return let_in(request, answer(await me_of(request, session, None)), session)


async def _change(request: Request) -> Response:
    register, wish = register_of(request), await form(request, ChangeAccount)
    account = await register.own(request)
    if wish.name is not None:
        await register.people.change(account.id, name=wish.name)
    if wish.password is not None:
        register.slowed(address_of(request), account.name)
        known = account.must_change or account.password_hash is None
        if not known and not await register.verified(account, wish.old_password or ""):
            raise KarutaError("the old password is wrong", key="error-sign-in")
        hashed = await register.hashed(wish.password)
        await register.people.change(account.id, password_hash=hashed, must_change=False, epoch=True)
    register.doorman.forget(account.id)
    changed = await register.people.by_id(account.id)
    assert changed is not None
    return await entered(request, changed)


async def _delete(request: Request) -> Response:
    register, wish = register_of(request), await form(request, DeleteAccount)
    account = await register.own(request)
    register.slowed(address_of(request), account.name)
    if skeleton(wish.name) != skeleton(account.name):
        raise BadInput(
            f"{wish.name[:40]!r} is not the name of this account: type {account.name!r}",
            key="error-delete-name",
            given=wish.name[:40],
            name=account.name,
        )
    if account.password_hash is not None and not await register.verified(account, wish.password or ""):
        raise KarutaError("the password is wrong", key="error-sign-in")
    await register.people.delete(account.id)
    register.doorman.forget(account.id)
    return await _sign_out(request)


async def _export(request: Request) -> Response:
    register = register_of(request)
    account = await register.own(request)
    told = answer(await register.people.export(account.id))
    told.headers["content-disposition"] = 'attachment; filename="karuta.json"'
    return told


Handler = Callable[[Request], Awaitable[Response]]


def told(handler: Handler, *, changes: bool = True) -> Handler:
    """The handler, with refusals as answers, and checked if it changes something."""

    async def asked(request: Request) -> Response:
        try:
            if changes:
                checked(request)
            return await handler(request)
        except KarutaError as error:
            return refused(error)

    return asked


ROUTES = [
    Route("/account", told(_me, changes=False), methods=["GET"]),
    Route("/account", told(_sign_up), methods=["POST"]),
    Route("/account", told(_change), methods=["PATCH"]),
    Route("/account", told(_delete), methods=["DELETE"]),
    Route("/account/session", told(_sign_in), methods=["POST"]),
    Route("/account/session", told(_sign_out), methods=["DELETE"]),
    Route("/account/export", told(_export, changes=False), methods=["GET"]),
]

"""Accounts over HTTP: signing up, in and out, changing, taking along and deleting what is known of oneself.

Whether a name exists is told to nobody who can't sign in to it, neither in words nor in time; only who makes an account
learns that a name is taken.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from karuta.errors import BadInput, KarutaError
from karuta.protocol.people import ChangeAccount, DeleteAccount, Me, SignIn, SignUp
from karuta.store.people import FOR_GOOD_MS, Account, People, skeleton
from karuta.web.guard import answer, checked, form, refused
from karuta.web.limits import Throttle, source
from karuta.web.passwords import Passwords, outdated
from karuta.web.visitors import Doorman, Session, guest, secure, set_cookie, signed_in, visit_of

NAME_SHOWN = 40
"""Characters of a name that somebody gives which are looked at."""


@dataclass
class Register:
    """The accounts of a house as its pages ask for them."""

    people: People
    doorman: Doorman
    passwords: Passwords = field(default_factory=Passwords)
    _made: Throttle = field(default_factory=lambda: Throttle(size=40, rate=1 / 60))

    def may_make(self, address: str) -> None:
        """Refuses who makes one account after another."""
        if not self._made.allows(source(address)):
            raise KarutaError("too many accounts were made from here: wait a while", key="error-too-many")

    async def own(self, request: Request) -> Account:
        """The account of who asks; `KarutaError` for a guest."""
        number = visit_of(request).session.account
        account = None if number is None else await self.people.by_id(number)
        if account is None:
            raise KarutaError("sign in first", key="error-sign-in-first")
        return account

    async def proves(self, request: Request, account: Account | None, name: str, password: str) -> None:
        """Who asks knows the password of the account of that name; `KarutaError` else, and if it is too soon to try."""
        address = address_of(request)
        self.passwords.tries(address, name)
        if not await self.passwords.verified(account.password_hash if account else None, password):
            raise KarutaError("name or password is wrong", key="error-sign-in")
        self.passwords.succeeded(address, name)


def register_of(request: Request) -> Register:
    """The accounts of this house; `KarutaError` in one that has none."""
    register: Register | None = request.app.state.register
    if register is None:
        raise KarutaError("this house keeps no accounts", key="error-no-accounts")
    return register


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def me_of(request: Request, session: Session, account: Account | None) -> Me:
    """What the page is told of who asks."""
    doorman: Doorman = request.app.state.doorman
    token = doorman.token(session)
    if account is None:
        return Me(session.person, "", account=False, token=token)
    keys = tuple(key.name for key in await register_of(request).people.passkeys(account.id))
    return Me(
        account.person,
        account.name,
        account=True,
        token=token,
        passkeys=keys,
        has_password=account.password_hash is not None,
        must_change=account.must_change,
    )


async def entered(request: Request, account: Account) -> Response:
    """The answer to who has signed in: a new session. `KarutaError` for who is kept out."""
    if account.banned(time() * 1000):
        raise _kept_out(account)
    request.app.state.doorman.forget(account.id)
    return await _with(request, signed_in(account.id, account.epoch), account)


def _kept_out(account: Account) -> KarutaError:
    until_ms, why = account.banned_until_ms or 0, account.banned_why or "-"
    if until_ms >= FOR_GOOD_MS:
        return KarutaError(f"this account is kept out of the house: {why}", key="error-banned-for-good", why=why)
    until = datetime.fromtimestamp(until_ms / 1000, UTC).date().isoformat()
    return KarutaError(f"this account is kept out until {until}: {why}", key="error-banned", until=until, why=why)


async def _with(request: Request, session: Session, account: Account | None) -> Response:
    response = answer(await me_of(request, session, account))
    value = request.app.state.doorman.cookie(session)
    response.headers.append("set-cookie", set_cookie(value, secure=secure(request.scope)))
    return response


# ---------------------------------------------------------------- what is asked


async def _me(request: Request) -> Response:
    visit = visit_of(request)
    account = None
    if visit.session.account is not None:
        account = await register_of(request).people.by_id(visit.session.account)
    return answer(await me_of(request, visit.session, account))


async def _sign_up(request: Request) -> Response:
    register, wish = register_of(request), await form(request, SignUp)
    register.may_make(address_of(request))
    hashed = await register.passwords.hashed(wish.password)
    return await entered(request, await register.people.create(wish.name, hashed))


async def _sign_in(request: Request) -> Response:
    register, wish = register_of(request), await form(request, SignIn)
    name = wish.name[:NAME_SHOWN]
    account = await register.people.by_name(name)
    await register.proves(request, account, name, wish.password)
    assert account is not None
    assert account.password_hash is not None
    if outdated(account.password_hash):
        hashed = await register.passwords.hashed(wish.password)
        await register.people.change(account.id, password_hash=hashed)
    return await entered(request, account)


async def _sign_out(request: Request) -> Response:
    """`?everywhere=1` ends all sessions of the account."""
    if request.query_params.get("everywhere") == "1":
        register = register_of(request)
        account = await register.own(request)
        await register.people.change(account.id, epoch=True)
        register.doorman.forget(account.id)
    return await _with(request, guest(), None)


async def _change(request: Request) -> Response:
    register, wish = register_of(request), await form(request, ChangeAccount)
    account = await register.own(request)
    changed: dict[str, object] = {}
    if wish.password is not None:
        # Who has a passkey only, or got a password from an admin, has none of their own to prove.
        if account.password_hash is not None and not account.must_change:
            await register.proves(request, account, account.name, wish.old_password or "")
        hashed = await register.passwords.hashed(wish.password)
        changed |= {"password_hash": hashed, "must_change": False, "epoch": True}
    if wish.name is not None:
        register.may_make(address_of(request))
        changed["name"] = wish.name
    if changed:
        await register.people.change(account.id, **changed)
    again = await register.people.by_id(account.id)
    if again is None:
        raise KarutaError("sign in first", key="error-sign-in-first")
    return await entered(request, again)


async def _delete(request: Request) -> Response:
    register, wish = register_of(request), await form(request, DeleteAccount)
    account = await register.own(request)
    if skeleton(wish.name) != skeleton(account.name):
        raise BadInput(
            f"{wish.name[:NAME_SHOWN]!r} is not the name of this account: type {account.name!r}",
            key="error-delete-name",
            given=wish.name[:NAME_SHOWN],
            name=account.name,
        )
    if account.password_hash is not None:
        await register.proves(request, account, account.name, wish.password or "")
    await register.people.delete(account.id)
    register.doorman.forget(account.id)
    return await _with(request, guest(), None)


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

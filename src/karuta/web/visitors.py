"""Who asks: the person behind each request and each socket, known by a signed cookie; who has none is a new guest.

A session is a random word in the cookie. Signing in or out makes a new one, so a session that somebody planted is
worth nothing. An account's sessions end when its epoch is raised (a new password, a ban).
"""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from http.cookies import SimpleCookie
from time import monotonic, time
from typing import Final, Protocol

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from karuta.errors import KarutaError
from karuta.hall.header import Person

COOKIE: Final = "karuta"
LASTS_S: Final = 180 * 86_400
"""A session ends when it was not used for so long."""
TRUSTED_S: Final = 5.0
"""An account is looked up again after so long: a ban holds from then on."""
KNOWN: Final = 10_000


class Keeper(Protocol):
    """Who knows accounts (`karuta.store.people.People`)."""

    async def by_id(self, id: int) -> Account | None: ...


class Account(Protocol):
    """What a visitor's account is asked for."""

    @property
    def name(self) -> str: ...

    @property
    def epoch(self) -> int: ...

    def banned(self, now_ms: float) -> bool: ...


class Session(msgspec.Struct, frozen=True):
    """What the cookie says: whose session it is, its own random word, and of an account its epoch."""

    person: str
    word: str
    epoch: int = 0


class Visit(msgspec.Struct, frozen=True):
    """Who asks, in which session; `fresh`: the browser does not know it yet."""

    person: Person
    session: Session
    fresh: bool


def guest() -> Session:
    """A new guest's."""
    return Session(f"g{secrets.token_urlsafe(9)}", secrets.token_urlsafe(12))


def signed_in(account: int, epoch: int) -> Session:
    """A new session of an account."""
    return Session(f"a{account}", secrets.token_urlsafe(12), epoch)


class Doorman:
    """Reads and writes the cookie, and remembers for a moment whom it has seen."""

    def __init__(self, secret: bytes, people: Keeper | None = None) -> None:
        self._signer = TimestampSigner(secret, salt="karuta.session")
        self._secret = secret
        self._people = people
        self._seen: OrderedDict[int, tuple[float, Account | None]] = OrderedDict()

    def cookie(self, session: Session) -> str:
        """The value that stands for `session`."""
        return self._signer.sign(_word(session)).decode()

    def token(self, session: Session) -> str:
        """What the page shows beside the cookie with everything that changes something: no other site can read it."""
        return hmac.new(self._secret, b"token " + _word(session), "sha256").hexdigest()[:32]

    def forget(self, account: int) -> None:
        """The account has changed: look again."""
        self._seen.pop(account, None)

    async def visit(self, cookie: str | None) -> Visit:
        """Whose cookie it is; a new guest's if it is nobody's (any more)."""
        session = self._read(cookie)
        if session is None:
            return Visit(_guest(made := guest()), made, fresh=True)
        if not session.person.startswith("a"):
            return Visit(_guest(session), session, fresh=False)
        account = await self._account(int(session.person[1:]))
        if account is None or account.epoch != session.epoch or account.banned(time() * 1000):
            return Visit(_guest(made := guest()), made, fresh=True)
        return Visit(Person(session.person, account.name), session, fresh=False)

    def _read(self, cookie: str | None) -> Session | None:
        if not cookie or len(cookie) > 500:
            return None
        try:
            person, word, epoch = self._signer.unsign(cookie, max_age=LASTS_S).decode().split(".")
            return Session(person, word, int(epoch))
        except (BadSignature, ValueError):
            return None

    async def _account(self, id: int) -> Account | None:
        if self._people is None:
            return None
        at, account = self._seen.get(id, (-TRUSTED_S, None))
        if monotonic() - at >= TRUSTED_S:
            try:
                account = await self._people.by_id(id)
            except KarutaError:
                # While the store is away who was known is known.
                return account
            self._seen[id] = monotonic(), account
            self._seen.move_to_end(id)
            while len(self._seen) > KNOWN:
                self._seen.popitem(last=False)
        return account


def _word(session: Session) -> bytes:
    return f"{session.person}.{session.word}.{session.epoch}".encode()


def _guest(session: Session) -> Person:
    return Person(session.person, "")


class Visitors:
    """Tells the application who asks: `visitor(connection)`. The cookie is set with the page itself and with answers
    about accounts, never with what caches may keep."""

    def __init__(self, app: ASGIApp, doorman: Doorman) -> None:
        self.app, self._doorman = app, doorman

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = await self._doorman.visit(_cookie(scope))
        scope.setdefault("state", {})["visit"] = visit
        if scope["type"] == "websocket" or not visit.fresh:
            await self.app(scope, receive, send)
            return

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                page = headers.get("content-type", "").startswith("text/html")
                if (page or scope["path"].startswith("/api/account")) and "set-cookie" not in headers:
                    headers.append("set-cookie", set_cookie(self._doorman.cookie(visit.session), secure=secure(scope)))
            await send(message)

        await self.app(scope, receive, told)


def _cookie(scope: Scope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, word = part.strip().partition("=")
                if key == COOKIE:
                    return str(word)
    return None


def secure(scope: Scope) -> bool:
    """Whether the page came over TLS."""
    return scope["scheme"] in ("https", "wss")


def set_cookie(value: str, *, secure: bool) -> str:
    """The header that sets the session's cookie."""
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = value
    morsel = cookie[COOKIE]
    morsel["max-age"], morsel["path"], morsel["samesite"], morsel["httponly"] = LASTS_S, "/", "Lax", True
    if secure:
        morsel["secure"] = True
    return morsel.OutputString()


def visit_of(connection: HTTPConnection) -> Visit:
    """Who asks, with the session."""
    visit: Visit | None = getattr(connection.state, "visit", None)
    return visit if visit is not None else Visit(_guest(made := guest()), made, fresh=True)


def visitor(connection: HTTPConnection) -> Person:
    """Who asks."""
    return visit_of(connection).person

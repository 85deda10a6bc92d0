"""Who asks: the person behind each request and each socket, known by a signed cookie; who has none is a new guest.

A session is a random word in the cookie. Signing in or out makes a new one, so a session that somebody planted is
worth nothing. An account's sessions end when its epoch is raised (a new password, a ban), and its open lines with them.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
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
RENEWED_S: Final = 86_400
"""A cookie that is older is written anew when the page is loaded."""
TRUSTED_S: Final = 5.0
"""An account is looked up again after so long: a ban holds from then on."""
KNOWN: Final = 10_000
ROUND_S: Final = 10.0
"""How often the accounts behind open sockets are looked up."""
SIGNED_OUT: Final = 4003
"""The code with which the sockets of a session are closed that has ended."""


class Account(Protocol):
    """What a visitor's account is asked for."""

    @property
    def name(self) -> str: ...

    @property
    def epoch(self) -> int: ...

    def banned(self, now_ms: float) -> bool: ...


class Keeper(Protocol):
    """Who knows accounts (`karuta.store.people.People`)."""

    async def by_id(self, id: int) -> Account | None: ...

    async def epochs(self, ids: Iterable[int]) -> Mapping[int, int]: ...


class Session(msgspec.Struct, frozen=True):
    """What the cookie says: whose session it is, its own random word, and of an account its epoch."""

    person: str
    word: str
    epoch: int = 0

    @property
    def account(self) -> int | None:
        """The number of the account; None: a guest's."""
        return int(self.person[1:]) if self.person.startswith("a") else None


class Visit(msgspec.Struct, frozen=True):
    """Who asks, in which session; `fresh`: its cookie has to be written."""

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
        self._lines: dict[Callable[[], None], Session] = {}

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
        read = self._read(cookie)
        if read is None:
            return _newcomer()
        session, age_s = read
        fresh = age_s > RENEWED_S
        if session.account is None:
            return Visit(Person(session.person, ""), session, fresh)
        try:
            account = await self._account(session.account)
        except KarutaError:
            # Nobody can say who that is while the store is away: a guest until then, and the cookie stays.
            return Visit(Person((made := guest()).person, ""), made, fresh=False)
        if account is None or account.epoch != session.epoch or account.banned(time() * 1000):
            return _newcomer()
        return Visit(Person(session.person, account.name), session, fresh)

    def _read(self, cookie: str | None) -> tuple[Session, float] | None:
        if not cookie or len(cookie) > 500:
            return None
        try:
            text, at = self._signer.unsign(cookie, max_age=LASTS_S, return_timestamp=True)
            person, word, epoch = text.decode().split(".")
            return Session(person, word, int(epoch)), time() - at.timestamp()
        except (BadSignature, ValueError):
            return None

    async def _account(self, id: int) -> Account | None:
        """`KarutaError` while the store is away and nothing is known of it."""
        if self._people is None:
            return None
        at, account = self._seen.get(id, (-TRUSTED_S, None))
        if monotonic() - at >= TRUSTED_S:
            try:
                account = await self._people.by_id(id)
            except KarutaError:
                if account is None:
                    raise
                return account
            self._seen[id] = monotonic(), account
            self._seen.move_to_end(id)
            while len(self._seen) > KNOWN:
                self._seen.popitem(last=False)
        return account

    # ---------------------------------------------------------------- open lines

    def stay(self, session: Session, end: Callable[[], None]) -> Callable[[], None]:
        """Calls `end` when `session`, that of an account, has ended; what is answered stops that."""
        self._lines[end] = session

        def stop() -> None:
            self._lines.pop(end, None)

        return stop

    async def round(self) -> None:
        """Ends the lines of sessions that have ended."""
        asked = {session.account for session in self._lines.values()} - {None}
        if self._people is None or not asked:
            return
        epochs = await self._people.epochs(id for id in asked if id is not None)
        for end, session in tuple(self._lines.items()):
            if session.account in asked and epochs.get(session.account or 0) != session.epoch:
                del self._lines[end]
                end()

    async def watch(self) -> None:
        """Goes round again and again, until cancelled."""
        while True:
            await asyncio.sleep(ROUND_S)
            with suppress(KarutaError):
                await self.round()


def _word(session: Session) -> bytes:
    return f"{session.person}.{session.word}.{session.epoch}".encode()


def _newcomer() -> Visit:
    made = guest()
    return Visit(Person(made.person, ""), made, fresh=True)


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
        if scope["type"] == "websocket":
            await self._socket(visit, scope, receive, send)
            return

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start" and visit.fresh:
                headers = MutableHeaders(scope=message)
                page = headers.get("content-type", "").startswith("text/html")
                if (page or scope["path"].startswith("/api/account")) and "set-cookie" not in headers:
                    headers.append("set-cookie", set_cookie(self._doorman.cookie(visit.session), secure=secure(scope)))
            await send(message)

        await self.app(scope, receive, told)

    async def _socket(self, visit: Visit, scope: Scope, receive: Receive, send: Send) -> None:
        """A line ends with its session; guests' have no end."""
        if visit.session.account is None:
            await self.app(scope, receive, send)
            return
        ending: set[asyncio.Task[None]] = set()

        async def close() -> None:
            # The line may be gone already.
            with suppress(RuntimeError, OSError):
                await send({"type": "websocket.close", "code": SIGNED_OUT, "reason": "error-signed-out"})

        def end() -> None:
            ending.add(task := asyncio.create_task(close(), name="line ends"))
            task.add_done_callback(ending.discard)

        stop = self._doorman.stay(visit.session, end)
        try:
            await self.app(scope, receive, send)
        finally:
            stop()


def _cookie(scope: Scope) -> str | None:
    wanted = _name(secure(scope))
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, word = part.strip().partition("=")
                if key == wanted:
                    return str(word)
    return None


def _name(secure: bool) -> str:
    # A browser takes a cookie of such a name from nobody but the host itself, over TLS: no neighbour can plant one.
    return f"__Host-{COOKIE}" if secure else COOKIE


def secure(scope: Scope) -> bool:
    """Whether the page came over TLS."""
    return scope["scheme"] in ("https", "wss")


def set_cookie(value: str, *, secure: bool) -> str:
    """The header that sets the session's cookie."""
    cookie: SimpleCookie = SimpleCookie()
    cookie[name := _name(secure)] = value
    morsel = cookie[name]
    morsel["max-age"], morsel["path"], morsel["samesite"], morsel["httponly"] = LASTS_S, "/", "Lax", True
    if secure:
        morsel["secure"] = True
    return morsel.OutputString()


def visit_of(connection: HTTPConnection) -> Visit:
    """Who asks, with the session."""
    visit: Visit | None = getattr(connection.state, "visit", None)
    return visit if visit is not None else _newcomer()


def visitor(connection: HTTPConnection) -> Person:
    """Who asks."""
    return visit_of(connection).person

"""Browsers as a test uses them: a house with a store behind them, cookies of their own, and forms as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from hall.stage import Bell
from karuta.hall.house import House
from karuta.hall.ports import LocalBus, MonotonicClock
from karuta.store import Store
from karuta.web.app import create
from web.guest import Guest, built, guest_of

PASSWORD = "nani shi ou wa"


class Kept:
    """A house with a store, which is opened in the loop that serves it."""

    def __init__(self, root: Path, **told: Any) -> None:
        self._root, self._told = root, told
        self.app: Starlette
        self.store: Store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            self.store = await Store.open(f"sqlite:///{self._root / 'house.db'}")
            log, leases, secret = self.store.log, self.store.leases, self.store.secret
            voices = (Bell(self._root),)
            house = House(MonotonicClock(), log, LocalBus(), voices, seed="web", leases=leases, secret=secret)
            self.app = create(house, ("bell",), built(self._root), store=self.store, **self._told)
        await self.app(scope, receive, send)


@contextmanager
def kept_house(root: Path, *, at: str = "http://karuta.test", **told: Any) -> Iterator[tuple[Kept, TestClient]]:
    """A house with a store in `root`, and a client in whose loop it runs."""
    kept = Kept(root, **told)
    with TestClient(kept, base_url=at, client=("192.0.2.1", 50000)) as client:
        yield kept, client


class Browser:
    """One browser: `ask` sends what its page would send."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.token = ""

    @classmethod
    def at(cls, served: TestClient, at: str = "http://karuta.test", address: str = "192.0.2.1") -> Browser:
        """A browser of its own at a house that is served."""
        client = TestClient(served.app, base_url=at, client=(address, 50000), headers={"origin": at})
        client.portal = served.portal
        return cls(client)

    def ask(self, method: str, path: str, form: Any = None, **headers: str) -> Any:
        """The answer to a request of the page."""
        if method != "GET" and not self.token:
            self.me()
        told = {"x-karuta-token": self.token} | headers
        answer = self.client.request(method, f"/api{path}", json=form, headers=told)
        if answer.status_code == 200 and "token" in (said := answer.json()):
            self.token = said["token"]
        return answer

    def line(self, **headers: str) -> AbstractContextManager[Guest]:
        """A line of its page; the test client itself would dial another host, without cookies."""
        host = self.client.base_url.netloc.decode()
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return guest_of(self.client, **({"host": host, "cookie": cookies} | headers))

    def me(self) -> Any:
        """Who the house takes it for."""
        return self.ask("GET", "/account").json()

    def sign_up(self, name: str, password: str = PASSWORD) -> Any:
        """A new account."""
        return self.ask("POST", "/account", {"name": name, "password": password})

    def sign_in(self, name: str, password: str = PASSWORD) -> Any:
        """Signs in to an account."""
        return self.ask("POST", "/account/session", {"name": name, "password": password})

"""A page as a test plays it: a house behind a test client, and messages as plain data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from hall.stage import Bell
from karuta.hall.house import House
from karuta.hall.ports import LocalBus, MemoryLog, MonotonicClock
from karuta.web.app import create

Message = dict[str, Any]


def house_at(root: Path, *, most: int = 10, still: bool = False) -> House:
    """A house with a voice whose files lie in `root`."""
    return House(MonotonicClock(), MemoryLog(), LocalBus(), (Bell(root),), most=most, seed="web", still=still)


def built(root: Path) -> Path:
    """A built page in miniature."""
    static = root / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Karuta</title>" + " " * 2000)
    (static / "assets" / "main-1a2b.js").write_text("export {};")
    (static / "app.webmanifest").write_text("{}")
    return static


@contextmanager
def client_of(root: Path, **house: Any) -> Iterator[TestClient]:
    """A client of a house in `root`."""
    with TestClient(create(house_at(root, **house), ("bell",), built(root)), base_url="http://karuta.test") as client:
        yield client


class Guest:
    """One connection."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[Message] = []

    def say(self, **message: Any) -> None:
        """Sends a message."""
        self.socket.send_text(json.dumps(message))

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.receive_text())
        self.heard.append(message)
        return message

    def until(self, wanted: Callable[[Message], bool], most: int = 300) -> Message:
        """The first message from now on that is wanted."""
        for _ in range(most):
            if wanted(message := self.hear()):
                return message
            assert message.get("key") != "error-match-stopped", message
        raise AssertionError(f"it never came; the last was {self.heard[-1]}")

    def get(self, kind: str) -> Message:
        """The next message of a type."""
        return self.until(lambda message: message["type"] == kind)

    def phase(self, phase: str) -> Message:
        """The next table of a phase."""
        return self.until(lambda message: message["type"] == "update" and message["table"]["phase"] == phase)

    def sit(self, *, opponent: str = "mio", seat: int = 0, **wish: Any) -> Message:
        """Says hello and begins a short match against one of the house; the answer is `opened`."""
        given = {"game": "kyogi", "rules": {"memorise_s": 0, "format": "starter"}}
        self.ask(players=[opponent, None] if seat else [None, opponent], **(given | wish))
        return self.get("opened")

    def cards(self, *players: str, seat: int = 0, **wish: Any) -> Message:
        """Says hello and begins a match of Koi-Koi with players of the house at the other seats; the answer is
        `seated`."""
        others = players or ("momo",)
        seats = [*others[:seat], None, *others[seat:]]
        self.ask(players=seats, **({"game": "koikoi", "preset": "short"} | wish))
        return self.get("seated")

    def ask(self, **wish: Any) -> None:
        """Says hello and asks for a game."""
        self.say(type="hello", protocol=1, language="en")
        self.say(**({"type": "begin", "names": ["Guest"], "pace": "quick"} | wish))

    def table(self, wanted: Callable[[Message], bool] = lambda table: True) -> Message:
        """The next update whose table is wanted."""
        return self.until(lambda message: message["type"] == "table_update" and wanted(message["table"]))

    def turn(self) -> Message:
        """The next update with which it is one's turn, or the match is over; goes on from round to round."""
        while True:
            update = self.table(lambda table: table["waits"] or table["moves"] or table["phase"] == "over")
            if not update["table"]["waits"]:
                return update
            self.say(type="go_on", round=update["table"]["round"])

    def play_out(self) -> Message:
        """Does the first thing that it may until the match is over; the answer is the last update."""
        while (update := self.turn())["table"]["phase"] != "over":
            self.say(type="make", id=f"seq {update['seq']}", move=update["table"]["moves"][0])
        return update

    def begin(self) -> Message:
        """Goes through bows and arranging; the answer is the first programme of a reading."""
        self.phase("bow")
        self.say(type="act", id="bow", move={"move": "bow"})
        self.phase("arrange")
        self.say(type="act", id="ready", move={"move": "ready"})
        self.phase("bows")
        self.say(type="act", id="bows", move={"move": "bow"})
        return self.until(lambda message: message["type"] == "programme" and message["reading"] > 0)


@contextmanager
def guest_of(client: TestClient, **headers: str) -> Iterator[Guest]:
    """A connection to the house."""
    with client.websocket_connect("/ws", headers=headers) as socket:
        yield Guest(socket)

"""Who sits at a mat of the page: sees the screen, reads along on the wire, and moves pointer and keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from browser.conftest import SEED
from karuta.games.kyogi import match, state
from karuta.games.kyogi.rules import rules_from
from karuta.words import say

ME = "Ono"
SETTINGS: dict[str, Any] = {
    "reads_hiragana": "yes",
    "name": ME,
    "level": "E",
    "pace": "quick",
    "hints": "off",
    "has_played": True,
}
"""Of one who has been here before and plays the slowest at the highest pace."""
PATIENCE_S = 30

# What the screen asks for now, read from what it shows; null while there is nothing to do.
DUTY = """() => {
  const match = document.querySelector(".match");
  if (!match) return null;
  const { phase } = match.dataset;
  const mode = match.querySelector(".stage")?.dataset.mode;
  const button = (where) => match.querySelector(`${where} .primary:enabled`);
  if (match.querySelector(".result")) return "over";
  if (button(".bow")) return "bow";
  if (match.querySelector(".deal-skip")) return "deal";
  if (button(".ask-buttons")?.querySelector("[lang=ja]")) return "hai";
  if (phase === "open" && mode === "take") return "open";
  if (phase === "sending" && mode === "send") return "send";
  if (phase === "placing" && mode === "place" && match.querySelector(".card.waiting")) return "place";
  if (phase === "arrange" && mode === "arrange") return "arrange";
  if (phase === "memorise" && button(".ask-buttons")) return "memorise";
  return null;
}"""


class Wire:
    """All messages between page and house, as they went over the line."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.lines = 0

    def listen(self, page: Page) -> None:
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self.lines += 1
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def table(self) -> dict[str, Any]:
        """The table as the house told it last."""
        table: dict[str, Any] = self.of("update")[-1]["table"]
        return table

    @property
    def rulings(self) -> list[dict[str, Any]]:
        return [event["ruling"] for event in self.events("ruled")]

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [event for update in self.of("update") for event in update["events"] if event["event"] == kind]

    def moves(self) -> list[dict[str, Any]]:
        """What the house has told of this seat's moves."""
        return [event for update in self.of("update") for event in update["events"] if event.get("seat") == 0]

    def touches(self) -> list[dict[str, Any]]:
        return [message for message in self.said if message["type"] == "touch"]


def order(rules: dict[str, Any]) -> tuple[int, ...]:
    """The poems in the order in which the house will read them."""
    return match.new(rules_from(rules), SEED).order


def deal(rules: dict[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards of the page's seat and of its rival."""
    return state.deal(match.new(rules_from(rules), SEED))


class Sitter:
    """One match on one page. `strike` is what the hand does at a reading: it is told the poem that is read."""

    def __init__(self, page: Page, wire: Wire, rules: dict[str, Any]) -> None:
        self.page, self.wire, self.rules = page, wire, rules
        self.order = order(rules)
        self.duties: list[str] = []

    # ---------------------------------------------------------------- waiting

    def until(self, true: Callable[[], Any], what: str) -> None:
        """Wait until something that is told on the wire holds."""
        for _ in range(PATIENCE_S * 100):
            if true():
                return
            self.page.wait_for_timeout(10)
        acts = [message for message in self.wire.said if message["type"] == "act"]
        raise AssertionError(
            f"waited {PATIENCE_S} s for {what} at {self.wire.table['phase']}; said last {acts[-2:]},"
            f" heard last {[message for message in self.wire.heard if message['type'] != 'synced'][-2:]}"
        )

    def duty(self) -> str:
        """The next thing that the screen asks for."""
        duty: str = self.page.wait_for_function(DUTY).json_value()
        self.duties.append(duty)
        return duty

    def answered(self, act: Callable[[], Any]) -> None:
        """Make a move, and wait until the house has taken it."""
        before = len(self.wire.moves())
        act()
        self.until(lambda: len(self.wire.moves()) > before, "the house's answer")

    # ---------------------------------------------------------------- what is seen

    @property
    def counts(self) -> tuple[int, int]:
        """Cards of mine and of theirs, as the bars show them."""
        texts = [self.page.locator(f".bar-{bar} .who-count strong").inner_text() for bar in ("near", "far")]
        return int(texts[0]), int(texts[1])

    def card(self, number: int) -> Locator:
        return self.page.locator(f'.card[data-card="{number}"]')

    def box(self, number: int) -> tuple[float, float, float, float]:
        """Centre, width and height of a card on the screen."""
        box = self.card(number).bounding_box()
        assert box is not None, f"card {number} is not shown"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"], box["height"]

    def field(self, poem: int) -> str:
        """A, B, or D for a dead card."""
        place = self.wire.table["places"].get(str(poem))
        return place[0] if place else "D"

    def cards(self, field: str) -> list[int]:
        return sorted(int(card) for card, place in self.wire.table["places"].items() if place[0] == field)

    # ---------------------------------------------------------------- the hand

    def still(self) -> None:
        """Wait until no card is on its way."""
        self.page.wait_for_function("() => !document.querySelector('.card.moving')")

    def hit(self, button: Locator) -> None:
        """Press a button, or a card."""
        button.click()

    def stroke(self, *points: tuple[float, float], steps: int = 5) -> None:
        """The mouse goes down at the first point, through the others, and up at the last."""
        mouse = self.page.mouse
        mouse.move(*points[0])
        mouse.down()
        for point in points[1:]:
            mouse.move(*point, steps=steps)
        mouse.up()

    def outwards(self, number: int) -> int:
        """1 for a card whose nearest side is the right one, else -1."""
        mat = self.page.locator(".stage").bounding_box()
        assert mat is not None
        return 1 if self.box(number)[0] > mat["x"] + mat["width"] / 2 else -1

    def sweep(self, number: int) -> None:
        """Sweep a card out to its nearest side."""
        x, y, width, _ = self.box(number)
        out = self.outwards(number)
        self.stroke((x - out * width / 4, y), (x + out * width * 1.5, y))

    def take(self, poem: int) -> None:
        """Sweep the card that is read; leave a dead one alone, and one that has gone meanwhile."""
        if self.field(poem) != "D" and self.card(poem).is_visible():
            self.sweep(poem)

    # ---------------------------------------------------------------- the course of a match

    def sit_down(self) -> None:
        self.hit(self.page.locator(".door-karuta .door-open:enabled"))
        self.page.locator(".match").wait_for()

    def press(self, key: str, language: str = "en", **facts: Any) -> None:
        self.hit(self.page.get_by_role("button", name=say(language, key, **facts), exact=True))

    def go_on(self) -> None:
        """End a pause."""
        button = self.page.locator(".ask-buttons").get_by_role("button", name=say("en", "match-go-on"))
        self.hit(button)
        button.wait_for(state="detached")

    def do(self, duty: str) -> None:
        """What is asked between readings, in the plainest way."""
        page = self.page
        match duty:
            case "deal":
                # Pressed at once and by no pointer: on a slow machine it is over while one reaches for it.
                page.locator(".deal-skip").evaluate_all("(all) => all.forEach((one) => one.click())")
                page.locator(".deal").wait_for(state="detached")
            case "bow":
                self.answered(lambda: self.hit(page.locator(".bow .primary")))
                page.locator(".bow .primary:enabled").wait_for(state="detached")
            case "send":
                due = self.wire.table["due"]["count"]
                for number in self.cards("A")[:due]:
                    self.hit(self.card(number))
                self.answered(lambda: self.hit(page.locator(".ask-buttons .primary:enabled")))
            case "hai" | "arrange" | "memorise" | "place":
                self.answered(lambda: self.hit(page.locator(".ask-buttons .primary:enabled")))
            case _:
                raise AssertionError(f"{duty}: nothing is to be done")

    def begin(self, *, upto: str = "open") -> None:
        """Sit down and go through the ceremony up to a duty."""
        self.sit_down()
        while (duty := self.duty()) != upto:
            self.do(duty)

    def reading(self, strike: Callable[[int], Any]) -> dict[str, Any]:
        """Wait for the next reading, strike, and wait for the referee's word."""
        while (duty := self.duty()) != "open":
            self.do(duty)
        return self.struck(strike)

    def struck(self, strike: Callable[[int], Any]) -> dict[str, Any]:
        """Strike at the reading that is open; the ruling."""
        number = int(self.wire.table["readings"]) + 1
        strike(self.order[number - 1])
        self.until(lambda: self.wire.rulings and self.wire.rulings[-1]["number"] >= number, "the ruling")
        self.page.locator('.match[data-phase="open"]').wait_for(state="detached")
        return self.wire.rulings[-1]

    def play(self, strike: Callable[[int], Any] | None = None) -> None:
        """The rest of the match, taking what can be taken."""
        while (duty := self.duty()) != "over":
            if duty == "open":
                self.struck(strike or self.take)
            else:
                self.do(duty)

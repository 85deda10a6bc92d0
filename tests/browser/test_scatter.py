"""The games on a cloth, from the start sheet to the record and its replay: by pointer, finger and keys, against the
house and with two people at one screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from browser.conftest import PHONE, SEED, Visit, with_axe
from browser.sitter import ME, SETTINGS, Wire
from browser.test_axe import look
from karuta.games.chirashi.game import CHIRASHI
from karuta.games.chirashi.rules import rules_from as chirashi_rules
from karuta.games.gather.record import NOTATIONS, frames
from karuta.games.goshoku.game import GOSHOKU
from karuta.games.goshoku.rules import rules_from as goshoku_rules
from karuta.games.sakasama.game import SAKASAMA
from karuta.games.sakasama.rules import rules_from as sakasama_rules
from karuta.words import say

SEVEN = {"deck": "starter", "after_take_ms": 200}
TABLET: dict[str, Any] = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
RIVAL = say("en", "character-mio-name")
NEW: dict[str, Callable[[dict[str, Any], int], Any]] = {
    "chirashi": lambda rules, seats: CHIRASHI.new(chirashi_rules(rules), SEED, seats),
    "sakasama": lambda rules, seats: SAKASAMA.new(sakasama_rules(rules), SEED, seats),
    "goshoku": lambda rules, seats: GOSHOKU.new(goshoku_rules(rules), SEED, seats),
}
LEFT_TO_THE_RIVAL = 5
PATIENCE_S = 30
REACH_MS = 1600
"""A pad that was let go longer ago tells of no hand that comes."""
ONSET_MS = 80
"""After the reading is said to be open its first sound is surely heard within this time."""


class Kneeler:
    """Who kneels at a cloth: begins the game, and touches cards."""

    def __init__(self, visit: Visit, game: str, seats: list[str | None], rules: dict[str, Any], **more: Any) -> None:
        chosen = {game: {"seats": seats, "level": "easy", "rules": rules}}
        self.wire = Wire()

        def before(page: Page) -> None:
            self.wire.listen(page)
            with_axe(page)

        settings = {**SETTINGS, "family": chosen, "guests": ["Aki"]}
        self.page = visit(f"/play/{game}", before=before, settings=settings, **more)
        self.order = NEW[game](rules, len(seats)).order
        self.page.locator("button[type=submit]:enabled").click()
        self.page.locator(".match .card").first.wait_for()

    def press(self, key: str, **facts: Any) -> None:
        self.page.get_by_role("button", name=say("en", key, **facts), exact=True).click()

    def phase(self, *phases: str) -> None:
        self.page.locator(", ".join(f'.match[data-phase="{phase}"]' for phase in phases)).wait_for()

    def open(self) -> int:
        """Wait until the next verse sounds; its poem."""
        self.phase("open")
        self.page.wait_for_timeout(ONSET_MS)
        return int(self.order[self.wire.table["readings"]])

    def card(self, number: int) -> Locator:
        return self.page.locator(f'.card[data-card="{number}"]')

    def middle(self, number: int) -> tuple[float, float]:
        box = self.card(number).bounding_box()
        assert box is not None, f"card {number} is not shown"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self, number: int) -> None:
        mouse = self.page.mouse
        mouse.move(*self.middle(number))
        mouse.down()
        mouse.up()

    def until(self, true: Callable[[], Any], what: str) -> None:
        """Wait until something that is told on the wire holds."""
        for _ in range(PATIENCE_S * 50):
            if true():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"waited {PATIENCE_S} s for {what}, heard last {self.wire.heard[-2:]}")

    def awards(self, count: int) -> dict[str, Any]:
        """Wait for so many awards; the last of them."""
        self.until(lambda: len(self.told()) >= count, f"award {count}")
        return self.told()[count - 1]

    def told(self) -> list[dict[str, Any]]:
        """Each award once: every seat of the page is told of it."""
        return list({event["award"]["number"]: event["award"] for event in self.wire.events("awarded")}.values())

    def counts(self) -> None:
        """What everybody has, and what lies in the middle, is shown as the house has it."""
        table = self.wire.table
        expect(self.count(".own-plate .who-count")).to_have_text(str(len(table["taken"][0])))
        expect(self.count(".plate[data-seat='1'] .plate-count")).to_have_text(str(len(table["taken"][1])))
        expect(self.count(".pool .plate-count")).to_have_text(str(len(table["pool"])))

    def count(self, where: str) -> Locator:
        """The number of cards taken that is shown there."""
        return self.page.locator(where).locator("strong").first


def test_chirashi_against_the_house_to_the_replay(visit: Visit, tmp_path: Path) -> None:
    kneeler = Kneeler(visit, "chirashi", [None, "mio"], SEVEN)
    page, wire = kneeler.page, kneeler.wire
    expect(page.locator(".card:not([hidden])")).to_have_count(7)
    kneeler.press("match-memorised")
    wrong = next(card for card in kneeler.order if card != kneeler.order[0])
    for number in range(1, 8):
        poem = kneeler.open()
        if number == 1:
            kneeler.click(wrong)
            expect(kneeler.card(wrong)).to_contain_class("lifted")
        # One reading is left to the other hand, so that it is seen too.
        if number != LEFT_TO_THE_RIVAL and kneeler.card(poem).is_visible():
            kneeler.click(poem)
        award = kneeler.awards(number)
        if number == 1:
            assert award["fouls"] == [1, 0]
            said = say("en", "scatter-tag-wrong", name=say("en", "page-you"))
            expect(page.locator(".tag.wrong")).to_have_text(f"✕{said}")
        kneeler.phase("reading", "over")
        if award["taker"] == 0 and not wire.events("yielded"):
            _hand_over(kneeler)
        kneeler.counts()
    assert wire.of("swept"), "the other hand was shown"
    assert [award["poem"] for award in kneeler.told()] == list(kneeler.order[:7])
    assert len(wire.events("yielded")) == 1
    _end(page, wire, tmp_path)


def _hand_over(kneeler: Kneeler) -> None:
    """What was taken last was the other one's."""
    kneeler.press("scatter-theirs", who="you", name=ME)
    kneeler.page.locator(".who-asked").get_by_role("button", name=RIVAL).click()
    expect(kneeler.page.locator(".who-asked")).to_have_count(0)
    kneeler.until(lambda: kneeler.wire.events("yielded"), "the card is handed over")


def _end(page: Page, wire: Wire, folder: Path) -> None:
    table = wire.table
    mine, theirs = (len(cards) for cards in table["taken"])
    expect(page.locator(".standings tbody tr")).to_have_count(2)
    row = page.locator(".standings tr", has_text=ME)
    expect(row.locator("td").first).to_have_text(str(mine))
    expect(page.locator(".verdict h2")).to_have_text(
        say("en", "result-won") if mine > theirs else say("en", "scatter-won", names=RIVAL)
    )
    with page.expect_download() as given:
        page.get_by_role("button", name=say("en", "result-record")).click()
    path = folder / "record"
    given.value.save_as(path)
    record = NOTATIONS["chirashi"].parse(path.read_text(encoding="utf-8"))
    cut = list(frames(record))
    assert [frame.award.counts for frame in cut][-1] == (mine, theirs)
    page.get_by_role("link", name=say("en", "result-replay")).click()
    expect(page.locator(".ticks-line i")).to_have_count(len(cut))
    expect(page.locator(".review .cloth .card:not([hidden])")).to_have_count(7)
    page.get_by_role("button", name=say("en", "replay-next")).click()
    expect(page.locator(".review-number")).to_have_text(say("en", "match-readings", number=2, total=len(cut)))
    page.get_by_role("button", name=say("en", "replay-play")).click()
    expect(page.locator(".review-number")).to_have_text(say("en", "match-readings", number=3, total=len(cut)))
    page.get_by_role("button", name=say("en", "replay-pause")).click()
    assert look(page, "replay") == []


def test_sakasama_alone_on_a_phone(visit: Visit) -> None:
    kneeler = Kneeler(visit, "sakasama", [None], {**SEVEN, "deck": "quarter"}, context=PHONE)
    page = kneeler.page
    width = page.evaluate("() => document.scrollingElement.scrollWidth")
    assert width <= PHONE["viewport"]["width"]
    touch = page.context.new_cdp_session(page)
    hold(touch, kneeler.middle(kneeler.order[0]), 1)
    expect(page.locator(".zoom .printed-poem")).to_be_visible()
    hold(touch)
    expect(page.locator(".zoom")).to_have_count(0)
    assert look(page, "looking") == []
    page.emulate_media(reduced_motion="no-preference")
    before = kneeler.card(kneeler.order[0]).bounding_box()
    kneeler.press("scatter-near")
    after = kneeler.card(kneeler.order[0]).bounding_box()
    assert before
    assert after
    assert after["width"] > 1.8 * before["width"]
    kneeler.press("scatter-near")
    kneeler.press("match-memorised")
    for number in (1, 2):
        page.touchscreen.tap(*kneeler.middle(kneeler.open()))
        award = kneeler.awards(number)
        assert (award["taker"], award["case"]) == (0, "taken")
        kneeler.phase("reading")
    expect(page.locator(".alone")).to_contain_text(say("en", "scatter-misses", misses=0))
    kneeler.press("match-menu")
    kneeler.press("match-give-up")
    kneeler.press("match-resign")
    expect(page.locator(".verdict h2")).to_have_text(say("en", "scatter-gave-up"))
    assert {message["input"] for message in kneeler.wire.touches()} == {"touch"}


def test_goshoku_by_keys(visit: Visit) -> None:
    kneeler = Kneeler(visit, "goshoku", [None, "mio"], {"read": 2, "after_take_ms": 200}, to="still")
    page = kneeler.page
    lies = kneeler.wire.table["spread"]["lies"]
    for card, (_, _, turn) in lies.items():
        assert f"rotate({turn}deg)" in (kneeler.card(int(card)).get_attribute("style") or "")
    top = min(lies, key=lambda card: (lies[card][1], lies[card][0]))
    page.locator(".card[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") != top
    kneeler.press("match-memorised")
    for number in (1, 2):
        kneeler.card(kneeler.open()).focus()
        page.keyboard.press("Enter")
        assert kneeler.awards(number)["taker"] == 0
        kneeler.phase("reading", "over")
    expect(page.locator(".verdict h2")).to_have_text(say("en", "result-won"))
    assert {message["input"] for message in kneeler.wire.touches()} == {"key"}
    assert look(page, "result") == []


def hold(touch: CDPSession, *fingers: tuple[float, float] | int) -> None:
    """All fingers that are on the screen now: the point of each and its number."""
    points = [
        {"x": point[0], "y": point[1], "id": number}  # type: ignore[index]
        for point, number in zip(fingers[::2], fingers[1::2], strict=True)
    ]
    kind = "touchStart" if points else "touchEnd"
    touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.fixture
def tablet(visit: Visit) -> Kneeler:
    return Kneeler(visit, "chirashi", [None, None], SEVEN, context=TABLET)


def test_two_people_at_one_tablet(tablet: Kneeler) -> None:
    page, wire = tablet.page, tablet.wire
    touch = page.context.new_cdp_session(page)
    pads = [page.locator(f"[data-pad='{seat}']") for seat in (0, 1)]
    rest = [tablet_middle(pad) for pad in pads]
    for pad in pads:
        pad.tap()
    poem = tablet.open()
    # Both rest a finger; the second lets go and takes the card.
    hold(touch, rest[0], 0, rest[1], 1)
    expect(pads[1]).to_have_attribute("data-held", "yes")
    points = [{"x": x + 9, "y": y + 5, "id": number} for number, (x, y) in enumerate(rest)]
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    expect(pads[1]).to_have_attribute("data-held", "yes")
    hold(touch)
    hold(touch, rest[0], 0)
    hold(touch, rest[0], 0, tablet.middle(poem), 1)
    award = tablet.awards(1)
    assert (award["taker"], {message["seat"] for message in wire.touches()}) == (1, {1})
    hold(touch)
    expect(tablet.count("[data-pad='1']")).to_have_text("1")
    # Nobody has rested a finger of late, and the card lies as near to the one as to the other: they are asked.
    poem = tablet.open()
    page.wait_for_timeout(REACH_MS)
    page.evaluate(SAME_DISTANCE, poem)
    page.touchscreen.tap(*tablet.middle(poem))
    asked = page.locator(".who-asked")
    expect(asked).to_be_visible()
    assert look(page, "whose hand") == []
    asked.get_by_role("button", name=ME).click()
    assert tablet.awards(2)["taker"] == 0
    assert [message["on"] for message in wire.said if message["type"] == "contest"] == [True]
    tablet.phase("reading", "open")
    assert look(page, "pads") == []


# Both pads as far from the card: it is told by where they stand.
SAME_DISTANCE = """(poem) => {
  const card = document.querySelector(`.card[data-card="${poem}"]`).getBoundingClientRect();
  const [x, y] = [card.left + card.width / 2, card.top + card.height / 2];
  for (const [seat, way] of [[0, -1], [1, 1]]) {
    const pad = document.querySelector(`[data-pad="${seat}"]`);
    pad.getBoundingClientRect = () => new DOMRect(x + way * 200 - 40, y - 40, 80, 80);
  }
}"""


def tablet_middle(pad: Locator) -> tuple[float, float]:
    box = pad.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

"""What is chosen is kept and counts: looks, the left hand, calm cards; announced moves and steps taken back."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.sitter import SETTINGS, Sitter, Wire, deal
from karuta.games.kyogi import match, state
from karuta.games.kyogi.rules import rules_from
from karuta.words import say

RULES = {"format": "nodead", "cards_a": 5, "cards_b": 5, "window": "kimariji", "after_take_ms": 200}
KEPT = ("places", "counts", "due", "readings", "fouls", "hands")
"""What taking back a step brings back."""
FLIGHTS = """
window.moves = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  if (this.matches?.(".card")) moves.push(frames.map(({ transform, opacity }) => [transform, Number(opacity ?? 1)]));
  return animate.call(this, frames, how);
};"""


def sitting(visit: Visit, *scripts: str, **settings: Any) -> Sitter:
    wire = Wire()

    def before(page: Page) -> None:
        wire.listen(page)
        for script in scripts:
            page.add_init_script(f"{{{script}}}")

    page = visit(to="still", before=before, settings={**SETTINGS, "rules": RULES, **settings})
    return Sitter(page, wire, RULES)


def test_choices_are_kept(visit: Visit) -> None:
    page = visit("/settings")
    radio = ["settings-theme-dark", "settings-motion-reduced", "page-hints-romaji", "page-pace-quick"]
    switches = ["settings-neat", "settings-clear-face", "settings-face-me", "settings-captions", "settings-left-handed"]
    for key in radio:
        page.get_by_role("radio", name=say("en", key), exact=True).check(force=True)
    for key in switches:
        page.get_by_role("switch", name=say("en", key)).check(force=True)
    page.get_by_role("switch", name=say("en", "settings-sound"), exact=True).uncheck(force=True)
    page.get_by_role("slider", name=say("en", "settings-text-size")).press("End")
    page.get_by_role("slider", name=say("en", "settings-volume")).press("Home")
    page.get_by_role("textbox", name=say("en", "settings-name")).fill("Sei Shōnagon")
    for _ in ("at once", "after a reload"):
        root = page.locator("html")
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-motion", "reduced")
        expect(root).to_have_css("font-size", "32px")
        for key in radio:
            expect(page.get_by_role("radio", name=say("en", key), exact=True)).to_be_checked()
        for key in switches:
            expect(page.get_by_role("switch", name=say("en", key))).to_be_checked()
        expect(page.get_by_role("switch", name=say("en", "settings-sound"), exact=True)).not_to_be_checked()
        expect(page.get_by_role("slider", name=say("en", "settings-volume"))).to_have_value("0")
        expect(page.get_by_role("textbox", name=say("en", "settings-name"))).to_have_value("Sei Shōnagon")
        page.reload()


def test_the_left_hand_lies_mirrored(visit: Visit) -> None:
    sitter = sitting(visit, left_handed=True)
    sitter.begin(upto="arrange")
    first = match.new(rules_from(RULES), "7")
    usual, _ = state.lay_out(first, deal(RULES))
    for card in sitter.cards("A"):
        place = usual.places[card]
        assert sitter.wire.table["places"][str(card)] == ["A", place.row, usual.format.last_x - place.x]
    assert {message["left_handed"] for message in sitter.wire.said if message["type"] == "begin"} == {True}


def flown(page: Page) -> int:
    """How many cards were seen on their way from one place to another."""
    moves: list[list[tuple[str, float]]] = page.evaluate("moves")
    steps = [(a, b) for frames in moves for a, b in pairwise(frames)]
    return sum(a[0] != b[0] and max(a[1], b[1]) > 0 for a, b in steps)


def test_cards_fly_unless_motion_is_reduced(visit: Visit) -> None:
    for reduced in (False, True):
        sitter = sitting(visit, FLIGHTS)
        page = sitter.page
        page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
        sitter.begin()
        while (duty := sitter.duty()) != "send":
            if duty == "open":
                sitter.struck(sitter.take)
            else:
                sitter.do(duty)
        sitter.do("send")
        sitter.reading(sitter.take)
        assert page.evaluate("moves.length") > 0
        assert bool(flown(page)) != reduced
        assert ("deal" in sitter.duties) != reduced


def test_moves_are_announced_and_steps_taken_back(visit: Visit) -> None:
    sitter = sitting(visit)
    page, wire = sitter.page, sitter.wire
    while_placing(sitter)
    # With the hand up there is time: the reader waits.
    sitter.answered(page.get_by_role("button", name=say("en", "match-raise-hand")).click)
    before = wire.table
    sitter.do("place")
    assert wire.table["places"] != before["places"]
    page.get_by_role("button", name=say("en", "match-take-back")).click()
    sitter.until(lambda: wire.table["phase"] == "placing", "the step back")
    assert [wire.table[name] for name in KEPT] == [before[name] for name in KEPT]
    assert sitter.counts == tuple(before["counts"])
    assert sitter.duty() == "place"
    sitter.do("place")
    assert wire.table["phase"] == "reading"

    card = sitter.cards("A")[0]
    field, row, x = wire.table["places"][str(card)]
    page.get_by_role("button", name=say("en", "match-move-cards")).click()
    page.locator(".stage[data-mode=arrange]").wait_for()
    sitter.still()
    cx, cy, _, _ = sitter.box(card)
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    sitter.stroke((cx, cy), (stage["x"] + stage["width"] / 2, cy))
    sitter.until(lambda: wire.events("shifted"), "the move")
    sitter.until(lambda: [event["seat"] for event in wire.events("acknowledged")] == [1], "the rival's hai")
    sitter.until(lambda: wire.table["hai"] is None, "the end of the move")
    moved = wire.table["places"][str(card)]
    assert moved[:2] == [field, row]
    assert moved[2] != x
    assert not wire.of("refused")


def while_placing(sitter: Sitter) -> None:
    """Play, with a foul at each reading, until a card of the rival has to be placed."""

    def foul(poem: int) -> None:
        wrong = "A" if sitter.field(poem) == "B" else "B"
        sitter.sweep(sitter.cards(wrong)[0])

    sitter.sit_down()
    while (duty := sitter.duty()) != "place":
        if duty == "open":
            sitter.struck(foul)
        else:
            sitter.do(duty)

"""Who is cut off or reloads the page comes back to the same match as it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.line import CutLine
from browser.sitter import SETTINGS, Sitter, Wire
from karuta.words import say

RULES = {"format": "nodead", "cards_a": 5, "cards_b": 5, "window": "kimariji", "after_take_ms": 200}
LASTING = ("phase", "counts", "places", "readings", "due", "fouls", "ready")
"""What of a table is the same after coming back."""


CUT = ("WebSocket connection to", "Failed to load resource: net::ERR_CONNECTION_REFUSED")
"""What Chromium itself says of a line that is cut: of the socket, and of a sound that was being fetched."""


def lasting(wire: Wire) -> dict[str, Any]:
    return {name: wire.table[name] for name in LASTING}


def sitting(visit: Visit, **more: Any) -> Sitter:
    wire = Wire()
    page = visit(to="still", bears=CUT, before=wire.listen, settings={**SETTINGS, "rules": RULES}, **more)
    return Sitter(page, wire, RULES)


def settled(sitter: Sitter) -> None:
    """Wait until the rival has nothing more to do."""
    if sitter.wire.table["phase"] == "arrange":
        sitter.until(lambda: sitter.wire.table["ready"][1], "the rival's cards")


def come_back(page: Page, sitter: Sitter) -> None:
    """Reload, and see the match again."""
    opened = len(sitter.wire.of("opened"))
    page.reload()
    page.locator(".match").wait_for()
    sitter.until(lambda: len(sitter.wire.of("opened")) > opened, "the seat")
    assert len({told["match"] for told in sitter.wire.of("opened")}) == 1


def test_reload_in_mid_match(visit: Visit) -> None:
    sitter = sitting(visit)
    page, wire = sitter.page, sitter.wire
    reloaded = set()
    sitter.sit_down()
    while (duty := sitter.duty()) != "over":
        if duty not in reloaded and duty in ("arrange", "send", "place"):
            reloaded.add(duty)
            settled(sitter)
            before = lasting(wire)
            come_back(page, sitter)
            assert sitter.duty() == duty
            assert lasting(wire) == before
            assert sitter.counts == tuple(before["counts"])
            due = (before["due"] or {}).get("cards") or []
            assert page.locator(".card:visible").count() == len({*before["places"], *map(str, due)})
        if duty == "open":
            number = wire.table["readings"]
            sitter.struck((lambda _: sitter.sweep(sitter.cards("A")[0])) if number == 0 else sitter.take)
        else:
            sitter.do(duty)
    assert reloaded == {"arrange", "send", "place"}


def test_reload_while_a_verse_sounds(visit: Visit) -> None:
    """With nothing touched the reading is void, and its poem is read again later."""
    sitter = sitting(visit)
    page, wire = sitter.page, sitter.wire
    sitter.begin()
    come_back(page, sitter)
    assert wire.events("voided") or wire.of("update")[-1]["table"]["readings"] == 0
    sitter.until(lambda: wire.table["phase"] == "open", "the next verse")
    assert wire.table["readings"] == 0
    assert sitter.reading(lambda _: None)["number"] == 1


def test_the_way_back_from_home(visit: Visit) -> None:
    sitter = sitting(visit)
    page = sitter.page
    sitter.begin(upto="arrange")
    settled(sitter)
    before = lasting(sitter.wire)
    sitter.press("match-menu")
    sitter.press("match-to-entrance")
    expect(page.locator(".home")).to_be_visible()
    page.reload()
    page.get_by_role("link", name=say("en", "home-continue", name=say("en", "character-mio-name"))).click()
    expect(page.locator(".ask-line")).to_have_text(say("en", "match-ask-paused"))
    sitter.go_on()
    assert sitter.duty() == "arrange"
    assert lasting(sitter.wire) == before


@pytest.fixture
def line(still_house: str) -> Iterator[CutLine]:
    line = CutLine(still_house)
    yield line
    line.close()


def test_a_cut_line(visit: Visit, line: CutLine) -> None:
    """What is done while the line is down arrives once it is mended, and once only."""
    sitter = sitting(visit, address=line.address)
    page, wire = sitter.page, sitter.wire
    sitter.begin()
    while sitter.duty() != "send":
        if sitter.duties[-1] == "open":
            sitter.struck(sitter.take)
        else:
            sitter.do(sitter.duties[-1])
    before = lasting(wire)
    line.cut()
    expect(page.locator(".bar-far .fault")).to_have_text(say("en", "page-offline"))
    card = sitter.cards("A")[0]
    sitter.card(card).click()
    page.locator(".ask-buttons .primary:enabled").click()
    assert wire.table["phase"] == before["phase"]
    line.mend()
    expect(page.locator(".bar-far .fault")).to_have_count(0)
    sitter.until(lambda: wire.events("sent"), "the card")
    assert [event["cards"] for event in wire.events("sent")] == [[card]]
    assert len({told["match"] for told in wire.of("opened")}) == 1
    assert wire.lines >= 2
    ruling = sitter.reading(sitter.take)
    assert ruling["number"] == before["readings"] + 1
    mine, theirs = before["counts"]
    assert sum(ruling["counts"]) == mine + theirs - 1


def test_a_line_cut_while_a_verse_sounds(visit: Visit, line: CutLine) -> None:
    sitter = sitting(visit, address=line.address)
    page, wire = sitter.page, sitter.wire
    sitter.begin()
    line.cut()
    expect(page.locator(".bar-far .fault")).to_be_visible()
    line.mend()
    expect(page.locator(".bar-far .fault")).to_have_count(0)
    assert sitter.reading(lambda _: None)["number"] == 1
    assert wire.table["readings"] == 1

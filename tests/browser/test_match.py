"""A whole match from home to result by a real pointer, its record, and its replay."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import SEED, Visit
from browser.sitter import ME, SETTINGS, Sitter, Wire
from karuta.games.kyogi import record as records
from karuta.games.kyogi.events import Ruled, Ruling
from karuta.words import say

RULES = {"format": "nodead", "after_take_ms": 300}
LEFT_TO_THE_RIVAL = (4, 9)
"""Readings at which the hand rests, so that the other one is seen too."""
RIVAL = say("en", "character-mio-name")


def test_from_home_to_result_to_replay(visit: Visit, tmp_path: Path) -> None:
    wire = Wire()
    page = visit(before=wire.listen, settings={**SETTINGS, "rules": RULES})
    sitter = Sitter(page, wire, RULES)
    sitter.begin()
    assert sitter.counts == (25, 25)

    def strike(poem: int) -> None:
        if len(wire.rulings) + 1 not in LEFT_TO_THE_RIVAL:
            sitter.take(poem)

    sitter.play(strike)
    assert [ruling["poem"] for ruling in wire.rulings] == list(sitter.order[: len(wire.rulings)])
    assert {message["input"] for message in wire.touches()} == {"mouse"}
    assert wire.of("swept"), "the rival's hand was shown"
    assert not wire.of("refused")
    announced = [event for event in wire.events("shifted") if event["seat"] == 1]
    answered = [event for event in wire.events("acknowledged") if event["seat"] == 0]
    assert len(answered) == len(announced), "hai answers each of the rival's moves"
    _result(page, wire)
    _record(page, wire, tmp_path)
    _replay(page, wire)


def _result(page: Page, wire: Wire) -> None:
    table = wire.table
    assert (table["winner"], table["counts"][0]) == (0, 0)
    expect(page.locator(".verdict h2")).to_have_text(say("en", "result-won", rival=RIVAL))
    expect(page.locator(".verdict")).to_contain_text(say("en", "result-margin", count=table["margin"]))


def _record(page: Page, wire: Wire, folder: Path) -> None:
    with page.expect_download() as given:
        page.get_by_role("button", name=say("en", "result-record")).click()
    assert re.fullmatch(rf"karuta-\d{{4}}-\d\d-\d\d-{RIVAL}\.karuta", given.value.suggested_filename)
    path = folder / "record"
    given.value.save_as(path)
    record = records.parse(path.read_text(encoding="utf-8"))
    assert (record.seed, record.names) == (SEED, (ME, RIVAL))
    turns = list(records.replay(record))
    end, table = turns[-1].after, wire.table
    assert (end.winner, end.margin, list(end.counts)) == (table["winner"], table["margin"], table["counts"])
    ruled: list[Ruling] = [event.ruling for turn in turns for event in turn.events if isinstance(event, Ruled)]
    seen = [(ruling["poem"], ruling["case"], ruling["time"], tuple(ruling["counts"])) for ruling in wire.rulings]
    assert [(ruling.poem, ruling.case, ruling.time, ruling.counts) for ruling in ruled] == seen


def _replay(page: Page, wire: Wire) -> None:
    page.get_by_role("link", name=say("en", "result-replay")).click()
    readings = len(wire.rulings)
    expect(page.locator(".ticks-line i")).to_have_count(readings)
    expect(page.locator(".readings li")).to_have_count(readings)
    first, last = wire.rulings[0], wire.rulings[-1]
    expect(page.locator(".review-number")).to_have_text(say("en", "match-readings", number=1, total=readings))
    expect(page.locator(".review .ruling-name")).to_have_text(say("en", f"ruling-{first['case']}-name"))
    page.get_by_role("slider", name=say("en", "replay-timeline")).press("End")
    expect(page.locator(".review-number")).to_have_text(say("en", "match-readings", number=readings, total=readings))
    expect(page.locator(".review .ruling-name")).to_have_text(say("en", f"ruling-{last['case']}-name"))
    page.get_by_role("button", name=say("en", "replay-back")).click()
    expect(page.locator(".ticks-line i[data-now=yes]")).to_have_count(1)
    expect(page.locator(".readings button[aria-current=step]")).to_contain_text(str(readings - 1))
    page.get_by_role("button", name=say("en", "replay-play")).click()
    expect(page.get_by_role("button", name=say("en", "replay-pause"))).to_be_visible()
    expect(page.locator(".readings button[aria-current=step] .readings-number")).to_have_text(str(readings))

"""Takes and fouls of every kind, made on purpose by a real pointer and ruled on the screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.sitter import ME, SETTINGS, Sitter, Wire
from karuta.words import say

RULES = {"format": "third", "window": "kimariji", "after_take_ms": 200}
RIVAL = say("en", "character-mio-name")
WIDTH, LAST_X = 520, 8180


def sitting(visit: Visit, to: str) -> Sitter:
    wire = Wire()
    page = visit(to=to, before=wire.listen, settings={**SETTINGS, "rules": RULES})
    sitter = Sitter(page, wire, RULES)
    sitter.begin()
    return sitter


class Plan(NamedTuple):
    """What the hand does on purpose, and what has to come of it. `due`: cards sent, below 0 by the rival."""

    target: str
    strike: Callable[[Sitter, int], Any]
    case: str
    how: str
    touched: str
    fouls: int
    due: int = 0


def tap(sitter: Sitter, card: int) -> None:
    x, y, _, _ = sitter.box(card)
    sitter.stroke((x, y), (x + 1, y))


def tap_one(field: str) -> Callable[[Sitter, int], None]:
    return lambda sitter, poem: tap(sitter, next(card for card in sitter.cards(field) if card != poem))


def tap_both(sitter: Sitter, poem: int) -> None:
    for field in "AB":
        tap_one(field)(sitter, poem)


def tap_and_take(sitter: Sitter, poem: int) -> None:
    tap_one("A")(sitter, poem)
    sitter.sweep(poem)


def inner(sitter: Sitter, poem: int) -> int | None:
    """The card that lies against the target on the side of the middle of its row."""
    places = sitter.wire.table["places"]
    field, row, x = places[str(poem)]
    beside = x + WIDTH if x < LAST_X / 2 else x - WIDTH
    return next((int(card) for card, place in places.items() if place == [field, row, beside]), None)


def push(sitter: Sitter, poem: int) -> None:
    """Push the target out by its neighbour, without touching it."""
    card = inner(sitter, poem)
    assert card is not None, "the target has a neighbour to push it with"
    x, y, width, _ = sitter.box(card)
    out = sitter.outwards(poem)
    sitter.stroke((x, y), (x + out * width * 3, y), steps=12)


PLANS = [
    Plan("A", push, "mamori", "push", "t", 0),
    Plan("A", Sitter.sweep, "mamori", "touch", "t", 0),
    Plan("B", Sitter.sweep, "nuki", "touch", "t", 0, due=1),
    Plan("B", tap_one("A"), "untaken-ote", "owner", "o", 1, due=-1),
    Plan("B", tap_and_take, "torizon-other", "touch", "to", 1),
    Plan("D", tap_one("B"), "kata-ote", "none", "b", 1, due=-1),
    Plan("D", tap_both, "kara-daburu", "none", "ab", 2, due=-2),
]


def held(sitter: Sitter, strike: Callable[[int], Any]) -> dict[str, Any]:
    """The ruling on the open reading, with the match held so that it can be read on the screen."""

    def struck(poem: int) -> None:
        # Asked for now, the pause begins with the ruling.
        sitter.press("match-pause")
        strike(poem)

    ruling = sitter.struck(struck)
    sitter.until(lambda: sitter.wire.table["paused"], "the pause")
    return ruling


def shown(sitter: Sitter, ruling: dict[str, Any], case: str, due: int, **facts: str) -> None:
    """The screen names case, reason and sends, and shows the counts."""
    words = sitter.page.locator(".last .ruling")
    expect(words.locator(".ruling-said")).to_have_text(say("en", f"ruling-{case}", **facts))
    sent = words.locator(".ruling-sent")
    if due == 0:
        expect(sent).to_have_count(0)
    else:
        giver, receiver = (ME, RIVAL) if due > 0 else (RIVAL, ME)
        expect(sent).to_have_text(say("en", "ruling-send", giver=giver, receiver=receiver, count=abs(due)))
    words.locator("summary").click()
    expect(words.locator(".ruling-name")).to_have_text(say("en", f"ruling-{case}-name"))
    expect(words.locator(".ruling-why")).to_contain_text(say("en", f"ruling-{case}-why", **facts))
    if ruling["how"] == "push":
        expect(words.locator(".ruling-why")).to_contain_text(say("en", "ruling-how-push"))
    assert sitter.counts == tuple(ruling["counts"])


def test_every_kind_of_take_and_foul(visit: Visit) -> None:
    sitter = sitting(visit, "still")
    plans, fouls, before = list(PLANS), 0, (10, 10)
    while plans:
        while (duty := sitter.duty()) != "open":
            sitter.do(duty)
        assert sitter.counts == before, "all that was due has been sent"
        poem = sitter.order[sitter.wire.table["readings"]]
        target = sitter.field(poem)
        plan = next((plan for plan in plans if plan.target == target), None)
        if plan is None:
            ruling = sitter.struck(sitter.take)
            due = ruling["net"]
        else:
            plans.remove(plan)
            ruling = held(sitter, partial(plan.strike, sitter))
            due, fouls = plan.due, fouls + plan.fouls
            found = (ruling["case"], ruling["how"], ruling["touched"][0], ruling["fouls"], ruling["net"])
            assert found == (plan.case, plan.how, plan.touched, [plan.fouls, 0], plan.due), (plan, ruling)
            shown(sitter, ruling, plan.case, plan.due, taker=ME, fouler=ME, other=RIVAL, owner=target)
            far, near = sitter.page.locator(".bar-far"), sitter.page.locator(".bar-near")
            expect(near).to_contain_text(say("en", "match-fouls", count=fouls))
            expect(far).to_contain_text(say("en", "match-fouls", count=0))
            sitter.go_on()
        before = (ruling["counts"][0] - due, ruling["counts"][1] + due)


def test_a_daburu_made_on_purpose(visit: Visit) -> None:
    """Touch the wrong field whenever the own one holds the card: as soon as the rival takes it, two cards are sent."""
    sitter = sitting(visit, "house")
    for _ in sitter.order:
        while (duty := sitter.duty()) != "open":
            assert duty != "over", "the rival never took a card of this field"
            sitter.do(duty)
        if sitter.field(sitter.order[sitter.wire.table["readings"]]) != "A":
            sitter.struck(sitter.take)
            continue
        ruling = held(sitter, lambda poem: tap_one("B")(sitter, poem))
        if ruling["case"] == "daburu":
            break
        sitter.go_on()
    assert (ruling["taker"], ruling["fouls"], ruling["net"]) == (1, [1, 0], -2)
    shown(sitter, ruling, "daburu", -2, taker=RIVAL, fouler=ME, other=RIVAL)
    mine, theirs = sitter.counts
    sitter.go_on()
    while sitter.duty() != "open":
        sitter.do(sitter.duties[-1])
    assert sitter.counts == (mine + 2, theirs - 2)

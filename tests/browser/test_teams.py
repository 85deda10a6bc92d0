"""Two sides on a mat in the browser: genpei, relay and shimo-no-ku with players of the house, and a duel of two people
face to face at one screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import DESKTOP, Visit
from browser.sitter import DUTY, ME, SETTINGS, Sitter, Wire
from karuta.games.registry import game
from karuta.words import say

QUICK = {"set": "1", "memorise_s": 0, "after_take_ms": 200}
HOUSE = ("mio", "sora", "yuzu", "riku", "nagisa")
GUEST = "Aki"


class Member(Sitter):
    """One player of a side; all others are of the house."""

    def __init__(self, page: Page, wire: Wire, name: str, seats: int, rules: dict[str, Any]) -> None:
        super().__init__(page, wire, {"format": "starter"})
        self.name, self.rules = name, rules
        made = game(name)
        text = ",".join(f"{option}={value}" for option, value in rules.items())
        self.order = made.new(made.rules(text), "7", seats).order

    def sit_down(self) -> None:
        self.hit(self.page.locator(".start-foot .primary:enabled"))
        self.page.locator(".match").wait_for()

    def asked(self) -> bool:
        """Whether the screen asks for anything."""
        return self.page.evaluate(DUTY) is not None

    def reach(self) -> set[int]:
        """The cards that this seat may take."""
        table = self.wire.table
        if table["active"] and 0 not in table["active"]:
            return set()
        holders = {int(card): seat for card, seat in table["holders"].items()}
        return {card for card, seat in holders.items() if seat in (0, 5)} or {int(card) for card in table["places"]}

    def take(self, poem: int) -> None:
        if poem in self.reach():
            super().take(poem)


def sitting(visit: Visit, name: str, seats: int, rules: dict[str, Any]) -> Member:
    wire = Wire()
    players = [None, *HOUSE[: seats - 1]]
    family = {name: {"seats": players, "level": "easy", "rules": rules}}
    page = visit(f"/play/{name}", to="still", before=wire.listen, settings={**SETTINGS, "family": family})
    return Member(page, wire, name, seats, rules)


def won(sitter: Member) -> None:
    """The result names the side, and the record is there to be looked at again."""
    page, wire = sitter.page, sitter.wire
    expect(page.locator(".verdict h2")).to_have_text(
        say("en", "result-won") if wire.table["winner"] == 0 else say("en", "result-lost", rival="Heike")
    )
    page.locator(".result-buttons a").click()
    expect(page.locator(".ticks-line i")).to_have_count(len(wire.rulings))
    expect(page.locator(".review-score")).to_contain_text("Genji")


def test_genpei_from_the_start_sheet_to_the_replay(visit: Visit) -> None:
    sitter = sitting(visit, "genpei", 4, {**QUICK, "per_side": 3})
    page, wire = sitter.page, sitter.wire
    sitter.begin()
    assert wire.of("opened")[0]["game"] == "genpei"
    assert sitter.counts == (3, 3)
    for bar, names in (("near", [ME, "Sora"]), ("far", ["Mio", "Yuzu"])):
        expect(page.locator(f".bar-{bar} .members b")).to_have_text(names)
    sitter.play()
    assert wire.table["winner"] == 0
    assert {ruling["hand"] for ruling in wire.rulings if ruling["taker"] == 0} == {0}
    assert wire.events("sent"), "a card of the other field was taken, so one of the own was sent"
    won(sitter)


def test_a_relay_has_one_of_each_side_at_the_mat(visit: Visit) -> None:
    sitter = sitting(visit, "relay", 4, {**QUICK, "per_side": 2, "swap_every": 1, "reading": "kyogi"})
    page, wire = sitter.page, sitter.wire
    match, active = page.locator(".match"), page.locator(".bar-near .members [data-active=true] b")
    sitter.begin()
    expect(active).to_have_text(ME)
    expect(match).to_have_attribute("data-waits", "false")
    sitter.struck(sitter.take)
    expect(active).to_have_text("Sora")
    expect(match).to_have_attribute("data-waits", "true")
    while not page.locator(".match[data-phase=open]").count():
        page.wait_for_timeout(50)
        if sitter.asked():
            sitter.do(sitter.duty())
    expect(page.locator(".stage")).to_have_attribute("data-mode", "watch")
    expect(page.locator(".ask-line")).to_have_text(say("en", "match-ask-waits"))
    sitter.play()
    assert [each["active"] for each in wire.events("swapped")][:2] == [[2, 3], [0, 1]]
    won(sitter)


def test_shimo_no_ku_shows_whose_each_card_is(visit: Visit) -> None:
    sitter = sitting(visit, "shimo", 6, {**QUICK, "per_side": 3})
    page, wire = sitter.page, sitter.wire
    sitter.begin()
    expect(page.locator(".bar-near .member-role")).to_have_text(
        [say("en", f"start-seat-shimo-{seat}") for seat in (0, 2, 4)]
    )
    holders = {int(card): seat for card, seat in wire.table["holders"].items()}
    for card, seat in holders.items():
        expect(sitter.card(card)).to_have_attribute("data-holder", str(seat // 2))
    beyond = {int(str(card)) for card in page.locator(".card.beyond").evaluate_all("a => a.map((c) => c.dataset.card)")}
    assert beyond == set(holders) - sitter.reach()
    reached: list[bool] = []

    def strike(poem: int) -> None:
        reached.append(poem in sitter.reach())
        sitter.take(poem)

    sitter.play(strike)
    assert [ruling["hand"] == 0 for ruling in wire.rulings] == reached
    won(sitter)


class Fingers:
    """Of two people: each has a name, and is on the screen until it is lifted."""

    def __init__(self, line: CDPSession) -> None:
        self._line = line
        self._at: dict[int, tuple[float, float]] = {}

    def down(self, finger: int, x: float, y: float) -> None:
        self._at[finger] = (x, y)
        self._send("touchStart", self._at)

    def up(self, finger: int) -> None:
        self._send("touchEnd", {finger: self._at.pop(finger)})

    def tap(self, x: float, y: float) -> None:
        self.down(9, x, y)
        self.up(9)

    def _send(self, kind: str, points: dict[int, tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in points.items()]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


class Two(Sitter):
    """Two people at one screen; both rest a finger on their pads until they go for a card."""

    def __init__(self, page: Page, wire: Wire, rules: dict[str, Any]) -> None:
        super().__init__(page, wire, rules)
        self.fingers = Fingers(page.context.new_cdp_session(page))

    @property
    def hands(self) -> dict[int, int | None]:
        """Whose hand took, by reading. Each of the two seats is told."""
        return {ruling["number"]: ruling["hand"] for ruling in self.wire.rulings}

    def middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).bounding_box()
        assert box is not None, selector
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press_both(self) -> None:
        """What is asked of both, pressed by both."""
        phase = self.phase()
        for edge in ("near", "far"):
            self.page.locator(f".face-{edge} .ask .primary:enabled").click()
        self.page.locator(f".match:not([data-phase={phase}])").wait_for()

    def phase(self) -> str:
        return str(self.page.locator(".match").get_attribute("data-phase"))

    def hand_over(self) -> None:
        """Send or place what is due, each at their own edge."""
        due, phase = self.wire.table["due"], self.phase()
        edge = "near" if (due["seat"] == 0) == (phase == "sending") else "far"
        self.still()
        if phase == "sending":
            card = self.cards("AB"[due["seat"]])[0]
            self.fingers.tap(*self.box(card)[:2])
        self.page.locator(f".face-{edge} .ask .primary:enabled").click()
        self.page.locator(f".match:not([data-phase={phase}])").wait_for()

    def rest(self) -> None:
        for finger, edge in enumerate(("near", "far")):
            self.fingers.down(finger, *self.middle(f".face-{edge} .pad"))
        expect(self.page.locator(".pad[data-down=true]")).to_have_count(2)


def test_two_people_face_to_face(visit: Visit) -> None:
    rules = {"format": "starter", "memorise_s": 0, "after_take_ms": 200}
    wire = Wire()
    family = {"kyogi": {"seats": [None, None], "level": "easy", "rules": rules}}
    context = {**DESKTOP, "viewport": {"width": 800, "height": 1180}, "has_touch": True}
    settings = {**SETTINGS, "family": family, "guests": [GUEST]}
    page = visit("/play/kyogi", before=wire.listen, context=context, settings=settings)
    two = Two(page, wire, rules)
    page.locator(".start-foot .primary:enabled").click()
    page.locator(".face-near").wait_for()
    assert wire.of("opened")[0]["own"] == [0, 1]
    expect(page.locator(".face-far .face-name b")).to_have_text(GUEST)
    two.press_both()
    page.locator(".deal").wait_for(state="detached")
    while two.phase() in ("arrange", "memorise", "bows"):
        two.press_both()
    hands: list[int | None] = []
    while two.phase() not in ("thanks", "over"):
        page.locator(".match:not([data-phase=joka]):not([data-phase=reading])").wait_for()
        if two.phase() in ("sending", "placing"):
            two.hand_over()
            continue
        number = len(hands) + 1
        poem = two.order[number - 1]
        if two.field(poem) != "D":
            two.rest()
            hands.append(strike(two, poem, number))
        else:
            hands.append(None)
        two.until(lambda n=number: n in two.hands, "the ruling")  # type: ignore[misc]
        assert two.hands[number] == hands[-1]
        page.locator(".match[data-phase=open]").wait_for(state="detached")
    assert {0, 1} <= set(hands)
    two.press_both()
    expect(page.locator(".result .verdict h2")).to_have_text(
        say("en", "match-won-by", name=(ME, GUEST)[wire.table["winner"]])
    )


def strike(two: Two, poem: int, number: int) -> int:
    """The far one goes for it, then the near one; then both have left their pads, and it has to be asked."""
    fingers, at = two.fingers, two.box(poem)[:2]
    goes = (1, 0)[number % 2]
    asked = number == 3
    for finger in (0, 1) if asked else (goes,):
        fingers.up(finger)
    fingers.tap(*at)
    if asked:
        two.page.locator(f".whose-{('near', 'far')[goes]} button").click()
        two.page.locator(".whose").wait_for(state="detached")
    else:
        fingers.up(1 - goes)
    return goes


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_fifty_cards_a_side_can_be_read_on_any_screen(visit: Visit, size: str) -> None:
    """Kana of at least 9.5 px, nothing over the side of the screen."""
    from browser.conftest import PHONE  # noqa: PLC0415
    from browser.test_phone import ACROSS, KANA  # noqa: PLC0415

    context = PHONE if size == "phone" else DESKTOP
    family = {"genpei": {"seats": [None, *HOUSE[:3]], "level": "easy", "rules": {}}}
    page = visit("/play/genpei", to="still", context=context, settings={**SETTINGS, "family": family})
    page.locator(".start-foot .primary:enabled").click()
    page.locator(".bow .primary:enabled").click()
    page.locator(".deal").wait_for(state="detached")
    expect(page.locator(".board .card:not([hidden])")).to_have_count(100)
    page.wait_for_function("() => !document.querySelector('.card.moving')")
    assert min(page.evaluate(KANA)) >= 9.5
    assert page.evaluate(ACROSS, context["viewport"]["width"])

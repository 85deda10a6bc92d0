"""The other games of the family in play, and several people at one screen."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page
from tools.pictures.taking import Camera
from tools.pictures.unhurried import OfSide

from browser import test_koikoi_table as table
from browser.sitter import SETTINGS, Wire
from browser.test_scatter import Kneeler
from browser.test_teams import Two, strike

AROUND = ("kaede", "suzu", "riku")
"""Who kneels at a cloth: of every strength one."""
BESIDE = ("kaede", "aoi", "ren", "shun", "chiyo")
AT_CARDS = ("momo", "takeru", "akira")
GUESTS = ["Aki", "Hana", "Ken"]
TAKES = 12
"""Readings before the picture of a cloth is taken; of three the visitor takes one."""
READINGS = 5
"""Readings before the picture of two sides is taken."""
TURNS = 9
"""Turns of the visitor before the picture of a table of cards is taken."""
POLL_MS = 100
THOUGHT_MS = 1800
"""From the first sound until somebody knows the card."""


def _settings(game: str, seats: Sequence[str | None], rules: dict[str, Any], **more: Any) -> dict[str, Any]:
    chosen = {game: {"seats": seats, "level": "normal", "rules": rules}}
    return {**SETTINGS, "family": chosen, "guests": GUESTS, "sound": False, "sitting": "facing"} | more


def _begin(camera: Camera, game: str, wire: Wire, seats: Sequence[str | None], **more: Any) -> Page:
    page = camera.visit(f"/play/{game}", before=wire.listen, settings=_settings(game, seats, **more))
    page.locator(".start-foot .primary:enabled").click()
    return page


# ---------------------------------------------------------------- on a cloth


def _kneeling(camera: Camera, game: str, *seats: str, takes: int = TAKES) -> None:
    kneeler = Kneeler(camera.visit, game, [None, *seats], {})
    page = kneeler.page
    kneeler.press("match-memorised")
    for number in range(1, takes + 1):
        poem = kneeler.open()
        if number % 3 == 1:
            _touch(camera, kneeler, poem)
        kneeler.awards(number)
    camera.shoot(page, game)


def _touch(camera: Camera, kneeler: Kneeler, poem: int) -> None:
    """Take the card, unless somebody has been faster."""
    box = kneeler.card(poem).bounding_box()
    if box:
        press = kneeler.page.touchscreen.tap if camera.by_finger else kneeler.page.mouse.click
        press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def chirashi(camera: Camera) -> None:
    _kneeling(camera, "chirashi", *AROUND)


def sakasama(camera: Camera) -> None:
    _kneeling(camera, "sakasama", *AROUND[:2])


def goshoku(camera: Camera) -> None:
    _kneeling(camera, "goshoku", "riku", takes=5)


def chirashi_together(camera: Camera) -> None:
    """Four people round one tablet, each with a pad to rest a finger on."""
    kneeler = Kneeler(camera.visit, "chirashi", [None] * 4, {"deck": "party"})
    page = kneeler.page
    pads = [page.locator(f"[data-pad='{seat}']") for seat in range(4)]
    for pad in pads:
        pad.tap()
    for number in range(1, 8):
        poem = kneeler.open()
        page.wait_for_timeout(THOUGHT_MS)
        # Whoever says so by the keyboard or a mouse is the one who plays.
        pads[number * 3 % 4].click()
        kneeler.click(poem)
        kneeler.awards(number)
    camera.shoot(page, "chirashi-together")


# ---------------------------------------------------------------- between two sides


def _sides(camera: Camera, game: str, seats: int) -> None:
    wire, players = Wire(), BESIDE[: seats - 1]
    rules = {"memorise_s": 0}
    page = camera.visit(f"/play/{game}", before=wire.listen, settings=_settings(game, [None, *players], rules))
    member = OfSide(page, wire, game, seats, rules)
    member.begin()
    for number in range(READINGS):
        member.reading(member.take if number % 2 == 0 else _wait)
    while member.duty() != "open":
        member.do(member.duties[-1])
    camera.shoot(page, game)


def _wait(_: int) -> None:
    """The others may take it."""


def genpei(camera: Camera) -> None:
    _sides(camera, "genpei", 4)


def relay(camera: Camera) -> None:
    _sides(camera, "relay", 4)


def shimo(camera: Camera) -> None:
    _sides(camera, "shimo", 6)


def kyogi_facing(camera: Camera) -> None:
    """Two people with the tablet between them; both rest a finger on their pads."""
    wire, rules = Wire(), {"memorise_s": 0, "window": "kimariji"}
    page = _begin(camera, "kyogi", wire, [None, None], rules=rules)
    page.locator(".face-near").wait_for()
    two = Two(page, wire, rules)
    two.press_both()
    page.locator(".deal").wait_for(state="detached")
    while two.phase() in ("arrange", "memorise", "bows"):
        two.press_both()
    for number in range(1, READINGS + 1):
        _until_open(two)
        poem = two.order[number - 1]
        if two.field(poem) != "D":
            two.rest()
            # At the third the hands leave together, and it is asked whose it was.
            strike(two, poem, number + 3)
        two.until(lambda n=number: n in two.hands, "the ruling")  # type: ignore[misc]
        page.locator(".match[data-phase=open]").wait_for(state="detached")
    _until_open(two)
    two.rest()
    camera.shoot(page, "kyogi-facing")


def _until_open(two: Two) -> None:
    while True:
        two.page.locator(".match:not([data-phase=joka]):not([data-phase=reading])").wait_for()
        if two.phase() == "open":
            return
        two.hand_over()


# ---------------------------------------------------------------- at a table of cards


def bozu(camera: Camera) -> None:
    """A card has just been turned, and cards lie in the pool."""
    page = _begin(camera, "bozu", Wire(), [None, *AT_CARDS], rules={}, pace="match")
    turn, pool = page.locator(".bz-turn:enabled"), page.locator(".bz-pool > b")
    for turns in itertools.count(1):
        turn.click()
        if turns > TURNS and pool.inner_text() != "0":
            break
        page.locator(".bz-seat[data-now=true]:not([data-near=true])").wait_for()
        page.locator(".bz-seat[data-near=true][data-now=true]").wait_for()
    camera.shoot(page, "bozu")


def hanaawase(camera: Camera) -> None:
    page = _begin(camera, "hanaawase", Wire(), [None, *AT_CARDS[:2]], rules={})
    page.locator(".kk-table").wait_for()
    _turns(page, 4, table.by_pointer)
    camera.shoot(page, "hanaawase")


def _turns(page: Page, count: int, act: Callable[[Page, str], None]) -> None:
    for at in table.match(page, act):
        count -= at == "hand"
        if count < 0:
            return


def koikoi_facing(camera: Camera) -> None:
    """Two people with the tablet between them; who plays has opened the own cards."""
    page = _begin(camera, "koikoi", Wire(), [None, None], rules={})
    page.locator(".fc-frame").wait_for()
    played = 0
    while played < TURNS or page.locator(table.READY).count() == 0:
        played += _moved(page)
        page.wait_for_timeout(POLL_MS)
    camera.shoot(page, "koikoi-facing")


PRESSES = (".kk-start .primary:enabled", ".kk-round .primary:enabled", ".kk-decide-koikoi", ".kk-pad[data-now=true]")


def _moved(page: Page) -> bool:
    """Press what is asked; whether a card was played."""
    for button in PRESSES:
        if page.locator(button).count() > 0:
            page.locator(button).first.click()
            return False
    if page.locator(table.CHOICE).count() > 0:
        page.locator(table.CHOICE).first.click()
    elif page.locator(table.READY).count() > 0:
        page.locator(f".kk-hand [data-card='{table.capture(page)}']").click()
        return True
    return False

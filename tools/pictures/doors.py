"""The entrance, and the two games behind its doors."""

from __future__ import annotations

from tools.pictures.taking import Camera
from tools.pictures.unhurried import Finger, Pointer

from browser import test_koikoi_table as table
from browser.sitter import SETTINGS, Wire
from games.koikoi import test_record as koikoi_record

RULES = {"window": "kimariji", "memorise_s": 0}
READINGS = 14
"""Played before the picture of a match is taken."""
TURNS = 4
"""Played before the picture of a table of Koi-Koi is taken."""
DECISIONS = 11
"""Gone through before the picture of a replay of Koi-Koi is taken."""


def home(camera: Camera) -> None:
    """The entrance as a newcomer finds it, down to the family; on a phone that alone."""
    page = camera.visit()
    page.locator(".door-karuta .door-open:enabled").wait_for()
    family = page.locator(".family")
    family.evaluate("(family) => family.scrollIntoView()")
    # Pictures come when they are about to be seen.
    page.wait_for_load_state("networkidle")
    camera.shoot(page, "home", whole=not camera.by_finger)


def match(camera: Camera) -> None:
    """A match in play, and its replay from the end."""
    wire = Wire()
    page = camera.visit(before=wire.listen, settings={**SETTINGS, "rules": RULES})
    sitter = (Finger if camera.by_finger else Pointer)(page, wire, RULES)
    sitter.begin()
    for _ in range(READINGS):
        sitter.reading(sitter.take)
    while sitter.duty() != "open":
        sitter.do(sitter.duties[-1])
    camera.shoot(page, "match")
    sitter.play()
    camera.shoot(page, "result")
    page.locator(".result a[href*=review]").click()
    page.locator(".ticks-line i").first.wait_for()
    page.locator(".ticks input").press("End")
    for _ in range(3):
        page.locator(".ticks input").press("ArrowLeft")
    camera.shoot(page, "replay")


def cards(camera: Camera) -> None:
    """The flower cards by month."""
    page = camera.visit("/cards")
    page.locator(".months").evaluate("(months) => months.scrollIntoView()")
    page.wait_for_load_state("networkidle")
    camera.shoot(page, "cards")


def koikoi(camera: Camera) -> None:
    """A table of Koi-Koi in play, a card lifted where there is a mouse, and the question whether to go on."""
    page = camera.visit(settings={"sound": False, "koikoi_lessons": False})
    page.locator(".door-koikoi .door-open:enabled").click()
    page.wait_for_url("**/koikoi")
    turns = 0
    for at in table.match(page, table.by_finger if camera.by_finger else table.by_pointer):
        turns += at == "hand"
        if at == "hand" and turns == TURNS + 1:
            if not camera.by_finger:
                page.locator(f".kk-hand [data-card='{table.capture(page)}']").hover()
            camera.shoot(page, "koikoi")
        if at == "decision" and turns > TURNS:
            camera.shoot(page, "koikoi-decision")
            return


def koikoi_replay(camera: Camera) -> None:
    """A decision in a match of Koi-Koi between two who play at random."""
    page = camera.visit()
    text = koikoi_record.text_of(koikoi_record.played("short", "4"))
    record = {"name": "match.karuta", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]
    page.locator(".kr-title").wait_for()
    page.evaluate("document.activeElement?.blur()")
    for _ in range(DECISIONS):
        page.keyboard.press("ArrowRight")
    camera.shoot(page, "koikoi-replay")

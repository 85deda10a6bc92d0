"""People at pages of their own play each other: what each is shown of the others, what of practice is not offered, and
what somebody sees who only looks on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit, axe, with_axe
from karuta.words import say

MAKE = """(terms) => new Promise((done, fail) => {
  const line = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  const name = JSON.parse(localStorage.getItem("karuta.name"));
  const say = (message) => line.send(JSON.stringify(message));
  line.onopen = () => {
    say({ type: "hello", protocol: 1, language: "en" });
    say({ type: "make_room", terms, listed: true, name });
  };
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "room") done(told.code);
    if (told.type === "refused") fail(new Error(data));
  };
})"""
"""Opens a room for whoever's page it is, as no sheet of the hall could that takes only known formats."""
SETTINGS: dict[str, Any] = {
    "reads_hiragana": "yes",
    "has_played": True,
    "sound": False,
    "motion": "reduced",
    "koikoi_one_tap": True,
    "koikoi_lessons": False,
}
STRIP = ".between-strip"
NAMES = ("Akiko", "Benoît")


def _press(page: Page, key: str, **facts: Any) -> None:
    page.get_by_role("button", name=say("en", key, **facts), exact=True).first.click()


def _meet(visit: Visit, game: str, rules: dict[str, Any]) -> tuple[Page, Page]:
    """Two in a room, one at a desk and one with a phone, until both sit at their match."""
    pages = tuple(
        visit("/hall", context=size, settings={**SETTINGS, "name": name}, before=with_axe)
        for size, name in zip((DESKTOP, PHONE), NAMES, strict=True)
    )
    terms = {"game": game, "seats": 2, "rules": rules, "preset": "", "pace": "quick", "rated": False, "format": ""}
    code = pages[0].evaluate(MAKE, terms)
    for page in pages:
        page.evaluate("(code) => history.pushState(null, '', `/room/${code}`)", code)
        page.goto(page.url)
        _press(page, "room-be-ready")
    return pages[0], pages[1]


def _match(page: Page) -> str:
    """The match that the page has open."""
    match: str = page.evaluate("JSON.parse(localStorage.getItem('karuta.open-match')).match")
    return match


def _move(pages: tuple[Page, ...]) -> None:
    """Whoever has to play a card plays the first that may be played."""
    for page in pages:
        if page.locator(".kk-ask[data-urgent=true]").count():
            choice = page.locator(".kk-field button:has(.kk-choice)")
            (choice if choice.count() else page.locator(".kk-hand button:not([aria-disabled])")).first.click()
            return
        page.wait_for_timeout(50)


def test_koikoi_with_one_who_comes_and_goes(visit: Visit) -> None:
    desk, phone = _meet(visit, "koikoi", {"rounds": 1})
    for page in (desk, phone):
        page.locator(".kk-start[data-seen=true] [data-first]").click()
    for page in (desk, phone):
        expect(page.locator(".kk-hand li")).to_have_count(8)
        expect(page.get_by_role("button", name=say("en", "koikoi-advice"), exact=True)).to_have_count(0)
    watcher = visit(f"/watch/{_match(desk)}", settings={**SETTINGS, "watch_delay": 0}, before=with_axe)
    table = watcher.locator(".koikoi[data-looking=true]")
    table.wait_for()
    for name in NAMES:
        expect(table).to_contain_text(name)
    expect(table.locator(".kk-hand li")).to_have_count(0)

    _press(phone, "phrase-say")
    phone.locator(".talk-list").get_by_role("button", name=say("en", "phrase-onegai")).click()
    expect(desk.locator(".between-said")).to_contain_text(f"{NAMES[1]} {say('en', 'phrase-onegai')}")
    for _ in range(3):
        _move((desk, phone))
    lying = desk.locator(".kk-hand li").count()
    assert lying < 8

    phone.reload()
    phone.locator(".kk-hand li").first.wait_for()
    expect(desk.locator(STRIP)).to_have_count(0)

    context, address = phone.context, phone.url
    phone.close()
    expect(desk.locator(STRIP)).to_contain_text(say("en", "between-away", names=NAMES[1], count=1))
    expect(desk.locator(".kk-ask")).to_contain_text(say("en", "between-waits-back", names=NAMES[1], count=1))
    assert axe(desk) == []
    back = context.new_page()
    with_axe(back)
    back.goto(address)
    back.locator(".kk-hand li").first.wait_for()
    expect(desk.locator(STRIP)).to_have_count(0)
    assert axe(back) == []
    assert axe(watcher) == []

    _press(back, "match-menu")
    _press(back, "match-give-up")
    _press(back, "match-resign")
    for page in (desk, back):
        ending = page.locator(".kk-ending[data-seen=true]")
        expect(ending).to_contain_text(say("en", "fairness-pledge-kept"))
        assert axe(page) == []
    # Loaded again, a result leads to the room, where the same is asked.
    back.reload()
    expect(back.locator("main.room")).to_be_visible()
    for page in (desk, back):
        _press(page, "room-again")
    for page in (desk, back):
        expect(page.locator(".kk-start")).to_be_visible()
    assert _match(desk) == _match(back)


def _looked_on(visit: Visit, match: str) -> None:
    """The match on a hall screen, and as it would be laid over a stream."""
    screen = visit("/screen?boards=9", settings=SETTINGS, before=with_axe)
    stream = visit(f"/watch/{match}?clean", settings={**SETTINGS, "watch_delay": 0})
    board = screen.get_by_role("article", name=" – ".join(NAMES)).first
    board.locator(".card").first.wait_for()
    expect(board.locator(".card")).to_have_count(10)
    for count in board.locator(".screen-count").all():
        expect(count).to_contain_text("5")
    assert axe(screen) == []
    stream.locator(".card").first.wait_for()
    expect(stream.locator(".card:visible")).to_have_count(10)
    expect(stream.locator(".bar-near")).to_contain_text(NAMES[0])
    for button in stream.locator(".bar .quiet, .look-open").all():
        expect(button).to_be_hidden()
    assert stream.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"


def test_a_mat_between_two_offers_no_practice(visit: Visit) -> None:
    desk, phone = _meet(visit, "kyogi", {"format": "nodead", "cards_a": 5, "cards_b": 5})
    _press(desk, "match-bow")
    expect(desk.locator(".bow")).to_contain_text(say("en", "between-waits-bow", names=NAMES[1], count=1))
    expect(phone.locator(".bow")).to_contain_text(say("en", "between-bowed", names=NAMES[0], count=1))
    assert axe(phone) == []
    _press(phone, "match-bow")
    for page in (desk, phone):
        expect(page.locator(".card:visible")).to_have_count(10)
        expect(page.locator(".hint-switch")).to_have_count(0)
        expect(page.get_by_role("button", name=say("en", "match-pause"), exact=True)).to_have_count(0)
    _press(phone, "match-laid-out")
    expect(desk.locator(".bar-far")).to_contain_text(say("en", "between-done-arrange"))

    _press(phone, "match-menu")
    _press(phone, "fairness-title")
    expect(phone.locator(".fairness").first).to_contain_text(say("en", "fairness-key"))
    assert axe(phone) == []
    phone.keyboard.press("Escape")
    _press(desk, "match-rules")
    assert len(desk.locator(".pledge code").inner_text()) == 64
    assert axe(desk) == []
    desk.keyboard.press("Escape")

    # Another window of the same browser takes the seat only when it goes to the match itself.
    other = desk.context.new_page()
    other.goto(desk.url.replace("/match", "/cards"))
    other.wait_for_timeout(400)
    expect(desk.locator(STRIP)).to_have_count(0)
    other.goto(desk.url)
    expect(other.locator(".card:visible")).to_have_count(10)
    expect(desk.locator(STRIP)).to_contain_text(say("en", "between-replaced"))
    _press(desk, "between-here")
    expect(desk.locator(STRIP)).to_have_count(0)
    expect(other.locator(STRIP)).to_contain_text(say("en", "between-replaced"))
    other.close()
    _looked_on(visit, _match(desk))

"""The reader for a real mat: an evening at the clock, by touch, by keys, by a person's voice, and after a reload."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import DESKTOP, PHONE, Visit, axe, with_axe
from browser.test_languages import check
from karuta.poems.anthology import poem
from karuta.recital.programme.reading import Reading
from karuta.recital.programme.steps import nominal
from karuta.recital.programme.wish import wish_of
from karuta.words import LANGUAGES, say

HALL: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
SIZES = {"desktop": DESKTOP, "phone": PHONE, "hall": HALL}
RATE = 48_000
SHORT = {"lower_s": 2, "linger_s": 0.5, "silence_s": 1, "upper_s": 2}
"""The shortest that one can read, so that a test hears some poems."""
WISH = {
    "preset": "competition",
    "poems": "1..6",
    "seed": "evening",
    "pacing": SHORT,
    "joka": {"upper": 0, "lower": 1},
}
LISTENING = """() => {
  window.sounds = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when, offset = 0) {
    window.sounds.push({ when, offset, samples: this.buffer.length, rate: this.context.sampleRate });
    return start.call(this, when, offset);
  };
}"""


def whole(**changes: Any) -> dict[str, Any]:
    """A wish with all its keys, as the page keeps it."""
    made: dict[str, Any] = json.loads(
        json.dumps(Reading.begin(wish_of({**WISH, **changes})).kept()["wish"], default=str)
    )
    return made


def opened(
    visit: Visit, context: dict[str, Any] = DESKTOP, axed: bool = False, script: str = "", **settings: Any
) -> Page:
    """The reader's page with `WISH`, or another wish, before its first press; `script` runs before the page's own."""

    def before(page: Page) -> None:
        page.add_init_script(f"({LISTENING})(); {script}")
        if axed:
            with_axe(page)

    page = visit("/reader", context=context, before=before, settings={"reader_wish": whole(), **settings})
    expect(page.locator(".pad")).to_have_attribute("data-phase", "none")
    expect(page.locator(".pad-ask")).to_have_text(say("en", "reader-ask-none"))
    return page


def phase(page: Page, name: str) -> None:
    expect(page.locator(".pad")).to_have_attribute("data-phase", name, timeout=30_000)


def place(page: Page) -> int:
    return int(page.locator(".pad-place b").inner_text())


def sounds(page: Page) -> list[dict[str, Any]]:
    """What was set on the audio clock: s and samples."""
    found: list[dict[str, Any]] = page.evaluate("window.sounds")
    return found


def test_an_evening_is_read_to_the_sample(visit: Visit) -> None:
    page = opened(visit, reader_wish=whole(poems="1..3"))
    heard = 0
    for step in range(4):
        page.locator(".pad").click()
        phase(page, "reading")
        assert place(page) == min(step, 2) + 1
        phase(page, "over" if step == 3 else "read")
        new = sounds(page)[heard:]
        heard += len(new)
        assert len(new) == (1 if step == 3 else 2)
        assert {sound["rate"] for sound in new} == {RATE}
        assert new[0]["samples"] == round((SHORT["lower_s"] + SHORT["linger_s"]) * RATE)
        if step < 3:
            lower, upper = new
            gap = round(upper["when"] * RATE) - round(lower["when"] * RATE) - lower["samples"]
            assert gap == RATE
            assert upper["samples"] == SHORT["upper_s"] * RATE
    expect(page.locator(".reader-ended .primary")).to_be_visible()


def test_by_keys_as_a_pedal_sends_them(visit: Visit) -> None:
    page = opened(visit)
    page.keyboard.press("PageDown")
    phase(page, "reading")
    page.keyboard.press("Space")
    phase(page, "paused")
    page.keyboard.press("Enter")
    phase(page, "reading")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".pad-place b")).to_have_text("2")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".pad-place b")).to_have_text("3")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".pad-place b")).to_have_text("2")
    phase(page, "reading")
    page.keyboard.press("Escape")
    phase(page, "paused")
    count = len(sounds(page))
    page.keyboard.press("PageUp")
    phase(page, "reading")
    assert len(sounds(page)) == count + 2
    phase(page, "read")
    # A button that has the focus keeps its own keys.
    page.get_by_role("button", name=say("en", "reader-more")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    phase(page, "read")


def test_a_pedal_is_heard_after_a_press_by_pointer(visit: Visit) -> None:
    page = opened(visit)
    pad = page.locator(".pad")
    page.locator(".choice-one").nth(0).click()
    expect(pad).to_be_focused()
    # By the keyboard the focus stays with the use, and the pedal is heard there, too.
    page.locator(".choice-one input").first.focus()
    page.keyboard.press("PageDown")
    phase(page, "reading")
    page.get_by_role("button", name=say("en", "reader-next")).click()
    expect(page.locator(".pad-place b")).to_have_text("2")
    expect(pad).to_be_focused()
    phase(page, "reading")
    page.keyboard.press("Space")
    phase(page, "paused")
    expect(page.locator(".pad-place b")).to_have_text("2")
    page.get_by_role("button", name=say("en", "reader-more")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(pad).to_be_focused()
    page.keyboard.press("Space")
    phase(page, "reading")
    expect(page.get_by_role("dialog")).to_have_count(0)
    following = page.get_by_role("button", name=say("en", "reader-next"))
    following.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pad-place b")).to_have_text("3")
    expect(following).to_be_focused()


def _touch(line: CDPSession, kind: str, *at: tuple[float, float]) -> None:
    points = [{"x": x, "y": y} for x, y in at]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _swipe(page: Page, along: float) -> None:
    line = page.context.new_cdp_session(page)
    _touch(line, "touchStart", (195, 300))
    for part in range(1, 6):
        _touch(line, "touchMove", (195 + along * part / 5, 302))
    _touch(line, "touchEnd")
    line.detach()


def test_by_touch_without_looking(visit: Visit) -> None:
    page = opened(visit, PHONE)
    box = page.locator(".pad").bounding_box()
    assert box is not None
    assert box["height"] >= PHONE["viewport"]["height"] / 2
    assert box["width"] >= PHONE["viewport"]["width"] * 0.9
    page.touchscreen.tap(195, 300)
    phase(page, "reading")
    page.wait_for_timeout(400)
    page.touchscreen.tap(195, 300)
    phase(page, "paused")
    page.wait_for_timeout(400)
    page.touchscreen.tap(195, 300)
    phase(page, "reading")
    phase(page, "read")
    assert place(page) == 1
    count = len(sounds(page))
    # Twice: what the first tap began is taken back, and the same is read again.
    page.touchscreen.tap(195, 300)
    page.touchscreen.tap(195, 300)
    phase(page, "reading")
    phase(page, "read")
    assert place(page) == 1
    assert len(sounds(page)) >= count + 2
    _swipe(page, -150)
    phase(page, "reading")
    assert place(page) == 2
    _swipe(page, 150)
    phase(page, "reading")
    assert place(page) == 1


def test_the_device_is_kept_awake_and_its_keys_come_here(visit: Visit) -> None:
    page = opened(visit, script=KEEPING)
    page.locator(".pad").click()
    phase(page, "reading")
    assert page.evaluate("[navigator.mediaSession.metadata.title, navigator.mediaSession.playbackState]") == [
        say("en", "reader-place-of", place=1, count=6),
        "playing",
    ]
    assert page.evaluate("window.locks") == ["screen"]
    page.evaluate("window.handlers.pause()")
    phase(page, "paused")
    assert page.evaluate("navigator.mediaSession.playbackState") == "paused"
    page.evaluate("window.handlers.play()")
    phase(page, "reading")
    page.evaluate("window.handlers.nexttrack()")
    expect(page.locator(".pad-place b")).to_have_text("2")
    assert page.evaluate("navigator.mediaSession.metadata.title") == say("en", "reader-place-of", place=2, count=6)
    page.evaluate("window.handlers.previoustrack()")
    expect(page.locator(".pad-place b")).to_have_text("1")


KEEPING = """
  window.locks = [];
  window.handlers = {};
  const lock = { released: false, release: async () => undefined };
  navigator.wakeLock.request = async (kind) => (window.locks.push(kind), lock);
  const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
  navigator.mediaSession.setActionHandler = (action, act) => (window.handlers[action] = act, set(action, act));
"""


def test_what_is_read_stays_hidden_until_it_is_asked_for(visit: Visit) -> None:
    order = Reading.begin(wish_of({**WISH, "pattern": "1-2", "joka": {"upper": 0, "lower": 0}})).order
    first = poem(order[0])
    shown = {"lines": ["kanji", "romaji"], "whole": False, "author": True, "torifuda": True, "kimariji": True}
    study = whole(pattern="1-2", joka={"upper": 0, "lower": 0})
    page = opened(visit, reader_wish=study, reader_shown={**shown, "when": "after"})
    page.locator(".pad").click()
    phase(page, "reading")
    expect(page.locator(".spoken-words")).to_have_count(0)
    assert first.author.romaji not in page.locator("main").inner_text()
    phase(page, "read")
    expect(page.locator(".spoken-romaji").first).to_have_text(" ".join(first.romaji[:3]))
    expect(page.locator(".spoken-author")).to_contain_text(first.author.romaji)
    expect(page.locator(".spoken-card")).to_be_visible()
    page.evaluate("localStorage.clear()")
    page = opened(visit, reader_wish=study, reader_shown={**shown, "when": "as"})
    page.locator(".pad").click()
    expect(page.locator(".spoken-verse")).to_have_count(1)
    expect(page.locator(".spoken-verse")).to_have_count(2)
    phase(page, "read")


def test_a_reload_goes_on_where_it_was(visit: Visit) -> None:
    page = opened(visit)
    page.locator(".pad").click()
    phase(page, "read")
    page.reload()
    phase(page, "read")
    assert place(page) == 1
    page.locator(".pad").click()
    expect(page.locator(".pad-place b")).to_have_text("2")
    phase(page, "reading")
    page.reload()
    phase(page, "ready")
    assert place(page) == 2


def test_the_log_and_the_lists_are_those_of_the_programme(visit: Visit) -> None:
    page = opened(visit, reader_wish=whole(poems="all"), reader_prompter=True, reader_before=0)
    page.locator(".pad").click()
    reading = Reading.begin(wish_of({**WISH, "poems": "all"}))
    for _ in range(11):
        reading = reading.next()
        page.keyboard.press("ArrowRight")
    expect(page.locator(".pad-place b")).to_have_text("12")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("en", "reader-more")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text(say("en", "reader-log"), exact=True).click()
    lines = [f"{short.was} → {short.now}" for entry in reversed(reading.log) for short in entry.shortened]
    assert lines
    found = sheet.locator(".reader-log ul li").all_inner_texts()
    assert [" ".join(line.split()[:3]) for line in found] == lines
    sheet.get_by_text(say("en", "reader-to-come", count=len(reading.to_come))).click()
    names = sheet.locator("details[open] .reader-list b").all_inner_texts()
    assert len(names) == len(reading.to_come)
    # To a poem by the beginning of its upper verse.
    last = poem(reading.order[-1])
    sheet.get_by_text(say("en", "reader-jump"), exact=True).click()
    sheet.locator("#reader-poem").fill("".join(last.pronunciation[:3]))
    sheet.locator("#reader-poem").press("Enter")
    expect(page.locator(".pad-place b")).to_have_text("100")


def test_a_person_reads_aloud_in_silence(visit: Visit) -> None:
    page = opened(visit, reader_prompter=True)
    reading = Reading.begin(wish_of(WISH))
    page.locator(".pad").click()
    phase(page, "reading")
    parts = page.locator(".prompt-part")
    step = reading.step(nominal(reading.wish.pacing))
    assert step is not None
    expect(parts).to_have_count(len(step.parts))
    upper = poem(reading.order[0])
    expect(parts.last.locator(".prompt-romaji").first).to_have_text(f"{upper.romaji[0]}—")
    expect(page.locator(".prompt-kana [data-sung=yes]").first).to_be_visible()
    expect(parts.last).to_have_attribute("data-now", "yes")
    phase(page, "read")
    assert sounds(page) == []
    # Now the next verses are there before they are read.
    expect(parts.first.locator(".prompt-romaji").first).to_have_text(f"{upper.romaji[3]}—")


def test_the_memorisation_clock_calls(visit: Visit) -> None:
    page = visit("/reader", before=lambda page: page.clock.install(), settings={"reader_memorising": MEMORISING})
    page.get_by_role("button", name=say("en", "reader-clock")).click()
    page.get_by_role("button", name=say("en", "reader-clock-begin")).click()
    expect(page.locator(".memory-time")).to_have_text("15:00")
    page.clock.run_for(13 * 60_000)
    expect(page.locator(".memory-time")).to_have_text("2:00")
    page.get_by_role("button", name=say("en", "reader-clock-pause")).click()
    page.clock.run_for(60_000)
    expect(page.locator(".memory-time")).to_have_text("2:00")
    page.keyboard.press("PageDown")
    page.clock.run_for(60_000)
    expect(page.locator(".memory-time")).to_have_text("1:00")
    page.keyboard.press("PageDown")
    page.clock.run_for(60_000)
    expect(page.locator(".memory-time")).to_have_text("1:00")
    page.get_by_role("button", name=say("en", "reader-clock-resume")).click()
    page.clock.run_for(60_000)
    expect(page.locator(".memory-said")).to_have_text(say("en", "reader-clock-over"))
    page.get_by_role("button", name=say("en", "reader-clock-to-reading")).click()
    expect(page.locator(".pad")).to_be_visible()


MEMORISING = {"minutes": 15, "calls": [13, 15], "sound": "bell", "vibrate": False}


def test_a_link_brings_the_order_of_another_room(visit: Visit) -> None:
    page = visit("/reader#preset=study&seed=club7&poems=length%3A1")
    expect(page.locator(".reader-remarks")).to_contain_text(say("en", "reader-wish-linked"))
    assert page.evaluate("location.hash") == ""
    kept = page.evaluate("JSON.parse(localStorage.getItem('karuta.reader-wish'))")
    assert (kept["seed"], kept["poems"], kept["pattern"]) == ("club7", "length:1", "1-2")
    page.goto(page.url + "#set=Second%20blue:3..5%2017")
    expect(page.locator(".reader-remarks")).to_contain_text("Second blue")
    expect(page.locator(".pad-place b")).to_have_text("4")


def test_a_list_of_one_s_own_is_tapped_together_and_kept(visit: Visit) -> None:
    page = opened(visit, PHONE)
    page.get_by_role("toolbar").get_by_role("button", name=say("en", "reader-cards")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text(say("en", "reader-sets-grid"), exact=True).click()
    sheet.get_by_role("radio", name=say("en", "reader-order-number")).check()
    expect(sheet.locator(".reader-grid small").first).to_have_text("1")
    sheet.get_by_role("button", name=say("en", "reader-sets-none")).click()
    for number in (17, 18, 99):
        sheet.locator(".reader-grid button", has=page.get_by_text(str(number), exact=True)).click()
    expect(sheet.locator("input[type=text]").first).to_have_value("17 18 99")
    sheet.get_by_text(say("en", "reader-sets-kept"), exact=True).click()
    sheet.locator("#reader-set-name").fill("Three")
    sheet.get_by_role("button", name=say("en", "reader-sets-keep"), exact=True).click()
    with page.expect_download() as given:
        sheet.get_by_role("button", name=say("en", "reader-sets-export")).click()
    with given.value.path().open() as file:
        assert json.load(file) == {"karuta-sets": 1, "sets": [{"name": "Three", "poems": "17 18 99"}]}
    sheet.get_by_role("button", name=say("en", "reader-sets-drop", name="Three")).click()
    expect(sheet.locator(".reader-sets li")).to_have_count(0)
    sheet.get_by_role("button", name=say("en", "reader-sets-undo")).click()
    expect(sheet.locator(".reader-sets li")).to_have_count(1)
    sheet.locator("input[type=file]").set_input_files(given.value.path())
    expect(sheet.locator(".reader-sets li")).to_have_count(1)
    # What can't be read is said, and what stood stays.
    sheet.locator("input[type=text]").first.fill("set:three purple")
    expect(sheet.locator(".fault")).to_contain_text("purple")
    sheet.locator("input[type=text]").first.fill("set:three 1")
    expect(sheet.get_by_text(say("en", "reader-count", count=4), exact=True)).to_be_visible()


def _sheets(page: Page) -> list[str]:
    return [say("en", f"reader-{name}") for name in ("settings", "cards", "voice", "clock", "help")]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(visit: Visit, size: str, scheme: str) -> None:
    page = opened(visit, {**SIZES[size], "color_scheme": scheme}, axed=True, reader_shown=ALL_SHOWN)
    found = [f"begin: {line}" for line in axe(page)]
    for name in _sheets(page):
        page.get_by_role("toolbar").get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()
        page.evaluate("document.querySelectorAll('dialog details').forEach((each) => (each.open = true))")
        page.wait_for_timeout(250)
        found += [f"{name}: {line}" for line in axe(page)]
        page.get_by_role("button", name=say("en", "page-close"), exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".pad").click()
    phase(page, "read")
    found += [f"read: {line}" for line in axe(page)]
    page.evaluate("localStorage.setItem('karuta.reader-prompter', 'true')")
    page.reload()
    page.locator(".prompt-phrase").first.wait_for()
    found += [f"prompter: {line}" for line in axe(page)]
    page.get_by_role("button", name=say("en", "reader-more")).click()
    page.evaluate("document.querySelectorAll('dialog details').forEach((each) => (each.open = true))")
    page.wait_for_timeout(250)
    found += [f"more: {line}" for line in axe(page)]
    assert found == []


ALL_SHOWN = {
    "when": "as",
    "lines": ["kanji", "kana", "romaji", "meaning"],
    "whole": True,
    "author": True,
    "torifuda": True,
    "kimariji": True,
}
CUT = """() => [...document.querySelectorAll("main *, dialog *")]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen, svg, legend, .prompter, progress"))
  .filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    const inside = each.scrollWidth <= each.clientWidth + 3 || getComputedStyle(each).display === "inline";
    return width > 0 && (left < -1 || right > innerWidth + 1 || !inside);
  })
  .map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 40)}`)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_words_and_nothing_is_cut_off_on_a_phone(visit: Visit, language: str) -> None:
    page = visit("/reader", context={**PHONE, "locale": language}, settings={"reader_wish": whole()})
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".pad-ask")).to_have_text(say(language, "reader-ask-none"))
    found = page.evaluate(CUT)
    check(page, language)
    for tool in range(5):
        page.locator(".reader-tool").nth(tool).click()
        page.get_by_role("dialog").wait_for()
        page.evaluate("document.querySelectorAll('dialog details').forEach((each) => (each.open = true))")
        found += page.evaluate(CUT)
        check(page, language)
        page.get_by_role("button", name=say(language, "page-close"), exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".pad").click()
    phase(page, "reading")
    found += page.evaluate(CUT)
    page.locator(".reader-tool").last.click()
    page.evaluate("document.querySelectorAll('dialog details').forEach((each) => (each.open = true))")
    found += page.evaluate(CUT)
    check(page, language)
    assert found == []
    author = poem(Reading.begin(wish_of(WISH)).order[0]).author
    named = page.locator(".reader-list small").first
    expect(named).to_have_text(author.kanji if language == "ja" else author.romaji)


FITS = """() => {
  const [area, ask] = [".pad", ".pad-ask"].map((each) => document.querySelector(each).getBoundingClientRect());
  const { scrollHeight } = document.documentElement;
  return [ask.top >= area.top && ask.bottom <= area.bottom, area.top >= 0, scrollHeight <= innerHeight];
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
@pytest.mark.parametrize("language", ["ru", "fr"])
def test_a_person_reads_from_a_phone_and_only_the_verses_move(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    context = {**PHONE, "locale": language, "viewport": {"width": size[0], "height": size[1]}}
    page = visit("/reader", context=context, settings={"reader_wish": whole(), "reader_prompter": True})
    expect(page.locator(".pad-ask")).to_have_text(say(language, "reader-ask-none"))
    page.locator(".pad").click()
    expect(page.locator(".pad-ask")).to_have_text(say(language, "reader-ask-reading"))
    assert page.evaluate(FITS) == [True, True, True]


def test_the_text_of_a_poem_is_on_the_first_screen_of_a_phone(visit: Visit) -> None:
    page = opened(visit, PHONE, reader_shown=ALL_SHOWN)
    page.locator(".pad").click()
    phase(page, "reading")
    page.locator(".spoken-meaning").wait_for()
    assert page.evaluate(FITS)[:2] == [True, True]
    tools = page.locator(".reader-tools").bounding_box()
    meaning = page.locator(".spoken-meaning").bounding_box()
    assert tools is not None
    assert meaning is not None
    assert meaning["y"] + meaning["height"] <= tools["y"]

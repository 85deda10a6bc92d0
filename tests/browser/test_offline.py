"""The installed app: it comes in whole, opens without a house, and never mixes two builds."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from browser.conftest import DESKTOP, PHONE, kept, serving
from karuta.poems.anthology import poem
from karuta.poems.reading import order
from karuta.recital.voice import Voice
from karuta.web.pages import STATIC
from karuta.words import languages, say

REGISTERED = "navigator.serviceWorker.getRegistration()"
READY = "navigator.serviceWorker.ready.then((installed) => installed.active.state)"
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    found[name] = kept.map(({ url }) => url.slice(location.origin.length));
  }
  return found;
}"""
PAGES = "karuta-page-"
BUILT = Path(os.environ.get("KARUTA_STATIC") or STATIC)


@pytest.fixture
def installing(chromium: Browser) -> Iterator[BrowserContext]:
    """A context in which the worker may come in."""
    context = chromium.new_context(locale="en-GB", **DESKTOP)
    context.set_default_timeout(30_000)
    yield context
    context.close()


def _ready(page: Page) -> None:
    """Waits until the worker has brought everything in and rules the page."""
    assert page.evaluate(READY) in ("activating", "activated")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def _until(page: Page, true: str) -> None:
    """Waits until what `true` promises is so."""
    for _ in range(300):
        if page.evaluate(true):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"it never came: {true}")


def _kept(page: Page) -> dict[str, list[str]]:
    """What is in the caches of builds, by their names."""
    kept: dict[str, list[str]] = page.evaluate(KEPT)
    return {name: addresses for name, addresses in kept.items() if name.startswith(PAGES)}


def _renewed(build: Path, mark: str) -> None:
    """Makes another build of one: its page says `mark`, and its worker knows that."""
    from hashlib import sha256  # noqa: PLC0415

    page, worker = build / "index.html", build / "sw.js"
    old = sha256(page.read_bytes()).hexdigest()
    page.write_text(page.read_text().replace("<body>", f'<body data-build="{mark}">'))
    told = worker.read_text().replace(old, sha256(page.read_bytes()).hexdigest())
    assert old not in told
    name = next(part for part in told.split('"') if len(part) == 16 and set(part) <= set("0123456789abcdef"))
    worker.write_text(told.replace(name, f"{mark}{name}"[:16]))


def test_the_whole_build_comes_in_with_the_books_of_all_languages(installing: BrowserContext, house: str) -> None:
    page = installing.new_page()
    page.goto(house)
    _ready(page)
    ((_, kept),) = _kept(page).items()
    assets = {f"/assets/{path.name}" for path in (BUILT / "assets").iterdir()}
    books = {f"/data/{book}.json?language={code}" for book in ("poems", "glossary") for code in languages()}
    assert assets | books | {"/", "/icon.svg", "/app.webmanifest"} <= set(kept)
    assert not [address for address in kept if address.startswith(("/api", "/sound", "/match", "/ws", "/health"))]


@pytest.mark.parametrize("shape", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_without_a_house_every_page_opens_in_every_language(chromium: Browser, shape: dict[str, Any]) -> None:
    context = chromium.new_context(locale="en-GB", **shape)
    context.set_default_timeout(30_000)
    page = context.new_page()
    with serving() as address:
        page.goto(address)
        _ready(page)
    # The house is gone.
    for language in languages():
        page.evaluate("(code) => localStorage.setItem('karuta.language', JSON.stringify(code))", language)
        page.goto(address + "/glossary")
        page.get_by_role("heading", level=1, name=say(language, "match-glossary")).wait_for()
        page.locator(".glossary dt").nth(20).wait_for()
        page.goto(address + "/reader")
        page.reload()
        page.get_by_role("heading", level=1).wait_for()
        assert page.evaluate("document.documentElement.lang") == language
    context.close()


def test_a_renewed_house_is_seen_at_once_and_its_build_replaces_the_old_one(installing: BrowserContext) -> None:
    with ExitStack() as stack:
        build = Path(stack.enter_context(TemporaryDirectory(prefix="karuta-"))) / "static"
        shutil.copytree(BUILT, build)
        address = stack.enter_context(serving(KARUTA_STATIC=str(build)))
        page = installing.new_page()
        page.goto(address)
        _ready(page)
        (old,) = _kept(page)
        other = installing.new_page()
        other.goto(address + "/settings")
        _renewed(build, "b2")
        page.goto(address + "/glossary")
        # Whoever has a network sees the new page; the open one keeps its own build's files, for it may want more.
        assert page.evaluate("document.body.dataset.build") == "b2"
        page.evaluate(f"{REGISTERED}.then((found) => found.update()).catch(() => null)")
        _until(page, f"{REGISTERED}.then(({{ waiting }}) => waiting?.state === 'installed')")
        assert len(_kept(page)) == 2
        assert other.evaluate("document.body.dataset.build") is None
        page.goto(address)
        assert old in _kept(page)
        other.close()
        # Now nobody is left who needs the old one.
        page.goto(address + "/glossary")
        _until(page, f"caches.keys().then((all) => !all.includes({json.dumps(old)}))")
        ((new, _),) = _kept(page).items()
        assert new.startswith(f"{PAGES}b2")
    page.reload()
    assert page.evaluate("document.body.dataset.build") == "b2"
    page.locator(".glossary dt").nth(20).wait_for()


def test_a_build_that_is_not_whole_never_comes_in(installing: BrowserContext) -> None:
    with ExitStack() as stack:
        build = Path(stack.enter_context(TemporaryDirectory(prefix="karuta-"))) / "static"
        shutil.copytree(BUILT, build)
        address = stack.enter_context(serving(KARUTA_STATIC=str(build)))
        page = installing.new_page()
        page.goto(address)
        _ready(page)
        (old,) = _kept(page)
        # A house in the middle of an upgrade: the worker is new, the page is not that of its build.
        _renewed(build, "b3")
        (build / "index.html").write_text((BUILT / "index.html").read_text())
        page.evaluate(f"{REGISTERED}.then((found) => found.update()).catch(() => null)")
        _until(page, f"{REGISTERED}.then(({{ installing, waiting }}) => !installing && !waiting)")
        assert list(_kept(page)) == [old]


SOUNDS = """
window.sounded = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  // What is short is a bell, or keeps the device awake.
  if (this.buffer?.duration > 3) {
    const samples = this.buffer.getChannelData(0);
    const some = Array.from({ length: 4800 }, (_, i) => Math.abs(samples[i * 40] ?? 0));
    sounded.push([this.buffer.duration, Math.max(...some)]);
  }
  return start.apply(this, when);
};
"""
"""Notes of each verse that is played how long it is and how loud: silence would not do."""


def test_a_reader_reads_on_without_a_house(installing: BrowserContext) -> None:
    """The voice is kept by the page's own button; then the house is gone, the page is loaded again, and reads."""
    wish = {
        "preset": "study",
        "poems": "all",
        "dead": 0,
        "likeness": 0,
        "order": "shuffle",
        "seed": "7",
        "pattern": "1-2",
        "joka": {"upper": 0, "lower": 0},
        "pacing": {"lower_s": 5, "linger_s": 3, "silence_s": 1, "upper_s": 6},
        "wait": "hands",
        "span_s": 3,
        "stop_min": 0,
        "again": False,
    }
    seen = {"when": "as", "lines": ["kanji"], "whole": True, "author": True, "torifuda": False, "kimariji": False}
    stored = json.dumps(kept(reader_wish=wish, reader_shown=seen))
    installing.add_init_script(f"for (const each of Object.entries({stored})) localStorage.setItem(...each);{SOUNDS}")
    page = installing.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    pad = page.locator("button.pad")
    with serving() as address:
        page.goto(address + "/reader")
        _ready(page)
        page.get_by_role("toolbar").get_by_role("button", name=say("en", "reader-voice"), exact=True).click()
        page.get_by_role("button", name=say("en", "reader-keep"), exact=True).first.click()
        page.get_by_text(say("en", "reader-keep-here"), exact=True).first.wait_for(timeout=60_000)
        page.get_by_role("button", name=say("en", "reader-done"), exact=True).click()
    page.reload()
    pad.filter(has_text=say("en", "reader-ask-none")).click()
    _until(page, "document.querySelector('button.pad').dataset.phase === 'reading'")
    _until(page, "sounded.length >= 2")
    # Upper and lower verse of the first poem, whole; its text stands there as well, out of the kept books.
    assert [round(duration, 2) for duration, _ in page.evaluate("sounded")] == [6, 8]
    assert all(loudest > 0.05 for _, loudest in page.evaluate("sounded"))
    author = poem(order("7", range(1, 101))[0]).author
    page.get_by_text(author.romaji).or_(page.get_by_text(author.kanji)).first.wait_for()
    page.get_by_role("button", name=say("en", "reader-next"), exact=True).click()
    _until(page, "sounded.length >= 4")
    # Loaded again in the middle of it, it stands where it stood.
    page.reload()
    page.get_by_role("button", name=say("en", "reader-place-of", place=2, count=100)).click()
    _until(page, "document.querySelector('button.pad').dataset.phase === 'reading'")
    _until(page, "sounded.length >= 2")
    assert complaints == []


def test_the_voice_is_here_without_a_house(installing: BrowserContext) -> None:
    """Put by from the page's own store, as the reader's button does; the worker answers with it."""
    clip = Voice.load("mei").clip(17, "upper")
    path = f"/voices/mei/{clip.file}?v={clip.sha256[:16]}"
    page = installing.new_page()
    with serving() as address:
        page.goto(address)
        _ready(page)
        page.evaluate(
            "async ([name, path]) => (await caches.open(name)).add(path)", ["karuta-voice-mei-0123456789abcdef", path]
        )
    page.reload()
    size = page.evaluate("async (path) => (await (await fetch(path)).arrayBuffer()).byteLength", path)
    assert size == clip.path.stat().st_size
    other = page.evaluate("(path) => fetch(path).then(() => 'there', () => 'gone')", path.replace("017_1", "018_1"))
    assert other == "gone"

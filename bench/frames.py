"""How evenly the board draws while hands sweep: frame times of four full-width sweeps, each with the tidying after it,
beside those of the same page at rest.

    python bench/frames.py [--phone]

A frame is late when it comes more than half a frame after its time; the bar is at most 1 frame in 20. The board is
`browser/demo.html` by the development server, at 1280 x 800 (or a phone's 390 x 844 at three device pixels to one).
What is late at rest is the machine's own. Ends with 1 if the bar is missed.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, sync_playwright

BROWSER = Path(__file__).resolve().parents[1] / "browser"
BAR = 1 / 20
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True}
WATCH = """() => {
  const times = (window.frames_seen = []);
  const see = (time) => { times.push(time); window.watching = requestAnimationFrame(see); };
  window.watching = requestAnimationFrame(see);
}"""
SEEN = "() => { cancelAnimationFrame(window.watching); return window.frames_seen; }"
TIDY = """(number) => board.setTable({ ...table, last: { number, poem: 0, taker: null, rests: {} } })"""


@contextmanager
def served() -> Iterator[str]:
    """Address of a development server of the page on a free port."""
    command = ["node_modules/.bin/vite", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen(command, cwd=BROWSER, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        for line in server.stdout:
            plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", plain):
                yield found[0]
                return
        raise RuntimeError("the development server named no address")
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


def intervals(page: Page) -> list[float]:
    times: list[float] = page.evaluate(SEEN)
    return [after - before for before, after in pairwise(times)]


def at_rest(page: Page) -> list[float]:
    page.evaluate(WATCH)
    page.wait_for_timeout(4000)
    return intervals(page)


def sweeps(page: Page) -> tuple[list[float], int]:
    """Over both blocks of four rows, left and right in turn: the frame times, and how many cards went along."""
    box = page.locator("#board").bounding_box()
    assert box is not None
    page.evaluate(WATCH)
    moved = 0
    for number in range(1, 5):
        y = box["y"] + box["height"] * (0.12, 0.4, 0.6, 0.9)[number - 1]
        left = number % 2 == 1
        page.evaluate("board.openReading()")
        page.mouse.move(box["x"] + box["width"] * (0.98 if left else 0.02), y)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] * (0.01 if left else 0.99), y, steps=14)
        moved += page.locator("#board .moving").count()
        page.mouse.up()
        page.wait_for_timeout(250)
        page.evaluate(TIDY, number)
    return intervals(page), moved


def report(name: str, frames: list[float], due: float) -> float:
    late = sum(frame > 1.5 * due for frame in frames) / len(frames)
    middle, p95, worst = median(frames), quantiles(frames, n=20)[-1], max(frames)
    print(
        f"{name}: {len(frames)} frames, median {middle:.1f} ms, 95 in 100 within {p95:.1f} ms, worst {worst:.0f} ms, "
        f"late {100 * late:.1f} %"
    )
    return late


def main() -> int:
    parser = argparse.ArgumentParser(description="Frame times of the board")
    parser.add_argument("--phone", action="store_true")
    shape = PHONE if parser.parse_args().phone else DESKTOP
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        page = browser.new_context(service_workers="block", **shape).new_page()
        page.goto(f"{address}/demo.html")
        page.wait_for_function("window.board && document.fonts.status === 'loaded'")
        page.wait_for_timeout(1000)
        rest = at_rest(page)
        swept, moved = sweeps(page)
        browser.close()
    due = 1000 / 60
    idle = report("at rest ", rest, due)
    late = report("sweeping", swept, due)
    print(f"{moved} cards were swept")
    own = late - idle
    met = own <= BAR
    print(f"bar {100 * BAR:.0f} % late beyond the machine's own: {'met' if met else 'MISSED'} with {100 * own:.1f} %")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())

"""How soon the page can be played: JavaScript of the first load, seconds to a usable entrance, seconds to the mat.

    python bench/page.py [--times 5]

A real house on the loopback and Chromium with nothing cached. Playable means that the entrance's button can be pressed;
the mat is shown when it lies there with the first bow over it. Medians of several visits; ends with 1 if a limit is
missed.
"""

from __future__ import annotations

import argparse
import gzip
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import Browser, Response, sync_playwright

CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
MOST_KB = 120
MOST_S = 2.0


class Visit(NamedTuple):
    """One visit: size of all scripts that came before the page was playable (gzipped, kB), and seconds."""

    script_kb: float
    playable_s: float
    seated_s: float


@contextmanager
def serving() -> Iterator[str]:
    """Address of a house on a free port."""
    command = [sys.executable, "-m", "karuta", "play", "--port", "0", "--no-open", "--seed", "7"]
    house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert house.stdout is not None
    try:
        yield next(word for word in house.stdout.readline().split() if word.startswith("http://"))
    finally:
        house.terminate()
        house.wait(20)
        house.stdout.close()


def visit(browser: Browser, address: str) -> Visit:
    """Open the page as a newcomer and sit down."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", service_workers="block")
    page = context.new_page()
    scripts: list[Response] = []
    page.on("response", lambda got: scripts.append(got) if got.request.resource_type == "script" else None)
    began = perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(".door-karuta .door-open:enabled").wait_for()
    playable = perf_counter() - began
    size = sum(len(gzip.compress(script.body(), 9)) for script in list(scripts)) / 1000
    began = perf_counter()
    page.locator(".door-karuta .door-open").click()
    page.locator(".match .stage").wait_for()
    page.locator(".bow .primary:enabled").wait_for()
    seated = perf_counter() - began
    context.close()
    return Visit(size, playable, seated)


def main() -> int:
    asked = argparse.ArgumentParser(description="How soon the page can be played.")
    asked.add_argument("--times", type=int, default=5)
    times = asked.parse_args().times
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        # The first visit of all also warms house and browser.
        visits = [visit(browser, address) for _ in range(times + 1)][1:]
        browser.close()
    size = max(each.script_kb for each in visits)
    playable = median(each.playable_s for each in visits)
    seated = median(each.seated_s for each in visits)
    print(f"JavaScript of the first load, gzipped   {size:6.1f} kB  limit {MOST_KB}")
    print(f"from opening to playable                {playable:6.2f} s   limit {MOST_S:g}")
    print(f"from sitting down to the mat            {seated:6.2f} s")
    return 0 if size <= MOST_KB and playable <= MOST_S else 1


if __name__ == "__main__":
    sys.exit(main())

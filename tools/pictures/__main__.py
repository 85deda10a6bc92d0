"""`python -m tools.pictures [NAME...]`: all pictures, or those of these names or sizes."""

from __future__ import annotations

import sys
from collections.abc import Callable

from playwright.sync_api import sync_playwright
from tools.pictures import doors, siblings
from tools.pictures.taking import SIZES, Camera

from browser.conftest import CHROMIUM, serving

Picture = Callable[[Camera], None]
BOTH = ("desktop", "phone")
PICTURES: dict[Picture, tuple[str, ...]] = {
    doors.home: BOTH,
    doors.match: BOTH,
    doors.cards: BOTH,
    doors.koikoi: BOTH,
    doors.koikoi_replay: BOTH,
    siblings.chirashi: BOTH,
    siblings.sakasama: BOTH,
    siblings.genpei: BOTH,
    siblings.relay: BOTH,
    siblings.goshoku: BOTH,
    siblings.shimo: BOTH,
    siblings.bozu: BOTH,
    siblings.hanaawase: BOTH,
    siblings.chirashi_together: ("tablet",),
    siblings.kyogi_facing: ("tablet",),
    siblings.koikoi_facing: ("tablet",),
}
"""At which sizes each is taken."""


def main(wanted: set[str]) -> None:
    names = wanted - SIZES.keys()
    sizes = wanted & SIZES.keys() or SIZES.keys()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        for picture, taken_at in PICTURES.items():
            if names and picture.__name__ not in names:
                continue
            for size in taken_at:
                if size in sizes:
                    picture(Camera(browser, address, size))
        browser.close()


if __name__ == "__main__":
    main(set(sys.argv[1:]))

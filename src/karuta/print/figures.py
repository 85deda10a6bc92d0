"""The poets as they sit on reading cards: gentleman, lady, monk, and Semimaru with his lute; our own drawings.

`art/` has one drawing of each, with stand-ins for robe, shade and lining, so that who is the same figure is not dressed
the same.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from karuta.games.bozu.poets import BOZU, HIME, SEMIMARU

_STAND_INS: Final = ("#0000f1", "#0000f2", "#0000f3")
_DRESSES: Final = MappingProxyType(
    {
        "tono": (
            ("#2f4a7c", "#223763", "#b8452f"),
            ("#1f1d26", "#34313f", "#b8452f"),
            ("#6b3f7a", "#51305e", "#e0b44a"),
            ("#8c2f2a", "#6d2320", "#f1d9a0"),
            ("#3f6a4c", "#2f5139", "#e4c15c"),
            ("#2f6f78", "#23545b", "#d9694a"),
        ),
        "hime": (
            ("#b23a48", "#8f2c38", "#f3c7c0"),
            ("#7a4a94", "#5f3875", "#e9c9e6"),
            ("#c4662f", "#9c4e21", "#f6dba0"),
            ("#3f7a6b", "#2f5d51", "#cfe8c8"),
            ("#c0517f", "#983d63", "#f7d3dd"),
            ("#39588f", "#2b446f", "#c9dcf2"),
        ),
        "bozu": (
            ("#4a4640", "#36332e", "#b07a33"),
            ("#5a4a63", "#45384c", "#c2913c"),
            ("#6b5233", "#523e26", "#3c5a4a"),
            ("#3b4a55", "#2c3841", "#a8662e"),
        ),
        "semimaru": (("#5f5a7c", "#48445f", "#a88a4a"),),
    }
)
_INK: Final = "#17130f"
_COLOUR = re.compile(r'(fill|stroke)="(#[0-9a-f]{6})"')


def figure_of(number: int) -> str:
    """Who is drawn on the card of that poem (rules 5.5)."""
    if number == SEMIMARU:
        return "semimaru"
    return "hime" if number in HIME else "bozu" if number in BOZU else "tono"


def poet(number: int, look: str) -> tuple[str, bytes]:
    """The name and the SVG of the poet of a card."""
    figure = figure_of(number)
    dresses = _DRESSES[figure]
    turn = number % len(dresses)
    name = f"{figure}-{turn if look == 'colour' else 0}.svg"
    drawn = _drawn(figure)
    if look == "colour":
        for stand_in, colour in zip(_STAND_INS, dresses[turn], strict=True):
            drawn = drawn.replace(stand_in, colour)
    return name, _seen(drawn, look).encode()


def mat(look: str) -> tuple[str, bytes]:
    """The edge of the mat that the poets sit on."""
    drawn = _drawn("mat")
    # Of lines alone, the lower one would lie on the rim.
    return "mat.svg", (drawn if look == "colour" else _seen(drawn.replace("M0 24.8h490", ""), look)).encode()


@cache
def _drawn(name: str) -> str:
    return files(__package__).joinpath("art", f"{name}.svg").read_text(encoding="utf-8")


def _seen(drawn: str, look: str) -> str:
    """In colour as it is; else the lines alone, black on white, or white on black."""
    if look == "colour":
        return drawn
    line, ground = ("#ffffff", "#000000") if look == "large" else (_INK, "#ffffff")
    hair = {"ink-saver": "#8b857c", "large": "#5a5a5a"}.get(look, line)

    def told(found: re.Match[str]) -> str:
        what, colour = found.groups()
        if what == "stroke":
            return f'stroke="{line}"'
        return f'fill="{hair if colour in {_INK, "#3a332c", "#3d4f5c"} else ground}"'

    return _COLOUR.sub(told, drawn)

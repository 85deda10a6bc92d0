"""Which cards there are (koikoi rules 1), and where each is drawn."""

from importlib import import_module
from typing import Final

MONTHS: Final = {
    1: "pine",
    2: "plum",
    3: "cherry",
    4: "wisteria",
    5: "iris",
    6: "peony",
    7: "clover",
    8: "pampas",
    9: "chrysanthemum",
    10: "maple",
    11: "willow",
    12: "paulownia",
}
_BRIGHT: Final = {1: "crane", 3: "curtain", 8: "moon", 11: "rain-man", 12: "phoenix"}
_ANIMAL: Final = {
    2: "warbler",
    4: "cuckoo",
    5: "bridge",
    6: "butterflies",
    7: "boar",
    8: "geese",
    9: "cup",
    10: "deer",
    11: "swallow",
}
_PLAINS: Final = {11: 1, 12: 3}
_NO_RIBBON: Final = (8, 12)


def kinds(month: int) -> dict[str, str]:
    """The four cards of ``month``: token -> ``bright``, ``animal``, ``ribbon`` or ``plain``."""
    cards = {}
    if month in _BRIGHT:
        cards[_BRIGHT[month]] = "bright"
    if month in _ANIMAL:
        cards[_ANIMAL[month]] = "animal"
    if month not in _NO_RIBBON:
        cards[f"{month:02}-ribbon"] = "ribbon"
    for n in range(1, _PLAINS.get(month, 2) + 1):
        cards[f"{month:02}-plain-{n}"] = "plain"
    return cards


def drawn(month: int) -> dict[str, str]:
    """The four cards of ``month``: token -> SVG text."""
    cards: dict[str, str] = import_module(f"tools.hanafuda_art.{MONTHS[month]}").cards()
    return cards

"""Headers, entries and results for tests of what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from karuta.hall.commands import Beginning
from karuta.hall.events import Entry, Line
from karuta.hall.header import Header, Page
from karuta.hall.results import Chair, Reaction, Result
from karuta.store import Store


class Open(Protocol):
    async def __call__(self, node: str = "n1", base: str = "") -> Store: ...


def header(match: str = "m1", people: Sequence[str | None] = ("a1", "g2"), **other: Any) -> Header:
    wish = Beginning("kyogi", (None, None), ("Aki", "Boris"), seed="s")
    pages = tuple(Page((seat,), person) for seat, person in enumerate(people))
    return Header(match, wish, pages, **({"began_ms": 1000} | other))


def arrivals(first: int, count: int, seat: int = 0) -> list[Entry]:
    """Entries with these numbers."""
    return [Entry(seq, float(seq), Line(seat, "came")) for seq in range(first, first + count)]


def result(match: str = "m1", people: Sequence[str | None] = ("a1", "a2"), winner: int = 0, **other: Any) -> Result:
    took = Reaction(1, 500, 20, True, "mouse", 9, 0)
    chairs = tuple(
        Chair(seat, name, 1 if seat == winner else 2, person, takes=3, fouls=1, input="mouse", reactions=(took,))
        for seat, (name, person) in enumerate(zip(("Aki", "Boris"), people, strict=True))
    )
    given: dict[str, Any] = {
        "match": match, "game": "kyogi", "format": "official", "rated": True, "ended": "played", "margin": 3,
        "why": "empty", "chairs": chairs, "sides": ((0,), (1,)), "began_ms": 1, "ended_ms": 5,
    }  # fmt: skip
    return Result(**(given | other))

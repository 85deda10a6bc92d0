"""What sounds in each step, and when. Nothing here reads a clock: a step begins at 0 with its first part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import TypeAlias

import msgspec

from karuta.poems.anthology import JOKA
from karuta.poems.reading import Verse
from karuta.recital.programme.wish import Joka, Pacing, Pattern, Wish, pattern_of
from karuta.recital.timeline import LOWER_JOKA

Lengths: TypeAlias = Callable[[int, Verse], float]
"""How long a verse of a poem (0: the joka) sounds, in ms: the clips of a voice, or `nominal`."""


class Part(msgspec.Struct, frozen=True):
    """A verse that sounds, in ms since its step began. `poem` is 0 for the joka."""

    poem: int
    verse: Verse
    start_ms: int
    end_ms: int


class Step(msgspec.Struct, frozen=True):
    """What sounds without a stop.

    `poem` is the one whose deciding verse is first heard in it, None where none is; `decides` is the index of that
    part: as it begins, the poem counts as read.
    """

    parts: tuple[Part, ...]
    poem: int | None
    decides: int | None
    length_ms: int


def nominal(pacing: Pacing) -> Lengths:
    """As long as the pacing says, for voices and readers that keep it."""
    ms = {"upper": pacing.upper_s * 1000, "lower": (pacing.lower_s + pacing.linger_s) * 1000}
    return lambda _, verse: ms[verse]


def step_count(pattern: Pattern, poems: int) -> int:
    """How many steps as many poems make: with a `/` one more, that ends the last poem."""
    return poems if pattern.before is None else poems + 1


def _whole(ms: float) -> int:
    """Half a ms goes up, as in the page's twin."""
    return floor(ms + 0.5)


def _joka_parts(pattern: Pattern, joka: Joka) -> list[tuple[int, Verse]]:
    """Games of lower verses are opened by a verse of the hundred itself (rules 5.7)."""
    poem = JOKA.number if pattern.deciding == "upper" else LOWER_JOKA
    upper: list[tuple[int, Verse]] = [(poem, "upper")]
    lower: list[tuple[int, Verse]] = [(poem, "lower")]
    return upper * joka.upper + lower * joka.lower


def step_of(wish: Wish, order: Sequence[int], at: int, lengths: Lengths) -> Step:
    """Step `at` (from 0) of the reading of these poems in this order.

    The first step begins with the joka. Between two parts there is nothing but the silence.
    """
    pattern, joka, silence_ms = pattern_of(wish.pattern), wish.joka, _whole(wish.pacing.silence_s * 1000)
    lead = _joka_parts(pattern, joka) if at == 0 else []
    before = [(order[at - 1], verse) for verse in pattern.before or ()] if at else []
    after = [(order[at], verse) for verse in pattern.after] if at < len(order) else []
    decides: int | None = None
    if pattern.deciding in pattern.after:
        if after:
            decides = len(lead) + len(before) + pattern.after.index(pattern.deciding)
    elif before and pattern.before:
        decides = pattern.before.index(pattern.deciding)
    parts: list[Part] = []
    now = 0
    for poem, verse in (*lead, *before, *after):
        start = now + silence_ms if parts else 0
        now = start + _whole(lengths(poem, verse))
        parts.append(Part(poem, verse, start, now))
    return Step(tuple(parts), None if decides is None else parts[decides].poem, decides, now)

"""What the reader has announced, and what has come of it so far."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from karuta.hall.events import Sounding
from karuta.hall.evidence import Evidence
from karuta.hall.keys import Keys
from karuta.mat.stroke import Stroke
from karuta.poems.reading import Reading


@dataclass
class Plan:
    """A reading that was announced and has not begun, or that is open: its onset in house time, the end of what is
    heard of it in any case, what people's hands did, and the keys to its sound if that is sealed. Where the people of a
    page are asked whose hand it was, `patience_ms` is until when in house time they are waited for at most, `holds_ms`
    until when the ruling waits for their answer, `questions` how many times they have been asked."""

    reading: Reading
    onset_ms: float
    ends_ms: float
    fade: bool
    soundings: dict[int, Sounding]
    tokens: tuple[str, ...]
    evidence: Evidence
    keys: Keys | None = None
    bots: dict[int, tuple[Stroke, ...]] = field(default_factory=dict)
    shown: set[int] = field(default_factory=set)
    patience_ms: dict[tuple[int, ...], float] = field(default_factory=dict)
    holds_ms: dict[tuple[int, ...], float] = field(default_factory=dict)
    questions: Counter[tuple[int, ...]] = field(default_factory=Counter)
    ruling: tuple[Any, tuple[int, int], Any] | None = None
    """As it would be by now: in that state, with hands of that `size`."""

    def strokes(self) -> dict[int, tuple[Stroke, ...]]:
        """All strokes known so far, by seat."""
        known = {seat: hands.strokes() for seat, hands in self.evidence.hands.items()} | self.bots
        return {seat: strokes for seat, strokes in known.items() if strokes}

    def announced(self, seat: int) -> Sounding:
        """What a seat may be told of it now."""
        return self.soundings[seat] if self.keys is None else self.keys.announced(seat)

    @property
    def size(self) -> tuple[int, int]:
        """How many samples of people there are, and how many hands of others."""
        return sum(hands.size for hands in self.evidence.hands.values()), len(self.bots)

    @property
    def known(self) -> bool:
        """Whether somebody may know the poem by now."""
        return self.keys is not None and self.keys.out

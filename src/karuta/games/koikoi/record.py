"""Records of matches of Koi-Koi: written, checked by playing them again, and replayed (docs/notation.md 4)."""

from __future__ import annotations

from typing import Final

from karuta.games.flowers import lines
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.scribe import INDENTED, facts
from karuta.games.record import Notation, lettered

NOTATION: Final = Notation(
    game=KOIKOI,
    seat_names=lettered,
    write=lambda turns: lines.written(turns, facts),
    read=lambda read: lines.read(read, INDENTED),
    seats=lambda rules: rules_of(rules).seats,
)
"""A and B, in teams A to D: A and C are partners."""

record_of = NOTATION.record_of
write = NOTATION.text
parse = NOTATION.parse
replay = NOTATION.replay

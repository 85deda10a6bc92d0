"""Records of matches of Koi-Koi: written, checked by playing them again, and replayed (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.lines import steps_of
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.scribe import SEATS, written
from karuta.games.record import Notation

NOTATION: Final = Notation(
    game=KOIKOI,
    seat_names=lambda seats: tuple(SEATS[:seats]),
    write=written,
    read=steps_of,
    seats=lambda rules: rules_of(rules).seats,
)
"""A and B, in teams A to D: A and C are partners."""

record_of = NOTATION.record_of
write = NOTATION.text
parse = NOTATION.parse
replay = NOTATION.replay

"""What sounds between two readings. A pace changes the sound and the waiting, never a rule."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

PaceName: TypeAlias = Literal["match", "brisk", "quick"]


class Pace(Struct, frozen=True):
    """`lower_ms` is how long the lower verse sounds before it fades (None: whole, 0: not at all). `whole_upper`: the
    upper verse is heard to its end before the reader goes on; else it fades once the reading is ruled. `joka`: it is
    read. `haste` scales the waits of the house's players between readings."""

    name: PaceName
    lower_ms: int | None
    whole_upper: bool
    joka: bool
    haste: float


PACES: dict[PaceName, Pace] = {
    "match": Pace("match", lower_ms=None, whole_upper=True, joka=True, haste=1.0),
    "brisk": Pace("brisk", lower_ms=2000, whole_upper=False, joka=True, haste=0.6),
    "quick": Pace("quick", lower_ms=0, whole_upper=False, joka=False, haste=0.2),
}
LEAD_MS = 800
"""From the announcement of sound to its start: enough to fetch and decode, within 0.6 to 1 s."""
CANCEL_MS = 250
"""Up to this long before the onset a raised hand stops the reading unheard (rules 4.6)."""

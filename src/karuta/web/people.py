"""Who plays here, as pages are told."""

from __future__ import annotations

from karuta import protocol as wire
from karuta.hall.seats import Somebody


def player(who: Somebody) -> wire.PlayerInfo:
    """Somebody of the house."""
    return wire.PlayerInfo(who.key, who.name, who.level, who.style, who.grade, who.words)  # type: ignore[arg-type]

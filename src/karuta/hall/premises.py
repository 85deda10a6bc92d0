"""What all parts of the lobby of one process share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from karuta.hall.chores import Chores
from karuta.hall.house import House
from karuta.hall.lodge import Ratings, Rooms
from karuta.hall.ports import Channels
from karuta.hall.visits import Guests


@dataclass(frozen=True)
class Premises:
    """`now_ms` is ms since 1970."""

    house: House
    channels: Channels
    rooms: Rooms
    ratings: Ratings
    now_ms: Callable[[], int]
    guests: Guests = field(default_factory=Guests)
    chores: Chores = field(default_factory=Chores)

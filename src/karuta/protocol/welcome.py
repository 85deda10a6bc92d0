"""What every page is told first: who plays here, and what one can play by which rules."""

from __future__ import annotations

from karuta.protocol.begin import GameInfo, PlayerInfo
from karuta.protocol.message import Message


class Welcome(Message, frozen=True, tag="welcome"):
    protocol: int
    version: str
    voices: tuple[str, ...]
    players: tuple[PlayerInfo, ...]
    """Everybody of the house."""
    games: tuple[GameInfo, ...]
    """In the order of the registry."""

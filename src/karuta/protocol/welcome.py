"""What every page is told first: who plays here, and by which rules one can play."""

from __future__ import annotations

from karuta.protocol.begin import GameInfo
from karuta.protocol.koikoi import KoikoiHouse
from karuta.protocol.kyogi import Character
from karuta.protocol.message import Message, OptionInfo


class Welcome(Message, frozen=True, tag="welcome"):
    protocol: int
    version: str
    characters: tuple[Character, ...]
    options: tuple[OptionInfo, ...]
    voices: tuple[str, ...]
    koikoi: KoikoiHouse
    games: tuple[GameInfo, ...] = ()
    """All games of the house, in the order of the registry."""

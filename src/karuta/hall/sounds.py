"""Sound under names that tell nothing: a token for each time that a clip is announced.

The audio of a verse says which poem it is. Against the house its bytes are handed out only from a moment before it
sounds; between people they are handed out at once, but sealed.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict, deque
from dataclasses import dataclass
from pathlib import Path

from karuta.hall.ports import Clip
from karuta.hall.sealing import Seal

EARLY_MS = 2000.0
"""An upper verse may be fetched this long before its onset: enough for a slow line, too short to study it."""
KEPT = 64
"""Tokens of a match that stay good: those of the last readings, for a page that was reloaded."""


@dataclass(frozen=True)
class Sound:
    """An MP3 file, its first sample above the guard, and the house time from which it may be handed out, or how it is
    sealed."""

    path: Path
    first: int
    from_ms: float
    seal: Seal | None = None

    def body(self) -> bytes:
        """What is handed out. Reads a file: not for the event loop."""
        return self.path.read_bytes() if self.seal is None else self.seal.put_on(self.path)


class Sounds:
    """The tokens of one match."""

    def __init__(self) -> None:
        self._sounds: OrderedDict[str, Sound] = OrderedDict()
        self._recalled: deque[str] = deque(maxlen=KEPT)

    def lend(self, clip: Clip, from_ms: float = 0.0, seal: Seal | None = None) -> str:
        """A new token under which `clip` can be had from `from_ms` on, sealed if so."""
        token = secrets.token_urlsafe(12)
        self._sounds[token] = Sound(clip.path, clip.first, from_ms, seal)
        while len(self._sounds) > KEPT:
            self._sounds.popitem(last=False)
        return token

    def find(self, token: str) -> Sound | None:
        """What `token` stands for, if it is still good."""
        return self._sounds.get(token)

    def recall(self, token: str) -> None:
        """What was announced under `token` won't sound: nobody gets it any more."""
        if self._sounds.pop(token, None) is not None:
            self._recalled.append(token)

    def was_recalled(self, token: str) -> bool:
        """Whether it was announced and then recalled, lately: a page that asks for it has done nothing wrong."""
        return token in self._recalled

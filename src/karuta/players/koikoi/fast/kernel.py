"""How the opponents' compiled functions are made: as the engine's are, and anew when anything here changes."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files
from typing import Final, ParamSpec, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from karuta.games.koikoi.fast.kernel import kernel

P = ParamSpec("P")
R = TypeVar("R")
Reals: TypeAlias = NDArray[np.float64]


_SOURCES: Final = ("belief.py", "position.py", "weights.py")
"""Modules beside this package whose functions or numbers go into compiled code."""


def _stamp() -> str:
    seen = sha256()
    beside = [files("karuta.players.koikoi") / name for name in _SOURCES]
    own = (file for file in files("karuta.players.koikoi.fast").iterdir() if file.name.endswith(".py"))
    for source in (*beside, *sorted(own, key=lambda file: file.name)):
        seen.update(source.read_bytes())
    return seen.hexdigest()


STAMP: Final = _stamp()


def strategy(*, inline: bool = False) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """`kernel` of the engine for functions of this package: the code kept on disk depends on all of them, too."""
    return kernel(inline=inline, stamp=STAMP)

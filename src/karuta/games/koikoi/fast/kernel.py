"""What compiled functions are made with: the decorator, bits, and chance.

Compiled code is kept on disk. numba keeps it for as long as the file of the function itself is unchanged, also when a
function that it calls in another file has changed; `kernel` makes the code depend on all that the engine consists of.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from karuta.games.koikoi.fast import layout

P = ParamSpec("P")
R = TypeVar("R")
Numbers: TypeAlias = NDArray[np.int64]
"""A state, or parameters."""
Cards: TypeAlias = NDArray[np.uint8]
"""A deck."""
Chances: TypeAlias = NDArray[np.uint64]
"""A random state."""


def _stamp() -> str:
    seen = sha256(repr((layout.PLACES, layout.Derived.SIZE)).encode())
    for source in sorted(files("karuta.games.koikoi.fast").iterdir(), key=lambda file: file.name):
        if source.name.endswith(".py"):
            seen.update(source.read_bytes())
    return seen.hexdigest()


STAMP: Final = _stamp()


def kernel(*, inline: bool = False, stamp: str = "") -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compile a function when it is first called, for the types it is called with, and keep the code on disk.

    The code is compiled anew when the function's own file, any of the engine, or `stamp` changes. `inline`: LLVM puts
    it into its callers, so that parameters which are constant there vanish.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        compiled: Any = njit(forceinline=inline, error_model="numpy")(function)
        # Where nothing can be written, numba refuses to keep code; it is then compiled in every process.
        with suppress(RuntimeError):
            compiled.enable_caching()
            kept = compiled._cache._cache_file
            kept._source_stamp = (kept._source_stamp, STAMP, stamp)
        return cast("Callable[P, R]", compiled)

    return decorate


_intrinsic: Any = intrinsic


def _ones(typing: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.ctpop(given[0])

    return types.int64(types.int64), generate


def _lowest(typing: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.cttz(given[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


def _share(typing: Any, bits: Any, n: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(given[0], wide), builder.zext(given[1], wide))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), ir.IntType(64))

    return types.int64(types.uint64, types.int64), generate


def _rest(typing: Any, bits: Any, n: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.mul(given[0], given[1])

    return types.uint64(types.uint64, types.int64), generate


def _number(typing: Any, card: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.zext(given[0], ir.IntType(64))

    return types.int64(types.uint8), generate


ones: Final[Callable[[int], int]] = _intrinsic(_ones)
"""How many bits are set."""
lowest: Final[Callable[[int], int]] = _intrinsic(_lowest)
"""The place of the lowest bit set; of 0 it is undefined."""
share: Final[Callable[[np.uint64, int], int]] = _intrinsic(_share)
"""A number below `n` from a random word: the upper half of their product."""
rest: Final[Callable[[np.uint64, int], np.uint64]] = _intrinsic(_rest)
"""The lower half: what is still random of the word after `share`."""
number: Final[Callable[[np.uint8], int]] = _intrinsic(_number)
"""A card of a deck as an int64: bytes and int64 must not meet."""

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31 = np.uint64(30), np.uint64(27), np.uint64(31)


def chance(seed: int) -> NDArray[np.uint64]:
    """A random state, uint64[1]: splitmix64 from `seed`. Kernels change it in place."""
    return np.array([seed & (2**64 - 1)], np.uint64)


@kernel(inline=True)
def word(rng: Chances) -> np.uint64:
    """The next 64 random bits."""
    rng[0] += _GAMMA
    z: np.uint64 = rng[0]
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@kernel(inline=True)
def below(rng: Chances, n: int) -> int:
    """A number from 0 to n - 1."""
    return share(word(rng), n)

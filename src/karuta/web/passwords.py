"""Passwords: only ever kept as argon2 hashes, worked out a few at a time beside the matches, and slow to guess."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from math import ceil
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from karuta.errors import BadInput, KarutaError
from karuta.store.people import skeleton
from karuta.web.limits import Patience, here, source

LEAST, MOST = 8, 200
"""Characters of a password."""
AT_ONCE = 2
"""Hashes that are worked out at the same time: matches are ruled on the same machine."""
WAITING = 60
"""Hashes that may wait for their turn."""
HASHER: Final = PasswordHasher(time_cost=3, memory_cost=32_768, parallelism=1)
NOBODYS: Final = "$argon2id$v=19$m=32768,t=3,p=1$3nGyKPVs69LmM/6yN0B3VA$lnHU4qCYSbR0yrpK2lmFeEU/WDhDMU64scJ5pugptu0"
"""Stands where there is no hash: a name that nobody has takes as long as one that somebody has."""
T = TypeVar("T")


class Passwords:
    """Hashes and verifies passwords of one process, and slows down who tries one after another."""

    def __init__(self) -> None:
        self._turn: AbstractAsyncContextManager[None] = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        # One who guesses at a name keeps its owner out for a minute at most; a new password ends even that.
        self._names = Patience(free=8, most_s=60)
        self._places = Patience(free=30, most_s=900)

    async def hashed(self, password: str) -> str:
        """The argon2 hash; `BadInput` for a password that is too short or too long."""
        if not LEAST <= len(password) <= MOST:
            raise BadInput(
                f"a password has {LEAST} to {MOST} characters, not {len(password)}",
                key="error-password",
                least=LEAST,
                most=MOST,
            )
        return await self._worked_out(lambda: HASHER.hash(password))

    async def verified(self, kept: str | None, password: str) -> bool:
        """Whether `kept` is the hash of the password; takes as long if there is none."""
        good = await self._worked_out(lambda: _verify(kept or NOBODYS, password[: MOST + 1]))
        return good and kept is not None

    async def _worked_out(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise KarutaError("too many sign in at this moment", key="error-too-many")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1

    # ---------------------------------------------------------------- guessing

    def tries(self, address: str, name: str) -> None:
        """Somebody at `address` tries a password of `name`; `KarutaError` if it is too soon."""
        which = [(self._names, skeleton(name))]
        if not here(address):
            which.append((self._places, source(address)))
        wait_s = max(patience.wait_s(key) for patience, key in which)
        if wait_s > 0:
            raise KarutaError(
                f"too many attempts: wait {ceil(wait_s)} s", key="error-too-many-tries", seconds=ceil(wait_s)
            )
        for patience, key in which:
            patience.begun(key)

    def succeeded(self, address: str, name: str) -> None:
        """It was right."""
        self._names.good(skeleton(name))
        if not here(address):
            self._places.good(source(address))


def _verify(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def outdated(kept: str) -> bool:
    """Whether a hash was made with less work than is asked for now."""
    return HASHER.check_needs_rehash(kept)

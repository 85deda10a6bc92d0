"""One process at a time: a SQLite file belongs to who holds the lock beside it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from karuta.errors import KarutaError


class Taken(KarutaError):
    """Another process uses the same file."""


class Lock:
    """The lock of `database`; the system frees it when the process ends, however it does."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._file: int | None = None

    def take(self) -> None:
        """`Taken` if another process holds it."""
        file = os.open(f"{self._database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError as error:
            os.close(file)
            raise Taken(
                f"{self._database} is used by another process of the house: end it, or give another folder by --data",
                key="error-database-taken",
                given=str(self._database),
            ) from error
        self._file = file

    def free(self) -> None:
        """Lets others have it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415  only there

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        return
    import fcntl  # noqa: PLC0415  only here

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

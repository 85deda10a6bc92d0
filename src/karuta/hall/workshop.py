"""Thinking in a process of its own: compiled players, without a moment of the event loop.

The process is started with the first table and has to compile at first, which takes a while on a new machine. Until it
says that it is ready, and whenever it fails, players think in this process as their readable code does.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import structlog

from karuta.hall.thinking import Here, Mind, Question
from karuta.hall.worker import HEAD

PATIENCE_S = 4.0
"""How long an answer is waited for; it takes some 20 ms."""
STARTS = 3
"""A process that ends by itself is started anew so often, each time with the next table."""

_log = structlog.get_logger("karuta.hall")


class WorkError(Exception):
    """The process is gone, or what it was handed went wrong in it."""


class Workshop:
    """One process that does what it is handed (`karuta.hall.worker`)."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._number = 0
        self._reader = asyncio.create_task(self._read(), name="workshop")

    @classmethod
    async def open(cls) -> Workshop:
        """Starts the process."""
        flags = [f"-W{option}" for option in sys.warnoptions]
        command = [sys.executable, *flags, "-P", "-m", "karuta.hall.worker"]
        # In a session of its own: a key pressed at the terminal is for the house, which ends its process itself.
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True
            )
        )

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    @property
    def closed(self) -> bool:
        """Whether the process is gone."""
        return self._reader.done()

    async def run(self, function: Callable[..., Any], *given: Any) -> Any:
        """What `function(*given)` gives in the process; `WorkError` if nothing. `function` belongs to a module."""
        if self.closed or self._process.stdin is None:
            raise WorkError("the process is gone")
        self._number += 1
        number = self._number
        task = pickle.dumps((function, given))
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            self._process.stdin.write(HEAD.pack(number, len(task)) + task)
            return await answer
        finally:
            self._waiting.pop(number, None)

    async def _read(self) -> None:
        assert self._process.stdout is not None
        try:
            while True:
                number, size = HEAD.unpack(await self._process.stdout.readexactly(HEAD.size))
                answer, fault = pickle.loads(await self._process.stdout.readexactly(size))
                waiting = self._waiting.get(number)
                if waiting is None or waiting.done():
                    continue
                if fault:
                    waiting.set_exception(WorkError(fault))
                else:
                    waiting.set_result(answer)
        except asyncio.IncompleteReadError:
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(WorkError("the process is gone"))

    async def close(self) -> None:
        """Ends the process at once."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        await self._reader
        if self._process.stdin is not None:
            self._process.stdin.close()


class Apart:
    """Thinks in a workshop as soon as that is ready; until then, and when it fails, here."""

    def __init__(self, mind: Mind, warm: Callable[[], None]) -> None:
        self._mind, self._warm = mind, warm
        self._here = Here(mind)
        self._workshop: Workshop | None = None
        self._opening: asyncio.Task[None] | None = None
        self._starts = 0
        self._closed = False
        self.ready = False
        """Whether the process has all that it needs."""

    @property
    def pid(self) -> int | None:
        """Number of the process, if there is one."""
        return self._workshop.pid if self._workshop is not None else None

    def wake(self) -> None:
        """Questions will come: has the process get ready."""
        gone = self._workshop is None or self._workshop.closed
        idle = self._opening is None or self._opening.done()
        if gone and idle and not self._closed and self._starts < STARTS:
            self._starts += 1
            self._opening = asyncio.create_task(self._open(), name="workshop opens")

    async def _open(self) -> None:
        self.ready = False
        try:
            if self._workshop is not None:
                await self._workshop.close()
            self._workshop = await Workshop.open()
            if not self._closed:
                await self._workshop.run(self._warm)
                self.ready = True
        except (WorkError, OSError) as fault:
            if not self._closed:
                _log.error("no workshop", fault=str(fault))

    async def answer(self, question: Question) -> Any:
        """From the process, if it gives one in time."""
        if self.ready and self._workshop is not None:
            function, given = self._mind.call(question)
            try:
                return await asyncio.wait_for(self._workshop.run(function, *given), PATIENCE_S)
            except (WorkError, TimeoutError) as fault:
                _log.error("no answer of the workshop", who=question.who, fault=str(fault) or "too late")
        return await self._here.answer(question)

    async def close(self) -> None:
        """Ends the process."""
        self._closed, self.ready = True, False
        if self._workshop is None and self._opening is not None:
            # What is just being started has to be there before it can be ended.
            await self._opening
        if self._workshop is not None:
            await self._workshop.close()
        if self._opening is not None:
            await self._opening


def environment() -> dict[str, str]:
    """That of the process: where compiled code is kept, and one thread."""
    return {"NUMBA_CACHE_DIR": str(cache()), "OPENBLAS_NUM_THREADS": "1"} | os.environ


def cache() -> Path:
    """Where compiled code is kept unless NUMBA_CACHE_DIR says so: the user's folder for such things, or one among
    temporary files if that can't be written."""
    if sys.platform == "darwin":
        usual = Path.home() / "Library" / "Caches"
    elif sys.platform == "win32":
        usual = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = usual / "karuta" / "numba"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return _temporary()
    return folder if os.access(folder, os.W_OK) else _temporary()


def _temporary() -> Path:
    # Compiled code is run as it lies there, so nobody else may have put it there.
    return Path(tempfile.mkdtemp(prefix="karuta-numba-"))

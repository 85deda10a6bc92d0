"""Logs: one line of JSON an event on stderr, or plain words when a person looks at a terminal."""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress

import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


class Unfailing:
    """Writes to a file of the system. What can't be written is lost: a full disk must not stop who only reports it."""

    def __init__(self, file: int) -> None:
        self._file = file

    def write(self, text: str) -> int:
        with suppress(OSError):
            os.write(self._file, text.encode(errors="backslashreplace"))
        return len(text)

    def flush(self) -> None:
        """Everything is written at once."""


def configure() -> None:
    """Sets logs up for this process. KARUTA_LOG is the least level that is written (`warning` on a terminal, else
    `info`); uvicorn's own lines come the same way."""
    terminal = sys.stderr.isatty()
    stream = Unfailing(sys.stderr.fileno())
    level = LEVELS.get(os.environ.get("KARUTA_LOG", "").lower(), logging.WARNING if terminal else logging.INFO)
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    renderer = structlog.dev.ConsoleRenderer() if terminal else structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=renderer)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)

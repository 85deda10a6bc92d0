"""Files that a command reads."""

from __future__ import annotations

from pathlib import Path

from karuta.errors import BadInput


def text_of(file: Path) -> str:
    """What stands in the file; `BadInput` if it can't be read as UTF-8 text."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadInput(
            f"{str(file)!r} can't be read as UTF-8 text: {fault}", key="error-record-file", file=str(file)
        ) from fault

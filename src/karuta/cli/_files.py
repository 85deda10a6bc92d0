"""Files that a command reads and writes."""

from __future__ import annotations

import os
import tempfile
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


def write_whole(file: Path, content: bytes) -> None:
    """The whole file or none: a printer that watches the folder never sees half of it. `BadInput` if it can't be."""
    try:
        with tempfile.NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as part:
            part.write(content)
        try:
            Path(part.name).chmod(0o666 & ~_umask())
            Path(part.name).replace(file)
        except OSError:
            Path(part.name).unlink()
            raise
    except OSError as fault:
        raise BadInput(
            f"{str(file)!r} can't be written: {fault}",
            key="error-print-file",
            file=str(file),
            fault=fault.strerror or str(fault),
        ) from fault


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

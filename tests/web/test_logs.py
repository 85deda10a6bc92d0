"""What is logged harms nobody, and least of all the match of which it tells."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from karuta.web.logs import Unfailing


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
def test_a_full_disk_does_not_stop_who_reports_it() -> None:
    file = os.open("/dev/full", os.O_WRONLY)
    try:
        with pytest.raises(OSError, match="No space"):
            os.write(file, b"not written")
        assert Unfailing(file).write("not written") == len("not written")
    finally:
        os.close(file)


def test_what_can_be_written_is_written(tmp_path: Path) -> None:
    log = tmp_path / "log"
    file = os.open(log, os.O_WRONLY | os.O_CREAT)
    Unfailing(file).write("歌留多 \udcff\n")
    os.close(file)
    assert log.read_bytes() == "歌留多 \\udcff\n".encode()

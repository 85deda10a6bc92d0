"""The parsers bear what atheris comes up with in the little time that there is (tests/fuzz/parsers.py: for longer)."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

HARNESS = Path(__file__).with_name("parsers.py")


@pytest.mark.skipif(find_spec("atheris") is None, reason="there is no atheris for this Python")
def test_parsers_bear_anything(tmp_path: Path) -> None:
    command = [sys.executable, str(HARNESS), "every", "-runs=2000", "-seed=7", "-max_total_time=8"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Done" in done.stderr

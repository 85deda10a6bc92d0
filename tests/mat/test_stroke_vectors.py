"""tests/vectors/strokes.json binds the page's twin; it is what tools/stroke_vectors.py writes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / "tests" / "vectors" / "strokes.json"


def test_the_file_is_current() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "stroke_vectors.py", "--check"], check=False)
    assert done.returncode == 0, "write it anew: python tools/stroke_vectors.py"


def test_the_vectors_hold_what_the_twin_must_know() -> None:
    vectors = json.loads(FILE.read_text())
    assert len(vectors) >= 500
    seats = [{seat for seat, _, _ in it["strokes"]} for it in vectors]
    assert sum(len(it) == 2 for it in seats) > 200
    assert sum(len({(seat, pointer) for seat, pointer, _ in it["strokes"]}) > 2 for it in vectors) > 40
    assert sum(bool(it["ignored"]) for it in vectors) > 40
    assert sum(len(it["outs"]) >= 3 for it in vectors) > 100
    assert any(out[0] not in {contact[1] for contact in it["contacts"]} for it in vectors for out in it["outs"])
    assert sum(len({contact[3] for contact in it["contacts"]}) < len(it["contacts"]) for it in vectors) > 40

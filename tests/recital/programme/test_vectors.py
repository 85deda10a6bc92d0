"""tests/vectors/reading.json binds the page's twin; it is what tools/reading_vectors.py writes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[3]
FILE = ROOT / "tests" / "vectors" / "reading.json"


def test_the_files_are_current() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "reading_vectors.py", "--check"], check=False)
    assert done.returncode == 0, "write them anew: python tools/reading_vectors.py"


def test_the_vectors_hold_what_the_twin_must_know() -> None:
    vectors = json.loads(FILE.read_text())["vectors"]
    kinds = Counter(it["kind"] for it in vectors)
    assert kinds["reading"] + kinds["walk"] >= 200
    begun = [it for it in vectors if it["kind"] in ("reading", "walk")]
    assert {it["wish"].get("order", "shuffle") for it in begun} == {"shuffle", "replacement", "number", "musume"}
    assert len({it["wish"].get("pattern") for it in begun}) > 10
    assert len({json.dumps(it["wish"].get("joka")) for it in begun}) == 10
    assert len({json.dumps(it["wish"].get("pacing")) for it in begun}) >= 6
    assert sum(it["voice"] for it in begun) > 50
    readings = [it for it in begun if it["kind"] == "reading"]
    assert sum(bool(it["dead"]) for it in readings) > 15
    assert sum(any(shortened for _, shortened in it["log"]) for it in readings) > 40
    walks = [it for it in begun if it["kind"] == "walk"]
    done = Counter(action[0] for it in walks for action in it["actions"])
    assert min(done[name] for name in ("next", "sounded", "back", "skip", "returned", "jump")) > 50
    assert sum(it["kept"]["round"] > 1 for it in walks) > 10
    assert sum(it["trace"][-1][4] for it in walks) > 3

from __future__ import annotations

import math
import runpy
from pathlib import Path

import msgspec
import pytest

from karuta.games.koikoi.presets import rules_of
from karuta.players.koikoi.weights import DOUBLINGS, FILE, Tuned, Weights, doubling, tuned, weights

TOOL = runpy.run_path(str(Path(__file__).parents[3] / "tools" / "koikoi_tuning" / "weights.py"))


def test_the_file_is_what_the_script_writes() -> None:
    kept = Path(TOOL["FILE"])
    assert kept.name == FILE
    read = msgspec.json.decode(kept.read_bytes(), type=Tuned)
    generations = int(read.command.split()[-1])
    assert TOOL["written"](dict(tuned()), generations) == kept.read_bytes()


def test_every_set_is_tuned_and_sane() -> None:
    sets = tuned()
    assert tuple(sets) == DOUBLINGS
    assert len({sets[name] for name in DOUBLINGS}) == len(DOUBLINGS)
    for found in sets.values():
        assert all(math.isfinite(weight) for weight in found)
        assert found.yaku > 1
        assert found.bright_two > found.bright_one > 0
        assert found.set_two > found.set_one > 0
        assert found.threat > 0
        assert found.go_turns > 0 > found.go_other


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("nintendo", "multiply"),
        ("nintendo,doubling=add", "multiply"),
        ("nintendo-literal", "literal"),
        ("bga-soft", "off"),
        ("steam", "off"),
        ("netdegame", "multiply"),
        ("double_factor=1,opponent_koikoi=off", "off"),
    ],
)
def test_rules_have_the_set_of_their_doubling(text: str, name: str) -> None:
    assert doubling(rules_of(text)) == name
    assert weights(rules_of(text)) == tuned()[doubling(rules_of(text))]


def test_a_short_search_gives_weights_and_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tune = TOOL["tune"]
    for name, value in {"_PLAYERS": 4, "_BEST": 2, "_AGAINST_GREEDY": 20, "_AGAINST_FORMER": 20}.items():
        monkeypatch.setitem(tune.__globals__, name, value)
    found = tune(rules_of("nintendo"), 2)
    assert isinstance(found, Weights)
    assert found == tune(rules_of("nintendo"), 2)

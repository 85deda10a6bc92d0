"""Records of the tables of cards beside Koi-Koi's, as people are shown them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from karuta.cli import main
from karuta.words import languages, say

DOCS = Path(__file__).parents[2] / "docs" / "notation.md"


def shown(tmp_path: Path, game: str, language: str = "en") -> list[list[str]]:
    """The record in the manual, cell by cell; names in the first line, how it ended in the last."""
    records = re.findall(r"^```record\n(.*?)^```", DOCS.read_text(encoding="utf-8"), re.M | re.S)
    file = tmp_path / "match.txt"
    file.write_text(next(text for text in records if f"\nGame: {game}\n" in text), encoding="utf-8")
    result = CliRunner().invoke(main, ["--language", language, "record", str(file)])
    assert result.exit_code == 0, result.output
    return [line.split("\t") for line in result.output.splitlines()]


def test_a_game_of_bozu_card_by_card(tmp_path: Path) -> None:
    first, *rows, last = shown(tmp_path, "bozu")
    assert first == ["A: Ann   B: Bo   C: Chie"]
    assert rows[0] == ["1", "A", "2 持統天皇", "lady", "kept, turns again", "1-0-0", "0"]
    assert rows[3] == ["4", "C", "95 前大僧正慈円", "monk", "all to the middle", "2-1-0", "1"]
    assert rows[12][3:] == ["Semimaru", "all to the middle, misses a turn", "5-5-0", "3"]
    assert rows[14] == ["", "B", "", "", "leaves", "6-0-0", "8"]
    assert rows[15] == ["", "C", "", "", "misses a turn", "", ""]
    assert last == ["Chie stayed; the others have left."]


def test_a_match_of_hana_awase_turn_by_turn(tmp_path: Path) -> None:
    _, *rows, last = shown(tmp_path, "hanaawase")
    assert rows[0] == ["1", "1", "A", "02-ribbon", "warbler", "moon", "", "", ""]
    assert rows[15] == ["1", "16", "B", "crane", "", "cuckoo", "04-plain-1", "83 : 114", "-19 : 2"]
    assert last == ["Most points: Bo, 21 ahead."]


@pytest.mark.parametrize("language", languages())
def test_in_every_language(tmp_path: Path, language: str) -> None:
    rows = shown(tmp_path, "bozu", language)
    assert rows[1][3] == say(language, "record-kind-hime")
    assert rows[15][4] == say(language, "record-effect-left")

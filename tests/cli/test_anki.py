from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.print.anki import FACES


def run(*words: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["--language", language, "anki", *words])


def test_a_deck_is_written_and_told(tmp_path: Path) -> None:
    file = tmp_path / "deck.apkg"
    result = run("--front", "kimariji", "--back", "torifuda", "--audio", "-o", str(file))
    assert result.exit_code == 0, result.output
    assert result.output == f"{file}: 100 cards\n"
    with zipfile.ZipFile(file) as package:
        assert len(json.loads(package.read("media"))) == 101
    assert [each.name for each in tmp_path.iterdir()] == ["deck.apkg"]


def test_by_itself_it_has_three_kinds(tmp_path: Path) -> None:
    file = tmp_path / "deck.apkg"
    result = run("--no-audio", "--poems", "1..20", "-o", str(file), language="ru")
    assert result.output == f"{file}: 60 карт\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--front", "kimariji"), "Front “kimariji” and back “”"),
        (("--front", "poem", "--back", "poem"), "give two that differ"),
        (("--front", "smell"), ", ".join(FACES)),
        (("--poems", "zzz"), "zzz"),
        (("--meaning", "xx"), "xx"),
    ],
)
def test_what_can_not_be_is_quoted(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    result = run(*words, "-o", str(tmp_path / "deck.apkg"))
    assert result.exit_code == 2
    assert said in result.output
    assert not list(tmp_path.iterdir())


def test_its_faces_are_those_of_the_deck() -> None:
    for face in FACES:
        assert face in run("--help").output

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.print.papers import PAPERS


def run(*words: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["--language", language, "print", "sheet", *words])


def test_a_sheet_is_written_and_told(tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    result = run("rules", "--language", "ja", "--paper", "letter", "-o", str(file))
    assert result.exit_code == 0, result.output
    assert result.output == f"{file}: 2 pages\n"
    assert file.read_bytes().startswith(b"%PDF")


def test_options_of_a_sheet(tmp_path: Path) -> None:
    file = tmp_path / "memory.pdf"
    result = run("memory", "--seed", "7", "--show", "romaji", "-o", str(file), language="ru")
    assert result.output == f"{file}: 2 страницы\n"


def test_the_file_has_the_name_of_its_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("lower").output == "lower.pdf: one page\n"
    assert [each.name for each in tmp_path.iterdir()] == ["lower.pdf"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("scores",), "“scores”. Allowed: match, result, memory"),
        (("match", "--paper", "a5"), "--paper can’t be “a5”. Allowed: a4, letter."),
        (("result", "--entrants", "70"), "“70”. Allowed: 2..64."),
        (("match", "--seed", "7"), "“seed”"),
        ((), "NAME is missing"),
    ],
)
def test_what_can_not_be_is_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", ["en", "es"])
def test_help_names_every_sheet(language: str) -> None:
    told = run("--help", language=language).output
    assert [name for name in PAPERS if name not in told] == []
    assert "print sheet" in told
    assert ("cuántos participan" in told) is (language == "es")

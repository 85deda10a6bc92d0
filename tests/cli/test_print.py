from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main


def run(*words: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["--language", language, "print", *words])


def test_a_deck_is_written_and_told(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    result = run(
        "torifuda", "--size", "52x73", "--paper", "a4", "--layout", "5x2", "--hints", "kimariji", "-o", str(file)
    )
    assert result.exit_code == 0, result.output
    assert result.output == f"{file}: 100 cards on 10 pages\n"
    assert file.read_bytes().startswith(b"%PDF")
    assert [each.name for each in tmp_path.iterdir()] == ["cards.pdf"]


def test_a_whole_deck_has_both_decks_and_their_backs(tmp_path: Path) -> None:
    file = tmp_path / "deck.pdf"
    result = run("deck", "--poems", "1..10", "-o", str(file))
    assert result.output == f"{file}: 20 cards on 4 pages\n"
    assert run("deck", "--poems", "1..10", "--backs", "none", "-o", str(file)).output.endswith("20 cards on 2 pages\n")


@pytest.mark.parametrize("kind", ["torifuda", "yomifuda", "hanafuda", "backs", "rims"])
@pytest.mark.parametrize("look", ["--ink-saver", "--black", "--large"])
def test_every_kind_in_every_look(tmp_path: Path, kind: str, look: str) -> None:
    file = tmp_path / "cards.pdf"
    result = run(kind, look, "--poems", "1..4", "--backs", "duplex", "--marks", "-o", str(file))
    assert result.exit_code == 0, result.output
    assert file.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("torifuda", "--layout", "4x4"), "“4x4” does not go"),
        (("torifuda", "--size", "huge"), "“huge” is no size of a card"),
        (("torifuda", "--paper", "b5"), "--paper can’t be “b5”. Allowed: a4, letter."),
        (("torifuda", "--poems", "zzz"), "zzz"),
        (("cards",), "torifuda, yomifuda, hanafuda, backs, rims"),
    ],
)
def test_what_can_not_be_is_quoted(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    result = run(*words, "-o", str(tmp_path / "cards.pdf"))
    assert result.exit_code == 2
    assert said in result.output
    assert not list(tmp_path.iterdir())


def test_a_file_that_can_not_be_written(tmp_path: Path) -> None:
    result = run("torifuda", "--poems", "17", "-o", str(tmp_path / "none" / "cards.pdf"), language="ru")
    assert result.exit_code == 2
    assert "не записать" in result.output


def test_sheets_speak_the_language_of_the_user_or_the_one_asked_for(tmp_path: Path) -> None:
    import io  # noqa: PLC0415

    import pdfplumber  # noqa: PLC0415

    for words, ruler in (((), "ровно 100 мм"), (("--meaning", "fr"), "exactement 100 mm")):
        file = tmp_path / "cards.pdf"
        assert (
            run("torifuda", "--poems", "17", "--hints", "meaning", *words, "-o", str(file), language="ru").exit_code
            == 0
        )
        text = pdfplumber.open(io.BytesIO(file.read_bytes())).pages[0].extract_text().replace("\u00a0", " ")
        assert ruler in text

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.print.order import USES
from karuta.print.papers import PAPERS
from karuta.words import languages, say


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
    options = {"poems": ("--poems", "1..4"), "backs": ("--backs", "duplex"), "marks": ("--marks",)}
    words = [word for name, option in options.items() if kind in USES[name] for word in option]
    result = run(kind, look, *words, "-o", str(file))
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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        (("torifuda", "--large", "--black"), "--black", "--large"),
        (("deck", "--ink-saver", "--black"), "--ink-saver", "--black"),
        (("yomifuda", "--large", "--font", "klee"), "--large", "--font"),
    ],
)
def test_what_excludes_each_other_is_refused(
    tmp_path: Path, language: str, words: tuple[str, ...], first: str, second: str
) -> None:
    result = run(*words, "-o", str(tmp_path / "cards.pdf"), language=language)
    assert result.exit_code == 2
    assert result.output == say(language, "error-print-either", first=first, second=second) + "\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("torifuda", ("--marks",)),
        ("yomifuda", ("--hints", "romaji")),
        ("backs", ("--hints", "kimariji")),
        ("backs", ("--font", "clear")),
        ("rims", ("--backs", "separate")),
        ("hanafuda", ("--poems", "pink")),
    ],
)
def test_what_would_do_nothing_is_refused(tmp_path: Path, language: str, kind: str, options: tuple[str, ...]) -> None:
    result = run(kind, *options, "-o", str(tmp_path / "cards.pdf"), language=language)
    assert result.exit_code == 2
    right = ", ".join(USES[options[0].strip("-")])
    assert result.output == say(language, "error-print-vain", name=options[0], kind=kind, right=right) + "\n"
    assert not list(tmp_path.iterdir())


def test_what_is_as_usual_is_asked_of_every_kind(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    usual = ("--poems", "all", "--hints", "none", "--no-marks", "--font", "yuji", "--backs", "none")
    assert run("hanafuda", *usual, "-o", str(file)).exit_code == 0
    # A whole deck has both kinds of cards, and what is for one of them is for it.
    assert run("deck", "--poems", "1..4", "--marks", "--hints", "romaji", "-o", str(file)).exit_code == 0


@pytest.mark.parametrize("language", languages())
def test_help_lists_the_sheets_and_what_they_are(language: str) -> None:
    told = run("--help", language=language).output
    listed = told[told.index(say(language, "print-sheets")) :].replace("\n", " ").split()
    for name, title in PAPERS.items():
        assert name in listed
        assert say(language, title).split()[0] in listed


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

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.words import languages


def run(*arguments: str, language: str = "en", **env: str) -> Result:
    return CliRunner(env=env).invoke(main, ["--language", language, "kimariji", *arguments])


def test_counts() -> None:
    assert run("--counts").output == "7 42 37 6 2 6\n"
    assert run("--counts", "--read", "17,75").output == "8 41 37 4 2 6\n"


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("42",), "ちぎりき\n"),
        (("42", "--read", "17,75"), "ち\n"),
        (("42", "--read", "ちは、chigirio"), "ち\n"),
        (("chiha", "オオエ", "93"), "ちは\nおおえ\nよのなかは\n"),
    ],
)
def test_of_poems(arguments: tuple[str, ...], shown: str) -> None:
    assert run(*arguments).output == shown


def test_list_is_tabbed_where_no_person_reads_it() -> None:
    lines = run().output.splitlines()
    assert len(lines) == 100
    assert lines[0] == "87\tむ\tmu\tきり\tむらさめの つゆもまだひぬ まきのはに\tきりたちのぼる あきのゆうぐれ"
    assert run("--read", "87").output.splitlines() == lines[1:]


@pytest.mark.parametrize(("by", "first"), [("kimariji", "87"), ("number", "1"), ("lower", "30")])
def test_list_in_another_order(by: str, first: str) -> None:
    assert run("--by", by).output.split("\t")[0] == first


@pytest.mark.parametrize("language", languages())
def test_table_in_a_terminal_speaks_the_language(language: str) -> None:
    heading = {"en": "Kimariji", "fr": "Premier verset", "es": "Primera mitad", "ru": "Кимаридзи", "ja": "決まり字"}
    table = run(language=language, FORCE_COLOR="1", COLUMNS="160").output
    assert heading[language] in table
    assert "あさぼらけあ" in table
    assert "ふくからに" in table


def test_narrow_terminal_leaves_the_verses_out() -> None:
    table = run(FORCE_COLOR="1", COLUMNS="80").output
    assert "あさぼらけあ" in table
    assert "ふくからに" not in table


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (("101",), "101"),
        (("0",), "0"),
        (("momiji",), "momiji"),
        (("chigi",), "42 ちぎりき, 75 ちぎりお"),
        (("42", "--read", "42"), "42"),
        (("--read", "17,17"), "17"),
    ],
)
def test_errors_quote_what_was_given(language: str, arguments: tuple[str, ...], quoted: str) -> None:
    result = run(*arguments, language=language)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert quoted in result.stderr
    assert "error-" not in result.stderr
    assert "Traceback" not in result.stderr

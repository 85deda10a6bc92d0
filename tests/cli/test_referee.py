from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from games.test_fouls import VECTORS, cells
from karuta.cli import main
from karuta.games.fouls import CASES
from karuta.words import languages


def run(*words: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["--language", language, "referee", *words])


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector[0]))
def test_the_first_line_begins_with_the_score(
    vector: tuple[int, str, str, str, str, str | None, str, str | None],
) -> None:
    _, before, target, a, b, _, after, winner = vector
    result = run(before, "--target", target, "--a", a, "--b", b)
    assert result.exit_code == 0
    first, *rest = result.output.splitlines()
    assert first.split()[0] == after
    assert any("The match is over" in line for line in rest) == (winner is not None)


def test_what_it_says_in_order() -> None:
    assert run("25-25", "--target", "B", "--a", "t", "--b", "o").output.splitlines() == [
        "23-26  A → B: 2 cards are sent",
        "ダブル (daburu): double",
        "Taken in the opponent’s field by A, while B touched the wrong field.",
        "One right for the take in the opponent’s field and one for the foul: two cards are sent.",
        "Rules 3.1, 3.5",
    ]


def test_order_and_rules() -> None:
    both = ("9-9", "--target", "A", "--a", "t", "--b", "t")
    assert run(*both).output.startswith("8-9  nothing is sent")
    assert run(*both, "--first", "B").output.startswith("9-8  B → A: 1 card is sent")
    assert run("9-9", "--target", "A", "--rules", "untaken=stays_dead").output.startswith("9-9")
    assert run("30-25", "--target", "D", "--rules", "cards_a=30").exit_code == 0


def test_contact_is_a_word_of_the_referee_and_only_off_beside_it_undoes_it() -> None:
    bumped = ("9-9", "--target", "D", "--a", "a", "--contact", "B")
    for words in (
        bumped,
        (*bumped, "--rules", "tomo_ote_contact=old_art9"),
        (*bumped, "--rules", "untaken=stays_dead"),
    ):
        first, name, *_, last = run(*words).output.splitlines()
        assert first == "9-9  nothing is sent"
        assert "tomo-ote" in name
        assert last.startswith("Rules 3.1, 3.5; old article 9")
    first, name, *_, last = run(*bumped, "--rules", "tomo_ote_contact=off").output.splitlines()
    assert first == "10-8  B → A: 1 card is sent"
    assert "kata-ote" in name
    assert last.endswith("(tomo_ote_contact=off)")
    without = run(*bumped[:-2], "--rules", "tomo_ote_contact=old_art9").output
    assert without == run(*bumped[:-2]).output
    assert without.splitlines()[-1] == "Rules 3.1, 3.5"


@pytest.mark.parametrize("language", languages())
def test_contact_has_words(language: str) -> None:
    bumped = ("9-9", "--target", "D", "--a", "a", "--contact", "B", "--rules")
    lasts = {
        run(*bumped, f"tomo_ote_contact={how}", language=language).output.splitlines()[-1]
        for how in ("off", "old_art9")
    }
    assert len(lasts) == 2
    assert all("3.1, 3.5" in last for last in lasts)


@pytest.mark.parametrize("language", languages())
def test_every_case_has_words(language: str) -> None:
    met = set()
    for (target, a, b, first), _ in cells():
        order = ("--first", first) if first else ()
        result = run("9-9", "--target", target, "--a", a, "--b", b, *order, language=language)
        assert result.exit_code == 0
        met.add(result.output.splitlines()[1:-1][0])
    # `wrong-...` is what only games in which any wrong card is a foul know.
    assert len(met) >= len([case for case in CASES if not case.startswith("wrong-")]) - 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("26-25", "--target", "D"), "26-25 can’t be a score"),
        (("0-3", "--target", "D"), "0-3 can’t be a score"),
        (("49-1", "--target", "D"), "49-1 can’t be a score"),
        (("many", "--target", "D"), "“many” is no score"),
        (("9-9", "--target", "D", "--a", "t"), "“t” is no touch here"),
        (("9-9", "--target", "A", "--a", "ab"), "N t s o to so"),
        (("9-9", "--target", "A", "--first", "A"), "matters only if both"),
        (("9-9", "--target", "A", "--contact", "A"), "B made no foul"),
        (("9-9", "--target", "A", "--rules", "x=1"), "There is no option “x”"),
    ],
)
def test_what_can_t_be(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.games.goshoku.league import Game
from karuta.games.goshoku.results import parse, score_of, write
from karuta.words import languages, say

TEXT = """\ufeffblock,first,score,second
# the fifth class
A, Aoi ,10-7,Ren
A,Aoi,8-8*,"Tanaka, Yui"

A,Ren,wo,"Tanaka, Yui"
B,Sora,-wo,Hina
B,Sora,,Mei
1 pink,Mei,wo,
"""


def test_results_are_read() -> None:
    assert parse(TEXT) == (
        Game("A", "Aoi", "Ren", (10, 7), 0),
        Game("A", "Aoi", "Tanaka, Yui", (8, 8), 1),
        Game("A", "Ren", "Tanaka, Yui", (9, 0), 0),
        Game("B", "Sora", "Hina", (0, 9), 1),
        Game("B", "Sora", "Mei"),
        Game("1 pink", "Mei", "", (9, 0), 0),
    )
    assert parse("") == ()


def names() -> st.SearchStrategy[str]:
    return st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=6).filter(lambda it: it[0] != "#")


@given(st.lists(st.tuples(names(), names(), names(), st.integers(0, 10), st.integers(0, 10)), max_size=6))
def test_what_is_written_is_read_back(rows: list[tuple[str, str, str, int, int]]) -> None:
    games: list[Game] = []
    for block, one, two, mine, theirs in rows:
        if one != two and not any(it.block == block and {one, two} == set(it.players) for it in games):
            winner = 0 if mine >= theirs else 1
            games.append(Game(block, one, two, (mine, theirs), winner) if mine + theirs else Game(block, one, two))
    assert parse(write(games)) == tuple(games)


def test_scores_in_words() -> None:
    assert [score_of(game) for game in parse(TEXT)] == ["10-7", "8-8*", "9-0", "0-9", "", "wo"]
    assert score_of(Game("A", "a", "b", (8, 8), 0)) == "8*-8"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("A,Aoi,10-7", "line 2: 'A,Aoi,10-7': block,first,score,second: 3 of 4 are there"),
        ("A,Aoi,10-7,Ren,extra", "5 of 4 are there"),
        ("A,Aoi,10-7,Aoi", "a block and two different players"),
        (",Aoi,10-7,Ren", "a block and two different players"),
        ("A,Aoi,10-7,", "a block and two different players"),
        ("A,Aoi,10:7,Ren", "a score is like 10-7"),
        ("A,Aoi,-1-7,Ren", "a score is like 10-7"),
        ("A,Aoi,１0-7,Ren", "a score is like 10-7"),
        ("A,Aoi,11-10,Ren", "11 and 10 are more than 20 cards"),
        ("A,Aoi,8-8,Ren", "an equal game has one star"),
        ("A,Aoi,8*-8*,Ren", "an equal game has one star"),
        ("A,Aoi,9*-8,Ren", "an equal game has one star"),
        ("A,Ren,10-7,Mei", "Ren and Mei have met in block A already"),
        ("A," + "x" * 2000, "a line has 1000 characters at most"),
    ],
)
def test_bad_lines_are_quoted(line: str, message: str) -> None:
    with pytest.raises(BadInput, match=message) as caught:
        parse(f"A,Mei,9-8,Ren\n{line}\n")
    assert len(str(caught.value)) < 200
    told = {say(language, caught.value.key, **caught.value.facts) for language in languages()}
    assert len(told) == len(languages())
    assert all(line[:60] in sentence for sentence in told)

from __future__ import annotations

import pytest

from karuta.games.hanaawase.rules import rules_of
from karuta.players.hanaawase.arena import Figures, figures, matches

RULES = rules_of("rounds=2")


def played(first: str, other: str, games: int, *, seed: str = "arena", seats: int = 2) -> Figures:
    return figures(list(matches(first, other, games, seed, rules=RULES, seats=seats)), seats)


def test_the_seed_fixes_the_matches_and_groups_are_whole() -> None:
    assert played("normal", "easy", 5) == played("normal", "easy", 6)
    assert played("normal", "easy", 6) != played("normal", "easy", 6, seed="another")
    assert played("normal", "easy", 4, seats=3).games == 6


def test_equals_are_equal() -> None:
    for seats in (2, 3):
        found = played("greedy", "greedy", 12, seats=seats)
        assert found.won.mean == pytest.approx(1 / seats)
        assert found.ahead.mean == pytest.approx(0)
        assert found.won.deviation == pytest.approx(0)


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "seats"),
    [
        ("easy", "random", 30, 2),
        ("easy", "random", 30, 3),
        ("normal", "easy", 120, 2),
        ("hard", "easy", 90, 3),
        ("hard", "normal", 160, 2),
    ],
)
def test_a_level_beats_the_one_below(stronger: str, weaker: str, games: int, seats: int) -> None:
    """By more than chance would have it; the thousands of games that tell how much are in docs/hanaawase.md."""
    found = played(stronger, weaker, games, seats=seats)
    assert found.ahead.mean > found.ahead.interval / 2
    assert found.won.mean > 1 / seats
    assert found.captured[0] > found.captured[1]

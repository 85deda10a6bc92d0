from __future__ import annotations

from collections import Counter

import pytest

from karuta.games.bozu import match
from karuta.games.bozu.moves import Turn
from karuta.games.bozu.rules import rules_of
from karuta.players.bozu import decide, figures, games


def test_the_stack_is_all_that_is_chosen_and_it_is_chosen_evenly() -> None:
    state = match.new(rules_of("stacks=2"), "1", 2)
    view = match.view(state, 0)
    found = Counter(decide("akira", str(seed), view) for seed in range(200))
    assert set(found) == {Turn(0), Turn(1)}
    assert min(found.values()) > 70
    assert decide("momo", "7", view) == decide("akira", "7", view)
    with pytest.raises(ValueError, match="seat 1 has nothing to turn"):
        decide("momo", "7", match.view(state, 1))


def test_the_seed_fixes_the_games() -> None:
    rules = rules_of("stacks=2,semimaru=drawer_takes_all")
    made = list(games(rules, 3, 4, "1"))
    assert made == list(games(rules, 3, 6, "1"))[:4]
    assert made != list(games(rules, 3, 4, "2"))


def test_figures_add_up() -> None:
    made = list(games(rules_of(""), 4, 100, "sum"))
    for one in made:
        assert sum(one.won) == pytest.approx(1)
        assert sum(one.cards) <= 100
        assert one.margin <= max(one.cards) <= one.held
        assert 1 <= one.lost <= 12
        assert 0 <= one.taken <= 21
        assert one.leads < 100
    told = figures(made)
    assert (told.games, told.shared) == (100, sum(max(one.won) < 1 for one in made))
    assert [mean.mean for mean in told.won] == pytest.approx(
        [sum(one.won[seat] for one in made) / 100 for seat in range(4)]
    )


def test_every_seat_wins_about_as_often() -> None:
    """With 600 games a share of a quarter is within 0.07 of itself in all but one of 10,000 runs."""
    told = figures(list(games(rules_of(""), 4, 600, "even")))
    assert all(abs(mean.mean - 0.25) < 0.07 for mean in told.won)

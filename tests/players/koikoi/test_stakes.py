from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.view import View
from karuta.players.koikoi.stakes import FLAT, MOST, after, ends, needs, standing, worth
from players.koikoi.decisions import decisions


def seen(rules: Rules, round: int, scores: tuple[int, int], seat: int = 0) -> View:
    _, view = next(iter(decisions(rules_of("nintendo"), "stakes")))
    return replace(view, rules=rules, round=round, scores=scores, seat=seat)


def test_far_from_the_end_a_point_is_a_point() -> None:
    assert worth(seen(rules_of("nintendo"), 1, (0, 60))) == FLAT
    assert (FLAT[MOST], FLAT[MOST + 7], FLAT[MOST - 7]) == (0, 7, -7)


def test_in_the_last_round_a_win_that_loses_the_match_is_worth_nothing() -> None:
    last = worth(seen(rules_of("short"), 3, (10, 20)))
    small, equal, enough = last[MOST + 9], last[MOST + 10], last[MOST + 11]
    assert small < last[MOST] + 1
    assert equal - small > 5
    assert enough - equal > 5
    assert last[MOST + 50] - enough < 1
    assert worth(seen(rules_of("short"), 3, (20, 10), seat=1)) == last


def test_a_lead_is_not_risked_for_more() -> None:
    """One round before the end and far ahead: what is won counts less than what is lost."""
    ahead = worth(seen(rules_of("short"), 2, (40, 10)))
    assert ahead[MOST] - ahead[MOST - 20] > ahead[MOST + 20] - ahead[MOST]
    behind = worth(seen(rules_of("short"), 2, (10, 40)))
    assert behind[MOST + 20] - behind[MOST] > behind[MOST] - behind[MOST - 20]


@pytest.mark.parametrize("text", ["short", "gamedesign", "bga-hard", "steam", "nintendo,target=30"])
def test_more_is_never_worth_less(text: str) -> None:
    rules = rules_of(text)
    for round in (1, rules.rounds - 1, rules.rounds):
        values = worth(seen(rules, round, (rules.start_points + 3, rules.start_points)))
        assert all(more > less for less, more in pairwise(values))


def test_who_pays_and_when_it_ends() -> None:
    paid, sums = rules_of("bga-hard"), rules_of("nintendo")
    assert after(paid, 50, 50, 8) == (58, 42)
    assert after(paid, 50, 50, -8) == (42, 58)
    assert after(sums, 3, 5, -4) == (3, 9)
    assert ends(sums, 0, (1, 1))
    assert not ends(rules_of("tie=round"), 0, (1, 1))
    assert ends(rules_of("gamedesign"), 5, (50, 0))
    assert ends(rules_of("steam"), 5, (60, 0))
    assert standing(rules_of("target=50"), 9, 45, 49, 6) == 1
    assert standing(sums, 0, 5, 9, 4) == 0.5
    assert 0.5 < standing(sums, 1, 5, 5, 6) < 1


def test_what_a_stop_has_to_count() -> None:
    assert needs(seen(rules_of("short"), 3, (10, 20))) == (10, 1)
    assert needs(seen(rules_of("short"), 2, (10, 20))) == (1, 1)
    assert needs(seen(rules_of("short,tie=round"), 3, (10, 20))) == (10, 1)
    assert needs(seen(rules_of("bga-hard"), 6, (46, 54))) == (4, 1)

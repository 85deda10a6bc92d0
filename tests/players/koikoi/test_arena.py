from __future__ import annotations

import numpy as np
import pytest

from karuta.games.koikoi.presets import rules_of
from karuta.players.koikoi.arena import Figures, Side, figures, points, side
from karuta.players.koikoi.characters import find
from players.koikoi.decisions import VARIED

NINTENDO = rules_of("nintendo")


def played(first: Side, second: Side, rounds: int, *, text: str = "nintendo-literal", seed: str = "arena") -> Figures:
    return list(figures(first, second, rules_of(text), rounds, seed))[-1]


def test_the_seed_fixes_the_rounds() -> None:
    pair = Side("easy", 0.4), Side("normal")
    assert played(*pair, 400) == played(*pair, 400)
    assert played(*pair, 400) != played(*pair, 400, seed="another")


def test_exchanged_players_exchange_the_points() -> None:
    for first, second in ((Side("easy"), Side("random")), (Side("normal"), Side("hard"))):
        deals = 4 if second.level == "hard" else 100
        one, other = points(first, second, NINTENDO, deals, "1"), points(second, first, NINTENDO, deals, "1")
        assert np.array_equal(one, -other[:, ::-1])


def test_deals_are_those_of_the_seed_however_they_are_cut() -> None:
    whole = points(Side("greedy"), Side("random"), NINTENDO, 6000, "1")
    assert len(whole) == 6000
    cut = played(Side("greedy"), Side("random"), 12_000, text="nintendo", seed="1")
    assert cut.points == pytest.approx(whole.mean())
    assert cut.interval == pytest.approx(1.96 * whole.mean(1).std(ddof=1) / np.sqrt(6000))


def test_equals_are_equal() -> None:
    assert played(Side("greedy"), Side("greedy"), 400).points == 0


@pytest.mark.parametrize(
    ("stronger", "weaker", "rounds"),
    [("greedy", "random", 4000), ("easy", "random", 4000), ("greedy", "easy", 4000), ("normal", "easy", 4000)],
)
def test_a_level_beats_the_one_below(stronger: str, weaker: str, rounds: int) -> None:
    found = played(side(find(stronger)), side(find(weaker)), rounds)
    assert found.points > found.interval
    assert found.rounds == rounds


def test_hard_beats_the_beginner_in_a_few_rounds() -> None:
    found = played(Side("hard"), Side("easy"), 160)
    assert found.points > found.interval / 2


@pytest.mark.parametrize("text", VARIED)
def test_all_rules_and_teams_can_be_played(text: str) -> None:
    for first, second in (("normal", "greedy"), ("hard", "random")):
        found = played(side(find(first)), side(find(second)), 24 if first == "hard" else 400, text=text)
        assert found.points > -1
        assert found.won + found.lost <= 1
        assert 0 <= min(found.called) <= max(found.called) <= 1


def test_a_person_plays_its_level_with_its_temper() -> None:
    assert side(find("takeru")) == Side("normal", 0.4)
    calls = [played(side(find(name)), Side("normal"), 2000).called[0] for name in ("chihiro", "normal", "takeru")]
    assert calls == sorted(calls)
    assert calls[0] < calls[2]

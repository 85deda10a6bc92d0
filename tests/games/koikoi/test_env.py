"""The environment for learning: its masks are the rules, its observations the view, its seeds for ever."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test, seed_test

from games.koikoi.side_by_side import SideBySide
from karuta.games.koikoi.env import (
    ACTIONS,
    FACTS,
    Environment,
    Observation,
    any_actions,
    any_chance,
)
from karuta.games.koikoi.env_pettingzoo import SIZE, KoiKoiEnv
from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.env import IN_QUESTION, MOST, ON_TABLE, OTHER_PILE, OWN_HAND, OWN_PILE
from karuta.games.koikoi.fast.hidden import hidden, scatter
from karuta.games.koikoi.fast.kernel import chance
from karuta.games.koikoi.match import view
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import side_of


def cards_at(seen: Observation, match: int, place: int) -> list[int]:
    return np.flatnonzero(seen.places[match] == place).tolist()


def fact(seen: Observation, match: int, name: str) -> int:
    return int(seen.facts[match, FACTS.index(name)])


def same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in one._fields)


def take_over(environment: Environment, both: SideBySide) -> None:
    """Put a match that the readable rules play, too, into the first row."""
    environment._states[0] = both.st
    environment._decks[0] = both.deck


@pytest.mark.parametrize("text", ["nintendo", "steam,rounds=3", "short,teams=on,three_on_table=one"])
def test_masks_are_what_the_rules_allow_and_observations_are_the_view(text: str) -> None:
    rules, rng = rules_of(text), Random(text)
    environment = Environment(rules, 1)
    environment.reset([0])
    phases = set()
    for number in range(60):
        both = SideBySide(rules, f"{text} {number}")
        both.go(rng, rng.randrange(1, 25))
        take_over(environment, both)
        seen = environment.look()
        known = view(both.state, both.state.turn)
        side = side_of(both.state.turn)
        phases.add(known.phase)
        allowed = sorted(map(at.action_of, Space(both.state, both.state.turn).moves()))
        assert np.flatnonzero(seen.mask[0]).tolist() == allowed
        assert seen.seat[0] == known.seat == known.turn
        assert cards_at(seen, 0, OWN_HAND) == sorted(known.hand)
        assert cards_at(seen, 0, ON_TABLE) == sorted(known.table)
        assert cards_at(seen, 0, OWN_PILE) == sorted(known.piles[side])
        assert cards_at(seen, 0, OTHER_PILE) == sorted(known.piles[1 - side])
        assert cards_at(seen, 0, IN_QUESTION) == ([known.drawn] if known.drawn >= 0 else [])
        left = [known.left[(known.turn + step) % rules.seats] for step in range(rules.seats)]
        told = ["own_cards", "next_cards", "partner_cards", "last_cards"][: rules.seats]
        assert [fact(seen, 0, name) for name in told] == left
        assert fact(seen, 0, "stock") == known.stock
        assert fact(seen, 0, "round") == known.round
        for name in ("calls", "counted", "held", "scores"):
            pair = getattr(known, name)
            one = name.removesuffix("s") if name == "scores" else name
            assert (fact(seen, 0, f"own_{one}"), fact(seen, 0, f"other_{one}")) == (pair[side], pair[1 - side])
    assert {"play", "decide"} <= phases


def test_the_record_of_the_round_is_what_all_saw() -> None:
    environment = Environment(Rules(), 8)
    rng = any_chance(1)
    before = environment.reset(range(8))
    checked = 0
    for _ in range(200):
        actions = any_actions(before, rng)
        done = environment.step(actions)
        for match, action in enumerate(actions.tolist()):
            turn = fact(before, match, "turn")
            if action >= at.PICK or done.ended[match]:
                continue
            card, taken, drawn, won, _ = done.observation.past[match, turn].tolist()
            assert card == action // 4
            there = [one for one in cards_at(before, match, ON_TABLE) if one // 4 == card // 4]
            assert (taken in there) if there else (taken == -1)
            assert drawn not in cards_at(before, match, ON_TABLE)
            gone = {*cards_at(done.observation, match, OWN_PILE), *cards_at(done.observation, match, OTHER_PILE)}
            assert won == -1 or {drawn, won} <= gone
            checked += 1
        before = done.observation
    assert checked > 500


@pytest.mark.parametrize("text", ["nintendo", "nintendo,teams=on"])
def test_worlds_that_differ_in_hidden_cards_only_look_the_same(text: str) -> None:
    rules = rules_of(text)
    n = 64
    environment = Environment(rules, n)
    rng, other = any_chance(5), chance(6)
    cards = np.zeros(48, np.uint8)
    p = at.parameters(rules)
    seen = environment.reset(range(n))
    changed = 0
    for _ in range(30):
        decks, states = environment._decks.copy(), environment._states.copy()
        for match in range(n):
            st, deck, seat = environment._states[match], environment._decks[match], int(seen.seat[match])
            scatter(st, deck, seat, cards, hidden(st, seat, cards, p), other, p)
        changed += not np.array_equal(states, environment._states)
        assert same(environment.look(), seen)
        environment._decks[:], environment._states[:] = decks, states
        seen = environment.step(any_actions(seen, rng)).observation
    assert changed == 30


def run(seeds: list[int], steps: int) -> list[NDArray[np.int64]]:
    environment = Environment(rules_of("short"), len(seeds))
    rng = any_chance(9)
    seen = environment.reset(seeds)
    brought = []
    for _ in range(steps):
        done = environment.step(any_actions(seen, rng))
        seen = done.observation
        brought.append(np.stack([done.points, done.margins, done.ended, done.over]))
    return brought


def test_seeds_make_matches_the_same_for_ever() -> None:
    assert np.array_equal(run([1, 2, 3], 200), run([1, 2, 3], 200))
    assert not np.array_equal(run([1, 2, 3], 200), run([1, 2, 4], 200))


def test_points_of_rounds_add_up_to_the_margins_of_matches() -> None:
    brought = np.array(run(list(range(20)), 400))
    points, margins, ended, over = (brought[:, i] for i in range(4))
    for match in range(20):
        ends = np.flatnonzero(over[:, match])
        assert len(ends) > 3
        last = -1
        for end in ends:
            assert points[last + 1 : end + 1, match].sum() == margins[end, match]
            assert 1 <= ended[last + 1 : end + 1, match].sum() <= 3
            last = int(end)
    assert (margins[over == 0] == 0).all()
    assert (points[ended == 0] == 0).all()


def test_a_special_deal_before_the_first_decision_is_paid_with_the_first_step() -> None:
    environment = Environment(Rules(), 4000)
    seen = environment.reset(range(4000))
    early = np.flatnonzero(seen.facts[:, FACTS.index("round")] > 1)
    ahead = seen.facts[:, FACTS.index("own_score")] - seen.facts[:, FACTS.index("other_score")]
    ahead *= np.where(seen.seat % 2, -1, 1).astype(np.int16)
    # Koikoi rules 5: 1.20 % of rounds begin so.
    assert 25 < len(early) < 75
    assert set(np.abs(ahead[early]).tolist()) <= {0, 6, 12}
    actions = any_actions(seen, any_chance(1))
    done = environment.step(actions)
    assert done.points.tolist() == ahead.tolist()
    assert np.flatnonzero(done.ended).tolist() == early.tolist()
    assert not environment.step(any_actions(done.observation, any_chance(2))).points[early].any()


def test_points_beyond_what_a_number_holds_are_told_as_its_most() -> None:
    environment = Environment(Rules(), 1)
    environment.reset([1])
    environment._states[0, at.SCORES : at.SCORES + 2] = 40_000, -40_000
    seen = environment.look()
    told = {fact(seen, 0, "own_score"), fact(seen, 0, "other_score")}
    assert told == {MOST, -MOST}


def test_a_match_that_is_over_stays_so_until_it_is_reset() -> None:
    environment = Environment(rules_of("short,rounds=1"), 2, again=False)
    rng = any_chance(2)
    seen = environment.reset([4, 5])
    while (seen.seat >= 0).any():
        seen = environment.step(any_actions(seen, rng)).observation
    assert not seen.mask.any()
    assert not seen.places.any()
    assert not environment.step([0, 0]).over.any()
    again = environment.reset([4, 5], [True, False])
    assert (again.seat >= 0).tolist() == [True, False]


def test_what_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    environment = Environment(Rules(), 3)
    seen = environment.reset([1, 2, 3])
    actions = any_actions(seen, any_chance(1))
    actions[1] = at.KOIKOI
    with pytest.raises(ValueError, match="action 241 in match 1: the mask of that match does not allow it now"):
        environment.step(actions)
    assert same(environment.look(), seen)
    with pytest.raises(ValueError, match=r"shape \(2,\): give one for each of the 3 matches"):
        environment.step([1, 2])
    with pytest.raises(ValueError, match="2 seeds: give one for each of the 3 matches"):
        environment.reset([1, 2])
    with pytest.raises(ValueError, match="0 matches: an environment has 1 or more"):
        Environment(Rules(), 0)


def test_actions_at_random_are_all_that_the_mask_allows_and_as_likely() -> None:
    environment = Environment(Rules(), 1)
    seen = environment.reset([8])
    many = seen._replace(seat=np.repeat(seen.seat, 8000), mask=np.repeat(seen.mask, 8000, axis=0))
    allowed = np.flatnonzero(seen.mask[0])
    counts = np.bincount(any_actions(many, any_chance(3)), minlength=ACTIONS)
    assert np.flatnonzero(counts).tolist() == allowed.tolist()
    expected = 8000 / len(allowed)
    assert (abs(counts[allowed] - expected) < 5 * np.sqrt(expected)).all()


def test_the_page_about_learning_shows_what_runs_and_what_is(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[3] / "docs" / "learning.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)
    assert len(examples) == 2
    for example in examples:
        exec(example, {})
    assert int(capsys.readouterr().out.removesuffix(" rounds\n")) > 3000
    seen = Environment(Rules(), 1).reset([1])
    for name, array in seen._asdict().items():
        shape = ", ".join(["n", *map(str, array.shape[1:])])
        assert f"| `{name}` | {array.dtype}[{shape}] |" in page
    told = page.split("**Facts**")[1]
    assert sorted(FACTS, key=lambda name: told.index(f"`{name}`")) == list(FACTS)
    assert f"int16[{SIZE}]" in page


@pytest.mark.parametrize("text", ["nintendo", "short,teams=on"])
def test_pettingzoo_accepts_it(text: str) -> None:
    rules = rules_of(text)
    api_test(KoiKoiEnv(rules), num_cycles=300)
    seed_test(lambda: KoiKoiEnv(rules), num_cycles=100)


def test_pettingzoo_pays_rounds_to_both_sides_and_ends_with_the_match() -> None:
    env = KoiKoiEnv(rules_of("short"), render_mode="ansi")
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    rewarded = 0
    while not any(env.terminations.values()):
        agent = env.agent_selection
        assert env.observe(agent).shape == (SIZE,)
        assert not env.infos[next(one for one in env.agents if one != agent)]["action_mask"].any()
        assert str(env.render()).startswith(agent)
        with pytest.raises(ValueError, match="has to act"):
            env.step(None)
        env.step(int(rng.choice(np.flatnonzero(env.infos[agent]["action_mask"]))))
        assert sum(env.rewards.values()) == 0
        rewarded += any(env.rewards.values())
        for one, reward in env.rewards.items():
            paid[one] += reward
    assert rewarded >= 1
    assert paid["seat_0"] == -paid["seat_1"] != 0

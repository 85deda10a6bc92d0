"""The fast engine plays as the readable rules do, knows every option, and is the same for the same seed."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from numba.core.dispatcher import Dispatcher

from games.koikoi.house_rules import any_rules
from games.koikoi.side_by_side import SideBySide, table_of
from karuta.games.koikoi import fast
from karuta.games.koikoi.counting import cards_of, mask_of, points_of
from karuta.games.koikoi.fast import kernel as making
from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast import match as whole
from karuta.games.koikoi.fast.deal import deal
from karuta.games.koikoi.fast.greedy import greedy_action, greedy_playout, hot
from karuta.games.koikoi.fast.hidden import blank, from_view, hand_size, hidden, scatter
from karuta.games.koikoi.fast.kernel import Cards, Chances, Numbers, chance, kernel, word
from karuta.games.koikoi.fast.play import random_action, random_playout, result
from karuta.games.koikoi.fast.round import legal, seat_of, step
from karuta.games.koikoi.fast.yaku import points_in
from karuta.games.koikoi.match import view
from karuta.games.koikoi.moves import Draw, Resign
from karuta.games.koikoi.presets import PRESETS, preset
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.options import Option
from karuta.hanafuda.deck import DECK


@pytest.mark.parametrize("name", PRESETS)
def test_plays_as_the_readable_rules_do_by_every_preset(name: str) -> None:
    rng = Random(name)
    rounds = 0
    while rounds < 60:
        both = SideBySide(preset(name), f"{name} {rounds}")
        both.play(rng)
        rounds += both.rounds


def test_plays_as_the_readable_rules_do_by_any_rules() -> None:
    rng = Random("any rules")
    teams = 0
    for number in range(150):
        rules = any_rules(rng, rounds=2)
        both = SideBySide(rules, f"any {number}")
        both.play(rng)
        teams += rules.teams
    assert teams > 20


def test_counts_any_pile_as_the_readable_rules_do() -> None:
    rng = Random("piles")
    for _ in range(3000):
        rules = any_rules(rng)
        # Piles of few cards make little, so sets are put in whole now and then.
        pile = rng.getrandbits(48) & (
            rng.getrandbits(48) | rng.choice((at.TRIO, at.POETRY | at.PURPLE, at.DRY, at.CUP))
        )
        pile |= rng.choice((0, at.TRIO, at.POETRY, at.POETRY | at.PURPLE, at.DRY, at.CUP | at.MOON | at.CURTAIN))
        calls, round = rng.randrange(4), rng.randrange(1, 26)
        assert points_in(pile, calls, (round - 1) % 12, at.parameters(rules)) == points_of(pile, rules, round, calls)


def outcomes(rules: Rules, matches: int) -> list[tuple[int, ...]]:
    """Scores, dealers and ends of matches played at random from one seed, and what some piles count."""
    p, rng = at.parameters(rules), chance(7)
    st, deck = blank()
    seen: list[tuple[int, ...]] = []
    for _ in range(matches):
        whole.match(st, deck, rng, at.RANDOM, at.RANDOM, p)
        seen.append(tuple(st[[at.DEALER, at.SCORES, at.SCORES + 1, at.ROUND, at.OVER_WHY, at.TURN]].tolist()))
    bits = Random(7)
    piles = [bits.getrandbits(48) | at.POETRY | at.PURPLE for _ in range(50)]
    return [*seen, tuple(points_in(pile, 1, month, p) for pile in piles for month in range(12))]


def others(option: Option, rules: Rules) -> list[object]:
    """Values of an option that `rules` don't have."""
    some: dict[str, list[object]] = {
        "switch": [False, True],
        "choice": [*option.choices],
        "number": [number for number in (0, 1, 3, 25) if number >= (option.least or 0)],
    }
    return [value for value in some[option.kind] if value != getattr(rules, option.name)]


SITUATIONS = (
    replace(Rules(), start_points=20, payment=True, rounds=3),
    replace(Rules(), start_points=20, payment=True, rounds=3, exhausted="dealer", tie="round", viewing="on"),
)
"""Rules in which options show that have an effect beside others only."""


@pytest.mark.parametrize("option", [option for option in OPTIONS if option.fast], ids=lambda option: option.name)
def test_every_option_of_the_fast_engine_changes_what_is_played_or_counted(option: Option) -> None:
    # Four of a month on the table and equal scores are rare; the others show at once.
    assert any(
        outcomes(replace(rules, **{option.name: value}), matches) != outcomes(rules, matches)
        for matches in (60, 3000)
        for rules in SITUATIONS
        for value in others(option, rules)
    )


def test_parameters_hold_every_option_that_changes_play_or_score() -> None:
    told = {option.name for option in OPTIONS if option.fast}
    assert set(at.PLACES) == told
    assert {option.name for option in OPTIONS} - told == {"deal_by"}
    specials = [at.PLACES[name] for name in at.SPECIALS]
    assert specials == list(range(specials[0], specials[0] + 5))
    p = at.parameters(replace(Rules(), further="none", rounds=7, payment=True))
    assert (p[at.PLACES["further"]], p[at.PLACES["rounds"]], p[at.PLACES["payment"]]) == (3, 7, 1)


def test_actions_are_numbers_of_moves() -> None:
    for action in range(at.ACTIONS):
        assert at.action_of(at.move_of(action)) == action
    for move in (Resign(), Draw()):
        with pytest.raises(ValueError, match="has no number"):
            at.action_of(move)


def test_the_same_seed_plays_the_same_and_another_another() -> None:
    policies: tuple[fast.Policy, ...] = ("random", "greedy")
    for policy in policies:
        one = fast.rounds(Rules(), 2000, seed=5, policy=policy)
        assert one == fast.rounds(Rules(), 2000, seed=5, policy=policy)
        assert one != fast.rounds(Rules(), 2000, seed=6, policy=policy)
        assert one.rounds == sum(one.won) + one.nobody
    assert fast.matches(Rules(), 50, seed=5) == fast.matches(Rules(), 50, seed=5)


def test_greedy_beats_random_play() -> None:
    tally = fast.matches(Rules(), 200, seed=1, policies=("greedy", "random"))
    assert tally.won[0] > 150 < tally.matches == 200
    assert fast.matches(Rules(), 200, seed=1, policies=("random", "greedy")).won[1] > 150


def test_rules_built_in_play_the_same_rounds() -> None:
    assert fast.rounds(preset("short"), 3000, seed=9, built_in=True) == fast.rounds(preset("short"), 3000, seed=9)


def test_warm_makes_ready() -> None:
    fast.warm()
    assert fast.ready()


def test_nothing_of_the_compiler_is_loaded_before_it_is_wanted() -> None:
    code = (
        "import sys, karuta.games.registry, karuta.games.koikoi.fast as fast\n"
        "assert not fast.ready() and not {'numba', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_kept_code_depends_on_all_of_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    @kernel(stamp="another's")
    def same(n: int) -> int:
        return n

    for function, stamp in ((points_in, ""), (same, "another's")):
        kept: Any = function
        assert kept._cache._cache_file._source_stamp[1:] == (making.STAMP, stamp)
    assert making._stamp() == making.STAMP
    monkeypatch.setattr(at, "PLACES", {**at.PLACES, "another": 99})
    assert making._stamp() != making.STAMP


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object) -> None:
        raise RuntimeError("cannot cache function: no locator available")

    monkeypatch.setattr(Dispatcher, "enable_caching", refuse)

    @kernel()
    def twice(n: int) -> int:
        return 2 * n

    assert twice(21) == 42


def test_chance_is_splitmix64() -> None:
    rng = chance(0)
    assert [int(word(rng)) for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_every_card_comes_to_every_place_as_often_and_special_deals_as_often_as_they_should() -> None:
    st, deck = blank()
    p, rng = at.parameters(Rules()), chance(11)
    deals, specials = 40_000, 0
    counts = np.zeros((48, 48), np.int64)
    places = np.arange(48)
    for _ in range(deals):
        deal(st, deck, rng, p)
        specials += int(st[at.SPECIAL] >= 0)
        counts[places, deck] += 1
    expected = deals / 48
    # 47 * 47 degrees of freedom: 2209 with a standard deviation of 66.
    assert abs(((counts - expected) ** 2 / expected).sum() - 47 * 47) < 4 * 66
    assert abs(specials / deals - 0.0120) < 4 * math.sqrt(0.012 / deals)


def worlds(rules: Rules, n: int) -> Iterator[SideBySide]:
    """Matches at decisions of all kinds, by readable rules and in the fast engine."""
    rng = Random("worlds")
    for number in range(n):
        both = SideBySide(rules, f"world {number}")
        both.go(rng, rng.randrange(2, 30))
        yield both


@pytest.mark.parametrize("rules", [Rules(), replace(Rules(), teams=True)], ids=["two", "teams"])
def test_a_view_and_hidden_cards_put_somewhere_make_a_state_that_looks_the_same(rules: Rules) -> None:
    p, rng = at.parameters(rules), chance(3)
    cards = np.zeros(48, np.uint8)
    moved = 0
    for both in worlds(rules, 60):
        seen = view(both.state, both.state.turn)
        assert seen.seat is not None
        st, deck = blank()
        from_view(seen, st)
        n = hidden(st, seen.seat, cards, p)
        assert n == seen.stock + sum(seen.left) - len(seen.hand)
        scatter(st, deck, seen.seat, cards, n, rng, p)
        hands = [int(st[at.HANDS + seat]) for seat in range(rules.seats)]
        moved += hands != [mask_of(hand) for hand in both.state.hands]
        assert [hand.bit_count() for hand in hands] == list(seen.left)
        assert [hand_size(st, seat, p) for seat in range(rules.seats)] == list(seen.left)
        assert table_of(st, p, rules.seats) == table_of(both.st, p, rules.seats) | {"hands": hands}
        lying = [*cards_of(sum(hands)), *seen.table, *seen.piles[0], *seen.piles[1], *deck[48 - seen.stock :].tolist()]
        assert sorted(lying + ([seen.drawn] if seen.drawn >= 0 else [])) == list(range(48))
    assert moved > 50


Playout = Callable[[Numbers, Cards, Chances, Numbers], int]
Action = Callable[[Numbers, Chances, Numbers], int]


@pytest.mark.parametrize(("playout", "action"), [(random_playout, random_action), (greedy_playout, greedy_action)])
@pytest.mark.parametrize("rules", [Rules(), any_rules(Random(4), teams=True, koikoi="unlimited")], ids=["two", "teams"])
def test_playouts_play_as_their_policy_does_step_by_step(rules: Rules, playout: Playout, action: Action) -> None:
    p, rng = at.parameters(rules), chance(17)
    played: list[int] = []
    stepped: list[int] = []
    for both in worlds(rules, 12):
        for _ in range(600):
            st, deck = both.st.copy(), both.deck.copy()
            played.append(playout(st, deck, rng, p))
            st, deck = both.st.copy(), both.deck.copy()
            while st[at.PHASE] != at.OVER:
                step(st, deck, action(st, rng, p), p)
            stepped.append(result(st))
    a, b = np.array(played), np.array(stepped)
    for one, other in ((a, b), (abs(a), abs(b)), (a == 0, b == 0), (abs(a) > 6, abs(b) > 6), (a * a, b * b)):
        spread = math.sqrt((np.var(one) + np.var(other)) / len(one))
        assert abs(np.mean(one) - np.mean(other)) <= 4 * spread
    assert len(set(played)) > 4


def test_cards_that_are_not_hot_never_change_what_a_pile_counts() -> None:
    rng = Random("hot")
    cold = 0
    for _ in range(6000):
        rules = any_rules(rng)
        p = at.parameters(rules)
        calls, month = rng.randrange(3), rng.randrange(12)
        pile = rng.getrandbits(48) & rng.choice(
            (at.ALL, rng.getrandbits(48), rng.getrandbits(48) & rng.getrandbits(48))
        )
        first = 4 * rng.randrange(12)
        free = [card for card in range(first, first + 4) if not pile >> card & 1]
        taken = mask_of(rng.sample(free, 2 if rng.random() < 0.8 else 4) if len(free) == 4 else free)
        if taken and not taken & hot(pile, month, p):
            assert points_in(pile | taken, calls, month, p) == points_in(pile, calls, month, p)
            cold += 1
    assert cold > 1000


def test_greedy_play_takes_what_counts_most() -> None:
    p, rng = at.parameters(Rules()), chance(2)
    before = 0
    for both in worlds(Rules(), 80):
        st = both.st
        if st[at.PHASE] != at.PLAY:
            continue
        side = int(seat_of(st, p)) % 2
        actions = np.zeros(32, np.int64)
        values = {}
        for chosen in actions[: legal(st, actions, p)].tolist():
            values[chosen] = _value(st, chosen, side, p)
        assert values[greedy_action(st, rng, p)] == max(values.values())
        before += len(set(values.values())) > 2
    assert before > 20


def _value(st: Numbers, action: int, side: int, p: Numbers) -> int:
    """What greedy play thinks of a play, by cards."""
    card = DECK[action // 4]
    found = [DECK[other] for other in cards_of(int(st[at.TABLE])) if other // 4 == card.number // 4]
    if len(found) == 2:
        found = [one for one in found if one.number == card.number // 4 * 4 + action % 4]
    if not found:
        return -card.points
    pile = int(st[at.PILES + side])
    now = pile | mask_of(one.number for one in (card, *found))
    risen = points_of(now, Rules(), int(st[at.ROUND]), 0) - points_of(pile, Rules(), int(st[at.ROUND]), 0)
    return 100 * risen + sum(one.points for one in (card, *found))

"""The last turns of a round, all lines of play: what the match makes of each is what a recursion says that knows the
rules from the text alone (koikoi rules 2.4-2.7) and shares nothing with the game but the values of its options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from games.koikoi import reference
from games.koikoi.house_rules import any_rules
from games.koikoi.tables import step
from karuta.chance import Chance
from karuta.games.game import TABLE, Actor
from karuta.games.koikoi import match
from karuta.games.koikoi.moves import Draw, KoiKoi, Pick, Play
from karuta.games.koikoi.presets import PRESETS, preset, rules_of
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State
from karuta.hanafuda.deck import DECK

Line = tuple[str, ...]
"""What is decided in a line of play, in words."""
End = tuple[Line, str, tuple[int, int], int]
"""A line, why the round ended, what both sides gained, who deals next."""


def token(card: int) -> str:
    return DECK[card].token


def lines(state: State, line: Line = ()) -> Iterator[End]:
    """Every line of play from a state to the end of the round, as the game plays it."""
    if state.phase in ("deal", "over"):
        last = state.results[-1]
        yield line, last.why, last.gains, last.next_dealer
        return
    actor: Actor = state.turn if match.actors(state) else TABLE
    for move in Space(state, actor).moves():
        said: Line = ()
        if isinstance(move, Play):
            said = (f"{token(move.card)} x {token(move.take)}" if move.take is not None else token(move.card),)
        elif isinstance(move, Pick):
            said = (f"x {token(move.take)}",)
        elif not isinstance(move, Draw):
            said = ("koikoi" if isinstance(move, KoiKoi) else "stop",)
        yield from lines(match.apply(state, actor, move)[0], line + said)


class Position(NamedTuple):
    """A round as the recursion knows it."""

    rules: Rules
    round: int
    dealer: int
    turn: int
    hands: tuple[frozenset[str], ...]
    table: frozenset[str]
    stock: tuple[str, ...]
    piles: tuple[frozenset[str], frozenset[str]]
    calls: tuple[int, int]
    counted: tuple[int, int]

    def worth(self, side: int) -> int:
        return sum(reference.yaku(self.piles[side], self.rules, self.round, self.calls[side]).values())

    def stopped(self, side: int) -> int:
        counted = (self.counted[side], self.counted[1 - side])
        return reference.total(self.worth(side), self.rules, self.calls[side], *counted)


def recursion(at: Position, line: Line = ()) -> Iterator[End]:
    """The same lines by the text of the rules."""
    if not any(at.hands):
        yield exhausted(at, line)
        return
    before = at.worth(at.turn % 2)
    for card in at.hands[at.turn]:
        hand = at.hands[at.turn] - {card}
        hands = tuple(hand if seat == at.turn else other for seat, other in enumerate(at.hands))
        for said, mid in lay(at._replace(hands=hands), card):
            first = (f"{card} {said}" if said else card,)
            drawn = mid.stock[0]
            for picked, after in lay(mid._replace(stock=mid.stock[1:]), drawn):
                yield from settle(after, before, line + first + ((picked,) if picked else ()))


def lay(at: Position, card: str) -> Iterator[tuple[str, Position]]:
    """Every way in which `card` may take from the table, said if there is a choice."""
    match_ = [other for other in at.table if reference.MONTH[other] == reference.MONTH[card]]
    side = at.turn % 2

    def took(cards: frozenset[str]) -> Position:
        piles = [*at.piles]
        piles[side] |= cards | {card}
        return at._replace(table=at.table - cards, piles=(piles[0], piles[1]))

    if not match_:
        yield "", at._replace(table=at.table | {card})
    elif len(match_) == 1 or (len(match_) == 3 and at.rules.three_on_table == "all"):
        yield "", took(frozenset(match_))
    else:
        for other in match_:
            yield f"x {other}", took(frozenset({other}))


def settle(at: Position, before: int, line: Line) -> Iterator[End]:
    side, seats = at.turn % 2, len(at.hands)
    following = at._replace(turn=(at.turn + 1) % seats)
    if at.worth(side) <= before:
        yield from recursion(following, line)
        return
    more = any(hand for seat, hand in enumerate(at.hands) if seat % 2 == side)
    allowed = {"unlimited": True, "once": at.calls[side] == 0, "never": False}[at.rules.koikoi]
    asked = more and allowed
    why = "stop" if more else "last_card"
    following_dealer = {"winner": at.turn, "loser": (at.turn + 1) % seats, "alternate": (at.dealer + 1) % seats}
    gains = paid(at.rules, side, at.stopped(side))
    yield line + (("stop",) if asked else ()), why, gains, following_dealer[at.rules.next_dealer]
    if asked:
        counts = at.worth(side) >= at.rules.double_at or not at.rules.call_at_threshold
        calls = tuple(n + (one == side) for one, n in enumerate(at.calls))
        counted = tuple(n + (one == side and counts) for one, n in enumerate(at.counted))
        called = following._replace(calls=(calls[0], calls[1]), counted=(counted[0], counted[1]))
        yield from recursion(called, (*line, "koikoi"))


def paid(rules: Rules, side: int, points: int) -> tuple[int, int]:
    loss = -points if rules.payment else 0
    return (loss, points) if side else (points, loss)


def exhausted(at: Position, line: Line) -> End:
    side, points = at.dealer % 2, 0
    if at.rules.exhausted == "dealer":
        points = at.rules.exhausted_points
    elif at.rules.exhausted == "higher" and at.worth(0) != at.worth(1):
        side = 0 if at.worth(0) > at.worth(1) else 1
        points = at.stopped(side)
    following = at.dealer if at.rules.exhausted_deal == "stays" else (at.dealer + 1) % len(at.hands)
    return line, "exhausted", paid(at.rules, side, points), following


def late(rules: Rules, seed: int, turns: int) -> State | None:
    """A round of that seed with so many turns left, gone on with at every question; None if it ended before."""
    state, rng = match.new(rules, f"late {seed}"), Chance(f"late {seed}")
    while state.phase != "over" and not state.results:
        left = sum(map(len, state.hands))
        if state.phase == "play" and left == turns:
            return state
        state, _ = match.apply(state, state.turn, KoiKoi()) if state.phase == "decide" else step(state, rng)
    return None


def position_of(state: State) -> Position:
    return Position(
        rules=state.rules,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        hands=tuple(frozenset(map(token, hand)) for hand in state.hands),
        table=frozenset(map(token, state.table)),
        stock=tuple(map(token, state.stock)),
        piles=(frozenset(map(token, state.piles[0])), frozenset(map(token, state.piles[1]))),
        calls=state.calls,
        counted=state.counted,
    )


def compare(rules: Rules, seeds: range, turns: int, rng: Random) -> Counter[str]:
    """All lines of late positions with many orders of the stock, both ways; how the lines ended."""
    why: Counter[str] = Counter()
    for seed in seeds:
        state = late(rules, seed, turns)
        if state is None:
            continue
        state = replace(state, stock=tuple(rng.sample(state.stock, len(state.stock))))
        found = sorted(lines(state))
        assert found == sorted(recursion(position_of(state))), match.to_text(state)
        assert len({line for line, *_ in found}) == len(found)
        why.update(reason for _, reason, *_ in found)
    return why


@pytest.mark.parametrize("name", PRESETS)
def test_the_last_four_turns_by_preset(name: str) -> None:
    found = compare(preset(name), range(60), 4, Random(name))
    assert set(found) == {"stop", "last_card", "exhausted"}


@pytest.mark.parametrize(
    "options",
    [
        "koikoi=once",
        "koikoi=never",
        "three_on_table=one",
        "exhausted=higher,payment=on",
        "nintendo-literal,call_at_threshold=on",
        "next_dealer=loser,exhausted_deal=changes",
        "teams=on,kasu=off",
        "teams=on,koikoi=once,next_dealer=loser,tane=off,kasu=off,tan=off",
    ],
)
def test_the_last_four_turns_by_house_rules(options: str) -> None:
    found = compare(rules_of(options), range(150), 4, Random(options))
    assert sum(found.values()) > 50


def test_the_last_three_turns_by_any_options() -> None:
    rng = Random(11)
    found: Counter[str] = Counter()
    for seed in range(1500):
        found += compare(any_rules(rng, hand_four="play", hand_pairs="play"), range(seed, seed + 1), 3, rng)
    assert min(found[why] for why in ("stop", "last_card", "exhausted")) > 20


def test_the_last_six_turns() -> None:
    found = compare(rules_of("koikoi=unlimited"), range(12), 6, Random(6))
    assert sum(found.values()) > 300

"""A view holds no part of what is hidden from its seat: no stock, no other hand, no seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from games.koikoi.tables import step
from karuta.chance import Chance
from karuta.errors import BrokenInvariant
from karuta.games import conformance
from karuta.games.koikoi import match
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import State
from karuta.games.koikoi.view import View

CARDS = {"hand", "table", "piles", "drawn", "opening", "turns", "shown"}
"""Fields of a view that may hold cards."""
FACTS = {"seat", "rules", "phase", "round", "dealer", "turn", "left", "stock", "calls", "counted", "held"}
FACTS |= {"scores", "results", "winner", "why"}
"""Fields that hold none; results speak of rounds that are over."""
NO_CARDS = {"seat", "called"}
"""What is no card within a turn."""


def states(options: str, seed: str, most: int = 400) -> Iterator[State]:
    state, rng = match.new(rules_of(options), seed), Chance(seed)
    for _ in range(most):
        yield state
        state, _ = step(state, rng)


def numbers(value: Any) -> Iterator[int]:
    """All whole numbers within plain values, names that hold no cards left out."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in NO_CARDS:
                yield from numbers(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from numbers(inner)
    elif isinstance(value, int):
        yield value


def parts(value: object) -> Iterator[object]:
    """Everything that can be reached from a value, itself included."""
    yield value
    inner: list[object] = []
    if isinstance(value, Struct):
        inner = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, tuple | list):
        inner = list(value)
    for one in inner:
        yield from parts(one)


@pytest.mark.parametrize("options", ["short", "steam", "teams=on,rounds=3", "three_on_table=one"])
def test_no_hidden_card_is_in_a_view(options: str) -> None:
    for state in states(options, f"view {options}"):
        open_hands = state.phase in ("deal", "over")
        for seat in (None, *range(state.rules.seats)):
            encoded = msgspec.to_builtins(match.view(state, seat))
            assert encoded.keys() == CARDS | FACTS
            hidden = set(state.stock)
            if not open_hands:
                hidden.update(card for at, hand in enumerate(state.hands) if at != seat for card in hand)
            seen = {card for name in CARDS for card in numbers(encoded[name])}
            assert not seen & hidden
            assert len(seen - {-1} | hidden) == (48 if state.round else 0)
            assert state.seed not in msgspec.json.encode(encoded).decode()


def test_nothing_in_a_view_leads_to_what_is_hidden() -> None:
    for state in states("short", "reach", 120):
        hidden = [state, state.stock, state.hands]
        for seat in (None, 0, 1):
            reached = [id(one) for one in parts(match.view(state, seat))]
            secrets = [secret for secret in hidden if secret != ()]
            if state.phase in ("deal", "over"):
                secrets = [secret for secret in secrets if secret is not state.hands]
            else:
                secrets += [hand for at, hand in enumerate(state.hands) if at != seat and hand]
            assert not [secret for secret in secrets if id(secret) in reached]


def test_a_view_says_how_many_cards_there_are() -> None:
    state = next(one for one in states("short", "count") if len(one.turns) == 3 and one.phase == "play")
    view = match.view(state, 1)
    assert view.hand == state.hands[1]
    assert view.left == tuple(map(len, state.hands))
    assert view.stock == len(state.stock) == 21
    assert match.view(state, None).hand == ()


def peeping(state: State, seat: int | None) -> View:
    """Shows each seat one card of the other's hand."""
    view = KOIKOI.view(state, seat)
    if seat is None or not state.hands or not state.hands[1 - seat]:
        return view
    return msgspec.structs.replace(view, table=(*view.table, state.hands[1 - seat][0]))


def foreseeing(state: State, seat: int | None) -> View:
    """Shows the next card of the stock."""
    return msgspec.structs.replace(KOIKOI.view(state, seat), drawn=state.stock[0] if state.stock else -1)


@pytest.mark.parametrize("view", [peeping, foreseeing])
def test_conformance_finds_a_view_that_leaks(view: Callable[[State, int | None], View]) -> None:
    with pytest.raises(BrokenInvariant, match="shows what is hidden from it"):
        conformance.check(replace(KOIKOI, view=view), rules_of("short"), "1")


def test_what_is_redrawn_is_what_a_seat_does_not_see() -> None:
    state = next(one for one in states("short", "redrawn") if len(one.turns) == 2 and one.phase == "play")
    for seat in (None, 0, 1):
        other = KOIKOI.redrawn(state, Chance("again"), seat)
        match.invariants(other)
        assert other.stock != state.stock
        assert other.seed != state.seed
        assert [mine == theirs for mine, theirs in zip(state.hands, other.hands, strict=True)] == [
            at == seat for at in (0, 1)
        ]
        assert match.view(other, seat) == match.view(state, seat)


def test_hands_that_are_shown_are_not_redrawn() -> None:
    state = next(one for one in states("short", "over") if one.results and one.phase == "deal")
    other = KOIKOI.redrawn(state, Chance("again"), 0)
    assert other.hands == state.hands
    assert other.stock != state.stock
    assert match.view(other, 0) == match.view(state, 0)


def test_every_field_of_the_view_is_of_the_state() -> None:
    own = {"seat", "hand", "left", "shown"}
    assert set(View.__struct_fields__) - own <= set(State.__struct_fields__)
    assert isinstance(match.view(match.new(Rules(), "1"), 0).rules, Rules)

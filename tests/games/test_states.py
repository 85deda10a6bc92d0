"""Texts of states that somebody edited: each is refused, or the game can be played on from it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import BadInput, BrokenInvariant, IllegalMove
from karuta.games import conformance
from karuta.games.game import TABLE, Turn
from karuta.games.registry import GAMES, game

PLAYED = {
    "kyogi": ("format=starter,untaken=stays_dead", 2),
    "koikoi": ("rounds=2", 2),
    "chirashi": ("deck=starter,foul=skip_turn,tiebreak=sudden_card", 3),
    "sakasama": ("deck=starter,foul=return_per_card,dead_cards=2", 2),
    "genpei": ("per_side=5,net_sends=off,dead=4", 3),
    "relay": ("per_side=5,swap_every=2", 5),
    "goshoku": ("read=6,tiebreak=sudden_card", 2),
    "shimo": ("per_side=9,untaken=flows", 6),
    "bozu": ("stacks=2,semimaru=drawer_discards_and_skips", 3),
    "hanaawase": ("rounds=2,yaku=added", 3),
}
FLOWERS = ("koikoi", "hanaawase")
ODD: tuple[Any, ...] = (
    *(-1, 0, 1, 2, 3, 50, 101, 10**12, 1.5, True, False, None),
    *("", "A", "D", "open", "over", "reading", "sending", "deal", "pick", "0@0", [], [0], [1, 1], {}),
)


def _chosen(name: str) -> tuple[str, int]:
    return PLAYED.get(name, ("", game(name).seats[0]))


@cache
def played(name: str) -> tuple[Turn, ...]:
    rules, seats = _chosen(name)
    return tuple(conformance.random_play(game(name), game(name).rules(rules), "edited", seats=seats))


def paths(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where anything stands in what JSON holds, the whole left out."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from paths(value, (*path, key))


@st.composite
def edited(draw: st.DrawFn, name: str) -> str:
    """The text of a state of a played game in which one thing is another."""
    whole = json.loads(game(name).to_text(draw(st.sampled_from(played(name))).after))
    every = list(paths(whole))
    *above, last = draw(st.sampled_from([path for path in every if len(path) < 3]) | st.sampled_from(every))
    part = whole
    for key in above:
        part = part[key]
    old = part[last]
    ways = [st.sampled_from(ODD)]
    if type(old) is int:
        ways.append(st.sampled_from([old - 1, old + 1, old + 100]))
    if isinstance(old, list) and old:
        ways.append(st.sampled_from([old[1:], old[:-1], old[::-1], [*old, old[0]]]))
    part[last] = draw(st.one_of(ways))
    return json.dumps(whole)


def play_on(name: str, state: Any, seats: int) -> None:
    """All that a host does with a state, and some moves."""
    chosen, chance = game(name), Chance(name)
    for _ in range(6):
        chosen.to_text(state)
        for seat in (None, *range(seats)):
            chosen.view(state, seat)
        if chosen.outcome(state) is not None:
            return
        for actor in (*chance.shuffled(chosen.actors(state)), TABLE, *range(seats)):
            move = chosen.legal(state, actor).sample(chance)
            if move is not None:
                state, _ = chosen.apply(state, actor, move)
                break


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=200, deadline=None)
def test_an_edited_state_is_refused_or_can_be_played(name: str, data: st.DataObject) -> None:
    text = data.draw(edited(name))
    try:
        state = game(name).from_text(text)
    except BadInput:
        return
    try:
        play_on(name, state, _chosen(name)[1])
    except (BadInput, IllegalMove) as fault:
        raise AssertionError(f"a state was taken in which nobody can play on: {text}") from fault


@pytest.mark.parametrize("name", GAMES)
def test_a_state_by_rules_that_nobody_can_choose_is_refused(name: str) -> None:
    whole = json.loads(game(name).to_text(played(name)[0].before))
    for option in game(name).options:
        if option.kind == "number":
            whole["rules"][option.name], right = 10**6, whole["rules"][option.name]
            with pytest.raises(BadInput, match="no state of a match"):
                game(name).from_text(json.dumps(whole))
            whole["rules"][option.name] = right
    assert game(name).from_text(json.dumps(whole)) == played(name)[0].before


@pytest.mark.parametrize(
    ("name", "flags"), [(name, "left" if name == "bozu" else "hands") for name in GAMES if name not in FLOWERS]
)
def test_what_is_told_of_too_few_seats_is_found(name: str, flags: str) -> None:
    state = played(name)[0].before
    with pytest.raises(BrokenInvariant, match="seats"):
        game(name).invariants(replace(state, **{flags: getattr(state, flags)[:-1]}))

"""Moves of other games, and moves of nobody's: all messages of all games go over one wire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_origin, get_type_hints

import pytest

from karuta.errors import IllegalMove
from karuta.games import conformance
from karuta.games.game import TABLE, Actor
from karuta.games.moves import MoveBase
from karuta.games.registry import GAMES, game
from karuta.mat.field import Place
from karuta.poems.reading import Reading

SEATS = {"shimo": 6, "relay": 4}
PLAIN: dict[Any, Any] = {
    int: 0,
    bool: True,
    tuple: (),
    dict: {},
    Place: Place("A", 0, 0),
    Reading: Reading(1, 1, 1, (0,), (100,), 100),
}


def kinds(base: type[MoveBase] = MoveBase) -> Iterator[type[MoveBase]]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith("karuta.games."):
            yield kind
        yield from kinds(kind)


def some(kind: type[MoveBase]) -> MoveBase:
    """A move of that kind, with whatever values."""
    hints = get_type_hints(kind)
    return kind(**{name: PLAIN.get(get_origin(hints[name]) or hints[name]) for name in kind.__struct_fields__})


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_made_or_refused(name: str) -> None:
    """By every seat, by the table and by seats that there are not, from the first state to the last."""
    chosen, seats = game(name), SEATS.get(name, 2)
    actors: tuple[Actor, ...] = (TABLE, -1, *range(seats + 1), 99)
    moves = [some(kind) for kind in kinds()]
    assert len({type(move).__module__ for move in moves}) > 6
    for number, turn in enumerate(conformance.random_play(chosen, chosen.rules(""), "1", seats=seats)):
        if number > 40:
            break
        for move in moves:
            for actor in actors:
                fault = chosen.legal(turn.before, actor).check(move)
                assert fault is None or isinstance(fault, IllegalMove)
                if fault is None:
                    after, events = chosen.apply(turn.before, actor, move)
                    chosen.invariants(after)
                    assert isinstance(events, tuple)

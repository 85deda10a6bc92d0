"""The functions of a game with a reader (`karuta.games.readings.ReadGame`) that are the same in all of them, and what
holds in all their states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import IllegalMove
from karuta.games.game import TABLE, Actor
from karuta.games.reader import check_reading
from karuta.games.readings import Manner
from karuta.games.states import demand
from karuta.games.turntaking import refused
from karuta.poems.kimariji import ALL

T = TypeVar("T")


def acted(
    state: Any,
    actor: Actor,
    move: Any,
    by_seats: Mapping[type, Callable[[Any, int, Any], T]],
    by_table: Mapping[type, Callable[[Any, Any], T]],
) -> T:
    """What the move comes to, of which there is one function for each kind that seats make and that the table makes;
    `IllegalMove` for a move that is not the actor's."""
    kind = type(move)
    if actor == TABLE:
        if (by := by_table.get(kind)) is not None:
            return by(state, move)
    elif 0 <= actor < len(state.hands) and (of := by_seats.get(kind)) is not None:
        return of(state, actor, move)
    raise IllegalMove(
        f"{kind.__name__} by {actor!r}: seats 0 to {len(state.hands) - 1} and the table have moves of their own",
        key="error-kyogi-actor",
        actor=str(actor),
        move=kind.__name__,
    )


def closing(window_ms: Callable[[Any], int]) -> Callable[[Any, int | None], int]:
    """When the take window of an open reading closes, in ms since the onset, by the time of the take, or as `window_ms`
    says of the state if there is none (rules 4.8)."""

    def closes_ms(state: Any, time: int | None) -> int:
        return window_ms(state) if time is None else time // 10 + int(state.rules.after_take_ms)

    return closes_ms


def manner(rules: Any) -> Manner:
    """How it is read."""
    how: Manner = rules.manner
    return how


def redrawn(state: Any, chance: Chance, seat: int | None) -> Any:
    """The same state with the poems to come in another order; nobody sees it."""
    ahead = chance.shuffled(state.order[state.readings :])
    return replace(state, order=(*state.order[: state.readings], *ahead), seed=f"{state.seed} redrawn")


def check_heard(state: Any) -> None:
    """What holds in every state of a game with a reader, by `BrokenInvariant`: as much is told of each seat, all poems
    to come are unread, and what is open is the reading that is due."""
    seats = len(state.hands)
    demand(seats in state.rules.seats, f"{seats} seats can't play this")
    demand(len(state.ready) == len(state.voids) == seats, f"{seats} seats, but not all is told of each")
    demand(min(state.voids) >= 0, f"{state.voids} readings were void")
    ahead = sorted(state.order[state.readings :])
    demand(0 <= state.readings <= len(state.order), f"{state.readings} of {len(state.order)} poems were read")
    demand(ahead == list(state.unread), f"{len(state.unread)} poems are unread, {len(ahead)} are to come")
    demand(set(state.order) <= ALL, "a poem is read that there is not")
    demand(0 <= state.since_ms <= state.clock_ms, f"clock {state.clock_ms} ms, waiting since {state.since_ms} ms")
    demand(
        (state.phase == "open") == (state.reading is not None), f"phase {state.phase}: a reading is open, or none is"
    )
    if state.reading is not None:
        fault = refused(check_reading, state, state.reading) if state.next_poem() else "no poem is left"
        demand(fault is None, str(fault))

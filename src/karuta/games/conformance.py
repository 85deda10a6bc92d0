"""One check for all games: what the shape promises, tried by random play.

A game conforms if random play through `legal` ends, every sampled move is accepted, `apply` changes nothing it was
given, equal seeds give equal games, no view moves when only what is hidden from it does, and a state survives its text;
one with a reader, if there is a poem to read whenever nothing hinders it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from karuta.chance import Chance
from karuta.errors import BrokenInvariant
from karuta.games.game import TABLE, Actor, Game, Turn
from karuta.games.readings import MadeReadGame


def random_play(
    game: Game[Any, Any, Any, Any], rules: Any, seed: str, most: int = 20_000, seats: int | None = None
) -> Iterator[Turn]:
    """A game played by chance from `seed` until nobody can move; `BrokenInvariant` if it outlasts `most` moves.
    `seats` players; None: the fewest that can play.

    Seats that are waited for move most often, the table next, others now and then.
    """
    rng = Chance(seed).child("random play")
    seats = seats or game.seats[0]
    state = game.new(rules, seed, seats)
    for _ in range(most):
        chosen = _choose(game, state, seats, rng)
        if chosen is None:
            return
        actor, move = chosen
        after, events = game.apply(state, actor, move)
        yield Turn(state, actor, move, after, events)
        state = after
    raise BrokenInvariant(f"{game.name} with seed {seed!r} goes on after {most} moves", key="error-kyogi-invariant")


def _choose(game: Game[Any, Any, Any, Any], state: Any, seats: int, rng: Chance) -> tuple[Actor, Any] | None:
    waited: list[Actor] = list(game.actors(state)) or [TABLE]
    others: list[Actor] = [*range(seats), TABLE]
    order = waited if rng.below(10) else rng.shuffled(others)
    for actor in [*rng.shuffled(order), *others]:
        move = game.legal(state, actor).sample(rng)
        if move is not None:
            return actor, move
    return None


def check(
    game: Game[Any, Any, Any, Any], rules: Any = None, seed: str = "conformance", seats: int | None = None
) -> int:
    """Play one random game and hold the game to its promises; the number of moves. Raises `BrokenInvariant`.

    `rules` None: the default ones; `seats` None: the fewest that can play."""
    rules = game.rules("") if rules is None else rules
    moves = 0
    last = None
    seats = seats or game.seats[0]
    for turn in random_play(game, rules, seed, seats=seats):
        _check_turn(game, turn, seats if moves % 17 == 0 else 0)
        moves += 1
        last = turn.after
    _demand(last is not None and game.outcome(last) is not None, game, "random play ended without an outcome")
    return moves


def _check_turn(game: Game[Any, Any, Any, Any], turn: Turn, seats: int) -> None:
    """All promises, with the views of that many seats; 0: the invariants only, since the rest takes its time."""
    game.invariants(turn.after)
    if isinstance(game, MadeReadGame):
        free = game.hindrance(turn.after) is None
        _demand(not free or turn.after.next_poem() > 0, game, "nothing hinders the reader, and nothing is left to read")
    if not seats:
        return
    text = game.to_text(turn.before)
    again, events = game.apply(turn.before, turn.actor, turn.move)
    _demand(game.to_text(turn.before) == text, game, "apply changed the state that it was given")
    _demand((again, events) == (turn.after, turn.events), game, "the same move gave another result")
    _demand(game.from_text(text) == turn.before, game, "a state did not survive its text")
    _check_views(game, turn, seats)
    wrong = game.legal(turn.before, turn.actor).check(turn.move)
    _demand(wrong is None, game, f"legal refuses what apply takes: {wrong}")


def _check_views(game: Game[Any, Any, Any, Any], turn: Turn, seats: int) -> None:
    chance = Chance(game.to_text(turn.before))
    for seat in (None, *range(seats)):
        other = game.redrawn(turn.before, chance.child(str(seat)), seat)
        same = game.view(turn.before, seat) == game.view(other, seat)
        _demand(same, game, f"the view of seat {seat} shows what is hidden from it")


def _demand(holds: bool, game: Game[Any, Any, Any, Any], fault: str) -> None:
    if not holds:
        raise BrokenInvariant(f"{game.name}: {fault}", key="error-kyogi-invariant")

"""The moves that an actor may make: checked by the rules, sampled for tests and random play."""

from __future__ import annotations

from collections.abc import Callable

from karuta.chance import Chance
from karuta.errors import KarutaError
from karuta.games.game import TABLE, Actor
from karuta.games.gather import moves
from karuta.games.gather.match import hindrance, refusal
from karuta.games.gather.moves import Move
from karuta.games.gather.seats import may_yield
from karuta.games.gather.state import State
from karuta.games.reader import even_reading
from karuta.mat.stroke import Sample, Stroke

_TRIES = 24
Idea = Callable[[Chance], Move]


class Space:
    """The moves of one actor in one state (`karuta.games.game.MoveSpace`)."""

    def __init__(self, state: State, actor: Actor) -> None:
        self._state = state
        self._actor = actor

    def check(self, move: Move) -> KarutaError | None:
        """Why the move is refused, or None if it may be made."""
        return refusal(self._state, self._actor, move)

    def sample(self, rng: Chance) -> Move | None:
        """A random move that may be made; None if none was found."""
        ideas = _table_ideas(self._state) if self._actor == TABLE else _seat_ideas(self._state, int(self._actor))
        for _ in range(_TRIES if ideas else 0):
            move = ideas[rng.below(len(ideas))](rng)
            if self.check(move) is None:
                return move
        return None


def _seat_ideas(state: State, seat: int) -> list[Idea]:
    if state.phase == "over" or state.left[seat]:
        return []
    ideas: list[Idea] = []
    if state.phase == "look":
        ideas.append(lambda rng: moves.Ready())
    if state.phase == "reading":
        ideas.append(lambda rng: moves.Hand(not state.hands[seat]))
    if may_yield(state, seat):
        ideas.append(lambda rng: moves.Yield(rng.below(state.seats)))
    ideas.append(lambda rng: moves.Resign() if rng.below(800) == 0 else moves.Ready())
    return ideas


def _table_ideas(state: State) -> list[Idea]:
    longest = 1000 * max(state.rules.hand_limit_s, state.rules.look_s)
    ideas: list[Idea] = [lambda rng: moves.Time(state.clock_ms + rng.below(longest // 4 + 1))]
    if hindrance(state) is None:
        ideas += [lambda rng: moves.Read(even_reading(state, state.rules.manner, 120 + rng.below(120)))] * 3
    if state.phase == "open":
        ideas = [lambda rng: moves.Touches(_strokes(state, rng))] * 8
        ideas.append(lambda rng: moves.Void(rng.below(state.seats)))
    return ideas if state.phase != "over" else []


def _strokes(state: State, rng: Chance) -> dict[int, tuple[Stroke, ...]]:
    return {seat: _hand(state, rng) for seat in range(state.seats) if rng.below(4)}


def _hand(state: State, rng: Chance) -> tuple[Stroke, ...]:
    """A hand that comes down on a card and goes on a little: mostly on the read one, sometimes on any."""
    reading, lies = state.reading, state.spread.lies
    if reading is None or not lies:
        return ()
    cards = sorted(lies)
    aim = reading.poem if reading.poem in lies and rng.below(5) else cards[rng.below(len(cards))]
    x, y = lies[aim].x + rng.below(500) - 250, lies[aim].y + rng.below(500) - 250
    t = 10 * reading.decided_start_ms + rng.below(400 if rng.below(3) == 0 else 9000) + 1
    return (Stroke(0, (Sample(t, x, y), Sample(t + 600, x + rng.below(900) - 450, y + rng.below(900) - 450))),)

"""The moves that an actor may make: checked by the rules, sampled for tests and random play."""

from __future__ import annotations

from karuta.chance import Chance
from karuta.games.game import TABLE, Actor
from karuta.games.gather import moves
from karuta.games.gather.match import apply, hindrance
from karuta.games.gather.moves import Move
from karuta.games.gather.seats import may_yield
from karuta.games.gather.state import State
from karuta.games.reader import even_reading
from karuta.games.trying import Idea, Tried
from karuta.mat.stroke import Sample, Stroke


def space(state: State, actor: Actor) -> Tried[Move]:
    """The moves of one actor in one state."""
    return Tried(state, actor, apply, _ideas)


def _ideas(state: State, actor: Actor) -> list[Idea[Move]]:
    return _table_ideas(state) if actor == TABLE else _seat_ideas(state, int(actor))


def _seat_ideas(state: State, seat: int) -> list[Idea[Move]]:
    if state.phase == "over" or state.left[seat]:
        return []
    ideas: list[Idea[Move]] = []
    if state.phase == "look":
        ideas.append(lambda rng: moves.Ready())
    if state.phase == "reading":
        ideas.append(lambda rng: moves.Hand(not state.hands[seat]))
    if may_yield(state, seat):
        ideas.append(lambda rng: moves.Yield(rng.below(state.seats)))
    ideas.append(lambda rng: moves.Resign() if rng.below(800) == 0 else moves.Ready())
    return ideas


def _table_ideas(state: State) -> list[Idea[Move]]:
    longest = 1000 * max(state.rules.hand_limit_s, state.rules.look_s)
    ideas: list[Idea[Move]] = [lambda rng: moves.Time(state.clock_ms + rng.below(longest // 4 + 1))]
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

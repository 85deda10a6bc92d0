"""The moves that an actor may make: checked by the rules, sampled for tests and random play."""

from __future__ import annotations

from karuta.chance import Chance
from karuta.games import reader
from karuta.games.game import TABLE, Actor
from karuta.games.kyogi import moves
from karuta.games.kyogi.holding import givers, short
from karuta.games.kyogi.match import apply
from karuta.games.kyogi.moves import Move
from karuta.games.kyogi.state import BETWEEN, State, side_of
from karuta.games.kyogi.table import hindrance
from karuta.games.trying import Idea, Tried
from karuta.mat.field import Place
from karuta.mat.stroke import Sample, Stroke
from karuta.poems.reading import Reading


def even_reading(state: State, mora_ms: int = 190) -> Reading:
    """The next reading, sung at an even pace: what a match needs when no voice is there."""
    return reader.even_reading(state, state.rules.manner, mora_ms)


def space(state: State, actor: Actor) -> Tried[Move]:
    """The moves of one actor in one state."""
    return Tried(state, actor, apply, _ideas)


def _ideas(state: State, actor: Actor) -> list[Idea[Move]]:
    return _table_ideas(state) if actor == TABLE else _seat_ideas(state, int(actor))


def _seat_ideas(state: State, seat: int) -> list[Idea[Move]]:
    ideas: list[Idea[Move]] = []
    phase = state.phase
    if phase in ("bow", "bows", "thanks"):
        ideas.append(lambda rng: moves.Bow())
    if phase in ("arrange", "memorise"):
        ideas.append(lambda rng: moves.Ready())
    if phase == "arrange":
        ideas.append(lambda rng: moves.Lay(_other_places(state, seat, rng)))
    if phase == "memorise":
        ideas += [lambda rng: moves.Swing(), lambda rng: moves.Away(not state.away[seat])]
    if phase in BETWEEN:
        ideas.append(lambda rng: moves.Hand(not state.hands[seat]))
    if phase in BETWEEN or phase == "memorise":
        ideas.append(lambda rng: moves.Shift(_other_places(state, seat, rng)))
    if state.hai == seat % 2:
        ideas = [lambda rng: moves.Hai()]
    if state.due is not None:
        ideas += _due_ideas(state, seat)
    if phase in BETWEEN and seat in givers(state):
        ideas += [lambda rng: _pass(state, seat, rng)] * 3
    if phase not in ("thanks", "over"):
        ideas.append(lambda rng: moves.Resign() if rng.below(800) == 0 else moves.Bow())
    return ideas


def _pass(state: State, seat: int, rng: Chance) -> Move:
    """Some of the seat's cards to a partner who holds too few."""
    own = [card for card, holder in state.holders.items() if holder == seat]
    partners = [to for to in short(state) if to % 2 == seat % 2]
    return moves.Pass(partners[rng.below(len(partners))], tuple(rng.shuffled(own)[: 1 + rng.below(3)]))


def _due_ideas(state: State, seat: int) -> list[Idea[Move]]:
    due = state.due
    if due is None:
        return []
    if due.seat == seat % 2:
        own = state.mat.cards(side_of(seat))
        send: Idea[Move] = lambda rng: moves.Send(tuple(rng.shuffled(own)[: due.count]))  # noqa: E731
        waive: Idea[Move] = lambda rng: moves.Waive() if rng.below(8) == 0 else send(rng)  # noqa: E731
        return [send, waive] if state.phase == "sending" or not state.settled else []
    if not due.cards:
        return []

    def put(rng: Chance) -> Move:
        card = due.cards[rng.below(len(due.cards))]
        wish = _somewhere(state, seat, rng)
        return moves.Put(card, state.mat.room(wish.field, wish) or wish)

    return [put] * 3


def _somewhere(state: State, seat: int, rng: Chance) -> Place:
    fmt = state.mat.format
    return Place(side_of(seat), rng.below(fmt.rows), rng.below(fmt.last_x + 1))


def _other_places(state: State, seat: int, rng: Chance) -> dict[int, Place]:
    """Two own cards exchanged, or one moved to a free place."""
    own = state.mat.cards(side_of(seat))
    if len(own) > 1 and rng.below(2):
        a, b = rng.shuffled(own)[:2]
        return {a: state.mat.places[b], b: state.mat.places[a]}
    wish = _somewhere(state, seat, rng)
    place = state.mat.room(wish.field, wish) or wish
    return {own[rng.below(len(own))]: place} if own else {}


def _table_ideas(state: State) -> list[Idea[Move]]:
    limits = (state.rules.hand_limit_s, state.rules.layout_limit_s, state.rules.memorising_s)
    longest = 1000 * max(limits)
    ideas: list[Idea[Move]] = [lambda rng: moves.Time(state.clock_ms + rng.below(longest // 4 + 1))]
    if state.phase in BETWEEN and hindrance(state) is None:
        ideas += [lambda rng: moves.Read(even_reading(state, 120 + rng.below(120)))] * 3
    if state.phase == "open":
        ideas = [lambda rng: moves.Touches(_strokes(state, rng))] * 8
        ideas.append(lambda rng: moves.Void(rng.below(state.seats)))
    return ideas if state.phase != "over" else []


def _strokes(state: State, rng: Chance) -> dict[int, tuple[Stroke, ...]]:
    return {seat: _hand(state, seat, rng) for seat in range(state.seats) if rng.below(4)}


def _hand(state: State, seat: int, rng: Chance) -> tuple[Stroke, ...]:
    """A hand that goes for a card and sweeps on to the side: mostly the read one, sometimes any."""
    reading = state.reading
    cards = sorted(state.mat.places)
    if reading is None or not cards:
        return ()
    aim = reading.poem if reading.poem in state.mat and rng.below(5) else cards[rng.below(len(cards))]
    left, top, right, bottom = state.mat.rect(aim)
    x, y = (left + right) // 2, (top + bottom) // 2
    t = 10 * reading.decided_start_ms + rng.below(9000)
    beyond = -900 if side_of(seat) == "B" else state.mat.format.depth + 900
    away = Sample(t + 900, x + rng.below(3000) - 1500, y + rng.below(1600) - 800)
    return (Stroke(0, (Sample(max(0, t - 800), x, beyond), Sample(t, x, y), away)),)

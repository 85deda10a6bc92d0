"""Whole matches of one player against another, through the rules as people play them.

Nothing sounds here and nobody waits: the morae come from a table of times, `steady` unless a voice's own is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import starmap
from typing import NamedTuple

from karuta.chance import Chance
from karuta.games.game import TABLE, Actor
from karuta.games.kyogi.events import Ruled, Ruling
from karuta.games.kyogi.match import apply, new, view
from karuta.games.kyogi.moves import Read, SeatMove, Touches
from karuta.games.kyogi.rules import Rules
from karuta.games.kyogi.state import State
from karuta.games.kyogi.view import View
from karuta.mat.stroke import Stroke
from karuta.players.ear import MORAE, Mora
from karuta.players.person import Who
from karuta.players.player import KyogiPlayer
from karuta.players.statistics import MatchFigures, Summary, figures, summary
from karuta.poems.reading import Reading

_MORA_MS = 200
"""About five morae a second at the head of the upper verse."""
_VERSE_MS = 6000


class MoraTimes(NamedTuple):
    """Starts and ends of the morae of an upper verse and its length, in ms since its onset."""

    start_ms: tuple[int, ...]
    end_ms: tuple[int, ...]
    upper_ms: int


Clock = Callable[[int], MoraTimes]
"""The times of a poem's morae."""


def _even(count: int) -> MoraTimes:
    starts = tuple(_MORA_MS * at for at in range(count))
    ends = (*starts[1:], _VERSE_MS)
    return MoraTimes(starts, ends, _VERSE_MS)


_STEADY = {number: _even(len(kana)) for number, kana in MORAE["upper"].items()}


def steady(poem: int) -> MoraTimes:
    """Every mora 200 ms, the last one held to the end of a verse of 6 s."""
    return _STEADY[poem]


@cache
def _mora(index: int, kana: str, start_ms: int, end_ms: int) -> Mora:
    return Mora(index, kana, start_ms, end_ms)


class Played(NamedTuple):
    """A finished match: its rulings in order, the winner's seat and the margin."""

    rulings: tuple[Ruling, ...]
    winner: int
    margin: int


class Table:
    """A match on its way, with what it has said so far."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.state: State = new(rules, seed)
        self.rulings: list[Ruling] = []
        self._views: dict[int, View] = {}

    def view(self, seat: int) -> View:
        """What `seat` may see now."""
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = view(self.state, seat)
        return seen

    def do(self, actor: Actor, move: SeatMove | Read | Touches) -> None:
        """Apply a move and keep the ruling that it brings."""
        self.state, events = apply(self.state, actor, move)
        self._views = {}
        for event in events:
            if type(event) is Ruled:
                self.rulings.append(event.ruling)


def play(players: tuple[KyogiPlayer, KyogiPlayer], rules: Rules, seed: str, clock: Clock = steady) -> Played:
    """One match; player 0 sits at field A. The same arguments give the same match."""
    table = Table(rules, seed)
    while table.state.phase != "joka":
        phase = table.state.phase
        for seat in (0, 1):
            for move in players[seat].ceremony(table.view(seat)):
                if table.state.phase == phase:
                    table.do(seat, move)
    while table.state.winner is None:
        _pause(table, players)
        if table.state.winner is None:
            _read(table, players, clock)
    return Played(tuple(table.rulings), table.state.winner, table.state.margin)


def _pause(table: Table, players: tuple[KyogiPlayer, KyogiPlayer]) -> None:
    """Sends, placings and announced moves, until nobody has anything to do."""
    while table.state.winner is None:
        due = table.state.due
        if due is not None and not due.cards:
            table.do(due.seat, players[due.seat].send(table.view(due.seat)))
            continue
        seats = (0, 1) if due is None or table.state.hai is not None else (1 - due.seat,)
        acted = False
        for seat in seats:
            for move in players[seat].between(table.view(seat)):
                table.do(seat, move)
                acted = True
        if acted:
            continue
        if due is None:
            return
        receiver = 1 - due.seat
        table.do(receiver, players[receiver].put(table.view(receiver), due.cards[0]))


def _read(table: Table, players: tuple[KyogiPlayer, KyogiPlayer], clock: Clock) -> None:
    """One reading: the players hear mora by mora, each until its hand goes; none waits beyond the deciding one."""
    state = table.state
    poem, decided = state.next_poem(), state.next_kimariji()
    times = clock(poem)
    for seat in (0, 1):
        players[seat].begin(table.view(seat))
    table.do(TABLE, Read(Reading(state.readings + 1, poem, decided, *times)))
    strokes: dict[int, tuple[Stroke, ...]] = {}
    heard = zip(range(1, decided + 1), MORAE["upper"][poem], times.start_ms, times.end_ms, strict=False)
    for mora in starmap(_mora, heard):
        for seat in (0, 1):
            if seat not in strokes and (made := players[seat].hear(mora)) is not None:
                strokes[seat] = made
    table.do(TABLE, Touches(strokes))


def matches(
    a: Who, b: Who, count: int, seed: str, *, rules: Rules | None = None, clock: Clock = steady
) -> Iterator[MatchFigures]:
    """The figures of `count` matches of `a` against `b`, who sit at field A in turn; pairs are (a, b). Match number n
    depends on the seed and n alone."""
    rules = rules or Rules()
    for number in range(1, count + 1):
        own = f"{seed}/{number}"
        first = KyogiPlayer(a, f"{own}/a"), KyogiPlayer(b, f"{own}/b")
        swapped = bool(Chance(own).below(2))
        played = play(first[::-1] if swapped else first, rules, own, clock)
        made = figures(played.rulings, played.winner, played.margin)
        yield made.seen_from_other_seat() if swapped else made


def compare(a: Who, b: Who, count: int, seed: str, *, rules: Rules | None = None, clock: Clock = steady) -> Summary:
    """The summary of those matches."""
    return summary(list(matches(a, b, count, seed, rules=rules, clock=clock)))

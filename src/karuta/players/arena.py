"""Whole games of players of the house against each other, through the rules as people play them: any game with a
reader. Nothing sounds here and nobody waits."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap
from typing import Any, NamedTuple, Protocol

from karuta.errors import BrokenInvariant
from karuta.games.game import TABLE, Actor, Outcome
from karuta.games.readings import Manner, Read, ReadGame, Touches
from karuta.mat.stroke import Stroke
from karuta.players.clock import Clock, mora, reading, steady
from karuta.players.ear import MORAE, Mora


class Player(Protocol):
    """What a player of the house does at a game with a reader. It sees the views of its seat and nothing else."""

    def wants(self, view: Any) -> Sequence[Any]:
        """Its moves outside the readings, in order; those that no longer fit once the phase has changed are dropped."""
        ...

    def begin(self, view: Any) -> None:
        """A reading opens."""
        ...

    def hear(self, mora: Mora) -> tuple[Stroke, ...] | None:
        """A mora begins to sound: strokes, which are final; () if the hand rests; None: not yet."""
        ...


class Played(NamedTuple):
    """A finished game: the rulings on its readings in order, how it ended, and its last state."""

    rulings: tuple[Any, ...]
    outcome: Outcome
    state: Any


class Table:
    """A game on its way, with the rulings so far."""

    def __init__(self, game: ReadGame[Any, Any, Any, Any], rules: Any, seed: str, seats: int) -> None:
        self.game = game
        self.manner: Manner = game.manner(rules)
        self.state = game.new(rules, seed, seats)
        self.rulings: list[Any] = []
        self._views: dict[int, Any] = {}

    def view(self, seat: int) -> Any:
        """What `seat` may see now."""
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = self.game.view(self.state, seat)
        return seen

    def do(self, actor: Actor, move: Any) -> None:
        """Apply a move."""
        self.state, _ = self.game.apply(self.state, actor, move)
        self._views = {}


def play(
    game: ReadGame[Any, Any, Any, Any], rules: Any, seed: str, players: Sequence[Player], clock: Clock = steady
) -> Played:
    """One game, with the players in the order of their seats. The same arguments give the same game."""
    table = Table(game, rules, seed, len(players))
    while (outcome := game.outcome(table.state)) is None:
        if not _pause(table, players):
            _read(table, players, clock)
    return Played(tuple(table.rulings), outcome, table.state)


def _pause(table: Table, players: Sequence[Player]) -> bool:
    """All that the players want to do now; whether anything was done."""
    acted = False
    for seat, player in enumerate(players):
        phase = table.state.phase
        for move in player.wants(table.view(seat)):
            if table.state.phase != phase:
                break
            table.do(seat, move)
            acted = True
    return acted


def _read(table: Table, players: Sequence[Player], clock: Clock) -> None:
    """One reading: the players hear mora by mora, each until it answers."""
    state, verse = table.state, table.manner.verse
    if (obstacle := table.game.hindrance(state)) is not None:
        raise BrokenInvariant(f"{table.game.name}: nobody acts, and {obstacle}", key="error-kyogi-invariant")
    poem, decided = state.next_poem(), state.next_kimariji()
    times = clock(poem, verse)
    for seat, player in enumerate(players):
        player.begin(table.view(seat))
    table.do(TABLE, Read(reading(state.readings + 1, poem, decided, table.manner, times)))
    strokes: dict[int, tuple[Stroke, ...]] = {}
    listening = dict(enumerate(players))
    kana = MORAE[verse][poem]
    for heard in starmap(mora, zip(range(1, len(kana) + 1), kana, times.start_ms, times.end_ms, strict=True)):
        for seat in tuple(listening):
            made = listening[seat].hear(heard)
            if made is not None:
                del listening[seat]
                if made:
                    strokes[seat] = made
        if not listening:
            break
    table.do(TABLE, Touches(strokes))
    table.rulings.append(table.state.last)

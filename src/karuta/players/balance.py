"""Many games of players of the house, in figures: who wins, from which seat and by which strength, and how it goes.

A *party* is who wins or loses together: in games of two sides a side, else a seat. Every game with a reader can be
played here: nothing is asked of it but its shape.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from karuta.errors import BadInput
from karuta.games.game import check_seats
from karuta.games.gather.events import Award
from karuta.games.gather.view import View as GatherView
from karuta.games.kyogi.events import Ruling
from karuta.games.readings import ReadGame
from karuta.players.arena import Played, Player, play
from karuta.players.clock import Clock, steady
from karuta.players.gather import GatherPlayer
from karuta.players.person import Who
from karuta.players.player import KyogiPlayer
from karuta.players.statistics import Mean, share_interval
from karuta.players.teams import TeamPlayer

Game = ReadGame[Any, Any, Any, Any]
_USUAL = 4
"""How many play, or nearly so, if nobody says."""


@dataclass(frozen=True)
class Figures:
    """One game. Tuples are by party."""

    won: tuple[float, ...]
    """1 for the winner; a share of it where several won."""
    margin: int
    readings: int
    takes: tuple[int, ...]
    fouls: tuple[int, ...]
    sent: tuple[int, ...]
    """Cards due to the other side; none where nothing is sent."""
    take_ms: tuple[tuple[float, ...], ...]
    """Of each take the time after the onset of the deciding mora."""


class Seating(NamedTuple):
    """Who plays, by seat, and whether seats are parties of two sides."""

    who: tuple[Who, ...]
    sides: bool

    @property
    def parties(self) -> int:
        """How many win or lose."""
        return 2 if self.sides else len(self.who)

    def turned(self, by: int) -> Seating:
        """The same people, so many seats further. Equal sides change places as they are, others stay."""
        if self.sides:
            order = [seat ^ self._changed(by) for seat in range(len(self.who))]
        else:
            order = [(seat - by) % len(self.who) for seat in range(len(self.who))]
        return Seating(tuple(self.who[seat] for seat in order), self.sides)

    def origin(self, party: int, by: int) -> int:
        """Which party of this seating sits as `party` once it is `turned` by that."""
        return party ^ self._changed(by) if self.sides else (party - by) % self.parties

    def _changed(self, by: int) -> int:
        return by % 2 if len(self.who) % 2 == 0 else 0


def seating(game: Game, rules: Any, who: Sequence[Who], seats: int | None = None) -> Seating:
    """Who sits where: `who` for all seats alike if one is given, by side if two are at a game of two sides, else by
    seat. `BadInput` for numbers that don't fit."""
    sides = not _gathers(game, rules)
    count = seats or (len(who) if len(who) > 1 + sides else min(game.seats, key=lambda number: abs(number - _USUAL)))
    check_seats(count, game.seats)
    if len(who) == 1:
        return Seating(tuple(who) * count, sides)
    if len(who) == 2 and sides:
        return Seating(tuple(who[seat % 2] for seat in range(count)), sides)
    if len(who) != count:
        allowed = "1, 2" if sides else "1"
        raise BadInput(
            f"{len(who)} players for {count} seats: name {allowed} or {count} of them",
            key="error-simulate-players",
            given=len(who),
            seats=count,
            allowed=allowed,
        )
    return Seating(tuple(who), sides)


def _gathers(game: Game, rules: Any) -> bool:
    return isinstance(game.view(game.new(rules, "", game.seats[0]), None), GatherView)


def games(
    game: Game, rules: Any, players: Seating, count: int, *, seed: str, clock: Clock = steady
) -> Iterator[Figures]:
    """The figures of `count` games, whose players change seats from game to game; game number n depends on the seed and
    n alone. Parties are those of where they sit; `Seating.origin` tells who that is."""
    made: Callable[[Played, int], Figures] = _of_sides if players.sides else _of_seats
    for number in range(count):
        own = f"{seed}/{number + 1}"
        who = players.turned(number).who
        sat = [player_of(game, players, one, f"{own}/{seat}", seat=seat) for seat, one in enumerate(who)]
        yield made(play(game, rules, own, sat, clock), len(sat))


def player_of(game: Game, players: Seating, who: Who, seed: str, *, seat: int) -> Player:
    """A player at that seat; of each side the first member speaks. Who plays a duel knows the mat by heart."""
    if not players.sides:
        return GatherPlayer(who, seed)
    return (KyogiPlayer if game.seats == (2,) else TeamPlayer)(who, seed, speaks=seat < 2)


def _won(winners: Sequence[int], parties: int) -> tuple[float, ...]:
    return tuple(1 / len(winners) if party in winners else 0.0 for party in range(parties))


def _of_seats(played: Played, seats: int) -> Figures:
    awards: Sequence[Award] = played.rulings
    takes, fouls = [0] * seats, [0] * seats
    times: list[list[float]] = [[] for _ in range(seats)]
    for award in awards:
        for seat, made in enumerate(award.fouls):
            fouls[seat] += made
        if award.taker is not None and award.time is not None:
            takes[award.taker] += 1
            times[award.taker].append(award.time / 10 - award.mora_start)
    won = _won(played.outcome.winners, seats)
    margin, readings = played.outcome.margin, len(awards)
    return Figures(won, margin, readings, tuple(takes), tuple(fouls), (), tuple(map(tuple, times)))


def _of_sides(played: Played, seats: int) -> Figures:
    rulings: Sequence[Ruling] = played.rulings
    takes, fouls, sent = [0, 0], [0, 0], [0, 0]
    times: tuple[list[float], list[float]] = ([], [])
    for ruling in rulings:
        for side in (0, 1):
            fouls[side] += ruling.fouls[side]
        giver = int(ruling.net <= 0)
        sent[giver] += ruling.due
        sent[1 - giver] += ruling.back
        if ruling.taker is not None and ruling.time is not None:
            takes[ruling.taker] += 1
            times[ruling.taker].append(ruling.time / 10 - ruling.mora_start)
    won = _won(sorted({seat % 2 for seat in played.outcome.winners}), 2)
    margin, readings = played.outcome.margin, len(rulings)
    return Figures(won, margin, readings, tuple(takes), tuple(fouls), tuple(sent), (tuple(times[0]), tuple(times[1])))


@dataclass(frozen=True)
class Part:
    """What came of one seat, one side, or all parties of one strength, over many games; means are for a game."""

    games: int
    """How often it played."""
    wins: float
    share: tuple[float, float, float]
    """Of its games the part that it won, with the ends of Wilson's 95 % interval."""
    takes: Mean
    fouls: Mean
    sent: Mean | None
    take_ms: tuple[float, float, float] | None
    """Times of its takes after the onset of the deciding mora: what 10, 50 and 90 % of them don't exceed."""


@dataclass(frozen=True)
class Balance:
    """Many games in figures: `places` by seat or side, `people` by party of the seating that was given."""

    games: int
    readings: Mean
    margin: Mean
    shared: int
    """Games that several won."""
    places: tuple[Part, ...]
    people: tuple[Part, ...]


def balance(players: Seating, played: Iterable[Figures], named: Sequence[int] | None = None) -> Balance:
    """The balance of at least one game. `named`: for each party of the seating the number under which it is counted,
    from 0 on; None: each by itself."""
    figures = list(played)
    parties = players.parties
    counted = range(parties) if named is None else named
    places: list[list[tuple[Figures, int]]] = [[] for _ in range(parties)]
    people: list[list[tuple[Figures, int]]] = [[] for _ in range(max(counted) + 1)]
    for number, one in enumerate(figures):
        for party in range(parties):
            places[party].append((one, party))
            people[counted[players.origin(party, number)]].append((one, party))
    return Balance(
        games=len(figures),
        readings=Mean.of([one.readings for one in figures]),
        margin=Mean.of([one.margin for one in figures]),
        shared=sum(max(one.won) < 1 for one in figures),
        places=tuple(map(_part, places)),
        people=tuple(map(_part, people)),
    )


def _part(seats: Sequence[tuple[Figures, int]]) -> Part:
    wins = sum(one.won[party] for one, party in seats)
    times = sorted(time for one, party in seats for time in one.take_ms[party])
    return Part(
        games=len(seats),
        wins=wins,
        share=(wins / len(seats), *share_interval(wins, len(seats))),
        takes=Mean.of([one.takes[party] for one, party in seats]),
        fouls=Mean.of([one.fouls[party] for one, party in seats]),
        sent=Mean.of([one.sent[party] for one, party in seats]) if seats[0][0].sent else None,
        take_ms=(_part_of(times, 1), _part_of(times, 5), _part_of(times, 9)) if times else None,
    )


def _part_of(times: Sequence[float], tenths: int) -> float:
    return times[round(tenths * (len(times) - 1) / 10)]

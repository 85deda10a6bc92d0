"""Leagues of a class-room and all-colours events of goshoku (rules 5.6): who plays whom, and who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import comb
from typing import Literal, NamedTuple

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.poems.orders import COLOURS

BLOCK = 4
"""Players of a block, all of whom play each other."""
WALK_OVER = 9
"""Cards that count for who had nobody to play."""
PRELIMINARY = (8, 10)
"""Games of each player before the knock-out of an all-colours event."""
LAST = 8
"""Players of the knock-out."""
By = Literal["wins", "direct", "cards", "even"]
"""What settles a place: wins; games against those with as many wins; all cards; nothing."""


class Game(NamedTuple):
    """One game of a league. `cards` None: not played yet. `winner`: 0 the first, 1 the second, by the cards, by the
    V-goal (the first card after an equal game), or because the other was not there. `second` is empty where a player
    has nobody to play."""

    block: str
    first: str
    second: str
    cards: tuple[int, int] | None = None
    winner: int | None = None

    @property
    def players(self) -> tuple[str, str]:
        """Both, in order."""
        return self.first, self.second

    def cards_of(self, name: str) -> int:
        """What `name` took in it; 0 if it was not played, or not by `name`."""
        if self.cards is None or name not in self.players:
            return 0
        return self.cards[self.players.index(name)]

    def seen_by(self, name: str) -> Game:
        """The same game with `name` first, who is one of both."""
        if name == self.first:
            return self
        cards = None if self.cards is None else self.cards[::-1]
        return Game(self.block, self.second, self.first, cards, None if self.winner is None else 1 - self.winner)

    def won_by(self, name: str) -> bool:
        """Whether `name` won it."""
        return self.winner is not None and self.players[self.winner] == name


class Standing(NamedTuple):
    """Where a player stands; equal ones share a `place`."""

    place: int
    name: str
    games: int
    wins: int
    cards: int
    by: By


# -- who stands where -------------------------------------------------------------------------------------------------


def standings(games: Sequence[Game]) -> tuple[Standing, ...]:
    """The table of these games: most wins, then the direct result, then all cards (rules 5.6). Of more than two with
    equal wins the direct result is what they did against each other.

    >>> [it.name for it in standings([Game("A", "Aoi", "Ren", (7, 10), 1), Game("A", "Ren", "Sora", (8, 9), 1)])]
    ['Sora', 'Ren', 'Aoi']
    """
    wins = {name: sum(game.won_by(name) for game in games) for name in _names(games)}
    table: list[Standing] = []
    for equal in _groups(wins):
        by: By = "wins" if len(equal) == 1 else "direct"
        for level in _settled(equal, games) if len(equal) > 1 else [(equal, by)]:
            names, by = level
            place = len(table) + 1
            table += [_standing(place, name, games, by) for name in sorted(names)]
    return tuple(table)


def _names(games: Iterable[Game]) -> list[str]:
    return list(dict.fromkeys(name for game in games for name in game.players if name))


def _groups(values: Mapping[str, int]) -> list[list[str]]:
    """Those with equal values together, the highest first."""
    return [[name for name in values if values[name] == value] for value in sorted(set(values.values()), reverse=True)]


def _settled(equal: list[str], games: Sequence[Game]) -> list[tuple[list[str], By]]:
    """Those with equal wins in order, each with what settled it: their games against each other, if all of them have
    met; where that parts nobody, their cards; and of those still equal, again the games against each other."""
    among = [game for game in games if set(game.players) <= set(equal) and game.winner is not None]
    all_met = len({frozenset(game.players) for game in among}) == comb(len(equal), 2)
    parted = _groups({name: sum(game.won_by(name) for game in among) for name in equal}) if all_met else [equal]
    by: By = "direct"
    if len(parted) == 1:
        parted, by = _groups({name: sum(game.cards_of(name) for game in games) for name in equal}), "cards"
    if len(parted) == 1:
        return [(equal, "even")]
    levels: list[tuple[list[str], By]] = []
    for group in parted:
        levels += [(group, by)] if len(group) == 1 else _settled(group, games)
    return levels


def _standing(place: int, name: str, games: Sequence[Game], by: By) -> Standing:
    mine = [game for game in games if name in game.players and game.winner is not None]
    wins = sum(game.won_by(name) for game in mine)
    return Standing(place, name, len(mine), wins, sum(game.cards_of(name) for game in mine), by)


# -- who plays whom ---------------------------------------------------------------------------------------------------


def blocks(names: Sequence[str], seed: str) -> tuple[tuple[str, ...], ...]:
    """The players drawn into blocks of four, and of three where their number asks for it (five are one block).
    `BadInput` for fewer than two, or for a name that stands twice."""
    check_names(names)
    drawn = Chance(seed).child("league").shuffled(sorted(names))
    count = 1 if len(drawn) == BLOCK + 1 else -(-len(drawn) // BLOCK)
    size, larger = divmod(len(drawn), count)
    cuts, made = 0, []
    for block in range(count):
        end = cuts + size + (block < larger)
        made.append(tuple(drawn[cuts:end]))
        cuts = end
    return tuple(made)


def rounds(names: Sequence[str], count: int | None = None) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Who plays whom, round by round, so that nobody meets another again before all others were met; of an odd number
    one rests in each round. `count` None: until all have met once.

    >>> rounds("abcd")
    ((('a', 'd'), ('b', 'c')), (('a', 'c'), ('d', 'b')), (('a', 'b'), ('c', 'd')))
    """
    ring: list[str | None] = [*names, *([None] if len(names) % 2 else [])]
    made = []
    for _ in range(len(ring) - 1 if count is None else count):
        pairs = [(ring[at], ring[-1 - at]) for at in range(len(ring) // 2)]
        made.append(tuple((one, two) for one, two in pairs if one is not None and two is not None))
        ring[1:] = [ring[-1], *ring[1:-1]]
    return tuple(made)


def fixtures(names: Sequence[str], seed: str) -> tuple[Game, ...]:
    """All games of a league, block by block, not played yet; blocks are A, B, C ..."""
    return tuple(
        Game(_letters(at), one, two)
        for at, block in enumerate(blocks(names, seed))
        for pairs in rounds(block)
        for one, two in pairs
    )


def preliminaries(names: Sequence[str], games: int, seed: str) -> tuple[Game, ...]:
    """The preliminary games of an all-colours event, not played yet: the block of a game is its round and colour, the
    colours in turn. Of an odd number of players one has a walk-over in each round. `BadInput` for another number of
    games than 8 or 10, or for fewer players than the knock-out."""
    check_names(names)
    if games not in PRELIMINARY or len(names) < LAST:
        raise BadInput(
            f"{games} games of {len(names)} players: an event has 8 or 10 preliminary games, and {LAST} players at"
            " least",
            key="error-league-event",
            games=games,
            players=len(names),
            least=LAST,
        )
    drawn = Chance(seed).child("event").shuffled(sorted(names))
    colours, made = tuple(COLOURS), list[Game]()
    for number, pairs in enumerate(rounds(drawn, games), start=1):
        block = f"{number} {colours[(number - 1) % len(colours)]}"
        made += [Game(block, one, two) for one, two in pairs]
        playing = {name for pair in pairs for name in pair}
        made += [Game(block, name, "", (WALK_OVER, 0), 0) for name in drawn if name not in playing]
    return tuple(made)


def knock_out(ranking: Sequence[Standing]) -> tuple[tuple[str, str], ...]:
    """The first round of the knock-out: 1-8, 4-5, 2-7, 3-6, in the order in which their winners meet. `BadInput` if
    fewer than eight stand there, or if it is open who is the eighth."""
    if len(ranking) < LAST or (len(ranking) > LAST and ranking[LAST - 1].place == ranking[LAST].place):
        told = (
            ", ".join(it.name for it in ranking if it.place == ranking[LAST - 1].place) if len(ranking) > LAST else ""
        )
        raise BadInput(
            f"{len(ranking)} players, equal at the eighth place: {told or 'nobody'}; the V-goal parts them before the"
            " knock-out",
            key="error-league-knock-out",
            players=len(ranking),
            least=LAST,
            names=told or "nobody",
        )
    first = [it.name for it in ranking[:LAST]]
    return tuple((first[one - 1], first[LAST - one]) for one in (1, 4, 2, 3))


def bracket(first: Sequence[tuple[str, str]], games: Sequence[Game]) -> tuple[tuple[tuple[str, str], ...], ...]:
    """The rounds of a knock-out as far as these games settle them: the winners of two pairs that stand side by side
    meet next."""
    made = [tuple(first)]
    while len(made[-1]) > 1:
        winners = [_winner(pair, games) for pair in made[-1]]
        if None in winners:
            break
        known = [name for name in winners if name is not None]
        made.append(tuple(zip(known[::2], known[1::2], strict=True)))
    return tuple(made)


def _winner(pair: tuple[str, str], games: Iterable[Game]) -> str | None:
    met = (game for game in games if set(game.players) == set(pair) and game.winner is not None)
    return next((name for game in met for name in pair if game.won_by(name)), None)


def check_names(names: Sequence[str]) -> None:
    """`BadInput` for fewer than two players, or for a name that stands twice."""
    twice = next((name for at, name in enumerate(names) if name in names[:at]), None)
    if twice is not None:
        raise BadInput(f"{twice!r} stands there twice: each player once", key="error-league-twice", name=twice)
    if len(names) < 2:
        raise BadInput(f"{len(names)} players: a league has two at least", key="error-league-few", given=len(names))


def _letters(at: int) -> str:
    """A, B ... Z, AA, AB ..."""
    return (_letters(at // 26 - 1) if at >= 26 else "") + chr(ord("A") + at % 26)

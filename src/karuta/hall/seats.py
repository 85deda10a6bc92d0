"""How a game of the house is hosted: who may sit down together, by which rules, and the host that is made for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from karuta.errors import BadInput
from karuta.games.game import Game
from karuta.hall.commands import Beginning
from karuta.hall.host import Host
from karuta.hall.ports import Voice
from karuta.hall.table import TableHost
from karuta.hall.thinking import AtOnce, Here, Mind, Thinker

Kind: TypeAlias = Literal["fields", "scatter", "cards"]
"""What a game is played on: two fields on a mat, cards that lie anywhere, a table of cards."""
Level: TypeAlias = Literal["easy", "normal", "hard"]
AnyHost: TypeAlias = Host | TableHost
LONGEST_S: Final = {"bow_limit_s": 30, "layout_limit_s": 300, "hand_limit_s": 120}
"""Waits of people for each other, where the rules set no limit, in seconds."""
_SHOWN = 40
"""Characters of a wrong name that a refusal shows."""


@dataclass(frozen=True)
class Somebody:
    """Who plays a game here; `level` None: nobody is stronger than another at it. Words: catalogue entry
    `<words>-<key>-name`; `grade` is the class of who listens to a reader."""

    key: str
    name: str
    level: Level | None
    style: str
    words: str
    grade: str | None = None


class Occasion(NamedTuple):
    """A game that is about to be begun: the wish, the rules that it comes to, and what the house adds. `voice` is asked
    for the reader of a rhythm; `still`: the players of the house do as little as they may. `pages`: the seats of the
    people, page by page."""

    wish: Beginning
    rules: Any
    seed: str
    now: float
    voice: Callable[[str], Voice]
    still: bool
    pages: tuple[tuple[int, ...], ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people."""
        return tuple(seat for seat, who in enumerate(self.wish.players) if who is None)

    @property
    def others(self) -> tuple[tuple[int, str], ...]:
        """Seats and keys of the players of the house."""
        return tuple((seat, who) for seat, who in enumerate(self.wish.players) if who is not None)


@dataclass(frozen=True)
class Hosted:
    """One game: at most `together` people sit at one page. `rules` makes the rules from options on top of a named set
    of them, `presets` has these sets by name and what differs in each, the first is that of no name. `host` makes the
    host; `mind` thinks for the players of the house where they are asked, `still` does not think, `apart` makes a
    thinker with a process of its own."""

    game: Game[Any, Any, Any, Any]
    kind: Kind
    together: int
    players: tuple[Somebody, ...]
    rules: Callable[[Mapping[str, object], str], Any]
    host: Callable[[Occasion], AnyHost]
    sided: bool
    """Seats 0, 2, 4 ... play against 1, 3, 5 ...; else each for itself."""
    events: Any
    """The union of all events that can happen in it."""
    presets: Mapping[str, Mapping[str, str | int | bool]] = field(default_factory=dict)
    mind: Mind | None = None
    still: Mind | None = None
    apart: Callable[[], Thinker] | None = None
    scores: Callable[[Any], Sequence[int]] | None = None
    """Where each plays alone: what seats have in a state, by which all but the winners are ranked."""

    @property
    def name(self) -> str:
        """The key of the game."""
        return self.game.name

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win or lose together."""
        if not self.sided:
            return tuple((seat,) for seat in range(seats))
        return tuple(tuple(range(side, seats, 2)) for side in range(2))

    def terms(self, wish: Beginning, pages: Sequence[Sequence[int]]) -> Any:
        """The rules of a match that is begun so. Between several pages no wait is without end. `BadInput` for rules
        that can't be."""
        rules = self.rules(wish.rules, wish.preset)
        if len(pages) < 2:
            return rules
        return replace(rules, **{name: most for name, most in LONGEST_S.items() if getattr(rules, name, most) == 0})

    @property
    def even(self) -> bool:
        """Whether nobody of the house is stronger than another."""
        return all(who.level is None for who in self.players)

    def thinker(self, *, still: bool, apart: bool) -> Thinker | None:
        """Who thinks in a house whose players are `still`, or that has processes to spare (`apart`)."""
        if still or self.mind is None:
            return None if self.still is None else AtOnce(self.still)
        return self.apart() if apart and self.apart is not None else Here(self.mind)

    def player(self, key: str) -> Somebody:
        """The player of that key; `BadInput` names those there are."""
        found = next((who for who in self.players if who.key == key), None)
        if found is None:
            keys = ", ".join(who.key for who in self.players)
            raise BadInput(
                f"{key[:_SHOWN]!r} does not play {self.name} here: choose of {keys}",
                key="error-player",
                given=key[:_SHOWN],
                allowed=keys,
            )
        return found

    def seated(self, wish: Beginning, pages: Sequence[Sequence[int]]) -> tuple[Somebody | None, ...]:
        """Who sits where. `BadInput` for numbers that can't play, people that are none or too many for their page,
        names that are not theirs, and players that the house does not have."""
        seats, people = len(wish.players), sum(who is None for who in wish.players)
        largest = max(map(len, pages), default=0)
        if seats not in self.game.seats:
            allowed = ", ".join(map(str, self.game.seats))
            raise BadInput(
                f"{seats} seats: {self.name} is played by {allowed}", key="error-seats", given=seats, allowed=allowed
            )
        if not 1 <= largest <= self.together:
            raise BadInput(
                f"{largest} people at one page: 1 to {self.together} may play {self.name} there",
                key="error-together",
                given=largest,
                most=self.together,
            )
        if len(wish.names) != people:
            raise BadInput(
                f"{len(wish.names)} names for {people} people: give one each",
                key="error-names",
                given=len(wish.names),
                people=people,
            )
        return tuple(None if who is None else self.player(who) for who in wish.players)

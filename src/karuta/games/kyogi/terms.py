"""What the engine of two fields asks of the rules of a game: kyōgi karuta, genpei, relay and shimo-no-ku karuta each
give their own (rules 3-5)."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from karuta.chance import Chance
from karuta.games.fouls import Scope
from karuta.games.kyogi.events import Ruling
from karuta.games.readings import Manner
from karuta.mat.field import Format as MatFormat

RhythmName = Literal["5-3-1-6", "4-3-1-5"]
"""Rules C21."""
Pair = tuple[int, int]
"""A number for side A and one for side B."""


class Terms(Protocol):
    """The rules of a game as its engine reads them. Times of strokes in ms, others in seconds as their names say."""

    @property
    def seats(self) -> tuple[int, ...]:
        """How many can play; seats 0, 2, 4 ... are side A, seats 1, 3, 5 ... side B."""
        ...

    @property
    def cards(self) -> Pair:
        """How many cards A and B start with."""
        ...

    @property
    def deal(self) -> Literal["blind", "hall"]: ...

    def pool(self, chance: Chance) -> tuple[int, ...]:
        """The poems that are read, ascending; `chance` settles what the rules leave open."""
        ...

    @property
    def mat_format(self) -> MatFormat: ...

    @property
    def memorising_s(self) -> int: ...

    @property
    def extra_memorise_s(self) -> Pair:
        """Seconds that A and B have the cards before them for longer than the other."""
        ...

    @property
    def call_before_s(self) -> int: ...

    @property
    def bow_limit_s(self) -> int: ...

    @property
    def layout_limit_s(self) -> int: ...

    @property
    def hand_limit_s(self) -> int: ...

    @property
    def max_voids(self) -> int: ...

    @property
    def card_height(self) -> str: ...

    @property
    def rhythm(self) -> RhythmName: ...

    @property
    def manner(self) -> Manner:
        """How it is read."""
        ...

    @property
    def window(self) -> Literal["verse", "kimariji"]:
        """From the end of what a card that nobody takes goes off: of all that the reading sounds, or of the deciding
        mora."""
        ...

    @property
    def after_take_ms(self) -> int: ...

    @property
    def tie_margin_ms(self) -> int: ...

    @property
    def both_push(self) -> Literal["owner", "closest"]: ...

    @property
    def wrong_hand(self) -> Literal["void", "opponent_takes"]: ...

    @property
    def untaken(self) -> Literal["owner_takes", "stays_dead", "flows"]:
        """What becomes of a card that nobody takes (rules 3.6); `flows`: it is read once more, later (rules 5.7)."""
        ...

    @property
    def foul_scope(self) -> Scope: ...

    @property
    def net_sends(self) -> bool:
        """Whether the rights of both sides are set off (rules 3.1)."""
        ...

    @property
    def hai(self) -> bool:
        """Whether the reader waits for the answer to an announced move (rules 4.4)."""
        ...

    @property
    def shares(self) -> tuple[int, ...]:
        """How many of its side's cards each member holds at the start, as they sit (rules 5.7); empty: cards are the
        side's."""
        ...

    def least(self, left: int) -> int:
        """The fewest cards that each member of a side holds that has `left` of them."""
        ...

    def lineup(self, before: tuple[int, ...], seats: int, ruling: Ruling | None) -> tuple[int, ...]:
        """The seats that may take in the next reading (rules 5.4); empty: all. `before`: those that might in the last
        one, whose `ruling` this is; None before the first."""
        ...


_MANNER = Manner()


class Customs(Struct, frozen=True):
    """The options that every game on two fields has, and what kyōgi karuta does where a game has no option."""

    rhythm: RhythmName = "5-3-1-6"
    after_take_ms: int = 700
    tie_margin_ms: int = 10
    card_height: Literal["73", "76"] = "73"
    bow_limit_s: int = 30
    layout_limit_s: int = 300
    hand_limit_s: int = 120
    max_voids: int = 2

    @property
    def deal(self) -> Literal["blind", "hall"]:
        """Which cards are in play is drawn for each match."""
        return "blind"

    @property
    def extra_memorise_s(self) -> Pair:
        """Both see the cards equally long."""
        return 0, 0

    @property
    def call_before_s(self) -> int:
        """The call of two minutes."""
        return 120

    @property
    def manner(self) -> Manner:
        """The lower verse of the poem before, a silence, and the upper verse."""
        return _MANNER

    @property
    def window(self) -> Literal["verse", "kimariji"]:
        """A card may be taken as long as it is read."""
        return "verse"

    @property
    def both_push(self) -> Literal["owner", "closest"]:
        """A tie of pushes is the owner's like any other."""
        return "owner"

    @property
    def wrong_hand(self) -> Literal["void", "opponent_takes"]:
        """Only the hand that went down first counts."""
        return "void"

    @property
    def foul_scope(self) -> Scope:
        """Cards beside the read one may be touched."""
        return "same_field_tolerant"

    @property
    def net_sends(self) -> bool:
        """Only the difference is sent."""
        return True

    @property
    def hai(self) -> bool:
        """The reader waits."""
        return True

    @property
    def shares(self) -> tuple[int, ...]:
        """Cards are the side's."""
        return ()

    def least(self, left: int) -> int:
        """Nobody has to hold any."""
        return 0

    def lineup(self, before: tuple[int, ...], seats: int, ruling: Ruling | None) -> tuple[int, ...]:
        """All may take."""
        return ()

"""What all games have in which each keeps the cards that it takes: their shared options, and what the engine asks of
the rules of a game (rules 5.1, 5.2, 5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

from msgspec import Struct

from karuta.chance import Chance
from karuta.games.options import Fields, Option
from karuta.games.readings import Manner
from karuta.mat.scatter import Spread

Face = Literal["torifuda", "yomifuda"]


class Rules(Struct, frozen=True):
    """The options that every such game has. Times of strokes in ms, others in seconds as their names say."""

    foul: Literal["none", "return_one", "return_per_card", "skip_turn"] = "return_one"
    """What a touch of a wrong card costs: nothing, a taken card, a taken card for each wrong one, the next reading."""
    per_card: bool = False
    """Each wrong card that a hand touches is a foul; else a player fouls once in a reading at most."""
    tie: Literal["hand_below", "first_touch"] = "hand_below"
    tie_margin_ms: int = 10
    tiebreak: Literal["share", "sudden_card"] = "share"
    look_s: int = 60
    rhythm: Literal["5-3-1-6", "4-3-1-5"] = "5-3-1-6"
    after_take_ms: int = 700
    max_voids: int = 2

    @property
    def seats(self) -> tuple[int, ...]:
        """How many can play."""
        return tuple(range(1, 11))

    @property
    def face(self) -> Face:
        """Which cards lie."""
        return "torifuda"

    @property
    def manner(self) -> Manner:
        """How the poems are read."""
        return Manner(lead=None, whole=True)

    @property
    def hand_limit_s(self) -> int:
        """How long a raised hand makes the reader wait."""
        return 120

    @property
    def untaken(self) -> Literal["stays", "removed"]:
        """What becomes of a card that nobody takes; it is not read again."""
        return "stays"

    @property
    def last_two_together(self) -> bool:
        """Whether who takes the last card but one takes both."""
        return False

    @property
    def lot(self) -> bool:
        """Whether chance decides between hands of which neither lies below; else the earlier one takes."""
        return False

    def pool(self, chance: Chance) -> tuple[int, ...]:
        """The poems of the game, ascending; `chance` settles what the rules leave open."""
        return tuple(range(1, 101))

    def dead(self, pool: Sequence[int], chance: Chance) -> tuple[int, ...]:
        """The poems whose cards don't lie."""
        return ()

    def to_read(self, pool: Sequence[int]) -> int:
        """How many poems are read."""
        return len(pool)

    def lay(self, cards: Sequence[int], chance: Chance) -> Spread:
        """How these cards come to lie."""
        raise NotImplementedError


R = TypeVar("R", bound=Rules)


def shared_options(of: Fields) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The options of `Rules` for the sheet of a game: those of fouls and of the end, and those of times and hands."""
    return (
        of.choice("foul", "play"),
        of.switch("per_card", "play"),
        of.choice("tiebreak", "play"),
    ), (
        of.number("look_s", "time", 0, 3600, offered=(60, 180, 300), none=0),
        of.choice("rhythm", "reading"),
        of.choice("tie", "referee"),
        of.number("tie_margin_ms", "referee", 0, 200, offered=(10, 0)),
        of.number("after_take_ms", "referee", 0, 5000),
        of.number("max_voids", "referee", 0, 100),
    )

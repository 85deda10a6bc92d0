"""What may be asked of a live match. A seat is a person's unless a character of the house sits there."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from karuta.games.kyogi.rules import HintLevel
from karuta.hall.pace import PaceName
from karuta.mat.stroke import Sample

LayoutName: TypeAlias = Literal["standard", "attack", "defence", "balanced", "teiichi"]


class Sitting(Struct, frozen=True):
    """How a person sits down against a character of the house.

    `rules` holds the options that differ from the default. `teiichi` is the saved personal layout, poem -> (row, x),
    and is used when `layout` says so. `seed` fixes deal, order and opponent; None: drawn. `breath`: the reader is heard
    to draw breath in each silence.
    """

    opponent: str
    name: str
    rules: dict[str, str | int | bool] = {}
    hints: HintLevel = "off"
    captions: bool = False
    layout: LayoutName = "standard"
    teiichi: dict[int, tuple[int, int]] | None = None
    left_handed: bool = False
    seed: str | None = None
    seat: Literal[0, 1] = 0
    pace: PaceName = "match"
    breath: bool = False


class Act(Struct, frozen=True):
    """A move under an id that is unique in the match: asked again it counts once."""

    id: str
    move: Any


class LayOut(Struct, frozen=True):
    """Have one's cards laid while they are arranged: after `choice` (None: as they lie), `mirrored` if asked. It comes
    to a `Lay` move under `id`. `teiichi` as in `Sitting`."""

    id: str
    choice: LayoutName | None = None
    mirrored: bool = False
    teiichi: dict[int, tuple[int, int]] | None = None


class Contact(Struct, frozen=True):
    """Samples of one pointer (0.1 ms since the onset by the page's audio clock, mat coordinates)."""

    reading: int
    pointer: int
    input: Literal["mouse", "touch", "pen", "key"]
    samples: tuple[Sample, ...]
    up: bool


class Change(Struct, frozen=True):
    """Settings that may change in mid-match; None: stays."""

    hints: HintLevel | None = None
    captions: bool | None = None
    pace: PaceName | None = None
    breath: bool | None = None


class Hold(Struct, frozen=True):
    """Stop the reader and the clock, or go on."""

    on: bool


class Back(Struct, frozen=True):
    """Take back one's last step or the last reading; the id counts once."""

    id: str


class Come(Struct, frozen=True):
    """The seat's person is connected and wants to know how things stand."""


class Measured(Struct, frozen=True):
    """The seat's line was measured; the round trip comes along with every command."""


class Cut(Struct, frozen=True):
    """The seat's person was cut off."""


class Quit(Struct, frozen=True):
    """The seat's person leaves for good."""


# ---------------------------------------------------------------- at a table of cards


class TableSitting(Struct, frozen=True):
    """How a person sits down at a table with characters of the house: their keys in seat order, one's own seat left
    out. `rules` holds the options that differ from `preset`. `seed` as in `Sitting`."""

    players: tuple[str, ...]
    name: str
    preset: str
    rules: dict[str, str | int | bool] = {}
    seed: str | None = None
    seat: int = 0
    pace: PaceName = "match"


class Make(Struct, frozen=True):
    """A move of the table's game under an id that is unique in the match: asked again it counts once."""

    id: str
    move: Struct


class GoOn(Struct, frozen=True):
    """The end of round `round` was seen; 0: begin."""

    round: int


class Counsel(Struct, frozen=True):
    """What are my moves worth?"""

    id: str


class Tempo(Struct, frozen=True):
    """How fast the others play from now on."""

    pace: PaceName


class Thought(Struct, frozen=True):
    """A question of the match was thought over (`karuta.hall.thinking`); `answer` None: in vain. No page asks this."""

    token: int
    answer: Any


Command: TypeAlias = (
    Act
    | LayOut
    | Contact
    | Change
    | Hold
    | Back
    | Come
    | Measured
    | Cut
    | Quit
    | Make
    | GoOn
    | Counsel
    | Tempo
    | Thought
)

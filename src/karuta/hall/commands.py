"""What may be asked of a live match. A seat is a person's unless a character of the house sits there."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from karuta.games.kyogi.rules import HintLevel
from karuta.hall.pace import PaceName
from karuta.mat.stroke import Sample

LayoutName: TypeAlias = Literal["standard", "attack", "defence", "balanced", "teiichi"]


class Beginning(Struct, frozen=True):
    """How a game is begun, whichever: who sits where and by which rules.

    `players` by seat: the key of a player of the house, or None for a person at this page; `names` of these people in
    the order of their seats. `rules` holds the options that differ from the default, or from the named set `preset`.
    `seed` fixes all chance; None: drawn. The rest is for games with a reader: `hints`, `captions` and the layout are of
    the people at this page. `teiichi` is a saved personal layout, poem -> (row, x), and is used when `layout` says so.
    `breath`: the reader is heard to draw breath in each silence.
    """

    game: str
    players: tuple[str | None, ...]
    names: tuple[str, ...]
    rules: dict[str, str | int | bool] = {}
    preset: str = ""
    seed: str | None = None
    pace: PaceName = "match"
    captions: bool = False
    hints: HintLevel = "off"
    breath: bool = False
    layout: LayoutName = "standard"
    teiichi: dict[int, tuple[int, int]] | None = None
    left_handed: bool = False


class Act(Struct, frozen=True):
    """A move under an id that is unique in the match: asked again it counts once."""

    id: str
    move: Any


class LayOut(Struct, frozen=True):
    """Have one's cards laid while they are arranged: after `choice` (None: as they lie), `mirrored` if asked. It comes
    to a `Lay` move under `id`. `teiichi` as in `Beginning`."""

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


class Contest(Struct, frozen=True):
    """Several people at one page: whose hand touched in reading `reading` is being asked (`on`), or is asked no more.
    Samples that come after the question count as arrived with it."""

    reading: int
    on: bool


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


class Claim(Struct, frozen=True):
    """The other side has been away for long: end the match, as won."""


class Unrate(Struct, frozen=True):
    """The match should not count: the line of who asks is too slow."""


class Thought(Struct, frozen=True):
    """A question of the match was thought over (`karuta.hall.thinking`); `answer` None: in vain. No page asks this."""

    token: int
    answer: Any


Command: TypeAlias = (
    Act
    | LayOut
    | Contact
    | Contest
    | Change
    | Hold
    | Back
    | Come
    | Measured
    | Cut
    | Quit
    | Claim
    | Unrate
    | Make
    | GoOn
    | Counsel
    | Tempo
    | Thought
)

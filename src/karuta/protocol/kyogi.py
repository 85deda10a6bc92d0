"""The wire of kyōgi karuta: what a page and the house say to each other at a match, and a replay."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from karuta.games.gather.events import Award
from karuta.games.gather.events import Event as GatherEvent
from karuta.games.gather.moves import Yield
from karuta.games.kyogi.events import Event, Ruling
from karuta.games.kyogi.moves import Phase, SeatMove
from karuta.games.kyogi.view import Due
from karuta.mat.field import Place
from karuta.mat.stroke import Sample, Stroke
from karuta.protocol.begin import HintLevel, LayoutChoice, PlayerInfo
from karuta.protocol.message import Hint, Message, Pace
from karuta.protocol.scatter import ScatterTable

Input = Literal["mouse", "touch", "pen", "key"]


# ---------------------------------------------------------------- page -> house


class Act(Message, frozen=True, tag="act"):
    """A move. `id` is unique in the match: sent again after a cut it counts once. `seat`: which of the seats of this
    page; None: its first."""

    id: str
    move: SeatMove | Yield
    seat: int | None = None


class LayOut(Message, frozen=True, tag="lay_out"):
    """Have one's cards laid while they are arranged. Answered as the `lay` move that it comes to, under this `id`."""

    id: str
    choice: LayoutChoice | None = None
    """None: as they lie."""
    mirrored: bool = False
    teiichi: dict[int, tuple[int, int]] | None = None
    """As in `Begin`, with `choice = teiichi`."""
    seat: int | None = None


class Touch(Message, frozen=True, tag="touch"):
    """More samples of one pointer of the open reading: 0.1 ms since the onset on the audio clock, mat coordinates."""

    reading: int
    pointer: int
    input: Input
    samples: tuple[Sample, ...]
    up: bool
    """True: the pointer was lifted with the last sample."""
    seat: int | None = None
    """Which of the seats of this page; None: its first."""


class Contest(Message, frozen=True, tag="contest"):
    """Several people at this page: whose hand touched is being asked, so the ruling waits (20 s at most) for the
    `Touch` that follows, or for `on` False."""

    reading: int
    on: bool


class Setting(Message, frozen=True, tag="setting"):
    """Change what may change in mid-match (practice against the house only)."""

    hints: HintLevel | None = None
    captions: bool | None = None
    pace: Pace | None = None
    breath: bool | None = None


class Pause(Message, frozen=True, tag="pause"):
    """Stop the reader and the clock (practice only), or go on."""

    on: bool


ClientMessage = Act | LayOut | Touch | Contest | Setting | Pause


# ---------------------------------------------------------------- house -> page


class Table(Struct, frozen=True, tag_field="kind", tag="fields"):
    """The match as the seat may see it: `View` with the mat written out. Seats 0, 2, 4 ... are side 0 (field A), seats
    1, 3, 5 ... side 1 (field B). `hands`, `ready` and `away` are by seat; `counts`, `fouls` and the seats of `due`,
    `hai` and `winner` are sides."""

    seat: int | None
    phase: Phase
    card_height: int
    places: dict[int, Place]
    counts: tuple[int, int]
    unread: tuple[int, ...]
    readings: int
    dead_left: int
    due: Due | None
    hands: tuple[bool, ...]
    ready: tuple[bool, ...]
    away: tuple[bool, ...]
    hai: int | None
    clock_ms: int
    memorise_until_ms: int | None
    swings: bool
    fouls: tuple[int, int]
    last: Ruling | None
    winner: int | None
    margin: int
    hints: dict[int, Hint]
    """By card on the mat; empty when hints are off for this seat."""
    may_take_back: bool
    paused: bool
    width: int = 8700
    """Of both fields, 0.1 mm."""
    rows: int = 3
    """Of a field."""
    active: tuple[int, ...] = ()
    """The seats that may take now, where not all may (relay); empty: all."""
    holders: dict[int, int] = {}
    """Card -> the seat that holds it, where each of a side has cards of their own (shimo-no-ku)."""
    short: dict[int, int] = {}
    """Seats that hold fewer cards than they have to, and how many their partners have to pass them (`pass`)."""
    verse: Literal["upper", "lower"] = "upper"
    """From which verse the card is told."""
    bowed: tuple[bool, ...] = ()
    """By seat: who has bowed, while the others are waited for."""


class Opened(Message, frozen=True, tag="opened"):
    """You sit at a mat: the match, your seats, and every option in force."""

    match: str
    key: str
    game: str
    own: tuple[int, ...]
    """The seats of the people at this page; it gets an `Update` for each of them."""
    seat: int
    """The first of them."""
    names: tuple[str, ...]
    """By seat."""
    players: tuple[PlayerInfo | None, ...]
    """By seat; None: a person."""
    rules: dict[str, str | int | bool]
    differs: tuple[str, ...]
    """Names of the options that differ from the default."""
    hints: HintLevel
    captions: bool
    pace: str
    breath: bool
    ranked: bool
    rulings: tuple[Ruling, ...] = ()
    """Of all readings so far, in order, on two fields."""
    awards: tuple[Award, ...] = ()
    """The same where cards lie anywhere."""
    rated: bool = False
    """It counts for ratings."""
    room: str = ""
    """Code of the room in which it was begun."""


class Update(Message, frozen=True, tag="update"):
    """Events of one committed step and the table after it. `events` is empty after a resume or a take-back."""

    seq: int
    events: tuple[Event | GatherEvent, ...]
    table: Table | ScatterTable
    answers: str = ""
    """Id of the act of this seat that this step is; of one that came again, and had been committed as `seq`, too."""
    match: str = ""
    """For who looks on: which match it is of; empty for who plays."""


class Clip(Struct, frozen=True):
    """A piece of sound. The page decodes it, finds its first loud sample and shifts by the difference to `first`."""

    url: str
    samples: int
    first: int | None
    """Index of the first sample above the guard level, at 48 kHz. None for a verse of the poem to come: the number
    would tell it, so it comes with the sound itself, in the header `x-first` of the answer to `url`."""
    kind: Literal["joka_upper", "joka_lower", "lower", "upper", "lower_again", "call", "breath"]
    """`lower_again`: the lower verse once more, for who has not found the card. It is left out, or faded, once the
    reading is ruled."""
    at_ms: float
    """House time at which sample 0 sounds."""
    cut_ms: float | None = None
    """House time at which it is faded out, if before its end."""
    sealed: bool = False
    """It is encrypted and may be fetched at once; the `Key` to it comes just before it sounds."""


class CaptionMora(Struct, frozen=True):
    kana: str
    start_ms: float
    end_ms: float


class Programme(Message, frozen=True, tag="programme"):
    """What sounds next. For a reading `onset_ms` is the house time of the verse from which the card is told; touches
    count from there."""

    reading: int
    """0: the joka or a call."""
    clips: tuple[Clip, ...]
    onset_ms: float | None
    captions: tuple[CaptionMora, ...] = ()
    """Morae of all that the reading sounds, ms since the onset; only when captions are on. Never the poem's number."""
    kimariji: int = 0
    """1-based index of the deciding mora; 0 when captions are off."""
    fade_on_ruling: bool = False
    """Fade out what still sounds of this reading once it is ruled (brisk and quick pace, and games in which the reader
    goes on once the card is taken)."""
    match: str = ""
    """For who looks on: which match it is of; empty for who plays."""


class Cancelled(Message, frozen=True, tag="cancelled"):
    """Stop what was announced for this reading: a hand was raised in time."""

    reading: int
    why: Literal["hand", "paused", "void", "take_back"]
    match: str = ""
    """For who looks on: which match it is of; empty for who plays."""


class Swept(Message, frozen=True, tag="swept"):
    """The other seat's hand, shown once it can't help anybody."""

    reading: int
    seat: int
    strokes: tuple[Stroke, ...]
    match: str = ""
    """For who looks on: which match it is of; empty for who plays."""


ServerMessage = Opened | Update | Programme | Cancelled | Swept


# ---------------------------------------------------------------- after the match, over HTTP


class Frame(Struct, frozen=True):
    """One reading of a replay: the mat before it, what the hands did, the ruling, and what followed."""

    number: int
    places: dict[int, Place]
    unread: int
    counts: tuple[int, int]
    ruling: Ruling
    strokes: dict[int, tuple[Stroke, ...]]
    after: tuple[Event, ...]
    """Sends, placings, moves and hands until the next reading."""
    active: tuple[int, ...] = ()
    """As in `Table`."""
    holders: dict[int, int] = {}


class Replay(Struct, frozen=True):
    names: tuple[str, ...]
    rules: dict[str, str | int | bool]
    card_height: int
    frames: tuple[Frame, ...]
    winner: int | None
    margin: int
    record: str
    """The record itself, for download."""
    game: Literal["kyogi", "genpei", "relay", "shimo"] = "kyogi"
    width: int = 8700
    """Of both fields, 0.1 mm."""
    rows: int = 3
    """Of a field."""

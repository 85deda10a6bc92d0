"""What a live match commits (entries of its log) and what it tells those who sit at it (notices)."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from karuta.mat.stroke import Sample, Stroke

SoundKind: TypeAlias = Literal["joka_upper", "joka_lower", "lower", "upper", "lower_again", "call", "breath"]
Why: TypeAlias = Literal["hand", "paused", "void", "take_back"]

# ---------------------------------------------------------------- entries of the log


class _Fact(Struct, frozen=True, tag_field="fact"):
    """Base of all that the log holds."""


class Moved(_Fact, frozen=True, tag="moved"):
    """A move of a seat, or of the table (`seat` None), with what came of it and the id under which it was asked; move
    and events are those of the match's game."""

    seat: int | None
    move: Struct
    events: tuple[Struct, ...]
    id: str | None = None
    clock_ms: int | None = None
    """At a mat: where the match clock stood by then, if it has gone on since it was last written down."""


class Clocked(_Fact, frozen=True, tag="clocked"):
    """At a mat: the match clock stands at `ms`; now and then, while nothing else is written down."""

    ms: int


class Announced(_Fact, frozen=True, tag="announced"):
    """A reading was announced for this onset (house time, ms)."""

    reading: int
    poem: int
    onset_ms: float


class Withdrawn(_Fact, frozen=True, tag="withdrawn"):
    """What was announced did not sound, or stopped. `known`: somebody had the key to its sound, so the poem will not be
    the next one."""

    reading: int
    why: Why
    known: bool = False


class Arrived(_Fact, frozen=True, tag="arrived"):
    """Raw samples as the page claimed them, with what the house knew of the line: enough to do the ruling again."""

    seat: int
    reading: int
    pointer: int
    input: str
    claimed: tuple[Sample, ...]
    at_ms: float
    one_way_ms: float
    allowed_ms: float
    up: bool = False
    """The pointer was lifted with the last sample."""


class Clamped(_Fact, frozen=True, tag="clamped"):
    """Samples came later than the line explains: those before `to` (0.1 ms since the onset) count from there."""

    seat: int
    reading: int
    pointer: int
    claimed: int
    to: int
    late_ms: float
    allowed_ms: float


class Contested(_Fact, frozen=True, tag="contested"):
    """The people at the page of `seat` are asked whose hand it was, or are asked no more; it was said at that house
    time."""

    seat: int
    reading: int
    on: bool
    at_ms: float


class WentBack(_Fact, frozen=True, tag="went_back"):
    """A step was taken back: the match stands as after entry `to`."""

    seat: int
    to: int
    id: str
    clock_ms: int | None = None
    """At a mat: where the match clock stands after it."""


class Settled(_Fact, frozen=True, tag="settled"):
    """A setting changed."""

    seat: int
    name: str
    value: str


class Line(_Fact, frozen=True, tag="line"):
    """A person came, was cut off, left for good, or was away for too long."""

    seat: int
    what: Literal["came", "cut", "left", "forfeit"]


class Kept(_Fact, frozen=True, tag="kept"):
    """How the match stands after all that is before this (`karuta.hall.keeping`), as JSON."""

    standing: str


Fact: TypeAlias = (
    Moved | Clocked | Announced | Withdrawn | Arrived | Clamped | Contested | WentBack | Settled | Line | Kept
)


class Entry(Struct, frozen=True):
    """One line of a match's log: numbered from 1, at a house time in ms."""

    seq: int
    at_ms: float
    fact: Fact


# ---------------------------------------------------------------- notices


class Look(Struct, frozen=True):
    """What one seat may see: the game's view of it and how the match is run."""

    view: Any
    hints: str
    may_take_back: bool
    paused: bool


class Stepped(Struct, frozen=True):
    """The match after committed entry `seq`, by seat. `seat` None: for all; `events` is empty when nothing happened
    but somebody has to know how things stand. `by` and `id`: whose act this step is, as it was asked; an act that is
    asked again is answered so too, with the `seq` at which it was committed."""

    seq: int
    events: tuple[Struct, ...]
    looks: tuple[Look, ...]
    seat: int | None = None
    by: int | None = None
    id: str = ""
    watch: Look | None = None
    """What who looks on may see."""


class TableLook(Struct, frozen=True):
    """What one seat may see of a table of cards: the game's view of it and how the match is run.

    `table_ms`: house time at which the table makes its next move by itself; None: not before somebody does something.
    `waits`: the next round begins when this seat's person has seen the last."""

    view: Any
    may_take_back: bool
    table_ms: float | None
    waits: bool


class TableStepped(Struct, frozen=True):
    """The same at a table of cards as `Stepped` at a mat; `by` and `id`: whose move this step is, as it was asked."""

    seq: int
    events: tuple[Struct, ...]
    looks: tuple[TableLook, ...]
    seat: int | None = None
    by: int | None = None
    id: str = ""
    watch: TableLook | None = None


class Advised(Struct, frozen=True):
    """What the moves of `seat` are worth, as its players say it; asked under `id`."""

    id: str
    advice: Any
    seat: int | None = None


class Piece(Struct, frozen=True):
    """A piece of sound under a token that tells nothing of the poem; times are house times in ms. `first` is None where
    it would tell the poem."""

    token: str
    kind: SoundKind
    samples: int
    first: int | None
    at_ms: float
    cut_ms: float | None = None
    sealed: bool = False
    """It is encrypted; the key comes as `Keyed`."""


class Kana(Struct, frozen=True):
    """A mora for captions; ms since the onset."""

    kana: str
    start_ms: float
    end_ms: float


class Sounding(Struct, frozen=True):
    """What sounds next; `reading` 0 is the joka or a call. `fade`: all of it fades once the reading is ruled; what is
    of kind `lower_again` does so in any case. `captions` and `kimariji` are for seats with captions only."""

    reading: int
    pieces: tuple[Piece, ...]
    onset_ms: float | None
    fade: bool
    captions: tuple[Kana, ...] = ()
    kimariji: int = 0
    seat: int | None = None


class Stopped(Struct, frozen=True):
    """Stop what was announced for this reading."""

    reading: int
    why: Why
    seat: int | None = None


class Shown(Struct, frozen=True):
    """A hand that may be shown: its strokes are over and no copy of them could be in time any more."""

    reading: int
    by: int
    strokes: tuple[Stroke, ...]
    seat: int | None = None


class Remark(Struct, frozen=True):
    """A remark to one seat that changes nothing; `key` names the words."""

    key: str
    facts: dict[str, str | int]
    seat: int | None = None


class Denied(Struct, frozen=True):
    """What seat `seat` asked under `id` was refused."""

    id: str
    key: str
    facts: dict[str, str | int]
    message: str
    seat: int | None = None


class Closed(Struct, frozen=True):
    """The match was closed: over and left, or abandoned."""

    seat: int | None = None


class Keyed(Struct, frozen=True):
    """The key (hex) to the sealed sound of a reading, for the page of `seat`."""

    reading: int
    key: str
    seat: int | None = None


class Absence(Struct, frozen=True):
    """People at `seats` are away; at house time `until_ms` they have forfeited the match (None: they are back).
    `claim`: who is there may end it now."""

    seats: tuple[int, ...]
    until_ms: float | None
    claim: bool = False
    seat: int | None = None


class Rehosted(Struct, frozen=True):
    """Another process hosts the match by now."""

    seat: int | None = None


class Unrated(Struct, frozen=True):
    """The match counts no more: one line is too slow for it."""

    seat: int | None = None


Notice: TypeAlias = (
    Stepped
    | TableStepped
    | Advised
    | Sounding
    | Stopped
    | Shown
    | Remark
    | Denied
    | Closed
    | Keyed
    | Absence
    | Rehosted
    | Unrated
)

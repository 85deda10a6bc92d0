"""The wire: every message between the page and the house, as tagged JSON over one WebSocket (docs/protocol.md).

`python -m karuta.protocol` prints the JSON Schema from which the page's TypeScript types are made. House times are ms
of the server's monotonic clock; the page learns its offset by `Sync`.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Literal

import msgspec
from msgspec import Struct

from karuta.games.kyogi.events import Event, Ruling
from karuta.games.kyogi.moves import Phase, SeatMove
from karuta.games.kyogi.view import Due
from karuta.mat.field import Place
from karuta.mat.stroke import Sample, Stroke

PROTOCOL = 1
Input = Literal["mouse", "touch", "pen", "key"]
HintLevel = Literal["off", "kimariji", "romaji", "meaning"]
LayoutChoice = Literal["standard", "attack", "defence", "balanced", "teiichi"]


class _Message(Struct, frozen=True, tag_field="type"):
    """Base of all messages."""


# ---------------------------------------------------------------- page -> house


class Hello(_Message, frozen=True, tag="hello"):
    """First message of a connection. With `match` it resumes: the house answers with `Opened` and a full `Update`."""

    protocol: int
    language: str
    match: str | None = None
    """Id of the match to resume, with its `key` from `Opened`."""
    key: str | None = None


class Open(_Message, frozen=True, tag="open"):
    """Sit down at a mat against a character of the house."""

    opponent: str
    """Key of a character in `Welcome.characters`."""
    name: str
    rules: dict[str, str | int | bool] = {}
    """Options that differ from the default, by name; refused with what is allowed."""
    hints: HintLevel = "off"
    captions: bool = False
    """Show the words as they are chanted; such a match is marked unranked."""
    layout: LayoutChoice = "standard"
    teiichi: dict[int, tuple[int, int]] | None = None
    """Saved personal layout: poem -> (row, x), with `layout = teiichi`."""
    left_handed: bool = False
    seed: str | None = None
    seat: Literal[0, 1] = 0
    pace: Literal["match", "brisk", "quick"] = "match"
    """What sounds between two readings; never a rule."""
    breath: bool = False
    """The reader is heard to draw breath in each silence, and is done 250 ms before the onset."""


class Act(_Message, frozen=True, tag="act"):
    """A move. `id` is unique in the match: sent again after a cut it counts once."""

    id: str
    move: SeatMove


class LayOut(_Message, frozen=True, tag="lay_out"):
    """Have one's cards laid while they are arranged. Answered as the `lay` move that it comes to, under this `id`."""

    id: str
    choice: LayoutChoice | None = None
    """None: as they lie."""
    mirrored: bool = False
    teiichi: dict[int, tuple[int, int]] | None = None
    """As in `Open`, with `choice = teiichi`."""


class Touch(_Message, frozen=True, tag="touch"):
    """More samples of one pointer of the open reading: 0.1 ms since the onset on the audio clock, mat coordinates."""

    reading: int
    pointer: int
    input: Input
    samples: tuple[Sample, ...]
    up: bool
    """True: the pointer was lifted with the last sample."""


class Setting(_Message, frozen=True, tag="setting"):
    """Change what may change in mid-match (practice against the house only)."""

    hints: HintLevel | None = None
    captions: bool | None = None
    pace: Literal["match", "brisk", "quick"] | None = None
    breath: bool | None = None


class Pause(_Message, frozen=True, tag="pause"):
    """Stop the reader and the clock (practice only), or go on."""

    on: bool


class TakeBack(_Message, frozen=True, tag="take_back"):
    """Practice only: back to just before one's last send, placing, move, or the last reading."""

    id: str


class Leave(_Message, frozen=True, tag="leave"):
    """Leave the match for good."""


class Sync(_Message, frozen=True, tag="sync"):
    """Clock question: the page's time in ms, given back with the house's."""

    page_ms: float


ClientMessage = Hello | Open | Act | LayOut | Touch | Setting | Pause | TakeBack | Leave | Sync


# ---------------------------------------------------------------- house -> page


class Character(Struct, frozen=True):
    """An opponent of the house. Words about it: catalogue entries `character-<key>`."""

    key: str
    name: str
    level: Literal["E", "D", "C", "B", "A", "meijin"]
    style: Literal["attack", "defence", "hearing"]


class OptionInfo(Struct, frozen=True):
    """One rule option, as data: words are the catalogue entries `option-<name>` and `option-<name>-<value>`."""

    name: str
    group: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


class Welcome(_Message, frozen=True, tag="welcome"):
    protocol: int
    version: str
    characters: tuple[Character, ...]
    options: tuple[OptionInfo, ...]
    voices: tuple[str, ...]


class Synced(_Message, frozen=True, tag="synced"):
    page_ms: float
    house_ms: float


class Hint(Struct, frozen=True):
    """What a hint shows of one card now: its live kimariji."""

    kana: str
    romaji: str


class Table(Struct, frozen=True):
    """The match as the seat may see it: `View` with the mat written out."""

    seat: int | None
    phase: Phase
    card_height: int
    places: dict[int, Place]
    counts: tuple[int, int]
    unread: tuple[int, ...]
    readings: int
    dead_left: int
    due: Due | None
    hands: tuple[bool, bool]
    ready: tuple[bool, bool]
    away: tuple[bool, bool]
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


class Opened(_Message, frozen=True, tag="opened"):
    """You sit: the match, your seat, and every option in force."""

    match: str
    key: str
    seat: int
    names: tuple[str, str]
    opponent: Character
    rules: dict[str, str | int | bool]
    differs: tuple[str, ...]
    """Names of the options that differ from the default."""
    hints: HintLevel
    captions: bool
    pace: str
    breath: bool
    ranked: bool
    rulings: tuple[Ruling, ...] = ()
    """Of all readings so far, in order."""


class Update(_Message, frozen=True, tag="update"):
    """Events of one committed step and the table after it. `events` is empty after a resume or a take-back."""

    seq: int
    events: tuple[Event, ...]
    table: Table
    answers: str = ""
    """Id of an act that came again and had been committed as `seq`."""


class Clip(Struct, frozen=True):
    """A piece of sound. The page decodes it, finds its first loud sample and shifts by the difference to `first`."""

    url: str
    samples: int
    first: int | None
    """Index of the first sample above the guard level, at 48 kHz. None for an upper verse: the number would tell the
    poem, so it comes with the sound itself, in the header `x-first` of the answer to `url`."""
    kind: Literal["joka_upper", "joka_lower", "lower", "upper", "call", "breath"]
    at_ms: float
    """House time at which sample 0 sounds."""
    cut_ms: float | None = None
    """House time at which it is faded out, if before its end."""


class CaptionMora(Struct, frozen=True):
    kana: str
    start_ms: float
    end_ms: float


class Programme(_Message, frozen=True, tag="programme"):
    """What sounds next. For a reading `onset_ms` is the house time of its upper verse; touches count from there."""

    reading: int
    """0: the joka or a call."""
    clips: tuple[Clip, ...]
    onset_ms: float | None
    captions: tuple[CaptionMora, ...] = ()
    """Morae of the upper verse, ms since the onset; only when captions are on. Never the poem's number."""
    kimariji: int = 0
    """1-based index of the deciding mora; 0 when captions are off."""
    fade_on_ruling: bool = False
    """Fade the upper verse out once this reading is ruled (brisk and quick pace)."""


class Cancelled(_Message, frozen=True, tag="cancelled"):
    """Stop what was announced for this reading: a hand was raised in time."""

    reading: int
    why: Literal["hand", "paused", "void", "take_back"]


class Swept(_Message, frozen=True, tag="swept"):
    """The other seat's hand, shown once it can't help anybody."""

    reading: int
    seat: int
    strokes: tuple[Stroke, ...]


class Note(_Message, frozen=True, tag="note"):
    """A remark that changes nothing: a hand raised too late, a touch clamped, an early contact (rules 4.5, 4.6)."""

    key: str
    facts: dict[str, str | int] = {}


class Refused(_Message, frozen=True, tag="refused"):
    """`id` of the act or '' for others; `key` names the catalogue entry, `message` is English for engineers."""

    id: str
    key: str
    facts: dict[str, str | int]
    message: str


ServerMessage = Welcome | Synced | Opened | Update | Programme | Cancelled | Swept | Note | Refused


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


class Replay(Struct, frozen=True):
    names: tuple[str, str]
    rules: dict[str, str | int | bool]
    card_height: int
    frames: tuple[Frame, ...]
    winner: int | None
    margin: int
    record: str
    """The record itself, for download."""


def schema() -> dict[str, Any]:
    """JSON Schema of all messages under one titled object."""
    kinds = [ClientMessage, ServerMessage, Replay]
    (client, server, replay), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "title": "Wire",
        "type": "object",
        "properties": {"client": client, "server": server, "replay": replay},
        "required": ["client", "server", "replay"],
        "$defs": parts,
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, ensure_ascii=False, indent=1)

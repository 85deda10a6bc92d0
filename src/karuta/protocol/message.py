"""What every conversation on the wire has: hello, clock, taking back, leaving, remarks and refusals."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

PROTOCOL = 1
Pace: TypeAlias = Literal["match", "brisk", "quick"]


class Message(Struct, frozen=True, tag_field="type"):
    """Base of all messages."""


# ---------------------------------------------------------------- page -> house


class Hello(Message, frozen=True, tag="hello"):
    """First message of a connection. With `match` it resumes: the house answers with `Opened` and a full `Update`."""

    protocol: int
    language: str
    match: str | None = None
    """Id of the match to resume, with its `key` from `Opened`."""
    key: str | None = None
    seq: int | None = None
    """The last step of that match that the page has: what it missed is told first (`Tail`)."""


class TakeBack(Message, frozen=True, tag="take_back"):
    """Practice only: back to just before one's last send, placing, move, or the last reading."""

    id: str


class Leave(Message, frozen=True, tag="leave"):
    """Leave the match for good."""


class Sync(Message, frozen=True, tag="sync"):
    """Clock question: the page's time in ms, given back with the house's."""

    page_ms: float


ClientMessage: TypeAlias = Hello | TakeBack | Leave | Sync


# ---------------------------------------------------------------- house -> page


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """One rule option, as data: words are the catalogue entries `<words>-<name>` and
    `<words>-<name>-<value>`."""

    name: str
    group: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    words: str = "option"


class Hint(Struct, frozen=True):
    """What a hint shows of one card now: its live kimariji."""

    kana: str
    romaji: str


class Synced(Message, frozen=True, tag="synced"):
    page_ms: float
    house_ms: float


class Note(Message, frozen=True, tag="note"):
    """A remark that changes nothing: a hand raised too late, a touch clamped, an early contact (rules 4.5, 4.6)."""

    key: str
    facts: dict[str, str | int] = {}


class Refused(Message, frozen=True, tag="refused"):
    """`id` of the act or '' for others; `key` names the catalogue entry, `message` is English for engineers."""

    id: str
    key: str
    facts: dict[str, str | int]
    message: str


ServerMessage: TypeAlias = Synced | Note | Refused

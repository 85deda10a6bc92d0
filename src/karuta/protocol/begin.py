"""The wire of sitting down: which games the house has, who plays them here, and how one is begun. The same for all."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from karuta.protocol.message import Message, OptionInfo, Pace

Level: TypeAlias = Literal["easy", "normal", "hard"]
Grade: TypeAlias = Literal["E", "D", "C", "B", "A", "meijin"]
Style: TypeAlias = Literal["attack", "defence", "hearing", "careful", "bold"]
Value: TypeAlias = str | int | bool
HintLevel: TypeAlias = Literal["off", "kimariji", "romaji", "meaning"]
LayoutChoice: TypeAlias = Literal["standard", "attack", "defence", "balanced", "teiichi"]


class PlayerInfo(Struct, frozen=True):
    """Somebody of the house. Words: catalogue entry `<words>-<key>-name`."""

    key: str
    name: str
    level: Level | None
    """None at a game in which nobody of the house is stronger than another."""
    style: Style
    grade: Grade | None = None
    """The class of those who play games with a reader."""
    words: str = "character"


class FormatInfo(Struct, frozen=True):
    """A format of a game: rules by which people are paired and ratings kept. Words: catalogue entry
    `format-<game>-<name>`."""

    name: str
    seats: int
    rated: bool
    """Whether ratings are kept by it."""
    rules: dict[str, Value] = field(default_factory=dict)
    preset: str = ""


class GameInfo(Struct, frozen=True):
    """A game of the house. Words about it: catalogue entries `game-<name>-...` (docs/design.md)."""

    name: str
    kind: Literal["fields", "scatter", "cards"]
    """What its table is: two fields on a mat, cards that lie anywhere, a table of cards."""
    seats: tuple[int, ...]
    """Numbers of seats that can play, by one rule or another."""
    together: int
    """How many people at most may sit at one page."""
    options: tuple[OptionInfo, ...]
    players: tuple[str, ...]
    """Who of the house plays it here: keys in `Welcome.players`."""
    even: bool
    """Nobody of the house is stronger than another at it."""
    presets: dict[str, dict[str, Value]] = field(default_factory=dict)
    """Named sets of rules by what differs from the default; the first is the usual one."""
    formats: tuple[FormatInfo, ...] = ()
    """The first is the usual one."""


class Begin(Message, frozen=True, tag="begin"):
    """Begin a game of the house, whichever. Answered by `Opened` at a mat and by `Seated` at a table of cards."""

    game: str
    players: tuple[str | None, ...]
    """By seat: the key of a player of the house, or None: a person at this page."""
    names: tuple[str, ...]
    """Of the people, in the order of their seats."""
    rules: dict[str, Value] = field(default_factory=dict)
    """Options that differ from the default (of the preset), by name; refused with what is allowed."""
    preset: str = ""
    """A named set of rules, where the game has them."""
    seed: str | None = None
    pace: Pace = "match"
    """What sounds between two readings, or how fast the others play; never a rule."""
    captions: bool = False
    """In games that are read: show the words as they are chanted; such a match is marked unranked."""
    hints: HintLevel = "off"
    """What the people at this page are shown of the cards, in games that are read."""
    breath: bool = False
    """The reader is heard to draw breath in each silence, and is done 250 ms before the onset."""
    layout: LayoutChoice = "standard"
    """How the cards of the people at this page are laid, on two fields; the other way round if `left_handed`."""
    teiichi: dict[int, tuple[int, int]] | None = None
    """Saved personal layout: poem -> (row, x), with `layout = teiichi`."""
    left_handed: bool = False

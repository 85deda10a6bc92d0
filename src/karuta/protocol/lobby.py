"""The wire of the hall: the lobby, rooms, pairing, watching, and word of the line. The same for all games."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from karuta.games.gather.events import Event as GatherEvent
from karuta.games.koikoi.events import Event as KoikoiEvent
from karuta.games.kyogi.events import Event as FieldEvent
from karuta.protocol.begin import Value
from karuta.protocol.cards import BozuEvent, HanaawaseEvent
from karuta.protocol.message import Message, Pace

Phrase: TypeAlias = Literal["onegai", "arigato", "hai", "sumimasen", "shitsurei", "shitsureita", "wait", "moved"]


class RoomTerms(Struct, frozen=True):
    """What is played and how. `format` is the house's answer: `""` where the rules are nobody's format."""

    game: str
    seats: int
    rules: dict[str, Value] = field(default_factory=dict)
    preset: str = ""
    pace: Pace = "match"
    rated: bool = False
    format: str = ""


# ---------------------------------------------------------------- page -> house


class Enter(Message, frozen=True, tag="enter"):
    """Be told of the lobby from now on (`Lobby`, again whenever it changes), or no more."""

    on: bool = True


class MakeRoom(Message, frozen=True, tag="make_room"):
    """Open a room and take its first seat. Answered by `RoomTold`. A page is in one room at a time. `name`: how a guest
    wants to be called; an account has its own."""

    terms: RoomTerms
    listed: bool = False
    name: str = ""


class JoinRoom(Message, frozen=True, tag="join_room"):
    """Go into the room of that code; takes `seat`, or the first free one, or (none free) looks on."""

    code: str
    seat: int | None = None
    name: str = ""


class LeaveRoom(Message, frozen=True, tag="leave_room"):
    """Leave the room."""


class TakeSeat(Message, frozen=True, tag="take_seat"):
    """Sit down on another free seat of the room; None: look on."""

    seat: int | None


class Invite(Message, frozen=True, tag="invite"):
    """The host's: have a player of the house on a seat; `who` None: free the seat (sends a person off it)."""

    seat: int
    who: str | None


class Change(Message, frozen=True, tag="change"):
    """The host's: other terms, while no match goes on. Everybody has to say ready again."""

    terms: RoomTerms


class ReadyUp(Message, frozen=True, tag="ready_up"):
    """Ready to begin; the match begins when all seats are taken and all people ready. After a match: play again."""

    on: bool = True


class Say(Message, frozen=True, tag="say"):
    """Say one of the courteous phrases to the room."""

    phrase: Phrase


class Seek(Message, frozen=True, tag="seek"):
    """Be paired with somebody of about one's rating who seeks the same. Answered by `Seeking`, then by `RoomTold` with
    a match. A new one replaces the last."""

    game: str
    format: str
    rated: bool = True
    name: str = ""
    pace: Pace = "match"


class Unseek(Message, frozen=True, tag="unseek"):
    """Seek no more."""


class Watch(Message, frozen=True, tag="watch"):
    """Look on at a match, `delay_s` behind. Answered by `Watching`; then come `Update` or `TableUpdate` with `seat`
    null, `Programme`, `Cancelled` and `Swept`, all that much later and with their times moved. Several may be watched
    at once on a hall screen (`silent`: without sound)."""

    match: str
    delay_s: int = 5
    silent: bool = False


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Look on no more; None: at none."""

    match: str | None = None


class Unrate(Message, frozen=True, tag="unrate"):
    """Who is too slow to get the key to the verse in time (`LineTold.slow`) asks that the match should not count."""


class Claim(Message, frozen=True, tag="claim"):
    """The other side has been away longer than is waited for: end the match now, as won (`Absent.claim`)."""


LobbyClientMessage = (
    Enter
    | MakeRoom
    | JoinRoom
    | LeaveRoom
    | TakeSeat
    | Invite
    | Change
    | ReadyUp
    | Say
    | Seek
    | Unseek
    | Watch
    | Unwatch
    | Unrate
    | Claim
)


# ---------------------------------------------------------------- house -> page


class Self(Message, frozen=True, tag="self"):
    """Who you are to the house: told after `Welcome`."""

    person: str
    name: str
    account: bool


class Rating(Struct, frozen=True):
    """A rating with its uncertainty; `shown` is what lists are ordered by."""

    shown: int
    plus_minus: int
    games: int


class RoomSeat(Struct, frozen=True):
    """One seat: a person by name, a player of the house by key, or nobody."""

    name: str | None = None
    account: str | None = None
    """The name of the account, for its profile; None: a guest."""
    who: str | None = None
    ready: bool = False
    here: bool = False
    rating: Rating | None = None
    again: bool = False
    """Wants another match."""


class Said(Struct, frozen=True):
    name: str
    phrase: Phrase
    at_ms: int


class RoomTold(Message, frozen=True, tag="room"):
    """The room you are in, after every change. `seat` is your own (None: you look on), `host`: whether it is yours to
    arrange. With `match` and `key` there is a match to sit down at: `Hello` with these goes there, on a line to `base`
    (`""`: the line that you are on)."""

    code: str
    terms: RoomTerms
    seats: tuple[RoomSeat, ...]
    listed: bool
    host: bool
    seat: int | None
    said: tuple[Said, ...]
    match: str | None = None
    key: str | None = None
    base: str = ""
    over: bool = False


class RoomGone(Message, frozen=True, tag="room_gone"):
    """You are in no room any more; `why` names the words."""

    why: Literal["left", "sent_off", "closed"]


class LobbyRoom(Struct, frozen=True):
    """A listed room that waits for people."""

    code: str
    terms: RoomTerms
    host: str
    names: tuple[str, ...]
    free: int
    rating: Rating | None = None
    """The host's."""


class Playing(Struct, frozen=True):
    """A match that may be watched."""

    match: str
    game: str
    format: str
    rated: bool
    names: tuple[str, ...]
    since_ms: int
    """Ms since 1970."""


class Wish(Struct, frozen=True):
    """How many seek an opponent for a game and format, and whether the match is to be rated: only who seeks the same is
    paired with them."""

    game: str
    format: str
    seekers: int
    rated: bool = False


class Lobby(Message, frozen=True, tag="lobby"):
    """All that goes on in the hall."""

    rooms: tuple[LobbyRoom, ...]
    playing: tuple[Playing, ...]
    wishes: tuple[Wish, ...]
    people: int


class Seeking(Message, frozen=True, tag="seeking"):
    """You are being paired, or (`on` False) no more. `reach`: how far off a rating may be by now."""

    game: str
    format: str
    on: bool
    reach: int = 0


class Watching(Message, frozen=True, tag="watching"):
    """You look on at a match: what stands over it. `names` by seat, the rest as in `Opened` and `Seated`; `over` True:
    it has ended and is not told of any more."""

    match: str
    game: str
    names: tuple[str, ...]
    rules: dict[str, Value]
    differs: tuple[str, ...]
    delay_s: int
    base: str = ""
    """Where its sound is to be had."""
    rated: bool = False
    over: bool = False


class Moved(Message, frozen=True, tag="moved"):
    """The match is hosted elsewhere: dial `base` and say hello there; `""`: dial again where you are."""

    match: str
    base: str


class TailStep(Struct, frozen=True):
    """A committed step: its number, the seat that made it (None: the table), and what happened."""

    seq: int
    by: int | None
    events: tuple[FieldEvent | GatherEvent | KoikoiEvent | HanaawaseEvent | BozuEvent, ...]


class Tail(Message, frozen=True, tag="tail"):
    """What was committed after the `seq` that the page named in its hello, before the full update that follows."""

    steps: tuple[TailStep, ...]


class LineTold(Message, frozen=True, tag="line"):
    """How your line is seen by the house, every few seconds while you sit at a match: trusted round trip, what a touch
    may be late now (ms), how many touches were clamped in this match, how long before the onset you get the key to the
    verse (ms; 0: no keys here), and whether that is too little (`slow`)."""

    round_trip_ms: float | None
    allowed_ms: float
    clamps: int
    key_lead_ms: int = 0
    slow: bool = False


class Key(Message, frozen=True, tag="key"):
    """The key to the sound that was announced for this reading under an encrypted clip: 32 bytes as hex. The clip's
    first 12 bytes are the nonce, the rest is ChaCha20 of: 4 bytes length of the MP3, 4 bytes index of its first loud
    sample (both little endian), the MP3, padding."""

    reading: int
    key: str
    match: str = ""
    """For who looks on: which match it is of; empty for who plays."""


class Pledged(Message, frozen=True, tag="pledged"):
    """Sent before anything is dealt: SHA-256 (hex) of the seed that fixes order and deal; after the match `seed` is
    told too, so that anybody can check both."""

    sha256: str
    seed: str | None = None


class Absent(Message, frozen=True, tag="absent"):
    """Somebody at the match is away: house time at which they have forfeited it; `claim`: you may end it now. With
    `until_ms` None they are back."""

    seats: tuple[int, ...]
    until_ms: float | None
    claim: bool = False


class Gain(Struct, frozen=True):
    """How a rating changed; `before` None: the first."""

    seat: int
    before: Rating | None
    after: Rating


class Rated(Message, frozen=True, tag="rated"):
    """The match has counted."""

    match: str
    game: str
    format: str
    gains: tuple[Gain, ...]


LobbyServerMessage = (
    Self | RoomTold | RoomGone | Lobby | Seeking | Watching | Moved | LineTold | Key | Pledged | Absent | Rated
)

"""Rooms: where people come together before, between and after matches of any game of the house.

A room is a value. Each change makes the next one (`version` + 1) or says why not; where it is kept, and who is told,
is not known here. Nothing in it grows: seats are as many as the game has, of what was said only the last is kept, and
who only looks on is not in it. Times are ms since 1970.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from karuta.errors import BadInput, IllegalMove
from karuta.hall.commands import Beginning
from karuta.hall.games import hosted
from karuta.hall.header import Page, Person, PersonId
from karuta.hall.terms import SEAT_NAMES, Terms, checked, turns_round

Phrase: TypeAlias = Literal["onegai", "arigato", "hai", "sumimasen", "shitsurei", "shitsureita", "wait", "moved"]
"""onegai shimasu, arigatō gozaimashita, hai, sumimasen, shitsurei shimasu, shitsurei shimashita, "please wait", "card
moved": all that can be said, and it is shown in the language of who reads it."""
PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
Stage: TypeAlias = Literal["gathering", "starting", "playing"]
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters of codes, without those that are mistaken for each other."""
CODE_LENGTH: Final = 5
SAID: Final = 30
"""How much of what was said is kept."""
AWAY_MS: Final = 120_000
"""Who is away for so long loses the seat, unless a match is played."""
EMPTY_MS: Final = 120_000
"""A room in which nobody was for so long is gone."""
SEEN_MS: Final = 5 * 60_000
"""How often it is said that somebody is here."""
LOST_MS: Final = 11 * 60_000
"""Of whom nobody has said so for so long is away: the process that had the line has died."""
STARTING_MS: Final = 10_000
"""Within this time a room whose people are all ready has a match, or they have to be ready anew."""


class Seat(Struct, frozen=True):
    """One chair of a room: a person, or a player of the house (`who`), or nobody (both None). `away_ms`: since when the
    person's line is cut; 0: it is open, as was said last at `seen_ms`."""

    person: Person | None = None
    who: str | None = None
    ready: bool = False
    away_ms: int = 0
    seen_ms: int = 0

    @property
    def free(self) -> bool:
        return self.person is None and self.who is None

    @property
    def here(self) -> bool:
        """Whether a person sits there whose line is open."""
        return self.person is not None and not self.away_ms


class Saying(Struct, frozen=True):
    """Who said what, and when."""

    name: str
    phrase: Phrase
    at_ms: int


class Room(Struct, frozen=True):
    """A room. `listed`: shown in the lobby; others are found by their code only. `paired`: made by the house for people
    who sought each other. `host` may seat players of the house and send people off. `match` is played now, or was
    played last (`over`), by the people of `pages`."""

    code: str
    terms: Terms
    host: Person
    seats: tuple[Seat, ...]
    listed: bool = False
    paired: bool = False
    version: int = 1
    match: str | None = None
    pages: tuple[PersonId, ...] = ()
    over: bool = False
    said: tuple[Saying, ...] = ()
    made_ms: int = 0
    touched_ms: int = 0

    def seat_of(self, person: PersonId) -> int | None:
        """Where that person sits."""
        return next((at for at, seat in enumerate(self.seats) if seat.person and seat.person.id == person), None)

    @property
    def people(self) -> tuple[Person, ...]:
        """Who sits here, by seat."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def complete(self) -> bool:
        """Whether all seats are taken, by a person at least, and all people are ready."""
        taken = not any(seat.free for seat in self.seats)
        return taken and bool(self.people) and all(seat.ready for seat in self.seats if seat.person is not None)

    @property
    def empty(self) -> bool:
        """Whether nobody sits here whose line is open."""
        return not any(seat.here for seat in self.seats)

    def stage(self, now_ms: int) -> Stage:
        """Whether people come together, a match is about to begin, or is played."""
        if self.match is not None and not self.over:
            return "playing"
        return "starting" if self.complete and now_ms - self.touched_ms < STARTING_MS else "gathering"


# ---------------------------------------------------------------- coming and going


def made(code: str, terms: Terms, host: Person, now_ms: int, *, listed: bool = False) -> Room:
    """A new room; `host` has its first seat. `BadInput` or `IllegalMove` for terms that can't be."""
    terms = checked(terms)
    _may_sit(terms, host)
    seats = (Seat(host, seen_ms=now_ms), *(Seat() for _ in range(terms.seats - 1)))
    return Room(code, terms, host, seats, listed, made_ms=now_ms, touched_ms=now_ms)


def paired(code: str, terms: Terms, people: tuple[Person, ...], now_ms: int) -> Room:
    """A room of people who sought each other, by seat: all of them are ready, and about to come."""
    seats = tuple(Seat(person, ready=True, away_ms=now_ms, seen_ms=now_ms) for person in people)
    return Room(code, checked(terms), people[0], seats, paired=True, made_ms=now_ms, touched_ms=now_ms)


def joined(room: Room, person: Person, seat: int | None, now_ms: int) -> Room:
    """`person` comes in and sits down on `seat`, or on the first free one; who sits already is back. The same room for
    who finds no seat free, and looks on. `IllegalMove` if that seat is taken, or if the terms need an account."""
    own = room.seat_of(person.id)
    if own is not None:
        if room.seats[own].away_ms or room.seats[own].person != person:
            back = _with(room, own, replace(room.seats[own], person=person, away_ms=0, seen_ms=now_ms))
            room = _next(replace(back, host=person if room.host.id == person.id else room.host), now_ms)
        return room if seat in (None, own) else took(room, person, seat, now_ms)
    at = seat if seat is not None else next((at for at, one in enumerate(room.seats) if one.free), None)
    if at is None:
        return room
    _free(room, at)
    _may_sit(room.terms, person)
    return _hosted(_next(_with(room, at, Seat(person, seen_ms=now_ms)), now_ms))


def left(room: Room, person: PersonId, now_ms: int) -> Room | None:
    """`person` has gone for good: the seat is free, and somebody else is the host. None: no person sits here any more;
    the same room if they did not sit."""
    own = room.seat_of(person)
    if own is None:
        return room
    room = _hosted(_next(_with(room, own, Seat()), now_ms))
    return room if room.people else None


def present(room: Room, person: PersonId, now_ms: int) -> Room:
    """The line of `person` is open; the same room if that is known."""
    own = room.seat_of(person)
    if own is None or not room.seats[own].away_ms:
        return room
    return _next(_with(room, own, replace(room.seats[own], away_ms=0, seen_ms=now_ms)), now_ms)


def absent(room: Room, person: PersonId, now_ms: int) -> Room:
    """The last line of `person` is cut: they are not ready for anything; the same room if that is known."""
    own = room.seat_of(person)
    if own is None or room.seats[own].away_ms:
        return room
    return _next(_with(room, own, replace(room.seats[own], away_ms=now_ms, ready=False)), now_ms)


def swept(room: Room, now_ms: int) -> Room | None:
    """The room without those who have been away for long; None: nobody is left, or was here for a while. The same room
    if nothing is to be done, as while a match is played."""
    if room.stage(now_ms) != "gathering":
        return room
    seats = tuple(_without_absent(seat, now_ms) for seat in room.seats)
    if seats == room.seats:
        return None if room.empty and now_ms - room.touched_ms >= EMPTY_MS else room
    room = _hosted(_next(replace(room, seats=seats), now_ms))
    return room if room.people else None


def _without_absent(seat: Seat, now_ms: int) -> Seat:
    if seat.away_ms:
        return Seat() if now_ms - seat.away_ms >= AWAY_MS else seat
    lost = seat.person is not None and now_ms - seat.seen_ms >= LOST_MS
    return replace(seat, away_ms=now_ms, ready=False) if lost else seat


def seen(room: Room, people: Collection[PersonId], now_ms: int) -> Room:
    """These people are here; the same room if that was said of all of them not long ago."""
    here = [at for at, seat in enumerate(room.seats) if seat.here and seat.person and seat.person.id in people]
    if all(now_ms - room.seats[at].seen_ms < SEEN_MS for at in here) and now_ms - room.touched_ms < SEEN_MS:
        return room
    for at in here:
        room = _with(room, at, replace(room.seats[at], seen_ms=now_ms))
    return _next(room, now_ms)


# ---------------------------------------------------------------- arranging


def took(room: Room, person: Person, seat: int | None, now_ms: int) -> Room:
    """`person`, who sits here or looks on, sits down on another free seat, or (None) looks on."""
    own = room.seat_of(person.id)
    if seat == own:
        return room
    _gathering(room, now_ms)
    if own is not None:
        room = _with(room, own, Seat())
    if seat is not None:
        _free(room, seat)
        _may_sit(room.terms, person)
        room = _with(room, seat, Seat(person, seen_ms=now_ms))
    return _hosted(_next(room, now_ms))


def invited(room: Room, by: PersonId, seat: int, who: str | None, now_ms: int) -> Room:
    """The host has a player of the house on a seat, or (`who` None) frees it; a person there is sent off."""
    _host(room, by)
    _gathering(room, now_ms)
    there = _seat(room, seat)
    if who is None:
        if there.person is not None and there.person.id == by:
            raise IllegalMove("you can't send yourself off: leave the room instead", key="error-room-self")
        return _next(_with(room, seat, Seat()), now_ms)
    if there.person is not None:
        raise _taken(seat, there.person.name)
    if room.terms.rated:
        raise IllegalMove("a rated match is between people: play unrated with the house", key="error-room-rated-house")
    return _next(_with(room, seat, Seat(who=hosted(room.terms.game).player(who).key)), now_ms)


def changed(room: Room, by: PersonId, terms: Terms, now_ms: int) -> Room:
    """The host sets other terms: everybody keeps a seat, and has to be ready anew. Players of the house who don't play
    the game, or are too many, go. `IllegalMove` if there are more people than seats, or they can't be rated."""
    _host(room, by)
    _gathering(room, now_ms)
    terms = checked(terms)
    people = [seat for seat in room.seats if seat.person is not None]
    if len(people) > terms.seats:
        raise IllegalMove(
            f"{len(people)} people sit here: {terms.seats} can play", key="error-room-people", people=len(people),
            seats=terms.seats,
        )  # fmt: skip
    for person in room.people:
        _may_sit(terms, person)
    return _next(replace(room, terms=terms, seats=_reseated(room.seats, terms)), now_ms)


def _reseated(before: tuple[Seat, ...], terms: Terms) -> tuple[Seat, ...]:
    players = {} if terms.rated else {who.key for who in hosted(terms.game).players}
    kept = [replace(seat, ready=False) if seat.who is None or seat.who in players else Seat() for seat in before]
    seats = [*kept[: terms.seats], *(Seat() for _ in range(terms.seats - len(kept)))]
    for seat in kept[terms.seats :]:
        if seat.person is not None:
            at = next(at for at, one in enumerate(seats) if one.person is None)
            seats[at] = seat
    return tuple(seats)


def said(room: Room, person: PersonId, phrase: str, now_ms: int) -> Room:
    """Who sits here says one of the courteous phrases."""
    own = _own(room, person)
    if phrase not in PHRASES:
        raise BadInput(
            f"{phrase[:40]!r} is nothing that is said here: choose of {', '.join(PHRASES)}",
            key="error-phrase",
            given=phrase[:40],
            allowed=", ".join(PHRASES),
        )
    saying = Saying(name_at(room, own), phrase, now_ms)  # type: ignore[arg-type]
    return _next(replace(room, said=(*room.said, saying)[-SAID:]), now_ms)


# ---------------------------------------------------------------- matches


def readied(room: Room, person: PersonId, on: bool, now_ms: int) -> Room:
    """`person` is ready for a match, or is no more; after a match: for another. When the room is `complete` one can
    begin."""
    own = _own(room, person)
    _gathering(room, now_ms)
    if room.complete:
        # All were ready, and no match came of it.
        room = unready(room, now_ms)
    return _next(_with(room, own, replace(room.seats[own], ready=on, away_ms=0, seen_ms=now_ms)), now_ms)


def beginning(room: Room) -> tuple[Beginning, tuple[Page, ...]]:
    """The match for which all are ready: the wish, and who sits at which page; each person has one."""
    terms = room.terms
    seated = [(at, seat.person) for at, seat in enumerate(room.seats) if seat.person is not None]
    wish = Beginning(
        game=terms.game,
        players=tuple(seat.who for seat in room.seats),
        names=tuple(name_at(room, at) for at, _ in seated),
        rules=dict(terms.rules),
        preset=terms.preset,
        pace=terms.pace,
    )
    return wish, tuple(Page((at,), person.id) for at, person in seated)


def begun(room: Room, match: str, pages: tuple[PersonId, ...], now_ms: int) -> Room:
    """`match` was begun with the people of `pages`."""
    return replace(unready(room, now_ms), match=match, pages=pages, over=False)


def unready(room: Room, now_ms: int) -> Room:
    """No match can be begun now: all may say anew that they are ready."""
    return _next(replace(room, seats=tuple(replace(seat, ready=False) for seat in room.seats)), now_ms)


def ended(room: Room, match: str, now_ms: int) -> Room:
    """`match` is over, and another may be played: everybody moves on by one seat, so that sides change, unless a seat
    has a handicap. The same room if it plays another match."""
    if room.match != match or room.over:
        return room
    seats = unready(room, now_ms).seats
    if turns_round(room.terms):
        seats = (*seats[1:], seats[0])
    return _next(replace(room, seats=seats, over=True), now_ms)


def name_at(room: Room, seat: int) -> str:
    """What the person at a seat is called."""
    person = room.seats[seat].person
    return (person.name if person is not None else "") or SEAT_NAMES[seat % len(SEAT_NAMES)]


# ---------------------------------------------------------------- refusals


def _seat(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.seats):
        raise BadInput(
            f"seat {seat}: the room has seats 0 to {len(room.seats) - 1}", key="error-room-seat", given=seat + 1,
            most=len(room.seats),
        )  # fmt: skip
    return room.seats[seat]


def _taken(seat: int, name: str) -> IllegalMove:
    return IllegalMove(f"seat {seat} is taken by {name!r}", key="error-room-taken", seat=seat + 1, name=name)


def _free(room: Room, seat: int) -> None:
    there = _seat(room, seat)
    if there.person is not None:
        raise _taken(seat, there.person.name)
    if there.who is not None:
        raise _taken(seat, hosted(room.terms.game).player(there.who).name)


def _own(room: Room, person: PersonId) -> int:
    own = room.seat_of(person)
    if own is None:
        raise IllegalMove(f"you have no seat in room {room.code}: sit down first", key="error-room-stands")
    return own


def _host(room: Room, person: PersonId) -> None:
    if room.host.id != person:
        raise IllegalMove(
            f"{room.host.name!r} is the host of room {room.code}: only the host arranges it",
            key="error-room-host",
            name=room.host.name,
        )


def _gathering(room: Room, now_ms: int) -> None:
    if room.stage(now_ms) != "gathering":
        raise IllegalMove("a match is being played: arrange the next one when it is over", key="error-room-playing")


def _may_sit(terms: Terms, person: Person) -> None:
    if terms.rated and person.account is None:
        raise IllegalMove(
            "a rated match needs an account: sign in, or play unrated as a guest", key="error-room-rated-guest"
        )


# ---------------------------------------------------------------- what all changes have


def _next(room: Room, now_ms: int) -> Room:
    return replace(room, version=room.version + 1, touched_ms=now_ms)


def _with(room: Room, at: int, seat: Seat) -> Room:
    return replace(room, seats=(*room.seats[:at], seat, *room.seats[at + 1 :]))


def _hosted(room: Room) -> Room:
    """The host sits here if anybody does, and is here if anybody is."""
    people = [seat for seat in room.seats if seat.person is not None]
    if not people or room.seat_of(room.host.id) is not None:
        return room
    heir = next((seat for seat in people if seat.here), people[0]).person
    return room if heir is None else replace(room, host=heir)

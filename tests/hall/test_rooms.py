"""Rooms (hall/rooms.py): whatever people do, in whatever order, a room stays one in which a match can be arranged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.hall import rooms
from karuta.hall.formats import FORMATS
from karuta.hall.games import HOSTED, hosted
from karuta.hall.header import Person
from karuta.hall.rooms import AWAY_MS, EMPTY_MS, LOST_MS, PHRASES, SAID, SEEN_MS, STARTING_MS, Room
from karuta.hall.terms import SEAT_NAMES, Terms, called, checked

ANN, BEN, CEM = Person("a1", "Ann"), Person("a2", "Ben"), Person("gx", "Cem")
KYOGI, TEAMS = Terms("kyogi", 2), Terms("koikoi", 4, {"teams": True})
_PEOPLE = st.sampled_from([ANN, BEN, CEM, Person("gy", ""), Person("a5", "Eve")])
_TERMS = st.one_of(
    st.sampled_from(
        [
            Terms(game, format.seats, dict(format.rules), format.preset, rated=rated)
            for game, formats in FORMATS.items()
            for format in formats
            for rated in (False, True)
        ]
    ),
    st.builds(Terms, st.sampled_from([*HOSTED, "chess"]), st.integers(-1, 12), rated=st.booleans()),
)
_SEAT = st.integers(-1, 10)


class Rooms(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000
        self.room: Room | None = None
        self.played = 0

    def _try(self, change: Callable[[Room], Room | None]) -> None:
        before = self.room
        assert before is not None
        self.now += 1000
        try:
            self.room = change(before)
        except KarutaError:
            return
        if self.room is not None and self.room != before:
            assert self.room.version > before.version

    @initialize(person=_PEOPLE, listed=st.booleans())
    def make(self, person: Person, listed: bool) -> None:
        self.room = rooms.made("ABCDE", KYOGI, person, self.now, listed=listed)

    @precondition(lambda self: self.room is None)
    @rule(person=_PEOPLE, terms=_TERMS)
    def make_again(self, person: Person, terms: Terms) -> None:
        try:
            self.room = rooms.made("ABCDE", terms, person, self.now)
        except KarutaError:
            self.room = rooms.made("ABCDE", KYOGI, person, self.now)

    @precondition(lambda self: self.room)
    @rule(person=_PEOPLE, seat=st.none() | _SEAT)
    def join(self, person: Person, seat: int | None) -> None:
        self._try(lambda room: rooms.joined(room, person, seat, self.now))

    @precondition(lambda self: self.room)
    @rule(person=_PEOPLE)
    def leave(self, person: Person) -> None:
        self._try(lambda room: rooms.left(room, person.id, self.now))

    @precondition(lambda self: self.room)
    @rule(person=_PEOPLE, seat=st.none() | _SEAT)
    def take(self, person: Person, seat: int | None) -> None:
        self._try(lambda room: rooms.took(room, person, seat, self.now))

    @precondition(lambda self: self.room)
    @rule(data=st.data(), seat=_SEAT)
    def invite(self, data: st.DataObject, seat: int) -> None:
        assert self.room is not None
        players = [who.key for who in HOSTED[self.room.terms.game].players]
        who = data.draw(st.none() | st.sampled_from([*players, "nobody"]))
        host = self.room.host.id
        self._try(lambda room: rooms.invited(room, host, seat, who, self.now))

    @precondition(lambda self: self.room)
    @rule(person=_PEOPLE, terms=_TERMS)
    def change(self, person: Person, terms: Terms) -> None:
        self._try(lambda room: rooms.changed(room, person.id, terms, self.now))
        assert self.room is not None
        assert checked(self.room.terms) == self.room.terms

    @precondition(lambda self: self.room)
    @rule(person=_PEOPLE, phrase=st.sampled_from(["<b>", *PHRASES]))
    def say(self, person: Person, phrase: str) -> None:
        self._try(lambda room: rooms.said(room, person.id, phrase, self.now))

    @precondition(lambda self: self.room)
    @rule(person=_PEOPLE, here=st.booleans())
    def line(self, person: Person, here: bool) -> None:
        self._try(lambda room: (rooms.present if here else rooms.absent)(room, person.id, self.now))

    @precondition(lambda self: self.room)
    @rule(ms=st.sampled_from([1000, STARTING_MS, AWAY_MS, EMPTY_MS + 1]))
    def sweep(self, ms: int) -> None:
        self.now += ms
        self._try(lambda room: rooms.swept(room, self.now))

    @precondition(lambda self: self.room)
    @rule(person=_PEOPLE, on=st.booleans())
    def ready(self, person: Person, on: bool) -> None:
        self._try(lambda room: rooms.readied(room, person.id, on, self.now))

    @precondition(lambda self: self.room and self.room.stage(self.now) == "starting")
    @rule()
    def begin(self) -> None:
        assert self.room is not None
        self.played += 1
        wish, pages = rooms.beginning(self.room)
        game = hosted(wish.game)
        # What the house asks of a match holds for whatever the room has come to.
        game.seated(wish, [page.own for page in pages])
        game.rules(wish.rules, wish.preset)
        self._try(lambda room: rooms.begun(room, f"m{self.played}", tuple(p.person or "" for p in pages), self.now))

    @precondition(lambda self: self.room and self.room.match)
    @rule(stale=st.booleans())
    def end(self, stale: bool) -> None:
        self._try(lambda room: rooms.ended(room, "m0" if stale else room.match or "", self.now))

    @invariant()
    def in_order(self) -> None:
        room = self.room
        if room is None:
            return
        assert len(room.seats) == room.terms.seats
        people = [person.id for person in room.people]
        assert len(set(people)) == len(people)
        assert room.host.id in people or not people
        assert len(room.said) <= SAID
        assert not any(seat.person and seat.who for seat in room.seats)
        if room.terms.rated:
            assert all(seat.who is None for seat in room.seats)
            assert all(person.account is not None for person in room.people)
        assert all(seat.here for seat in room.seats if seat.ready)


TestRooms = Rooms.TestCase
TestRooms.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)


@pytest.mark.parametrize("game", HOSTED)
def test_any_game_is_arranged_between_people(game: str) -> None:
    least = FORMATS[game][0].seats
    people = [Person(f"a{number}", f"P{number}") for number in range(least)]
    room = rooms.made("ABCDE", Terms(game, least), people[0], 0)
    for person in people[1:]:
        room = rooms.joined(room, person, None, 0)
    assert room.stage(0) == "gathering"
    for person in people:
        room = rooms.readied(room, person.id, True, 0)
    assert room.stage(0) == "starting"
    wish, pages = rooms.beginning(room)
    assert wish.names == tuple(person.name for person in people)
    assert [page.person for page in pages] == [person.id for person in people]
    assert [page.own for page in pages] == [(seat,) for seat in range(least)]


def test_the_host_passes_on_to_who_is_here() -> None:
    room = rooms.made("ABCDE", TEAMS, ANN, 0)
    for person in (BEN, CEM):
        room = rooms.joined(room, person, None, 0)
    room = rooms.absent(room, BEN.id, 1)
    after = rooms.left(room, ANN.id, 2)
    assert after is not None
    assert after.host == CEM


def test_sides_change_after_a_match_but_not_under_a_handicap() -> None:
    plain, handicap = Terms("kyogi", 2), Terms("kyogi", 2, {"cards_a": 20})
    for terms, order in ((plain, (BEN, ANN)), (handicap, (ANN, BEN))):
        room = rooms.joined(rooms.made("ABCDE", terms, ANN, 0), BEN, None, 0)
        room = rooms.begun(room, "m1", (ANN.id, BEN.id), 0)
        assert room.stage(0) == "playing"
        assert rooms.ended(room, "m1", 0).people == order
        assert rooms.ended(room, "m9", 0) is room


def test_sides_of_a_team_stay_together_when_they_change() -> None:
    people = [Person(f"a{number}", "") for number in range(4)]
    room = rooms.made("ABCDE", TEAMS, people[0], 0)
    for person in people[1:]:
        room = rooms.joined(room, person, None, 0)
    after = rooms.ended(rooms.begun(room, "m", (), 0), "m", 0)
    sides = {frozenset(after.people[seat].id for seat in side) for side in HOSTED["koikoi"].sides(4)}
    assert sides == {frozenset({"a0", "a2"}), frozenset({"a1", "a3"})}


def test_nothing_is_arranged_during_a_match() -> None:
    room = rooms.joined(rooms.made("ABCDE", KYOGI, ANN, 0), BEN, None, 0)
    room = rooms.begun(room, "m1", (ANN.id, BEN.id), 0)
    changes: list[Callable[[], Room]] = [
        lambda: rooms.changed(room, ANN.id, TEAMS, 0),
        lambda: rooms.invited(room, ANN.id, 1, None, 0),
        lambda: rooms.readied(room, ANN.id, True, 0),
        lambda: rooms.took(room, ANN, None, 0),
    ]
    for change in changes:
        with pytest.raises(IllegalMove) as refused:
            change()
        assert refused.value.key == "error-room-playing"
    assert rooms.swept(rooms.absent(room, BEN.id, 0), 10 * AWAY_MS) is not None


def test_who_stays_away_loses_the_seat_and_an_empty_room_goes() -> None:
    room = rooms.absent(rooms.joined(rooms.made("ABCDE", KYOGI, ANN, 0), BEN, None, 0), ANN.id, 5)
    assert rooms.swept(room, 5 + AWAY_MS - 1) is room
    after = rooms.swept(room, 5 + AWAY_MS)
    assert after is not None
    assert after.people == (BEN,)
    assert rooms.swept(rooms.absent(after, BEN.id, 9), 9 + AWAY_MS) is None


def test_whose_process_has_died_is_found_to_be_away() -> None:
    room = rooms.joined(rooms.made("ABCDE", KYOGI, ANN, 0), BEN, None, 0)
    assert rooms.seen(room, {ANN.id}, SEEN_MS - 1) is room
    later = rooms.seen(room, {ANN.id}, SEEN_MS)
    assert later.version == room.version + 1
    swept = rooms.swept(later, LOST_MS)
    assert swept is not None
    assert [seat.here for seat in swept.seats] == [True, False]
    assert rooms.present(swept, BEN.id, LOST_MS + 1).seats[1].here
    gone = rooms.swept(rooms.seen(swept, {ANN.id}, LOST_MS + SEEN_MS), LOST_MS + SEEN_MS)
    assert gone is not None
    assert gone.people == (ANN,)


def test_all_were_ready_and_no_match_came_of_it() -> None:
    room = rooms.joined(rooms.made("ABCDE", KYOGI, ANN, 0), BEN, None, 0)
    room = rooms.readied(rooms.readied(room, ANN.id, True, 0), BEN.id, True, 0)
    assert room.stage(STARTING_MS - 1) == "starting"
    later = rooms.readied(room, ANN.id, True, STARTING_MS)
    assert [seat.ready for seat in later.seats] == [True, False]


@pytest.mark.parametrize(
    ("terms", "key"),
    [
        (Terms("chess", 2), "error-kyogi-game"),
        (Terms("kyogi", 3), "error-seats"),
        (Terms("koikoi", 4), "error-koikoi-seats"),
        (Terms("chirashi", 1), "error-seats"),
        (Terms("kyogi", 2, {"cards": 1}), "error-kyogi-option-name"),
        (Terms("kyogi", 2, {}, "short"), "error-preset"),
        (Terms("kyogi", 2, {"cards_a": 20}, rated=True), "error-room-rated-format"),
        (Terms("bozu", 2, rated=True), "error-room-rated-chance"),
    ],
)
def test_terms_that_cannot_be_are_refused(terms: Terms, key: str) -> None:
    with pytest.raises((BadInput, IllegalMove)) as refused:
        rooms.made("ABCDE", terms, ANN, 0)
    assert refused.value.key == key


def test_a_guest_is_called_by_the_seat_if_by_nothing_else() -> None:
    assert called("\u202eNo\u0000\n  no  ") == "No no"
    assert len(called("x" * 1000)) == 24
    room = rooms.joined(rooms.made("ABCDE", KYOGI, ANN, 0), Person("gq", ""), None, 0)
    assert rooms.name_at(room, 1) == SEAT_NAMES[1]

"""Whatever people do and whenever they do it: the match stays sound, its log whole, its record true."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hall.stage import Stage, bot, duty
from karuta.games.kyogi import match as kyogi
from karuta.games.kyogi import record
from karuta.games.kyogi.events import ReadingOpened
from karuta.games.kyogi.moves import Away, Bow, Hai, Hand, Lay, Put, Ready, Resign, SeatMove, Send, Shift, Swing, Waive
from karuta.hall.commands import Act, Back, Change, Come, Command, Contact, Cut, Hold, Measured
from karuta.hall.events import Moved, Sounding, Stepped, Stopped
from karuta.hall.rulings import recomputed
from karuta.mat.field import Place
from karuta.mat.stroke import Sample

cards = st.integers(1, 100)
places = st.builds(Place, st.sampled_from(["A", "B"]), st.integers(0, 2), st.integers(-50, 8300))
moves: st.SearchStrategy[SeatMove] = st.one_of(
    st.sampled_from([Bow(), Ready(), Swing(), Hai(), Waive(), Hand(True), Hand(False), Away(True), Away(False)]),
    st.builds(Lay, st.dictionaries(cards, places, max_size=2)),
    st.builds(Shift, st.dictionaries(cards, places, max_size=2)),
    st.builds(Send, st.lists(cards, max_size=2).map(tuple)),
    st.builds(Put, cards, places),
)
samples = st.lists(
    st.tuples(st.integers(-500, 90_000), st.integers(-500, 9200), st.integers(-500, 5600)), max_size=6
).map(lambda points: tuple(Sample(*point) for point in sorted(points)))
contacts = st.builds(
    Contact, st.integers(0, 9), st.integers(0, 2), st.sampled_from(["mouse", "touch"]), samples, st.booleans()
)
ids = st.sampled_from(["a", "b", "c", "d", "e", "f", ""])
asked: st.SearchStrategy[Command] = st.one_of(
    st.builds(Act, ids, moves),
    contacts,
    st.builds(Hold, st.booleans()),
    st.builds(Back, ids),
    st.sampled_from([Come(), Cut(), Measured()]),
    st.builds(Change, st.sampled_from(["off", "romaji"]), st.booleans(), st.sampled_from(["match", "brisk", "quick"])),
)
waits = st.one_of(st.just(0.0), st.floats(0, 300), st.floats(0, 4000), st.just(40_000.0))
happenings = st.lists(st.one_of(st.tuples(waits, asked), st.tuples(waits, st.just("duty"))), max_size=40)


def _do(stage: Stage, seat: int, what: Command | str) -> None:
    if isinstance(what, str):
        move = duty(stage.host, seat)
        if move is not None:
            stage.act(seat, move)
    elif isinstance(what, Contact) and stage.host.reciter.plan is not None:
        # Mostly of the reading that is on; its number is hard to hit by chance.
        number = stage.plan.reading.number if what.reading < 8 else what.reading
        stage.ask(seat, Contact(number, what.pointer, what.input, what.samples, what.up))
    else:
        stage.ask(seat, what, round_trip_ms=30)


def _sound(stage: Stage) -> None:
    state = stage.host.state
    kyogi.invariants(state)
    again = stage.host.start
    for actor, move in stage.host.moves:
        again, _ = kyogi.apply(again, actor, move)
    assert again == state
    assert stage.header is not None
    assert recomputed(stage.header, stage.log) == ()
    ids = [(entry.fact.seat, entry.fact.id) for entry in stage.log if isinstance(entry.fact, Moved) and entry.fact.id]
    assert len(ids) == len(set(ids))
    for _, notice in stage.told:
        if isinstance(notice, Stepped):
            assert not [event for event in notice.events if isinstance(event, ReadingOpened)]


def _heard(stage: Stage) -> None:
    """No two verses sound over each other: what is announced begins after what was announced, or that was stopped."""
    ends = 0.0
    known: set[Sounding] = set()
    for at, notice in stage.told:
        if isinstance(notice, Stopped):
            ends = at
        elif isinstance(notice, Sounding) and notice.reading and notice.seat == 0 and notice not in known:
            # Who comes back is told again what was announced.
            known.add(notice)
            starts = notice.pieces[0].at_ms
            assert starts >= at
            for piece, following in zip(notice.pieces, notice.pieces[1:], strict=False):
                assert (piece.cut_ms or piece.at_ms + piece.samples / 48) + 999 <= following.at_ms
            ends = max(ends, notice.pieces[-1].at_ms)


@settings(deadline=None, max_examples=80)
@given(happenings, st.sampled_from(["quick", "match"]))
def test_a_match_against_the_house_survives_anything(what: list[tuple[float, Command | str]], pace: str) -> None:
    stage = Stage({"format": "starter"}, opponents={1: bot("yuzu", 1)}, pace=pace)  # type: ignore[arg-type]
    stage.opened()
    for wait, happening in what:
        stage.wait(wait)
        _do(stage, 0, happening)
        kyogi.invariants(stage.host.state)
    _sound(stage)
    _heard(stage)
    if stage.host.state.winner is None:
        stage.act(0, Resign())
    assert record.parse(record.write(record.record_of(stage.host.start, ("One", "Yuzu"), stage.host.moves)))


@settings(deadline=None, max_examples=60)
@given(happenings, happenings)
def test_a_match_of_two_people_survives_anything(
    one: list[tuple[float, Command | str]], two: list[tuple[float, Command | str]]
) -> None:
    stage = Stage({"format": "starter"}, opponents={})
    stage.opened()
    for seat, happening in [(0, h) for h in one] + [(1, h) for h in two]:
        stage.wait(happening[0])
        _do(stage, seat, happening[1])
    _sound(stage)
    _heard(stage)

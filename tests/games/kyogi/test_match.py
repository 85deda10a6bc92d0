from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.kyogi.positions import judged, opened, position, seated, transferred
from karuta.errors import BadInput, BrokenInvariant, IllegalMove
from karuta.games.game import TABLE, Actor, Outcome
from karuta.games.kyogi import match, moves
from karuta.games.kyogi.events import Dealt
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.rules import Rules, rules_of
from karuta.games.kyogi.space import even_reading
from karuta.games.kyogi.state import State
from karuta.mat.field import Mat, Place
from karuta.words import languages, say

QUICK = rules_of("format=third,set=A")


def do(state: State, actor: Actor, move: Any) -> tuple[State, list[str]]:
    state, events = match.apply(state, actor, move)
    return state, [type(event).__name__ for event in events]


def refused(state: State, actor: Actor, move: Any, message: str) -> None:
    """The move is refused with a sentence that every catalogue has, and changes nothing."""
    before = match.to_text(state)
    with pytest.raises(IllegalMove, match=message) as caught:
        match.apply(state, actor, move)
    assert match.to_text(state) == before
    if caught.value.key.startswith("error-kyogi-"):
        for language in languages():
            assert say(language, caught.value.key, **caught.value.facts)


def test_from_the_first_bow_to_the_joka() -> None:
    state = match.new(QUICK, "1")
    assert match.actors(state) == (0, 1)
    state, said = do(state, 0, moves.Bow())
    assert said == ["Bowed"]
    assert match.actors(state) == (1,)
    refused(state, 0, moves.Bow(), "you have bowed")
    state, said = do(state, 1, moves.Bow())
    assert said == ["Bowed", "Dealt", "Laid", "Laid"]
    assert (state.phase, state.counts) == ("arrange", (10, 10))
    state, said = do(state, 0, moves.Ready())
    refused(state, 0, moves.Ready(), "you said so already")
    state, said = do(state, 1, moves.Ready())
    assert said == ["Readied", "Memorising"]
    assert state.memorise_until_ms == 300_000
    for seat in (0, 1):
        state, said = do(state, seat, moves.Ready())
    assert said == ["Readied", "Memorised"]
    for seat in (0, 1):
        state, said = do(state, seat, moves.Bow())
    assert said == ["Bowed", "Began"]
    assert (state.phase, match.actors(state)) == ("joka", ())


def test_cards_are_laid_anew_while_arranging() -> None:
    state = match.new(QUICK, "1")
    for seat in (0, 1):
        state, _ = do(state, seat, moves.Bow())
    a, b = state.mat.cards("A")[:2]
    swapped = {a: state.mat.places[b], b: state.mat.places[a]}
    after, said = do(state, 0, moves.Lay(swapped))
    assert said == ["Laid"]
    assert after.mat.places[a] == state.mat.places[b]
    refused(state, 0, moves.Lay({}), "no card is named")
    refused(state, 1, moves.Lay({a: Place("B", 0, 4000)}), f"card {a} is not yours")
    refused(state, 0, moves.Lay({a: Place("B", 0, 4000)}), "own cards stay in the own field A")
    refused(state, 0, moves.Lay({a: state.mat.places[b]}), "overlap")
    refused(state, 0, moves.Shift(swapped), "moving cards now, in phase 'arrange'")
    refused(state, 0, moves.Hand(True), "raising or lowering a hand now")
    refused(state, TABLE, moves.Read(even_reading(state)), "reading now, in phase 'arrange'")


def test_memorising_by_the_clock() -> None:
    state = match.new(Rules(), "1")
    for seat in (0, 1):
        state, _ = do(state, seat, moves.Bow())
    for seat in (0, 1):
        state, _ = do(state, seat, moves.Ready())
    refused(state, 0, moves.Swing(), "no practice swing yet")
    state, said = do(state, 0, moves.Away(True))
    assert said == ["WentAway"]
    refused(state, 0, moves.Away(True), "you are away already")
    refused(state, 1, moves.Away(False), "you are in your seat already")
    state, said = do(state, TABLE, moves.Time(779_999))
    assert said == []
    refused(state, TABLE, moves.Time(779_998), "never goes back")
    state, said = do(state, TABLE, moves.Time(780_000))
    assert said == ["TwoMinutes"]
    assert match.view(state, 0).swings
    state, said = do(state, 1, moves.Swing())
    assert said == ["Swung"]
    a = state.mat.cards("A")[0]
    state, said = do(state, 0, moves.Shift({a: Place("A", 1, 4000)}))
    assert said == ["Shifted"]
    state, said = do(state, TABLE, moves.Time(900_000))
    assert said == ["WentAway", "Memorised"]
    assert state.phase == "bows"
    refused(state, 0, moves.Swing(), "a practice swing now")
    refused(state, 0, moves.Away(True), "leaving the seat now")


def test_no_time_to_memorise_goes_straight_to_the_bows() -> None:
    state = match.new(rules_of("memorise_s=0"), "1")
    for seat in (0, 1):
        state, _ = do(state, seat, moves.Bow())
    for seat in (0, 1):
        state, said = do(state, seat, moves.Ready())
    assert said == ["Readied", "Memorised"]


def test_a_short_memorising_is_called_at_once() -> None:
    state = match.new(rules_of("format=starter"), "1")
    for seat in (0, 1):
        state, _ = do(state, seat, moves.Bow())
    for seat in (0, 1):
        state, said = do(state, seat, moves.Ready())
    assert said == ["Readied", "Memorising", "TwoMinutes"]


def test_a_handicap_of_memorising_hides_the_other_field() -> None:
    state = match.new(rules_of("extra_memorise_b_s=60"), "1")
    for seat in (0, 1):
        state, _ = do(state, seat, moves.Bow())
    for seat in (0, 1):
        state, _ = do(state, seat, moves.Ready())
    assert state.memorise_until_ms == 960_000
    assert len(match.view(state, 1).mat) == len(match.view(state, None).mat) == 50
    assert set(match.view(state, 0).mat.places) == set(state.mat.cards("A"))
    state, _ = do(state, TABLE, moves.Time(60_000))
    assert len(match.view(state, 0).mat) == 50


def test_who_holds_up_the_reader() -> None:
    state = seated(QUICK)
    read = moves.Read(even_reading(state))
    raised, said = do(state, 1, moves.Hand(True))
    assert said == ["HandMoved"]
    assert match.actors(raised) == (1,)
    assert match.view(raised, 0).hands == (False, True)
    refused(raised, TABLE, read, "seat 1 has a hand up")
    same, said = do(raised, 1, moves.Hand(True))
    assert (same, said) == (raised, [])
    a, b = state.mat.cards("A")[:2]
    move = moves.Shift({a: state.mat.places[b], b: state.mat.places[a]})
    moved, _ = do(state, 0, move)
    assert match.view(moved, 0).hai == 1
    refused(moved, TABLE, read, "seat 1 has yet to answer hai")
    refused(moved, 0, moves.Hai(), "no move waits for your hai")
    theirs = moved.mat.cards("B")[0]
    refused(moved, 1, moves.Shift({theirs: moved.mat.places[theirs]}), "first answer your opponent's move")
    moved, said = do(moved, 1, moves.Hai())
    assert said == ["Acknowledged"]
    assert do(moved, TABLE, read)[1] == ["ReadingOpened"]


def test_the_reading_must_be_the_next_one() -> None:
    state = seated(QUICK)
    right = even_reading(state)
    for wrong in ({"poem": state.order[1]}, {"number": 2}, {"kimariji": right.kimariji + 1}):
        refused(state, TABLE, moves.Read(msgspec.structs.replace(right, **wrong)), "next is reading 1 of poem")
    short = msgspec.structs.replace(right, mora_start_ms=right.mora_start_ms[:1])
    refused(state, TABLE, moves.Read(short), "give both for each mora")


def test_nothing_but_touches_while_a_verse_sounds() -> None:
    state = opened(seated(QUICK))
    refused(state, 0, moves.Hand(True), "in phase 'open'")
    refused(state, 0, moves.Shift({}), "in phase 'open'")
    refused(state, TABLE, moves.Read(even_reading(state)), "in phase 'open'")
    refused(state, TABLE, moves.Touches({2: ()}), "there are seats 0 to 1")
    refused(state, TABLE, moves.Void(2), "there are seats 0 to 1")
    refused(seated(QUICK), TABLE, moves.Touches({}), "Read comes first")
    refused(state, 0, moves.Time(1), "Time by 0")
    refused(state, TABLE, moves.Bow(), "Bow by 'table'")
    refused(state, 2, moves.Bow(), "Bow by 2")


def test_a_void_reading_comes_again_later() -> None:
    state = seated(QUICK)
    for i in range(2):
        before = state.order
        state, said = do(opened(state), TABLE, moves.Void(1))
        assert said == ["Voided"]
        assert sorted(state.order) == sorted(before)
        assert state.order.index(before[0]) > 0
        assert state.voids == (0, i + 1)
        assert before[0] in match.view(state, 0).unread
        assert state.readings == 0
    refused(opened(state), TABLE, moves.Void(1), "seat 1 has had 2 readings made void")
    assert do(opened(state), TABLE, moves.Void(0))[1] == ["Voided"]


def test_the_last_poem_made_void_is_read_again() -> None:
    state = position((1, 1), "A", dead=0)
    state = msgspec.structs.replace(state, order=state.order[:1], unread=type(state.unread)(state.order[:1]))
    again, _ = do(opened(state), TABLE, moves.Void(0))
    assert again.order == state.order


def test_resigning_is_a_walk_over() -> None:
    for state in (match.new(QUICK, "1"), seated(QUICK), opened(seated(QUICK))):
        after, said = do(state, 0, moves.Resign())
        assert said == ["Ended"]
        assert match.outcome(after) == Outcome((1,), 0, "resigned")
        refused(after, 1, moves.Resign(), "resigning now")
        for seat in (0, 1):
            after, _ = do(after, seat, moves.Bow())
        assert after.phase == "over"
        assert match.actors(after) == (0, 1)[:0]
        refused(after, 0, moves.Bow(), "a bow now, in phase 'over'")


def test_outcome_of_a_match_that_goes_on() -> None:
    assert match.outcome(seated(QUICK)) is None
    assert match.hindrance(seated(QUICK)) is None
    assert match.hindrance(match.new(QUICK, "1")) is not None


def test_no_view_holds_the_poem_that_is_read() -> None:
    state = opened(seated(QUICK))
    assert state.reading is not None
    for seat in (0, 1, None):
        seen = match.view(state, seat)
        assert seen.readings == 0
        assert seen.last is None
        assert state.reading.poem in seen.unread


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"rules": {}}'])
def test_damaged_states(text: str) -> None:
    with pytest.raises(BadInput, match="no state of a match"):
        KYOGI.from_text(text)
    whole = match.to_text(transferred(judged(position((5, 5), "A"), "t", "o")))
    assert match.to_text(KYOGI.from_text(whole)) == whole
    with pytest.raises(BadInput):
        KYOGI.from_text(whole.replace('"counts":[', '"counts":[9'))


def test_states_that_can_t_be() -> None:
    state = position((5, 5), "A")
    broken = [
        msgspec.structs.replace(state, counts=(5, 4)),
        msgspec.structs.replace(state, unread=state.unread.without(state.mat.cards("A")[0])[0]),
        msgspec.structs.replace(state, mat=Mat(state.mat.format, {}), counts=(0, 0)),
    ]
    for wrong in broken:
        with pytest.raises(BrokenInvariant, match="no state of a match"):
            match.invariants(wrong)


def test_positions_that_can_t_be() -> None:
    state = position((5, 5), "A")
    with pytest.raises(BadInput, match="their poems are not among the unread"):
        match.start(Rules(), "1", state.mat, set(state.unread) - {state.mat.cards("B")[0]})
    one = Mat(state.mat.format, {card: state.mat.places[card] for card in state.mat.cards("A")})
    with pytest.raises(BadInput, match="5-0 cards"):
        match.start(Rules(), "1", one, state.unread)
    with pytest.raises(BadInput, match="of 76 mm at least"):
        match.start(rules_of("card_height=76"), "1", state.mat, state.unread)
    with pytest.raises(BadInput, match="3 seats"):
        match.new(Rules(), "1", 3)


def test_events_name_the_dealt_cards() -> None:
    state, _ = do(match.new(QUICK, "1"), 0, moves.Bow())
    _, events = match.apply(state, 1, moves.Bow())
    dealt = events[1]
    assert isinstance(dealt, Dealt)
    assert len(dealt.a) == len(dealt.b) == 10

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.kyogi.positions import at, judged, opened, position, tap, taps, transferred
from games.kyogi.test_match import do, refused
from karuta.errors import BrokenInvariant
from karuta.games.game import TABLE
from karuta.games.kyogi import match, moves
from karuta.games.kyogi.rules import Rules
from karuta.games.kyogi.sends import settle
from karuta.games.kyogi.space import even_reading
from karuta.games.kyogi.state import State
from karuta.mat.field import Place
from karuta.poems.reading import order


def due_two() -> State:
    """A owes nothing; B fouled on A's take in field B: A may send two."""
    return judged(position((9, 9), "B"), "t", "o")


def test_two_cards_are_chosen_together_and_may_be_changed() -> None:
    state = due_two()
    assert state.due is not None
    assert (state.phase, state.due.seat, state.due.count) == ("sending", 0, 2)
    assert match.view(state, 1).hands == (True, False)
    one, two, three = state.mat.cards("A")[:3]
    refused(state, 1, moves.Send((one, two)), "nothing is due from you")
    refused(state, 0, moves.Send((one, one)), "send 2 different ones")
    refused(state, 0, moves.Send((one, two, three)), "3 cards")
    refused(state, 0, moves.Send(()), "0 cards")
    refused(state, 0, moves.Send((one, state.mat.cards("B")[0])), "is not in the sender's field A")
    refused(state, 1, moves.Put(one, at("B", 20)), "no card lies before you")
    state, said = do(state, 0, moves.Send((one, two)))
    assert (said, state.phase, match.actors(state)) == (["Sent"], "placing", (1,))
    state, said = do(state, 0, moves.Send((one, three)))
    assert said == ["Sent"]
    refused(state, TABLE, moves.Read(even_reading(state)), "seat 1 has yet to place")
    refused(state, 0, moves.Shift({one: state.mat.places[one]}), "lies before your opponent")
    refused(state, 0, moves.Put(one, at("A", 20)), "no card lies before you")
    refused(state, 1, moves.Put(two, at("B", 20)), f"card {two} was not sent")
    refused(state, 1, moves.Put(one, at("A", 20)), "a received card goes into the own field B")
    refused(state, 1, moves.Put(one, at("B", 1)), "overlap")
    state, said = do(state, 1, moves.Put(one, at("B", 20)))
    assert (said, state.counts) == (["Placed"], (8, 9))
    refused(state, 0, moves.Send((two, three)), "the choice stands")
    refused(state, 0, moves.Waive(), "the choice stands")
    state, said = do(state, 1, moves.Put(three, at("B", 21)))
    assert (said, state.counts, state.phase) == (["Placed"], (7, 10), "reading")
    assert state.due is None


def test_fewer_cards_give_up_the_rest_when_one_is_placed() -> None:
    state = due_two()
    card = state.mat.cards("A")[0]
    state, said = do(state, 0, moves.Send((card,)))
    assert said == ["Sent"]
    state, said = do(state, 1, moves.Put(card, at("B", 20)))
    assert (said, state.counts, state.phase) == (["Waived", "Placed"], (8, 9), "reading")


@pytest.mark.parametrize("laid", [False, True])
def test_a_right_may_be_waived(laid: bool) -> None:
    state = due_two()
    if laid:
        state, _ = do(state, 0, moves.Send(state.mat.cards("A")[:2]))
    refused(state, 1, moves.Waive(), "nothing is due from you")
    state, said = do(state, 0, moves.Waive())
    assert (said, state.counts, state.phase) == (["Waived"], (9, 8), "reading")


def test_a_forgotten_send_lapses_with_the_next_upper_verse() -> None:
    state = due_two()
    raised, _ = do(state, 0, moves.Hand(True))
    refused(raised, TABLE, moves.Read(even_reading(state)), "seat 0 has a hand up")
    state, events = match.apply(state, TABLE, moves.Read(even_reading(state)))
    assert [type(event).__name__ for event in events] == ["Waived", "ReadingOpened"]
    assert (state.phase, state.counts, state.due) == ("open", (9, 8), None)


def test_a_send_that_decides_the_match_does_not_lapse_by_reading() -> None:
    state = judged(position((1, 1), "A"), "to", "N")
    assert state.counts == (0, 1)
    assert state.winner is None
    refused(state, TABLE, moves.Read(even_reading(state)), "the send of seat 1 decides the match")
    waived, said = do(state, 1, moves.Waive())
    assert (said, waived.winner) == (["Waived", "Ended"], 0)
    late, said = do(state, TABLE, moves.Time(120_000))
    assert (said, late.winner) == (["Waived", "Ended"], 0)
    sent = transferred(state)
    assert (sent.winner, sent.margin) == (1, 1)


def test_received_cards_are_own_cards_at_once() -> None:
    state = judged(position((9, 9), "B"), "t", "N")
    card = state.mat.cards("A")[0]
    state, _ = do(state, 0, moves.Send((card,)))
    state, _ = do(state, 1, moves.Put(card, at("B", 20)))
    assert card in state.mat.cards("B")
    state, said = do(state, 1, moves.Shift({card: at("B", 21)}))
    assert said == ["Shifted"]


def crowded(a: int, b: int) -> State:
    """It is a dead card, and A touches: B may send."""
    return position((a, b), "D", Rules(tie_margin_ms=0, cards_a=a, cards_b=b))


def test_a_full_field_lets_the_right_lapse() -> None:
    state = judged(crowded(48, 3), "ab", "N")
    assert (state.phase, state.due, state.counts) == ("reading", None, (48, 3))
    state = judged(crowded(47, 3), "ab", "N")
    assert state.due is not None
    assert state.due.count == 1
    state = opened(crowded(47, 3))
    _, said = do(state, TABLE, moves.Touches({0: taps(state, "ab", 5000)}))
    assert said == ["Ruled", "Waived"]


def test_the_receiver_closes_up_to_make_room() -> None:
    """Sixteen cards a row at 540 fill a row but for a sliver: closed up, there is none for a seventeenth."""
    state = judged(crowded(20, 3), "a", "N")
    card = state.mat.cards("B")[0]
    state, _ = do(state, 1, moves.Send((card,)))
    refused(state, 0, moves.Put(card, Place("A", 0, 8180)), "row 0 of field A holds 16 cards")
    row = state.mat.row("A", 1)
    moved: dict[int, Place] = {number: Place("A", 1, 520 * i) for i, number in enumerate(row)}
    state, _ = do(state, 0, moves.Shift(moved))
    state, _ = do(state, 0, moves.Put(card, Place("A", 1, 520 * len(row))))
    assert state.counts == (21, 2)
    refused(state, TABLE, moves.Read(even_reading(state)), "seat 1 has yet to answer hai")


def test_the_clock_places_what_is_left_lying() -> None:
    state, _ = do(due_two(), 0, moves.Send(due_two().mat.cards("A")[:2]))
    waiting, said = do(state, TABLE, moves.Time(119_999))
    assert said == []
    state, said = do(waiting, TABLE, moves.Time(120_000))
    assert (said, state.counts, state.phase) == (["Placed", "Placed"], (7, 10), "reading")
    match.invariants(state)


def test_the_clock_ends_every_other_wait() -> None:
    state = match.new(Rules(), "1")
    clock = 0
    seen: list[str] = []
    while state.phase != "joka":
        clock += 30_000
        state, said = do(state, TABLE, moves.Time(clock))
        seen += said
    assert seen == ["Dealt", "Laid", "Laid", "Memorising", "TwoMinutes", "Memorised", "Began"]
    card = state.mat.cards("B")[0]
    state, _ = do(state, 1, moves.Shift({card: state.mat.places[card]}))
    state, _ = do(state, 1, moves.Hand(True))
    state, said = do(state, TABLE, moves.Time(clock + 120_000))
    assert said == ["Acknowledged", "HandMoved"]
    state, _ = do(state, 0, moves.Resign())
    state, said = do(state, TABLE, moves.Time(clock + 150_000))
    assert state.phase == "over"


def test_limits_can_be_off() -> None:
    state = match.new(Rules(bow_limit_s=0), "1")
    state, said = do(state, TABLE, moves.Time(10**9))
    assert (said, state.phase) == ([], "bow")


@pytest.mark.parametrize("counts", [(3, 2), (2, 3), (2, 2)])
def test_all_read_with_cards_left(counts: tuple[int, int]) -> None:
    """Only `untaken = stays_dead` can come here: fewer cards win, then fewer fouls."""
    state: Any = position(counts, "A", Rules(untaken="stays_dead"), dead=1)
    state = msgspec.structs.replace(state, fouls=(1, 0))
    while state.winner is None:
        state, _ = do(state, TABLE, moves.Read(even_reading(state)))
        state, _ = do(state, TABLE, moves.Touches({}))
    assert state.why == "read_out"
    assert state.winner == (0 if counts == (2, 3) else 1)
    assert state.margin == abs(counts[0] - counts[1])


@pytest.mark.parametrize("sent", [False, True])
def test_a_send_of_the_last_reading_decides_and_does_not_lapse_by_reading(sent: bool) -> None:
    """All poems are read with cards left on both sides, but the last reading brought a right to send."""
    state = position((2, 2), "A", Rules(untaken="stays_dead"), dead=0)
    while state.readings < len(state.order) - 1:
        state, _ = do(state, TABLE, moves.Read(even_reading(state)))
        state, _ = do(state, TABLE, moves.Touches({}))
    state, _ = do(state, TABLE, moves.Read(even_reading(state)))
    open_reading = state.reading
    assert open_reading is not None
    fouled = "ab".replace((state.mat.field_of(open_reading.poem) or "D").lower(), "")[0]
    cards = state.mat.cards("A" if fouled == "a" else "B")
    state, _ = do(state, TABLE, moves.Touches({0: (tap(state, cards[0], 5000),)}))
    assert state.due is not None
    assert state.phase == "sending"
    assert state.next_poem() == 0
    refused(state, TABLE, moves.Read(open_reading), "decides the match")
    ended = transferred(state) if sent else do(state, TABLE, moves.Time(120_000))[0]
    assert (ended.why, ended.winner) == ("read_out", 1)


def test_states_of_the_end_that_can_t_be() -> None:
    state = position((2, 2), "A")
    with pytest.raises(BrokenInvariant, match="both fields are empty"):
        settle(msgspec.structs.replace(state, counts=(0, 0)))
    with pytest.raises(BrokenInvariant, match="all 8 poems are read"):
        settle(msgspec.structs.replace(state, readings=len(order("position", state.unread))))

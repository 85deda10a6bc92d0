"""A turn (koikoi rules 2.4-2.6), and the faults that other programs have in it (koikoi rules 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from games.koikoi.piles import cards
from games.koikoi.tables import move_of, play, position, tokens
from karuta.errors import IllegalMove, KarutaError
from karuta.games.game import TABLE, Actor
from karuta.games.koikoi import match
from karuta.games.koikoi.events import Called, Discarded, Drawn, Event, Made, Picked, RoundEnded
from karuta.games.koikoi.moves import Deal, Draw, KoiKoi, Move, Pick, Play, Resign, Stop
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State

E = TypeVar("E")
PAIR = ("crane boar", "moon deer")
"""Hands of two cards each."""


def only(events: Sequence[Event], kind: type[E]) -> E:
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def test_a_card_without_match_stays_on_the_table() -> None:
    state, events = play(position(PAIR, "02-ribbon 05-ribbon", "warbler"), "crane")
    assert only(events, Discarded).taken == ()
    assert tokens(state.table) == "05-ribbon crane"
    assert tokens(state.piles[0]) == "warbler 02-ribbon"


def test_one_match_takes_the_pair_and_the_stock_card_is_turned_after_it() -> None:
    state, events = play(position(PAIR, "01-ribbon 05-ribbon", "12-plain-1"), "crane")
    assert tokens(only(events, Discarded).taken) == "01-ribbon"
    assert tokens([only(events, Drawn).card]) == "12-plain-1"
    assert tokens(state.table) == "05-ribbon 12-plain-1"
    assert tokens(state.piles[0]) == "crane 01-ribbon"
    assert (state.phase, state.turn) == ("play", 1)


def test_two_matches_ask_which() -> None:
    before = position(PAIR, "01-ribbon 01-plain-1 05-ribbon", "12-plain-1")
    with pytest.raises(IllegalMove, match="crane takes one of 01-ribbon, 01-plain-1: name which; given was none"):
        play(before, "crane")
    with pytest.raises(IllegalMove, match="given was 05-ribbon"):
        play(before, "crane x 05-ribbon")
    state, _ = play(before, "crane x 01-ribbon")
    assert tokens(state.table) == "01-plain-1 05-ribbon 12-plain-1"


def test_three_on_the_table_are_all_taken() -> None:
    state, events = play(position(PAIR, "01-ribbon 01-plain-1 01-plain-2 05-ribbon", "12-plain-1"), "crane")
    assert tokens(only(events, Discarded).taken) == "01-ribbon 01-plain-1 01-plain-2"
    assert tokens(state.piles[0]) == "crane 01-ribbon 01-plain-1 01-plain-2"


def test_of_three_on_the_table_one_is_taken_where_the_rules_say_so() -> None:
    before = position(PAIR, "01-ribbon 01-plain-1 01-plain-2", "12-plain-1", options="three_on_table=one")
    with pytest.raises(IllegalMove, match="takes one of"):
        play(before, "crane")
    state, _ = play(before, "crane x 01-plain-2")
    assert tokens(state.table) == "01-ribbon 01-plain-1 12-plain-1"


def test_where_there_is_no_choice_none_is_named() -> None:
    with pytest.raises(IllegalMove, match="crane leaves no choice on the table: name no card to take, not 01-ribbon"):
        play(position(PAIR, "01-ribbon", "12-plain-1"), "crane x 01-ribbon")


def test_the_drawn_card_takes_the_hand_card_that_stays() -> None:
    state, events = play(position(PAIR, "05-ribbon", "01-ribbon"), "crane")
    assert tokens(only(events, Drawn).taken) == "crane"
    assert tokens(state.piles[0]) == "01-ribbon crane"


def test_the_drawn_card_asks_which_of_two() -> None:
    asked, events = play(position(PAIR, "05-ribbon 05-plain-1", "bridge"), "crane")
    drawn = only(events, Drawn)
    assert (asked.phase, drawn.taken, tokens(drawn.choices)) == ("pick", (), "05-ribbon 05-plain-1")
    assert Space(asked, 0).moves() == tuple(Pick(card) for card in cards("05-ribbon 05-plain-1"))
    with pytest.raises(IllegalMove, match="bridge takes one of 05-ribbon, 05-plain-1"):
        play(asked, "x crane")
    state, events = play(asked, "x 05-plain-1")
    assert tokens(only(events, Picked).taken) == "05-plain-1"
    assert tokens(state.piles[0]) == "bridge 05-plain-1"
    assert tokens(state.table) == "05-ribbon crane"
    assert (state.drawn, state.turns[-1].drawn_taken) == (-1, cards("05-plain-1"))


def test_the_drawn_card_takes_all_of_three() -> None:
    state, _ = play(position(PAIR, "05-ribbon 05-plain-1 05-plain-2", "bridge"), "crane")
    assert tokens(state.piles[0]) == "bridge 05-ribbon 05-plain-1 05-plain-2"
    one = position(PAIR, "05-ribbon 05-plain-1 05-plain-2", "bridge", options="three_on_table=one")
    asked, _ = play(one, "crane")
    assert len(Space(asked, 0).moves()) == 3
    state, _ = play(asked, "x 05-plain-1")
    assert tokens(state.piles[0]) == "bridge 05-plain-1"


def test_the_fourth_card_of_a_month_takes_what_a_pair_left() -> None:
    state, _ = play(position(PAIR, "01-ribbon 01-plain-1", "01-plain-2"), "crane x 01-ribbon")
    assert tokens(state.piles[0]) == "crane 01-ribbon 01-plain-2 01-plain-1"


def yaku_position(options: str = "", *, hands: tuple[str, ...] = ("cup boar", "moon deer"), stock: str = "") -> State:
    """Seat 0 makes hanami-zake with its next card."""
    return position(hands, "09-plain-1 05-ribbon", stock or "12-plain-1 11-plain-1", ("curtain", ""), options=options)


def test_a_rise_asks_stop_or_koikoi_after_the_draw_is_settled() -> None:
    state, events = play(yaku_position(), "cup")
    made = only(events, Made)
    assert [type(event) for event in events] == [Discarded, Drawn, Made]
    assert (made.before, made.points, made.fresh) == (0, 5, ("hanami-zake",))
    assert (state.phase, match.actors(state), state.held) == ("decide", (0,), (0, 0))
    assert Space(state, 0).moves() == (Stop(), KoiKoi())


def test_the_drawn_card_counts_in_the_same_question() -> None:
    before = position(("cup boar", "geese deer"), "09-plain-1 08-plain-1", "moon", ("curtain", ""))
    state, events = play(before, "cup")
    assert only(events, Made).fresh == ("hanami-zake", "tsukimi-zake")
    assert only(events, Made).points == 10
    assert state.phase == "decide"


def test_stop_counts() -> None:
    state, events = play(yaku_position(), "cup", "stop")
    result = only(events, RoundEnded).result
    assert (result.why, result.side, result.seat, result.gains) == ("stop", 0, 0, (5, 0))
    assert state.phase == "deal"
    assert (state.scores, state.results) == ((5, 0), (result,))


def test_koikoi_goes_on_and_only_more_asks_again() -> None:
    before = position(
        ("cup 05-plain-1 boar", "moon deer 12-plain-2"),
        "09-plain-1 05-ribbon 08-plain-1 07-ribbon",
        "12-plain-1 11-plain-1 04-ribbon 03-ribbon 02-ribbon",
        ("curtain", ""),
    )
    called, events = play(before, "cup", "koikoi")
    assert only(events, Called) == Called(0, 1)
    assert (called.calls, called.counted, called.held) == ((1, 0), (1, 0), (5, 0))
    assert called.turns[-1].called
    state, events = play(called, "moon")
    assert (state.phase, state.turn) == ("play", 0)
    state, events = play(state, "05-plain-1")
    assert not [event for event in events if isinstance(event, Made)]
    assert (state.phase, state.turn, state.held) == ("play", 1, (5, 0))


def test_what_was_raised_by_the_call_alone_is_no_rise() -> None:
    before = position(
        ("cup 05-plain-1 boar", "geese deer 12-plain-2"),
        "09-plain-1 05-ribbon 08-plain-1",
        "12-plain-1 11-plain-1 04-ribbon 03-ribbon",
        ("curtain", ""),
        options="steam",
    )
    state, _ = play(before, "cup", "koikoi")
    assert state.held == (3, 0)
    state, _ = play(state, "geese")
    state, events = play(state, "05-plain-1")
    assert not [event for event in events if isinstance(event, Made)]
    assert state.phase == "play"


def test_points_that_fell_may_rise_again() -> None:
    before = position(
        ("swallow 05-plain-1 boar", "geese deer 12-plain-2"),
        "11-ribbon 05-ribbon 08-plain-1 07-ribbon",
        "12-plain-1 10-plain-1 04-plain-1 03-plain-1",
        ("curtain cup warbler cuckoo bridge", ""),
        options="viewing_cancelled=on",
    )
    assert before.held[0] == 5
    fallen, events = play(before, "swallow")
    assert not [event for event in events if isinstance(event, Made)]
    assert fallen.held[0] == 1
    state, _ = play(fallen, "geese")
    state, events = play(state, "boar")
    made = only(events, Made)
    assert (made.before, made.points, made.fresh) == (1, 2, ("tane",))
    assert state.phase == "decide"


def test_no_question_with_no_cards_left() -> None:
    before = yaku_position(hands=("cup", "moon"))
    state, events = play(before, "cup")
    result = only(events, RoundEnded).result
    assert (result.why, result.side, result.seat, result.gains) == ("last_card", 0, 0, (5, 0))
    assert only(events, Made).points == 5
    assert state.phase == "deal"


def test_the_last_stock_card_is_settled_before_the_round_ends() -> None:
    before = position(
        ("01-plain-1", "02-plain-1"), "12-plain-1 09-plain-1", "12-plain-2 cup", ("", "curtain"), options="short"
    )
    state, events = play(before, "01-plain-1", "02-plain-1")
    result = only(events, RoundEnded).result
    assert (result.why, result.side, result.gains) == ("last_card", 1, (0, 5))
    assert tokens(state.piles[1]) == "curtain cup 09-plain-1"


@pytest.mark.parametrize("options", ["koikoi=never", "koikoi=once"])
def test_the_round_stops_by_itself_where_no_call_is_left(options: str) -> None:
    before = position(
        ("cup boar", "geese deer"),
        "09-plain-1 05-ribbon",
        "12-plain-1 11-plain-1",
        ("curtain", ""),
        options=options,
        calls=(1, 1) if options == "koikoi=once" else (0, 0),
    )
    state, events = play(before, "cup")
    result = only(events, RoundEnded).result
    assert (result.why, result.side, state.phase) == ("stop", 0, "deal")
    assert result.gains == ((10, 0) if options == "koikoi=once" else (5, 0))


def test_once_is_once_for_each_side() -> None:
    before = yaku_position("koikoi=once")
    state, _ = play(before, "cup")
    assert state.phase == "decide"
    state, _ = play(state, "koikoi")
    assert (state.calls, state.turn) == ((1, 0), 1)


@pytest.mark.parametrize(("points", "counted"), [("curtain", 0), ("curtain crane phoenix", 1)])
def test_calls_below_the_threshold_do_not_count_where_the_rules_say_so(points: str, counted: int) -> None:
    before = position(
        ("cup boar", "moon deer"),
        "09-plain-1 05-ribbon",
        "12-plain-1 11-plain-1",
        (points, ""),
        options="call_at_threshold=on",
    )
    if counted:
        before = position(
            ("moon boar", "geese deer"),
            "08-plain-1 05-ribbon",
            "12-plain-1 11-plain-1",
            (f"{points} cup", ""),
            options="call_at_threshold=on",
        )
    state, _ = play(before, "cup" if not counted else "moon", "koikoi")
    assert (state.calls, state.counted) == ((1, 0), (counted, 0))


def test_exhausted_hands_end_the_round_without_points() -> None:
    before = position(("01-plain-1", "02-plain-1"), "", "12-plain-1 11-plain-1", ("curtain cup", ""), calls=(1, 0))
    state, events = play(before, "01-plain-1", "02-plain-1")
    result = only(events, RoundEnded).result
    assert (result.why, result.side, result.gains, result.next_dealer) == ("exhausted", None, (0, 0), 0)
    assert state.phase == "deal"


REFUSED: list[tuple[Actor, Move, str]] = [
    (1, Play(28), "it is the turn of seat 0"),
    (0, Play(28), "moon is not in the hand of seat 0: play one of crane, boar"),
    (0, Play(480), "480 is not in the hand"),
    (0, Stop(), "nobody can stop now: the match is at 'play', and that comes at 'decide'"),
    (0, KoiKoi(), "nobody can call koi-koi now"),
    (0, Pick(1), "nobody can pick a card now"),
    (0, Draw(), "Draw by 0: seats 0 to 1 play"),
    (2, Play(0), "Play by 2: seats 0 to 1 play"),
    (TABLE, Draw(), "nobody can turn the stock card now"),
    (TABLE, Deal(), "nobody can deal cards now"),
    (TABLE, Stop(), "Stop by 'table'"),
]


@pytest.mark.parametrize(("actor", "move", "why"), REFUSED)
def test_a_refused_move_says_why_and_changes_nothing(actor: Actor, move: Move, why: str) -> None:
    state = position(PAIR, "02-ribbon 05-ribbon", "warbler")
    text = match.to_text(state)
    with pytest.raises(IllegalMove, match=why):
        match.apply(state, actor, move)
    refused = Space(state, actor).check(move)
    assert isinstance(refused, KarutaError)
    assert match.to_text(state) == text


def test_the_listed_moves_are_those_that_are_allowed() -> None:
    state = position(("crane 01-ribbon boar", "moon deer geese"), "01-plain-1 01-plain-2 05-ribbon", "warbler")
    every = [Play(card, take) for card in range(48) for take in (None, *range(48))]
    allowed = [move for move in every if Space(state, 0).check(move) is None]
    assert sorted(map(str, Space(state, 0).moves())) == sorted(map(str, allowed))
    assert [Space(state, actor).moves() for actor in (1, TABLE)] == [(), ()]


def test_after_the_end_nothing_is_allowed() -> None:
    state, _ = match.apply(position(PAIR, "01-ribbon 05-ribbon", "04-ribbon"), 1, Resign())
    with pytest.raises(IllegalMove, match="Play: the match is over \\(resigned\\)"):
        match.apply(state, 0, move_of("crane"))
    assert match.actors(state) == ()
    assert [Space(state, actor).moves() for actor in (0, 1, TABLE)] == [(), (), ()]

"""Rounds into matches: payment, ends, the next dealer, exhausted rounds, teams, text (koikoi rules 2.6-2.8, 4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.koikoi.tables import deal, play, position, step
from karuta.chance import Chance
from karuta.errors import BadInput, BrokenInvariant, IllegalMove
from karuta.games.game import TABLE, Outcome
from karuta.games.koikoi import match
from karuta.games.koikoi.events import Ended, Event, RoundEnded
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.moves import Deal, KoiKoi, Play, Resign
from karuta.games.koikoi.presets import PRESETS, rules_of
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State


def result_of(events: list[Event]) -> RoundEnded:
    return next(event for event in events if isinstance(event, RoundEnded))


def won(options: str, *, scores: tuple[int, int] | None = None, round: int = 1, dealer: int = 0) -> State:
    """Seat 0 has stopped with hanami-zake: 5 points."""
    before = position(
        ("cup boar", "moon deer"),
        "09-plain-1 05-ribbon",
        "12-plain-1 11-plain-1",
        ("curtain", ""),
        options=options,
        scores=scores,
    )
    state, _ = play(replace(before, round=round, dealer=dealer), "cup", "stop")
    return state


def exhausted(options: str, piles: tuple[str, str] = ("", ""), dealer: int = 0) -> State:
    before = position(("01-plain-1", "02-plain-1"), "", "12-plain-1 11-plain-1", piles, options=options)
    state, _ = play(replace(before, dealer=dealer), "01-plain-1", "02-plain-1")
    assert state.results[-1].why == "exhausted"
    return state


def test_the_sum_or_payment_from_the_loser() -> None:
    assert won("").scores == (5, 0)
    assert won("payment=on").scores == (5, -5)
    assert won("payment=on,start_points=30").scores == (35, 25)


@pytest.mark.parametrize(
    ("options", "dealer", "following"),
    [
        ("", 0, 0),
        ("", 1, 0),
        ("next_dealer=loser", 0, 1),
        ("next_dealer=loser", 1, 1),
        ("next_dealer=alternate", 0, 1),
        ("next_dealer=alternate", 1, 0),
    ],
)
def test_the_next_dealer(options: str, dealer: int, following: int) -> None:
    state = won(options, dealer=dealer)
    assert state.dealer == state.results[-1].next_dealer == following
    assert deal(state)[0].turn == following


@pytest.mark.parametrize(("option", "following"), [("stays", 1), ("changes", 0)])
@pytest.mark.parametrize("next_dealer", ["winner", "loser", "alternate"])
def test_after_an_exhausted_round(option: str, following: int, next_dealer: str) -> None:
    state = exhausted(f"exhausted_deal={option},next_dealer={next_dealer}", dealer=1)
    assert state.dealer == following


@pytest.mark.parametrize(
    ("options", "piles", "gains"),
    [
        ("", ("curtain cup", ""), (0, 0)),
        ("exhausted=dealer", ("curtain cup", ""), (0, 6)),
        ("exhausted=dealer,exhausted_points=1,payment=on", ("", ""), (-1, 1)),
        ("steam", ("", ""), (-1, 1)),
        ("gamedesign", ("", ""), (-6, 6)),
        ("exhausted=higher", ("curtain cup", ""), (5, 0)),
        ("exhausted=higher", ("curtain cup", "crane moon phoenix"), (0, 0)),
        ("exhausted=higher", ("curtain cup", "crane moon phoenix rain-man"), (0, 14)),
        ("exhausted=higher,payment=on", ("curtain cup", "crane moon phoenix rain-man"), (-14, 14)),
        ("exhausted=higher", ("", ""), (0, 0)),
    ],
)
def test_what_an_exhausted_round_pays(options: str, piles: tuple[str, str], gains: tuple[int, int]) -> None:
    result = exhausted(options, piles, dealer=1).results[-1]
    assert result.gains == gains
    assert (result.seat, result.special) == (None, None)
    assert (result.side is None) == (result.score is None)


def test_a_called_round_that_is_exhausted_pays_nothing() -> None:
    before = position(
        ("cup 05-plain-1", "11-ribbon 04-ribbon"), "09-plain-1", "12-plain-1 01-plain-1 02-plain-1", ("curtain", "")
    )
    state, events = play(before, "cup", "koikoi", "11-ribbon", "05-plain-1", "04-ribbon")
    assert (result_of(events).result.why, state.scores, state.dealer) == ("exhausted", (0, 0), 0)


@pytest.mark.parametrize(
    ("options", "scores", "round", "outcome"),
    [
        ("", (0, 0), 11, None),
        ("", (0, 0), 12, Outcome((0,), 5, "rounds")),
        ("", (0, 9), 12, Outcome((1,), 4, "rounds")),
        ("", (0, 5), 12, Outcome((), 0, "rounds")),
        ("tie=round", (0, 5), 12, None),
        ("tie=round", (0, 5), 15, None),
        ("tie=round", (0, 6), 15, Outcome((1,), 1, "rounds")),
        ("rounds=1", (0, 0), 1, Outcome((0,), 5, "rounds")),
        ("target=10", (4, 0), 3, None),
        ("target=10", (5, 8), 3, Outcome((0,), 2, "target")),
        ("gamedesign,viewing=on", (30, 20), 3, None),
        ("gamedesign,viewing=on", (45, 5), 3, Outcome((0,), 50, "target")),
        ("steam,hanami=5", (55, 5), 3, Outcome((0,), 60, "ruin")),
        ("steam,hanami=5", (54, 6), 3, None),
        ("steam,hanami=5", (54, 6), 8, Outcome((0,), 58, "rounds")),
        ("payment=on", (2, -2), 3, None),
        ("lead=10", (4, 0), 3, None),
        ("lead=10", (5, 0), 3, Outcome((0,), 10, "lead")),
        ("lead=10", (0, 15), 3, Outcome((1,), 10, "lead")),
        ("lead=10,payment=on,start_points=50", (50, 50), 3, Outcome((0,), 10, "lead")),
        ("lead=10,target=20", (15, 0), 3, Outcome((0,), 20, "target")),
        ("lead=10", (5, 0), 12, Outcome((0,), 10, "lead")),
    ],
)
def test_the_end_of_a_match(options: str, scores: tuple[int, int], round: int, outcome: Outcome | None) -> None:
    state = won(options, scores=scores, round=round)
    assert match.outcome(state) == outcome
    assert state.phase == ("deal" if outcome is None else "over")
    if outcome is None:
        assert deal(state)[0].round == round + 1
    else:
        with pytest.raises(IllegalMove, match="the match is over"):
            match.apply(state, TABLE, Deal())


def test_the_end_is_an_event() -> None:
    before = position(("cup boar", "moon deer"), "09-plain-1", "12-plain-1", ("curtain", ""), options="rounds=1")
    _, events = play(before, "cup", "stop")
    assert [type(event) for event in events[-2:]] == [RoundEnded, Ended]
    assert events[-1] == Ended(0, 5, "rounds")


def test_hands_that_are_left_are_shown_at_the_end_of_a_round() -> None:
    before = position(("cup boar", "moon deer"), "09-plain-1", "12-plain-1", ("curtain", ""))
    state, events = play(before, "cup", "stop")
    assert result_of(events).hands == state.hands == match.view(state, None).shown
    assert match.view(before, 0).shown == ()


@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_loses_whatever_the_points(seat: int) -> None:
    before = position(("cup boar", "moon deer"), "09-plain-1", "12-plain-1", scores=(9, 0))
    state, events = match.apply(before, seat, Resign())
    assert match.outcome(state) == Outcome((1 - seat,), 9 if seat else 0, "resigned")
    assert (state.results[-1].why, state.results[-1].seat, state.results[-1].gains) == ("resigned", seat, (0, 0))
    assert state.scores == (9, 0)
    assert [type(event) for event in events] == [RoundEnded, Ended]


def test_one_may_resign_before_the_first_deal_and_between_rounds() -> None:
    state, events = match.apply(match.new(Rules(), "1"), 0, Resign())
    assert match.outcome(state) == Outcome((1,), 0, "resigned")
    assert events == (Ended(1, 0, "resigned"),)
    match.invariants(state)
    later, _ = match.apply(won(""), 1, Resign())
    assert match.outcome(later) == Outcome((0,), 5, "resigned")
    assert len(later.results) == 1


def test_one_may_resign_while_a_drawn_card_waits() -> None:
    state = match.new(rules_of("three_on_table=one"), "1")
    rng = Chance("waits")
    while state.phase != "pick":
        state, _ = step(state, rng)
    after, _ = match.apply(state, 1 - state.turn, Resign())
    match.invariants(after)
    assert match.from_text(match.to_text(after)) == after


HANDS = ("cup boar", "moon deer", "crane 02-ribbon", "geese 03-ribbon")


def test_partners_share_captures_and_the_one_on_turn_decides() -> None:
    before = position(
        HANDS, "09-plain-1 01-plain-1 11-ribbon 04-ribbon", "12-plain-1 06-ribbon 10-plain-1", options="teams=on"
    )
    state, _ = play(before, "cup", "moon", "crane")
    assert [len(pile) for pile in state.piles] == [4, 0]
    assert (state.turn, state.held) == (3, (0, 0))
    before = position(
        HANDS, "09-plain-1 01-plain-1 11-ribbon", "04-ribbon 06-ribbon 10-plain-1", ("curtain phoenix", ""),
        options="teams=on",
    )  # fmt: skip
    asked, _ = play(before, "cup")
    assert (asked.phase, match.actors(asked)) == ("decide", (0,))
    with pytest.raises(IllegalMove, match="turn of seat 0"):
        match.apply(asked, 2, Space(asked, 0).moves()[0])
    asked, _ = play(asked, "koikoi", "moon", "crane")
    assert (asked.phase, match.actors(asked), asked.held) == ("decide", (2,), (5, 0))
    state, events = play(asked, "stop")
    assert (result_of(events).result.seat, state.scores) == (2, (20, 0))


def test_the_player_who_stopped_deals_next() -> None:
    before = replace(
        position(HANDS, "01-plain-1 11-ribbon", "04-ribbon 06-ribbon", ("curtain moon", ""), options="teams=on"),
        turn=2,
        dealer=1,
    )
    state, events = play(before, "crane", "stop")
    result = result_of(events).result
    assert (result.side, result.seat, result.next_dealer, result.gains) == (0, 2, 2, (5, 0))
    assert deal(state)[0].turn == 2


@pytest.mark.parametrize(("option", "following"), [("loser", 3), ("alternate", 2)])
def test_the_next_dealer_of_teams(option: str, following: int) -> None:
    before = replace(
        position(HANDS, "01-plain-1", "04-ribbon", ("curtain moon", ""), options=f"teams=on,next_dealer={option}"),
        turn=2,
        dealer=1,
    )
    assert play(before, "crane", "stop")[0].dealer == following


def test_a_team_may_call_while_the_partner_has_a_card() -> None:
    table = "01-plain-1 09-plain-1"
    hands = ("cup", "moon", "crane", "geese")
    before = position(hands, table, "04-ribbon", ("curtain", ""), options="teams=on")
    assert play(before, "cup")[0].phase == "decide"
    before = replace(
        position(("", "", "crane", "geese"), table, "04-ribbon", ("curtain moon", ""), options="teams=on"), turn=2
    )
    state, events = play(before, "crane")
    assert (result_of(events).result.why, state.phase) == ("last_card", "deal")


def test_twenty_turns_use_up_the_stock_of_teams() -> None:
    state = match.new(rules_of("teams=on,rounds=99,kasu=off,tan=off,tane=off,further=none"), "stock")
    rng = Chance("teams")
    seen = 0
    while seen < 5:
        deciding = state.phase == "decide"
        state, events = match.apply(state, state.turn, KoiKoi()) if deciding else step(state, rng)
        assert state.phase != "over"
        for event in events:
            if isinstance(event, RoundEnded) and event.result.why == "exhausted":
                assert (len(state.stock), len(state.turns)) == (0, 20)
                order = [turn.seat for turn in state.turns]
                assert order == [(event.result.dealer + at) % 4 for at in range(20)]
                seen += 1


def test_seats_go_with_the_rules() -> None:
    with pytest.raises(BadInput, match="3 seats: with teams=off a match has 2"):
        match.new(Rules(), "1", 3)
    with pytest.raises(BadInput, match="2 seats: with teams=on a match has 4"):
        KOIKOI.new(rules_of("teams=on"), "1", 2)


def played(options: str, seed: str, moves: int) -> State:
    rules = rules_of(options)
    state, rng = match.new(rules, seed), Chance(seed)
    for _ in range(moves):
        state, _ = step(state, rng)
    return state


@pytest.mark.parametrize("options", [*PRESETS, "teams=on", "three_on_table=one"])
def test_every_state_survives_its_text(options: str) -> None:
    for moves in range(0, 300, 7):
        state = played(options, f"{options} {moves}", moves)
        text = match.to_text(state)
        assert match.from_text(text) == state
        assert "\n" not in text


def test_the_same_seed_is_the_same_match() -> None:
    assert played("short", "7", 90) == played("short", "7", 90)
    assert played("short", "7", 1).stock != played("short", "8", 1).stock


DAMAGED = [
    ("", "no state of a match"),
    ("{}", "rules"),
    ("[]", "Expected"),
    ("hands", "the cards are not the 48"),
    ("stock", "the cards are not the 48"),
    ("scores", "not the sum"),
    ("held", "is said to hold"),
    ("turn", "is on turn after"),
    ("phase", "result"),
]


@pytest.mark.parametrize(("fault", "why"), DAMAGED)
def test_a_damaged_text_is_refused(fault: str, why: str) -> None:
    state = played("short", "3", 30)
    assert state.phase in ("play", "draw")
    faults: dict[str, object] = {
        "hands": state.hands[::-1] if len(state.hands[0]) != len(state.hands[1]) else ((), state.hands[1]),
        "stock": state.stock[1:],
        "scores": (1, 0),
        "held": (40, 40),
        "turn": 1 - state.turn,
        "phase": "deal",
    }
    if fault == "hands":
        why = "the cards are not|holds"
    text = match.to_text(replace(state, **{fault: faults[fault]})) if fault in faults else fault
    with pytest.raises(BadInput, match=why):
        match.from_text(text)


def test_four_of_a_month_on_the_table_is_no_state() -> None:
    state = played("short", "3", 1)
    four = tuple(range(4))
    cards = [card for card in range(48) if card not in four]
    broken = replace(
        state, table=(*four, *cards[:4]), hands=(tuple(cards[4:12]), tuple(cards[12:20])), stock=tuple(cards[20:])
    )
    with pytest.raises(BrokenInvariant, match="four of a month"):
        match.invariants(broken)
    match.invariants(replace(broken, rules=rules_of("short,table_four=play")))


def test_a_pile_of_pairs_is_never_odd() -> None:
    state = played("short", "3", 30)
    first, second = state.piles
    assert first
    broken = replace(state, piles=(first[:-1], second), table=(*state.table, first[-1]))
    with pytest.raises(BrokenInvariant, match="odd number of cards"):
        match.invariants(broken)


def test_the_game_has_the_shape_of_the_house() -> None:
    assert (KOIKOI.name, KOIKOI.seats) == ("koikoi", (2, 4))
    state = KOIKOI.new(KOIKOI.rules("short"), "1", 2)
    assert KOIKOI.outcome(state) is None
    assert KOIKOI.from_text(KOIKOI.to_text(state)) == state
    assert KOIKOI.view(state, 0).hand == ()
    assert KOIKOI.legal(state, 0).sample(Chance("1")) is None
    assert KOIKOI.legal(state, TABLE).check(Play(0)) is not None

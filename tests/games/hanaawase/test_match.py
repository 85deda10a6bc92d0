"""A match of hana-awase (koikoi rules 7), by hand: what its turns share with Koi-Koi is tested there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.hanaawase.tables import at_end, dealt, play, position, step
from games.koikoi.tables import tokens
from karuta.chance import Chance
from karuta.errors import BadInput, BrokenInvariant, IllegalMove
from karuta.games.flowers.moves import Deal, Draw, Pick, Play
from karuta.games.game import TABLE, Actor, Outcome
from karuta.games.hanaawase import match
from karuta.games.hanaawase.events import Counted, DealerDrawn, Dealt, Drawn, Finish, Picked, Redealt
from karuta.games.hanaawase.moves import Move, Resign
from karuta.games.hanaawase.rules import rules_from, rules_of
from karuta.words import languages, say


@pytest.mark.parametrize(("seats", "hand", "table"), [(2, 8, 8), (3, 7, 6)])
def test_the_deal_goes_by_the_seats(seats: int, hand: int, table: int) -> None:
    state, events = dealt("", "deal", seats)
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert (len(state.table), len(state.stock)) == (table, 48 - table - seats * hand)
    assert isinstance(events[0], DealerDrawn)
    assert events[-1] == Dealt(1, state.dealer, state.table)
    assert state.turn == state.dealer == events[0].dealer


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_two_or_three_can_play(seats: int) -> None:
    with pytest.raises(BadInput, match=f"{seats} seats: 2, 3 can play"):
        match.new(rules_of(""), "1", seats)


def test_who_captures_keeps_it_and_the_next_seat_plays() -> None:
    state = position(("crane boar", "moon deer", "cup swallow"), "01-ribbon 05-ribbon", "05-plain-1 12-plain-1")
    state, _ = play(state, "crane")
    assert tokens(state.piles[0]) == "crane 01-ribbon 05-plain-1 05-ribbon"
    assert (state.turn, state.piles[1:]) == (1, ((), ()))
    state, _ = play(state, "moon")
    assert tokens(state.table) == "moon 12-plain-1"
    assert state.turn == 2


def test_a_drawn_card_with_two_matches_asks_its_player() -> None:
    state, events = play(position(("crane boar", "moon deer"), "05-ribbon 05-plain-1", "bridge"), "crane")
    assert (state.phase, state.turn) == ("pick", 0)
    assert isinstance(events[-1], Drawn)
    assert tokens(events[-1].choices) == "05-ribbon 05-plain-1"
    with pytest.raises(IllegalMove, match="bridge takes one of 05-ribbon, 05-plain-1"):
        match.apply(state, 0, Pick(0))
    state, events = play(state, "x 05-ribbon")
    assert isinstance(events[0], Picked)
    assert (tokens(state.piles[0]), state.phase, state.turn) == ("bridge 05-ribbon", "play", 1)


@pytest.mark.parametrize(("options", "pile"), [("", 4), ("three_on_table=one", 2)])
def test_three_on_the_table(options: str, pile: int) -> None:
    state = position(("crane boar", "moon deer"), "01-ribbon 01-plain-1 01-plain-2", "05-ribbon", options=options)
    state, _ = play(state, "crane" if not options else "crane x 01-ribbon")
    assert len(state.piles[0]) == pile


def test_no_turn_asks_whether_to_stop_and_the_round_ends_with_the_hands() -> None:
    state, chance = dealt("rounds=2", "whole")[0], Chance("moves")
    for turn in range(16):
        assert state.phase == "play"
        assert sum(map(len, state.hands)) == 16 - turn
        while len(state.turns) == turn or state.phase in ("draw", "pick"):
            state, events = step(state, chance)
    assert isinstance(events[-1], Counted)
    assert (state.phase, len(state.stock), len(state.results)) == ("deal", 8, 1)


def test_every_card_is_captured_by_three_players() -> None:
    """21 turns turn the whole stock: what was dealt in ones and threes finds its fours (koikoi rules 7: 264 in all)."""
    whole = 0
    for seed in range(12):
        state, chance = dealt("rounds=1", str(seed), 3)[0], Chance("moves")
        while not state.why:
            state, _ = step(state, chance)
        assert state.stock == ()
        whole += sum(state.results[0].points) == 264
    assert whole == 12


def test_points_count_against_par() -> None:
    """Two brights, an animal, a ribbon and two plains: 40 + 10 + 5 + 2 = 57."""
    state, events = play(at_end(("crane curtain warbler 02-ribbon 01-plain-1 01-plain-2", "moon geese")), "01-ribbon")
    result = state.results[0]
    assert isinstance(events[-1], Counted)
    assert (result.points, result.gains, result.scores) == ((57, 30), (-75, -102), (-75, -102))
    assert result.yaku == ((), ())


def test_three_players_have_another_par() -> None:
    state, _ = play(at_end(("crane curtain", "moon geese", "")), "01-ribbon")
    assert state.results[0].gains == (40 - 88, 30 - 88, -88)


@pytest.mark.parametrize(
    ("rule", "piles", "dealer"),
    [
        ("winner", ("", "moon geese"), 1),
        ("winner", ("moon geese", ""), 0),
        ("loser", ("", "moon geese"), 0),
        ("loser", ("moon geese", ""), 1),
        ("alternate", ("moon geese", ""), 1),
        ("winner", ("moon geese", "crane butterflies"), 0),
        ("loser", ("moon geese", "crane butterflies"), 0),
        ("winner", ("", "moon geese", "crane butterflies"), 0),
        ("winner", ("", "moon geese", "crane 01-plain-1"), 1),
        ("loser", ("", "moon geese", "crane 01-plain-1"), 0),
        ("alternate", ("", "moon geese", "crane 01-plain-1"), 1),
    ],
)
def test_who_deals_next(rule: str, piles: tuple[str, ...], dealer: int) -> None:
    state = at_end(piles, f"next_dealer={rule}")
    state, _ = play(state, tokens(state.hands[0]))
    assert state.dealer == state.results[0].next_dealer == dealer


@pytest.mark.parametrize(
    ("scores", "options", "winners", "margin"),
    [
        ((5, 0), "", (0,), 5),
        ((0, 0), "", (), 0),
        ((0, 0), "tie=round", None, 0),
        ((0, 3, 0), "tie=round", (1,), 3),
        ((4, 1, 4), "", (0, 2), 3),
        ((4, 1, 4), "tie=round", None, 0),
        ((2, 2, 2), "", (), 0),
    ],
)
def test_most_points_win(scores: tuple[int, ...], options: str, winners: tuple[int, ...] | None, margin: int) -> None:
    state = at_end([""] * len(scores), f"rounds=1,{options}".rstrip(","), scores=scores)
    state, events = play(state, tokens(state.hands[0]))
    if winners is None:
        assert (state.phase, match.outcome(state)) == ("deal", None)
        assert match.apply(state, TABLE, Deal())[0].round == 2
    else:
        assert events[-1] == Finish(winners, margin, "rounds")
        assert match.outcome(state) == Outcome(winners, margin, "rounds")


def test_four_of_a_month_are_dealt_again() -> None:
    kinds = {"table_four": 0, "hand_four": 0}
    for seed in range(800):
        state, events = dealt("hand_four=redeal,first_dealer=first", str(seed))
        again = [event for event in events if isinstance(event, Redealt)]
        for event in again:
            kinds[event.kind] += 1
            months = [card // 4 for card in event.cards]
            assert max(map(months.count, months)) == 4
            assert (event.seat is None) == (event.kind == "table_four")
        plain, _ = dealt("table_four=play,first_dealer=first", str(seed))
        assert (plain.hands == state.hands) == (not again)
    assert min(kinds.values()) > 0


@pytest.mark.parametrize(
    ("scores", "winners", "ahead"),
    [((0, 0), (1,), 0), ((3, 9), (1,), 6), ((9, 4, 6), (2,), 0), ((0, 4, 4), (1, 2), 4), ((1, 7, 5), (1,), 2)],
)
def test_who_resigns_loses_to_the_best_of_the_others(
    scores: tuple[int, ...], winners: tuple[int, ...], ahead: int
) -> None:
    state = replace(dealt("", "1", len(scores))[0], scores=scores)
    after, events = match.apply(state, 0, Resign())
    assert events == (Finish(winners, ahead, "resigned"),)
    assert match.actors(after) == ()
    with pytest.raises(IllegalMove, match="Resign: the match is over"):
        match.apply(after, 1, Resign())


def test_a_view_holds_no_hidden_card() -> None:
    state, _ = dealt("", "hidden", 3)
    for seat in (None, 0, 1, 2):
        view = match.view(state, seat)
        hidden = {card for at, hand in enumerate(state.hands) if at != seat for card in hand} | {*state.stock}
        shown = {*view.hand, *view.table, *view.opening, *(card for pile in view.piles for card in pile)}
        assert not hidden & shown
        assert view.hand == (() if seat is None else state.hands[seat])
        assert (view.left, view.stock) == ((7, 7, 7), 21)


@pytest.mark.parametrize(
    ("actor", "move", "said"),
    [
        (1, "play", "it is the turn of seat 0"),
        (0, Play(47), "12-plain-3 is not in the hand of seat 0"),
        (0, Pick(0), "nobody can pick a card now"),
        (TABLE, Draw(), "nobody can turn the stock card now"),
        (TABLE, Deal(), "nobody can deal cards now"),
        (0, Deal(), "Deal by 0: seats 0 to 1 play"),
        (2, Resign(), "Resign by 2"),
    ],
)
def test_what_the_rules_refuse(actor: Actor, move: Move | str, said: str) -> None:
    state = position(("crane boar", "moon deer"), "01-ribbon 05-ribbon", "12-plain-1")
    made = Play(state.hands[1][0]) if isinstance(move, str) else move
    with pytest.raises(IllegalMove, match=said) as refused:
        match.apply(state, actor, made)
    assert all(say(language, refused.value.key, **refused.value.facts) for language in languages())


@pytest.mark.parametrize(
    "text", ["rounds=0", "rounds=100", "yaku=on", "hand_four=owner", "table_four=dealer", "first_dealer=third", "x=1"]
)
def test_options_that_there_are_not(text: str) -> None:
    with pytest.raises(BadInput, match=text.partition("=")[0]):
        rules_of(text)
    assert rules_from({"rounds": 3, "yaku": "paid"}) == rules_of("rounds=3,yaku=paid")


@pytest.mark.parametrize(
    ("fault", "damage"),
    [
        ("not the 48", {"table": (0,)}),
        ("is on turn after 0 turns", {"dealer": 1}),
        ("with 0 results", {"round": 3}),
        ("not the sum", {"scores": (1, 0)}),
        ("with reason", {"why": "rounds"}),
        ("1 seats", {"scores": (0,)}),
        ("hand is out of order", {}),
    ],
)
def test_states_that_cannot_be(fault: str, damage: dict[str, object]) -> None:
    state, _ = dealt("first_dealer=first", "1")
    broken = replace(state, **damage) if damage else replace(state, hands=(state.hands[0][::-1], state.hands[1]))
    with pytest.raises(BrokenInvariant, match=fault):
        match.invariants(broken)
    with pytest.raises(BadInput, match="no state of a match"):
        match.from_text(match.to_text(broken))

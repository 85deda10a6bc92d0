from __future__ import annotations

import msgspec
import pytest

from games.gather.clothes import award, cloth, played
from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.game import Outcome
from karuta.games.gather import match
from karuta.games.gather.ledger import Ledger
from karuta.games.gather.moves import Ready
from karuta.games.gather.state import State
from karuta.games.goshoku.game import GOSHOKU
from karuta.games.goshoku.rules import OPTIONS, Rules, rules_from, rules_of
from karuta.games.readings import Manner
from karuta.poems.orders import COLOURS
from karuta.words import languages, say


def test_every_field_of_the_rules_is_an_option_with_its_default() -> None:
    fields = {field.name: field.default for field in msgspec.structs.fields(Rules)}
    assert {option.name: option.default for option in OPTIONS} == fields
    assert rules_from({"colour": "blue"}) == rules_of("colour=blue")


def test_twenty_cards_of_one_colour_lie_in_two_rows_before_each() -> None:
    state = GOSHOKU.new(rules_of("colour=orange"), "seed", 2)
    assert sorted(state.spread.lies) == sorted(COLOURS["orange"])
    rows = sorted({lie.y for lie in state.spread.lies.values()})
    assert [sum(lie.y == row for lie in state.spread.lies.values()) for row in rows] == [5, 5, 5, 5]
    assert {lie.turn for lie in state.spread.lies.values() if lie.y in rows[:2]} == {180}
    assert {lie.turn for lie in state.spread.lies.values() if lie.y in rows[2:]} == {0}
    drawn = {rules_of("").pool(Chance(str(seed))) for seed in range(40)}
    assert drawn == set(COLOURS.values())


def test_seventeen_of_the_twenty_are_read_and_nobody_knows_which() -> None:
    state: State = GOSHOKU.new(rules_of("colour=pink"), "seed", 2)
    assert (state.to_read, len(match.view(state, 0).unread)) == (17, 20)
    assert rules_of("").manner == Manner(verse="upper", lead=None, whole=True)
    for seat in (0, 1):
        state, _ = match.apply(state, seat, Ready())
    for number in range(17):
        assert state.phase == "reading"
        state = played(state, {number % 2: [(state.next_poem(), 5000)]})
    assert match.outcome(state) == Outcome((0,), 1, "read_out")
    assert len(state.spread.lies) == 3


def test_the_next_of_those_left_decides_an_equal_game() -> None:
    state = cloth(rules_of("tiebreak=sudden_card"), (16, 1, 4), ((40,), (51,)))
    state = msgspec.structs.replace(state, to_read=1)
    state = played(state, {})
    assert (state.phase, state.sudden, state.to_read) == ("reading", (0, 1), 3)
    state = played(state, {})
    state = played(state, {1: [(4, 5000)]})
    assert match.outcome(state) == Outcome((1,), 1, "sudden_card")


def test_a_foul_costs_one_card_or_a_debt_and_gaps_are_not_closed() -> None:
    state = cloth(rules_of(""), (16, 1, 4, 22), ((), (51,)))
    lies = state.spread.lies
    state = played(state, {0: [(1, 4000)], 1: [(4, 4000), (16, 5000)]})
    assert state.ledger == Ledger(((), (51,)), (16,), (1, 0))
    assert {card: lie for card, lie in lies.items() if card != 16} == state.spread.lies
    state = played(state, {1: [(1, 5000)]})
    assert state.ledger == Ledger(((), (51, 1, 16)), (), (1, 0))
    assert award(state).case == "taken-pool"


@pytest.mark.parametrize("seats", [1, 3])
def test_it_is_one_against_one(seats: int) -> None:
    with pytest.raises(BadInput, match=rf"{seats} seats: 2 can play this") as caught:
        GOSHOKU.new(Rules(), "seed", seats)
    for language in languages():
        assert say(language, caught.value.key, **caught.value.facts)


@pytest.mark.parametrize(
    ("text", "message"),
    [("read=21", "read takes a whole number from 1 to 20"), ("colour=red", "colour takes seed, pink, yellow, blue")],
)
def test_refusals_name_what_is_allowed(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        rules_of(text)

from __future__ import annotations

import msgspec
import pytest

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.chirashi.game import CHIRASHI
from karuta.games.chirashi.rules import OPTIONS, Rules, rules_from, rules_of
from karuta.games.readings import Manner
from karuta.poems.orders import COLOURS, MUSUME_FUSAHOSE, quarter, third
from karuta.words import languages, say


def pool(text: str, seed: str = "1") -> tuple[int, ...]:
    return rules_of(text).pool(Chance(seed))


def test_every_field_of_the_rules_is_an_option_with_its_default() -> None:
    fields = {field.name: field.default for field in msgspec.structs.fields(Rules)}
    assert {option.name: option.default for option in OPTIONS} == fields


def test_the_decks_are_those_of_the_short_forms() -> None:
    assert pool("") == tuple(range(1, 101))
    assert pool("deck=third,set=C") == third("C")
    assert pool("deck=quarter,set=4") == quarter("4")
    assert pool("deck=colour,set=green") == COLOURS["green"]
    assert pool("deck=starter") == tuple(sorted(MUSUME_FUSAHOSE))
    assert {pool("deck=third", str(seed)) for seed in range(30)} == {third(letter) for letter in "ABC"}
    assert {pool("deck=colour", str(seed)) for seed in range(40)} == set(COLOURS.values())
    party = {pool("deck=party", str(seed)) for seed in range(3)}
    assert len(party) == 3
    assert {len(set(cards)) for cards in party} == {50}


def test_the_party_form_reads_only_what_lies() -> None:
    state = CHIRASHI.new(rules_of("deck=party"), "seed", 4)
    assert set(state.order) == set(state.spread.lies)
    assert (state.to_read, state.cards) == (50, 50)


def test_dead_cards_are_read_but_do_not_lie() -> None:
    state = CHIRASHI.new(rules_of("dead_cards=50"), "seed", 4)
    assert (len(state.order), state.to_read, len(state.spread.lies)) == (100, 100, 50)


def test_how_it_is_read() -> None:
    assert rules_of("").manner == Manner(verse="upper", lead=None, whole=True, again=True, on_take=True)
    assert rules_of("next_on_take=off,shimo_repeat=once").manner == Manner(lead=None, whole=True)


def test_upright_cards_lie_upright() -> None:
    turns = [lie.turn for lie in CHIRASHI.new(rules_of("turned=upright"), "seed", 1).spread.lies.values()]
    assert all(min(turn, 360 - turn) < 20 for turn in turns)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("deck=half", "deck=half: deck takes full, party, third, quarter, colour, starter"),
        ("foul=shout", "foul takes none, return_one, return_per_card, skip_turn"),
        ("set=A", "set=A: with deck=full the set is seed"),
        ("deck=quarter,set=pink", "with deck=quarter the set is seed, 1, 2, 3, 4"),
        ("dead_cards=100", "dead_cards takes none, a whole number from 0 to 99"),
        ("deck=starter,dead_cards=7", "dead_cards=7: deck=starter has 7 cards, and one has to lie"),
        ("deck=third,dead_cards=33", "deck=third has 33 cards"),
        ("per_card=maybe", "per_card takes on, off"),
        ("speed=high", "'speed' is no option of this game; there are deck, set, dead_cards"),
    ],
)
def test_refusals_name_what_is_allowed(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message) as caught:
        rules_of(text)
    for language in languages():
        assert say(language, caught.value.key, **caught.value.facts)


def test_differences_make_the_text_that_makes_the_rules() -> None:
    rules = rules_from({"deck": "third", "set": "B", "per_card": True, "dead_cards": 5, "look_s": 0})
    assert OPTIONS.text(rules) == "deck=third,set=B,dead_cards=5,per_card=on,look_s=none"
    assert rules_of(OPTIONS.text(rules)) == rules
    assert rules_of("") == Rules()
    assert rules_of("dead_cards=none") == Rules()

from __future__ import annotations

import msgspec

from games.gather.clothes import award, cloth, opened, played
from karuta.games.chirashi.rules import OPTIONS as CHIRASHI
from karuta.games.gather import match
from karuta.games.readings import Manner
from karuta.games.sakasama.game import SAKASAMA
from karuta.games.sakasama.rules import OPTIONS, Rules, rules_from, rules_of
from karuta.poems.anthology import poem
from karuta.poems.kimariji import LOWER, opening

READ = (26, 87, 9, 17)
"""26 begins below as others do (ima hitotabi no), 87 and 9 do not."""


def test_the_options_are_those_of_chirashidori() -> None:
    assert tuple(OPTIONS) == tuple(CHIRASHI)
    fields = {field.name: field.default for field in msgspec.structs.fields(Rules)}
    assert {option.name: option.default for option in OPTIONS} == fields
    assert rules_from({"deck": "party"}) == rules_of("deck=party")


def test_yomifuda_lie_and_lower_verses_are_read_again_and_again() -> None:
    assert rules_of("").manner == Manner(verse="lower", lead=None, whole=True, again=True, on_take=True)
    view = match.view(SAKASAMA.new(rules_of(""), "seed", 2), 0)
    assert (view.face, view.verse, len(view.spread.lies)) == ("yomifuda", "lower", 100)


def test_a_card_is_told_by_the_opening_of_its_lower_verse() -> None:
    state = cloth(rules_of(""), (26, 56, 87), ((), ()))
    assert opening(26, state.next_kimariji(), "lower") == "いまひとたびのみ"
    state = played(state, {0: [(26, 5000)]})
    assert award(state).kimariji == len("いまひとたびのみ")
    assert award(state).mora_end == award(state).mora_start + 190
    assert state.next_kimariji() == LOWER.deciding(56, {56, 87}) == 1


def test_a_reading_times_the_lower_verse() -> None:
    state = opened(cloth(rules_of("shimo_repeat=once"), READ, ((),)))
    assert state.reading is not None
    assert len(state.reading.mora_end_ms) == len(poem(26).lower)
    assert match.closes_ms(state, None) == 190 * len(poem(26).lower) + 2000
    again = opened(cloth(rules_of(""), READ, ((),)))
    assert match.closes_ms(again, None) == 2 * 190 * len(poem(26).lower) + 2000

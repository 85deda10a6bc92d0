from __future__ import annotations

from msgspec.structs import replace

from karuta.games.koikoi.match import view
from karuta.games.koikoi.moves import KoiKoi, Stop
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.space import Space
from karuta.hanafuda.deck import numbers
from karuta.players.koikoi.choices import choices, may_go_on, takes
from players.koikoi.decisions import mixed


def test_a_view_tells_what_the_rules_allow() -> None:
    for state, seen in mixed(600, "choices"):
        assert seen.seat is not None
        allowed = Space(state, seen.seat).moves()
        found = choices(seen)
        assert len(found) == len(set(found))
        assert set(found) == set(allowed)


def test_who_is_not_on_turn_has_no_choice() -> None:
    for state, seen in mixed(60, "others"):
        for seat in {None, *range(seen.rules.seats)} - {seen.seat}:
            assert choices(view(state, seat)) == ()


def test_three_on_the_table_are_taken_together_or_one_of_them() -> None:
    table = tuple(sorted(numbers("crane", "01-ribbon", "01-plain-1", "moon")))
    assert takes(3, table, rules_of("nintendo")) == ()
    assert takes(3, table, rules_of("three_on_table=one")) == (0, 1, 2)
    assert takes(29, table, rules_of("three_on_table=one")) == ()


def test_koi_koi_needs_a_call_left_and_a_card() -> None:
    _, seen = next((state, seen) for state, seen in mixed(600, "call") if seen.phase == "decide" and seen.hand)
    side = seen.turn % 2
    assert choices(replace(seen, rules=rules_of("nintendo"))) == (Stop(), KoiKoi())
    assert choices(replace(seen, rules=rules_of("koikoi=never"))) == (Stop(),)
    called = (1, 0) if side == 0 else (0, 1)
    assert not may_go_on(replace(seen, rules=rules_of("koikoi=once"), calls=called))
    assert may_go_on(replace(seen, rules=rules_of("koikoi=once"), calls=called[::-1]))
    assert not may_go_on(replace(seen, left=tuple(0 for _ in seen.left)))

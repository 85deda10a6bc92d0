from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.players.characters import STYLES, StyleName
from karuta.players.dice import Dice
from karuta.players.sending import choose
from players.positions import ALL

SEEDS = st.integers(0, 10_000).map(str)


@given(SEEDS, st.sets(st.integers(1, 100), max_size=30), st.integers(1, 3), st.sampled_from(STYLES))
@settings(max_examples=80, deadline=None)
def test_only_own_cards_and_as_many_as_are_due(seed: str, own: set[int], due: int, style: StyleName) -> None:
    sent = choose(sorted(own), due, ALL, style, Dice(seed))
    assert len(sent) == len(set(sent)) == min(due, len(own))
    assert set(sent) <= own


def test_twins_are_parted() -> None:
    own = [75, 42, 1, 3, 7, 12]
    for style in STYLES:
        first = {choose(own, 1, ALL, style, Dice(str(seed)))[0] for seed in range(20)}
        assert first == {75, 42}
        both = [choose(own, 2, ALL, style, Dice(str(seed))) for seed in range(20)]
        assert not any({75, 42} <= set(pair) for pair in both)


def test_attackers_send_what_one_sound_decides_and_defenders_keep_it() -> None:
    own = [87, 3, 5, 9, 13, 17]

    def often(style: StyleName) -> int:
        return Counter(choose(own, 1, ALL, style, Dice(str(seed)))[0] for seed in range(200))[87]

    assert often("attack") > often("hearing") > often("defence")

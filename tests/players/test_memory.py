from __future__ import annotations

from itertools import pairwise

from karuta.players.memory import Memory
from karuta.players.sight import SIGHT

ALL = range(1, 101)
CHIHA = 17


def test_what_is_noticed_becomes_known_and_stays_known() -> None:
    memory = Memory(SIGHT["C"], "s")
    shares = [memory.share(100, readings) for readings in range(0, 90, 10)]
    assert shares == sorted(shares)
    known = [{card for card in ALL if memory.has_place(card, share, 0.5)} for share in shares]
    assert all(before <= after for before, after in pairwise(known))
    assert len(known[0]) < 30
    assert len(known[-1]) > 55
    assert Memory(SIGHT["C"], "s").has_place(CHIHA, shares[3], 0.5) == memory.has_place(CHIHA, shares[3], 0.5)


def test_what_lies_in_order_is_learned_sooner() -> None:
    memory = Memory(SIGHT["C"], "s")
    assert memory.share(100, 10, ease=4) > 2 * memory.share(100, 10)


def test_poems_are_known_by_their_share_and_stay_known() -> None:
    for level, least, most in (("E", 30, 60), ("C", 80, 97), ("A", 100, 100)):
        memory = Memory(SIGHT[level], "s")  # type: ignore[index]
        known = {poem for poem in ALL if memory.has_poem(poem)}
        assert least <= len(known) <= most
        assert known == {poem for poem in ALL if Memory(SIGHT[level], "s").has_poem(poem)}  # type: ignore[index]


def test_few_cards_are_soon_known_and_near_ones_rather() -> None:
    memory = Memory(SIGHT["C"], "s")
    assert memory.share(20, 5) > 2 * memory.share(100, 5)
    near, far = (sum(memory.has_place(card, 0.5, near) for card in ALL) for near in (0.1, 0.9))
    assert near > far

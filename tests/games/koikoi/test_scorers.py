"""Two scorers that share nothing say the same of random piles: that of the game, and the one of `reference`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.koikoi import reference
from games.koikoi.house_rules import any_rules
from karuta.games.koikoi.presets import PRESETS, preset
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.yaku import NAMES, points, progress, score, yaku
from karuta.hanafuda.deck import DECK

BYTES = [tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256)]
CARDS = [[tuple(8 * at + bit for bit in BYTES[byte]) for byte in range(256)] for at in range(6)]
TOKENS = [[frozenset(DECK[card].token for card in CARDS[at][byte]) for byte in range(256)] for at in range(6)]
"""The cards of each of the six bytes of a mask, as numbers and as tokens: many piles are needed soon."""


def piles(seed: int, how_many: int) -> Iterator[tuple[tuple[int, ...], frozenset[str]]]:
    """Random piles: thin, even and full ones."""
    rng = Random(seed)
    for _ in range(how_many):
        one, other = rng.getrandbits(48), rng.getrandbits(48)
        mask = (one & other, one, one | other)[rng.randrange(3)].to_bytes(6, "little")
        pile = sum((CARDS[at][byte] for at, byte in enumerate(mask)), ())
        yield pile, frozenset().union(*(TOKENS[at][byte] for at, byte in enumerate(mask)))


@pytest.mark.parametrize("part", range(4))
def test_both_scorers_agree_on_200_000_piles(part: int) -> None:
    rules = Rules()
    for pile, tokens in piles(part, 50_000):
        found = {one.name: one.points for one in yaku(pile, rules)}
        assert found == reference.yaku(tokens, rules), sorted(tokens)


@pytest.mark.parametrize("name", PRESETS)
def test_both_scorers_agree_on_every_preset(name: str) -> None:
    rules = preset(name)
    rng = Random(name)
    for pile, tokens in piles(len(name), 2_000):
        round, calls = rng.randrange(1, 14), rng.randrange(6)
        found = {one.name: one.points for one in yaku(pile, rules, round=round, calls=calls)}
        assert found == reference.yaku(tokens, rules, round, calls), sorted(tokens)


def test_both_scorers_agree_on_any_options() -> None:
    rng = Random(7)
    rules = any_rules(rng)
    for number, (pile, tokens) in enumerate(piles(7, 20_000)):
        if number % 5 == 0:
            rules = any_rules(rng)
        round, calls, opponent = rng.randrange(1, 30), rng.randrange(7), rng.randrange(4)
        counted = rng.randrange(calls + 1)
        expected = reference.yaku(tokens, rules, round, calls)
        found = score(pile, rules, round=round, calls=calls, counted=counted, opponent=opponent)
        assert {one.name: one.points for one in found.yaku} == expected, (sorted(tokens), rules)
        assert found.points == sum(expected.values()) == points(pile, rules, round=round, calls=calls)
        if expected:
            assert found.total == reference.total(found.points, rules, calls, counted, opponent), (found, rules)
        product = 1
        for _, factor in found.factors:
            product *= factor
        assert found.total == (found.points + found.added) * product
        assert [NAMES.index(one.name) for one in found.yaku] == sorted(NAMES.index(one.name) for one in found.yaku)


def test_progress_agrees_with_what_is_made() -> None:
    rng = Random(3)
    for pile, _ in piles(3, 1_500):
        rules = any_rules(rng)
        other = tuple(card for card in range(48) if card not in pile and rng.random() < 0.5)
        made = {one.name: one.points for one in yaku(pile, rules)}
        on_way = {one.name: one for one in progress(pile, other, rules)}
        assert made.keys() <= on_way.keys()
        for name, one in on_way.items():
            assert not set(one.have) & set(one.open) | set(one.lost) & set(pile)
            if name in made:
                assert (one.needed, one.points, one.dead) == (0, made[name], False)
            elif not one.needed and rules.viewing != "with_other":
                assert one.dead

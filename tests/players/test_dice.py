from __future__ import annotations

from statistics import fmean, pstdev

from karuta.chance import Chance
from karuta.players.dice import Dice


def test_the_words_are_those_of_chance() -> None:
    dice, chance = Dice("a seed"), Chance("a seed")
    words = [chance.below(1 << 32) for _ in range(30)]
    assert [dice.unit() for _ in range(30)] == [(word + 0.5) / (1 << 32) for word in words]


def test_the_seed_fixes_all() -> None:
    assert Dice("x").normal(0, 1) == Dice("x").normal(0, 1)
    assert Dice("x").unit() != Dice("y").unit()


def test_distributions() -> None:
    dice = Dice("shape")
    normal = [dice.normal(3, 2) for _ in range(4000)]
    assert abs(fmean(normal) - 3) < 0.15
    assert abs(pstdev(normal) - 2) < 0.1
    tail = [dice.exponential(0.5) for _ in range(4000)]
    assert min(tail) >= 0
    assert abs(fmean(tail) - 0.5) < 0.04
    assert abs(fmean(dice.happens(0.2) for _ in range(4000)) - 0.2) < 0.03
    assert {dice.below(3) for _ in range(200)} == {0, 1, 2}
    assert dice.exponential(0) == 0

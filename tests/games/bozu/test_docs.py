"""What docs/rules.md says of bōzu mekuri is so."""

from __future__ import annotations

import re

import pytest

from games.gather.test_docs import section
from games.gather.test_docs import (
    test_every_option_stands_in_the_rules_with_default_and_values as stands,
)
from karuta.games.bozu.poets import BOZU, EMPERORS, HIME
from karuta.games.bozu.rules import OPTIONS, Rules
from karuta.games.options import Option


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_stands_in_the_rules(option: Option) -> None:
    stands("5.5", option, Rules())


@pytest.mark.parametrize(("name", "poems"), [("Ladies, 21", HIME), ("Monks, 12", BOZU), ("Emperors", EMPERORS)])
def test_the_classes_stand_in_the_rules(name: str, poems: frozenset[int]) -> None:
    [told] = re.findall(rf"{name}: ([\d, to\n]+)", section("5.5"))
    found: set[int] = set()
    for part in told.split(","):
        first, _, last = (piece.strip() for piece in part.partition("to"))
        found |= set(range(int(first), int(last or first) + 1))
    assert found == poems

"""What docs/rules.md says of the options of the games on a cloth is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from karuta.games.chirashi.rules import OPTIONS as CHIRASHI
from karuta.games.chirashi.rules import Rules as ChirashiRules
from karuta.games.goshoku.rules import OPTIONS as GOSHOKU
from karuta.games.goshoku.rules import Rules as GoshokuRules
from karuta.games.options import Option

DOCS = Path(__file__).parents[3] / "docs"


def section(name: str) -> str:
    """The section of rules.md that begins with that number."""
    text = (DOCS / "rules.md").read_text(encoding="utf-8")
    return re.split(r"^#+ ", text.split(f"\n### {name} ", 1)[1], maxsplit=1, flags=re.M)[0]


@pytest.mark.parametrize(
    ("part", "option", "rules"),
    [("5.1", option, ChirashiRules()) for option in CHIRASHI]
    + [("5.6" if option.name in ("colour", "read") else "5.1", option, GoshokuRules()) for option in GOSHOKU],
    ids=lambda it: it.name if isinstance(it, Option) else "",
)
def test_every_option_stands_in_the_rules_with_default_and_values(part: str, option: Option, rules: Any) -> None:
    [told] = re.findall(rf"^\| `{option.name}` \| ([^|]*) \|", section(part), re.M)
    default, _, others = told.removeprefix("`").partition("`")
    assert default == option.show(getattr(rules, option.name))
    if option.kind == "number":
        assert f"{option.least} to {option.most}" in others
        assert {name for name, _ in option.named} <= set(re.findall(r"\w+", told))
    elif option.name != "set":
        assert set(re.findall(r"[\w-]+", told)) == set(option.choices or ("on", "off"))

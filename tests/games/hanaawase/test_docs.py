"""What docs/hanaawase.md says of the options is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from karuta.games.hanaawase.rules import OPTIONS, Rules
from karuta.games.options import Option

TEXT = (Path(__file__).parents[3] / "docs" / "hanaawase.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_stands_there_with_default_and_values(option: Option) -> None:
    [told] = re.findall(rf"^\| `{option.name}` \| ([^|]*) \|", TEXT, re.M)
    default, _, others = told.removeprefix("`").partition("`")
    assert default == option.show(getattr(Rules(), option.name))
    if option.kind == "number":
        assert f"{option.least} to {option.most}" in others
    else:
        assert set(re.findall(r"\w+", told)) == set(option.choices or ("on", "off"))


def test_no_option_stands_there_that_is_none() -> None:
    assert re.findall(r"^\| `(\w+)` \|", TEXT, re.M) == [option.name for option in OPTIONS]

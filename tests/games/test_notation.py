"""What docs/notation.md, docs/rules.md and docs/koikoi.md show is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from karuta.games.koikoi.presets import PRESETS, preset
from karuta.games.koikoi.rules import OPTIONS as KOIKOI_OPTIONS
from karuta.games.koikoi.rules import Rules as KoikoiRules
from karuta.games.kyogi.rules import OPTIONS, Rules
from karuta.games.notations import parse, write
from karuta.mat.field import mat_text, parse_mat

DOCS = Path(__file__).parents[2] / "docs"


def fences(name: str, kind: str) -> list[str]:
    text = (DOCS / name).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.M | re.S)


def test_the_records_of_the_page_are_accepted() -> None:
    found = []
    for text in fences("notation.md", "record"):
        record = parse(text)
        assert write(record) == text
        found.append(record.game)
    assert len(set(found)) == len(found)
    assert {"kyogi", "koikoi", "chirashi"} <= set(found)


def test_the_mats_of_the_page_are_read_back() -> None:
    lines = [line for fence in fences("notation.md", "mat") for line in fence.splitlines()]
    assert lines
    for line in lines:
        assert mat_text(parse_mat(line)) == line


def test_the_examples_of_the_page_hold() -> None:
    examples = "\n".join(fences("notation.md", "python"))
    test = doctest.DocTestParser().get_doctest(examples, {}, "notation.md", None, None)
    assert test.examples
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_stands_in_the_rules_with_its_default(option: object) -> None:
    name = getattr(option, "name", "")
    default = OPTIONS.shown(Rules())[name]
    text = (DOCS / "rules.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^\| `{name}` \| `([^`]*)` \|", text, re.M)
    assert rows == [default]


@pytest.mark.parametrize("option", KOIKOI_OPTIONS, ids=lambda option: option.name)
def test_every_option_of_koi_koi_stands_in_its_rules_with_default_and_values(option: object) -> None:
    name = getattr(option, "name", "")
    default = KOIKOI_OPTIONS.shown(KoikoiRules())[name]
    text = (DOCS / "koikoi.md").read_text(encoding="utf-8")
    [(told, allowed)] = re.findall(rf"^\| `{name}` \| `([^`]*)` \| ([^|]*) \|", text, re.M)
    assert told == default
    for choice in KOIKOI_OPTIONS.named(name).choices:
        assert choice.isdigit() or choice in re.split(r"[ ,]+", allowed)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_stands_in_the_rules_with_what_differs(name: str) -> None:
    text = (DOCS / "koikoi.md").read_text(encoding="utf-8")
    [told] = re.findall(rf"^\| `{name}` \| ([^|]*) \|", text, re.M)
    assert dict(re.findall(r"`(\w+)=(\w+)`", told)) == KOIKOI_OPTIONS.differing(preset(name))

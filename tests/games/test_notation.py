"""What docs/notation.md and docs/rules.md show is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from karuta.games.kyogi.record import parse, write
from karuta.games.kyogi.rules import OPTIONS, Rules
from karuta.mat.field import mat_text, parse_mat

DOCS = Path(__file__).parents[2] / "docs"


def fences(name: str, kind: str) -> list[str]:
    text = (DOCS / name).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.M | re.S)


def test_the_records_of_the_page_are_accepted() -> None:
    records = fences("notation.md", "record")
    assert records
    for record in records:
        assert write(parse(record)) == record


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

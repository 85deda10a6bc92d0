"""Every ruling and every refusal of the games has words in all five languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import karuta.games
from karuta.games.fouls import CASES
from karuta.words import catalogue, languages

SOURCES = Path(str(karuta.games.__file__)).parent
HOW = ("touch", "push", "tie", "owner", "none")


def refusals() -> set[str]:
    """The keys of errors in the sources of the games; one is made of a reason."""
    found = {f"error-kyogi-read-{reason}" for reason in ("hand", "placing", "hai", "deciding", "passing")}
    for source in SOURCES.rglob("*.py"):
        found |= set(re.findall(r'key="(error-[a-z-]+)"', source.read_text(encoding="utf-8")))
    return found


def has(language: str, key: str) -> bool:
    return f"\n{key} = " in catalogue(language)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words(language: str) -> None:
    keys = refusals()
    assert len(keys) > 40
    assert [key for key in sorted(keys) if not has(language, key)] == []


@pytest.mark.parametrize("language", languages())
def test_every_ruling_has_words(language: str) -> None:
    keys = [f"ruling-{case}{part}" for case in CASES for part in ("", "-name", "-why")]
    keys += [f"ruling-how-{how}" for how in HOW]
    assert [key for key in keys if not has(language, key)] == []


@pytest.mark.parametrize("language", languages())
def test_every_fault_of_a_record_has_words(language: str) -> None:
    found = set()
    for source in SOURCES.rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        found |= set(re.findall(r'raise damaged\((?:Line\(2, ""\)|[^,]+), "([a-z-]+)"', text))
    assert len(found) > 15
    entry = catalogue(language).split("\nerror-record-line = ")[1].split("\n}")[0]
    assert found == set(re.findall(r"\[([a-z-]+)\]", entry))

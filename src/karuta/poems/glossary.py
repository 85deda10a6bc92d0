"""The terms of karuta in five languages, read by screens, print and docs (rules 7).

`glossary.csv` of the package holds one row a term. `docs/glossary.md` is made from it by tools/glossary_page.py.
"""

from __future__ import annotations

import csv
from importlib.resources import files

import msgspec

from karuta.poems.anthology import LANGUAGES

__all__ = ["GLOSSARY", "Term"]


class Term(msgspec.Struct, frozen=True):
    """One term. `key` is its romaji in plain lower-case letters without spaces, as in `kimariji` or `okurifuda`.

    `line` gives a few words for it by language ("en", "fr", "es", "ru", "ja"), `more` one sentence.
    """

    key: str
    kanji: str
    kana: str
    romaji: str
    line: dict[str, str]
    more: dict[str, str]

    def __hash__(self) -> int:
        return hash(self.key)


def _load() -> dict[str, Term]:
    rows = csv.DictReader(files("karuta").joinpath("glossary.csv").read_text(encoding="utf-8").splitlines())
    return {
        row["key"]: Term(
            key=row["key"],
            kanji=row["kanji"],
            kana=row["kana"],
            romaji=row["romaji"],
            line={language: row[language] for language in LANGUAGES},
            more={language: row[f"more_{language}"] for language in LANGUAGES},
        )
        for row in rows
    }


GLOSSARY: dict[str, Term] = _load()
"""All terms by key, in the order of the file: things, hearing, taking, fouls, tournaments, other games, manners."""

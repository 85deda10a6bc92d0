"""What the page looks up: the poems and the glossary in one language, as JSON."""

from __future__ import annotations

import csv
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

import msgspec

from karuta.games.bozu.poets import BOZU, HIME, SEMIMARU
from karuta.poems.anthology import JOKA, POEMS, Poem
from karuta.poems.kimariji import kimariji
from karuta.words import FALLBACK, LANGUAGES


class Sheet(NamedTuple):
    """JSON and its entity tag."""

    body: bytes
    tag: str


def sheet(data: object) -> Sheet:
    """`data` as JSON with its tag."""
    body = msgspec.json.encode(data)
    return Sheet(body, f'"{sha256(body).hexdigest()[:20]}"')


@cache
def poems(language: str) -> Sheet:
    """All 101 poems, the joka first, with the line of meaning in `language`."""
    language = language if language in LANGUAGES else FALLBACK
    return sheet([_poem(poem, language) for poem in (JOKA, *POEMS)])


def _poem(poem: Poem, language: str) -> dict[str, object]:
    return {
        "number": poem.number,
        "torifuda": poem.torifuda,
        "text": poem.text,
        "historical": poem.historical,
        "pronunciation": poem.pronunciation,
        "kimariji": kimariji(poem.number) if poem.number else "",
        "romaji": poem.romaji,
        "author": poem.author,
        "gloss": poem.gloss[language] or poem.gloss[FALLBACK],
        "colour": poem.colour,
        "figure": _figure(poem.number),
    }


def _figure(number: int) -> str:
    """Who is painted on the reading card: `hime`, `bozu`, `semimaru` or `tono`."""
    if number == SEMIMARU:
        return "semimaru"
    return "hime" if number in HIME else "bozu" if number in BOZU else "tono"


@cache
def glossary(language: str) -> Sheet:
    """The glossary's terms, each with a few words (`short`) and a sentence (`more`) in `language`."""
    language = language if language in LANGUAGES else FALLBACK
    text = files("karuta").joinpath("glossary.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return sheet([_entry(row, language) for row in rows])


def _entry(row: dict[str, str], language: str) -> dict[str, str]:
    entry = {name: row[name] for name in ("key", "kanji", "kana", "romaji")}
    return entry | {"short": row[language], "more": row[f"more_{language}"]}

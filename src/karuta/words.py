"""The words that people read, in five languages, from the Fluent catalogues that the page uses too.

One catalogue a language lies in `locales/<language>.ftl`. English is the fallback of every other; a key that even
English lacks is a fault of the program and raises `MissingWordsError`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["FALLBACK", "LANGUAGES", "MissingWordsError", "catalogue", "languages", "negotiate", "say"]

LANGUAGES: dict[str, str] = {
    "en": "English",
    "fr": "Français",
    "es": "Español",
    "ru": "Русский",
    "ja": "日本語",
}
"""The languages of the house, each by its own name."""
FALLBACK = "en"


class MissingWordsError(LookupError):
    """No catalogue has the entry, or a fact that its sentence needs was not given."""


def languages() -> tuple[str, ...]:
    """Codes of the languages that have a catalogue, the fallback first."""
    return tuple(LANGUAGES)


def catalogue(language: str) -> str:
    """The text of the Fluent catalogue of `language`."""
    return files("karuta").joinpath("locales", f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  a command that says nothing needs no Fluent

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def say(language: str, key: str, **facts: str | int | float) -> str:
    """The sentence `key` in `language`, filled with `facts`.

    A key of the form `entry.attribute` gives the attribute of an entry. An unknown language is answered in English, as
    is an entry that the language lacks. Raises MissingWordsError when English lacks it too or a fact is missing.

    >>> say("en", "cli-serving", address="http://127.0.0.1:8000")
    'Karuta is open at http://127.0.0.1:8000'
    """
    entry, _, attribute = key.partition(".")
    for code in dict.fromkeys((language, FALLBACK)):
        if code not in LANGUAGES:
            continue
        bundle = _bundle(code)
        if not bundle.has_message(entry):
            continue
        message = bundle.get_message(entry)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            continue
        sentence, faults = bundle.format_pattern(pattern, facts)
        if faults:
            raise MissingWordsError(f"{key} ({code}): {faults[0]}; given were {sorted(facts)}")
        return str(sentence)
    raise MissingWordsError(f"{key}: no catalogue has this entry")


def negotiate(wished: str | Mapping[str, str] | None) -> str:
    """The best language of the house for an Accept-Language header, a locale name or an environment.

    An environment (a mapping) is asked for KARUTA_LANGUAGE, LC_ALL, LC_MESSAGES and LANG in that order.

    >>> negotiate("de, ru;q=0.8, en;q=0.5"), negotiate("ja_JP.UTF-8"), negotiate({"LANG": "C"})
    ('ru', 'ja', 'en')
    """
    if isinstance(wished, Mapping):
        names = ("KARUTA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
        wished = next((wished[name] for name in names if wished.get(name)), None)
    ranked = sorted((_ranked(piece) for piece in (wished or "").split(",")[:32]), key=lambda pair: -pair[0])
    return next((code for weight, code in ranked if weight > 0 and code in LANGUAGES), FALLBACK)


def _ranked(piece: str) -> tuple[float, str]:
    tag, _, options = piece.strip().partition(";")
    try:
        weight = float(options.strip().removeprefix("q=")) if options.strip().startswith("q=") else 1.0
    except ValueError:
        weight = 0.0
    return weight, tag.strip().replace("_", "-").split("-")[0].split(".")[0].lower()

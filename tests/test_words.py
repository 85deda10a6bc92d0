"""All catalogues say the same things, and everything that the house says is in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import karuta
from karuta.poems.glossary import GLOSSARY
from karuta.words import FALLBACK, LANGUAGES, MissingWordsError, catalogue, languages, negotiate, say

LEFT_OUT = {"ru": {"rival"}}
"""What a language may leave unsaid: a Russian past tense agrees in gender, which a name does not tell."""
SOURCE = Path(karuta.__file__).parent
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "many", "other"},
    "es": {"one", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "ja": {"other"},
}
"""Categories of CLDR that a whole number can have in each language."""


class _Variables(Visitor):
    """The variables of a pattern: all, and those whose value is shown (not only asked for a plural or a choice)."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.shown: set[str] = set()
        self._choosing = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  the library's own name
        self._choosing = True
        self.visit(node.selector)
        self._choosing = False
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)
        if not self._choosing:
            self.shown.add(node.id.name)


def _entries(language: str) -> dict[str, _Variables]:
    """Each entry and attribute of a catalogue with the variables that it uses."""
    found: dict[str, _Variables] = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl: {entry.content!r}"
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes
            }
            for key, pattern in patterns.items():
                assert key not in found, f"{language}.ftl has {key} twice"
                found[key] = _Variables()
                found[key].visit(pattern)
    return found


ENGLISH = _entries(FALLBACK)


@pytest.mark.parametrize("language", [code for code in languages() if code != FALLBACK])
def test_every_language_has_the_same_entries_and_variables(language: str) -> None:
    entries = _entries(language)
    assert sorted(entries.keys() ^ ENGLISH.keys()) == []
    odd = {
        key: (sorted(used.all), sorted(ENGLISH[key].all))
        for key, used in entries.items()
        # A language without plurals needs no number to choose by, but it shows all that English shows.
        if not (ENGLISH[key].shown - LEFT_OUT.get(language, set()) <= used.all <= ENGLISH[key].all)
    }
    assert odd == {}


class _Texts(Visitor):
    """What a person can come to read of a pattern: its pieces of text, and the names of its plural variants."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.plurals: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)

    def visit_Identifier(self, node: ast.Identifier) -> None:  # noqa: N802
        if node.name in {"zero", "one", "two", "few", "many", "other"}:
            self.plurals.add(node.name)


def _texts(language: str) -> dict[str, _Texts]:
    found: dict[str, _Texts] = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _Texts()
            found[entry.id.name].visit(entry)
    return found


TEXTS = {language: _texts(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    assert {key: texts.plurals for key, texts in TEXTS[language].items() if texts.plurals - PLURALS[language]} == {}
    assert any(texts.plurals for texts in TEXTS[language].values())


@pytest.mark.parametrize("language", [code for code in languages() if code != FALLBACK])
def test_nothing_is_left_in_english(language: str) -> None:
    english = {key: " ".join(texts.pieces) for key, texts in TEXTS[FALLBACK].items()}
    sentences = {key for key, text in english.items() if len(re.findall("[a-z]{2,}", text)) > 2}
    assert len(sentences) > len(english) / 3
    assert [key for key in sentences if " ".join(TEXTS[language][key].pieces) == english[key]] == []


def test_french_punctuation_stays_with_its_word() -> None:
    """In the glossary too: a line may not break before : ; ? ! » % nor after «."""
    said = [line for line in catalogue("fr").splitlines() if not line.startswith("#")]
    said += [text for term in GLOSSARY.values() for text in (term.line["fr"], term.more["fr"])]
    assert any("\u00a0:" in line for line in said)
    assert [line for line in said if re.search("(?<=\\S) [:;?!»%](?![a-z])|« ", line)] == []


def test_spanish_questions_and_exclamations_are_opened() -> None:
    """In each entry as often as they are closed."""
    said = {key: "".join(texts.pieces) for key, texts in TEXTS["es"].items()}
    assert any("¿" in text for text in said.values())
    odd = {key for key, text in said.items() if any(text.count(a) != text.count(b) for a, b in ("¿?", "¡!", "«»"))}
    assert odd == set()


def test_a_language_addresses_people_in_one_way() -> None:
    """Spanish tú and, to several, ustedes; French vous; Russian вы, which takes no capital within a sentence."""
    others = {
        "es": r"\b(?:[Uu]sted|[Vv]osotr[oa]s|[Vv]uestr[oa]s?|\w+(?:áis|éis))\b",
        "fr": r"\b(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]es|[Tt]ien)\b",
        "ru": r"\b(?:[Тт]ы|[Тт]ебя|[Тт]ебе|[Тт]вой|[Тт]вои|[Тт]воё)\b|(?<=[\w,] )(?:Вы|Вас|Вам|Ваши?)\b",
    }
    said = {language: {k: "".join(t.pieces) for k, t in TEXTS[language].items()} for language in others}
    ways = {"es": r"\b[Tt]us?\b", "fr": r"\b[Vv]ous\b", "ru": r"\b[Вв]ы\b"}
    assert [
        language for language in ways if not any(re.search(ways[language], t) for t in said[language].values())
    ] == []
    odd = {
        (language, k) for language in others for k, text in said[language].items() if re.search(others[language], text)
    }
    assert odd == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_in_brackets_are_in_the_glossary(language: str) -> None:
    """A sentence marks a term as [term] or [term|as it is said here]."""
    terms = {
        key: set(re.findall(r"\[([a-z]+)(?:\||\])", "".join(texts.pieces))) for key, texts in TEXTS[language].items()
    }
    assert any(terms.values())
    assert {key: unknown for key, used in terms.items() if (unknown := used - GLOSSARY.keys())} == {}


def test_every_catalogue_belongs_to_a_language() -> None:
    assert {path.stem for path in (SOURCE / "locales").glob("*.ftl")} == set(LANGUAGES)


def _said() -> set[str]:
    """Keys that the source names as such."""
    pattern = re.compile(r"""["']((?:error|note|cli)-[a-z0-9-]*[a-z0-9])["']""")
    return {key for path in SOURCE.rglob("*.py") for key in pattern.findall(path.read_text(encoding="utf-8"))}


def test_every_error_and_remark_has_words() -> None:
    assert len(_said()) > 40
    assert sorted(_said() - ENGLISH.keys()) == []


def test_every_command_has_a_line_of_help() -> None:
    commands = {path.stem for path in (SOURCE / "cli").glob("*.py") if not path.stem.startswith("_")}
    assert sorted(command for command in commands if f"cli-{command}" not in ENGLISH) == []


def test_say_fills_in_facts() -> None:
    said = say("ru", "error-port-taken", port="8000", host="x")
    assert "8000" in said
    assert say("en", "error-port-taken", port="8000") != said


def test_an_unknown_language_is_answered_in_english() -> None:
    assert say("xx", "cli-commands") == say("en", "cli-commands")


def test_what_nobody_can_say_is_an_error() -> None:
    with pytest.raises(MissingWordsError, match="error-none-such"):
        say("fr", "error-none-such")
    with pytest.raises(MissingWordsError, match="address"):
        say("ja", "cli-serving")
    with pytest.raises(MissingWordsError):
        say("en", "cli-serving.nothing", address="x")


@pytest.mark.parametrize(
    ("wished", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "en"),
        ("es-MX,es;q=0.9", "es"),
        ("en;q=0.1, fr;q=0.9", "fr"),
        ("ru;q=0, ja", "ja"),
        ("fr;q=oops, es", "es"),
        ("ja_JP.UTF-8", "ja"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "ru_RU.UTF-8", "KARUTA_LANGUAGE": "ja"}, "ja"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_negotiate(wished: str | dict[str, str] | None, language: str) -> None:
    assert negotiate(wished) == language

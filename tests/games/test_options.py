from __future__ import annotations

import msgspec
import pytest

from karuta.errors import BadInput
from karuta.games.koikoi.presets import PRESETS
from karuta.games.koikoi.rules import OPTIONS as KOIKOI_OPTIONS
from karuta.games.koikoi.rules import Rules as KoikoiRules
from karuta.games.kyogi.rules import OPTIONS, Rules, rules_from, rules_of
from karuta.games.options import Option, Options
from karuta.games.registry import GAMES
from karuta.words import catalogue, languages, say


def test_every_field_of_the_rules_is_an_option_with_its_default() -> None:
    fields = {field.name: field.default for field in msgspec.structs.fields(Rules)}
    assert {option.name: option.default for option in OPTIONS} == fields


@pytest.mark.parametrize("language", languages())
def test_every_option_value_and_group_has_words(language: str) -> None:
    for options in (*(game.options for game in GAMES.values()), KOIKOI_OPTIONS):
        keys = [key for option in options for key in (option.label_key, *option.value_keys)]
        for key in [*keys, *{f"{option.words}-group-{option.group}" for option in options}]:
            assert f"\n{key} = " in catalogue(language)
            assert say(language, key).strip()


@pytest.mark.parametrize("language", languages())
def test_every_preset_has_a_name_and_a_line(language: str) -> None:
    for preset in PRESETS:
        for key in (f"koikoi-preset-{preset}", f"koikoi-preset-{preset}-line"):
            assert f"\n{key} = " in catalogue(language)


def test_every_option_of_koikoi_is_a_field_with_its_default() -> None:
    fields = {field.name: field.default for field in msgspec.structs.fields(KoikoiRules)}
    assert {option.name: option.default for option in KOIKOI_OPTIONS} == fields


def test_every_value_that_is_shown_is_read_back() -> None:
    for option in OPTIONS:
        offered = [*option.choices, *(name for name, _ in option.named)] or [option.show(option.default)]
        for word in offered:
            value = option.read(word)
            assert option.show(value) == word
            assert option.read(value) == value


def test_differences_make_the_text_that_makes_the_rules() -> None:
    rules = rules_of(" format = third, tie_margin_ms=0 ,memorise_s=120,cards_a=12")
    assert OPTIONS.text(rules) == "format=third,cards_a=12,memorise_s=120,tie_margin_ms=0"
    assert rules_of(OPTIONS.text(rules)) == rules
    assert OPTIONS.differing(rules)["cards_a"] == "12"
    assert OPTIONS.shown(Rules())["memorise_s"] == "format"
    assert OPTIONS.text(Rules()) == ""
    assert rules_of("") == Rules()
    assert rules_from({"memorise_s": 0, "hints_a": "romaji"}).hints == ("romaji", "off")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("formal=full", "'formal' is no option of this game; there are format, set"),
        ("format=fool", "format=fool: format takes full, third, quarter"),
        ("format", "'format': say option=value"),
        ("set=A,set=B", "'set' is given twice"),
        ("tie_margin_ms=-1", "tie_margin_ms takes a whole number from 0 to 200"),
        ("tie_margin_ms=201", "tie_margin_ms=201"),
        ("tie_margin_ms=１", "tie_margin_ms=１"),
        ("memorise_s=soon", "memorise_s takes format, a whole number from 0 to 3600"),
        ("set=A", "set=A: with format=full the set is seed"),
        ("format=third,set=1", "set=1: with format=third the set is seed, A, B, C"),
        ("format=starter,cards_a=5", r"5\+3 cards: format=starter reads 7 poems"),
        ("format=third,cards_a=30", r"30\+10 cards: format=third reads 33"),
    ],
)
def test_refusals_name_what_is_allowed(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message) as caught:
        rules_of(text)
    for language in languages():
        assert say(language, caught.value.key, **caught.value.facts)


def test_a_switch_is_on_or_off() -> None:
    options = Options(Option("lamp", "light", "switch", False))
    assert options.parse("lamp=on") == {"lamp": True}
    assert options.read({"lamp": False}) == {"lamp": False}
    assert options[0].show(True) == "on"
    assert options[0].value_keys == ("option-lamp-on", "option-lamp-off")
    assert len(options) == 1
    with pytest.raises(BadInput, match="lamp takes on, off"):
        options.parse("lamp=dim")


@pytest.mark.parametrize("word", ["100", "-1", "many", "9" * 5000])
def test_a_number_that_is_none_is_refused_wholly_in_the_user_s_language(word: str) -> None:
    told = set()
    for name, named in (("kasu", "off"), ("rounds", "")):
        with pytest.raises(BadInput, match=rf"{name} takes {named}") as refused:
            KOIKOI_OPTIONS.parse(f"{name}={word}")
        assert len(str(refused.value)) < 150
        for language in languages():
            sentence = say(language, refused.value.key, **refused.value.facts)
            assert all(part in sentence for part in (name, word[:60], named, "99"))
            assert ("a whole number" in sentence) == (language == "en")
            told.add(sentence)
    assert len(told) == 2 * len(languages())

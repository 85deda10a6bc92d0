"""Wishes: presets, patterns, pacings, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.poems.kimariji import deciding
from karuta.poems.reading import RHYTHMS
from karuta.recital.programme.sets import poems_of
from karuta.recital.programme.wish import PACINGS, PRESETS, Joka, Pacing, Wish, pacing_of, pattern_of, wish_of
from karuta.words import say

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def test_a_wish_without_settings_is_a_competition() -> None:
    wish = wish_of({})
    assert wish == Wish() == PRESETS["competition"]
    assert (wish.pattern, wish.joka, wish.pacing.name, wish.wait) == ("2/1", Joka(1, 2), "5-3-1-6", "hands")


def test_presets_are_the_uses_of_clubs() -> None:
    assert [(p.pattern, p.joka.upper, p.joka.lower, p.wait) for p in PRESETS.values()] == [
        ("2/1", 1, 2, "hands"),
        ("1-2-2", 0, 0, "span"),
        ("1-2", 0, 0, "hands"),
        ("2/2", 0, 1, "hands"),
        ("2/1", 1, 1, "hands"),
    ]
    assert all(wish_of({"preset": name}) == preset for name, preset in PRESETS.items())
    assert all(preset.preset == name for name, preset in PRESETS.items())


def test_a_first_evening_has_twenty_short_poems() -> None:
    poems = frozenset(poems_of(PRESETS["beginners"].poems))
    assert len(poems) == 20
    among = [deciding(number, poems) for number in poems]
    assert (among.count(1), among.count(2)) == (10, 10)
    assert sorted(number for number in poems if deciding(number) != deciding(number, poems)) == [17, 33, 91]
    assert max(deciding(number) for number in poems) == 2


def test_what_is_not_given_is_of_the_preset() -> None:
    wish = wish_of({"preset": "hokkaido", "joka": {"lower": 2}, "pacing": {"silence_s": 2}, "dead": 3.0})
    assert (wish.pattern, wish.joka, wish.dead) == ("2/2", Joka(0, 2), 3)
    assert wish.pacing == Pacing(silence_s=2)


@given(st.sampled_from(sorted(PRESETS)), st.text(max_size=20), st.integers(0, 99), st.booleans())
def test_a_wish_is_the_same_out_of_its_json(preset: str, seed: str, dead: int, again: bool) -> None:
    wish = wish_of({"preset": preset, "seed": seed, "dead": dead, "again": again})
    assert wish_of(json.loads(json.dumps(msgspec.to_builtins(wish)))) == wish


def test_patterns_say_what_is_read_of_which_poem() -> None:
    assert msgspec.structs.astuple(pattern_of("2/1")) == (("lower",), ("upper",), "upper")
    assert msgspec.structs.astuple(pattern_of("12/1")) == (("upper", "lower"), ("upper",), "upper")
    assert msgspec.structs.astuple(pattern_of("2/1-2")) == (("lower",), ("upper", "lower"), "upper")
    assert msgspec.structs.astuple(pattern_of("1-2-2")) == (None, ("upper", "lower", "lower"), "upper")
    assert msgspec.structs.astuple(pattern_of("2/2")) == (("lower",), ("lower",), "lower")
    assert pattern_of("122") == pattern_of("1-2-2")


@pytest.mark.parametrize("text", ["", "3", "2/", "/1", "/", "1--2", "-1", "1-", "2/1/2", "1222222", "2 / 1", "２"])
def test_other_patterns_are_refused(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        wish_of({"pattern": text})
    assert (refused.value.key, refused.value.facts) == ("error-wish-pattern", {"given": text})


def test_pacings_have_the_names_of_the_rhythms() -> None:
    assert set(PACINGS) == set(RHYTHMS)
    assert all(pacing.name == name == pacing_of(name.replace("-", "")).name for name, pacing in PACINGS.items())


@pytest.mark.parametrize(
    ("wish", "name", "right"),
    [
        ({"preset": "tournament"}, "preset", "competition, recreation, study, hokkaido, beginners"),
        ({"colour": "pink"}, "wish", ", ".join(Wish.__struct_fields__)),
        ({"dead": 100}, "dead", "0..99"),
        ({"dead": True}, "dead", "0..99"),
        ({"likeness": 0.5}, "likeness", "0..100"),
        ({"order": "random"}, "order", "shuffle, replacement, number, musume"),
        ({"joka": {"upper": 3}}, "joka.upper", "0..2"),
        ({"pacing": {"upper_s": 15}}, "pacing.upper_s", "2..14"),
        ({"pacing": {"linger_s": float("nan")}}, "pacing.linger_s", "0..8"),
        ({"pacing": "6-3-1-5"}, "pacing", "5-3-1-6, 4-3-1-5"),
        ({"wait": "clap"}, "wait", "hands, span"),
        ({"span_s": float("inf")}, "span_s", "0..600"),
        ({"again": 1}, "again", "true, false"),
        ({"seed": 7}, "seed", '"…"'),
    ],
)
def test_a_wrong_setting_is_named_with_what_is_right(wish: dict[str, Any], name: str, right: str) -> None:
    with pytest.raises(BadInput) as refused:
        wish_of(wish)
    assert (refused.value.key, refused.value.facts["name"], refused.value.facts["right"]) == ("error-wish", name, right)
    assert right in say("ja", refused.value.key, **refused.value.facts)


def test_half_a_sign_is_no_text() -> None:
    for name in ("seed", "poems", "pattern", "order"):
        with pytest.raises(BadInput) as refused:
            wish_of({name: "a\udcff"})
        assert (refused.value.facts["name"], refused.value.facts["given"]) == (name, "a?")


def test_texts_have_an_end() -> None:
    for name, most in (("seed", 100), ("poems", 1000), ("pattern", 25)):
        with pytest.raises(BadInput) as refused:
            wish_of({name: "1" * (most + 1)})
        assert (refused.value.key, refused.value.facts) == ("error-wish-long", {"name": name, "most": most})


@given(st.dictionaries(st.sampled_from(Wish.__struct_fields__), JSON, max_size=4))
def test_whatever_comes_is_a_wish_or_refused(given_: dict[str, Any]) -> None:
    try:
        wish = wish_of(given_)
    except BadInput as refused:
        said = str(refused)
    else:
        said = wish.preset
    assert 0 < len(said) < 400


def test_the_table_of_the_notation_has_every_setting_of_every_preset() -> None:
    text = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\| `\w+` \|.*", text, re.M)]
    table = {row[0].strip("`"): row[2:] for row in rows if len(row) == 2 + len(PRESETS)}
    assert list(table) == list(Wish.__struct_fields__)
    for at, wish in enumerate(PRESETS.values()):
        shown = {name: cells[at].strip("`") for name, cells in table.items()}
        assert shown.pop("preset") == shown.pop("seed") == ""
        if wish.preset == "beginners":
            shown["poems"] = wish.poems
        assert shown == {
            **{name: str(value) for name, value in msgspec.structs.asdict(wish).items() if name in shown},
            "joka": f"{wish.joka.upper}, {wish.joka.lower}",
            "pacing": wish.pacing.name,
            "again": "false",
        }

"""Options and presets (koikoi rules 4)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.games.koikoi.presets import DEFAULT, OPEN, PRESETS, checked, preset, rules_from, rules_of
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.options import Option
from karuta.words import languages, say


def test_the_default_is_nintendo() -> None:
    assert preset(DEFAULT) == Rules() == rules_of("") == rules_of("nintendo")
    assert OPTIONS.text(Rules()) == ""


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_told_by_its_differences(name: str) -> None:
    rules = rules_of(name)
    assert checked(rules) == rules
    assert rules_of(OPTIONS.text(rules)) == rules
    assert set(OPTIONS.differing(rules)) == set(PRESETS[name])
    for option in PRESETS[name]:
        assert getattr(rules, option) != getattr(Rules(), option), "a preset names what differs only"


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_source_leaves_open_is_as_in_nintendo(name: str) -> None:
    assert OPEN.keys() == PRESETS.keys()
    for option in OPEN[name]:
        assert getattr(preset(name), option) == OPTIONS.named(option).default


EXPECTED = {
    "nintendo-literal": "doubling=literal",
    "gamedesign": "payment=on,start_points=25,target=50,ruin=on,hand_four=play,hand_pairs=play,exhausted=dealer,"
    "double_at=off,goko=15,shiko=10,ame_shiko=8,sanko=6,akatan=6,aotan=6,akatan_aotan=12,tsukifuda=4,viewing=off",
    "netdegame": "rounds=5,double_at=off,own_koikoi=late",
    "steam": "rounds=8,payment=on,start_points=30,ruin=on,hand_four=redeal,exhausted=dealer,exhausted_points=1,"
    "double_at=off,opponent_koikoi=off,own_koikoi=climbing,hanami=1,tsukimi=1,viewing_raised=3,further=beside,"
    "both_ribbons=added",
    "bga-soft": "rounds=6,payment=on,start_points=50,double_at=off,opponent_koikoi=off,own_koikoi=times",
    "bga-hard": "rounds=6,payment=on,start_points=50",
    "short": "rounds=3",
}
"""The table of koikoi rules 4 in the words of `--rules`; gamedesign's 6 points for the dealer are the default."""


@pytest.mark.parametrize("name", EXPECTED)
def test_presets(name: str) -> None:
    assert OPTIONS.text(preset(name)) == EXPECTED[name]


def test_a_preset_and_options_on_top_of_it() -> None:
    assert rules_of("short,rounds=6").rounds == 6
    assert rules_of(" steam , hanami = 5 ").hanami == 5
    assert rules_of("kasu=2") == rules_of("nintendo,kasu=2")
    assert rules_from({"kasu": 2, "teams": True}, "short") == rules_of("short,kasu=2,teams=on")
    assert rules_of("goko=off").goko == 0


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        ("nintedo", "error-koikoi-preset", "'nintedo' is no preset of Koi-Koi: there are nintendo, nintendo-literal"),
        ("short,colour=red", "error-kyogi-option-name", "no option of this game"),
        ("kasu=many", "error-kyogi-option-value", "kasu takes off, a whole number from 0 to 99"),
        ("viewing=maybe", "error-kyogi-option-value", "viewing takes on, off, with_other"),
    ],
)
def test_what_is_unknown_is_refused_with_what_is_allowed(text: str, key: str, says: str) -> None:
    with pytest.raises(BadInput, match=says) as refused:
        rules_of(text)
    assert refused.value.key == key


BRIGHTS_OFF = "goko=off,shiko=off,ame_shiko=off,sanko=off"
SETS_OFF = "inoshikacho=off,akatan=off,aotan=off"
COUNTS_OFF = "tane=off,tan=off,kasu=off"
CONTRADICTIONS = [
    (f"{BRIGHTS_OFF},{SETS_OFF},{COUNTS_OFF},viewing=off,akatan_aotan=off", "error-koikoi-yaku-off", "kasu=1"),
    (f"{BRIGHTS_OFF},{SETS_OFF},{COUNTS_OFF},viewing=with_other,akatan_aotan=off", "error-koikoi-yaku-off", "kasu=1"),
    (f"{BRIGHTS_OFF},{SETS_OFF},{COUNTS_OFF},viewing=off,both_ribbons=sum", "error-koikoi-yaku-off", "kasu=1"),
    ("target=30,start_points=30", "error-koikoi-target", "say a target from 31 on, or none"),
    ("target=20,start_points=30", "error-koikoi-target", "say a target from 31 on, or none"),
    ("ruin=on,start_points=30", "error-koikoi-ruin", "say payment=on and start_points from 1 on, or ruin=off"),
    ("ruin=on,payment=on", "error-koikoi-ruin", "say payment=on and start_points from 1 on, or ruin=off"),
    ("steam,payment=off", "error-koikoi-ruin", "or ruin=off"),
    ("koikoi=once,own_koikoi=late", "error-koikoi-once", "say koikoi=unlimited"),
    ("netdegame,koikoi=never", "error-koikoi-never", "say own_koikoi=none, or koikoi=unlimited or once"),
    ("koikoi=never,call_at_threshold=on", "error-koikoi-never", "say call_at_threshold=off"),
    ("nintendo-literal,koikoi=never", "error-koikoi-never", "say doubling=multiply"),
    ("nintendo-literal,double_at=off", "error-koikoi-threshold", "doubling=literal,double_at=off.*say double_at=7"),
    ("call_at_threshold=on,double_at=off", "error-koikoi-threshold", "call_at_threshold=on,double_at=off"),
    ("nintendo-literal,double_factor=3", "error-koikoi-literal", "say double_factor=2 and opponent_koikoi=double"),
    ("nintendo-literal,opponent_koikoi=off", "error-koikoi-literal", "or doubling=multiply"),
]


@pytest.mark.parametrize(("text", "key", "says"), CONTRADICTIONS)
def test_what_contradicts_itself_is_refused_with_what_is_allowed(text: str, key: str, says: str) -> None:
    with pytest.raises(BadInput, match=says) as refused:
        rules_of(text)
    assert refused.value.key == key
    for language in languages():
        assert say(language, key, **refused.value.facts)


@pytest.mark.parametrize(
    "text",
    [
        f"{BRIGHTS_OFF},{SETS_OFF},{COUNTS_OFF},viewing=off",
        f"{BRIGHTS_OFF},{SETS_OFF},{COUNTS_OFF},akatan_aotan=off",
        f"{BRIGHTS_OFF},{SETS_OFF},{COUNTS_OFF},viewing=off,akatan_aotan=off,tsukifuda=4",
        "target=31,start_points=30",
        "koikoi=never",
        "koikoi=never,doubling=add",
        "koikoi=once,own_koikoi=times",
        "viewing=off,viewing_cancelled=on,viewing_raised=3",
        "teams=on,tie=round,payment=on",
        "steam,ruin=off,payment=off",
    ],
)
def test_what_goes_together_is_allowed(text: str) -> None:
    assert rules_of(text) == msgspec.structs.replace(Rules(), **OPTIONS.read(OPTIONS.differing(rules_of(text))))


def values(option: Option) -> st.SearchStrategy[object]:
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    if option.kind == "switch":
        return st.booleans()
    return st.integers(option.least or 0, option.most or 0) | st.sampled_from([n for _, n in option.named] or [1])


@given(st.fixed_dictionaries({}, optional={option.name: values(option) for option in OPTIONS}))
def test_any_rules_that_are_allowed_survive_their_text(given_: dict[str, object]) -> None:
    try:
        rules = rules_from(given_)
    except BadInput:
        return
    assert rules_of(OPTIONS.text(rules)) == rules
    assert rules_from(OPTIONS.shown(rules)) == rules
    assert all(getattr(rules, name) == value for name, value in given_.items())

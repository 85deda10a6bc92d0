from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.hanafuda.deck import DECK
from karuta.words import languages

POETRY, RED, PURPLE = ("01-ribbon", "02-ribbon", "03-ribbon"), ("04-ribbon", "05-ribbon"), ("06-ribbon", "09-ribbon")
PLAIN = [card.token for card in DECK if card.kind == "plain"]
BRIGHTS = ("crane", "curtain", "moon", "phoenix", "rain-man")
# Koikoi rules 5.
VECTORS: list[tuple[tuple[str, ...], int]] = [
    (("crane", "curtain", "moon"), 5),
    (("crane", "curtain", "rain-man"), 0),
    (("crane", "curtain", "moon", "rain-man"), 7),
    (("crane", "curtain", "moon", "phoenix"), 8),
    (BRIGHTS, 10),
    (("curtain", "moon", "cup"), 10),
    (("crane", "curtain", "moon", "cup"), 15),
    (("boar", "deer", "butterflies"), 5),
    (("boar", "deer", "butterflies", "geese", "swallow"), 7),
    (("warbler", "cuckoo", "bridge", "geese", "swallow"), 1),
    ((*POETRY, *RED), 7),
    ((*POETRY, *PURPLE), 7),
    ((*POETRY, *PURPLE, "10-ribbon"), 10),
    (tuple(PLAIN[:10]), 1),
    (tuple(PLAIN[:12]), 3),
    ((*PLAIN[:9], "cup"), 1),
    (tuple(PLAIN[:9]), 0),
    (tuple(card.token for card in DECK), 61),
]


def run(*words: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["--language", language, "yaku", *words])


def facts(*words: str) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == 0
    return json.loads(result.output)


@pytest.mark.parametrize(("cards", "points"), VECTORS)
def test_the_vectors_of_the_rules(cards: tuple[str, ...], points: int) -> None:
    assert facts(*cards)["points"] == points


def test_the_yaku_are_told_with_cards_and_further_cards() -> None:
    output = run("boar", "deer", "butterflies", "geese", "swallow").output
    assert "Inoshikachō (boar, deer, butterflies): 7  (including 2 for further cards)" in output
    assert "Swallow (willow, November)" in output
    assert "7 or more: × 2" in output
    assert output.splitlines()[-1] == "Total: 14"


@pytest.mark.parametrize(
    ("extra", "total", "reasons"),
    [
        ((), 14, ["seven"]),
        (("--opponent-calls", "1"), 28, ["seven", "opponent"]),
        (("--rules", "nintendo-literal"), 7, []),
        (("--rules", "nintendo-literal", "--calls", "1"), 14, ["literal"]),
        (("--rules", "doubling=add", "--opponent-calls", "1"), 21, ["both"]),
        (("--rules", "bga-soft", "--calls", "2"), 21, ["own"]),
        (("--rules", "own_koikoi=one_each,double_at=off", "--calls", "2"), 9, []),
    ],
)
def test_doubling_is_explained(extra: tuple[str, ...], total: int, reasons: list[str]) -> None:
    pile = ("crane", "curtain", "moon", "rain-man")
    found = facts(*pile, *extra)
    assert found["total"] == total
    assert [factor["reason"] for factor in found["factors"]] == reasons
    for language in languages():
        lines = run(*pile, *extra, language=language).output.splitlines()
        assert str(total) in lines[-1]
        assert len(lines) == 2 + (total != 7) + len(reasons) + bool(found["added"]) + 1


def test_the_round_tells_the_month() -> None:
    january = ("crane", "01-ribbon", "01-plain-1", "01-plain-2", "--rules", "gamedesign")
    assert [one["name"] for one in facts(*january)["yaku"]] == ["tsuki-fuda"]
    assert facts(*january, "--round", "2")["yaku"] == []


@pytest.mark.parametrize("language", languages())
def test_cards_may_be_named_as_people_do(language: str) -> None:
    told = run("鶴", "Cherry-Curtain", "MOON", language=language)
    assert told.exit_code == 0
    assert told.output == run("crane", "curtain", "moon", language=language).output
    assert run("crane", "deer", language=language).exit_code == 0


def test_the_whole_deck_and_one_card_more() -> None:
    deck = tuple(card.token for card in DECK)
    assert facts(*deck)["total"] == 122
    result = run(*deck, "swallow")
    assert result.exit_code == 2
    assert "“swallow”: swallow is given twice" in result.output


def test_calls_that_are_added_are_told_with_their_sum() -> None:
    output = run("crane", "curtain", "moon", "--rules", "own_koikoi=one_each,double_at=off", "--calls", "2").output
    assert [line for line in output.splitlines() if line.endswith(("5", "2", "7"))][1:] == [
        "Sum of the yaku: 5",
        "Own koi-koi: +2",
        "Total: 7",
    ]


def test_every_call_of_the_other_side_may_double() -> None:
    pile = ("crane", "curtain", "moon", "--rules", "opponent_koikoi=per_call", "--opponent-calls")
    assert [facts(*pile, calls)["total"] for calls in ("0", "1", "2", "3")] == [5, 10, 20, 40]


def test_the_rules_are_told_by_what_differs() -> None:
    assert facts("crane", "--rules", "short,kasu=2")["rules"] == {"rounds": "3", "kasu": "2"}
    assert facts("crane")["rules"] == {}


@pytest.mark.parametrize(
    ("rules", "option", "calls"),
    [
        ("koikoi=never", "--calls", "1"),
        ("koikoi=never", "--opponent-calls", "1"),
        ("koikoi=once", "--calls", "2"),
        ("koikoi=once", "--opponent-calls", "2"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_calls_that_the_rules_don_t_know(rules: str, option: str, calls: str, language: str) -> None:
    result = run("crane", "--rules", rules, option, calls, language=language)
    assert result.exit_code == 2
    assert option in result.output
    assert rules in result.output
    fewer = run("crane", "--rules", rules, option, str(int(calls) - 1), language=language)
    assert fewer.exit_code == 0


@pytest.mark.parametrize("words", [("crane", "tsuru"), ("crne",), ("pine",), ("crane", "--rules", "nintenda")])
@pytest.mark.parametrize("language", languages())
def test_what_is_refused(words: tuple[str, ...], language: str) -> None:
    result = run(*words, language=language)
    assert result.exit_code == 2
    assert words[-1] in result.output
    assert "Traceback" not in result.output

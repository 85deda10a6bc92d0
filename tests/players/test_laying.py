from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.chance import Chance
from karuta.mat.field import Format, Mat, Place
from karuta.players.characters import STYLES, StyleName
from karuta.players.dice import Dice
from karuta.players.laying import arrange, regroup, room_for_one, spot
from karuta.poems.orders import tomofuda
from players.positions import ALL, heap, laid

SEEDS = st.integers(0, 10_000).map(str)
STYLE_NAMES = st.sampled_from(STYLES)


@given(SEEDS, st.integers(1, 48), STYLE_NAMES)
@settings(max_examples=120, deadline=None)
def test_any_hand_is_laid_legally(seed: str, count: int, style: StyleName) -> None:
    cards = Chance(seed).shuffled(range(1, 101))[:count]
    mat = Mat(Format(), heap(cards, "B"))
    places = arrange(mat, "B", style, Chance(seed))
    assert places.keys() == set(cards)
    assert {place.field for place in places.values()} == {"B"}
    Mat(Format(), places)
    assert places == arrange(mat, "B", style, Chance(seed))


def wings(mat: Mat) -> tuple[int, int]:
    left = sum(2 * place.x < mat.format.last_x for place in mat.places.values())
    return left, len(mat) - left


def twins_in_one_wing(mat: Mat) -> list[bool]:
    pairs = [(a, b) for a in mat.cards("A") for b in tomofuda(a) if a < b and mat.field_of(b) == "A"]
    half = mat.format.last_x / 2
    return [(mat.places[a].x < half) == (mat.places[b].x < half) for a, b in pairs]


def test_styles_differ_in_layout() -> None:
    share: dict[StyleName, float] = {}
    for style in STYLES:
        mats = [laid(str(seed), style=style) for seed in range(40)]
        beside = [same for mat in mats for same in twins_in_one_wing(mat)]
        share[style] = sum(beside) / len(beside)
    assert share["defence"] > 0.8
    assert share["attack"] < 0.2


def test_a_layout_has_two_wings_and_a_full_lower_row() -> None:
    mat = laid("any", b=0)
    left, right = wings(mat)
    assert 10 <= left <= right <= 15
    assert [len(mat.row("A", row)) for row in (0, 1, 2)] == sorted(len(mat.row("A", row)) for row in (0, 1, 2))


def test_what_one_sound_decides_lies_nearer() -> None:
    rows: list[tuple[int, bool]] = []
    for seed in range(30):
        mat = laid(str(seed))
        rows += [
            (place.row, not tomofuda(card) and card in {87, 70, 81, 22, 18, 90, 77})
            for card, place in mat.places.items()
        ]
    near = [row for row, short in rows if short]
    rest = [row for row, short in rows if not short]
    assert sum(near) / len(near) > sum(rest) / len(rest) + 0.2


@given(SEEDS, STYLE_NAMES, st.integers(0, 40))
@settings(max_examples=80, deadline=None)
def test_received_cards_find_a_legal_place(seed: str, style: StyleName, own: int) -> None:
    mat = laid(seed, a=own, b=5, style=style)
    for card in mat.cards("B"):
        place = spot(mat, "A", card, unread=ALL, style=style, dice=Dice(seed))
        assert place.field == "A"
        mat = mat.shift(card, place)


def test_a_received_card_joins_or_leaves_its_twin_by_style() -> None:
    fmt = Format()
    mat = Mat(fmt, {75: Place("A", 1, 0), 1: Place("A", 2, 0), 42: Place("B", 0, 0)})
    beside = spot(mat, "A", 42, unread=ALL, style="defence", dice=Dice("s"))
    apart = spot(mat, "A", 42, unread=ALL, style="attack", dice=Dice("s"))
    assert beside == Place("A", 1, 520)
    assert apart == Place("A", 1, fmt.last_x)


def test_rows_without_a_gap_are_closed_up() -> None:
    fmt = Format()
    cards = list(range(1, 46))
    spread = {card: Place("A", at // 15, at % 15 * 580) for at, card in enumerate(cards)}
    mat = Mat(fmt, spread)
    assert not mat.free("A")
    moved = room_for_one(mat, "A")
    assert moved
    closed = Mat(fmt, spread | moved)
    assert closed.free("A")
    assert room_for_one(closed, "A") is None
    assert room_for_one(Mat(fmt, heap(range(1, 49), "A")), "A") is None


@given(SEEDS, STYLE_NAMES)
@settings(max_examples=60, deadline=None)
def test_moves_are_legal_and_come_to_an_end(seed: str, style: StyleName) -> None:
    mat = laid(seed, a=18, style="defence" if style == "attack" else "attack")
    for at in range(40):
        moved = regroup(mat, "A", ALL, style, Dice(f"{seed}/{at}"))
        if not moved:
            return
        ((card, place),) = moved.items()
        assert mat.field_of(card) == place.field == "A"
        mat = mat.shift(card, place)
    pytest.fail("the same cards are moved again and again")

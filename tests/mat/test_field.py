"""Fields, places and the mat's text (rules C1, C4, C5, 4.3, 4.7)."""

from __future__ import annotations

import doctest
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput, IllegalMove
from karuta.mat import field
from karuta.mat.field import SIDES, Format, Gap, Mat, Place, mat_text, other, parse_mat
from mat.draw import mats, places, thrifty

TEXT = "-/5@0,3@520/-/9@8180/-/17@0,18@1000"


def test_the_measures_are_those_of_the_rules() -> None:
    fmt = Format()
    assert (fmt.width, fmt.field_depth, fmt.depth, fmt.row_capacity) == (8700, 2390, 5080, 16)
    assert fmt.tops == {"A": (2690, 3520, 4350), "B": (1660, 830, 0)}
    assert fmt.fields == {"A": (0, 2690, 8700, 5080), "B": (0, 0, 8700, 2390)}
    assert Format(card_height=760).depth == 2 * (3 * 760 + 200) + 300


@thrifty
@given(places())
def test_a_place_means_the_same_to_both_owners(place: Place) -> None:
    """Turned by half a turn, A's rectangle is B's."""
    fmt = Format()
    left, top, right, bottom = fmt.rect(place._replace(field="A"))
    assert fmt.rect(place._replace(field="B")) == (8700 - right, 5080 - bottom, 8700 - left, 5080 - top)
    assert fmt.field_at(left, top) == fmt.field_at(right, bottom) == "A"


def test_points_between_and_beside_the_fields_are_in_none() -> None:
    fmt = Format()
    assert [fmt.field_at(100, y) for y in (-1, 0, 2390, 2391, 2689, 2690, 5080, 5081)] == [
        None, "B", "B", None, None, "A", "A", None,
    ]  # fmt: skip
    assert fmt.field_at(-1, 100) is fmt.field_at(8701, 100) is None


@thrifty
@given(mats())
def test_text_and_repr_give_the_mat_back(mat: Mat) -> None:
    assert parse_mat(mat_text(mat)) == mat
    assert eval(repr(mat), vars(field)) == mat
    assert hash(parse_mat(mat_text(mat))) == hash(mat)
    assert " " not in mat_text(mat)


@thrifty
@given(mats(), places(), st.integers(1, 100))
def test_check_agrees_with_building_the_mat_anew(mat: Mat, place: Place, card: int) -> None:
    """The quick check of one card says what the full check of all cards says."""
    wished = {**mat.places, card: place}
    refused = mat.check(card, place)
    if refused is None:
        moved = mat.shift(card, place) if card in mat else mat.put(card, place)
        assert moved == Mat(mat.format, wished)
        assert moved.rect(card) == mat.format.rect(place)
        assert moved.rects == Mat(mat.format, wished).rects
    else:
        with pytest.raises(IllegalMove):
            Mat(mat.format, wished)
        with pytest.raises(IllegalMove, match=str(card)):
            mat.shift(card, place) if card in mat else mat.put(card, place)


@thrifty
@given(mats(), st.sampled_from(SIDES), places())
def test_room_is_the_nearest_legal_place(mat: Mat, side: field.Side, near: Place) -> None:
    place = mat.room(side, near)
    grid = [Place(side, row, x) for row in range(3) for x in {*range(0, 8181, 171), min(near.x, 8180), 8180}]
    legal = [spot for spot in grid if mat.check(0, spot) is None]

    pitch = mat.format.card_height + 100

    def off(spot: Place) -> int:
        return (spot.x - near.x) ** 2 + ((spot.row - near.row) * pitch) ** 2

    if place is None:
        assert not legal
        assert not mat.free(side)
    else:
        assert mat.check(0, place) is None
        assert all(off(place) <= off(spot) for spot in legal)


@thrifty
@given(mats(), st.sampled_from(SIDES), st.integers(0, 2))
def test_closing_up_keeps_order_and_leaves_one_gap(mat: Mat, side: field.Side, row: int) -> None:
    closed = mat.close_up(side, row)
    assert closed.row(side, row) == mat.row(side, row)
    assert mat_text(closed.close_up(side, row)).count("@") == len(mat)
    gaps = [gap for gap in closed.free(side) if gap.row == row]
    free = 8700 - 520 * len(mat.row(side, row))
    assert gaps == ([gaps[0]] if free >= 520 else [])
    assert all(gap.right - gap.left == free for gap in gaps)
    assert closed.cards(other(side)) == mat.cards(other(side))


def test_a_field_takes_48_cards_and_no_more() -> None:
    """Rules 4.3: a field can overflow; rows are closed up to make room."""
    mat = Mat(Format(), {})
    for card in range(1, 49):
        assert not mat.full("A")
        made = mat.make_room("A", Place("A", 2, card * 331 % 8180))
        assert made is not None
        mat = made[0].put(card, made[1])
    assert mat.full("A")
    assert mat.make_room("A", Place("A", 0, 0)) is None
    assert mat.room("A", Place("A", 0, 0)) is None
    refused = mat.check(49, Place("A", 1, 0))
    assert refused is not None
    assert refused.key == "error-mat-row-full"
    assert not mat.full("B")


def test_a_row_of_15_scattered_cards_makes_room_by_closing_up() -> None:
    mat = Mat(
        Format(), {i + 1: Place("B", row, i % 15 * 580) for row in range(3) for i in range(15 * row, 15 * row + 15)}
    )
    assert mat.free("B") == []
    made = mat.make_room("B", Place("B", 1, 4000))
    assert made is not None
    closed, place = made
    assert place.row == 1
    assert closed.row("B", 0) == mat.row("B", 0)
    assert closed.put(99, place).count("B") == 46


def test_free_lists_each_gap_that_holds_a_card() -> None:
    mat = parse_mat(TEXT)
    assert mat.free("B") == [Gap(0, 0, 8700), Gap(1, 1040, 8700), Gap(2, 0, 8700)]
    assert mat.free("A") == [Gap(0, 0, 8180), Gap(1, 0, 8700), Gap(2, 1520, 8700)]


def test_cards_are_listed_by_row_and_from_the_owners_left() -> None:
    mat = parse_mat(TEXT)
    assert (mat.cards("A"), mat.cards("B")) == ((9, 17, 18), (5, 3))
    assert (mat.count("A"), mat.count("B"), len(mat)) == (3, 2, 5)
    assert (mat.field_of(3), mat.field_of(99)) == ("B", None)
    assert 3 in mat
    assert mat != "mat"


@thrifty
@given(mats(), st.data())
def test_cards_are_relaid_all_at_once_or_refused(mat: Mat, data: st.DataObject) -> None:
    cards = data.draw(st.lists(st.sampled_from(sorted(mat.places)), max_size=4, unique=True)) if len(mat) else []
    swapped = {card: mat.places[to] for card, to in zip(cards, data.draw(st.permutations(cards)), strict=True)}
    wishes = data.draw(st.one_of(st.just(swapped), st.fixed_dictionaries({card: places() for card in cards})))
    try:
        anew = Mat(mat.format, {**mat.places, **wishes})
    except IllegalMove as illegal:
        with pytest.raises(IllegalMove, match=re.escape(str(illegal))):
            mat.relay(wishes)
    else:
        assert mat.relay(wishes) == anew
        assert mat.relay(wishes).rows == anew.rows
    absent = next(card for card in range(1, 101) if card not in mat)
    with pytest.raises(IllegalMove, match=f"card {absent} does not lie"):
        mat.relay({**wishes, absent: Place("A", 0, 0)})


@thrifty
@given(mats(), st.data())
def test_rows_follow_the_cards(mat: Mat, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(0, 6))):
        card = data.draw(st.integers(1, 100))
        place = mat.room(*data.draw(st.tuples(st.sampled_from(SIDES), places())))
        if card in mat and data.draw(st.booleans()):
            mat = mat.take(card)
        elif place is not None:
            mat = mat.shift(card, place) if card in mat else mat.put(card, place)
    anew = Mat(mat.format, mat.places)
    assert mat.rows == anew.rows
    assert mat.rects == anew.rects
    for side in SIDES:
        assert mat.free(side) == anew.free(side)
        assert mat.cards(side) == tuple(
            card for _, _, card in sorted((p.row, p.x, c) for c, p in mat.places.items() if p.field == side)
        )


def test_a_mat_never_changes() -> None:
    mat = parse_mat(TEXT)
    assert mat_text(mat.take(17).put(17, Place("A", 2, 2000))) == TEXT.replace("17@0,18@1000", "18@1000,17@2000")
    assert mat_text(mat.shift(9, Place("B", 0, 10))) == "-/5@0,3@520/9@10/-/-/17@0,18@1000"
    assert mat_text(mat) == TEXT


@pytest.mark.parametrize(
    ("place", "key", "quoted"),
    [
        (Place("A", 2, 400), "error-mat-overlap", "card 17"),
        (Place("A", 2, 481), "error-mat-overlap", "card 18"),
        (Place("A", 0, -1), "error-mat-outside", "-1"),
        (Place("A", 0, 8181), "error-mat-outside", "8181"),
        (Place("A", 3, 0), "error-mat-row", "row 3"),
        (Place("C", 0, 0), "error-mat-field", "'C'"),  # type: ignore[arg-type]
    ],
)
def test_a_refusal_quotes_what_is_wrong(place: Place, key: str, quoted: str) -> None:
    refused = parse_mat(TEXT).check(42, place)
    assert refused is not None
    assert refused.key == key
    assert quoted in str(refused)


def test_edges_may_meet() -> None:
    assert parse_mat(TEXT).check(42, Place("A", 2, 1520)) is None
    assert parse_mat(TEXT).check(18, Place("A", 2, 1001)) is None


@pytest.mark.parametrize("act", ["take", "shift", "rect"])
def test_a_card_that_is_not_there_is_refused(act: str) -> None:
    mat = parse_mat(TEXT)
    with pytest.raises(IllegalMove, match="card 42 does not lie"):
        mat.shift(42, Place("A", 0, 0)) if act == "shift" else getattr(mat, act)(42)


def test_a_card_that_is_there_is_not_put_again() -> None:
    with pytest.raises(IllegalMove, match="card 17 already lies"):
        parse_mat(TEXT).put(17, Place("A", 0, 0))


@pytest.mark.parametrize(
    ("text", "key", "quoted"),
    [
        ("1@0/-/-", "error-mat-text-rows", "has 3 rows"),
        ("1@0/-/-/-/-/1@0", "error-mat-text-twice", "card 1 "),
        ("1@0,2@519/-/-/-/-/-", "error-mat-overlap", "card 2 at"),
        ("x@0/-/-/-/-/-", "error-mat-text-entry", "'x@0'"),
        ("101@0/-/-/-/-/-", "error-mat-text-entry", "'101@0'"),
        ("5/-/-/-/-/-", "error-mat-text-entry", "'5'"),
        ("9@9000/-/-/-/-/-", "error-mat-outside", "x 9000"),
        ("7cm:-/-/-/-/-/-", "error-mat-text-height", "'7cm'"),
        ("xmm:-/-/-/-/-/-", "error-mat-text-height", "'xmm'"),
        (":-/-/-/-/-/-", "error-mat-text-height", "''"),
        ("2x51mm:-/-/-/-", "error-mat-text-height", "'2x51mm'"),
        ("2x1.4.5mm:-/-/-/-", "error-mat-text-height", "'2x1.4.5mm'"),
        ("2x1456mm:-/-/-/-/-/-", "error-mat-text-rows", "a mat has 4"),
    ],
)
def test_a_bad_text_is_refused_with_the_piece(text: str, key: str, quoted: str) -> None:
    with pytest.raises(BadInput) as fault:
        parse_mat(text)
    assert fault.value.key == key
    assert quoted in str(fault.value)


def test_tall_cards_are_said_in_the_text() -> None:
    mat = parse_mat(" 76mm: 5@0 / - / - / - / - / 7@0, 8@520 ")
    assert mat.format == Format(card_height=760)
    assert mat_text(mat) == "76mm:5@0/-/-/-/-/7@0,8@520"
    assert parse_mat("75.5mm:-/-/-/-/-/-").format.card_height == 755


@pytest.mark.parametrize(
    ("fmt", "text"),
    [
        (Format(), "-/-/-/-/-/7@8180"),
        (Format(width=9880), "3x988mm:-/-/-/-/-/7@8180"),
        (Format(width=14560, rows=2), "2x1456mm:-/-/-/7@8180"),
        (Format(card_height=760, width=8705, rows=2), "76mm,2x870.5mm:-/-/-/7@8180"),
    ],
)
def test_wider_fields_and_other_numbers_of_rows_are_said_in_the_text(fmt: Format, text: str) -> None:
    mat = Mat(fmt, {7: Place("A", fmt.rows - 1, 8180)})
    assert mat_text(mat) == text
    assert parse_mat(text) == mat
    assert mat.format.capacity == fmt.rows * (fmt.width // 520)


def test_fields_of_another_shape_have_no_text() -> None:
    with pytest.raises(BadInput, match="row_gap=90"):
        mat_text(Mat(Format(row_gap=90), {}))


def test_examples() -> None:
    assert doctest.testmod(field).failed == 0

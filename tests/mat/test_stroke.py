"""All hands of a reading judged together (rules 4.8)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import gcd

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.mat import sweeping
from karuta.mat.field import Format, Mat, Place, parse_mat
from karuta.mat.stroke import Ignored, Sample, Stroke, Sweep, sweep
from mat.draw import mats, readings, strokes, thrifty

Reading = tuple[Mat, dict[int, list[Stroke]]]


def stroke(*samples: tuple[int, int, int], pointer: int = 0) -> Stroke:
    """A stroke through (t, x, y)."""
    return Stroke(pointer, tuple(Sample(*it) for it in samples))


def touched(result: Sweep) -> list[tuple[int, int, str]]:
    """The contacts as (seat, card, field)."""
    return [(it.seat, it.card, it.field) for it in result.contacts]


def at(result: Sweep, card: int) -> tuple[float, float]:
    x, y = result.rest[card]
    return float(x), float(y)


ROW = parse_mat("-/-/-/-/-/17@1000,18@1520,19@3000")
"""Three cards in A's bottom row (y 4350..5080): 17 and 18 edge to edge, 19 some way to the right."""


def test_a_tap_touches_and_moves_nothing() -> None:
    result = sweep(ROW, {0: [stroke((500, 1100, 4700))]})
    assert result.contacts == ((0, 17, "A", Fraction(500), True),)
    assert (result.outs, result.rest, result.ignored) == ((), {}, ())


def test_a_tap_on_a_common_edge_touches_both_cards() -> None:
    assert touched(sweep(ROW, {0: [stroke((500, 1520, 4700))]})) == [(0, 17, "A"), (0, 18, "A")]


def test_the_time_of_a_contact_is_exact() -> None:
    result = sweep(ROW, {0: [stroke((100, 999, 4700), (107, 1002, 4700))]})
    assert result.contacts[0].time == 100 + Fraction(7, 3)


def test_a_touched_card_moves_with_the_hand_and_pushes_its_neighbours_in_turn() -> None:
    result = sweep(ROW, {0: [stroke((0, 900, 5200), (100, 900, 4700), (1100, 3900, 4700))]})
    assert touched(result) == [(0, 17, "A")]
    assert at(result, 17) == (3900, 4350)
    assert at(result, 18) == (4420, 4350)
    assert at(result, 19) == (4940, 4350)


def test_a_push_is_sideways_only() -> None:
    """Forward motion of the touched card is free: 18 lies still, and 17 slides over what lies in the next row."""
    result = sweep(ROW, {0: [stroke((1, 1100, 5000), (101, 1100, 4000))]})
    assert list(result.rest) == [17]
    assert at(result, 17) == (1000, 3350)


def test_pushed_cards_stay_behind_when_the_hand_turns() -> None:
    result = sweep(ROW, {0: [stroke((1, 900, 4700), (101, 1900, 4700), (201, 1400, 4700))]})
    assert at(result, 17) == (1400, 4350)
    assert at(result, 18) == (2420, 4350)


def test_a_push_ends_when_the_pusher_has_left_the_height_of_the_pushed_card() -> None:
    """17 goes up by 1460 (twice the height of a card) while it goes 1000 to the right: half of that it pushes 18."""
    result = sweep(ROW, {0: [stroke((1, 1000, 4700), (1001, 2000, 3240))]})
    assert at(result, 17) == (2000, 2890)
    assert at(result, 18) == (2020, 4350)


def test_a_card_on_top_of_which_the_pusher_lies_is_slid_over() -> None:
    """Up and over 18, down onto it, then to the right: 18 is not pushed from within."""
    path = stroke((1, 1010, 4400), (101, 1010, 3600), (201, 1300, 3600), (301, 1300, 4400), (401, 1510, 4400))
    assert 18 not in sweep(ROW, {0: [path]}).rest


def test_out_is_when_the_rectangle_has_left_its_field_completely() -> None:
    mat = parse_mat("-/-/-/-/-/17@8000")
    result = sweep(mat, {0: [stroke((1, 8000, 4700), (1001, 9000, 4700))]})
    assert [(it.card, it.field, it.time, it.seat) for it in result.outs] == [(17, "A", Fraction(701), 0)]
    assert not sweep(mat, {0: [stroke((1, 8000, 4700), (700, 8699, 4700))]}).outs


def test_a_whole_row_is_pushed_out_by_its_innermost_card() -> None:
    mat = parse_mat("-/-/-/-/-/1@6000,2@6620,3@7140,4@7660,5@8180")
    result = sweep(mat, {0: [stroke((1, 5900, 4700), (3001, 8900, 4700))]})
    assert touched(result) == [(0, 1, "A")]
    assert [it.card for it in result.outs] == [5, 4, 3, 2, 1]
    assert all(it.seat == 0 and it.effective for it in result.outs)


def test_a_card_pushed_across_is_out_of_its_own_field() -> None:
    """Rules 4.5: from its field straight into the other counts as out of the lines of its own."""
    mat = parse_mat("-/-/-/17@4000/-/-")
    result = sweep(mat, {0: [stroke((1, 4100, 3000), (2001, 4100, 1000))]})
    assert [(it.card, it.field) for it in result.outs] == [(17, "A")]
    assert at(result, 17) == (4000, 690)


def test_the_own_push_into_the_other_field_is_a_contact_in_the_first_only() -> None:
    """Rules 3.5: no foul as long as the hand itself touches no card of the other field."""
    mat = parse_mat("-/-/42@2000/17@4000/-/-")
    push = stroke((1, 4100, 3000), (1001, 4100, 2000))
    again = stroke((1101, 4100, 2000), (1201, 4200, 2000))
    assert touched(sweep(mat, {0: [push, again]})) == [(0, 17, "A"), (0, 17, "A")]


def test_for_any_other_hand_the_field_is_the_one_where_the_card_is() -> None:
    mat = parse_mat("-/-/-/17@4000/-/-")
    push = stroke((1, 4100, 3000), (1001, 4100, 2000), (2001, 4100, 1000))
    late = stroke((2100, 4200, 1000))
    assert touched(sweep(mat, {0: [push], 1: [late]})) == [(0, 17, "A"), (1, 17, "B")]
    void = stroke((2100, 4200, 1000), pointer=1)
    assert touched(sweep(mat, {0: [push, void]})) == [(0, 17, "A"), (0, 17, "B")]


@pytest.mark.parametrize(("y", "field"), [(2800, "A"), (2300, "B"), (2500, "A")])
def test_a_card_within_both_fields_counts_where_the_point_is_else_as_its_own(y: int, field: str) -> None:
    mat = parse_mat("-/-/-/17@4000/-/-")
    push = stroke((1, 4100, 3000), (1001, 4100, 2500))
    assert touched(sweep(mat, {0: [push], 1: [stroke((1100, 4200, y))]}))[1:] == [(1, 17, field)]


def test_a_card_outside_the_lines_is_moved_without_contact() -> None:
    mat = parse_mat("-/-/-/-/-/17@8000")
    push = stroke((1, 8100, 4700), (1001, 9000, 4700))
    result = sweep(mat, {0: [push], 1: [stroke((1100, 9000, 4700), (1200, 9100, 4700))]})
    assert touched(result) == [(0, 17, "A")]
    assert at(result, 17) == (9000, 4350)


def test_one_hands_push_moves_the_card_that_the_other_reaches_for() -> None:
    mat = parse_mat("-/-/-/-/-/17@1000")
    sweeping = stroke((1, 900, 4700), (1001, 2900, 4700))
    where_it_lay = stroke((900, 1200, 4700))
    assert touched(sweep(mat, {0: [sweeping], 1: [where_it_lay]})) == [(0, 17, "A")]
    assert touched(sweep(mat, {1: [where_it_lay]})) == [(1, 17, "A")]


def test_a_moving_card_comes_to_a_hand_that_waits() -> None:
    mat = parse_mat("-/-/-/-/-/17@1000")
    sweeping = stroke((1, 1000, 4700), (1001, 3000, 4700))
    waiting = stroke((100, 2520, 4700), (2000, 2520, 4700))
    result = sweep(mat, {0: [sweeping], 1: [waiting]})
    assert result.contacts[1] == (1, 17, "A", Fraction(501), True)
    assert at(result, 17) == (2000, 4350), "from then on it moves with the hand that touched it last"


def test_equal_times_are_ordered_by_seat() -> None:
    both = {1: [stroke((300, 1100, 4700))], 0: [stroke((300, 1200, 4700))]}
    assert touched(sweep(ROW, both)) == [(0, 17, "A"), (1, 17, "A")]


def test_a_stroke_that_begins_when_another_of_its_pointer_ends_comes_after_it() -> None:
    first, second = stroke((1, 900, 4700), (101, 1000, 4700)), stroke((101, 1000, 4700 + 1), (201, 1100, 4700))
    result = sweep(ROW, {0: [second, first]})
    assert [(it.card, int(it.time)) for it in result.contacts] == [(17, 101), (17, 101)]
    assert at(result, 17) == (1100, 4349)


def test_only_the_first_pointer_is_the_effective_hand() -> None:
    first, other = stroke((200, 1100, 4700), pointer=7), stroke((201, 3100, 4700), pointer=1)
    again = stroke((900, 1600, 4700), pointer=7)
    result = sweep(ROW, {0: [other, again, first]})
    assert [(it.card, it.effective) for it in result.contacts] == [(17, True), (19, False), (18, True)]


def test_of_two_pointers_down_at_once_the_lower_number_counts() -> None:
    result = sweep(ROW, {0: [stroke((200, 1100, 4700), pointer=2), stroke((200, 3100, 4700), pointer=1)]})
    assert [(it.card, it.effective) for it in result.contacts] == [(17, False), (19, True)]


def test_a_hand_that_rests_behind_its_row_before_the_onset_counts() -> None:
    result = sweep(ROW, {0: [stroke((-500, 1100, 5400), (500, 1100, 4800))]})
    assert [(it.card, it.time, it.effective) for it in result.contacts] == [(17, Fraction(100, 3), True)]


def test_a_hand_that_is_over_the_line_before_the_onset_does_not() -> None:
    result = sweep(ROW, {0: [stroke((-500, 1100, 5200), (500, 1100, 4800))]})
    assert result == ((), (), {}, (Ignored(0, 0, None),))


def test_a_pointer_inside_the_lines_at_the_onset_is_ignored_until_lifted() -> None:
    inside = stroke((-100, 1100, 4700), (400, 1700, 4700))
    result = sweep(ROW, {0: [inside, stroke((500, 3100, 4700))]})
    assert result.ignored == (Ignored(0, 0, None),)
    assert touched(result) == [(0, 19, "A")]


def test_a_pointer_inside_at_the_onset_counts_once_it_has_left_the_lines() -> None:
    path = stroke((0, 1100, 4700), (380, 1100, 5460), (760, 1100, 4700))
    result = sweep(ROW, {0: [path]})
    assert result.ignored == (Ignored(0, 0, Fraction(190)),)
    assert [(it.card, it.time) for it in result.contacts] == [(17, Fraction(570))]


def test_the_strip_between_the_fields_is_outside_the_lines() -> None:
    mat = parse_mat("-/-/42@4000/17@4000/-/-")
    path = stroke((-10, 4150, 3000), (0, 4150, 3000), (100, 4150, 2000), (200, 4650, 2000))
    result = sweep(mat, {0: [path]})
    assert result.ignored[0].until == 31
    assert touched(result) == [(0, 42, "B")]


def test_an_ignored_pointer_is_not_the_first_to_go_down() -> None:
    inside = stroke((-100, 1100, 4700), (900, 1100, 4700), pointer=0)
    result = sweep(ROW, {0: [inside, stroke((500, 3100, 4700), pointer=1)]})
    assert [(it.card, it.effective) for it in result.contacts] == [(19, True)]


def test_what_ended_before_the_onset_is_nothing() -> None:
    assert sweep(ROW, {0: [stroke((-100, 1100, 4700), (-1, 3100, 4700))]}) == ((), (), {}, ())
    assert sweep(ROW, {0: [stroke((-100, 1100, 5400), (0, 1100, 5200))]}) == ((), (), {}, ())


def test_of_samples_with_the_same_time_the_last_counts() -> None:
    result = sweep(ROW, {0: [stroke((1, 900, 4700), (101, 5000, 100), (101, 1000, 4700), (101, 990, 4700))]})
    assert (result.contacts, result.rest) == ((), {})


@pytest.mark.parametrize(
    ("bad", "key"),
    [
        ([stroke()], "error-stroke-empty"),
        ([stroke((5, 0, 0), (4, 0, 0))], "error-stroke-times"),
        ([stroke((5, 0, 0), (9, 0, 0)), stroke((8, 1, 1))], "error-stroke-overlap"),
    ],
)
def test_impossible_strokes_are_refused(bad: Sequence[Stroke], key: str) -> None:
    with pytest.raises(BadInput) as fault:
        sweep(ROW, {0: bad})
    assert fault.value.key == key


@thrifty
@given(readings(first=-800))
def test_the_order_of_the_arguments_is_irrelevant(reading: Reading) -> None:
    mat, hands = reading
    turned = {seat: hands[seat][::-1] for seat in sorted(hands, reverse=True)}
    assert sweep(mat, turned) == sweep(mat, hands)
    reordered = Mat(mat.format, dict(reversed(list(mat.places.items()))))
    assert sweep(reordered, hands) == sweep(mat, hands)


@thrifty
@given(readings(first=-800), st.data())
def test_a_sample_inserted_exactly_on_a_segment_changes_nothing(reading: Reading, data: st.DataObject) -> None:
    mat, hands = reading
    finer = {seat: [Stroke(it.pointer, _finer(it.samples, data)) for it in mine] for seat, mine in hands.items()}
    assert sweep(mat, finer) == sweep(mat, hands)


def _finer(samples: tuple[Sample, ...], data: st.DataObject) -> tuple[Sample, ...]:
    """With a sample at a whole-numbered point of each segment (an end of it, if it has no other)."""
    made = [samples[0]]
    for a, b in pairwise(samples):
        parts = gcd(b.t - a.t, b.x - a.x, b.y - a.y)
        k = data.draw(st.integers(0, parts))
        made += [Sample(*(p + (q - p) // parts * k for p, q in zip(a, b, strict=True))), b]
    return tuple(made)


@thrifty
@given(readings(first=-800), st.data())
def test_strokes_may_come_in_pieces(reading: Reading, data: st.DataObject) -> None:
    """Messages of one stroke share the sample at which it was cut; in whatever order they are given."""
    mat, hands = reading
    pieces: dict[int, list[Stroke]] = {}
    for seat, mine in hands.items():
        pieces[seat] = []
        for pointer, samples in mine:
            cut = data.draw(st.integers(0, len(samples) - 1))
            pieces[seat] += [Stroke(pointer, samples[: cut + 1]), Stroke(pointer, samples[cut:])]
        pieces[seat] = data.draw(st.permutations(pieces[seat]))
    assert sweep(mat, pieces) == sweep(mat, hands)


@thrifty
@given(readings(first=-800))
def test_floats_only_sort_out_what_exact_numbers_refuse_too(reading: Reading) -> None:
    """With a slack beyond all measure nothing is sorted out and exact numbers decide everything: the same result."""
    mat, hands = reading
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sweeping, "SLACK", 1e9)
        plain = sweep(mat, hands)
    assert plain == sweep(mat, hands)


@thrifty
@given(readings(), st.integers(1, 10_000), st.integers(2, 5))
def test_only_differences_of_time_matter(reading: Reading, later: int, slower: int) -> None:
    """All strokes later by the same time, or slower by the same factor: the same, at times accordingly."""
    mat, hands = reading
    moved = {
        seat: [Stroke(p, tuple(s._replace(t=slower * s.t + later) for s in samples)) for p, samples in mine]
        for seat, mine in hands.items()
    }
    before, after = sweep(mat, hands), sweep(mat, moved)
    assert after.rest == before.rest
    assert after.contacts == tuple(it._replace(time=slower * it.time + later) for it in before.contacts)
    assert after.outs == tuple(it._replace(time=slower * it.time + later) for it in before.outs)


@thrifty
@given(mats(), st.data())
def test_left_and_right_are_alike(mat: Mat, data: st.DataObject) -> None:
    one = data.draw(strokes(mat))
    seen = sweep(mat, {0: [one]})
    turned = Mat(mat.format, {card: Place(f, row, 8180 - x) for card, (f, row, x) in mat.places.items()})
    mirrored = sweep(turned, {0: [Stroke(0, tuple(s._replace(x=8700 - s.x) for s in one.samples))]})
    assert mirrored.contacts == seen.contacts
    assert mirrored.outs == seen.outs
    assert mirrored.rest == {card: (8180 - x, y) for card, (x, y) in seen.rest.items()}


@thrifty
@given(readings())
def test_nothing_is_out_that_did_not_move(reading: Reading) -> None:
    mat, hands = reading
    result = sweep(mat, hands)
    moved = {it.card for it in result.outs}
    assert moved <= set(result.rest) | {it.card for it in result.contacts}
    still = {seat: [Stroke(p, samples[:1]) for p, samples in mine] for seat, mine in hands.items()}
    taps = sweep(mat, still)
    assert (taps.outs, taps.rest) == ((), {})
    for it in taps.contacts:
        points = [s.samples[0] for s in hands[it.seat]]
        left, top, right, bottom = mat.rect(it.card)
        assert any(left <= x <= right and top <= y <= bottom and t == it.time for t, x, y in points)


@thrifty
@given(mats(), st.data())
def test_a_lone_hand_touches_a_card_where_the_hand_is(mat: Mat, data: st.DataObject) -> None:
    """At the time of a contact the hand is on the card's edge or came down on it; an unpushed card is where it lay."""
    one = data.draw(strokes(mat))
    for it in sweep(mat, {0: [one]}).contacts:
        x, y = _position(one, it.time)
        left, top, right, bottom = mat.rect(it.card)
        assert top <= y <= bottom
        assert it.field == mat.field_of(it.card)
        assert left <= x <= right or len(one.samples) > 2


@thrifty
@given(mats(), st.data())
def test_a_hand_that_moves_forward_only_touches_what_its_line_crosses(mat: Mat, data: st.DataObject) -> None:
    """Without sideways motion nothing is pushed: the contacts are plain geometry."""
    one = data.draw(strokes(mat))
    x = one.samples[0].x
    straight = Stroke(0, tuple(s._replace(x=x) for s in one.samples))
    low, high = min(s.y for s in one.samples), max(s.y for s in one.samples)
    crossed = {
        c for c, (left, top, right, bottom) in mat.rects.items() if left <= x <= right and top <= high and bottom >= low
    }
    assert {it.card for it in sweep(mat, {0: [straight]}).contacts} == crossed


@thrifty
@given(mats(), st.data())
def test_hands_far_apart_do_not_know_of_each_other(mat: Mat, data: st.DataObject) -> None:
    """One hand in each field, no card leaves it: together they do what each does alone."""
    mine, theirs = data.draw(strokes(mat)), data.draw(strokes(mat))
    ours = Stroke(0, tuple(s._replace(y=max(s.y, 5000)) for s in mine.samples))
    far = Stroke(0, tuple(s._replace(y=min(s.y, 200)) for s in theirs.samples))
    a, b = sweep(mat, {0: [ours]}), sweep(mat, {1: [far]})
    both = sweep(mat, {0: [ours], 1: [far]})
    assert set(both.contacts) == {*a.contacts, *b.contacts}
    assert set(both.outs) == {*a.outs, *b.outs}
    assert both.rest == {**a.rest, **b.rest}


def _position(one: Stroke, time: Fraction) -> tuple[Fraction, Fraction]:
    for a, b in pairwise(one.samples):
        if a.t <= time <= b.t:
            share = (time - a.t) / (b.t - a.t)
            return a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share
    assume(time == one.samples[-1].t)
    return Fraction(one.samples[-1].x), Fraction(one.samples[-1].y)


def test_tall_cards_are_swept_by_their_own_height() -> None:
    mat = Mat(Format(card_height=760), {17: Place("A", 2, 1000)})
    assert touched(sweep(mat, {0: [stroke((1, 1100, mat.format.depth))]})) == [(0, 17, "A")]

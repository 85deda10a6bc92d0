"""Hypothesis strategies for mats and strokes."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from karuta.mat.field import Format, Mat, Place
from karuta.mat.stroke import Sample, Stroke

thrifty = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""For properties of mats and strokes, which are slow to draw: no clock decides whether a test passes."""

TEAMS = [Format(width=9880), Format(width=14560, rows=2), Format(card_height=760, width=14560, rows=2)]
"""Fields of fifty cards and more."""


def places() -> st.SearchStrategy[Place]:
    """Legal places of an empty mat; every other one on a grid, so that edges meet."""
    xs = st.one_of(st.integers(0, 8180), st.integers(0, 15).map(lambda i: i * 520))
    return st.builds(Place, st.sampled_from(["A", "B"]), st.integers(0, 2), xs)


@st.composite
def mats(draw: st.DrawFn, most: int = 30) -> Mat:
    """Legal mats of up to `most` cards."""
    mat = Mat(Format(card_height=draw(st.sampled_from([730, 730, 760]))), {})
    for card in draw(st.lists(st.integers(1, 100), max_size=most, unique=True)):
        place = draw(places())
        room = mat.room(place.field, place)
        if room is not None:
            mat = mat.put(card, room)
    return mat


def points(mat: Mat) -> st.SearchStrategy[tuple[int, int]]:
    """Points all over the mat and beyond it, many of them in cards or on their edges."""
    anywhere = st.tuples(st.integers(-900, 9600), st.integers(-900, 6000))
    if not len(mat):
        return anywhere
    in_card = st.builds(
        lambda card, i, j: (mat.rect(card)[0] + i * 130, mat.rect(card)[1] + j * 365 // 2),
        st.sampled_from(sorted(mat.places)),
        st.integers(0, 4),
        st.integers(0, 4),
    )
    return st.one_of(in_card, in_card, anywhere)


@st.composite
def strokes(draw: st.DrawFn, mat: Mat, pointer: int = 0, first: int = 1, longest: int = 5) -> Stroke:
    """A stroke whose first sample is at `first` or up to 200 ms later."""
    t = first + draw(st.integers(0, 2000))
    samples = []
    for x, y in draw(st.lists(points(mat), min_size=1, max_size=longest)):
        samples.append(Sample(t, x, y))
        t += draw(st.integers(1, 1000))
    return Stroke(pointer, tuple(samples))


@st.composite
def readings(draw: st.DrawFn, first: int = 1) -> tuple[Mat, dict[int, list[Stroke]]]:
    """A mat and the strokes of two seats, each of up to two strokes of up to two hands."""
    mat = draw(mats())
    hands: dict[int, list[Stroke]] = {}
    for seat in (0, 1):
        hands[seat] = []
        for pointer in range(draw(st.integers(0, 2))):
            start = first
            for _ in range(draw(st.integers(1, 2))):
                hands[seat].append(stroke := draw(strokes(mat, pointer, start)))
                start = stroke.samples[-1].t + 1
    return mat, hands

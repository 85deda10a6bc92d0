from __future__ import annotations

import pytest

from games.kyogi.positions import judged, opened, position, tap, taps, transferred
from games.test_fouls import VECTORS, Cell, Vector, cells, score
from games.test_fouls import told as told_of
from karuta.games.fouls import referee
from karuta.games.game import TABLE
from karuta.games.kyogi import match, moves
from karuta.games.kyogi.events import Ruled, Ruling, Shortened, Touch
from karuta.games.kyogi.rules import Rules
from karuta.games.kyogi.state import State
from karuta.mat.field import SIDES
from karuta.mat.stroke import Sample, Stroke


def ruling(state: State, strokes: dict[int, tuple[Stroke, ...]]) -> Ruling:
    _, events = match.apply(state, TABLE, moves.Touches(strokes))
    assert isinstance(events[0], Ruled)
    return events[0].ruling


@pytest.mark.parametrize(("cell", "expected"), cells())
def test_every_cell_with_real_hands(cell: Cell, expected: str) -> None:
    target, a, b, first = cell
    state = judged(position((9, 9), target), a, b, first)
    seen = state.last
    assert seen is not None
    decision = referee((9, 9), target, (a, b), first=first)
    assert told_of(decision) == expected
    assert seen.touched == (a, b)
    assert seen.taker == (None if decision.taker is None else SIDES.index(decision.taker))
    assert (seen.net, seen.fouls, seen.case) == (decision.verdict.net, decision.verdict.fouls, decision.verdict.case)
    assert transferred(state).counts == decision.counts


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector[0]))
def test_vectors_as_matches(vector: Vector) -> None:
    _, before, target, a, b, first, after, winner = vector
    state = judged(position(score(before), target), a, b, first)
    assert state.winner is None or state.due is None
    state = transferred(state)
    match.invariants(state)
    assert state.counts == score(after)
    assert state.winner == (None if winner is None else SIDES.index(winner))
    if winner is not None:
        assert state.margin == sum(state.counts)
        assert state.phase == "thanks"


@pytest.mark.parametrize(
    ("margin", "late", "taker", "how"),
    [(10, 100, 0, "tie"), (10, 101, 1, "touch"), (0, 1, 1, "touch"), (0, 0, 0, "tie")],
)
def test_ties_within_the_margin_are_the_owner_s(margin: int, late: int, taker: int, how: str) -> None:
    state = opened(position((5, 5), "A", Rules(tie_margin_ms=margin)))
    seen = ruling(state, {0: taps(state, "t", 5000 + late), 1: taps(state, "t", 5000)})
    assert (seen.taker, seen.how) == (taker, how)
    assert seen.time == (5000 + late if taker == 0 else 5000)


def push_out(state: State, t: int, start_past: int = 0, row_end: int = 9000) -> Stroke:
    """A hand that touches the card left of the target and sweeps on to the right until both are out."""
    assert state.reading is not None
    left, top, _, bottom = state.mat.rect(state.reading.poem)
    y = (top + bottom) // 2
    return Stroke(0, (Sample(t, left - 200 - start_past, y), Sample(t + 500, row_end + 600, y)))


def pushable(counts: tuple[int, int] = (5, 5), **rules: object) -> State:
    """The read card lies third in the top row of A."""
    state = position(counts, "A", Rules(tie_margin_ms=0, **rules))  # type: ignore[arg-type]
    poem = state.next_poem()
    third = state.mat.cards("A")[2]
    places = dict(state.mat.places)
    places[poem], places[third] = places[third], places[poem]
    shift = moves.Shift({poem: places[poem], third: places[third]})
    state, _ = match.apply(state, 0, shift)
    state, _ = match.apply(state, 1, moves.Hai())
    return opened(state)


def test_a_push_out_is_a_take_when_the_card_is_wholly_out() -> None:
    state = pushable()
    seen = ruling(state, {1: (push_out(state, 5000),)})
    assert (seen.taker, seen.how, seen.touched) == (1, "push", ("N", "t"))
    assert seen.time is not None
    assert 5000 < seen.time < 5500
    assert seen.touches[-1] == Touch(1, seen.poem, "A", seen.time, effective=True, push=True)
    assert seen.case == "nuki"


def test_a_touch_before_the_push_completes_takes() -> None:
    state = pushable()
    left, top, right, bottom = state.mat.rect(seen_poem(state))
    at = Sample(5010, (left + right) // 2, (top + bottom) // 2)
    seen = ruling(state, {0: (Stroke(0, (at,)),), 1: (push_out(state, 5000),)})
    assert (seen.taker, seen.how) == (0, "touch")


def seen_poem(state: State) -> int:
    assert state.reading is not None
    return state.reading.poem


@pytest.mark.parametrize(("both_push", "taker"), [("owner", 0), ("closest", 1)])
def test_both_push_at_once(both_push: str, taker: int) -> None:
    """Both hands sweep at one pace in one row; B's began at the card next to the target, A's one further left."""
    state = pushable(both_push=both_push)
    left, top, _, bottom = state.mat.rect(seen_poem(state))
    y = (top + bottom) // 2
    near = Stroke(0, (Sample(5000, left - 200, y), Sample(6000, left + 9800, y)))
    far = Stroke(0, (Sample(5000, left - 740, y), Sample(6000, left + 9260, y)))
    seen = ruling(state, {0: (far,), 1: (near,)})
    assert (seen.how, seen.taker, seen.touched) == ("tie", taker, ("t", "t"))
    later = Stroke(0, tuple(Sample(t + 1, x, y) for t, x, y in near.samples))
    assert ruling(state, {0: (far,), 1: (later,)}).how == "push"


def test_untaken_cards() -> None:
    state = judged(position((5, 5), "B"), "N", "s")
    assert state.last is not None
    assert (state.last.taker, state.last.how, state.counts) == (None, "owner", (5, 4))
    left = judged(position((5, 5), "B", Rules(untaken="stays_dead")), "N", "s")
    assert left.last is not None
    assert (left.last.how, left.counts) == ("none", (5, 5))
    assert left.last.poem in left.mat
    assert left.last.poem not in match.view(left, 0).unread
    assert match.view(left, 0).dead_left == len(left.unread) - 9


@pytest.mark.parametrize(("wrong_hand", "taker"), [("void", None), ("opponent_takes", 0)])
def test_the_other_hand(wrong_hand: str, taker: int | None) -> None:
    state = opened(position((5, 5), "A", Rules(wrong_hand=wrong_hand)))  # type: ignore[arg-type]
    aside = Stroke(0, (Sample(4000, -500, -500), Sample(9000, -500, -500)))
    seen = ruling(state, {1: (aside, tap(state, seen_poem(state), 5000, pointer=1))})
    assert seen.taker == taker
    assert seen.touched == ("N", "N")
    assert [touch.effective for touch in seen.touches] == [False]


def test_touches_after_the_window_are_tidying() -> None:
    state = opened(position((5, 5), "A"))
    own = taps(state, "t", 5000)
    last = Rules().after_take_ms * 10
    inside = ruling(state, {0: own, 1: taps(state, "o", 5000 + last)})
    beyond = ruling(state, {0: own, 1: taps(state, "o", 5001 + last)})
    assert (inside.fouls, beyond.fouls) == ((0, 1), (0, 0))
    assert len(beyond.touches) == 1


@pytest.mark.parametrize("window", ["verse", "kimariji"])
def test_the_window_ends_without_a_take(window: str) -> None:
    state = opened(position((5, 5), "A", Rules(window=window)))  # type: ignore[arg-type]
    reading = state.reading
    assert reading is not None
    end = 10 * ((reading.upper_ms if window == "verse" else reading.decided_end_ms) + 2000)
    assert ruling(state, {0: taps(state, "t", end)}).taker == 0
    late = ruling(state, {0: taps(state, "to", end + 1)})
    assert (late.taker, late.fouls, late.how) == (None, (0, 0), "owner")


def test_swept_cards_lie_elsewhere_until_tidied() -> None:
    state = pushable()
    after, events = match.apply(state, TABLE, moves.Touches({1: (push_out(state, 5000),)}))
    assert isinstance(events[0], Ruled)
    rests = events[0].ruling.rests
    neighbour = state.mat.cards("A")[1]
    assert rests[neighbour][0] > 8700
    assert after.mat.places[neighbour] == state.mat.places[neighbour]


def test_shorter_kimariji_are_told() -> None:
    state = position((25, 25), "D", dead=49)
    told: list[Shortened] = []
    for _ in range(40):
        state = opened(state)
        state, events = match.apply(state, TABLE, moves.Touches({}))
        assert isinstance(events[0], Ruled)
        told += events[0].shortened
        if state.phase != "reading":
            break
    assert told
    for change in told:
        assert change.before.startswith(change.after)
        assert len(change.after) < len(change.before)

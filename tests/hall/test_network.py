"""Who wins a card depends on the reaction times alone while lateness stays within the window (docs/fairness.md).

Two people play over pretended lines: each has a latency of its own in either direction, jitter, lost packets that come
after another round, and a page whose clock is off, so that its verse begins early or late.
"""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hall.stage import Stage
from karuta.games.kyogi.events import Ruling
from karuta.hall.commands import Measured
from karuta.hall.events import Announced, Clamped
from karuta.hall.fairness import MARGIN_MS, QUOTA_MS


@dataclass(frozen=True)
class Line:
    """One way to the house and back in ms, what jitter and a lost packet add to a message, and the error of the page's
    clock: above 0 its verse begins that much late."""

    there: float
    back: float
    jitter: float
    lost: bool
    skew: float

    @property
    def round_trip(self) -> float:
        return self.there + self.back

    @property
    def lateness(self) -> float:
        """Arrival minus the claimed time."""
        return self.skew + self.there + self.jitter + (self.round_trip if self.lost else 0)

    @property
    def fair(self) -> bool:
        """Whether all of it is within what is allowed to a seat with a full bucket."""
        return self.lateness <= min(400, self.round_trip / 2 + MARGIN_MS + QUOTA_MS)


def lines(most: float = 200) -> st.SearchStrategy[Line]:
    way = st.floats(0, most)
    return st.builds(Line, way, way, st.floats(0, 60), st.booleans(), st.floats(-40, 40))


reactions = st.integers(1200, 9000)
"""0.1 ms after the start of the deciding mora."""


def _on_the_edge(line: Line) -> bool:
    """Times are whole 0.1 ms on the wire: a line so near its limit may be rounded to either side of it."""
    return abs(line.lateness - min(400, line.round_trip / 2 + MARGIN_MS + QUOTA_MS)) < 0.2


def _ruled(a: Line, b: Line, react_a: int, react_b: int) -> tuple[Ruling, Stage]:
    stage = Stage({"format": "quarter", "tie_margin_ms": 0}, opponents={})
    stage.opened()
    while stage.plan.reading.poem not in stage.host.state.mat:
        stage.ruled()
        assert stage.announced()
    stage.open()
    plan = stage.plan
    for seat, line, react in ((0, a, react_a), (1, b, react_b)):
        stage.ask(seat, Measured(), round_trip_ms=line.round_trip)
        t = plan.reading.decided_start_ms + react / 10
        contact = stage.tap(seat, plan.reading.poem, t)
        stage.send(plan.onset_ms + t + max(0.0, line.lateness), seat, contact, line.round_trip)
        # A touch that is claimed for a moment after its arrival comes from a clock that is ahead.
    number = plan.reading.number
    stage.ruled()
    ruling = stage.host.state.last
    assert ruling is not None
    assert ruling.number == number
    return ruling, stage


@settings(deadline=None, max_examples=150)
@given(lines(), lines(), reactions, reactions)
def test_within_the_window_only_the_reaction_decides(a: Line, b: Line, react_a: int, react_b: int) -> None:
    assume(not _on_the_edge(a) and not _on_the_edge(b))
    ruling, stage = _ruled(a, b, react_a, react_b)
    clamped = {entry.fact.seat for entry in stage.log if isinstance(entry.fact, Clamped)}
    unfair = {seat for seat, line in ((0, a), (1, b)) if not line.fair}
    # What comes after the ruling is not even clamped.
    announced = [e.fact for e in stage.log if isinstance(e.fact, Announced) and e.fact.reading == ruling.number]
    ruled_ms = stage.now - announced[-1].onset_ms
    missed = {
        seat
        for seat, line, react in ((0, a, react_a), (1, b, react_b))
        if ruling.mora_start + react / 10 + line.lateness >= ruled_ms
    }
    assert clamped == unfair - missed
    if not unfair:
        owner = 0 if ruling.target == "A" else 1
        first = owner if react_a == react_b else int(react_b < react_a)
        assert ruling.taker == first
        assert ruling.time == 10 * ruling.mora_start + (react_a, react_b)[first]


@settings(deadline=None, max_examples=100)
@given(lines(), lines(), reactions, reactions)
def test_no_line_however_bad_makes_a_touch_earlier_than_it_was(a: Line, b: Line, react_a: int, react_b: int) -> None:
    ruling, _ = _ruled(a, b, react_a, react_b)
    made = {0: react_a, 1: react_b}
    for touch in ruling.touches:
        assert touch.t >= 10 * ruling.mora_start + made[touch.seat]


@settings(deadline=None, max_examples=60)
@given(st.floats(0, 120), st.integers(2000, 9000), st.floats(0, 3000))
def test_holding_a_touch_back_wins_no_time(round_trip: float, honest: int, held: float) -> None:
    """Who waits for the other's hand and then claims an earlier touch is believed only what the line explains."""
    claimed = 1200
    way = Line(round_trip / 2, round_trip / 2, held, False, 0)
    ruling, _ = _ruled(Line(0, 0, 0, False, 0), way, honest, claimed)
    believed = claimed + max(0.0, 10 * (held - MARGIN_MS - QUOTA_MS))
    if believed > honest + 1:
        assert ruling.taker == 0
    elif believed < honest - 1:
        assert ruling.taker == 1
        assert ruling.time is not None
        assert abs(ruling.time - 10 * ruling.mora_start - believed) <= 1


def test_what_came_in_time_counts_though_the_house_was_busy_when_it_was_due_to_rule() -> None:
    for arrives, counts in ((-1.0, True), (1.0, False)):
        stage = Stage({"format": "quarter"}, opponents={})
        stage.opened()
        while stage.plan.reading.poem not in stage.host.state.mat:
            stage.ruled()
            assert stage.announced()
        stage.open()
        number, plan = stage.host.state.readings, stage.plan
        closes = stage.host.agenda.when("judge")
        assert closes is not None
        last = stage.host.game.closes_ms(stage.host.state, None)
        touch = stage.tap(0, plan.reading.poem, last - 50)
        # It is taken in a second later, when the ruling is long overdue.
        stage.host.command(0, touch, closes + 1000, arrived_ms=closes + arrives)
        stage.until(lambda stage=stage, number=number: stage.host.state.readings > number)  # type: ignore[misc]
        ruling = stage.host.state.last
        assert ruling is not None
        assert (ruling.how == "touch") == counts

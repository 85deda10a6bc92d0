"""A hand while its stroke is judged: where it is, what moves with it, what it comes to next (see `mat.stroke`)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from karuta.mat.exact import Exact, Point, Spot, ratio

# Kinds of events, in the order in which they are taken at one instant for one hand.
DOWN, DROP, TOUCH, MEET, SAMPLE = range(5)
Event = tuple[float, Exact, int, int, int, int, Exact, Exact]
"""Time as the nearest float (so that few need be compared exactly) and exactly, the stroke's rank, kind, card, pusher,
and the share of its present piece gone by then (way, whole). Events compare in the order in which they happen."""
SLACK = 0.01
"""How much larger (0.1 mm) a card is taken when floats sort out what a hand can't reach; exact numbers decide the rest.
Floats err by less than a millionth of this here."""


_NOTHING: Event = (0.0, 0, 0, DOWN, 0, 0, 0, 1)


class Grip(NamedTuple):
    """How a card moves with a hand: `dx` and `dy` from the hand to the card's left top corner. A pushed card keeps its
    height `y` and has its `pusher` (0 for none: card numbers begin at 1). `about_x` and `about_y` are `dx`, and `dy` or
    `y`, as floats."""

    dx: Exact
    dy: Exact
    y: Exact
    pusher: int
    about_x: float
    about_y: float


class Hand:
    """A stroke while it is judged: its path, the straight piece that it is on, and the cards that move with it."""

    __slots__ = (
        "about_dx",
        "about_x0",
        "about_y1",
        "arrival",
        "blind",
        "down",
        "dt",
        "dx",
        "dy",
        "effective",
        "entries",
        "foreseen",
        "grips",
        "index",
        "next",
        "path",
        "pointer",
        "rank",
        "reach",
        "seat",
        "t0",
        "touched",
        "x0",
        "y0",
    )

    def __init__(self, seat: int, pointer: int, path: list[Point], down: Exact, *, blind: bool = False) -> None:
        self.seat, self.pointer, self.path, self.down, self.blind = seat, pointer, path, down, blind
        self.effective = False
        self.rank = 0
        self.index = -1
        self.touched: set[int] = set()
        self.grips: dict[int, Grip] = {}
        self.entries: list[tuple[Exact, Exact, int]] = []
        self.foreseen: dict[int, tuple[object, object, Event | None]] = {}
        self.t0, self.x0, self.y0 = path[0]
        self.reach = (0.0, 0.0, 0.0, 0.0)
        self.dt: Exact = 0
        self.dx: Exact = 0
        self.dy: Exact = 0
        self.about_x0 = self.about_dx = self.about_y1 = 0.0
        self.next: Event = _NOTHING
        self.arrival: Event = _NOTHING

    def enter(self, rank: int) -> None:
        """Take the rank among all strokes: by seat, pointer and time."""
        self.rank = rank
        self.next = (float(self.t0), self.t0, rank, DOWN, 0, 0, 0, 1)

    def step(self) -> None:
        """Go on to the next straight piece, which ends with `arrival`; a stroke of one sample has one piece that goes
        nowhere."""
        self.index += 1
        self.t0, self.x0, self.y0 = t0, x0, y0 = self.path[self.index]
        t1, x1, y1 = self.path[min(self.index + 1, len(self.path) - 1)]
        self.dt, self.dx, self.dy = t1 - t0, x1 - x0, y1 - y0
        self.about_x0, self.about_dx, self.about_y1 = float(x0), float(self.dx), float(y1)
        self.arrival = (float(t1), t1, self.rank, SAMPLE, 0, 0, 1, 1)
        self.foreseen = {}

    def at(self, way: Exact, whole: Exact) -> Spot:
        """Where the hand is when it has gone `way` of the `whole` of the present piece."""
        if not way:
            return self.x0, self.y0
        return ratio(self.x0 * whole + self.dx * way, whole), ratio(self.y0 * whole + self.dy * way, whole)

    def event(self, kind: int, card: int, pusher: int, way: Exact, whole: Exact) -> Event:
        """What happens when the hand has gone `way` of the `whole` of the present piece."""
        if not way:
            return float(self.t0), self.t0, self.rank, kind, card, pusher, way, whole
        part = self.t0 * whole + self.dt * way
        if type(part) is int and type(whole) is int:
            time, rest = divmod(part, whole)
            return part / whole, Fraction(part, whole) if rest else time, self.rank, kind, card, pusher, way, whole
        exact = ratio(part, whole)
        return float(exact), exact, self.rank, kind, card, pusher, way, whole

    def when(self, way: Exact, whole: Exact) -> Exact:
        """The time at which the hand has gone `way` of the `whole` of the present piece."""
        return ratio(self.t0 * whole + self.dt * way, whole)

    def share(self, t: Exact) -> Spot:
        """The share of the present piece gone by time t."""
        return (t - self.t0, self.dt) if t != self.t0 else (0, 1)

    def drift(self, t: float, until: float) -> tuple[float, float, float, float]:
        """About where the hand is at time t and how far it goes until a later time of the present piece."""
        if not self.dt:
            return float(self.x0), float(self.y0), 0.0, 0.0
        per = 1 / float(self.dt)
        past, span = (t - float(self.t0)) * per, (until - t) * per
        dx, dy = float(self.dx), float(self.dy)
        return self.x0 + dx * past, self.y0 + dy * past, dx * span, dy * span

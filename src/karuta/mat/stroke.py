"""From the hands of one reading to contacts, pushes and cards out of the lines (rules 4.8).

`sweep` judges all hands together, merged by time, with exact arithmetic: times and positions are whole numbers or
fractions, so that it never matters how a stroke was cut into samples or messages. What rules 4.8 leave open is settled
here thus:

- A *hand* is a seat and a pointer. Between samples it moves straight and evenly. Of samples with the same time the last
  counts. Strokes of one pointer that share their joint sample are one stroke.
- Nothing is touched before the onset (t = 0, rules 4.5). A pointer that is down inside the lines at t = 0, or goes
  down there at t = 0, is ignored until it is lifted or is outside both fields (the strip between them is outside).
- The *effective hand* of a seat is the pointer that goes down first, of two at once the lower number; one down before
  the onset went down then, an ignored one when it ceases to be ignored. Other hands move cards, with `effective` False.
- Rectangles and lines include their edges: to reach an edge is to touch, to be on a line is to be inside. A card is out
  when nothing but an edge of it can still lie on its field.
- A hand touches a card at most once in a stroke. The card moves with the hand that touched it *last* until that stroke
  ends; then it lies still where it is, on top of what lies there, and can be touched again.
- A touched card whose side edge comes to the near edge of a card of its own row pushes it sideways, never forward;
  pushed cards push on in turn. A push ends when the sideways motion stops or turns, when the pusher has left the height
  of the pushed card, or when the pusher passes to another hand; the pushed card then lies still. Cards that another
  hand moves, cards of other rows, and cards on top of which the pusher already lies, are slid over. Only the hand's own
  touch is a contact, a push is not (rules 3.5); at one instant a touch goes before a push.
- The field of a contact is the card's own for a hand that finds it unmoved or moved last by that same hand. For any
  other hand it is the field whose lines the card is at least partly within; if it is within both, the one that holds
  the point, else the card's own; if none, the touch moves the card and is no contact.
- Of several events at one instant the lower seat's come first (then the lower pointer's).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeVar

from karuta.errors import BadInput
from karuta.mat.field import Mat, Side

Exact = int | Fraction
N = TypeVar("N", Exact, float)
Point = tuple[Exact, Exact, Exact]
"""Time, x, y."""


class Sample(NamedTuple):
    """Where a pointer was: `t` in 0.1 ms since the onset of the upper verse (may be negative), `x` and `y` in mat
    coordinates (0.1 mm, may lie outside the mat)."""

    t: int
    x: int
    y: int


class Stroke(NamedTuple):
    """One pointer from its going down (first sample) to its lifting (last). `pointer` names a hand of its seat: whoever
    makes strokes from a screen gives a finger that comes down again the same number."""

    pointer: int
    samples: tuple[Sample, ...]


class Contact(NamedTuple):
    """A hand's own touch of `card` at `time` (0.1 ms since the onset), and the `field` that it counts in."""

    seat: int
    card: int
    field: Side
    time: Fraction
    effective: bool


class Out(NamedTuple):
    """`card` left the lines of `field`, its own, completely at `time`; `seat`'s hand had set it in motion."""

    card: int
    field: Side
    time: Fraction
    seat: int
    effective: bool


class Ignored(NamedTuple):
    """A pointer that was inside the lines at the onset (a warning, rules 4.5); `until` is the time from which it
    counted, None if it was lifted before."""

    seat: int
    pointer: int
    until: Fraction | None


class Sweep(NamedTuple):
    """What the hands did. `contacts` and `outs` are in order of time, then seat, then card; `rest` gives the left and
    top edge in mat coordinates of every card that ends elsewhere than it lay."""

    contacts: tuple[Contact, ...]
    outs: tuple[Out, ...]
    rest: dict[int, tuple[Fraction, Fraction]]
    ignored: tuple[Ignored, ...]


def sweep(mat: Mat, strokes: Mapping[int, Sequence[Stroke]]) -> Sweep:
    """Contacts, pushes and cards out from the strokes of each seat; `BadInput` for a stroke without samples, with times
    that fall, or down while another stroke of its pointer is."""
    hands: list[_Hand] = []
    ignored: list[Ignored] = []
    for seat in sorted(strokes):
        paths = [path for path in _joined(strokes[seat]) if path[1][-1][0] >= 0]
        mine = [hand for pointer, path in paths if (hand := _counting(mat, seat, pointer, path, ignored)) is not None]
        if mine:
            first = min(mine, key=lambda hand: (hand.down, hand.pointer)).pointer
            for hand in mine:
                hand.effective = hand.pointer == first
            hands += mine
    return _Table(mat, hands).run(tuple(sorted(ignored, key=lambda it: it[:2])))


def _joined(strokes: Iterable[Stroke]) -> list[tuple[int, list[Point]]]:
    """The strokes of one seat as (pointer, points at rising times), pieces of one stroke put together."""
    paths: list[tuple[int, list[Point]]] = []
    for pointer, samples in sorted(strokes, key=_when):
        path: list[Point] = []
        for sample in samples:
            if path and sample[0] <= path[-1][0]:
                if sample[0] < path[-1][0]:
                    raise BadInput(
                        f"sample {tuple(sample)} comes after time {path[-1][0]}: the times of a stroke never fall",
                        key="error-stroke-times",
                        time=sample[0],
                        last=int(path[-1][0]),
                    )
                path.pop()
            path.append((sample[0], sample[1], sample[2]))
        if paths and paths[-1][0] == pointer:
            last = paths[-1][1]
            if samples[0] == last[-1]:
                last[-1:] = path
                continue
            if samples[0][0] < last[-1][0]:
                raise BadInput(
                    f"pointer {pointer} goes down at {samples[0][0]} but was not lifted before {last[-1][0]}",
                    key="error-stroke-overlap",
                    pointer=pointer,
                    time=samples[0][0],
                )
        paths.append((pointer, path))
    return paths


def _when(stroke: Stroke) -> tuple[int, int, int]:
    if not stroke[1]:
        raise BadInput(
            f"pointer {stroke[0]} has a stroke without samples: give the point where it went down",
            key="error-stroke-empty",
            pointer=stroke[0],
        )
    return stroke[0], stroke[1][0][0], stroke[1][-1][0]


def _counting(mat: Mat, seat: int, pointer: int, path: list[Point], ignored: list[Ignored]) -> _Hand | None:
    """The hand from the moment when its stroke counts: after the onset, and once outside if it was inside then."""
    down = path[0][0]
    if down > 0:
        return _Hand(seat, pointer, path, down)
    if down < 0:
        path = _from_onset(path)
    outside = _leaves(mat, path)
    if outside is path:
        return _Hand(seat, pointer, path, down)
    ignored.append(Ignored(seat, pointer, Fraction(outside[0][0]) if outside else None))
    return _Hand(seat, pointer, outside, outside[0][0], blind=True) if outside else None


def _from_onset(path: list[Point]) -> list[Point]:
    for i in range(len(path) - 1):
        (t0, x0, y0), (t1, x1, y1) = path[i], path[i + 1]
        if t1 > 0:
            start = (0, x0 + _ratio((x1 - x0) * -t0, t1 - t0), y0 + _ratio((y1 - y0) * -t0, t1 - t0))
            return [start, *path[i + 1 :]]
    return path[-1:]


def _leaves(mat: Mat, path: list[Point]) -> list[Point]:
    """The path itself if it begins outside the lines, else what follows from the point where it goes out of them."""
    field = mat.format.field_at(path[0][1], path[0][2])
    if field is None:
        return path
    left, top, right, bottom = mat.format.fields[field]
    for i in range(len(path) - 1):
        (t0, x0, y0), (t1, x1, y1) = path[i], path[i + 1]
        if left <= x1 <= right and top <= y1 <= bottom:
            continue
        dx, dy = x1 - x0, y1 - y0
        ends = [_ratio(edge - x0, dx) for edge, over in ((left, x1 < left), (right, x1 > right)) if over]
        ends += [_ratio(edge - y0, dy) for edge, over in ((top, y1 < top), (bottom, y1 > bottom)) if over]
        u = min(ends)
        return [(t0 + (t1 - t0) * u, x0 + dx * u, y0 + dy * u), *path[i + 1 :]]
    return []


def _ratio(a: Exact, b: Exact) -> Exact:
    """a / b, as an int if it is whole: whole numbers are several times faster than fractions."""
    if type(a) is int and type(b) is int:
        quotient, rest = divmod(a, b)
        return Fraction(a, b) if rest else quotient
    exact = Fraction(a) / b
    return exact.numerator if exact.denominator == 1 else exact


def _entry(x: N, y: N, dx: N, dy: N, rect: tuple[N, N, N, N]) -> tuple[N, N] | None:
    """When a point that goes from (x, y) by (dx, dy) is first in the rectangle, edges included: the share of the way as
    (numerator, denominator), or None. One of the shares of a way has the same denominator, so numerators compare."""
    left, top, right, bottom = rect
    if dx > 0:
        near_x, far_x, p = left - x, right - x, dx
    elif dx:
        near_x, far_x, p = x - right, x - left, -dx
    elif left <= x <= right:
        near_x, far_x, p = 0, 1, 1
    else:
        return None
    if dy > 0:
        near_y, far_y, q = top - y, bottom - y, dy
    elif dy:
        near_y, far_y, q = y - bottom, y - top, -dy
    elif top <= y <= bottom:
        near_y, far_y, q = 0, 1, 1
    else:
        return None
    near = max(near_x * q, near_y * p, 0)
    if near > far_x * q or near > far_y * p or near > p * q:
        return None
    return near, p * q


# Kinds of events, in the order in which they are taken at one instant for one hand.
_DOWN, _DROP, _TOUCH, _MEET, _SAMPLE = range(5)
_Event = tuple[Exact, int, int, int, int, int, Exact, Exact]
"""Time, seat, pointer, kind, card, pusher, and the share of the hand's present piece gone by then (way, whole)."""
_SLACK = 0.01
"""How much larger (0.1 mm) a card is taken when floats sort out what a hand can't reach; exact numbers decide the rest.
Floats err by less than a millionth of this here."""


class _Grip(NamedTuple):
    """How a card moves with a hand: `dx` and `dy` from the hand to the card's left top corner. A pushed card keeps its
    height `y` and has its `pusher` (0 for none: card numbers begin at 1). `about_x` and `about_y` are `dx`, and `dy` or
    `y`, as floats."""

    dx: Exact
    dy: Exact
    y: Exact
    pusher: int
    about_x: float
    about_y: float


class _Hand:
    """A stroke while it is judged: its path, the straight piece that it is on, and the cards that move with it."""

    __slots__ = (
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
        "seat",
        "t0",
        "touched",
        "x0",
        "y0",
    )

    def __init__(self, seat: int, pointer: int, path: list[Point], down: Exact, *, blind: bool = False) -> None:
        self.seat, self.pointer, self.path, self.down, self.blind = seat, pointer, path, down, blind
        self.effective = False
        self.index = -1
        self.touched: set[int] = set()
        self.grips: dict[int, _Grip] = {}
        self.entries: list[tuple[Exact, Exact, int]] = []
        self.foreseen: dict[int, tuple[object, object, _Event | None]] = {}
        self.t0, self.x0, self.y0 = path[0]
        self.dt: Exact = 0
        self.dx: Exact = 0
        self.dy: Exact = 0
        self.next: _Event = (self.t0, seat, pointer, _DOWN, 0, 0, 0, 1)

    def step(self) -> None:
        """Go on to the next straight piece; a stroke of one sample has one piece that goes nowhere."""
        self.index += 1
        self.t0, self.x0, self.y0 = self.path[self.index]
        t1, x1, y1 = self.path[min(self.index + 1, len(self.path) - 1)]
        self.dt, self.dx, self.dy = t1 - self.t0, x1 - self.x0, y1 - self.y0
        self.foreseen = {}

    def at(self, way: Exact, whole: Exact) -> tuple[Exact, Exact]:
        """Where the hand is when it has gone `way` of the `whole` of the present piece."""
        if not way:
            return self.x0, self.y0
        return _ratio(self.x0 * whole + self.dx * way, whole), _ratio(self.y0 * whole + self.dy * way, whole)

    def event(self, kind: int, card: int, pusher: int, way: Exact, whole: Exact) -> _Event:
        """What happens when the hand has gone `way` of the `whole` of the present piece."""
        return self.when(way, whole), self.seat, self.pointer, kind, card, pusher, way, whole

    def when(self, way: Exact, whole: Exact) -> Exact:
        """The time at which the hand has gone `way` of the `whole` of the present piece."""
        return _ratio(self.t0 * whole + self.dt * way, whole)

    def share(self, t: Exact) -> tuple[Exact, Exact]:
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


class _Row:
    """The cards of one row (as they lay at first) that lie still, each with about its left and top edge."""

    __slots__ = ("changes", "still")

    def __init__(self) -> None:
        self.still: dict[int, tuple[float, float]] = {}
        self.changes = 0

    def start(self, card: int) -> None:
        """The card moves."""
        if self.still.pop(card, None) is not None:
            self.changes += 1

    def stop(self, card: int, corner: tuple[Exact, Exact]) -> None:
        """The card lies still again."""
        self.still[card] = float(corner[0]), float(corner[1])
        self.changes += 1


class _Table:
    """The mat while hands move over it."""

    def __init__(self, mat: Mat, hands: list[_Hand]) -> None:
        self.places, self.rects, self.fields = mat.places, mat.rects, mat.format.fields
        self.hands = hands
        self.width, self.height = mat.format.card_width, mat.format.card_height
        self.moved: dict[int, tuple[Exact, Exact]] = {}  # where cards that were moved and now lie still are
        self.holder: dict[int, _Hand] = {}
        self.mover: dict[int, tuple[int, int]] = {}
        self.contacts: list[Contact] = []
        self.outs: dict[int, Out] = {}
        self.rows: dict[tuple[Side, int], _Row] = {}

    def run(self, ignored: tuple[Ignored, ...]) -> Sweep:
        """Take the events one after another until every hand is lifted."""
        hands = self.hands
        while hands:
            hand = min(hands, key=_next) if len(hands) > 1 else hands[0]
            event = hand.next
            carried = bool(hand.grips)
            self.take(hand, event)
            if hand.index >= 0:
                hand.next = self.plan(hand, event[0])
            if carried or hand.grips:
                for rival in hands:
                    if rival is not hand and rival.index >= 0:
                        rival.next = self.plan(rival, event[0])
        self.contacts.sort(key=lambda it: (it[3], it[0], it[1]))
        outs = sorted(self.outs.values(), key=lambda it: (it[2], it[3], it[0]))
        rest = {
            card: (_fraction(spot[0]), _fraction(spot[1]))
            for card, spot in sorted(self.moved.items())
            if spot != self.rects[card][:2]
        }
        return Sweep(tuple(self.contacts), tuple(outs), rest, ignored)

    # -- what comes next ------------------------------------------------------------------------------------------

    def look_ahead(self, hand: _Hand) -> None:
        """List the unmoved cards that the hand's present piece enters, the latest first."""
        x0, y0, dx, dy = hand.x0, hand.y0, hand.dx, hand.dy
        x_from, x_to = (x0, x0 + dx) if dx >= 0 else (x0 + dx, x0)
        y_from, y_to = (y0, y0 + dy) if dy >= 0 else (y0 + dy, y0)
        near = [
            (card, rect)
            for card, rect in self.rects.items()
            if rect[1] <= y_to and rect[3] >= y_from and rect[0] <= x_to and rect[2] >= x_from
        ]
        hand.entries = entries = []
        for card, rect in near:
            if card not in self.moved and card not in self.holder:
                share = _entry(x0, y0, dx, dy, rect)
                if share is not None and (share[0] or not hand.blind):
                    entries.append((share[0], share[1], card))
        hand.blind = False
        if len(entries) > 1:
            entries.sort(key=lambda it: (-it[0], -it[2]))

    def plan(self, hand: _Hand, now: Exact) -> _Event:
        """The hand's next event from `now` on, as things stand."""
        entries = hand.entries
        best: _Event = (hand.t0 + hand.dt, hand.seat, hand.pointer, _SAMPLE, 0, 0, 1, 1)
        while entries and (entries[-1][2] in self.holder or entries[-1][2] in self.moved):
            entries.pop()
        if entries:
            way, whole, card = entries[-1]
            best = hand.event(_TOUCH, card, 0, way, whole)
        for card, spot in self.moved.items():
            if card not in hand.touched and (event := self.entry_of_moved(hand, card, spot, now)) is not None:
                best = min(best, event)
        for card, holder in self.holder.items():
            if holder is not hand and card not in hand.touched:
                event = self.entry_of_moving(hand, card, holder, now)
                if event is not None:
                    best = min(best, event)
        if hand.grips and hand.dx:
            event = self.pushes(hand, now)
            if event is not None:
                best = min(best, event)
        return best

    def entry_of_moved(self, hand: _Hand, card: int, spot: tuple[Exact, Exact], now: Exact) -> _Event | None:
        """When the hand's present piece enters a card that was moved and now lies still."""
        known = hand.foreseen.get(card)
        if known is not None and known[0] is spot:
            return known[2]
        event = None
        x, y = self.row(card).still[card]
        about = x - _SLACK, y - _SLACK, x + self.width + _SLACK, y + self.height + _SLACK
        if _entry(float(hand.x0), float(hand.y0), float(hand.dx), float(hand.dy), about) is not None:
            rect = *spot, spot[0] + self.width, spot[1] + self.height
            share = _entry(hand.x0, hand.y0, hand.dx, hand.dy, rect)
            if share is not None:
                event = hand.event(_TOUCH, card, 0, *share)
                event = event if event[0] >= now else None
        hand.foreseen[card] = spot, None, event
        return event

    def entry_of_moving(self, hand: _Hand, card: int, holder: _Hand, now: Exact) -> _Event | None:
        """When the hand enters a card that another hand moves, while both are on their present pieces."""
        grip = holder.grips[card]
        known = hand.foreseen.get(card)
        if known is not None and known[0] is grip and known[1] == holder.index:
            return known[2]
        end = min(hand.t0 + hand.dt, holder.t0 + holder.dt)
        event = None
        if self.may_enter(hand, grip, holder, float(now), float(end)):
            span = end - now
            dx, dy = (_ratio(hand.dx * span, hand.dt), _ratio(hand.dy * span, hand.dt)) if span else (0, 0)
            if span:
                dx -= _ratio(holder.dx * span, holder.dt)
                dy -= 0 if grip.pusher else _ratio(holder.dy * span, holder.dt)
            x, y = self.where(card, now)
            share = _entry(*hand.at(*hand.share(now)), dx, dy, (x, y, x + self.width, y + self.height))
            if share is not None:
                event = hand.event(_TOUCH, card, 0, *hand.share(now + _ratio(span * share[0], share[1])))
        hand.foreseen[card] = grip, holder.index, event
        return event

    def may_enter(self, hand: _Hand, grip: _Grip, holder: _Hand, now: float, end: float) -> bool:
        """Whether, as far as floats can tell, the hand comes to a card that another hand moves."""
        x, y, dx, dy = hand.drift(now, end)
        left, top, holder_dx, holder_dy = holder.drift(now, end)
        left += grip.about_x
        top, holder_dy = (grip.about_y, 0.0) if grip.pusher else (top + grip.about_y, holder_dy)
        about = left - _SLACK, top - _SLACK, left + self.width + _SLACK, top + self.height + _SLACK
        return _entry(x, y, dx - holder_dx, dy - holder_dy, about) is not None

    def pushes(self, hand: _Hand, now: Exact) -> _Event | None:
        """The first meeting of a moving card with a card of its row, or end of a push, in the present piece."""
        best = None
        for card, grip in hand.grips.items():
            event = self.meeting(hand, card, grip, now)
            if event is not None and (best is None or event < best):
                best = event
            if grip.pusher and (event := self.parting(hand, card, grip)) is not None and (best is None or event < best):
                best = event
        return best

    def meeting(self, hand: _Hand, card: int, grip: _Grip, now: Exact) -> _Event | None:
        """When in the present piece a moving card first comes to push a card of its row."""
        row = self.row(card)
        known = hand.foreseen.get(card)
        if known is not None and known[0] is grip and known[1] == row.changes:
            return known[2]
        ahead = 1 if hand.dx > 0 else -1
        step = self.width * ahead
        start = (
            float(hand.x0) + grip.about_x + step
        )  # about where a card lies that the moving card is edge to edge with
        end = start + float(hand.dx)
        low, high = (start - _SLACK, end + _SLACK) if ahead > 0 else (end - _SLACK, start + _SLACK)
        mates = [(x * ahead, mate) for mate, (x, _) in row.still.items() if low <= x <= high]
        event = None
        for _, mate in sorted(mates) if len(mates) > 1 else mates:
            x, y = self.where(mate, now)
            way = x - step - grip.dx - hand.x0
            if 0 <= way * ahead <= hand.dx * ahead:
                met = hand.event(_MEET, mate, card, way, hand.dx)
                if met[0] >= now and self.level(hand, grip, y, met[0]):
                    event = met
                    break
        hand.foreseen[card] = grip, row.changes, event
        return event

    def row(self, card: int) -> _Row:
        """The row that the card lay in."""
        key = self.places[card][:2]
        if (row := self.rows.get(key)) is None:
            row = self.rows[key] = _Row()
            for mate, place in self.places.items():
                if place[:2] == key and mate not in self.holder:
                    x, y = self.where(mate, 0)
                    row.still[mate] = float(x), float(y)
        return row

    def level(self, hand: _Hand, grip: _Grip, y: Exact, t: Exact) -> bool:
        """Whether a moving card is at the height of one at y at time t, by more than an edge."""
        about = grip.about_y - float(y)
        if not grip.pusher:
            about += float(hand.y0) + float(hand.dy) * (float(t) - float(hand.t0)) / float(hand.dt)
        if abs(abs(about) - self.height) > _SLACK:
            return abs(about) < self.height
        if grip.pusher:
            return -self.height < grip.y - y < self.height
        off = (hand.y0 + grip.dy - y) * hand.dt + hand.dy * (t - hand.t0)
        return -self.height * hand.dt < off < self.height * hand.dt

    def parting(self, hand: _Hand, card: int, grip: _Grip) -> _Event | None:
        """When in the present piece a touched card leaves the height of the card that it pushes."""
        pusher = hand.grips[grip.pusher]
        if pusher.pusher or not hand.dy:
            return None
        ahead = self.height if hand.dy > 0 else -self.height
        if abs(float(hand.y0 + hand.dy) + pusher.about_y - grip.about_y) < self.height - _SLACK:
            return None
        way = grip.y + ahead - pusher.dy - hand.y0
        return hand.event(_DROP, card, 0, way, hand.dy) if way * ahead <= hand.dy * ahead else None

    # -- what happens ---------------------------------------------------------------------------------------------

    def take(self, hand: _Hand, event: _Event) -> None:
        """Let one event happen."""
        _, _, _, kind, card, pusher, way, whole = event
        if kind == _SAMPLE:
            self.sample(hand)
        elif kind == _TOUCH:
            self.touch(hand, card, event[0], hand.at(way, whole))
        elif kind == _MEET:
            self.meet(hand, card, pusher)
        elif kind == _DROP:
            self.drop(hand, card, hand.at(way, whole))
        else:
            hand.step()
            self.look_ahead(hand)

    def where(self, card: int, t: Exact) -> tuple[Exact, Exact]:
        """The left top corner of a card at time t."""
        hand = self.holder.get(card)
        if hand is None:
            return self.moved.get(card) or self.rects[card][:2]
        return _corner(hand.grips[card], hand.at(*hand.share(t)))

    def touch(self, hand: _Hand, card: int, t: Exact, point: tuple[Exact, Exact]) -> None:
        """The hand's point enters the card, which moves with it from now on."""
        corner = self.where(card, t)
        field: Side | None = self.places[card].field
        me = hand.seat, hand.pointer
        if self.mover.get(card, me) != me:
            field = self.field(self.places[card].field, corner, point)
        if field is not None:
            self.contacts.append(Contact(hand.seat, card, field, _fraction(t), hand.effective))
        if (holder := self.holder.get(card)) is not None:
            self.drop(holder, card, holder.at(*holder.share(t)))
        self.moved.pop(card, None)
        self.holder[card] = hand
        self.row(card).start(card)
        self.mover[card] = me
        hand.touched.add(card)
        hand.grips[card] = _Grip(dx := corner[0] - point[0], dy := corner[1] - point[1], 0, 0, float(dx), float(dy))

    def field(self, own: Side, corner: tuple[Exact, Exact], point: tuple[Exact, Exact]) -> Side | None:
        """The field that a touch of a card at `corner` counts in for a hand that did not move it there."""
        x, y = corner
        within = [
            side
            for side, (left, top, right, bottom) in self.fields.items()
            if x < right and x + self.width > left and y < bottom and y + self.height > top
        ]
        if len(within) < 2:
            return within[0] if within else None
        for side in within:
            _, top, _, bottom = self.fields[side]
            if top <= point[1] <= bottom:
                return side
        return own

    def meet(self, hand: _Hand, card: int, pusher: int) -> None:
        """A moving card comes edge to edge with a card of its row and pushes it from now on."""
        _, y = self.where(card, 0)
        self.moved.pop(card, None)
        dx = hand.grips[pusher].dx + (self.width if hand.dx > 0 else -self.width)
        hand.grips[card] = _Grip(dx, 0, y, pusher, float(dx), float(y))
        self.holder[card] = hand
        self.row(card).start(card)
        self.mover[card] = hand.seat, hand.pointer

    def drop(self, hand: _Hand, card: int, point: tuple[Exact, Exact]) -> None:
        """The card, and what it pushes, moves with the hand no more; the hand is at `point`."""
        grip = hand.grips.pop(card)
        self.moved[card] = corner = _corner(grip, point)
        self.note_out(hand, card, grip, corner)
        del self.holder[card]
        self.row(card).stop(card, corner)
        for pushed in [number for number, grip in hand.grips.items() if grip.pusher == card]:
            self.drop(hand, pushed, point)

    def sample(self, hand: _Hand) -> None:
        """The hand has come to the end of a straight piece: on to the next, or it is lifted."""
        _, x1, y1 = hand.path[min(hand.index + 1, len(hand.path) - 1)]
        lifted = hand.index + 2 >= len(hand.path)
        goes_on = not lifted and (hand.path[hand.index + 2][1] - x1) * hand.dx > 0
        for card, grip in list(hand.grips.items()):
            if card not in hand.grips:
                continue
            if lifted or (grip.pusher and not goes_on):
                self.drop(hand, card, (x1, y1))
            else:
                self.note_out(hand, card, grip, _corner(grip, (x1, y1)))
        if lifted:
            self.hands.remove(hand)
            hand.index = -1
        else:
            hand.step()
            self.look_ahead(hand)

    def note_out(self, hand: _Hand, card: int, grip: _Grip, corner: tuple[Exact, Exact]) -> None:
        """Record when a card that has come to `corner` in the present piece left its field, if it did."""
        if card in self.outs:
            return
        (x, y), (x0, y0) = corner, (hand.x0, hand.y0)
        field = self.places[card].field
        left, top, right, bottom = self.fields[field]
        times = []
        if x >= right:
            times.append(hand.when(right - grip.dx - x0, hand.dx))
        elif x + self.width <= left:
            times.append(hand.when(left - self.width - grip.dx - x0, hand.dx))
        if y >= bottom:
            times.append(hand.when(bottom - grip.dy - y0, hand.dy))
        elif y + self.height <= top:
            times.append(hand.when(top - self.height - grip.dy - y0, hand.dy))
        if times:
            self.outs[card] = Out(card, field, _fraction(min(times)), hand.seat, hand.effective)


def _next(hand: _Hand) -> _Event:
    return hand.next


def _corner(grip: _Grip, point: tuple[Exact, Exact]) -> tuple[Exact, Exact]:
    """The left top corner of a card that moves with a hand at `point`."""
    return point[0] + grip.dx, grip.y if grip.pusher else point[1] + grip.dy


def _fraction(exact: Exact) -> Fraction:
    return exact if isinstance(exact, Fraction) else Fraction(exact)

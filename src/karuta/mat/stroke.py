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
from typing import NamedTuple

from karuta.errors import BadInput
from karuta.mat.field import Mat, Side

Exact = int | Fraction
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


def _entry(x: Exact, y: Exact, dx: Exact, dy: Exact, rect: tuple[Exact, ...]) -> tuple[Exact, Exact] | None:
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
_Event = tuple[Exact, int, int, int, int, int]
"""Time, seat, pointer, kind, card, pusher."""


class _Grip(NamedTuple):
    """How a card moves with a hand: `dx` and `dy` from the hand to the card's left top corner. A pushed card keeps its
    height `y` and has its `pusher` (0 for none: card numbers begin at 1)."""

    dx: Exact
    dy: Exact
    y: Exact
    pusher: int


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
        self.t0, self.x0, self.y0 = path[0]
        self.dt: Exact = 0
        self.dx: Exact = 0
        self.dy: Exact = 0
        self.next: _Event = (self.t0, seat, pointer, _DOWN, 0, 0)

    def step(self) -> None:
        """Go on to the next straight piece; a stroke of one sample has one piece that goes nowhere."""
        self.index += 1
        self.t0, self.x0, self.y0 = self.path[self.index]
        t1, x1, y1 = self.path[min(self.index + 1, len(self.path) - 1)]
        self.dt, self.dx, self.dy = t1 - self.t0, x1 - self.x0, y1 - self.y0

    def at(self, t: Exact) -> tuple[Exact, Exact]:
        """Where the hand is at time t of the present piece."""
        if t == self.t0:
            return self.x0, self.y0
        past = t - self.t0
        return self.x0 + _ratio(self.dx * past, self.dt), self.y0 + _ratio(self.dy * past, self.dt)

    def when(self, way: Exact, whole: Exact) -> Exact:
        """The time at which the hand has gone `way` of the `whole` of the present piece."""
        return self.t0 + _ratio(self.dt * way, whole)


class _Table:
    """The mat while hands move over it."""

    def __init__(self, mat: Mat, hands: list[_Hand]) -> None:
        self.mat = mat
        self.hands = hands
        self.width, self.height = mat.format.card_width, mat.format.card_height
        self.moved: dict[int, tuple[Exact, Exact]] = {}  # where cards that were moved and now lie still are
        self.holder: dict[int, _Hand] = {}
        self.mover: dict[int, tuple[int, int]] = {}
        self.contacts: list[Contact] = []
        self.outs: dict[int, Out] = {}
        self.rows: dict[tuple[Side, int], list[int]] = {}

    def run(self, ignored: tuple[Ignored, ...]) -> Sweep:
        """Take the events one after another until every hand is lifted."""
        hands = self.hands
        while hands:
            hand = min(hands, key=_next) if len(hands) > 1 else hands[0]
            t, _, _, kind, card, pusher = hand.next
            carries = bool(hand.grips)
            if kind == _SAMPLE:
                self.sample(hand, t)
            elif kind == _TOUCH:
                self.touch(hand, card, t)
            elif kind == _MEET:
                self.meet(hand, card, pusher, t)
            elif kind == _DROP:
                self.drop(hand, card, t)
            else:
                hand.step()
                self.look_ahead(hand)
            if hand.index >= 0:
                hand.next = self.plan(hand, t)
            if carries or hand.grips:
                for rival in hands:
                    if rival is not hand and rival.index >= 0:
                        rival.next = self.plan(rival, t)
        self.contacts.sort(key=lambda it: (it[3], it[0], it[1]))
        outs = sorted(self.outs.values(), key=lambda it: (it[2], it[3], it[0]))
        rects = self.mat.rects
        rest = {c: (Fraction(x), Fraction(y)) for c, (x, y) in sorted(self.moved.items()) if (x, y) != rects[c][:2]}
        return Sweep(tuple(self.contacts), tuple(outs), rest, ignored)

    # -- what comes next ------------------------------------------------------------------------------------------

    def look_ahead(self, hand: _Hand) -> None:
        """List the unmoved cards that the hand's present piece enters, the latest first."""
        x0, y0, dx, dy = hand.x0, hand.y0, hand.dx, hand.dy
        x_from, x_to = (x0, x0 + dx) if dx >= 0 else (x0 + dx, x0)
        y_from, y_to = (y0, y0 + dy) if dy >= 0 else (y0 + dy, y0)
        moved, holder = self.moved, self.holder
        hand.entries = entries = []
        for card, (left, top, right, bottom) in self.mat._rects.items():
            if left > x_to or right < x_from or top > y_to or bottom < y_from or card in moved or card in holder:
                continue
            if (share := _entry(x0, y0, dx, dy, (left, top, right, bottom))) is not None:
                if hand.blind and not share[0]:
                    continue
                entries.append((share[0], share[1], card))
        hand.blind = False
        if len(entries) > 1:
            entries.sort(key=lambda it: (-it[0], -it[2]))

    def plan(self, hand: _Hand, now: Exact) -> _Event:
        """The hand's next event from `now` on, as things stand."""
        seat, pointer, entries = hand.seat, hand.pointer, hand.entries
        best: _Event = (hand.t0 + hand.dt, seat, pointer, _SAMPLE, 0, 0)
        while entries and (entries[-1][2] in self.holder or entries[-1][2] in self.moved):
            entries.pop()
        if entries:
            way, whole, card = entries[-1]
            best = (hand.when(way, whole), seat, pointer, _TOUCH, card, 0)
        if self.holder or self.moved:
            for t, card in self.touches_of_moved(hand, now):
                best = min(best, (t, seat, pointer, _TOUCH, card, 0))
        if hand.grips:
            for event in self.pushes(hand, now):
                best = min(best, event)
        return best

    def touches_of_moved(self, hand: _Hand, now: Exact) -> Iterable[tuple[Exact, int]]:
        """When the hand's present piece enters cards that are moving or were moved."""
        for card, (x, y) in self.moved.items():
            if card not in hand.touched:
                share = _entry(hand.x0, hand.y0, hand.dx, hand.dy, (x, y, x + self.width, y + self.height))
                if share is not None and (t := hand.when(*share)) >= now:
                    yield t, card
        for card, holder in self.holder.items():
            if holder is hand or card in hand.touched:
                continue
            span = min(hand.t0 + hand.dt, holder.t0 + holder.dt) - now
            dx, dy = (_ratio(hand.dx * span, hand.dt), _ratio(hand.dy * span, hand.dt)) if span else (0, 0)
            if span:
                dx -= _ratio(holder.dx * span, holder.dt)
                if not holder.grips[card].pusher:
                    dy -= _ratio(holder.dy * span, holder.dt)
            x, y = self.where(card, now)
            share = _entry(*hand.at(now), dx, dy, (x, y, x + self.width, y + self.height))
            if share is not None:
                yield now + _ratio(span * share[0], share[1]), card

    def pushes(self, hand: _Hand, now: Exact) -> Iterable[_Event]:
        """The meetings of moving cards with cards of their row, and the ends of pushes, in the present piece."""
        if not hand.dx:
            return
        step = self.width if hand.dx > 0 else -self.width
        end = hand.x0 + hand.dx
        for card, grip in hand.grips.items():
            if grip.pusher and (t := self.parting(hand, grip)) is not None:
                yield max(t, now), hand.seat, hand.pointer, _DROP, card, 0
            at_start, at_end = hand.x0 + grip.dx + step, end + grip.dx + step
            for mate in self.row(card):
                if mate in self.holder:
                    continue
                x, y = self.moved.get(mate) or self.mat._rects[mate][:2]
                if not (at_start <= x <= at_end if step > 0 else at_end <= x <= at_start):
                    continue
                t = hand.when(x - step - grip.dx - hand.x0, hand.dx)
                if t >= now and self.level(hand, grip, y, t):
                    yield t, hand.seat, hand.pointer, _MEET, mate, card

    def row(self, card: int) -> list[int]:
        """The cards that lay in the row of `card`, itself among them."""
        if not self.rows:
            for number, place in self.mat._places.items():
                self.rows.setdefault(place[:2], []).append(number)
        return self.rows[self.mat._places[card][:2]]

    def level(self, hand: _Hand, grip: _Grip, y: Exact, t: Exact) -> bool:
        """Whether a moving card is at the height of one at y at time t, by more than an edge."""
        if grip.pusher:
            return -self.height < grip.y - y < self.height
        off = (hand.y0 + grip.dy - y) * hand.dt + hand.dy * (t - hand.t0)
        return -self.height * hand.dt < off < self.height * hand.dt

    def parting(self, hand: _Hand, grip: _Grip) -> Exact | None:
        """When in the present piece a touched card leaves the height of the card that it pushes."""
        pusher = hand.grips[grip.pusher]
        if pusher.pusher or not hand.dy:
            return None
        goal = grip.y + (self.height if hand.dy > 0 else -self.height) - pusher.dy
        past = hand.y0 + hand.dy - goal
        return hand.when(goal - hand.y0, hand.dy) if (past >= 0 if hand.dy > 0 else past <= 0) else None

    # -- what happens ---------------------------------------------------------------------------------------------

    def where(self, card: int, t: Exact) -> tuple[Exact, Exact]:
        """The left top corner of a card at time t."""
        hand = self.holder.get(card)
        if hand is None:
            return self.moved.get(card) or self.mat._rects[card][:2]
        grip = hand.grips[card]
        x, y = hand.at(t)
        return x + grip.dx, grip.y if grip.pusher else y + grip.dy

    def touch(self, hand: _Hand, card: int, t: Exact) -> None:
        """The hand's point enters the card, which moves with it from now on."""
        x, y = self.where(card, t)
        hand_x, hand_y = hand.at(t)
        field: Side | None = self.mat._places[card].field
        me = hand.seat, hand.pointer
        if self.mover.get(card, me) != me:
            field = self.field(self.mat._places[card].field, (x, y), (hand_x, hand_y))
        if field is not None:
            self.contacts.append(Contact(hand.seat, card, field, Fraction(t), hand.effective))
        if (holder := self.holder.get(card)) is not None:
            self.drop(holder, card, t)
        self.moved.pop(card, None)
        self.holder[card] = hand
        self.mover[card] = me
        hand.touched.add(card)
        hand.grips[card] = _Grip(x - hand_x, y - hand_y, 0, 0)

    def field(self, own: Side, corner: tuple[Exact, Exact], point: tuple[Exact, Exact]) -> Side | None:
        """The field that a touch of a card at `corner` counts in for a hand that did not move it there."""
        x, y = corner
        within = [
            side
            for side, (left, top, right, bottom) in self.mat.format.fields.items()
            if x < right and x + self.width > left and y < bottom and y + self.height > top
        ]
        if len(within) < 2:
            return within[0] if within else None
        for side in within:
            _, top, _, bottom = self.mat.format.fields[side]
            if top <= point[1] <= bottom:
                return side
        return own

    def meet(self, hand: _Hand, card: int, pusher: int, t: Exact) -> None:
        """A moving card comes edge to edge with a card of its row and pushes it from now on."""
        _, y = self.where(card, t)
        self.moved.pop(card, None)
        dx = hand.grips[pusher].dx + (self.width if hand.dx > 0 else -self.width)
        hand.grips[card] = _Grip(dx, 0, y, pusher)
        self.holder[card] = hand
        self.mover[card] = (hand.seat, hand.pointer)

    def drop(self, hand: _Hand, card: int, t: Exact) -> None:
        """The card, and what it pushes, moves with the hand no more and lies where it is at time t."""
        self.moved[card] = spot = self.where(card, t)
        self.note_out(hand, card, spot)
        del self.holder[card], hand.grips[card]
        for pushed in [number for number, grip in hand.grips.items() if grip.pusher == card]:
            self.drop(hand, pushed, t)

    def sample(self, hand: _Hand, t: Exact) -> None:
        """The hand has come to the end of a straight piece: on to the next, or it is lifted."""
        if hand.index + 2 >= len(hand.path):
            for card in list(hand.grips):
                if card in hand.grips:
                    self.drop(hand, card, t)
            self.hands.remove(hand)
            hand.index = -1
            return
        was = hand.dx
        for card in hand.grips:
            if card not in self.outs:
                self.note_out(hand, card, self.where(card, t))
        pushed = [card for card, grip in hand.grips.items() if grip.pusher]
        x1 = hand.path[hand.index + 2][1] - hand.path[hand.index + 1][1]
        if pushed and (x1 <= 0 if was > 0 else x1 >= 0):
            for card in pushed:
                if card in hand.grips:
                    self.drop(hand, card, t)
        hand.step()
        self.look_ahead(hand)

    def note_out(self, hand: _Hand, card: int, spot: tuple[Exact, Exact]) -> None:
        """Record when a card that has come to `spot` in the present piece left its field, if it did."""
        if card in self.outs:
            return
        x, y = spot
        field = self.mat._places[card].field
        left, top, right, bottom = self.mat.format.fields[field]
        grip = hand.grips[card]
        times = []
        if x >= right:
            times.append(hand.when(right - grip.dx - hand.x0, hand.dx))
        elif x + self.width <= left:
            times.append(hand.when(left - self.width - grip.dx - hand.x0, hand.dx))
        if y >= bottom:
            times.append(hand.when(bottom - grip.dy - hand.y0, hand.dy))
        elif y + self.height <= top:
            times.append(hand.when(top - self.height - grip.dy - hand.y0, hand.dy))
        if times:
            self.outs[card] = Out(card, field, Fraction(min(times)), hand.seat, hand.effective)


def _next(hand: _Hand) -> _Event:
    return hand.next

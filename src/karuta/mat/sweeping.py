"""The mat while hands move over it: the events of a reading one after another (the rules are in `mat.stroke`)."""

from __future__ import annotations

from fractions import Fraction
from operator import attrgetter, itemgetter
from typing import NamedTuple

from karuta.mat.exact import Exact, Spot, entry, fraction, ratio
from karuta.mat.field import Mat, Side
from karuta.mat.hand import DROP, MEET, SAMPLE, SLACK, TOUCH, Event, Grip, Hand


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


_Timed = tuple[float, Exact, int, int, Side, bool]
"""A contact or a card out while it is noted, so that tuples sort in the order of the results: the time as the nearest
float and exactly, seat, card, field, effective."""


class _Row:
    """The cards of one row (as they lay at first) that lie still, each with about its left and top edge first, and how
    often one came to lie still again."""

    __slots__ = ("still", "stops")

    def __init__(self, still: dict[int, tuple[float, ...]]) -> None:
        self.still = still
        self.stops = 0


class Table:
    """The mat while hands move over it."""

    def __init__(self, mat: Mat, hands: list[Hand]) -> None:
        self.places, self.rects, self.fields = mat.places, mat.rects, mat.format.fields
        self.lain, self.tops = mat.rows, mat.format.tops
        self.hands = hands
        for rank, hand in enumerate(hands):
            hand.enter(rank)
        self.width, self.height = mat.format.card_width, mat.format.card_height
        self.moved: dict[int, Spot] = {}  # where cards that were moved and now lie still are
        self.holder: dict[int, Hand] = {}
        self.mover: dict[int, tuple[int, int]] = {}
        self.contacts: list[_Timed] = []
        self.outs: dict[int, _Timed] = {}
        self.rows: dict[int, _Row] = {}

    def run(self, ignored: tuple[Ignored, ...]) -> Sweep:
        """Take the events one after another until every hand is lifted."""
        hands = self.hands
        while hands:
            hand = min(hands, key=_next) if len(hands) > 1 else hands[0]
            event = hand.next
            carried = bool(hand.grips)
            self.take(hand, event)
            if hand.index >= 0:
                hand.next = self.plan(hand, event[1])
            if carried or hand.grips:
                for rival in hands:
                    if rival.index >= 0 and rival is not hand and self.concerned(rival, hand):
                        rival.next = self.plan(rival, event[1])
        return self.result(ignored)

    def result(self, ignored: tuple[Ignored, ...]) -> Sweep:
        """What the hands did."""
        noted = self.contacts if len(self.contacts) < 2 else sorted(self.contacts, key=_order)
        contacts = tuple([Contact(seat, card, field, fraction(t), eff) for _, t, seat, card, field, eff in noted])
        gone = list(self.outs.values()) if len(self.outs) < 2 else sorted(self.outs.values(), key=_order)
        outs = tuple([Out(card, field, fraction(t), seat, eff) for _, t, seat, card, field, eff in gone])
        rest = {}
        for card in sorted(self.moved):
            x, y = self.moved[card]
            left, top, _, _ = self.rects[card]
            if x != left or y != top:
                rest[card] = fraction(x), fraction(y)
        return Sweep(contacts, outs, rest, ignored)

    # -- what comes next ------------------------------------------------------------------------------------------

    def look_ahead(self, hand: Hand) -> None:
        """List the unmoved cards that the hand's present piece enters, the latest first."""
        x0, y0, dx, dy = hand.x0, hand.y0, hand.dx, hand.dy
        x_from, x_to = (x0, x0 + dx) if dx >= 0 else (x0 + dx, x0)
        y_from, y_to = (y0, y0 + dy) if dy >= 0 else (y0 + dy, y0)
        hand.reach = float(x_from), float(y_from), float(x_to), float(y_to)
        hand.entries = entries = []
        rects, moved, held = self.rects, self.moved, self.holder
        for (side, row), cards in self.lain.items():
            top = self.tops[side][row]
            if top > y_to or top + self.height < y_from:
                continue
            for _, card in cards:
                rect = rects[card]
                if rect[0] <= x_to and rect[2] >= x_from and card not in moved and card not in held:
                    share = entry(x0, y0, dx, dy, rect)
                    if share is not None and (share[0] or not hand.blind):
                        entries.append((share[0], share[1], card))
        hand.blind = False
        if len(entries) > 1:
            entries.sort(key=lambda it: (-it[0], -it[2]))

    def concerned(self, rival: Hand, hand: Hand) -> bool:
        """Whether what `hand` did may change what `rival` comes to next."""
        next_card = rival.next[4]
        if rival.grips or next_card in self.holder or next_card in self.moved:
            return True
        for card in self.moved:
            if self.in_box(rival, *self.rows[card].still[card]):
                return True
        return any(self.within_reach(rival, grip, hand) for grip in hand.grips.values())

    def in_box(self, hand: Hand, left: float, top: float) -> bool:
        """Whether, as far as floats can tell, a card that was moved lies in the box around the hand's present piece."""
        x_from, y_from, x_to, y_to = hand.reach
        across = left <= x_to + SLACK and left + self.width >= x_from - SLACK
        return across and top <= y_to + SLACK and top + self.height >= y_from - SLACK

    def within_reach(self, hand: Hand, grip: Grip, holder: Hand) -> bool:
        """Whether, as far as floats can tell, a moving card comes into the box around the hand's present piece."""
        (x_from, y_from, x_to, y_to), (left, top, right, bottom) = hand.reach, holder.reach
        if left + grip.about_x > x_to + SLACK or right + grip.about_x + self.width < x_from - SLACK:
            return False
        if grip.pusher:
            top = bottom = 0.0
        return top + grip.about_y <= y_to + SLACK and bottom + grip.about_y + self.height >= y_from - SLACK

    def plan(self, hand: Hand, now: Exact) -> Event:
        """The hand's next event from `now` on, as things stand."""
        entries, moved, held = hand.entries, self.moved, self.holder
        while entries and (entries[-1][2] in held or entries[-1][2] in moved):
            entries.pop()
        best: Event = hand.arrival
        if entries:
            way, whole, card = entries[-1]
            best = hand.event(TOUCH, card, 0, way, whole)
        for card, spot in moved.items():
            if card not in hand.touched:
                event = self.entry_of_moved(hand, card, spot, now)
                if event is not None and event < best:
                    best = event
        if len(held) > len(hand.grips):
            for card, holder in held.items():
                if holder is not hand and card not in hand.touched:
                    event = self.entry_of_moving(hand, card, holder, now)
                    if event is not None and event < best:
                        best = event
        return self.pushes(hand, now, best) if hand.grips and hand.dx else best

    def entry_of_moved(self, hand: Hand, card: int, spot: Spot, now: Exact) -> Event | None:
        """When the hand's present piece enters a card that was moved and now lies still."""
        known = hand.foreseen.get(card)
        if known is not None and known[0] is spot:
            return known[2]
        event = None
        if self.in_box(hand, *self.rows[card].still[card]):
            rect = *spot, spot[0] + self.width, spot[1] + self.height
            share = entry(hand.x0, hand.y0, hand.dx, hand.dy, rect)
            if share is not None:
                event = hand.event(TOUCH, card, 0, *share)
                event = event if event[1] >= now else None
        hand.foreseen[card] = spot, None, event
        return event

    def entry_of_moving(self, hand: Hand, card: int, holder: Hand, now: Exact) -> Event | None:
        """When the hand enters a card that another hand moves, while both are on their present pieces."""
        grip = holder.grips[card]
        known = hand.foreseen.get(card)
        if known is not None and known[0] is grip and known[1] == holder.index:
            return known[2]
        end = min(hand.t0 + hand.dt, holder.t0 + holder.dt)
        event = None
        if self.may_enter(hand, grip, holder, float(now), float(end)):
            span = end - now
            dx, dy = (ratio(hand.dx * span, hand.dt), ratio(hand.dy * span, hand.dt)) if span else (0, 0)
            if span:
                dx -= ratio(holder.dx * span, holder.dt)
                dy -= 0 if grip.pusher else ratio(holder.dy * span, holder.dt)
            x, y = self.where(card, now)
            share = entry(*hand.at(*hand.share(now)), dx, dy, (x, y, x + self.width, y + self.height))
            if share is not None:
                event = hand.event(TOUCH, card, 0, *hand.share(now + ratio(span * share[0], share[1])))
        hand.foreseen[card] = grip, holder.index, event
        return event

    def may_enter(self, hand: Hand, grip: Grip, holder: Hand, now: float, end: float) -> bool:
        """Whether, as far as floats can tell, the hand comes to a card that another hand moves."""
        if not self.within_reach(hand, grip, holder):
            return False
        x, y, dx, dy = hand.drift(now, end)
        h_x, h_y, h_dx, h_dy = holder.drift(now, end)
        left, top = grip.about_x + h_x - SLACK, grip.about_y - SLACK
        if not grip.pusher:
            top += h_y
            dy -= h_dy
        right, bottom = left + self.width + 2 * SLACK, top + self.height + 2 * SLACK
        return entry(x, y, dx - h_dx, dy, (left, top, right, bottom)) is not None

    def pushes(self, hand: Hand, now: Exact, best: Event) -> Event:
        """The first meeting of a moving card with a card of its row, or end of a push, in the present piece, if it
        comes before `best`."""
        rows, foreseen = self.rows, hand.foreseen
        for card, grip in hand.grips.items():
            row = rows[card]
            known = foreseen.get(card)
            if known is None or known[0] is not grip or known[1] != row.stops:
                event = self.meeting(hand, card, grip, row, now)
            else:
                event = known[2]
                if event is not None and event[4] not in row.still:
                    event = self.meeting(hand, card, grip, row, now)
            if event is not None and event < best:
                best = event
            if grip.pusher and hand.dy and (event := self.parting(hand, card, grip)) is not None and event < best:
                best = event
        return best

    def meeting(self, hand: Hand, card: int, grip: Grip, row: _Row, now: Exact) -> Event | None:
        """When in the present piece a moving card first comes to push a card of its `row`."""
        ahead = 1 if hand.dx > 0 else -1
        step = self.width * ahead
        # About where a card lies that the moving card is edge to edge with, now and at the end of the piece.
        start = hand.about_x0 + grip.about_x + step
        end = start + hand.about_dx
        low, high = (start - SLACK, end + SLACK) if ahead > 0 else (end - SLACK, start + SLACK)
        mates = [(at[0] * ahead, mate) for mate, at in row.still.items() if low <= at[0] <= high]
        event = None
        for _, mate in sorted(mates) if len(mates) > 1 else mates:
            x, y = self.where(mate, now)
            way = x - step - grip.dx - hand.x0
            share = (row.still[mate][0] - start) / (end - start)
            if 1e-5 < share < 1 - 1e-5 or 0 <= way * ahead <= hand.dx * ahead:
                met = hand.event(MEET, mate, card, way, hand.dx)
                if met[1] >= now and self.level(hand, grip, y, met[1]):
                    event = met
                    break
        hand.foreseen[card] = grip, row.stops, event
        return event

    def row(self, card: int) -> _Row:
        """The row that the card lay in."""
        row = self.rows.get(card)
        if row is None:
            still: dict[int, tuple[float, ...]] = {}
            row = _Row(still)
            for _, mate in self.lain[self.places[card][:2]]:
                self.rows[mate] = row
                if mate in self.moved:
                    still[mate] = float(self.moved[mate][0]), float(self.moved[mate][1])
                elif mate not in self.holder:
                    still[mate] = self.rects[mate]
        return row

    def level(self, hand: Hand, grip: Grip, y: Exact, t: Exact) -> bool:
        """Whether a moving card is at the height of one at y at time t, by more than an edge."""
        about = grip.about_y - float(y)
        if not grip.pusher:
            about += float(hand.y0) + float(hand.dy) * (float(t) - float(hand.t0)) / float(hand.dt)
        if abs(abs(about) - self.height) > SLACK:
            return abs(about) < self.height
        if grip.pusher:
            return -self.height < grip.y - y < self.height
        off = (hand.y0 + grip.dy - y) * hand.dt + hand.dy * (t - hand.t0)
        return -self.height * hand.dt < off < self.height * hand.dt

    def parting(self, hand: Hand, card: int, grip: Grip) -> Event | None:
        """When in the present piece, which goes up or down, a touched card leaves the height of the one it pushes."""
        pusher = hand.grips[grip.pusher]
        if pusher.pusher:
            return None
        ahead = self.height if hand.dy > 0 else -self.height
        if abs(hand.about_y1 + pusher.about_y - grip.about_y) < self.height - SLACK:
            return None
        way = grip.y + ahead - pusher.dy - hand.y0
        return hand.event(DROP, card, 0, way, hand.dy) if way * ahead <= hand.dy * ahead else None

    # -- what happens ---------------------------------------------------------------------------------------------

    def take(self, hand: Hand, event: Event) -> None:
        """Let one event happen."""
        about, t, _, kind, card, pusher, way, whole = event
        if kind == SAMPLE:
            self.sample(hand)
        elif kind == TOUCH:
            self.touch(hand, card, (about, t), hand.at(way, whole))
        elif kind == MEET:
            self.meet(hand, card, pusher)
        elif kind == DROP:
            self.drop(hand, card, hand.at(way, whole), t)
        else:
            hand.step()
            self.look_ahead(hand)

    def where(self, card: int, t: Exact) -> Spot:
        """The left top corner of a card at time t."""
        hand = self.holder.get(card)
        if hand is None:
            return self.moved.get(card) or self.rects[card][:2]
        return _corner(hand.grips[card], hand.at(*hand.share(t)))

    def touch(self, hand: Hand, card: int, time: tuple[float, Exact], point: Spot) -> None:
        """The hand's point enters the card, which moves with it from now on; `time` about and exactly."""
        corner = self.where(card, time[1])
        field: Side | None = self.places[card].field
        me = hand.seat, hand.pointer
        if self.mover.get(card, me) != me:
            field = self.field(self.places[card].field, corner, point)
        if field is not None:
            self.contacts.append((*time, hand.seat, card, field, hand.effective))
        if (holder := self.holder.get(card)) is not None:
            self.drop(holder, card, holder.at(*holder.share(time[1])), time[1])
        self.moved.pop(card, None)
        self.holder[card] = hand
        self.row(card).still.pop(card, None)
        self.mover[card] = me
        hand.touched.add(card)
        hand.grips[card] = Grip(dx := corner[0] - point[0], dy := corner[1] - point[1], 0, 0, float(dx), float(dy))

    def field(self, own: Side, corner: Spot, point: Spot) -> Side | None:
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

    def meet(self, hand: Hand, card: int, pusher: int) -> None:
        """A moving card comes edge to edge with a card of its row and pushes it from now on."""
        _, y = self.where(card, 0)
        self.moved.pop(card, None)
        dx = hand.grips[pusher].dx + (self.width if hand.dx > 0 else -self.width)
        hand.grips[card] = Grip(dx, 0, y, pusher, float(dx), float(y))
        self.holder[card] = hand
        self.row(card).still.pop(card, None)
        self.mover[card] = hand.seat, hand.pointer

    def drop(self, hand: Hand, card: int, point: Spot, now: Exact) -> None:
        """The card, and what it pushes, moves with the hand no more; the hand is at `point`."""
        self.lay(hand, card, hand.grips.pop(card), point, now)
        for pushed in [number for number, grip in hand.grips.items() if grip.pusher == card]:
            self.drop(hand, pushed, point, now)

    def lay(self, hand: Hand, card: int, grip: Grip, point: Spot, now: Exact) -> None:
        """The card lies still from now on, where the hand at `point` left it."""
        self.moved[card] = corner = _corner(grip, point)
        about = float(corner[0]), float(corner[1])
        self.note_out(hand, card, grip, about, now)
        del self.holder[card]
        row = self.rows[card]
        row.still[card] = about
        row.stops += 1

    def sample(self, hand: Hand) -> None:
        """The hand has come to the end of a straight piece: on to the next, or it is lifted."""
        path = hand.path
        if hand.index + 2 >= len(path):
            now, x1, y1 = path[-1]
            for card, grip in hand.grips.items():
                self.lay(hand, card, grip, (x1, y1), now)
            hand.grips = {}
            self.hands.remove(hand)
            hand.index = -1
            return
        now, x1, y1 = path[hand.index + 1]
        goes_on = (path[hand.index + 2][1] - x1) * hand.dx > 0
        for card, grip in list(hand.grips.items()):
            if card not in hand.grips:
                continue
            if grip.pusher and not goes_on:
                self.drop(hand, card, (x1, y1), now)
            else:
                about_y = grip.about_y if grip.pusher else float(y1) + grip.about_y
                self.note_out(hand, card, grip, (float(x1) + grip.about_x, about_y), now)
        hand.step()
        self.look_ahead(hand)

    def note_out(self, hand: Hand, card: int, grip: Grip, about: tuple[float, float], now: Exact) -> None:
        """Record when a card that is at about `about` now left its field in the present piece, if it did."""
        if card in self.outs:
            return
        x, y = about
        field = self.places[card].field
        left, top, right, bottom = self.fields[field]
        left, top = left - self.width, top - self.height
        if left + SLACK < x < right - SLACK and top + SLACK < y < bottom - SLACK:
            return
        times = []
        if hand.dx and not left + SLACK < x < right - SLACK:
            times.append(hand.when((right if hand.dx > 0 else left) - grip.dx - hand.x0, hand.dx))
        if hand.dy and not grip.pusher and not top + SLACK < y < bottom - SLACK:
            times.append(hand.when((bottom if hand.dy > 0 else top) - grip.dy - hand.y0, hand.dy))
        done = [time for time in times if hand.t0 <= time <= now]
        if done:
            time = min(done)
            self.outs[card] = float(time), time, hand.seat, card, field, hand.effective


_next = attrgetter("next")
_order = itemgetter(0, 1, 2, 3)


def _corner(grip: Grip, point: Spot) -> Spot:
    """The left top corner of a card that moves with a hand at `point`."""
    return point[0] + grip.dx, grip.y if grip.pusher else point[1] + grip.dy

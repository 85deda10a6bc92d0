"""The referee: from the hands of one reading to its ruling (rules 3, 4.5, 4.8). What counts is the side: the hands of
all its seats together (rules 5.3)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from karuta.games import fouls
from karuta.games.kyogi.events import How, Ruling, Touch
from karuta.games.kyogi.terms import Terms
from karuta.games.readings import LINGER_MS
from karuta.mat.exact import Exact, nearest, plain
from karuta.mat.field import SIDES, Mat, Side
from karuta.mat.stroke import Contact, Out, Sweep
from karuta.poems.reading import Reading


class Take(NamedTuple):
    """A valid take: when (0.1 ms, exact), whether by pushing the card out, and by whose hand."""

    time: Exact
    push: bool
    seat: int


class Taken(NamedTuple):
    """The side that took the card and how; when the window closes after it; the first valid take of each side that
    has one."""

    side: int | None
    how: How
    closes: Exact
    takes: dict[int, Take]

    @property
    def take(self) -> Take | None:
        """The take that counts, if anybody took."""
        return None if self.side is None else self.takes[self.side]


class Hearing(NamedTuple):
    """What the referee rules on; `mat` is as before the reading. `reach`: who may take the card; None: all seats.
    `goes`: an untaken card goes off as its owner's."""

    rules: Terms
    mat: Mat
    reading: Reading
    target: fouls.Target
    swept: Sweep
    reach: Collection[int] | None
    goes: bool


def window_ms(rules: Terms, reading: Reading) -> int:
    """How long after its onset a reading's card may be taken if nobody does (rules 4.8)."""
    if rules.window == "kimariji":
        return reading.decided_end_ms + LINGER_MS
    return reading.sounds_ms + LINGER_MS


def rule(
    rules: Terms,
    mat: Mat,
    reading: Reading,
    swept: Sweep,
    counts: tuple[int, int],
    *,
    reach: Collection[int] | None = None,
    again: bool = False,
) -> Ruling:
    """The ruling on the open reading; `mat` and `counts` are as before it. `reach`: the seats that may take its card
    (rules 5.7); None: all. `again`: the card was left lying before, and does not flow twice."""
    goes = rules.untaken == "owner_takes" or (rules.untaken == "flows" and again)
    hearing = Hearing(rules, mat, reading, mat.field_of(reading.poem) or "D", swept, reach, goes)
    return _write(hearing, _taken(hearing), counts)


def _taken(hearing: Hearing) -> Taken:
    """The earliest take; simultaneous ones are the owner's (rules 4.5), an untaken card goes off (rules 3.6)."""
    rules, target = hearing.rules, hearing.target
    closes = 10 * window_ms(rules, hearing.reading)
    if target == "D":
        return Taken(None, "none", closes, {})
    takes = _takes(hearing, target, closes)
    if not takes:
        return Taken(None, "owner" if hearing.goes else "none", closes, takes)
    first = min(takes, key=lambda side: takes[side].time)
    shut = takes[first].time + 10 * rules.after_take_ms
    margin = 10 * rules.tie_margin_ms
    if len(takes) == 2 and -margin <= takes[0].time - takes[1].time <= margin:
        side = 0 if target == "A" else 1
        if rules.both_push == "closest" and takes[0].push and takes[1].push:
            side = _closest(hearing, side)
        return Taken(side, "tie", shut, takes)
    return Taken(first, "push" if takes[first].push else "touch", shut, takes)


def _takes(hearing: Hearing, target: Side, closes: int) -> dict[int, Take]:
    """The first valid take of each side, if any."""
    takes: dict[int, Take] = {}
    poem, reach = hearing.reading.poem, hearing.reach

    def claim(seat: int, time: Exact, push: bool) -> None:
        side = seat % 2
        if time <= closes and (side not in takes or time < takes[side].time) and (reach is None or seat in reach):
            takes[side] = Take(time, push, seat)

    for contact in hearing.swept.contacts:
        if contact.card == poem and contact.field == target:
            if contact.effective:
                claim(contact.seat, plain(contact.time), push=False)
            elif hearing.rules.wrong_hand == "opponent_takes":
                claim(1 - contact.seat % 2, plain(contact.time), push=False)
    for out in hearing.swept.outs:
        if out.card == poem and out.effective:
            claim(out.seat, plain(out.time), push=True)
            if (partner := _pushes_too(hearing, out)) is not None:
                claim(partner, plain(out.time), push=True)
    return takes


def _pushes_too(hearing: Hearing, out: Out) -> int | None:
    """The seat of the other side that pushed the card out at once with the one that moved it last, if any: effective
    hands of both came upon its row from the same end, within the tie margin of each other (rules 4.5)."""
    places, rects = hearing.mat.places, hearing.mat.rects
    row, left = places[out.card][:2], rects[out.card][0]
    first: dict[tuple[int, bool], Contact] = {}
    for contact in hearing.swept.contacts:
        in_row = places[contact.card][:2] == row and contact.card != out.card
        if contact.effective and in_row and contact.time <= out.time:
            first.setdefault((contact.seat % 2, rects[contact.card][0] < left), contact)
    margin = 10 * hearing.rules.tie_margin_ms
    for end in (False, True):
        one, two = first.get((0, end)), first.get((1, end))
        if one is not None and two is not None and abs(one.time - two.time) <= margin:
            return one.seat if out.seat % 2 else two.seat
    return None


def _closest(hearing: Hearing, owner: int) -> int:
    """Of two that pushed the target out at once, the side whose hand touched closest to it (old art. 5)."""
    rects = hearing.mat.rects
    left, _, right, _ = rects[hearing.reading.poem]

    def distance(contact: Contact) -> int:
        its_left, _, its_right, _ = rects[contact.card]
        return max(0, left - its_right, its_left - right)

    contacts = [contact for contact in hearing.swept.contacts if contact.effective]
    near = [min(distance(contact) for contact in contacts if contact.seat % 2 == side) for side in (0, 1)]
    if near[0] == near[1]:
        return owner
    return 0 if near[0] < near[1] else 1


def _write(hearing: Hearing, taken: Taken, counts: tuple[int, int]) -> Ruling:
    reading, target, swept = hearing.reading, hearing.target, hearing.swept
    fields, hit, touches = _touched(hearing, taken)
    astray = _astray(hearing, taken) if hearing.rules.foul_scope == "any_wrong_card" else (False, False)
    made = (fouls.foul_count(target, fields[0], astray[0]), fouls.foul_count(target, fields[1], astray[1]))
    taker = None if taken.side is None else SIDES[taken.side]
    verdict = fouls.judge(target, made, taker, hearing.rules.foul_scope)
    after = _after(counts, target, taken)
    giver = 0 if verdict.net > 0 else 1
    net_sends = hearing.rules.net_sends
    due = abs(verdict.net) if net_sends else verdict.rights[giver]
    take = taken.take
    return Ruling(
        number=reading.number,
        poem=reading.poem,
        target=target,
        taker=taken.side,
        how=taken.how,
        time=None if take is None else nearest(take.time),
        kimariji=reading.kimariji,
        mora_start=reading.decided_start_ms,
        mora_end=reading.decided_end_ms,
        touched=(fouls.touch_class(target, fields[0], hit[0]), fouls.touch_class(target, fields[1], hit[1])),
        fouls=made,
        net=verdict.net,
        due=min(due, after[giver]),
        case=verdict.case,
        touches=touches,
        counts=after,
        rests={card: (nearest(x), nearest(y)) for card, (x, y) in swept.rest.items()} if swept.rest else {},
        hand=None if take is None else take.seat,
        back=0 if net_sends else verdict.rights[1 - giver],
    )


def _touched(hearing: Hearing, taken: Taken) -> tuple[tuple[set[Side], set[Side]], list[bool], tuple[Touch, ...]]:
    """For each side the fields that its effective hands touched in the window and whether one hit the target; and all
    contacts in the window."""
    poem, target, reach = hearing.reading.poem, hearing.target, hearing.reach
    fields: tuple[set[Side], set[Side]] = (set(), set())
    hit = [False, False]
    if not hearing.swept.contacts and not taken.takes:
        return fields, hit, ()
    touches: list[Touch] = []
    for seat, card, field, exact, effective in hearing.swept.contacts:
        time = plain(exact)
        if time > taken.closes:
            continue
        touches.append(Touch(seat, card, field, nearest(time), effective))
        if effective:
            side = seat % 2
            fields[side].add(field)
            if card == poem and field == target and (reach is None or seat in reach):
                hit[side] = True
    for side, take in taken.takes.items():
        if take.push and take.time <= taken.closes and target != "D":
            hit[side] = True
            touches.append(Touch(take.seat, poem, target, nearest(take.time), effective=True, push=True))
    return fields, hit, tuple(touches)


def _astray(hearing: Hearing, taken: Taken) -> tuple[bool, bool]:
    """For each side whether it touched a wrong card in the read card's own field before the card was taken."""
    poem, target, take = hearing.reading.poem, hearing.target, taken.take
    until = taken.closes if take is None else take.time
    sides = {
        contact.seat % 2
        for contact in hearing.swept.contacts
        if contact.effective and contact.field == target and contact.card != poem and contact.time < until
    }
    return 0 in sides, 1 in sides


def _after(counts: tuple[int, int], target: fouls.Target, taken: Taken) -> tuple[int, int]:
    """The counts with the taken card gone, before any send."""
    if target == "D" or taken.how == "none":
        return counts
    return (counts[0] - 1, counts[1]) if target == "A" else (counts[0], counts[1] - 1)

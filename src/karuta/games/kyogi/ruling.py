"""The referee: from the hands of one reading to its ruling (rules 3, 4.5, 4.8)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from karuta.games import fouls
from karuta.games.kyogi.events import How, Ruling, Touch
from karuta.games.kyogi.rules import Rules
from karuta.games.readings import LINGER_MS
from karuta.mat.exact import Exact, nearest, plain
from karuta.mat.field import SIDES, Mat, Side
from karuta.mat.stroke import Contact, Out, Sweep
from karuta.poems.reading import Reading


class Take(NamedTuple):
    """A valid take: when (0.1 ms, exact), and whether by pushing the card out."""

    time: Exact
    push: bool


class Taken(NamedTuple):
    """Who took the card and how; when the window closes after it; the first valid take of each seat that has one."""

    seat: int | None
    how: How
    closes: Exact
    takes: dict[int, Take]

    @property
    def time(self) -> Exact | None:
        """When the taker took, if anybody did."""
        return None if self.seat is None else self.takes[self.seat].time


class Hearing(NamedTuple):
    """What the referee rules on; `mat` is as before the reading."""

    rules: Rules
    mat: Mat
    reading: Reading
    target: fouls.Target
    swept: Sweep


def rule(rules: Rules, mat: Mat, reading: Reading, swept: Sweep, counts: tuple[int, int]) -> Ruling:
    """The ruling on the open reading; `mat` and `counts` are as before it."""
    hearing = Hearing(rules, mat, reading, mat.field_of(reading.poem) or "D", swept)
    return _write(hearing, _taken(hearing), counts)


def _taken(hearing: Hearing) -> Taken:
    """The earliest take; simultaneous ones are the owner's (rules 4.5), an untaken card goes off (rules 3.6)."""
    rules, target = hearing.rules, hearing.target
    end = hearing.reading.upper_ms if rules.window == "verse" else hearing.reading.decided_end_ms
    closes = 10 * (end + LINGER_MS)
    if target == "D":
        return Taken(None, "none", closes, {})
    takes = _takes(hearing, target, closes)
    if not takes:
        return Taken(None, "owner" if rules.untaken == "owner_takes" else "none", closes, takes)
    first = min(takes, key=lambda seat: takes[seat].time)
    shut = takes[first].time + 10 * rules.after_take_ms
    margin = 10 * rules.tie_margin_ms
    if len(takes) == 2 and -margin <= takes[0].time - takes[1].time <= margin:
        seat = 0 if target == "A" else 1
        if rules.both_push == "closest" and takes[0].push and takes[1].push:
            seat = _closest(hearing, seat)
        return Taken(seat, "tie", shut, takes)
    return Taken(first, "push" if takes[first].push else "touch", shut, takes)


def _takes(hearing: Hearing, target: Side, closes: int) -> dict[int, Take]:
    """The first valid take of each seat, if any."""
    takes: dict[int, Take] = {}
    poem = hearing.reading.poem

    def claim(seat: int, take: Take) -> None:
        if take.time <= closes and (seat not in takes or take.time < takes[seat].time):
            takes[seat] = take

    for contact in hearing.swept.contacts:
        if contact.card == poem and contact.field == target:
            if contact.effective:
                claim(contact.seat, Take(plain(contact.time), push=False))
            elif hearing.rules.wrong_hand == "opponent_takes":
                claim(1 - contact.seat, Take(plain(contact.time), push=False))
    for out in hearing.swept.outs:
        if out.card == poem and out.effective:
            claim(out.seat, Take(plain(out.time), push=True))
            if _pushes_too(hearing, out):
                claim(1 - out.seat, Take(plain(out.time), push=True))
    return takes


def _pushes_too(hearing: Hearing, out: Out) -> bool:
    """Whether the other side pushed the card out at once with the one that moved it last: both effective hands came
    upon its row from the same side, within the tie margin of each other (rules 4.5)."""
    places, rects = hearing.mat.places, hearing.mat.rects
    row, left = places[out.card][:2], rects[out.card][0]
    first: dict[tuple[int, bool], Fraction] = {}
    for contact in hearing.swept.contacts:
        in_row = places[contact.card][:2] == row and contact.card != out.card
        if contact.effective and in_row and contact.time <= out.time:
            first.setdefault((contact.seat, rects[contact.card][0] < left), contact.time)
    margin = 10 * hearing.rules.tie_margin_ms
    return any(
        (0, side) in first and (1, side) in first and abs(first[0, side] - first[1, side]) <= margin
        for side in (False, True)
    )


def _closest(hearing: Hearing, owner: int) -> int:
    """Of two that pushed the target out at once, the seat whose hand touched closest to it (old art. 5)."""
    rects = hearing.mat.rects
    left, _, right, _ = rects[hearing.reading.poem]

    def distance(contact: Contact) -> int:
        its_left, _, its_right, _ = rects[contact.card]
        return max(0, left - its_right, its_left - right)

    contacts = [contact for contact in hearing.swept.contacts if contact.effective]
    near = [min(distance(contact) for contact in contacts if contact.seat == seat) for seat in (0, 1)]
    if near[0] == near[1]:
        return owner
    return 0 if near[0] < near[1] else 1


def _write(hearing: Hearing, taken: Taken, counts: tuple[int, int]) -> Ruling:
    reading, target, swept = hearing.reading, hearing.target, hearing.swept
    fields, hit, touches = _touched(hearing, taken)
    made = (fouls.foul_count(target, fields[0]), fouls.foul_count(target, fields[1]))
    verdict = fouls.judge(target, made, None if taken.seat is None else SIDES[taken.seat])
    after = _after(counts, target, taken)
    giver = 0 if verdict.net > 0 else 1
    time = taken.time
    return Ruling(
        number=reading.number,
        poem=reading.poem,
        target=target,
        taker=taken.seat,
        how=taken.how,
        time=None if time is None else nearest(time),
        kimariji=reading.kimariji,
        mora_start=reading.decided_start_ms,
        mora_end=reading.decided_end_ms,
        touched=(fouls.touch_class(target, fields[0], hit[0]), fouls.touch_class(target, fields[1], hit[1])),
        fouls=made,
        net=verdict.net,
        due=min(abs(verdict.net), after[giver]),
        case=verdict.case,
        touches=touches,
        counts=after,
        rests={card: (nearest(x), nearest(y)) for card, (x, y) in swept.rest.items()} if swept.rest else {},
    )


def _touched(hearing: Hearing, taken: Taken) -> tuple[tuple[set[Side], set[Side]], list[bool], tuple[Touch, ...]]:
    """For each seat the fields that its effective hand touched in the window and whether it hit the target; and all
    contacts in the window."""
    poem, target = hearing.reading.poem, hearing.target
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
            fields[seat].add(field)
            if card == poem and field == target:
                hit[seat] = True
    for seat, take in taken.takes.items():
        if take.push and take.time <= taken.closes and target != "D":
            hit[seat] = True
            touches.append(Touch(seat, poem, target, nearest(take.time), effective=True, push=True))
    return fields, hit, tuple(touches)


def _after(counts: tuple[int, int], target: fouls.Target, taken: Taken) -> tuple[int, int]:
    """The counts with the taken card gone, before any send."""
    if target == "D" or taken.how == "none":
        return counts
    return (counts[0] - 1, counts[1]) if target == "A" else (counts[0], counts[1] - 1)

"""The referee: from the hands of one reading to its ruling (rules 3, 4.5, 4.8)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from karuta.games import fouls
from karuta.games.kyogi.events import How, Ruling, Touch
from karuta.games.kyogi.rules import Rules
from karuta.mat.field import SIDES, Mat, Side
from karuta.mat.stroke import Contact, Sweep
from karuta.poems.reading import Reading

LINGER_MS = 2000
"""How long after the verse, or the deciding mora, cards may still be taken (rules 4.8)."""


class Take(NamedTuple):
    """A valid take: when (0.1 ms, exact), and whether by pushing the card out."""

    time: Fraction
    push: bool


class Taken(NamedTuple):
    """Who took the card, how, and when the window closes after it."""

    seat: int | None
    how: How
    time: Fraction | None
    closes: Fraction | int


def rule(rules: Rules, mat: Mat, reading: Reading, swept: Sweep, counts: tuple[int, int]) -> Ruling:
    """The ruling on the open reading; `mat` and `counts` are as before it."""
    target: fouls.Target = mat.field_of(reading.poem) or "D"
    closes = _window_end(rules, reading)
    takes: dict[int, Take] = {}
    if target != "D":
        takes = _takes(rules, swept, reading.poem, target, closes)
        taken = _first(rules, mat, swept, reading.poem, takes) if takes else _untaken(rules, closes)
    else:
        taken = Taken(None, "none", None, closes)
    return _write(reading, target, swept, taken, counts)


def _window_end(rules: Rules, reading: Reading) -> int:
    """The end of the take window if nobody takes, in 0.1 ms since the onset."""
    end = reading.upper_ms if rules.window == "verse" else reading.decided_end_ms
    return 10 * (end + LINGER_MS)


def _takes(rules: Rules, swept: Sweep, poem: int, target: Side, closes: int) -> dict[int, Take]:
    """The first valid take of each seat, if any."""
    takes: dict[int, Take] = {}

    def claim(seat: int, take: Take) -> None:
        if take.time <= closes and (seat not in takes or take.time < takes[seat].time):
            takes[seat] = take

    for contact in swept.contacts:
        if contact.card == poem and contact.field == target:
            if contact.effective:
                claim(contact.seat, Take(contact.time, push=False))
            elif rules.wrong_hand == "opponent_takes":
                claim(1 - contact.seat, Take(contact.time, push=False))
    for out in swept.outs:
        if out.card == poem and out.effective:
            claim(out.seat, Take(out.time, push=True))
    return takes


def _untaken(rules: Rules, closes: int) -> Taken:
    """Nobody took a card that lies on the mat: it goes off as the owner's, without a right (rules 3.6)."""
    return Taken(None, "owner" if rules.untaken == "owner_takes" else "none", None, closes)


def _first(rules: Rules, mat: Mat, swept: Sweep, poem: int, takes: dict[int, Take]) -> Taken:
    """The earliest take; simultaneous ones are the owner's (rules 4.5)."""
    owner = 0 if mat.field_of(poem) == "A" else 1
    first = min(takes.values()).time
    shut = first + 10 * rules.after_take_ms
    if len(takes) == 2 and abs(takes[0].time - takes[1].time) <= 10 * rules.tie_margin_ms:
        seat = owner
        if rules.both_push == "closest" and takes[0].push and takes[1].push:
            seat = _closest(mat, swept, poem, owner)
        return Taken(seat, "tie", takes[seat].time, shut)
    seat = min(takes, key=lambda s: takes[s].time)
    return Taken(seat, "push" if takes[seat].push else "touch", takes[seat].time, shut)


def _closest(mat: Mat, swept: Sweep, poem: int, owner: int) -> int:
    """Of two that pushed the target out at once, the seat whose hand touched closest to it (old art. 5)."""
    left, _, right, _ = mat.rect(poem)

    def distance(contact: Contact) -> int:
        its_left, _, its_right, _ = mat.rect(contact.card)
        return max(0, left - its_right, its_left - right)

    near = [
        min((distance(c) for c in swept.contacts if c.seat == seat and c.effective), default=1 << 30) for seat in (0, 1)
    ]
    if near[0] == near[1]:
        return owner
    return 0 if near[0] < near[1] else 1


def _write(reading: Reading, target: fouls.Target, swept: Sweep, taken: Taken, counts: tuple[int, int]) -> Ruling:
    poem = reading.poem
    fields: tuple[set[Side], set[Side]] = (set(), set())
    hit = [False, False]
    touches: list[Touch] = []
    for contact in swept.contacts:
        if contact.time > taken.closes:
            continue
        seat, card = contact.seat, contact.card
        touches.append(Touch(seat, card, contact.field, round(contact.time), contact.effective))
        if contact.effective:
            fields[seat].add(contact.field)
            if card == poem and contact.field == target:
                hit[seat] = True
    for out in swept.outs:
        if out.card == poem and target != "D" and out.effective and out.time <= taken.closes:
            hit[out.seat] = True
            touches.append(Touch(out.seat, poem, target, round(out.time), effective=True, push=True))
    made = (fouls.foul_count(target, fields[0]), fouls.foul_count(target, fields[1]))
    taker: Side | None = None if taken.seat is None else SIDES[taken.seat]
    verdict = fouls.judge(target, made, taker)
    after = _after(counts, target, taken)
    giver = 0 if verdict.net > 0 else 1
    return Ruling(
        number=reading.number,
        poem=poem,
        target=target,
        taker=taken.seat,
        how=taken.how,
        time=None if taken.time is None else round(taken.time),
        kimariji=reading.kimariji,
        mora_start=reading.decided_start_ms,
        mora_end=reading.decided_end_ms,
        touched=(fouls.touch_class(target, fields[0], hit[0]), fouls.touch_class(target, fields[1], hit[1])),
        fouls=made,
        net=verdict.net,
        due=min(abs(verdict.net), after[giver]),
        case=verdict.case,
        touches=tuple(touches),
        counts=after,
        rests={card: (round(x), round(y)) for card, (x, y) in swept.rest.items()},
    )


def _after(counts: tuple[int, int], target: fouls.Target, taken: Taken) -> tuple[int, int]:
    """The counts with the taken card gone, before any send."""
    if target == "D" or taken.how == "none":
        return counts
    return (counts[0] - 1, counts[1]) if target == "A" else (counts[0], counts[1] - 1)

"""What makes milliseconds fair between a hand far away and one in the house (docs/fairness.md).

The page claims when a hand touched, on the clock by which its player heard the verse. The house can't see that clock,
but it knows when the claim arrived and how long the line takes at least. A claim that is later than the line and its
jitter explain is clamped, not refused: it counts from the earliest time that the house can believe.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from karuta.errors import BadInput
from karuta.hall.commands import Contact
from karuta.mat.stroke import Sample, Stroke

if TYPE_CHECKING:
    from karuta.hall.host import Host

MARGIN_MS = 60.0
"""Always allowed: a frame of the page, its batching, and the error of its clock."""
CAP_MS = 400.0
"""Never more than this in all."""
QUOTA_MS = 100.0
"""What the bucket holds."""
REFILL_MS = 20.0
"""What a reading puts back into the bucket."""
FUTURE_MS = 400.0
"""A claim may lie this far ahead of its arrival (the page's clock is wrong); beyond, it counts as on arrival."""
EARLIEST = -20_000
"""A pointer's samples may begin 2 s before the onset: it was down already."""
MOST_SAMPLES = 3000
"""Of one seat in one reading."""
MOST_POINTERS = 10
REACH = 20_000
"""The page's coordinates are held within 2 m of the mat's corner."""
KEY_MARGIN_MS, KEY_CAP_MS = 150.0, 600.0
"""The key to a sealed verse is sent one way and this much before its onset, and never earlier than the cap."""
_LEAD_MS, _LEADS, _LEAD_CAP_MS = 300.0, 6.0, 2000.0


def key_lead_ms(one_way_ms: float) -> float:
    """How long before the onset a page on such a line is sent the key."""
    return min(KEY_CAP_MS, one_way_ms + KEY_MARGIN_MS)


def too_slow(one_way_ms: float) -> bool:
    """Whether the key comes later than it would have to."""
    return one_way_ms + KEY_MARGIN_MS > KEY_CAP_MS


def lead_ms(one_way_ms: float, least: float) -> float:
    """How long before sound begins it is announced to pages of which the slowest is so far away, at least `least`: word
    of it, the question for it, and a file of 40 kB that a line takes three turns to bring. The rest is for decoding."""
    return min(_LEAD_CAP_MS, max(least, _LEAD_MS + _LEADS * one_way_ms))


@dataclass
class Allowance:
    """How late the claims of one seat may be: one way of the trusted round trip, a margin, and a bucket for jitter
    that each late claim drains by what it needed and each reading refills a little."""

    one_way_ms: float = 0.0
    bucket_ms: float = QUOTA_MS
    round_trip_ms: float | None = None

    @property
    def allowed_ms(self) -> float:
        """What a claim may be late now."""
        return min(CAP_MS, self.one_way_ms + MARGIN_MS + self.bucket_ms)

    def trust(self, round_trip_ms: float | None) -> None:
        """Takes the smallest recent round trip of the line, in ms; None: not measured, so nothing is allowed for it."""
        self.round_trip_ms = round_trip_ms
        self.one_way_ms = 0.0 if round_trip_ms is None else max(0.0, round_trip_ms / 2)

    def refill(self) -> None:
        """A reading began."""
        self.bucket_ms = min(QUOTA_MS, self.bucket_ms + REFILL_MS)

    def drain(self, ms: float) -> None:
        """A claim needed this much of the bucket."""
        self.bucket_ms = max(0.0, self.bucket_ms - ms)


@dataclass(frozen=True)
class Clamp:
    """A claim that was moved: from `claimed` to `to` (0.1 ms since the onset), being `late_ms` late."""

    pointer: int
    claimed: int
    to: int
    late_ms: float


@dataclass
class Touched:
    """How a hand touched in one reading: by what, and in ms the one-way time of its line, how late its messages were at
    least, and the most that it was clamped."""

    input: str
    one_way_ms: float
    late_ms: float
    clamped_ms: float = 0.0


@dataclass
class Hands:
    """The touches of one seat in one reading, merged from what its page sent."""

    reading: int
    onset_ms: float
    _strokes: list[tuple[int, list[Sample]]] = field(default_factory=list)
    _open: dict[int, list[Sample]] = field(default_factory=dict)
    _claimed: dict[int, int] = field(default_factory=dict)
    _latest: dict[int, int] = field(default_factory=dict)
    size: int = 0
    """How many samples there are."""
    _need_ms: float = 0.0

    def add(
        self,
        contact: Contact,
        arrived_ms: float,
        allowance: Allowance,
        *,
        known_ms: float | None = None,
        trusted: bool = False,
    ) -> Clamp | None:
        """Takes more samples of a pointer; answers with what was clamped. `BadInput` for what no page sends.

        Lateness is measured at the first new sample: a page may hold back nothing that its player saw. `known_ms`: when
        the house knew that this hand had touched, if before its samples arrived. `trusted`: nobody is harmed by what is
        late, so nothing is clamped.
        """
        if not contact.samples:
            if contact.up:
                self._open.pop(contact.pointer, None)
            return None
        self._check(contact)
        since = (arrived_ms - self.onset_ms) * 10
        known = since if known_ms is None else (known_ms - self.onset_ms) * 10
        first = contact.samples[0].t
        if trusted:
            self._take(contact, EARLIEST, round(since + 10 * FUTURE_MS))
            return None
        late_ms = (known - first) / 10
        floor = round(known - 10 * min(CAP_MS, allowance.allowed_ms + self._need_ms))
        self._take(contact, floor, round(since + 10 * FUTURE_MS))
        # One late spell drains the bucket once, however many messages it is cut into.
        need = max(0.0, late_ms - allowance.one_way_ms - MARGIN_MS)
        if need > self._need_ms:
            allowance.drain(need - self._need_ms)
            self._need_ms = min(need, QUOTA_MS)
        return Clamp(contact.pointer, first, floor, late_ms) if first < floor else None

    def _check(self, contact: Contact) -> None:
        pointer = contact.pointer
        if pointer not in self._claimed and len(self._claimed) >= MOST_POINTERS:
            raise _bad(f"pointer {pointer}: a seat has at most {MOST_POINTERS} pointers in one reading")
        if self.size + len(contact.samples) > MOST_SAMPLES:
            raise _bad(f"{len(contact.samples)} more samples: a reading takes at most {MOST_SAMPLES} of a seat")
        before = self._claimed.get(pointer, EARLIEST)
        for sample in contact.samples:
            if sample.t < before:
                raise _bad(f"sample at {sample.t} after {before} (0.1 ms since the onset): times of a pointer go on")
            before = sample.t

    def _take(self, contact: Contact, floor: int, ceiling: int) -> None:
        pointer = contact.pointer
        stroke = self._open.get(pointer)
        if stroke is None:
            stroke = self._open[pointer] = []
            self._strokes.append((pointer, stroke))
        latest = self._latest.get(pointer, EARLIEST)
        for t, x, y in contact.samples:
            latest = max(latest, min(max(t, floor), ceiling))
            stroke.append(Sample(latest, _held(x), _held(y)))
        self._latest[pointer] = latest
        self._claimed[pointer] = contact.samples[-1].t
        self.size += len(contact.samples)
        if contact.up:
            del self._open[pointer]

    def holds(self, pointer: int) -> bool:
        """Whether that pointer is down."""
        return pointer in self._open

    @property
    def committed(self) -> bool:
        """Whether anything was touched at or after the onset."""
        return any(samples[-1].t >= 0 for _, samples in self._strokes)

    def strokes(self) -> tuple[Stroke, ...]:
        """All strokes so far, in the order in which they began to arrive."""
        return tuple(Stroke(pointer, tuple(samples)) for pointer, samples in self._strokes)


@dataclass(frozen=True)
class Told:
    """How the house sees the line of a page: the trusted round trip, what a touch may be late now, in how many readings
    one was clamped, how long before the onset it gets the key to a verse (0: it needs none) and whether that is too
    little. Times are ms."""

    round_trip_ms: float | None
    allowed_ms: float
    clamps: int
    key_lead_ms: int
    slow: bool


def line_of(host: Host, seat: int) -> Told:
    """That of the page at which `seat` sits."""
    line, sealed = host.allowances[seat], not host.practice
    return Told(
        line.round_trip_ms,
        line.allowed_ms,
        sum(touch.clamped_ms > 0 for own in host.page(seat) for touch in host.hands_of(own).values()),
        round(key_lead_ms(line.one_way_ms)) if sealed else 0,
        sealed and too_slow(line.one_way_ms),
    )


def _held(length: int) -> int:
    return min(max(length, -REACH), REACH)


def _bad(message: str) -> BadInput:
    return BadInput(message, key="error-touch", given=message)

"""Two people over pretended lines play whole matches at a real host: who was first, and who got the card.

The stage drives the host by events alone, so ten thousand duels take some seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from msgspec.structs import replace

from hall.stage import Stage, duty
from karuta.games.game import TABLE
from karuta.games.kyogi.events import Ruling
from karuta.games.readings import Touches
from karuta.hall.commands import Act, Come, Contact, Measured
from karuta.hall.events import Clamped, Keyed, Moved
from karuta.hall.fairness import CAP_MS, MARGIN_MS, QUOTA_MS, REFILL_MS
from karuta.hall.plan import Plan
from karuta.mat.stroke import Sample, Stroke
from simulation.lines import Line

FRAME_MS = 16
"""A page sends what a hand did once a frame."""
DECODE_MS = 40.0
"""From the key to sound that is ready (bench/key_to_sound.py says what it is)."""
SWEEPS = 0.25
"""So many of the hands sweep through the card, the others tap it."""
STEP = 40
"""Between two samples of a sweep, 0.1 ms."""
MEASURED_MS = 900.0
"""Lines were measured last so long before the onset."""


@dataclass(frozen=True)
class Claim:
    """What the hand of one seat did, as its page says it: when it reached the card (0.1 ms since the onset as it was
    heard), how much later than that by the house's clock its messages came at most, in ms, and whether none came later
    than the line, the margin and the bucket explain."""

    reached: int
    late_ms: float
    within: bool


@dataclass(frozen=True)
class Duel:
    """One card for which both reached. `owner`: the seat in whose field it lay; `margin`: of a tie, 0.1 ms. `true` is
    the ruling on what the hands really did, `ruling` the one that was made; `clamped`: whose claims were."""

    claims: tuple[Claim, Claim]
    owner: int
    margin: int
    true: Ruling
    ruling: Ruling
    clamped: frozenset[int]
    waited_ms: float
    """From the end of the take window to the ruling."""
    keys_late_ms: tuple[float, float]
    """How much later than it was due the sound was ready at each page; 0: it was in time."""

    @property
    def within(self) -> bool:
        """Whether both were within the window."""
        return all(claim.within for claim in self.claims)

    @property
    def first(self) -> int | None:
        """The seat that was faster by more than a tie; None: neither."""
        apart = self.claims[1].reached - self.claims[0].reached
        return None if abs(apart) <= self.margin else int(apart < 0)

    @property
    def unfair(self) -> str:
        """What is wrong with the ruling; empty: nothing."""
        taker, hand = self.ruling.taker, self.ruling.hand
        if taker is None or hand is None or self.ruling.time is None:
            return "nobody took it"
        if self.ruling.time < self.claims[hand].reached:
            return f"it counts as taken at {self.ruling.time}, before the hand was there"
        if self.within:
            return self._unfair_within(taker)
        late, other = hand, 1 - hand
        if not self.claims[late].within and self.claims[other].within and self.first == other:
            return f"seat {late} was late and slower, and took it"
        return ""

    def _unfair_within(self, taker: int) -> str:
        if self.clamped:
            return "within the window, and clamped"
        if self.first is not None and taker != self.first:
            return f"seat {self.first} was first"
        # A hand that comes a second after the other moves nothing any more: where the card rests is no part of it.
        if replace(self.ruling, rests={}) != replace(self.true, rests={}):
            return "the ruling is not that on what hands did"
        return ""


class Bucket:
    """The bucket of docs/fairness.md, worked out apart from the house."""

    def __init__(self) -> None:
        self.level = QUOTA_MS

    def reading(self) -> None:
        self.level = min(QUOTA_MS, self.level + REFILL_MS)

    def takes(self, late_ms: Sequence[float], one_way_ms: float) -> bool:
        """Whether messages so late are believed; they drain it by the most that one of them needed."""
        needs = [late - one_way_ms - MARGIN_MS for late in late_ms]
        within = all(late <= CAP_MS and need <= self.level for late, need in zip(late_ms, needs, strict=True))
        self.level = max(0.0, self.level - max(0.0, *needs))
        return within


def duels(seed: str) -> Iterator[Duel]:
    """Those of one match after another, over ever new lines."""
    for number in count():
        yield from Hall(f"{seed} {number}").play()


class Hall:
    """One match without dead cards, its two lines, and what is known of them outside the house."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.lines = (Line.drawn(self.chance), Line.drawn(self.chance))
        self.buckets = (Bucket(), Bucket())
        self.stage = Stage({"format": "nodead"}, opponents={}, seed=seed)
        self._ids = count()

    def play(self) -> Iterator[Duel]:
        """All its duels."""
        stage = self.stage
        for seat in (0, 1):
            self.lines[seat].until(stage.now)
            stage.ask(seat, Come(), round_trip_ms=self.lines[seat].round_trip_ms)
        while True:
            stage.until(lambda: self._duties() or stage.decided or self._announced())
            if stage.decided:
                return
            yield self._duel()

    def _announced(self) -> bool:
        reciter = self.stage.host.reciter
        return reciter.plan is not None and not reciter.open

    def _duties(self) -> bool:
        for seat in (0, 1):
            move = duty(self.stage.host, seat)
            if move is not None:
                act = Act(f"duty {next(self._ids)}", move)
                self.stage.ask(seat, act, round_trip_ms=self.lines[seat].round_trip_ms)
        return False

    # ---------------------------------------------------------------- one reading

    def _duel(self) -> Duel:
        stage, host = self.stage, self.stage.host
        plan, told, begun = stage.plan, len(stage.told), len(stage.log)
        stage.wait(max(0.0, plan.onset_ms - MEASURED_MS - stage.now))
        for seat in (0, 1):
            self.lines[seat].until(stage.now)
            stage.ask(seat, Measured(), round_trip_ms=self.lines[seat].round_trip_ms)
        stage.until(lambda: host.reciter.open)
        for bucket in self.buckets:
            bucket.reading()
        opened, number = host.state, host.state.readings
        faster = self.chance.gauss(0, 120)
        late = (self._key_late(0, plan, told), self._key_late(1, plan, told))
        (one, hand), (two, other) = (self._reach(seat, plan, faster, late[seat]) for seat in (0, 1))
        stage.until(lambda: host.state.readings > number)
        true, _ = host.game.apply(opened, TABLE, Touches({0: (hand,), 1: (other,)}))
        ruling: Ruling = host.state.last
        entries = stage.log[begun:]
        judged_ms = next(e.at_ms for e in entries if isinstance(e.fact, Moved) and isinstance(e.fact.move, Touches))
        return Duel(
            (one, two),
            0 if ruling.target == "A" else 1,
            10 * opened.rules.tie_margin_ms,
            true.last,
            ruling,
            frozenset(e.fact.seat for e in entries if isinstance(e.fact, Clamped)),
            judged_ms - plan.onset_ms - host.game.closes_ms(opened, ruling.time),
            late,
        )

    def _key_late(self, seat: int, plan: Plan, told: int) -> float:
        """How much later than it is due the verse can begin to sound at a page."""
        sent = next(at for at, n in self.stage.told[told:] if isinstance(n, Keyed) and n.seat == seat)
        line = self.lines[seat]
        ready = line.back.arrives(sent) + DECODE_MS
        return max(0.0, ready - line.house_ms(line.thought_page_ms(plan.onset_ms)))

    def _reach(self, seat: int, plan: Plan, faster: float, key_late_ms: float) -> tuple[Claim, Stroke]:
        """A hand reaches for the card after its player has heard enough of it, and its page says so."""
        line, reading = self.lines[seat], plan.reading
        # What the sound was late by was not heard, or heard in the middle of the verse, where it belongs.
        heard = max(float(reading.decided_start_ms), key_late_ms)
        react = max(80.0, 260 + (faster if seat else -faster) / 2 + self.chance.gauss(0, 40))
        reached = round(10 * (heard + react))
        stroke = self._stroke(reading.poem, reached)
        began = line.thought_page_ms(plan.onset_ms)
        late: list[float] = []
        batches = _batches(stroke)
        for index, batch in enumerate(batches):
            sent = line.house_ms(began + batch[-1].t / 10) + self.chance.uniform(0, FRAME_MS)
            arrives = line.there.arrives(sent)
            late.append(arrives - plan.onset_ms - batch[0].t / 10)
            contact = Contact(reading.number, 1, "mouse", batch, index == len(batches) - 1)
            self.stage.send(arrives, seat, contact, line.round_trip_ms)
        within = self.buckets[seat].takes(late, line.round_trip_ms / 2)
        return Claim(reached, max(late), within), stroke

    def _stroke(self, card: int, reached: int) -> Stroke:
        """A tap on the card, or a hand that comes over its edge and sweeps on."""
        left, top, right, bottom = self.stage.host.state.mat.rect(card)
        x, y = (left + right) // 2, (top + bottom) // 2
        if self.chance.random() > SWEEPS:
            return Stroke(1, (Sample(reached, x, y), Sample(reached + 400, x, y)))
        edge = bottom if self.chance.random() < 0.5 else top
        return Stroke(1, tuple(Sample(reached + STEP * i, x, edge + (y - edge) * i // 5) for i in range(8)))


def _batches(stroke: Stroke) -> list[tuple[Sample, ...]]:
    """The samples of each frame."""
    batches: dict[int, list[Sample]] = {}
    for sample in stroke.samples:
        batches.setdefault((sample.t - stroke.samples[0].t) // (10 * FRAME_MS), []).append(sample)
    return [tuple(batch) for batch in batches.values()]

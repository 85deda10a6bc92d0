"""The reader of a live match: announces what sounds, opens a reading at its onset, and closes it when no hand can
still be in time (rules 4.5, 4.6, 4.8)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from karuta.games.game import TABLE
from karuta.games.kyogi import match as kyogi
from karuta.games.kyogi.events import Ruled, Ruling
from karuta.games.kyogi.moves import Read, Touches, Void
from karuta.games.readings import LINGER_MS
from karuta.hall.commands import Contact
from karuta.hall.events import (
    Announced,
    Arrived,
    Clamped,
    Kana,
    Piece,
    Shown,
    Sounding,
    SoundKind,
    Stopped,
    Why,
    Withdrawn,
)
from karuta.hall.fairness import Hands
from karuta.hall.pace import CANCEL_MS, LEAD_MS
from karuta.hall.sounds import EARLY_MS
from karuta.mat.stroke import Stroke, sweep
from karuta.players.player import Mora
from karuta.poems.anthology import poem
from karuta.poems.reading import RHYTHMS, Reading
from karuta.recital.timeline import Segment, Stretch, opening, passage

if TYPE_CHECKING:
    from karuta.hall.host import Host
    from karuta.hall.ports import Clip

FADE_MS = 150.0
"""How long a sound takes to fade out."""
LOOK_MS, LOOK_SAMPLE_MS = 50.0, 0.3
"""How often at most an open reading is looked at while touches come in, and how much rarer each sample makes it: far
less than the window after a take for the strokes that hands make."""


@dataclass
class Plan:
    """A reading that was announced and has not begun, or that is open: its onset in house time, the end of its upper
    verse, and the hands that the seats have sent."""

    reading: Reading
    onset_ms: float
    soundings: tuple[Sounding, ...]
    tokens: tuple[str, ...]
    hands: dict[int, Hands]
    bots: dict[int, tuple[Stroke, ...]] = field(default_factory=dict)
    shown: set[int] = field(default_factory=set)

    @property
    def ends_ms(self) -> float:
        """House time at which the upper verse ends."""
        return self.onset_ms + self.reading.upper_ms

    def strokes(self) -> dict[int, tuple[Stroke, ...]]:
        """All strokes known so far, by seat."""
        known = {seat: hands.strokes() for seat, hands in self.hands.items()} | self.bots
        return {seat: strokes for seat, strokes in known.items() if strokes}


class Reciter:
    """Drives the readings of one match through its host."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.plan: Plan | None = None
        self.open = False
        self.quiet_ms = 0.0
        """House time at which the last sound has ended."""
        self._joka_done = False
        self._rhythm_owned = False

    # ---------------------------------------------------------------- announcing

    def settle(self) -> None:
        """Brings what is announced into line with the match: called after everything that happens."""
        host = self.host
        if self.open:
            return
        ready = host.calm() and kyogi.hindrance(host.state) is None and host.state.due is None
        if self.plan is not None and not ready:
            self.withdraw("paused" if host.frozen else "hand")
        elif self.plan is None and ready and not host.agenda.has("announce"):
            host.agenda.at(max(host.now, self.quiet_ms - LEAD_MS), "announce", self._announce)
        elif self.plan is None and not ready:
            host.agenda.strike("announce")

    def too_late(self) -> bool:
        """Whether the onset is so near, or past, that a raised hand does nothing (rules 4.6)."""
        return self.open or (self.plan is not None and self.plan.onset_ms - self.host.now < CANCEL_MS)

    def withdraw(self, why: Why) -> None:
        """What was announced does not sound; the poem is kept for the next onset."""
        plan = self.plan
        if plan is None or self.open:
            return
        self._drop(plan, why)

    def silence(self) -> None:
        """The open reading is over without a ruling: the match is."""
        if self.plan is not None:
            self._drop(self.plan, "paused")

    def _drop(self, plan: Plan, why: Why) -> None:
        host = self.host
        host.agenda.strike("onset", "mora", "judge", "shown", "look")
        self.plan, self.open = None, False
        self.quiet_ms = host.now + FADE_MS
        for token in plan.tokens:
            host.sounds.recall(token)
        host.write(Withdrawn(plan.reading.number, why))
        host.tell(Stopped(plan.reading.number, why))

    def _announce(self) -> None:
        host, state = self.host, self.host.state
        number, next_poem = state.readings + 1, state.next_poem()
        reading = host.voice.reading(number, next_poem, state.next_kimariji())
        stretch = self._stretch(next_poem)
        begins = max(self.quiet_ms, host.now + LEAD_MS - stretch.segments[0].start_ms)
        onset = begins + stretch.onset_ms
        pieces = tuple(self._segment(segment, begins) for segment in stretch.segments)
        soundings = tuple(
            Sounding(
                reading=number,
                pieces=pieces,
                onset_ms=onset,
                fade=not host.pace.whole_upper,
                captions=_kana(reading) if host.captions[seat] else (),
                kimariji=reading.kimariji if host.captions[seat] else 0,
                seat=seat,
            )
            for seat in (0, 1)
        )
        hands = {seat: Hands(number, onset) for seat in host.people}
        tokens = tuple(piece.token for piece in pieces)
        self.plan = Plan(reading, onset, soundings, tokens, hands)
        host.write(Announced(number, next_poem, onset))
        host.agenda.at(onset, "onset", self._begin)
        for sounding in soundings:
            host.tell(sounding)
        self._own_to(stretch)

    def _stretch(self, following: int) -> Stretch[Clip]:
        """What sounds up to the end of the next upper verse, as the pace has it."""
        host, pace, last = self.host, self.host.pace, self.host.state.last
        rhythm = RHYTHMS[host.state.rules.rhythm]
        if host.state.readings == 0 or last is None:
            joka = host.state.readings == 0 and pace.joka and not self._joka_done
            return opening(host.voice, rhythm, following, joka=joka, breath=host.breath)
        return passage(host.voice, rhythm, last.poem, following, breath=host.breath, lower_ms=pace.lower_ms)

    def _segment(self, segment: Segment[Clip], begins_ms: float) -> Piece:
        at = begins_ms + segment.start_ms
        cut = None if segment.cut_ms is None else begins_ms + segment.cut_ms
        return self._piece(segment.kind, segment.clip, at, cut)

    def _own_to(self, stretch: Stretch[Clip]) -> None:
        """People learn, once a match, that the verses are not as long as their rhythm says."""
        if stretch.is_true_to_rhythm or self._rhythm_owned:
            return
        self._rhythm_owned = True
        facts = {"voice": self.host.voice.title, "sung": stretch.sung_in, "rhythm": stretch.rhythm}
        for seat in self.host.people:
            self.host.remark(seat, "recital-rhythm-differs", **facts)

    def _piece(self, kind: SoundKind, clip: Clip, at: float, cut_ms: float | None = None) -> Piece:
        token = self.host.sounds.lend(clip, at - EARLY_MS if kind == "upper" else 0.0)
        return Piece(token, kind, clip.samples, None if kind == "upper" else clip.first, at, cut_ms)

    def call(self, name: str) -> None:
        """A spoken call of the memorisation time sounds now."""
        host = self.host
        clip = host.voice.call(name)
        at = host.now + LEAD_MS / 2
        self.quiet_ms = max(self.quiet_ms, at + clip.duration_ms)
        host.tell(Sounding(0, (self._piece("call", clip, at),), None, fade=False))

    # ---------------------------------------------------------------- an open reading

    def _begin(self) -> None:
        host, plan = self.host, self.plan
        assert plan is not None
        host.remember(None)
        self.open, self._joka_done = True, True
        self.quiet_ms = plan.ends_ms
        host.act(TABLE, Read(plan.reading))
        for seat, opponent in host.opponents.items():
            opponent.player.begin(host.view(seat))
            self._next_mora(plan, seat, 1)
        for seat in host.people:
            host.allowances[seat].refill()
        self._schedule(plan)

    def _next_mora(self, plan: Plan, seat: int, index: int) -> None:
        if index > len(plan.reading.mora_start_ms):
            return
        at = plan.onset_ms + plan.reading.mora_start_ms[index - 1]
        self.host.agenda.at(at, f"mora-{seat}", lambda: self._hear(plan, seat, index))

    def _hear(self, plan: Plan, seat: int, index: int) -> None:
        """A bot hears a mora as it begins to sound; what it does about it lies ahead of the clock."""
        reading = plan.reading
        mora = Mora(
            index, poem(reading.poem).upper[index - 1], reading.mora_start_ms[index - 1], reading.mora_end_ms[index - 1]
        )
        strokes = self.host.opponents[seat].player.hear(mora)
        if strokes is None:
            self._next_mora(plan, seat, index + 1)
            return
        if strokes:
            plan.bots[seat] = strokes
            self.host.agenda.at(self._showable_ms(plan, seat), f"shown-{seat}", lambda: self._show(plan, seat))
            self._schedule(plan)

    def _showable_ms(self, plan: Plan, seat: int) -> float:
        """House time at which the bot's hand is over and nobody who sees it could still claim to have been earlier."""
        last = max(stroke.samples[-1].t for stroke in plan.bots[seat])
        ruling = self._ruling(plan)
        take = ruling.time if ruling.taker == seat and ruling.time is not None else last
        return plan.onset_ms + max(last / 10, take / 10 + self._wait_ms())

    def _show(self, plan: Plan, seat: int) -> None:
        if seat in plan.bots and seat not in plan.shown:
            plan.shown.add(seat)
            self.host.tell(Shown(plan.reading.number, seat, plan.bots[seat]))

    def touch(self, seat: int, contact: Contact, arrived_ms: float) -> None:
        """Samples of a person's hand; those of a reading that is over don't count. BadInput for odd ones."""
        plan, host = self.plan, self.host
        if plan is None or contact.reading != plan.reading.number:
            return
        allowance = host.allowances[seat]
        host.write(
            Arrived(
                seat,
                contact.reading,
                contact.pointer,
                contact.input,
                contact.samples,
                arrived_ms,
                allowance.one_way_ms,
                allowance.allowed_ms,
            )
        )
        allowed = allowance.allowed_ms
        clamp = plan.hands[seat].add(contact, arrived_ms, allowance)
        if clamp is not None:
            host.write(Clamped(seat, contact.reading, clamp.pointer, clamp.claimed, clamp.to, clamp.late_ms, allowed))
            host.remark(seat, "note-clamped", ms=round(clamp.late_ms - allowed))
        if self.open and not host.agenda.has("look"):
            # Judging a long sweep anew for each of its messages would cost more than all the rest.
            pause = LOOK_MS + LOOK_SAMPLE_MS * sum(hands.size for hands in plan.hands.values())
            host.agenda.at(host.now + pause, "look", lambda: self._schedule(plan))

    def _wait_ms(self) -> float:
        """How long after a moment a person's touch of that moment may still arrive."""
        return max((self.host.allowances[seat].allowed_ms for seat in self.host.people), default=0.0)

    def _closes_ms(self, plan: Plan) -> float:
        """House time at which no hand can still matter: the take window has passed on the clock of arrivals."""
        rules, reading, ruling = self.host.state.rules, plan.reading, self._ruling(plan)
        if ruling.time is not None:
            window = ruling.time / 10 + rules.after_take_ms
        else:
            window = LINGER_MS + (reading.upper_ms if rules.window == "verse" else reading.decided_end_ms)
        return plan.onset_ms + window + self._wait_ms()

    def _ruling(self, plan: Plan) -> Ruling:
        """The ruling if nothing more came."""
        _, events = kyogi.apply(self.host.state, TABLE, Touches(plan.strokes()))
        return next(event.ruling for event in events if isinstance(event, Ruled))

    def _schedule(self, plan: Plan) -> None:
        self.host.agenda.at(self._closes_ms(plan), "judge", self._judge)

    def _judge(self) -> None:
        host, plan = self.host, self.plan
        assert plan is not None
        closes = self._closes_ms(plan)
        if closes > host.now:
            host.agenda.at(closes, "judge", self._judge)
            return
        # A hand that has not set out when the window is over stays where it is.
        since = 10 * (host.now - plan.onset_ms)
        plan.bots = {s: hand for s, hand in plan.bots.items() if any(stroke.samples[0].t <= since for stroke in hand)}
        for seat in plan.bots:
            self._show(plan, seat)
        host.agenda.strike("mora", "shown", "look")
        self.plan, self.open = None, False
        if not host.pace.whole_upper:
            self.quiet_ms = min(self.quiet_ms, host.now)
        strokes = plan.strokes()
        for early in sweep(host.state.mat, strokes).ignored:
            host.remark(early.seat, "note-early")
        host.act(TABLE, Touches(strokes))

    def cut(self, seat: int) -> None:
        """A person was cut off: with nothing touched yet, by them or by the other, the open reading is void (4.8)."""
        host, plan = self.host, self.plan
        if not self.open or plan is None or plan.hands[seat].committed:
            return
        rival = 1 - seat
        if rival in plan.hands and plan.hands[rival].committed:
            return
        first = min((stroke.samples[0].t for stroke in plan.bots.get(rival, ())), default=None)
        if first is not None and plan.onset_ms + first / 10 <= host.now:
            return
        if host.state.voids[seat] >= host.state.rules.max_voids:
            return
        self._drop(plan, "void")
        host.act(TABLE, Void(seat))


def _kana(reading: Reading) -> tuple[Kana, ...]:
    spelled = poem(reading.poem).upper_spelled
    times = zip(spelled, reading.mora_start_ms, reading.mora_end_ms, strict=True)
    return tuple(Kana(kana, start, end) for kana, start, end in times)

"""The reader of a live match: announces what sounds, opens a reading at its onset, and closes it when no hand can
still be in time (rules 4.5, 4.6, 4.8). How a game is read is its `Manner`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from karuta.games.game import TABLE
from karuta.games.readings import Manner, Read, Touches, Void
from karuta.hall.commands import Contact, Contest
from karuta.hall.events import (
    Announced,
    Arrived,
    Clamped,
    Contested,
    Kana,
    Piece,
    Remark,
    Shown,
    Sounding,
    Stopped,
    Why,
    Withdrawn,
)
from karuta.hall.fairness import Hands, Touched
from karuta.hall.pace import CANCEL_MS, LEAD_MS
from karuta.hall.sounds import EARLY_MS
from karuta.mat.stroke import Stroke
from karuta.players.ear import Mora
from karuta.poems.anthology import poem
from karuta.poems.reading import RHYTHMS, Reading, Verse
from karuta.recital.timeline import Stretch, opening, passage

if TYPE_CHECKING:
    from karuta.hall.host import Host
    from karuta.hall.ports import Clip

FADE_MS = 150.0
"""How long a sound takes to fade out."""
LOOK_MS, LOOK_SAMPLE_MS = 50.0, 0.3
"""How often at most an open reading is looked at while touches come in, and how much rarer each sample makes it: far
less than the window after a take for the strokes that hands make."""
ASKING_MS = 20_000.0
"""How long a ruling waits at most while people at one page say whose hand it was."""
SAID_MS = 300.0
"""After the answer other touches of the same question may follow for so long."""


@dataclass
class Plan:
    """A reading that was announced and has not begun, or that is open: its onset in house time, the end of what is
    heard of it in any case, and the hands that the seats have sent. `asked_ms`: since when, by the clock of arrivals,
    the people of a page are asked whose hand it was; `patience_ms`: until when in house time they are waited for at
    most, `holds_ms`: until when the ruling waits for their answer."""

    reading: Reading
    onset_ms: float
    ends_ms: float
    fade: bool
    soundings: dict[int, Sounding]
    tokens: tuple[str, ...]
    hands: dict[int, Hands]
    bots: dict[int, tuple[Stroke, ...]] = field(default_factory=dict)
    shown: set[int] = field(default_factory=set)
    asked_ms: dict[tuple[int, ...], float] = field(default_factory=dict)
    patience_ms: dict[tuple[int, ...], float] = field(default_factory=dict)
    holds_ms: dict[tuple[int, ...], float] = field(default_factory=dict)

    def strokes(self) -> dict[int, tuple[Stroke, ...]]:
        """All strokes known so far, by seat."""
        known = {seat: hands.strokes() for seat, hands in self.hands.items()} | self.bots
        return {seat: strokes for seat, strokes in known.items() if strokes}


class Reciter:
    """Drives the readings of one match through its host."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.manner: Manner = host.game.manner(host.state.rules)
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
        may = host.game.hindrance(host.state) is None and not host.manners.waits(host.state)
        ready = host.calm() and may and host.state.next_poem() > 0
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
        reading = host.voice.reading(number, next_poem, state.next_kimariji(), self.manner.verse)
        stretch = self._stretch(next_poem)
        if self.manner.whole:
            reading = replace(reading, whole_ms=round(stretch.whole_ms))
        begins = max(self.quiet_ms, host.now + LEAD_MS - stretch.segments[0].start_ms)
        onset = begins + stretch.onset_ms
        pieces = self._pieces(stretch, begins, onset)
        fade = self.manner.on_take or not host.pace.whole_upper
        plain = Sounding(number, pieces, onset, fade)
        soundings = {seat: replace(plain, seat=seat) for seat in host.people}
        told = [seat for seat in host.people if host.captions[seat]]
        if told:
            captions = self._captions(reading, stretch)
            for seat in told:
                soundings[seat] = replace(soundings[seat], captions=captions, kimariji=reading.kimariji)
        hands = {seat: Hands(number, onset) for seat in host.people}
        tokens = tuple(piece.token for piece in pieces)
        self.plan = Plan(reading, onset, onset + stretch.once_ms, fade, soundings, tokens, hands)
        host.write(Announced(number, next_poem, onset))
        host.agenda.at(onset, "onset", self._begin)
        for sounding in soundings.values():
            host.tell(sounding)
        self._own_to(stretch)

    def _stretch(self, following: int) -> Stretch[Clip]:
        """What sounds up to the end of the next reading, as the pace has it."""
        host, pace, last = self.host, self.host.pace, self.host.state.last
        rhythm = RHYTHMS[host.state.rules.rhythm]
        if host.state.readings == 0 or last is None:
            joka = host.state.readings == 0 and pace.joka and not self._joka_done
            return opening(host.voice, rhythm, following, self.manner, joka=joka, breath=host.breath)
        return passage(
            host.voice, rhythm, last.poem, following, self.manner, breath=host.breath, lower_ms=pace.lower_ms
        )

    def _pieces(self, stretch: Stretch[Clip], begins_ms: float, onset_ms: float) -> tuple[Piece, ...]:
        """What is announced. What sounds twice has one token; of the poem to come no verse is handed out before the
        first of them."""
        tokens: dict[tuple[str, bool], str] = {}
        pieces: list[Piece] = []
        for segment in stretch.segments:
            at = begins_ms + segment.start_ms
            hidden = at >= onset_ms and segment.kind != "breath"
            key = str(segment.clip.path), hidden
            if key not in tokens:
                tokens[key] = self.host.sounds.lend(segment.clip, onset_ms - EARLY_MS if hidden else 0.0)
            cut = None if segment.cut_ms is None else begins_ms + segment.cut_ms
            first = None if hidden else segment.clip.first
            pieces.append(Piece(tokens[key], segment.kind, segment.clip.samples, first, at, cut))
        return tuple(pieces)

    def _own_to(self, stretch: Stretch[Clip]) -> None:
        """People learn, once a match, that the verses are not as long as their rhythm says."""
        if stretch.is_true_to_rhythm or self._rhythm_owned:
            return
        self._rhythm_owned = True
        facts: dict[str, str | int] = {
            "voice": self.host.voice.title,
            "sung": stretch.sung_in,
            "rhythm": stretch.rhythm,
        }
        self.host.tell(Remark("recital-rhythm-differs", facts))

    def _captions(self, reading: Reading, stretch: Stretch[Clip]) -> tuple[Kana, ...]:
        """All morae that the reading sounds, by the time since its onset."""
        morae: list[Kana] = []
        for segment in stretch.segments:
            verse: Verse = "upper" if segment.kind == "upper" else "lower"
            if segment.start_ms < stretch.onset_ms or segment.kind == "breath":
                continue
            since = segment.start_ms - stretch.onset_ms
            sung = self.host.voice.reading(reading.number, reading.poem, 1, verse)
            spelled = getattr(poem(reading.poem), f"{verse}_spelled")
            times = zip(spelled, sung.mora_start_ms, sung.mora_end_ms, strict=True)
            morae += (Kana(kana, since + start, since + end) for kana, start, end in times)
        return tuple(morae)

    def call(self, name: str) -> None:
        """A spoken call of the memorisation time sounds now."""
        host = self.host
        clip = host.voice.call(name)
        at = host.now + LEAD_MS / 2
        self.quiet_ms = max(self.quiet_ms, at + clip.duration_ms)
        piece = Piece(host.sounds.lend(clip), "call", clip.samples, clip.first, at)
        host.tell(Sounding(0, (piece,), None, fade=False))

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
        for page in host.pages:
            host.allowances[page[0]].refill()
        self._schedule(plan)

    def _next_mora(self, plan: Plan, seat: int, index: int) -> None:
        if index > len(plan.reading.mora_start_ms):
            return
        at = plan.onset_ms + plan.reading.mora_start_ms[index - 1]
        self.host.agenda.at(at, f"mora-{seat}", lambda: self._hear(plan, seat, index))

    def _hear(self, plan: Plan, seat: int, index: int) -> None:
        """A bot hears a mora as it begins to sound; what it does about it lies ahead of the clock."""
        reading = plan.reading
        sung = poem(reading.poem).upper if self.manner.verse == "upper" else poem(reading.poem).lower
        mora = Mora(index, sung[index - 1], reading.mora_start_ms[index - 1], reading.mora_end_ms[index - 1])
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
        take = ruling.time if ruling.hand == seat and ruling.time is not None else last
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
        allowance, page = host.allowances[seat], host.page(seat)
        # While people are asked whose hand it was, what it did is known to their page since it began to ask.
        known_ms = min(arrived_ms, plan.asked_ms.get(page, arrived_ms))
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
        clamp = plan.hands[seat].add(contact, arrived_ms, allowance, known_ms=known_ms, trusted=host.together)
        touched = host.touched[seat].setdefault(contact.reading, Touched(contact.input, allowance.one_way_ms))
        if clamp is not None:
            touched.clamped_ms = max(touched.clamped_ms, (clamp.to - clamp.claimed) / 10)
            host.write(Clamped(seat, contact.reading, clamp.pointer, clamp.claimed, clamp.to, clamp.late_ms, allowed))
            host.remark(seat, "note-clamped", ms=round(clamp.late_ms - allowed))
        if contact.up and page in plan.asked_ms:
            plan.holds_ms[page] = min(plan.holds_ms[page], host.now + SAID_MS)
        if self.open and not host.agenda.has("look"):
            # Judging a long sweep anew for each of its messages would cost more than all the rest.
            pause = LOOK_MS + LOOK_SAMPLE_MS * sum(hands.size for hands in plan.hands.values())
            host.agenda.at(host.now + pause, "look", lambda: self._schedule(plan))

    def contest(self, seat: int, contest: Contest, arrived_ms: float) -> None:
        """People at one page are asked whose hand it was: the ruling waits for the touch that follows, or until they
        are asked no more, and not longer than ASKING_MS after their first question of the reading."""
        plan, host, page = self.plan, self.host, self.host.page(seat)
        if plan is None or not self.open or contest.reading != plan.reading.number or len(page) == 1:
            return
        if contest.on == (page in plan.asked_ms):
            return
        if contest.on:
            plan.asked_ms[page] = arrived_ms
            plan.holds_ms[page] = plan.patience_ms.setdefault(page, host.now + ASKING_MS)
        else:
            del plan.asked_ms[page], plan.holds_ms[page]
        host.write(Contested(seat, contest.reading, contest.on, arrived_ms))
        self._schedule(plan)

    def _wait_ms(self) -> float:
        """How long after a moment a person's touch of that moment may still arrive."""
        return max((self.host.allowances[seat].allowed_ms for seat in self.host.people), default=0.0)

    def _closes_ms(self, plan: Plan) -> float:
        """House time at which no hand can still matter: the take window has passed on the clock of arrivals."""
        window = self.host.game.closes_ms(self.host.state, self._ruling(plan).time)
        return max((plan.onset_ms + window + self._wait_ms(), *plan.holds_ms.values()))

    def _ruling(self, plan: Plan) -> Any:
        """The ruling if nothing more came."""
        after, _ = self.host.game.apply(self.host.state, TABLE, Touches(plan.strokes()))
        return after.last

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
        if plan.fade:
            self.quiet_ms = min(self.quiet_ms, host.now)
        strokes = plan.strokes()
        for seat in host.manners.early(host.state, strokes):
            host.remark(seat, "note-early")
        host.act(TABLE, Touches(strokes))

    def cut(self, seat: int) -> None:
        """A person was cut off: with nothing touched yet, by them or by another, the open reading is void (4.8). Nobody
        at their page is asked any more."""
        host, plan = self.host, self.plan
        if not self.open or plan is None:
            return
        if plan.asked_ms.pop(page := host.page(seat), None) is not None:
            del plan.holds_ms[page]
            self._schedule(plan)
        if any(hands.committed for hands in plan.hands.values()):
            return
        first = min((stroke.samples[0].t for hand in plan.bots.values() for stroke in hand), default=None)
        if first is not None and plan.onset_ms + first / 10 <= host.now:
            return
        if host.state.voids[seat] >= host.state.rules.max_voids:
            return
        self._drop(plan, "void")
        host.act(TABLE, Void(seat))

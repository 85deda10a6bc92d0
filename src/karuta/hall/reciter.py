"""The reader of a live match: announces what sounds, opens a reading at its onset, and closes it when no hand can
still be in time (rules 4.5, 4.6, 4.8). How a game is read is its `Manner`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from karuta.games.game import TABLE
from karuta.games.readings import Manner, Read, Touches, Void
from karuta.hall.announcing import captions_of, pieces_of, stretch_of
from karuta.hall.commands import Contact, Contest
from karuta.hall.events import (
    Announced,
    Arrived,
    Clamped,
    Contested,
    Piece,
    Remark,
    Shown,
    Sounding,
    Stopped,
    Why,
    Withdrawn,
)
from karuta.hall.fairness import KEY_CAP_MS, lead_ms
from karuta.hall.keys import Keys
from karuta.hall.pace import CANCEL_MS, LEAD_MS
from karuta.hall.plan import Plan
from karuta.players.ear import Mora
from karuta.poems.anthology import poem
from karuta.poems.reading import Reading
from karuta.recital.timeline import Stretch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from karuta.hall.events import Notice
    from karuta.hall.host import Host
    from karuta.hall.ports import Clip

FADE_MS = 150.0
"""How long a sound takes to fade out."""
STALL_MS = 250.0
"""What is told so much later than it should be still comes in time."""
SLACK_MS = 4000.0
"""What is announced earlier because writing down takes long, at most."""
LOOK_MS, LOOK_SAMPLE_MS = 50.0, 0.3
"""How often at most an open reading is looked at while touches come in, and how much rarer each sample makes it: far
less than the window after a take for the strokes that hands make."""
ASKING_MS = 20_000.0
"""How long a ruling waits at most while people at one page say whose hand it was."""
SAID_MS = 300.0
"""After the answer other touches of the same question may follow for so long."""
QUESTIONS = 20
"""Of one page in one reading; further ones are not heard."""


class Reciter:
    """Drives the readings of one match through its host."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.manner: Manner = host.game.manner(host.state.rules)
        self.plan: Plan | None = None
        self.open = False
        self.quiet_ms = 0.0
        """House time at which the last sound has ended."""
        self.closed_ms = 0.0
        """House time at which the take window of the last reading that was ruled had passed."""
        self.known = False
        """Whether somebody may know the poem that comes next: it was withdrawn after a key had gone out."""
        self._stops: Counter[int] = Counter()
        self._sounds_ms = 0.0
        """House time at which the first sound of what is announced begins."""
        self._slack_ms = 0.0
        """How much earlier than far pages ask for it is announced, because it took so long to write that down."""
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
            host.agenda.at(max(host.now, self.quiet_ms - self._lead_ms() - self._slack_ms), "announce", self._announce)
        elif self.plan is None and not ready:
            host.agenda.strike("announce")

    def too_late(self) -> bool:
        """Whether the onset is so near, or past, that a raised hand does nothing (rules 4.6)."""
        return self.open or (self.plan is not None and self.plan.onset_ms - self.host.now < CANCEL_MS)

    @property
    def begun(self) -> bool:
        """Whether what is announced goes on even if somebody is cut off: it is open, or somebody may know it."""
        return self.open or (self.plan is not None and self.plan.known)

    def withdraw(self, why: Why) -> None:
        """What was announced does not sound; the poem is kept for the next onset, unless somebody may know it."""
        plan = self.plan
        if plan is None or self.open:
            return
        self.known = plan.known
        self._drop(plan, why)

    def stalled(self, untold: Sequence[Notice]) -> None:
        """What was announced is withdrawn if people hear of it, or can open its sound, only now; what they had heard of
        in time goes on, with all that came in meanwhile. The next is announced so much earlier: where writing down
        always takes long, readings come later and not never."""
        plan = self.plan
        if plan is None or self.open:
            return
        new = any(isinstance(notice, Sounding) and notice.reading == plan.reading.number for notice in untold)
        took = self._slack_ms + self._lead_ms() - (self._sounds_ms - self.host.now)
        due = plan.keys is not None and not plan.known and self.host.now > plan.onset_ms - KEY_CAP_MS
        if (new and took > self._slack_ms + STALL_MS) or due:
            if new:
                self._slack_ms = min(took, SLACK_MS)
            self.withdraw("paused")

    def silence(self) -> None:
        """The open reading is over without a ruling: the match is."""
        if self.plan is not None:
            self._drop(self.plan, "paused")

    def _drop(self, plan: Plan, why: Why) -> None:
        host = self.host
        host.agenda.strike("onset", "key-", "mora", "judge", "shown", "look")
        self.plan, self.open = None, False
        self.quiet_ms = host.now + FADE_MS
        host.evidence.close()
        for token in plan.tokens:
            host.sounds.recall(token)
        host.write(Withdrawn(plan.reading.number, why, self.known))
        host.tell(Stopped(plan.reading.number, why))

    def spent(self, seat: int) -> bool:
        """Whether `seat` may stop no more readings of which somebody knows: like cuts, `max_voids` of a match (4.8)."""
        known = self.plan is not None and self.plan.known
        return known and self._stops[seat] >= self.host.state.rules.max_voids

    def stopped(self, seat: int) -> None:
        """What `seat` did has stopped a reading of which somebody knew."""
        self._stops[seat] += 1

    def _put_off(self) -> None:
        """The next poem comes again later, for somebody may know it already: a reading that nobody heard, and void."""
        host = self.host
        self.known = False
        host.act(TABLE, Read(self._reading()))
        host.evidence.open()
        host.act(TABLE, Void(None))

    def _reading(self) -> Reading:
        state = self.host.state
        return self.host.voice.reading(state.readings + 1, state.next_poem(), state.next_kimariji(), self.manner.verse)

    def _announce(self) -> None:
        if self.known:
            self._put_off()
            return
        host, state = self.host, self.host.state
        number, next_poem = state.readings + 1, state.next_poem()
        reading = self._reading()
        stretch = stretch_of(host, self.manner, next_poem, joka=not self._joka_done)
        if self.manner.whole:
            reading = replace(reading, whole_ms=round(stretch.whole_ms))
        first_ms = stretch.segments[0].start_ms
        begins = max(self.quiet_ms, host.now + self._lead_ms() + self._slack_ms - first_ms)
        self._sounds_ms = begins + first_ms
        onset = begins + stretch.onset_ms
        # At a page alone with the house nobody else is harmed by what its script may know.
        keys = None if host.practice else Keys(host, number)
        pieces = pieces_of(host, stretch, begins, onset, None if keys is None else keys.secret)
        fade = self.manner.on_take or not host.pace.whole_upper
        soundings = {seat: Sounding(number, pieces, onset, fade, seat=seat) for seat in host.people}
        told = [seat for seat in host.people if host.captions[seat]]
        if told:
            captions = captions_of(host.voice, reading, stretch)
            for seat in told:
                soundings[seat] = replace(soundings[seat], captions=captions, kimariji=reading.kimariji)
        host.evidence.announce(number, onset)
        tokens = tuple(piece.token for piece in pieces)
        self.plan = plan = Plan(reading, onset, onset + stretch.once_ms, fade, soundings, tokens, host.evidence, keys)
        host.write(Announced(number, next_poem, onset))
        if keys is not None:
            keys.hold(onset, soundings)
        host.agenda.at(onset, "onset", self._begin)
        for seat in soundings:
            host.tell(plan.announced(seat))
        self._own_to(stretch)

    def _lead_ms(self) -> float:
        """How long before sound begins it is announced: far pages have to fetch it in time, too."""
        far = max((line.one_way_ms for line in self.host.allowances.values()), default=0.0)
        return LEAD_MS if self.host.practice else lead_ms(far, LEAD_MS)

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
        host.practising.remember(None)
        self.open, self._joka_done = True, True
        self._slack_ms /= 2
        self.quiet_ms = plan.ends_ms
        host.act(TABLE, Read(plan.reading))
        host.evidence.open()
        for seat, here in host.present.items():
            # Cut off when the poem could be known already: it may be void, but it is not kept.
            if not here and self.plan is plan:
                self.cut(seat)
        if self.plan is not plan:
            return
        for seat, opponent in host.opponents.items():
            opponent.player.begin(host.view(seat))
            self._next_mora(plan, seat, 1)
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
        if not contact.samples and not host.evidence.hands[seat].holds(contact.pointer):
            return
        line, page = host.allowances[seat], host.page(seat)
        one_way, allowed = line.one_way_ms, line.allowed_ms
        # Odd ones are refused before anything is written down.
        clamp = host.evidence.touch(seat, contact, arrived_ms)
        reading, pointer, up = contact.reading, contact.pointer, contact.up
        host.write(Arrived(seat, reading, pointer, contact.input, contact.samples, arrived_ms, one_way, allowed, up))
        if clamp is not None:
            host.write(Clamped(seat, reading, clamp.pointer, clamp.claimed, clamp.to, clamp.late_ms, allowed))
            host.remark(seat, "note-clamped", ms=round(clamp.late_ms - allowed))
        if contact.up and page in plan.evidence.asked_ms:
            plan.holds_ms[page] = min(plan.holds_ms[page], host.now + SAID_MS)
        taken = plan.ruling is not None and plan.ruling[2].time is not None and plan.ruling[2].hand == seat
        # What a hand does after its take makes the take no earlier.
        if self.open and not taken and not host.agenda.has("look"):
            # Judging a long sweep anew for each of its messages would cost more than all the rest.
            pause = LOOK_MS + LOOK_SAMPLE_MS * sum(plan.size)
            host.agenda.at(host.now + pause, "look", lambda: self._schedule(plan))

    def contest(self, seat: int, contest: Contest, arrived_ms: float) -> None:
        """People at one page are asked whose hand it was: the ruling waits for the touch that follows, or until they
        are asked no more, and not longer than ASKING_MS after their first question of the reading."""
        plan, host, page = self.plan, self.host, self.host.page(seat)
        if plan is None or not self.open or contest.reading != plan.reading.number or len(page) == 1:
            return
        if contest.on == (page in plan.evidence.asked_ms):
            return
        if contest.on:
            if plan.questions[page] >= QUESTIONS:
                return
            plan.questions[page] += 1
            plan.evidence.asked_ms[page] = arrived_ms
            plan.holds_ms[page] = plan.patience_ms.setdefault(page, host.now + ASKING_MS)
        else:
            del plan.evidence.asked_ms[page], plan.holds_ms[page]
        host.write(Contested(seat, contest.reading, contest.on, arrived_ms))
        self._schedule(plan)

    def _wait_ms(self) -> float:
        """How long after a moment a touch of that moment, by a person who has not left, may still arrive. It is that of
        the farthest, the taker's page too: their hands go on for a while, and what they touch then may be a foul."""
        return max((self.host.allowances[seat].allowed_ms for seat in self.host.present), default=0.0)

    def _closes_ms(self, plan: Plan) -> float:
        """House time at which no hand can still matter: the take window has passed on the clock of arrivals."""
        window = self.host.game.closes_ms(self.host.state, self._ruling(plan).time)
        return max((plan.onset_ms + window + self._wait_ms(), *plan.holds_ms.values()))

    def _ruling(self, plan: Plan) -> Any:
        """The ruling if nothing more came."""
        state, size = self.host.state, plan.size
        if plan.ruling is None or plan.ruling[0] is not state or plan.ruling[1] != size:
            after, _ = self.host.game.apply(state, TABLE, Touches(plan.strokes()))
            plan.ruling = state, size, after.last
        return plan.ruling[2]

    def _schedule(self, plan: Plan) -> None:
        self.host.agenda.at(self._closes_ms(plan), "judge", self._judge)

    def _judge(self) -> None:
        host, plan = self.host, self.plan
        assert plan is not None
        closes = self._closes_ms(plan)
        if closes > host.now:
            host.agenda.at(closes, "judge", self._judge)
            return
        self.closed_ms = closes
        # A hand that has not set out when the window is over stays where it is.
        since = 10 * (host.now - plan.onset_ms)
        plan.bots = {s: hand for s, hand in plan.bots.items() if any(stroke.samples[0].t <= since for stroke in hand)}
        for seat in plan.bots:
            self._show(plan, seat)
        if not host.practice:
            for seat, hands in plan.evidence.hands.items():
                if hands.size:
                    host.tell(Shown(plan.reading.number, seat, hands.strokes()))
        host.agenda.strike("mora", "shown", "look")
        self.plan, self.open = None, False
        if plan.fade:
            self.quiet_ms = min(self.quiet_ms, host.now)
        strokes = plan.strokes()
        host.evidence.close()
        for seat in host.manners.early(host.state, strokes):
            host.remark(seat, "note-early")
        host.act(TABLE, Touches(strokes))

    def cut(self, seat: int) -> None:
        """A person was cut off: with nothing touched yet, by them or by another, the open reading is void (4.8). Nobody
        at their page is asked any more."""
        host, plan = self.host, self.plan
        if not self.open or plan is None:
            return
        if plan.evidence.asked_ms.pop(page := host.page(seat), None) is not None:
            del plan.holds_ms[page]
            self._schedule(plan)
        if any(hands.committed for hands in plan.evidence.hands.values()):
            return
        first = min((stroke.samples[0].t for hand in plan.bots.values() for stroke in hand), default=None)
        if first is not None and plan.onset_ms + first / 10 <= host.now:
            return
        if host.state.voids[seat] >= host.state.rules.max_voids:
            return
        self._drop(plan, "void")
        host.act(TABLE, Void(seat))

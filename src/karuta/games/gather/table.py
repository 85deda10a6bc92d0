"""What the table does: the clock, the reader, the referee (rules 4.6, 4.8, 5.1)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import IllegalMove
from karuta.games.gather import seats
from karuta.games.gather.end import Step, go_on
from karuta.games.gather.events import Award, Awarded
from karuta.games.gather.ledger import Settled, Settling, settle
from karuta.games.gather.moves import Read, Time, Touches
from karuta.games.gather.ruling import Hearing, Verdict, cards_owed, judge
from karuta.games.gather.state import State
from karuta.games.reader import check_clock, check_reading, hands_down, judged, opened, read_off, refuse
from karuta.mat.exact import nearest
from karuta.mat.scatter import touches as touched
from karuta.poems.reading import Reading


def time(state: State, move: Time) -> Step:
    """The clock goes on: the look ends with its time, and hands that were up too long go down."""
    check_clock(state.clock_ms, move.ms)
    state = replace(state, clock_ms=move.ms)
    if state.phase == "look" and move.ms >= state.memorise_until_ms:
        return seats.begun(state)
    waited = move.ms - state.since_ms >= 1000 * state.rules.hand_limit_s
    if state.phase != "reading" or not any(state.hands) or not waited:
        return state, ()
    return hands_down(state)


# -- the reader -------------------------------------------------------------------------------------------------------


def hindrance(state: State) -> IllegalMove | None:
    """Why the reader may not begin now, saying who is waited for; None if it may."""
    if state.phase != "reading":
        return refuse(state, "reading", "the time between readings")
    for seat, up in enumerate(state.hands):
        if up:
            return IllegalMove(
                f"seat {seat} has a hand up: the reader waits until it is lowered",
                key="error-gather-hand",
                seat=seat + 1,
            )
    return None


def read(state: State, move: Read) -> Step:
    """A verse begins; the take before it stands."""
    if (obstacle := hindrance(state)) is not None:
        raise obstacle
    check_reading(state, move.reading)
    return opened(replace(state, settling=None), move.reading)


# -- the referee ------------------------------------------------------------------------------------------------------


class _Heard(NamedTuple):
    """A reading with its verdict: what moves, and who has which cards then."""

    reading: Reading
    verdict: Verdict
    settling: Settling
    settled: Settled


def touches(state: State, move: Touches) -> Step:
    """The hands of the open reading are judged; the card goes to who took it, and fouls are paid."""
    reading = judged(state, move.strokes)
    chance = Chance(state.seed).child(f"lot/{reading.number}")
    seen = touched(state.spread, move.strokes).touches
    verdict = judge(Hearing(state.rules, state.spread, reading, seen, state.out(), chance))
    owed = cards_owed(state.rules, verdict.fouls, verdict.wrong)
    settling = Settling(state.ledger, _taken_with(state, verdict), owed)
    heard = _Heard(reading, verdict, settling, settle(settling, verdict.taker))
    after = _ruled(state, heard)
    award = _award(state, after, heard)
    unread, shorter = read_off(state, reading.poem)
    event = Awarded(award, move.strokes, shorter)
    return go_on(replace(after, unread=unread, last=award), (event,))


def _taken_with(state: State, verdict: Verdict) -> tuple[int, ...]:
    """The card that was read, and with it the last one beside it where both go together."""
    assert state.reading is not None
    poem = state.reading.poem
    if verdict.taker is None:
        return ()
    to_take = [card for card in state.order[state.readings : state.to_read] if card in state.spread]
    if state.rules.last_two_together and len(to_take) == 2 and not state.sudden:
        return poem, next(card for card in to_take if card != poem)
    return (poem,)


def _ruled(state: State, heard: _Heard) -> State:
    """The game after a reading, all but the award and the poems unread."""
    poem, verdict = heard.reading.poem, heard.verdict
    lay = poem in state.spread
    gone = (poem,) if lay and verdict.taker is None and state.rules.untaken == "removed" else ()
    skips = verdict.fouls if state.rules.foul == "skip_turn" else (0,) * state.seats
    take = None if verdict.time is None else nearest(verdict.time)
    quickest = [time for time in (state.best, take) if time is not None]
    return replace(
        state,
        phase="reading",
        reading=None,
        readings=state.readings + 1,
        since_ms=state.clock_ms,
        spread=state.spread.without((*heard.settling.cards, *gone)),
        gone=(*state.gone, *gone),
        ledger=heard.settled.ledger,
        settling=heard.settling if verdict.taker is not None else None,
        sits=tuple([max(0, sits - 1) + more for sits, more in zip(state.sits, skips, strict=True)]),
        fouls=tuple([before + now for before, now in zip(state.fouls, verdict.fouls, strict=True)]),
        time=state.time + (nearest(verdict.closes) if take is None else take) * lay,
        misses=state.misses + (lay and take is None) + sum(verdict.fouls),
        best=min(quickest, default=None),
    )


def _award(before: State, after: State, heard: _Heard) -> Award:
    reading, verdict, ledger = heard.reading, heard.verdict, after.ledger
    return Award(
        number=reading.number,
        poem=reading.poem,
        lay=reading.poem in before.spread,
        taker=verdict.taker,
        how=verdict.how,
        time=None if verdict.time is None else nearest(verdict.time),
        kimariji=reading.kimariji,
        mora_start=reading.decided_start_ms,
        mora_end=reading.decided_end_ms,
        grabs=verdict.grabs,
        fouls=verdict.fouls,
        gained=heard.settled.gained,
        returned=heard.settled.returned,
        debts=ledger.debts,
        pool=ledger.pool,
        out=after.out(),
        counts=ledger.counts,
        removed=len(after.gone) > len(before.gone),
        case=_case(before, heard),
    )


def _case(before: State, heard: _Heard) -> str:
    verdict = heard.verdict
    if verdict.taker is not None:
        if len(heard.settling.cards) > 1:
            case = "taken-last-two"
        elif before.ledger.pool:
            case = "taken-pool"
        else:
            case = "taken-tie" if verdict.how in ("below", "lot") else "taken"
    else:
        case = "untaken" if heard.reading.poem in before.spread else "dead"
    return f"{case}-foul" if any(verdict.fouls) else case

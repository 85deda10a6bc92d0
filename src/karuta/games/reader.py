"""What is done alike in every game with a reader: the clock that never goes back, raised hands, the next reading,
readings that don't count (rules 4.6, 4.8)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import IllegalMove
from karuta.games.readings import HandMoved, Heard, Manner, ReadingOpened, Shortened, Void, Voided
from karuta.poems.anthology import poem as poem_of
from karuta.poems.kimariji import Unread
from karuta.poems.reading import Reading

_MORA_MS = 190


def hall_of(seed: str) -> str:
    """The part of a seed that all boards of a hall share, which settles what is read: what stands before `#`, or all of
    it.

    >>> hall_of("final#3"), hall_of("7")
    ('final', '7')
    """
    return seed.partition("#")[0]


def refuse(state: Any, what: str, when: str) -> IllegalMove:
    """The refusal of a move that belongs to another phase."""
    return IllegalMove(
        f"{what} now, in phase {state.phase!r}: it belongs to {when}", key="error-kyogi-phase", phase=state.phase
    )


def check_clock(stands_ms: int, ms: int) -> None:
    """`IllegalMove` for a clock that goes back."""
    if ms < stands_ms:
        raise IllegalMove(
            f"clock {ms} ms: it stands at {stands_ms} ms and never goes back",
            key="error-kyogi-clock",
            given=ms,
            clock=stands_ms,
        )


def check_seat(seat: int, seats: int) -> None:
    """`IllegalMove` for a seat that is not there."""
    if not 0 <= seat < seats:
        raise IllegalMove(
            f"seat {seat}: there are seats 0 to {seats - 1}",
            key="error-kyogi-stroke-seat",
            given=seat,
            last=seats - 1,
        )


def check_reading(state: Heard, reading: Reading) -> None:
    """`IllegalMove` unless the reading is the next one, of the next poem, with the kimariji of this moment."""
    wanted = (state.readings + 1, state.next_poem(), state.next_kimariji())
    given = (reading.number, reading.poem, reading.kimariji)
    if given != wanted:
        raise IllegalMove(
            f"reading {given[0]} of poem {given[1]}, decided by mora {given[2]}: next is reading {wanted[0]} of poem"
            f" {wanted[1]}, decided by mora {wanted[2]}",
            key="error-kyogi-reading",
            given=given[0],
            number=wanted[0],
        )
    if not reading.kimariji <= len(reading.mora_start_ms) == len(reading.mora_end_ms):
        raise IllegalMove(
            f"poem {reading.poem}: {len(reading.mora_start_ms)} starts and {len(reading.mora_end_ms)} ends of morae;"
            f" give both for each mora, at least {reading.kimariji}",
            key="error-kyogi-morae",
            poem=reading.poem,
        )


def with_seat(flags: tuple[bool, ...], seat: int, value: bool) -> tuple[bool, ...]:
    """`flags` with the value of one seat changed."""
    return (*flags[:seat], value, *flags[seat + 1 :])


def hand_moved(state: Any, seat: int, up: bool) -> tuple[Any, tuple[HandMoved, ...]]:
    """The state with a hand up or down, and what happened; the same again changes nothing."""
    if state.hands[seat] == up:
        return state, ()
    after = replace(state, hands=with_seat(state.hands, seat, up), since_ms=state.clock_ms)
    return after, (HandMoved(seat, up),)


def hands_down(state: Any) -> tuple[Any, tuple[HandMoved, ...]]:
    """The state with all hands down, and what happened."""
    events = tuple(HandMoved(seat, False) for seat, up in enumerate(state.hands) if up)
    return (replace(state, hands=(False,) * len(state.hands)) if events else state), events


def opened(state: Any, reading: Reading) -> tuple[Any, tuple[ReadingOpened, ...]]:
    """The state with this reading open, and what happened."""
    after = replace(state, phase="open", reading=reading, since_ms=state.clock_ms)
    return after, (ReadingOpened(reading),)


def judged(state: Any, strokes: Collection[int]) -> Reading:
    """The open reading, of which hands of these seats are to be judged; `IllegalMove` if none is open, or for a strange
    seat."""
    reading = _open(state)
    for seat in strokes:
        check_seat(seat, len(state.hands))
    return reading


def read_off(state: Any, poem: int) -> tuple[Unread, tuple[Shortened, ...]]:
    """The poems unread once this one was read, and those that are told earlier then."""
    unread, shorter = state.unread.without(poem, state.rules.manner.verse)
    return unread, tuple([Shortened(it.number, it.before, it.after) for it in shorter])


def void(state: Any, move: Void) -> tuple[Any, tuple[Voided, ...]]:
    """The state with the open reading made void for a seat that was cut off, or for the house, and what happened: the
    poem comes again at a random later place. `IllegalMove` if no more may be made void for the seat (rules 4.8)."""
    reading, seat = _open(state), move.seat
    if seat is not None:
        _check_void(state, seat)
    which = f"house/{state.readings}" if seat is None else str(sum(state.voids))
    after = replace(
        state,
        order=put_off(state.order, state.readings, Chance(state.seed).child(f"void/{which}")),
        phase="reading",
        reading=None,
        voids=tuple([number + (other == seat) for other, number in enumerate(state.voids)]),
        since_ms=state.clock_ms,
    )
    return after, (Voided(reading.number, reading.poem, seat),)


def _open(state: Any) -> Reading:
    reading: Reading | None = state.reading
    if reading is None:
        raise refuse(state, "judging a reading", "an open one: Read comes first")
    return reading


def _check_void(state: Heard, seat: int) -> None:
    check_seat(seat, len(state.voids))
    if state.voids[seat] >= state.rules.max_voids:
        raise IllegalMove(
            f"seat {seat} has had {state.voids[seat]} readings made void, as many as may be: this one is judged",
            key="error-kyogi-voids",
            seat=seat + 1,
            most=state.rules.max_voids,
        )


def put_off(order: tuple[int, ...], at: int, chance: Chance) -> tuple[int, ...]:
    """The order of the poems with the one at index `at` at a random later place (rules 4.8): after all that were read,
    and not next unless it is the last."""
    head, poem, tail = order[:at], order[at], order[at + 1 :]
    if not tail:
        return order
    later = 1 + chance.below(len(tail))
    return (*head, *tail[:later], poem, *tail[later:])


def even_reading(state: Heard, manner: Manner, mora_ms: int = _MORA_MS) -> Reading:
    """The next reading, sung at an even pace: what a game needs when no voice is there."""
    number = state.next_poem()
    verses = {"upper": len(poem_of(number).upper), "lower": len(poem_of(number).lower)}
    morae = verses[manner.verse]
    sung = sum(verses.values()) if manner.verse == "upper" else morae
    return Reading(
        number=state.readings + 1,
        poem=number,
        kimariji=state.next_kimariji(),
        mora_start_ms=tuple(range(0, morae * mora_ms, mora_ms)),
        mora_end_ms=tuple(range(mora_ms, (morae + 1) * mora_ms, mora_ms)),
        upper_ms=morae * mora_ms,
        whole_ms=(sung + manner.again * verses["lower"]) * mora_ms if manner.whole else 0,
    )

"""What the reader and the referee do alike in every game with a reader: the clock that never goes back, the next
reading, readings that don't count (rules 4.6, 4.8)."""

from __future__ import annotations

from karuta.chance import Chance
from karuta.errors import IllegalMove
from karuta.games.readings import Heard, Manner
from karuta.poems.anthology import poem as poem_of
from karuta.poems.reading import Reading

_MORA_MS = 190


def hall_of(seed: str) -> str:
    """The part of a seed that all boards of a hall share, which settles what is read: what stands before `#`, or all of
    it.

    >>> hall_of("final#3"), hall_of("7")
    ('final', '7')
    """
    return seed.partition("#")[0]


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


def check_void(state: Heard, seat: int) -> None:
    """`IllegalMove` if no more readings may be made void for this seat (rules 4.8)."""
    check_seat(seat, len(state.voids))
    if state.voids[seat] >= state.rules.max_voids:
        raise IllegalMove(
            f"seat {seat} has had {state.voids[seat]} readings made void, as many as may be: this one is judged",
            key="error-kyogi-voids",
            seat=seat,
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


def void_chance(state: Heard, seed: str) -> Chance:
    """What settles the later place of the next void reading of a game."""
    return Chance(seed).child(f"void/{sum(state.voids)}")


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

"""The referee of a cloth: from the touches of one reading to who takes the card and who fouled (rules 5.1, 5.6).

What the rules leave open is settled here thus:

- Hands that come to the card within `tie_margin_ms` of the first one come at once. Of these the hand below is the one
  that came down nearest to the middle of the card: it is the one that others would lie on or beside. Hands that are not
  farther from it than 5 mm more than the nearest are even; of even hands the earlier one takes, or chance decides where
  the rules have a lot drawn. Of touches at the very same time with `first_touch` chance decides too.
- A player who fouled may still take the card, and a foul undoes no take.
- Once a hand has touched the card it is done: what it touches after that is tidying. Other hands' touches count until
  `after_take_ms` after the take.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt
from typing import NamedTuple

from karuta.chance import Chance
from karuta.games.gather.events import Grab, How
from karuta.games.gather.rules import Rules
from karuta.games.readings import LINGER_MS
from karuta.mat.exact import Exact, nearest
from karuta.mat.scatter import Spread, Touch
from karuta.poems.reading import Reading

EVEN = 50
"""How much farther from the middle of the card a hand may be and still be even with the nearest, 0.1 mm."""


class Hearing(NamedTuple):
    """What the referee rules on. `out`: by seat, whose hand counts for nothing; `chance`: for a lot to be drawn."""

    rules: Rules
    spread: Spread
    reading: Reading
    touches: tuple[Touch, ...]
    out: tuple[bool, ...]
    chance: Chance


class Verdict(NamedTuple):
    """Who took the card, how and when (0.1 ms, exact); the touches as the ruling saw them; fouls, and wrong cards
    touched in counting them, by seat; when the window closed."""

    taker: int | None
    how: How
    time: Exact | None
    grabs: tuple[Grab, ...]
    fouls: tuple[int, ...]
    wrong: tuple[int, ...]
    closes: Exact


def window_ms(reading: Reading) -> int:
    """How long a card that nobody takes may be taken, in ms since the onset: until 2 s after all that sounds."""
    return reading.sounds_ms + LINGER_MS


def judge(hearing: Hearing) -> Verdict:
    """The ruling on the open reading."""
    rules, poem = hearing.rules, hearing.reading.poem
    end = 10 * window_ms(hearing.reading)
    claims = {
        touch.seat: touch
        for touch in hearing.touches
        if touch.card == poem and touch.effective and touch.time <= end and not hearing.out[touch.seat]
    }
    taker, how = _taker(hearing, claims)
    closes: Exact = end if taker is None else claims[taker].time + 10 * rules.after_take_ms
    counted = [touch for touch in hearing.touches if _counts(hearing, claims, touch, closes)]
    wrong = [0] * len(hearing.out)
    for touch in counted:
        wrong[touch.seat] += 1
    if rules.foul == "none":
        fouls = [0] * len(wrong)
    else:
        fouls = wrong if rules.per_card else [min(1, number) for number in wrong]
    return Verdict(
        taker=taker,
        how=how,
        time=None if taker is None else claims[taker].time,
        grabs=tuple(_grabs(hearing, taker, counted)),
        fouls=tuple(fouls),
        wrong=tuple(wrong),
        closes=closes,
    )


def _taker(hearing: Hearing, claims: dict[int, Touch]) -> tuple[int | None, How]:
    if not claims:
        return None, "none"
    rules = hearing.rules
    first = min(touch.time for touch in claims.values())
    margin = 10 * rules.tie_margin_ms if rules.tie == "hand_below" else 0
    at_once = sorted(seat for seat, touch in claims.items() if touch.time <= first + margin)
    if len(at_once) == 1:
        return at_once[0], "touch"
    if rules.tie == "hand_below":
        off = {seat: _off_middle(hearing.spread, claims[seat]) for seat in at_once}
        even = [seat for seat in at_once if off[seat] <= min(off.values()) + EVEN]
        if len(even) == 1:
            return even[0], "below"
        at_once = even
    if not rules.lot:
        first = min(claims[seat].time for seat in at_once)
        at_once = [seat for seat in at_once if claims[seat].time == first]
        if len(at_once) == 1:
            return at_once[0], "touch"
    return at_once[hearing.chance.below(len(at_once))], "lot"


def _off_middle(spread: Spread, touch: Touch) -> int:
    """How far from the middle of the card a hand came to it, 0.1 mm."""
    x, y, _ = spread.lies[touch.card]
    return isqrt(int((touch.x - x) ** 2 + (touch.y - y) ** 2))


def _counts(hearing: Hearing, claims: dict[int, Touch], touch: Touch, closes: Exact) -> bool:
    """Whether a touch is one of a wrong card that counts."""
    seat = touch.seat
    if touch.card == hearing.reading.poem or not touch.effective or hearing.out[seat] or touch.time > closes:
        return False
    return seat not in claims or touch.time < claims[seat].time


def _grabs(hearing: Hearing, taker: int | None, wrong: list[Touch]) -> Iterable[Grab]:
    """All touches, with those that make the take and the fouls marked."""
    fouled: set[int] = set()
    for touch in hearing.touches:
        seat, takes = touch.seat, touch.seat == taker and touch.card == hearing.reading.poem and touch.effective
        counted = takes
        if touch in wrong and hearing.rules.foul != "none":
            every = hearing.rules.per_card or hearing.rules.foul == "return_per_card"
            counted = every or seat not in fouled
            fouled.add(seat)
        yield Grab(seat, touch.card, nearest(touch.time), counted)


def cards_owed(rules: Rules, fouls: tuple[int, ...], wrong: tuple[int, ...]) -> tuple[int, ...]:
    """How many cards each seat has to put down for what it did in a reading."""
    if rules.foul == "return_per_card":
        return wrong
    return fouls if rules.foul == "return_one" else (0,) * len(fouls)

"""Numbers that the fast engine and its users share: slots of a state, numbers of actions, places of options.

Everything is an int64. Cards are those of `karuta.hanafuda.deck`; a set of cards is a mask of 48 bits.

A **state** is an int64 array of `SLOTS` numbers, one round and what of the match bears on it. A **deck** is a uint8
array of 48 cards: seat by seat the hands (`hand` cards each), the table, the stock from its top. The masks in the
state are what counts; of the deck only the stock is read by `step`: the card turned in turn *t* is
`deck[stock_start + t]`, `stock_start` being 24, in teams 28.

**Actions** are numbers below `ACTIONS`, the same in every position: `4 * card + place` plays `card`, where `place` is
the place in its month (`taken % 4`) of the card taken, or of `card` itself where there is no choice; `PICK + card`
takes that table card with the card drawn; `STOP`; `KOIKOI`.

**Parameters** are an int64 array (`parameters`): the options with `fast=True` in the order of `OPTIONS`, choices as
their place among the choices, switches as 0 and 1, and then what follows from them (`Derived`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from karuta.games.koikoi.moves import KoiKoi, Move, Pick, Play, SeatMove, Stop
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.hanafuda.deck import DECK, numbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Slots of a state.
HANDS: Final = 0
"""Hand of seat s: slot HANDS + s; two or four seats."""
TABLE: Final = 4
PILES: Final = 5
"""Captured by side s: slot PILES + s."""
TURN: Final = 7
"""Turns done in this round; the seat on turn is (dealer + TURN) % seats."""
PHASE: Final = 8
DRAWN: Final = 9
"""The stock card that waits for a pick; -1: none."""
CALLS: Final = 10
COUNTED: Final = 12
HELD: Final = 14
"""Calls, calls that count for doubling, yaku points held: by side, as in `state.State`."""
DEALER: Final = 16
MONTH: Final = 17
"""Of this round, from 0."""
WHY: Final = 18
"""How the round ended, see `WHYS`; -1: it goes on."""
WINNER: Final = 19
"""Side that scored; -1: nobody by a yaku or a special deal."""
SEAT: Final = 20
"""Who stopped or held the special deal; -1: nobody."""
GAINS: Final = 21
"""What each side's match points change by at the end of the round."""
SCORES: Final = 23
"""Match points by side when the round began."""
ROUND: Final = 25
"""From 1."""
SPECIAL: Final = 26
"""The special deal that ended the round, see `SPECIALS`; -1: none."""
OVER_WHY: Final = 27
"""Why the match is over, see `MATCH_WHYS`; -1: it goes on."""
SLOTS: Final = 28

# Phases.
PLAY: Final = 0
PICKING: Final = 1
DECIDE: Final = 2
OVER: Final = 3
PHASES: Final = ("play", "pick", "decide", "deal")

WHYS: Final = ("stop", "last_card", "special", "exhausted")
STOPPED: Final = 0
LAST_CARD: Final = 1
SPECIAL_DEAL: Final = 2
EXHAUSTED: Final = 3
MATCH_WHYS: Final = ("rounds", "target", "ruin", "lead")
SPECIALS: Final = ("hand_four", "hand_pairs", "table_four", "table_pairs", "table_three")

# Actions.
PICK: Final = 192
STOP: Final = 240
KOIKOI: Final = 241
ACTIONS: Final = 242

# Policies of playouts.
RANDOM: Final = 0
"""Any card, any choice, koi-koi half of the time."""
GREEDY: Final = 1
"""What counts most at once; stops always."""

# Masks.
ALL: Final = (1 << 48) - 1
EACH: Final = 0x111111111111
"""The first card of every month."""


def mask(cards: frozenset[int] | tuple[int, ...]) -> int:
    """Cards as a mask.

    >>> mask((0, 3))
    9
    """
    return sum(1 << card for card in cards)


def _kind(kind: str) -> int:
    return mask(tuple(card.number for card in DECK if card.kind == kind))


def _ribbons(colour: str) -> int:
    return mask(tuple(card.number for card in DECK if card.ribbon == colour))


RAIN: Final = mask(numbers("rain-man"))
DRY: Final = _kind("bright") & ~RAIN
ANIMALS: Final = _kind("animal")
RIBBONS: Final = _kind("ribbon")
PLAINS: Final = _kind("plain")
CUP: Final = mask(numbers("cup"))
CURTAIN: Final = mask(numbers("curtain"))
MOON: Final = mask(numbers("moon"))
TRIO: Final = mask(numbers("boar", "deer", "butterflies"))
POETRY: Final = _ribbons("poetry")
PURPLE: Final = _ribbons("purple")
WILLOWS: Final = 15 << 40
PAULOWNIAS: Final = 15 << 44
MARCH: Final = 2
AUGUST: Final = 7

PLACES: Final = {option.name: place for place, option in enumerate(o for o in OPTIONS if o.fast)}
"""Option -> its place among the parameters."""


class Derived:
    """Places of what follows from the options, so that the kernels look it up instead of working it out."""

    BRIGHT: Final = len(PLACES)
    """Ten: points of the best bright yaku by 2 * (brights but the rain man) + (rain man)."""
    HANAMI: Final = BRIGHT + 10
    """Points of hanami-zake, by whether the side called koi-koi; then those of tsukimi-zake."""
    TSUKIMI: Final = HANAMI + 2
    FURTHER: Final = TSUKIMI + 2
    """1 if further cards count beside inoshikacho, akatan and aotan; then 1 if tane and tan do."""
    BESIDE: Final = FURTHER + 1
    BOTH: Final = BESIDE + 1
    """Points of akatan and aotan together; then how many of the six ribbons belong to what is counted."""
    KASU: Final = BOTH + 2
    """Mask of what counts as plain."""
    SIZE: Final = KASU + 1


def action_of(move: Move) -> int:
    """The number of a seat's move; resigning and what the table does have none.

    >>> action_of(Play(0)), action_of(Play(0, 2)), action_of(Pick(7))
    (0, 2, 199)
    """
    match move:
        case Play(card, take):
            return 4 * card + (card if take is None else take) % 4
        case Pick(take):
            return PICK + take
        case Stop():
            return STOP
        case KoiKoi():
            return KOIKOI
    raise ValueError(f"{move!r} has no number: moves to play, pick, stop and call koi-koi have one")


def move_of(action: int) -> SeatMove:
    """The move of that number.

    >>> move_of(2), move_of(199)
    (Play(card=0, take=2), Pick(take=7))
    """
    if action == STOP:
        return Stop()
    if action == KOIKOI:
        return KoiKoi()
    if action >= PICK:
        return Pick(action - PICK)
    card, place = divmod(action, 4)
    return Play(card, None if place == card % 4 else card // 4 * 4 + place)


def parameters(rules: Rules) -> NDArray[np.int64]:
    """`rules` as the fast engine takes them: int64[Derived.SIZE]."""
    import numpy as np  # noqa: PLC0415 - this module is imported where no array is wanted

    found = np.zeros(Derived.SIZE, np.int64)
    for name, place in PLACES.items():
        value = getattr(rules, name)
        found[place] = OPTIONS.named(name).choices.index(value) if isinstance(value, str) else int(value)
    for dry in range(5):
        for rain in range(2):
            found[Derived.BRIGHT + 2 * dry + rain] = _bright(rules, dry, rain)
    for place, points in ((Derived.HANAMI, rules.hanami), (Derived.TSUKIMI, rules.tsukimi)):
        if rules.viewing != "off" and points:
            found[place] = points
            found[place + 1] = rules.viewing_raised or points
    found[Derived.FURTHER] = rules.further in ("instead", "both")
    found[Derived.BESIDE] = rules.further in ("beside", "both")
    found[Derived.BOTH : Derived.BOTH + 2] = _both_ribbons(rules)
    found[Derived.KASU] = PLAINS | (CUP if rules.cup_plain else 0)
    return found


def _bright(rules: Rules, dry: int, rain: int) -> int:
    """The best of the bright yaku that so many brights make (koikoi rules 3)."""
    best = 0
    if dry + rain == 5:
        best = rules.goko
    if dry == 4:
        best = max(best, rules.shiko)
    if dry >= 3 and rain:
        best = max(best, rules.ame_shiko)
    if dry >= 3:
        best = max(best, rules.sanko)
    return best


def _both_ribbons(rules: Rules) -> tuple[int, int]:
    """Points of all six poetry and purple ribbons, and how many of them belong to the yaku that count (4.4)."""
    parts = rules.akatan + rules.aotan
    if rules.both_ribbons == "sum" or not rules.akatan_aotan:
        return parts, 3 * ((rules.akatan > 0) + (rules.aotan > 0))
    return rules.akatan_aotan + (parts if rules.both_ribbons == "added" else 0), 6

"""How the turns of a match are written in a record (docs/notation.md): a line for each round and each turn, and
indented lines for what the rules make of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from karuta.games.flowers.turns import matching
from karuta.games.game import Turn
from karuta.games.koikoi import moves
from karuta.games.koikoi.events import DealerDrawn, Dealt, Drawn, Made, Redealt, RoundEnded, RoundResult
from karuta.games.koikoi.yaku import Score
from karuta.hanafuda.deck import DECK

SEATS = "ABCD"
"""What stands for the seats; for sides too: side 0 is that of A, side 1 that of B."""
INDENT = "    "


def written(turns: Iterable[Turn]) -> Iterator[str]:
    """The lines of all turns. A turn that a resignation or the end of the record cut off stays as far as it came."""
    begun = ""
    for turn in turns:
        move = turn.move
        if isinstance(move, moves.Play):
            begun = f"{len(turn.after.turns)} {SEATS[int(turn.actor)]} {_taking(turn, move.card, move.take)}"
        elif isinstance(move, moves.Draw):
            begun = f"{begun}, {_drawing(turn)}"
        elif isinstance(move, moves.Pick):
            begun = f"{begun.rpartition(', ')[0]}, {_taking(turn, turn.before.drawn, move.take)}"
        if begun and turn.after.phase not in ("draw", "pick"):
            yield begun
            begun = ""
        yield from _word(turn)
        yield from (f"{INDENT}{fact}" for fact in _facts(turn))
    if begun:
        yield begun


def names(cards: Iterable[int]) -> str:
    """The tokens of cards, with blanks between."""
    return " ".join(DECK[card].token for card in cards)


def _taking(turn: Turn, card: int, take: int | None) -> str:
    """A card and what it took; what it could have taken instead stands after `not`."""
    lay = matching(turn.before.table, card)
    if take is not None:
        return f"{names([card])} x {names([take])} not {names(other for other in lay if other != take)}"
    return f"{names([card])} x {names(lay)}" if lay else names([card])


def _drawing(turn: Turn) -> str:
    """The stock card; `x ?` while its player has to pick."""
    drawn = next(event for event in turn.events if isinstance(event, Drawn))
    return f"{names([drawn.card])} x ?" if drawn.choices else _taking(turn, drawn.card, None)


def _word(turn: Turn) -> Iterator[str]:
    """The line of what is no part of a turn's own line."""
    match turn.move:
        case moves.Deal():
            dealt = next(event for event in turn.events if isinstance(event, Dealt))
            yield f"round {dealt.round} dealer {SEATS[dealt.dealer]}"
        case moves.KoiKoi():
            yield f"{INDENT}koi-koi"
        case moves.Stop():
            yield f"{INDENT}stop"
        case moves.Resign():
            yield f"{SEATS[int(turn.actor)]} resign"


def _facts(turn: Turn) -> Iterator[str]:
    """What the rules made of a move."""
    for event in turn.events:
        match event:
            case DealerDrawn():
                for draw in event.draws:
                    yield "draw " + ", ".join(f"{SEATS[seat]} {names([card])}" for seat, card in enumerate(draw))
            case Redealt():
                whose = "" if event.seat is None else f" {SEATS[event.seat]}"
                yield f"again {event.kind}{whose}: {names(event.cards)}"
            case Dealt():
                yield f"table {names(event.table)}"
                yield from (f"hand {SEATS[seat]} {names(hand)}" for seat, hand in enumerate(turn.after.hands))
            case Made():
                held = ", ".join(_yaku(one.name, one.points, one.name in event.fresh) for one in event.yaku)
                yield f"yaku {held} = {event.points}, before {event.before}"
            case RoundEnded():
                yield from _ended(event.result)


def _yaku(name: str, points: int, fresh: bool) -> str:
    return f"{name} {points}{' new' if fresh else ''}"


def _ended(result: RoundResult) -> Iterator[str]:
    """How a round ended and what it brought."""
    who = "" if result.seat is None else f" {SEATS[result.seat]}"
    if result.seat is None and result.side is not None:
        who = f" {SEATS[result.side]}"
    why = f" {result.special}" if result.special else ""
    counted = f" {sum_of(result.score)}" if result.score else ""
    yield f"end {result.why}{who}{why}{counted}"
    points = " ".join(
        f"{SEATS[side]} {score} ({gain:+})"
        for side, (score, gain) in enumerate(zip(result.scores, result.gains, strict=True))
    )
    yield f"score {points}, next {SEATS[result.next_dealer]}"


def sum_of(score: Score) -> str:
    """How a score comes about: `(5 + 1) x 2 opponent = 12`; what nothing changed is told alone."""
    if not score.added and not score.factors:
        return str(score.total)
    whole = f"{score.points} + {score.added}" if score.added else str(score.points)
    if score.factors and score.added:
        whole = f"({whole})"
    factors = "".join(f" x {factor} {reason}" for reason, factor in score.factors)
    return f"{whole}{factors} = {score.total}"

"""A match of Koi-Koi as a table: one row a turn, and what ended each round in its last row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from karuta.games.koikoi import match, moves
from karuta.games.koikoi.events import Called, Event, Made, Redealt, RoundEnded, RoundResult
from karuta.games.koikoi.record import replay
from karuta.games.koikoi.scribe import sum_of
from karuta.games.koikoi.state import Played, State, side_of
from karuta.games.record import LETTERS, Record
from karuta.hanafuda.deck import DECK
from karuta.words import say

COLUMNS = ("round", "turn", "seat", "played", "took", "drawn", "took", "yaku", "then", "score")


def rows(record: Record, language: str) -> Iterator[tuple[str, ...]]:
    """A row for each turn, and one for a round in which none was made."""
    events: list[Event] = []
    turn: tuple[State, Played] | None = None
    for each in replay(record):
        if isinstance(each.move, moves.Play | moves.Deal) and turn is not None:
            yield _row(turn, events, language)
            turn, events = None, []
        events += each.events
        if isinstance(each.move, moves.Deal):
            yield from _dealt(each.after, events, language)
            events = []
        elif each.after.turns:
            turn = each.after, each.after.turns[-1]
    if turn is not None:
        yield _row(turn, events, language)


def _row(turn: tuple[State, Played], events: Iterable[Event], language: str) -> tuple[str, ...]:
    state, played = turn
    made, then, score = "", [], ""
    for event in events:
        match event:
            case Made():
                fresh = (one for one in event.yaku if one.name in event.fresh)
                made = ", ".join(f"{one.name} {one.points}" for one in fresh)
            case Called():
                then.append("koi-koi")
            case RoundEnded():
                then.append(_ending(event.result, language))
                score = _score(event.result)
    number = str(len(state.turns))
    return (
        str(state.round),
        number,
        LETTERS[played.seat],
        *half(played.card, played.taken),
        *half(played.drawn, played.drawn_taken),
        made,
        ", ".join(then),
        score,
    )


def half(card: int, taken: tuple[int, ...]) -> tuple[str, str]:
    """A card that was played or turned and what it took; both empty if none was."""
    return ("", "") if card < 0 else (DECK[card].token, " ".join(DECK[other].token for other in taken))


def _dealt(state: State, events: Iterable[Event], language: str) -> Iterator[tuple[str, ...]]:
    """The rows of a deal that came to more than cards in hands."""
    for event in events:
        if isinstance(event, Redealt | RoundEnded):
            cards = " ".join(DECK[card].token for card in event.cards) if isinstance(event, Redealt) else ""
            kind = event.kind if isinstance(event, Redealt) else event.result.special
            seat = event.seat if isinstance(event, Redealt) else event.result.seat
            told = say(language, f"record-special-{kind}")
            if isinstance(event, Redealt):
                told = say(language, "record-again", why=told)
            score = _score(event.result) if isinstance(event, RoundEnded) else ""
            yield (str(state.round), "", "" if seat is None else LETTERS[seat], cards, "", "", "", "", told, score)


def _ending(result: RoundResult, language: str) -> str:
    counted = f" {sum_of(result.score)}" if result.score else ""
    return f"{say(language, f'record-end-{result.why}')}{counted}"


def _score(result: RoundResult) -> str:
    return f"{result.scores[0]} : {result.scores[1]}"


def closing(record: Record, language: str) -> str:
    """How the match ended."""
    last = None
    for turn in replay(record):
        last = turn.after
    ended = match.outcome(last) if last is not None else None
    if last is None or ended is None:
        return say(language, "record-unfinished")
    if last.winner is None:
        return say(language, "record-drawn")
    seats = [seat for seat in range(last.rules.seats) if side_of(seat) == last.winner]
    winner = ", ".join(record.names[seat] for seat in seats)
    side = " ".join(LETTERS[seat] for seat in seats)
    return say(language, f"record-points-{ended.why}", winner=winner, side=side, margin=ended.margin)

"""Records of both games as their replays show them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from karuta import protocol as wire
from karuta.games.game import TABLE, Outcome, Turn
from karuta.games.koikoi import record as koikoi
from karuta.games.koikoi.presets import PRESETS, preset
from karuta.games.koikoi.rules import OPTIONS as KOIKOI_OPTIONS
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State
from karuta.games.koikoi.yaku import points
from karuta.games.kyogi import record as kyogi
from karuta.games.kyogi.rules import OPTIONS as KYOGI_OPTIONS
from karuta.games.record import Notation, Record
from karuta.games.record import parse as parse_any
from karuta.games.record import write as write_any

Replay: TypeAlias = wire.Replay | wire.KoikoiReplay


class _Shown(NamedTuple):
    """A game's notation, and how a record of it is shown; the text comes along for download."""

    notation: Notation
    replay: Callable[[Record, str], Replay]


def parse(text: str) -> Record:
    """A record of any game, checked by playing it; `BadInput` names line and reason."""
    return parse_any(text, {name: shown.notation for name, shown in _GAMES.items()})


def write(record: Record) -> str:
    """The text of a record."""
    return write_any(record, _GAMES[record.game].notation)


def replay_of(record: Record, text: str) -> Replay:
    """All that a replay shows of a record."""
    return _GAMES[record.game].replay(record, text)


# ---------------------------------------------------------------- kyōgi karuta


def _kyogi(record: Record, text: str) -> wire.Replay:
    rules = kyogi.NOTATION.begin(record).rules
    outcome = _outcome(kyogi.NOTATION, tuple(kyogi.replay(record)))
    return wire.Replay(
        names=(record.names[0], record.names[1]),
        rules={option.name: getattr(rules, option.name) for option in KYOGI_OPTIONS},
        card_height=rules.mat_format.card_height,
        frames=tuple(_reading(frame) for frame in kyogi.frames(record)),
        winner=outcome.winners[0] if outcome and outcome.winners else None,
        margin=outcome.margin if outcome else 0,
        record=text,
    )


def _outcome(notation: Notation, turns: tuple[Turn, ...]) -> Outcome | None:
    return notation.game.outcome(turns[-1].after) if turns else None


def _reading(frame: kyogi.Frame) -> wire.Frame:
    return wire.Frame(
        number=frame.number,
        places=dict(frame.mat.places),
        unread=frame.unread,
        counts=frame.counts,
        ruling=frame.ruling,
        strokes=frame.strokes,
        after=frame.after,
    )


# ---------------------------------------------------------------- Koi-Koi


def _koikoi(record: Record, text: str) -> wire.KoikoiReplay:
    begun: State = koikoi.NOTATION.begin(record)
    turns = tuple(koikoi.replay(record))
    last: State = turns[-1].after if turns else begun
    outcome = _outcome(koikoi.NOTATION, turns)
    return wire.KoikoiReplay(
        game="koikoi",
        names=record.names,
        preset=nearest(begun.rules),
        rules={option.name: getattr(begun.rules, option.name) for option in KOIKOI_OPTIONS},
        frames=tuple(_steps(turns)),
        results=last.results,
        winner=last.winner,
        margin=outcome.margin if outcome else 0,
        record=text,
    )


def nearest(rules: Rules) -> str:
    """The preset from which `rules` differ least, the first of equals: a record holds the rules themselves.

    >>> nearest(preset("steam"))
    'steam'
    """

    def apart(name: str) -> int:
        other = preset(name)
        return sum(getattr(rules, option.name) != getattr(other, option.name) for option in KOIKOI_OPTIONS)

    return min(PRESETS, key=apart)


def _steps(turns: tuple[Turn, ...]) -> Iterator[wire.KoikoiFrame]:
    for turn in turns:
        before: State = turn.before
        after: State = turn.after
        choices = () if turn.actor == TABLE else Space(before, turn.actor).moves()
        yield wire.KoikoiFrame(
            seat=None if turn.actor == TABLE else int(turn.actor),
            move=turn.move,
            events=turn.events,
            round=after.round,
            turn_of=len(after.turns),
            hands=after.hands,
            table=after.table,
            stock=len(after.stock),
            drawn=after.drawn,
            piles=after.piles,
            calls=after.calls,
            points=(_points(after, 0), _points(after, 1)),
            scores=after.scores,
            choices=tuple(move for move in choices if move != turn.move),  # type: ignore[misc]
        )


def _points(state: State, side: int) -> int:
    return points(state.piles[side], state.rules, round=state.round, calls=state.calls[side])


_GAMES: Mapping[str, _Shown] = MappingProxyType(
    {"kyogi": _Shown(kyogi.NOTATION, _kyogi), "koikoi": _Shown(koikoi.NOTATION, _koikoi)}
)

"""The result of a live match, whatever is played: who won, what the hands did, how fast."""

from __future__ import annotations

from collections import Counter
from typing import Any

from karuta.games.gather.events import Award
from karuta.games.kyogi.events import Ruling
from karuta.games.moves import Resign
from karuta.hall.fairness import Touched
from karuta.hall.games import hosted
from karuta.hall.header import Header
from karuta.hall.host import Host
from karuta.hall.match import Match
from karuta.hall.results import Chair, Input, Reaction, Result
from karuta.hall.seats import Hosted


def result_of(header: Header, host: Match[Any], names: tuple[str, ...], now_ms: int) -> Result | None:
    """How the match ended; None while it goes on. `now_ms` is ms since 1970."""
    outcome = host.game.outcome(host.state)
    if outcome is None:
        return None
    seats = range(len(header.wish.players))
    ranks = _ranks(hosted(header.game), host, outcome.winners, len(seats))
    return Result(
        match=header.match,
        game=header.game,
        format=header.format,
        rated=header.rated and host.rated,
        ended=host.ending,
        margin=outcome.margin,
        why=outcome.why,
        chairs=tuple(_chair(header, host, seat, names[seat], ranks[seat]) for seat in seats),
        sides=hosted(header.game).sides(len(seats)),
        began_ms=header.began_ms,
        ended_ms=now_ms,
    )


def _ranks(game: Hosted, host: Match[Any], winners: tuple[int, ...], seats: int) -> list[int]:
    """Of sides the one that won is before the other. Where each plays alone, who gave up is behind all, and the others
    are ranked by what they have. Without winners all are equal."""
    if not winners:
        return [1] * seats
    if game.scores is None:
        return [1 if seat in winners else 2 for seat in range(seats)]
    up = {actor for actor, move in host.moves if isinstance(move, Resign)}
    scores = game.scores(host.state)
    order = [(seat in winners, seat not in up, 0 if seat in winners else scores[seat]) for seat in range(seats)]
    return [1 + sum(other > own for other in order) for own in order]


def _chair(header: Header, host: Match[Any], seat: int, name: str, rank: int) -> Chair:
    page = header.page_of(seat)
    chair = Chair(
        seat=seat,
        name=name,
        rank=rank,
        person=None if page is None else header.pages[page].person,
        who=header.wish.players[seat],
    )
    return _at_mat(chair, host) if isinstance(host, Host) else chair


def _at_mat(chair: Chair, host: Host) -> Chair:
    """What its hand did at a mat."""
    seat, inputs, reactions = chair.seat, host.hands_of(chair.seat), []
    takes = fouls = 0
    for ruling in host.rulings:
        hand = ruling.hand if isinstance(ruling, Ruling) else ruling.taker
        fouls += _fouls(ruling, seat)
        if hand != seat:
            continue
        takes += 1
        touch = inputs.get(ruling.number)
        if touch is not None and ruling.time is not None:
            reactions.append(_reaction(ruling, seat, touch))
    used = Counter(touch.input for touch in inputs.values())
    most: Input | None = used.most_common(1)[0][0] if used else None  # type: ignore[assignment]
    return Chair(
        seat=seat,
        name=chair.name,
        rank=chair.rank,
        person=chair.person,
        who=chair.who,
        takes=takes,
        fouls=fouls,
        clamps=sum(touch.clamped_ms > 0 for touch in inputs.values()),
        input=most,
        reactions=tuple(reactions),
    )


def _fouls(ruling: Ruling | Award, seat: int) -> int:
    """Of two sides fouls are a side's: where several sit on one, all of them answer for it."""
    return ruling.fouls[seat % 2] if isinstance(ruling, Ruling) else ruling.fouls[seat]


def _reaction(ruling: Any, seat: int, touch: Touched) -> Reaction:
    since = round(ruling.time / 10)
    return Reaction(
        ruling.number,
        since,
        since - ruling.mora_end,
        isinstance(ruling, Ruling) and ruling.target == "AB"[seat % 2],
        touch.input,  # type: ignore[arg-type]
        round(touch.one_way_ms),
        round(touch.clamped_ms),
        round(touch.late_ms),
    )

"""What a seat may do, from its view alone: no player asks the rules about a state that it can't see."""

from __future__ import annotations

from karuta.games.flowers.turns import choosing, matching
from karuta.games.koikoi.moves import KoiKoi, Pick, Play, SeatMove, Stop
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import side_of
from karuta.games.koikoi.turns import calls_left
from karuta.games.koikoi.view import View


def choices(view: View) -> tuple[SeatMove, ...]:
    """The moves that the seat of `view` may make now, but for resigning; none if another acts. In the order of the
    cards, a card that may take either of two before the next card; stop before koi-koi (koikoi rules 2.4, 2.5)."""
    if view.seat is None or view.turn != view.seat:
        return ()
    if view.phase == "play":
        return tuple(
            Play(card, take) for card in sorted(view.hand) for take in takes(card, view.table, view.rules) or (None,)
        )
    if view.phase == "pick":
        return tuple(Pick(take) for take in takes(view.drawn, view.table, view.rules))
    if view.phase == "decide":
        return (Stop(), KoiKoi()) if may_go_on(view) else (Stop(),)
    return ()


def takes(card: int, table: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """The table cards between which `card` has to choose, ascending; none where there is no choice: no match, one, or
    three that are taken together."""
    found = matching(table, card)
    return tuple(sorted(found)) if choosing(found, rules) else ()


def may_go_on(view: View) -> bool:
    """Whether koi-koi may be called by the side on turn: it has a card for a later turn, and the rules allow a call."""
    side = side_of(view.turn)
    return calls_left(view.rules, view.calls[side]) and any(view.left[side::2])

"""How a long match at a mat stands, written into its log now and then, so that who takes it over need not judge again
all hands that there ever were."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from karuta.hall.events import Kept
from karuta.hall.fairness import Touched
from karuta.hall.pace import PACES, PaceName
from karuta.hall.results import Ended

if TYPE_CHECKING:
    from karuta.hall.host import Host

KEPT_ENTRIES = 50
"""So many entries apart for each of the people, whose hands write most of them."""


class _Standing(msgspec.Struct, frozen=True):
    """All of a host that its log leads to, after a ruling: nothing is announced, no hand is looked at."""

    state: str
    rulings: msgspec.Raw
    asked: list[tuple[int, str, int]]
    present: list[int]
    ending: Ended
    rated: bool
    hints: dict[int, str]
    captions: dict[int, bool]
    pace: PaceName
    breath: bool
    held: bool
    used_ms: list[tuple[int, float]]
    touched: dict[int, dict[int, Touched]]
    buckets_ms: dict[int, float]


def kept(host: Host) -> Kept:
    """How `host` stands after a ruling."""
    standing = _Standing(
        state=host.game.to_text(host.state),
        rulings=msgspec.Raw(msgspec.json.encode(host.rulings)),
        asked=host.asked_so_far(),
        present=list(host.present),
        ending=host.ending,
        rated=host.rated,
        hints=dict(host.hints),
        captions=host.captions,
        pace=host.pace.name,
        breath=host.breath,
        held=host.held,
        used_ms=[] if host.patience is None else [(page[0], used) for page, used in host.patience.used_ms.items()],
        touched=host.evidence.touched,
        buckets_ms={seat: line.bucket_ms for seat, line in host.allowances.items()},
    )
    return Kept(msgspec.json.encode(standing).decode())


def state_in(kept: Kept) -> str:
    """The text of the state that was kept."""
    return msgspec.json.decode(kept.standing, type=_Standing).state


def stand(host: Host, kept: Kept) -> None:
    """Brings `host`, just made, to how it stood; its `moves` are left as they are."""
    standing = msgspec.json.decode(kept.standing, type=_Standing)
    host.state = host.game.from_text(standing.state)
    kind: Any = tuple[host.manners.ruling, ...]  # type: ignore[name-defined]
    host.rulings[:] = msgspec.json.decode(standing.rulings, type=kind)
    for seat, id, seq in standing.asked:
        host.asked(seat, id, seq)
    for seat in tuple(host.present):
        if seat not in standing.present:
            del host.present[seat]
    host.ending, host.rated = standing.ending, standing.rated
    host.hints |= standing.hints  # type: ignore[arg-type]
    host.captions |= standing.captions
    host.pace, host.breath, host.held = PACES[standing.pace], standing.breath, standing.held
    for seat, used in standing.used_ms:
        if host.patience is not None:
            host.patience.restore(seat, round(used))
    host.evidence.touched |= standing.touched
    for seat, bucket_ms in standing.buckets_ms.items():
        host.allowances[seat].bucket_ms = bucket_ms

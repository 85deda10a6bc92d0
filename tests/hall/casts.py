"""Who plays each game of the house in tests, and by which rules: short ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from karuta.hall.commands import Beginning


class Cast(NamedTuple):
    """Who sits where, and the rules that differ."""

    players: tuple[str | None, ...]
    rules: Mapping[str, str | int | bool] = {}

    def wish(self, game: str, **given: Any) -> Beginning:
        """How such a game is begun."""
        names = tuple("ABCDEF"[: self.players.count(None)])
        return Beginning(game, self.players, names, dict(self.rules), **given)


CASTS: Mapping[str, tuple[Cast, ...]] = {
    "kyogi": (
        Cast((None, "suzu"), {"format": "starter", "memorise_s": 0}),
        Cast((None, None), {"format": "starter", "memorise_s": 0}),
    ),
    "koikoi": (Cast((None, None), {"rounds": 2}), Cast(("momo", None, "haru", "akira"), {"rounds": 1, "teams": True})),
    "chirashi": (
        Cast((None,), {"deck": "starter", "look_s": 0}),
        Cast((None, "mio", None, "suzu", "tomoe"), {"deck": "quarter", "look_s": 0, "foul": "return_per_card"}),
    ),
    "sakasama": (Cast(("aoi", None, None), {"deck": "colour", "look_s": 0}),),
    "genpei": (
        Cast((None, "mio"), {"per_side": 8, "dead": 4, "memorise_s": 0}),
        Cast((None, "mio", "sora", None, "tomoe"), {"per_side": 8, "memorise_s": 0, "rows": 2}),
    ),
    "relay": (Cast((None, "mio", None, "sora"), {"per_side": 8, "memorise_s": 0, "swap_every": 3}),),
    "goshoku": (Cast((None, "ren"), {"look_s": 0}),),
    "shimo": (Cast((None, "mio", "suzu", None, "aoi", "ren"), {"per_side": 12, "memorise_s": 0, "each_holds": 3}),),
    "bozu": (Cast((None, None, "momo", "akira")),),
    "hanaawase": (Cast((None, None), {"rounds": 2}), Cast(("momo", None, "akira"), {"rounds": 1, "yaku": "paid"})),
}
EVERY = [pytest.param(game, cast, id=f"{game}-{len(cast.players)}") for game in CASTS for cast in CASTS[game]]

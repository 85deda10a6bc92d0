"""The key to a sealed reading, and when each page of the match gets it: as late as its line allows."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING

from karuta.hall.events import Keyed, Sounding
from karuta.hall.fairness import KEY_CAP_MS, key_lead_ms
from karuta.hall.sealing import KEY_BYTES

if TYPE_CHECKING:
    from karuta.hall.host import Host


class Keys:
    """The key to reading `number` of a match between several pages. Whoever has it can tell the poem, so captions come
    with it."""

    def __init__(self, host: Host, number: int) -> None:
        self.secret = secrets.token_bytes(KEY_BYTES)
        self._host, self._number = host, number
        self._out: set[tuple[int, ...]] = set()
        self._onset_ms = 0.0
        self._soundings: Mapping[int, Sounding] = {}

    @property
    def out(self) -> bool:
        """Whether somebody may know the poem by now."""
        return bool(self._out)

    def hold(self, onset_ms: float, soundings: Mapping[int, Sounding]) -> None:
        """Hands the key out in time for that onset; `soundings` is what each seat is told of it in the end."""
        self._onset_ms, self._soundings = onset_ms, soundings
        for page in self._host.pages:
            self._enter(page, onset_ms - KEY_CAP_MS)

    def _enter(self, page: tuple[int, ...], at_ms: float) -> None:
        self._host.agenda.at(at_ms, f"key-{page[0]}", lambda: self._due(page))

    def _due(self, page: tuple[int, ...]) -> None:
        # What is known of the line by now counts, not what was known when the reading was announced.
        at_ms = self._onset_ms - key_lead_ms(self._host.allowances[page[0]].one_way_ms)
        if at_ms > self._host.now:
            self._enter(page, at_ms)
            return
        self._out.add(page)
        for seat in page:
            self.tell(seat)

    def tell(self, seat: int) -> None:
        """The key, and captions, for a seat whose page may have them by now."""
        page = self._host.page(seat)
        if page not in self._out:
            return
        if self._soundings[seat].captions:
            self._host.tell(self._soundings[seat])
        if seat == page[0]:
            self._host.tell(Keyed(self._number, self.secret.hex(), seat))

    def announced(self, seat: int) -> Sounding:
        """What may be told a seat of the reading now."""
        sounding = self._soundings[seat]
        return sounding if self._host.page(seat) in self._out else _untold(sounding)


def _untold(sounding: Sounding) -> Sounding:
    """Without what tells the poem."""
    return Sounding(sounding.reading, sounding.pieces, sounding.onset_ms, sounding.fade, seat=sounding.seat)

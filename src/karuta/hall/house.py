"""The matches of one process: sitting down, coming back, and clearing away what was left."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hmac import compare_digest

import structlog

from karuta.chance import Chance
from karuta.errors import BadInput, KarutaError
from karuta.games.kyogi.rules import rules_from
from karuta.hall.commands import Sitting
from karuta.hall.host import Host
from karuta.hall.laying import layout_of
from karuta.hall.live import Live
from karuta.hall.opponent import Opponent
from karuta.hall.ports import Bus, Clock, Log, Voice
from karuta.players.characters import Character, find
from karuta.players.player import KyogiPlayer, StillPlayer

MOST_MATCHES = 500
"""In one process."""
ABANDONED_MS = 10 * 60_000.0
"""A match of which nobody was heard for so long is closed; one that was left for good goes after the same time, so
that its record can still be had."""
SWEEP_MS = 15_000.0
NAME_LENGTH = 40

_log = structlog.get_logger("karuta.hall")


@dataclass(frozen=True)
class Seated:
    """A person at a match: the running match, the seat, and who sits there and opposite."""

    live: Live
    seat: int
    names: tuple[str, str]
    opponent: Character
    captions: bool


class House:
    """All matches of this process, by id. A match is read by the first of `voices` that sings in its rhythm, or by the
    first of all if none does. `seed` is that of every match for which none is asked; None: drawn. `still`:
    the rivals never touch a card."""

    def __init__(
        self,
        clock: Clock,
        log: Log,
        bus: Bus,
        voices: Sequence[Voice],
        *,
        most: int = MOST_MATCHES,
        seed: str | None = None,
        still: bool = False,
    ) -> None:
        self.clock, self.log, self.bus, self.voices = clock, log, bus, tuple(voices)
        self._most = most
        self._every_seed = seed
        self._player = StillPlayer if still else KyogiPlayer
        self._seats: dict[str, Seated] = {}

    def __len__(self) -> int:
        return len(self._seats)

    def sit(self, sitting: Sitting) -> Seated:
        """A new match of a person against a character of the house, running. `BadInput` for what can't be played."""
        if len(self._seats) >= self._most:
            raise KarutaError(f"{len(self._seats)} matches are being played, as many as fit", key="error-house-full")
        opponent = find(sitting.opponent)
        if not isinstance(opponent, Character):
            raise BadInput(f"{sitting.opponent!r}: name a character", key="error-opponent", given=sitting.opponent[:40])
        name = " ".join(sitting.name.split())[:NAME_LENGTH] or "-"
        rules = rules_from(sitting.rules)
        seed = (sitting.seed or "")[:200] or self._every_seed or secrets.token_hex(16)
        seat, rival = sitting.seat, 1 - sitting.seat
        layout = layout_of(sitting)
        player = self._player(opponent, f"{seed}/opponent")
        host = Host(
            rules,
            seed,
            {rival: Opponent(rival, player, Chance(seed).child("pauses"))},
            self._voice(rules.rhythm),
            self.clock.now(),
            pace=sitting.pace,
            layouts={} if layout is None else {seat: layout},
        )
        if sitting.hints != "off":
            host.hints[seat] = sitting.hints
        host.captions[seat] = sitting.captions
        host.breath = sitting.breath
        match, key = secrets.token_urlsafe(9), secrets.token_urlsafe(18)
        live = Live(match, host, {seat: key}, clock=self.clock, log=self.log, bus=self.bus)
        names = (name, opponent.name) if seat == 0 else (opponent.name, name)
        seated = Seated(live, seat, names, opponent, sitting.captions)
        self._seats[match] = seated
        live.start()
        _log.info("match opened", match=match, opponent=opponent.key, rules=sitting.rules, pace=sitting.pace)
        return seated

    def _voice(self, rhythm: str) -> Voice:
        return next((voice for voice in self.voices if voice.rhythm == rhythm), self.voices[0])

    def find(self, match: str) -> Seated | None:
        """The match of that id."""
        return self._seats.get(match)

    def resume(self, match: str, key: str) -> Seated:
        """The seat to which `key` belongs; `BadInput` if there is none, without saying which of both is wrong."""
        seated = self._seats.get(match)
        if seated is None or not compare_digest(seated.live.keys[seated.seat].encode(), key.encode()):
            raise BadInput(f"match {match[:40]!r}: no seat is kept for you there", key="error-match-gone")
        return seated

    async def run(self) -> None:
        """Clears away abandoned matches until cancelled."""
        while True:
            await self.clock.until(self.clock.now() + SWEEP_MS)
            await self.sweep()

    async def sweep(self) -> None:
        """Closes the matches of which nobody was heard for ABANDONED_MS."""
        now = self.clock.now()
        for match, seated in tuple(self._seats.items()):
            host = seated.live.host
            here = any(host.present.values()) and not host.closed
            if not here and now - seated.live.touched_ms > ABANDONED_MS:
                await self._clear(match)

    async def _clear(self, match: str) -> None:
        seated = self._seats.pop(match)
        await seated.live.stop()
        await self.log.drop(match)
        _log.info("match closed", match=match, readings=seated.live.host.state.readings)

    async def close(self) -> None:
        """Ends all matches."""
        await asyncio.gather(*(seated.live.stop() for seated in self._seats.values()))
        self._seats.clear()

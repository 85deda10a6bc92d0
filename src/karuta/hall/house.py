"""The matches of one process: sitting down, coming back, and clearing away what was left."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hmac import compare_digest
from typing import TypeAlias

import structlog

from karuta.chance import Chance
from karuta.errors import BadInput, KarutaError
from karuta.games.kyogi.rules import rules_from
from karuta.hall import koikoi
from karuta.hall.commands import Sitting, TableSitting
from karuta.hall.host import Host
from karuta.hall.laying import layout_of
from karuta.hall.live import H, Live
from karuta.hall.opponent import Opponent
from karuta.hall.ports import Bus, Clock, Log, Voice
from karuta.hall.table import TableHost
from karuta.hall.thinking import AtOnce, Here, Thinker
from karuta.players.characters import Character, find
from karuta.players.koikoi.characters import Character as CardPlayer
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
class AtMat:
    """A person at a mat: the running match, the seat, and who sits there and opposite."""

    live: Live[Host]
    seat: int
    names: tuple[str, str]
    opponent: Character
    captions: bool


@dataclass(frozen=True)
class AtTable:
    """A person at a table of cards: the running match, the seat, who sits where (`players`: None is a person), and the
    set of rules from which those in force were made."""

    live: Live[TableHost]
    seat: int
    names: tuple[str, ...]
    players: tuple[CardPlayer | None, ...]
    preset: str


Seated: TypeAlias = AtMat | AtTable


class House:
    """All matches of this process, by id. A match is read by the first of `voices` that sings in its rhythm, or by the
    first of all if none does. `seed` is that of every match for which none is asked; None: drawn. `still`:
    the rivals never touch a card at a mat, and make the first move that there is at a table. `thinker` thinks for those
    at tables."""

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
        thinker: Thinker | None = None,
    ) -> None:
        self.clock, self.log, self.bus, self.voices = clock, log, bus, tuple(voices)
        self._most = most
        self._every_seed = seed
        self._still = still
        self._thinker: Thinker = AtOnce(koikoi.STILL) if still else thinker or Here(koikoi.MIND)
        self._seats: dict[str, Seated] = {}

    def __len__(self) -> int:
        return len(self._seats)

    def sit(self, sitting: Sitting) -> AtMat:
        """A new match of a person against a character of the house, running. `BadInput` for what can't be played."""
        self._room()
        opponent = find(sitting.opponent)
        if not isinstance(opponent, Character):
            raise BadInput(f"{sitting.opponent!r}: name a character", key="error-opponent", given=sitting.opponent[:40])
        name, rules, seed = _name(sitting.name), rules_from(sitting.rules), self._seed(sitting.seed)
        seat, rival = sitting.seat, 1 - sitting.seat
        layout = layout_of(sitting)
        player = (StillPlayer if self._still else KyogiPlayer)(opponent, f"{seed}/opponent")
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
        names = (name, opponent.name) if seat == 0 else (opponent.name, name)
        seated = AtMat(self._live(host, seat), seat, names, opponent, sitting.captions)
        self._open(seated)
        _log.info("match opened", match=seated.live.id, opponent=opponent.key, rules=sitting.rules, pace=sitting.pace)
        return seated

    def sit_down(self, sitting: TableSitting) -> AtTable:
        """A new match of Koi-Koi of a person with characters of the house, running. `BadInput` for what can't be
        played."""
        self._room()
        host = koikoi.host_of(sitting, self._seed(sitting.seed), self.clock.now(), still=self._still)
        players = tuple(None if who is None else koikoi.character(who) for who in host.seats)
        names = tuple(_name(sitting.name) if player is None else player.name for player in players)
        seated = AtTable(self._live(host, sitting.seat), sitting.seat, names, players, sitting.preset)
        self._open(seated)
        self._thinker.wake()
        _log.info(
            "match opened",
            match=seated.live.id,
            players=sitting.players,
            preset=sitting.preset,
            rules=sitting.rules,
            pace=sitting.pace,
        )
        return seated

    def _room(self) -> None:
        if len(self._seats) >= self._most:
            raise KarutaError(f"{len(self._seats)} matches are being played, as many as fit", key="error-house-full")

    def _seed(self, asked: str | None) -> str:
        return (asked or "")[:200] or self._every_seed or secrets.token_hex(16)

    def _live(self, host: H, seat: int) -> Live[H]:
        match, key = secrets.token_urlsafe(9), secrets.token_urlsafe(18)
        return Live(match, host, {seat: key}, clock=self.clock, log=self.log, bus=self.bus, thinker=self._thinker)

    def _open(self, seated: Seated) -> None:
        self._seats[seated.live.id] = seated
        seated.live.start()

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
        _log.info("match closed", match=match, entries=seated.live.host.seq)

    async def close(self) -> None:
        """Ends all matches."""
        await asyncio.gather(*(seated.live.stop() for seated in self._seats.values()))
        self._seats.clear()
        await self._thinker.close()


def _name(given: str) -> str:
    return " ".join(given.split())[:NAME_LENGTH] or "-"

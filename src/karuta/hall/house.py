"""The matches of one process: sitting down, coming back, and clearing away what was left."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hmac import compare_digest
from typing import Any, Generic, TypeAlias

import structlog

from karuta.errors import BadInput, KarutaError
from karuta.hall.commands import Beginning
from karuta.hall.games import HOSTED, hosted
from karuta.hall.host import Host
from karuta.hall.live import H, Live
from karuta.hall.ports import Bus, Clock, Log, Voice
from karuta.hall.seats import Hosted, Occasion, Somebody
from karuta.hall.table import TableHost
from karuta.hall.thinking import Thinker

MOST_MATCHES = 500
"""In one process."""
ABANDONED_MS = 10 * 60_000.0
"""A match of which nobody was heard for so long is closed; one that was left for good goes after the same time, so
that its record can still be had."""
SWEEP_MS = 15_000.0
NAME_LENGTH = 40

_log = structlog.get_logger("karuta.hall")


@dataclass(frozen=True)
class Place(Generic[H]):
    """A page at a running match: the seats of the people there (`own`, all of them with one key), who sits where by
    name and, if of the house, by person, and the named set of rules from which those in force were made."""

    live: Live[H]
    hosted: Hosted
    own: tuple[int, ...]
    names: tuple[str, ...]
    players: tuple[Somebody | None, ...]
    preset: str

    @property
    def seat(self) -> int:
        """The first of the page's own seats."""
        return self.own[0]

    @property
    def key(self) -> str:
        """The secret by which the page comes back."""
        return self.live.keys[self.seat]


AtMat: TypeAlias = Place[Host]
AtTable: TypeAlias = Place[TableHost]


class House:
    """All matches of this process, by id. A match is read by the first of `voices` that sings in its rhythm, or by the
    first of all if none does. `seed` is that of every match for which none is asked; None: drawn. `still`:
    the rivals never touch a card at a mat, and make the first move that there is at a table. `apart`: players of cards
    may think in processes of their own; `thinker` thinks for all of them instead."""

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
        apart: bool = False,
        thinker: Thinker | None = None,
    ) -> None:
        self.clock, self.log, self.bus, self.voices = clock, log, bus, tuple(voices)
        self._most = most
        self._every_seed = seed
        self._still = still
        self._thinkers = {
            game.name: thinks
            for game in HOSTED.values()
            if (thinks := thinker or game.thinker(still=still, apart=apart)) is not None and game.kind == "cards"
        }
        self._places: dict[str, Place[Any]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def begin(self, wish: Beginning) -> Place[Any]:
        """A new match of any game of the house, running. `BadInput` for what can't be played."""
        if len(self._places) >= self._most:
            raise KarutaError(f"{len(self._places)} matches are being played, as many as fit", key="error-house-full")
        game = hosted(wish.game)
        players = game.seated(wish)
        seed = (wish.seed or "")[:200] or self._every_seed or secrets.token_hex(16)
        rules = game.rules(wish.rules, wish.preset)
        occasion = Occasion(wish, rules, seed, self.clock.now(), self._voice, self._still)
        own, given = occasion.people, iter(wish.names)
        names = tuple(_name(next(given)) if who is None else who.name for who in players)
        preset = wish.preset or next(iter(game.presets), "")
        place = Place(self._live(game.host(occasion), own, game.name), game, own, names, players, preset)
        self._places[place.live.id] = place
        place.live.start()
        if (thinker := self._thinkers.get(game.name)) is not None:
            thinker.wake()
        _log.info(
            "match opened",
            match=place.live.id,
            game=game.name,
            players=wish.players,
            preset=preset,
            rules=wish.rules,
            pace=wish.pace,
        )
        return place

    def _live(self, host: H, own: tuple[int, ...], game: str) -> Live[H]:
        match, key = secrets.token_urlsafe(9), secrets.token_urlsafe(18)
        return Live(
            match,
            host,
            dict.fromkeys(own, key),
            clock=self.clock,
            log=self.log,
            bus=self.bus,
            thinker=self._thinkers.get(game),
        )

    def _voice(self, rhythm: str) -> Voice:
        return next((voice for voice in self.voices if voice.rhythm == rhythm), self.voices[0])

    def find(self, match: str) -> Place[Any] | None:
        """The match of that id."""
        return self._places.get(match)

    def resume(self, match: str, key: str) -> Place[Any]:
        """The page to which `key` belongs; `BadInput` if there is none at a match that goes on, without saying what is
        wrong."""
        place = self._places.get(match)
        if place is None or place.live.host.closed or not compare_digest(place.key.encode(), key.encode()):
            raise BadInput(f"match {match[:40]!r}: no seat is kept for you there", key="error-match-gone")
        return place

    async def run(self) -> None:
        """Clears away abandoned matches until cancelled."""
        while True:
            await self.clock.until(self.clock.now() + SWEEP_MS)
            await self.sweep()

    async def sweep(self) -> None:
        """Closes the matches of which nobody was heard for ABANDONED_MS."""
        now = self.clock.now()
        for match, place in tuple(self._places.items()):
            host = place.live.host
            here = any(host.present.values()) and not host.closed
            if not here and now - place.live.touched_ms > ABANDONED_MS:
                await self._clear(match)

    async def _clear(self, match: str) -> None:
        place = self._places.pop(match)
        await place.live.stop()
        await self.log.drop(match)
        _log.info("match closed", match=match, entries=place.live.host.seq)

    async def close(self) -> None:
        """Ends all matches."""
        await asyncio.gather(*(place.live.stop() for place in self._places.values()))
        self._places.clear()
        for thinker in set(self._thinkers.values()):
            await thinker.close()


def _name(given: str) -> str:
    return " ".join(given.split())[:NAME_LENGTH] or "-"

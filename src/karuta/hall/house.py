"""The matches of one process: sitting down, coming back, taking over, and clearing away what was left."""

from __future__ import annotations

import asyncio
import base64
import hmac
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import Any

import structlog
from msgspec.structs import replace

from karuta.errors import BadInput, KarutaError
from karuta.hall.commands import Beginning
from karuta.hall.games import HOSTED, hosted
from karuta.hall.header import Header, Page, PersonId
from karuta.hall.live import H, Live
from karuta.hall.outcomes import result_of
from karuta.hall.places import AtMat, AtTable, Place, Playing
from karuta.hall.ports import Alone, Bus, Clock, Leases, Log, Past, Voice
from karuta.hall.results import Result
from karuta.hall.reviving import revived
from karuta.hall.seats import AnyHost, Occasion
from karuta.hall.thinking import Thinker
from karuta.hall.whereabouts import Whereabouts

__all__ = ["ABANDONED_MS", "MOST_MATCHES", "AtMat", "AtTable", "House", "Place", "Playing"]

MOST_MATCHES = 500
"""In one process, unless it is told otherwise."""
ABANDONED_MS = 10 * 60_000.0
"""A match of which nobody was heard for so long is closed; one that was left for good goes after the same time, so
that its record can still be had."""
SWEEP_MS = 15_000.0
CLOSING_MS = 50.0
"""How often it is looked which matches can be given up when the house closes."""
AT_ONCE = 32
"""Matches that are taken over between two renewals."""
LEASE_MS = 1000.0
"""How often leases are renewed, and orphans looked for."""
NAME_LENGTH = 40

_log = structlog.get_logger("karuta.hall")


class House:
    """All matches of this process, by id. A match is read by the first of `voices` that sings in its rhythm, or by the
    first of all if none does. `seed` is that of every match for which none is asked; None: drawn. `still`:
    the rivals never touch a card at a mat, and make the first move that there is at a table. `apart`: players of cards
    may think in processes of their own; `thinker` thinks for all of them instead. `secret` is what the keys of pages
    are made with: processes that share it know each other's."""

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
        leases: Leases | None = None,
        secret: bytes | None = None,
    ) -> None:
        self.clock, self.log, self.bus, self.voices = clock, log, bus, tuple(voices)
        self.leases: Leases = leases or Alone()
        self.most = most
        self.ended: list[Callable[[Header, Result], None]] = []
        """Called once the result of a match is kept."""
        self.over: list[Callable[[Header], None]] = []
        """Called of a match whose result was kept before: the process that kept it may have died before it said so."""
        self.leaving = False
        """The process is about to end: nothing new is begun here."""
        self._secret = secret or secrets.token_bytes(32)
        self._every_seed = seed
        self._still = still
        self._thinkers = {
            game.name: thinks
            for game in HOSTED.values()
            if (thinks := thinker or game.thinker(still=still, apart=apart)) is not None and game.kind == "cards"
        }
        self._playing: dict[str, Playing[Any]] = {}
        self.whereabouts = Whereabouts(self.leases, self.hosts)
        self._hopeless: set[str] = set()
        """Matches that can't be gone on with here."""

    def __len__(self) -> int:
        return len(self._playing)

    @property
    def full(self) -> bool:
        """Whether no further match fits; those that are over and only kept for their records take no place."""
        return self.room <= 0

    @property
    def room(self) -> int:
        """How many further matches fit."""
        return self.most - sum(not playing.live.host.closed for playing in self._playing.values())

    # ---------------------------------------------------------------- beginning

    def begin(self, wish: Beginning, person: PersonId | None = None) -> Place[Any]:
        """A new match of any game of the house between people at one page and players of the house, running.
        `BadInput` for what can't be played."""
        own = tuple(seat for seat, who in enumerate(wish.players) if who is None)
        return self.place(self.open(wish, (Page(own, person),)), 0)

    def open(
        self, wish: Beginning, pages: Sequence[Page], *, rated: bool = False, format: str = "", room: str = ""
    ) -> Playing[Any]:
        """A new match of the people of `pages`, and others, running; `names` in the wish are theirs by seat. `BadInput`
        for what can't be played."""
        if self.leaving:
            raise KarutaError("the house is about to close: begin again in a minute", key="error-house-leaving")
        if self.full:
            raise KarutaError(f"{len(self._playing)} matches are being played, as many as fit", key="error-house-full")
        seed = (wish.seed or "")[:200] or self._every_seed or secrets.token_hex(16)
        # A match that counts is dealt by chance alone.
        seed = secrets.token_hex(16) if rated else seed
        wish = replace(wish, seed=seed, names=tuple(map(_name, wish.names)))
        match = secrets.token_urlsafe(9)
        header = Header(match, wish, tuple(pages), round(time() * 1000), rated, format, room)
        playing = self._made(header)
        self._playing[match] = playing
        playing.live.start()
        _log.info(
            "match opened", match=match, game=wish.game, players=wish.players, pages=len(pages), rated=rated,
            preset=playing.preset, rules=wish.rules, pace=wish.pace,
        )  # fmt: skip
        return playing

    def _made(self, header: Header) -> Playing[Any]:
        """The match as it was when it began, not running yet."""
        wish = header.wish
        game = hosted(wish.game)
        pages = tuple(page.own for page in header.pages)
        players = game.seated(wish, pages)
        rules = game.terms(wish, pages)
        now = self.clock.now()
        occasion = Occasion(wish, rules, wish.seed or "", now, self._voice, self._still, pages)
        names = iter(wish.names)
        sitters = tuple(next(names) if who is None else who.name for who in players)
        preset = wish.preset or next(iter(game.presets), "")
        host: AnyHost = game.host(occasion)
        host.rated = header.rated
        thinker = self._thinkers.get(game.name)
        live: Live[Any] = Live(header, host, clock=self.clock, log=self.log, bus=self.bus, thinker=thinker)
        playing = Playing(live, game, header, sitters, players, preset)
        live.settled = lambda: self._settle(playing)
        if thinker is not None:
            thinker.wake()
        return playing

    async def _settle(self, playing: Playing[Any]) -> None:
        """The match is decided: its result is kept, and told to who waits for it."""
        result = result_of(playing.header, playing.live.host, playing.names, round(time() * 1000))
        if result is None:
            return
        header = playing.header
        fresh = await self.log.settle(header.match, result)
        ears = (
            [partial(ear, header, result) for ear in self.ended] if fresh else [partial(e, header) for e in self.over]
        )
        for tell in ears:
            try:
                tell()
            except Exception:
                _log.exception("result not told", match=header.match)

    def _voice(self, rhythm: str) -> Voice:
        return next((voice for voice in self.voices if voice.rhythm == rhythm), self.voices[0])

    # ---------------------------------------------------------------- finding

    def playing(self, match: str) -> Playing[Any] | None:
        """The match of that id, if this process hosts it."""
        return self._playing.get(match)

    def hosts(self, match: str) -> bool:
        """Whether the match goes on here."""
        playing = self._playing.get(match)
        return playing is not None and not playing.live.lost

    def every(self) -> tuple[Playing[Any], ...]:
        """All matches of this process."""
        return tuple(self._playing.values())

    def find(self, match: str) -> Place[Any] | None:
        """Some page of the match of that id."""
        playing = self._playing.get(match)
        return None if playing is None else self.place(playing, 0)

    def place(self, playing: Playing[H], page: int) -> Place[H]:
        """The page of that number at a match."""
        return Place(playing, page, self.key(playing.header.match, page))

    def key(self, match: str, page: int) -> str:
        """The secret by which that page comes back; all processes with the same secret make the same."""
        digest = hmac.digest(self._secret, f"page {page} of {match}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def resume(self, match: str, key: str) -> Place[Any]:
        """The page to which `key` belongs; `BadInput` if there is none at a match that goes on here, without saying
        what is wrong."""
        playing = self._playing.get(match)
        if playing is not None and not playing.live.host.closed:
            for page in range(len(playing.header.pages)):
                place = self.place(playing, page)
                if hmac.compare_digest(place.key.encode(), key.encode()):
                    return place
        raise BadInput(f"match {match[:40]!r}: no seat is kept for you there", key="error-match-gone")

    # ---------------------------------------------------------------- taking over, and clearing away

    async def run(self) -> None:
        """Keeps its leases, takes over what nobody holds, and clears away abandoned matches, until cancelled."""
        sweep_ms = self.clock.now() + SWEEP_MS
        away, more = False, True
        while True:
            await self.clock.until(self.clock.now() + (0 if more else LEASE_MS))
            try:
                more = await self.hold()
                if self.clock.now() >= sweep_ms:
                    sweep_ms = self.clock.now() + SWEEP_MS
                    await self.sweep()
                away = False
            except Exception:
                # The store is away for a while: what is hosted here stands still by itself.
                if not away:
                    _log.exception("no word of the leases")
                away, more = True, False

    async def hold(self) -> bool:
        """Renews the leases of this process; lets go of matches that it has lost, takes over those nobody holds: a few
        at once, so that its own leases don't run out meanwhile. Whether there are more."""
        for match in await self.leases.renew():
            playing = self._playing.pop(match, None)
            if playing is not None:
                await playing.live.lose()
                _log.warning("match lost", match=match)
        if self.leaving or self.full:
            return False
        orphans = [one for one in await self.leases.orphans() if one not in self._playing and one not in self._hopeless]
        # Those first whose pages wait.
        wanted = self.whereabouts.wanted
        orphans.sort(key=lambda one: one not in wanted)
        await self.revive(*orphans[: min(AT_ONCE, self.room)])
        return len(orphans) > AT_ONCE

    async def revive(self, *orphans: str) -> None:
        """Takes over those that no other was faster with, and goes on with each as its log has it."""
        taken = await self.leases.claim(*orphans) if orphans else ()
        if not taken:
            return
        try:
            pasts = await self.log.pasts(taken)
            for match in taken:
                # One at a time: what is played here meanwhile goes on in between.
                await asyncio.sleep(0)
                if self.leaving:
                    break
                playing = self._revived(match, pasts.get(match))
                if playing is None:
                    self._hopeless.add(match)
                    continue
                self._playing[match] = playing
                playing.live.start(begun=True)
                self.whereabouts.here(match)
                _log.info("match taken over", match=match, seq=playing.live.host.seq)
        finally:
            await self.leases.release(*(match for match in taken if match not in self._playing))

    def _revived(self, match: str, past: Past | None) -> Playing[Any] | None:
        """The match, brought to where its log ends."""
        try:
            if past is None:
                return None
            header, entries = past()
            playing = self._made(header)
            revived(playing.live.host, entries)
        except Exception:
            # What this version of the program can't play stays in the log as it is.
            _log.exception("match can't be read", match=match)
            return None
        return playing

    async def recall(self, match: str) -> Playing[Any] | None:
        """The match as its log has it, whoever hosts it or did: to read, not running. None: there is none, or its log
        was cleared away."""
        header = await self.log.header(match)
        entries = () if header is None else await self.log.after(match, 0)
        return self._revived(match, (lambda: (header, entries)) if header is not None and entries else None)

    async def sweep(self) -> None:
        """Clears away the matches of which nobody was heard for ABANDONED_MS, and the oldest of those that are over if
        there are more of them than may be played."""
        now = self.clock.now()
        over = []
        for match, playing in tuple(self._playing.items()):
            host = playing.live.host
            here = any(host.present.values()) and not host.closed
            if not here and now - playing.live.touched_ms > ABANDONED_MS:
                await self._clear(match)
            elif host.closed:
                over.append(playing)
        over.sort(key=lambda playing: -playing.live.touched_ms)
        for playing in over[self.most :]:
            await self._clear(playing.header.match)

    async def _clear(self, match: str) -> None:
        playing = self._playing[match]
        if not playing.live.host.decided:
            playing.live.host.ending = "abandoned"
        playing.live.host.closed = True
        await playing.live.stop()
        # If the store is away it is tried again at the next sweep.
        await self._settle(playing)
        await self.log.close(match)
        del self._playing[match]
        _log.info("match closed", match=match, entries=playing.live.host.seq)

    async def close(self, grace_ms: float = 0.0) -> None:
        """Gives up all matches here, for another process or the next start to go on with: each as soon as none of its
        readings is open, and all once `grace_ms` have passed."""
        self.leaving = True
        until = self.clock.now() + grace_ms
        while self._playing:
            late, given_up = self.clock.now() >= until, list[str]()
            for match, playing in tuple(self._playing.items()):
                if late or not playing.live.busy:
                    given_up.append(match)
                    await self._playing.pop(match).live.lose()
            with suppress(Exception):
                await self.leases.release(*given_up)
            if self._playing:
                await self.clock.until(self.clock.now() + CLOSING_MS)
        for thinker in set(self._thinkers.values()):
            await thinker.close()


def _name(given: str) -> str:
    return " ".join(given.split())[:NAME_LENGTH] or "-"

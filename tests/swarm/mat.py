"""Somebody who plays kyōgi: bows, lays cards, listens, takes, sends, places. What is read they know as anybody else
does: from the sound, once the key to it has come."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256
from random import Random
from time import monotonic
from typing import Any

from karuta.hall.sealing import unsealed
from karuta.mat.field import Mat
from karuta.mat.measures import Format, Place
from karuta.poems.kimariji import deciding
from karuta.recital.voice import Voice
from swarm.fetching import Fetcher
from swarm.hands import messages, sweep
from swarm.line import Line, Message

REACTION_MS, SPREAD_MS = 260.0, 120.0
"""From the start of the deciding mora to the touch."""
MISSES, WRONG = 0.15, 0.02
"""How often a hand does not go out at all, and how often to a wrong card."""


@cache
def voice() -> Voice:
    """Whose recordings are known by heart."""
    return Voice.recordings("mei")[0]


@cache
def _known() -> Mapping[str, int]:
    return {
        clip.sha256: int(name[:3])
        for one in Voice.recordings("mei")
        for name, clip in one.clips.items()
        if name.endswith("_1")
    }


@lru_cache(maxsize=4)
def _format(height: int, width: int, rows: int) -> Format:
    return Format(card_height=height, width=width, rows=rows)


@dataclass
class Reading:
    """One that was announced: its onset (house time, ms), its sound, and the key to that."""

    onset_ms: float
    url: str
    sound: asyncio.Task[bytes | None]
    key: bytes | None = None
    touched: bool = False


@dataclass
class Sitter:
    """A page at a mat. `skew_ms` is what the page's clock is wrong by against the house's, on one machine nothing."""

    line: Line
    fetcher: Fetcher
    chance: Random
    readings: dict[int, Reading] = field(default_factory=dict)
    table: Message | None = None
    seat: int = 0
    hears: bool = True
    """Takes cards at all."""
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """The match is over."""
    ruled_at: dict[int, float] = field(default_factory=dict)
    """When it was told of each ruling (monotonic ms)."""
    deaf: int = 0
    """Readings of which the sound or the key did not come."""
    _asked: set[str] = field(default_factory=set)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def hear(self, message: Message) -> None:
        """A message of the house."""
        match message["type"]:
            case "opened":
                self.seat = message["seat"]
            case "programme" if message["onset_ms"] is not None:
                self._announced(message)
            case "key":
                self._keyed(message)
            case "cancelled":
                if (reading := self.readings.pop(message["reading"], None)) is not None:
                    reading.sound.cancel()
            case "update" if not message["match"]:
                self._updated(message)

    async def close(self) -> None:
        """Nothing more is done."""
        tasks = [*self._tasks, *(reading.sound for reading in self.readings.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---------------------------------------------------------------- a reading

    def _announced(self, message: Message) -> None:
        clip = next(clip for clip in reversed(message["clips"]) if clip["kind"] == "upper")
        for number, reading in tuple(self.readings.items()):
            if (number, reading.url) == (message["reading"], clip["url"]):
                # Told again after a cut: the same sound.
                return
            self.readings.pop(number).sound.cancel()
        sound = asyncio.create_task(self._fetched(clip["url"]), name="sound")
        self.readings[message["reading"]] = Reading(message["onset_ms"], clip["url"], sound)

    async def _fetched(self, path: str) -> bytes | None:
        try:
            status, body = await self.fetcher.get(self.line.at, path)
        except OSError:
            return None
        return body if status == 200 else None

    def _keyed(self, message: Message) -> None:
        reading = self.readings.get(message["reading"])
        if reading is None or reading.key is not None:
            return
        reading.key = bytes.fromhex(message["key"])
        task = asyncio.create_task(self._take(message["reading"], reading), name="hand")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, number: int, reading: Reading) -> None:
        body, table = await reading.sound, self.table
        if body is None or reading.key is None or table is None:
            self.deaf += 1
            return
        mp3, _ = unsealed(body, reading.key)
        poem = _known()[sha256(mp3).hexdigest()]
        if not self.hears or self.chance.random() < MISSES:
            return
        target = poem
        if str(poem) not in table["places"] or self.chance.random() < WRONG:
            if self.chance.random() > WRONG or not table["places"]:
                return
            target = int(self.chance.choice(sorted(table["places"])))
        mora = deciding(poem, table["unread"])
        heard = voice().reading(number, poem, mora).mora_start_ms[mora - 1]
        at = round(10 * (heard + max(90.0, self.chance.gauss(REACTION_MS, SPREAD_MS))))
        fmt = _format(table["card_height"], table["width"], table["rows"])
        samples = sweep(fmt, Place(*table["places"][str(target)]), at, self.chance)
        for due, batch, up in messages(samples):
            await asyncio.sleep(max(0.0, (reading.onset_ms + due / 10) / 1000 - monotonic()))
            if self.readings.get(number) is not reading:
                return
            reading.touched = True
            self.line.say(type="touch", reading=number, pointer=0, input="mouse", samples=batch, up=up)

    # ---------------------------------------------------------------- between readings

    def _updated(self, message: Message) -> None:
        table = self.table = message["table"]
        for event in message["events"]:
            if event["event"] in ("ruled", "voided"):
                number = event["ruling"]["number"] if event["event"] == "ruled" else table["readings"]
                self.ruled_at[number] = monotonic() * 1000
                self.readings.pop(number, None)
        if table["phase"] == "over":
            self.done.set()
        for id, move in self._owed(table, message["seq"]):
            if id not in self._asked:
                self._asked.add(id)
                self.line.act(move)

    def _owed(self, table: Message, seq: int) -> list[tuple[str, Message]]:
        """What has to be done now; each thing under a name that it has once a match."""
        phase, side = table["phase"], self.seat % 2
        due = table["due"]
        if phase in ("bow", "bows", "thanks"):
            return [(phase, {"move": "bow"})]
        if phase in ("arrange", "memorise"):
            return [(phase, {"move": "ready"})]
        if table["hai"] == side:
            return [(f"hai {seq}", {"move": "hai"})]
        if due is None:
            return []
        if due["seat"] == side and not due["cards"]:
            own = sorted(int(card) for card, place in table["places"].items() if place[0] == "AB"[side])
            cards = self.chance.sample(own, min(due["count"], len(own)))
            return [(f"send {table['readings']}", {"move": "send", "cards": cards})]
        if due["seat"] != side and due["cards"]:
            return [self._put(table, due["cards"][0])]
        return []

    def _put(self, table: Message, card: int) -> tuple[str, Message]:
        fmt = _format(table["card_height"], table["width"], table["rows"])
        mat = Mat(fmt, {int(card): Place(*place) for card, place in table["places"].items()})
        field: Any = "AB"[self.seat % 2]
        gap = self.chance.choice(mat.free(field))
        return f"put {table['readings']} {card}", {
            "move": "put",
            "card": card,
            "place": [field, gap.row, gap.left],
        }

"""The house beside a minimal room server on Colyseus: the same messages at the same moments, from one client.

First pages without a screen (tests/swarm) play kyōgi at the house at real pace, and all that they say and hear in the
time that is measured is kept. Then as many rooms of two at Colyseus (bench/colyseus/rooms.mjs) get the same moves,
strokes and questions at the same moments from this same process, over the same class of line; a move is answered to
both seats with a table as large, and what the house said by itself (readings, keys, rulings) the room says by its
clock. `python bench/hall_colyseus.py [--matches 500] [--seconds 30]`.

Colyseus' handshake is short enough to be spoken from here: a seat is reserved over HTTP, the socket of that seat is
greeted with JOIN_ROOM and greets back, and a message is ROOM_DATA, its type and its body as MessagePack. The house
speaks JSON. A table goes out whole in both; rooms with a Schema would send what changed. Colyseus 0.18 asks for Node
22 and runs on 20 as well.

What the house does more: it judges strokes, keeps what is hidden from each seat, plans readings, serves and seals
their sound, and answers a move only once it is in the log on the disk. Its pages fetch and open that sound, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import urllib.request
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
import uvloop
from bench.hall_load import House, house, share, within
from websockets.asyncio.client import ClientConnection

from swarm.__main__ import KYOGI
from swarm.fetching import Fetcher
from swarm.line import SILENT_S, Line, Message
from swarm.mat import Sitter
from swarm.pairs import Guest, meet

ROOMS = Path(__file__).parent / "colyseus"
WARM_S = 5.0
"""Goes before what is measured, in both."""
JOIN_ROOM, ROOM_DATA = 10, 13
SHORT = 0xA0
"""How a text below 32 bytes begins in MessagePack, less its length."""


# ---------------------------------------------------------------- at the house


@dataclass
class Kept:
    """What one page said and heard, by when."""

    said: list[tuple[float, Message]] = field(default_factory=list)
    heard: list[tuple[float, Message]] = field(default_factory=list)


class KeepingLine(Line):
    """A page's line that keeps what goes over it, while `kept_here` is there."""

    kept_here: Kept | None = None

    def act(self, move: Message, *, kind: str = "act", **more: Any) -> str:
        """Sends a move that may not be lost."""
        if self.kept_here is not None:
            self.kept_here.said.append((monotonic(), {"type": kind, "move": move, **more}))
        return super().act(move, kind=kind, **more)

    def say(self, **message: Any) -> None:
        """Sends what may be lost. Moves were kept already, and lines ask for the time by themselves."""
        if self.kept_here is not None and message["type"] not in ("act", "hello", "sync"):
            self.kept_here.said.append((monotonic(), message))
        super().say(**message)

    def _take(self, message: Message) -> bool:
        if self.kept_here is not None and message["type"] != "synced":
            self.kept_here.heard.append((monotonic(), message))
        return super()._take(message)


@dataclass
class Match:
    """What one match was, so that it can be said again: by whom what was said after how many seconds, and what the
    house said by itself (`told`, as rooms.mjs has it)."""

    said: list[tuple[float, int, Message]]
    told: list[tuple[int, int | None, str]]
    table: Message


def again(pages: Sequence[Guest], since: float, examples: dict[str, Message]) -> Match:
    """The match that these pages kept; into `examples` goes one message of each kind that the house said by itself."""
    kept = [page.line.kept_here for page in pages if isinstance(page.line, KeepingLine)]
    both = [one for one in kept if one is not None]
    said = sorted(
        ((at - since, seat, message) for seat, one in enumerate(both) for at, message in one.said),
        key=lambda moment: moment[0],
    )
    heard = [(at - since, seat, message) for seat, one in enumerate(both) for at, message in one.heard]
    known = {message["seq"] for _, _, message in heard if message["type"] == "update" and message["answers"]}
    told: list[tuple[int, int | None, str]] = []
    for at, seat, message in sorted(heard, key=lambda moment: moment[0]):
        kind = message["type"]
        if kind == "update":
            # An answer is the room's own, and what both were told it says once, to both.
            if message["seq"] in known:
                continue
            known.add(message["seq"])
        examples.setdefault(kind, message)
        told.append((round(at * 1000), None if kind == "update" else seat, kind))
    sitter = pages[0].player
    assert isinstance(sitter, Sitter)
    assert sitter.table is not None
    return Match(said, told, sitter.table)


async def sat_down(address: str, matches: int, rate: float, fetcher: Fetcher) -> list[list[Guest]]:
    """So many matches of kyōgi, begun one after another."""

    async def begin(number: int) -> list[Guest]:
        pages = []
        for seat in range(2):
            line = KeepingLine(address)
            sitter = Sitter(line, fetcher, Random(f"{number} {seat}"))
            page = Guest(line, sitter, asyncio.get_running_loop().create_future(), asyncio.Event())
            line.hear = page.hear
            line.open()
            pages.append(page)
        await meet(pages, KYOGI)
        return pages

    beginnings = []
    for number in range(matches):
        beginnings.append(asyncio.create_task(begin(number)))
        await asyncio.sleep(1 / rate)
    return await asyncio.gather(*beginnings)


# ---------------------------------------------------------------- at Colyseus


def text(name: str) -> bytes:
    """A short text in MessagePack, as the type of a message is written."""
    data = name.encode()
    return bytes([SHORT | len(data)]) + data


class RoomLine(Line):
    """A seat's line to a room: as a page's, but for what goes over it."""

    def __init__(self, address: str, seat: Message) -> None:
        # What the line puts behind its address ("/ws") is made part of the question, which the room does not read.
        path = f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}&line="
        super().__init__(address, lambda base: address + path)

    def say(self, **message: Any) -> None:
        """Sends a message of the type that it names."""
        self._out.put_nowait(bytes([ROOM_DATA]) + text(message["type"]) + msgspec.msgpack.encode(message))

    def _greet(self) -> None:
        """The room greets first."""

    async def _send(self, socket: ClientConnection) -> None:
        while True:
            await socket.send(await self._out.get())
            self.sent += 1

    async def _receive(self, socket: ClientConnection) -> None:
        while True:
            async with asyncio.timeout(SILENT_S):
                data = await socket.recv(decode=False)
            self.heard += 1
            if data[0] == JOIN_ROOM:
                self._out.put_nowait(bytes([JOIN_ROOM]))
                self.greeted.set()
            elif data[0] == ROOM_DATA:
                self._take(msgspec.msgpack.decode(data[2 + data[1] - SHORT :]))
            else:
                raise ValueError(f"a room said {data!r}")


def reserved(address: str, method: str, name: str, options: Message) -> Message:
    """A seat in a room, asked for over HTTP."""
    question = urllib.request.Request(
        f"{address}/matchmake/{method}/{name}",
        json.dumps(options).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(question, timeout=30) as answer:
        seat: Message = json.load(answer)
    return seat


async def seated(address: str, match: Match) -> list[RoomLine]:
    """The two lines of a room that will be this match."""
    first = await asyncio.to_thread(reserved, address, "create", "match", {"table": match.table, "told": match.told})
    other = await asyncio.to_thread(reserved, address, "joinById", first["roomId"], {})
    lines = [RoomLine(address, seat) for seat in (first, other)]
    for line in lines:
        line.open()
        await line.greeted.wait()
    return lines


async def said_again(lines: Sequence[RoomLine], match: Match, since: float) -> None:
    """All that was said, when it was said."""
    await asyncio.sleep(since - monotonic())
    lines[0].say(type="begin")
    for at, seat, message in match.said:
        await asyncio.sleep(max(0.0, since + at - monotonic()))
        if message["type"] == "act":
            lines[seat].act(message["move"])
        else:
            lines[seat].say(**message)


@contextmanager
def rooms(examples: dict[str, Message], data: Path) -> Iterator[House]:
    """A process of Colyseus with our rooms."""
    file = data / "said.json"
    file.write_text(json.dumps(examples))
    process = subprocess.Popen(
        ["node", str(ROOMS / "rooms.mjs"), str(file)],
        stdout=subprocess.PIPE, text=True, env=os.environ | {"NODE_ENV": "production"},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield House(process.stdout.readline().strip(), process)
    finally:
        process.terminate()
        process.wait(30)


# ---------------------------------------------------------------- both


async def figures(one: House, lines: Sequence[Line], empty_mb: float, seconds: float) -> dict[str, float]:
    """What these lines and that process do in the next seconds."""
    for line in lines:
        line.trips_ms.clear()
    sent, heard, cuts = (sum(counts) for counts in zip(*((i.sent, i.heard, i.cuts) for i in lines), strict=True))
    worked, own, since = one.worked_s, process_time(), monotonic()
    await asyncio.sleep(seconds)
    took = monotonic() - since
    trips = sorted(trip for line in lines for trip in line.trips_ms)
    memory_mb = one.memory_mb
    return {
        "messages in, a second": (sum(line.sent for line in lines) - sent) / took,
        "messages out, a second": (sum(line.heard for line in lines) - heard) / took,
        "moves answered": len(trips),
        "answer p50, ms": share(trips, 0.5),
        "answer p99, ms": share(trips, 0.99),
        "memory empty, MB": empty_mb,
        "memory full, MB": memory_mb,
        "memory a match, kB": 1000 * (memory_mb - empty_mb) / (len(lines) / 2),
        "core of the server": (one.worked_s - worked) / took,
        "core of the client": (process_time() - own) / took,
        "lines cut": sum(line.cuts for line in lines) - cuts,
    }


async def at_house(asked: argparse.Namespace, data: Path, examples: dict[str, Message]) -> tuple[Any, list[Match]]:
    """The figures of the house, and what was played."""
    fetcher = Fetcher()
    with house(str(data / "house"), "--most", "20000") as one:
        empty_mb = one.memory_mb
        matches = await sat_down(one.address, asked.matches, asked.rate, fetcher)
        # Those that began first have long been reading; the last have not memorised yet.
        await asyncio.sleep(asked.settle)
        pages = [page for match in matches for page in match]
        since = monotonic()
        for page in pages:
            assert isinstance(page.line, KeepingLine)
            page.line.kept_here = Kept()
        await asyncio.sleep(WARM_S)
        before = await asyncio.to_thread(one.figures)
        found = await figures(one, [page.line for page in pages], empty_mb, asked.seconds)
        commits = within(before, await asyncio.to_thread(one.figures), "karuta_commit_ms")
        print(f"the house's commits: p50 within {commits['p50']:g} ms, p99 within {commits['p99']:g} ms", flush=True)
        kept = [again(match, since, examples) for match in matches]
        for page in pages:
            # A line that is just being told something may not notice that it is closed; that it is cut it does notice.
            page.line.cut()
        await asyncio.gather(*(page.close() for page in pages))
    fetcher.close()
    return found, kept


async def at_rooms(asked: argparse.Namespace, data: Path, examples: dict[str, Message], kept: Sequence[Match]) -> Any:
    """The figures of Colyseus."""
    with rooms(examples, data) as one:
        empty_mb = one.memory_mb
        matches = [await seated(one.address, match) for match in kept]
        lines = [line for match in matches for line in match]
        since = monotonic() + 1
        saying = [asyncio.create_task(said_again(*pair, since)) for pair in zip(matches, kept, strict=True)]
        await asyncio.sleep(since + WARM_S - monotonic())
        found = await figures(one, lines, empty_mb, asked.seconds)
        await asyncio.gather(*saying)
        await asyncio.gather(*(line.close() for line in lines))
    return found


async def measure(asked: argparse.Namespace) -> None:
    """Both, one after the other, and the table."""
    examples: dict[str, Message] = {}
    with TemporaryDirectory(prefix="karuta-rooms-") as folder:
        ours, kept = await at_house(asked, Path(folder), examples)
        theirs = await at_rooms(asked, Path(folder), examples, kept)
    kinds = Counter(kind for match in kept for _, _, kind in match.told)
    print(f"{asked.matches} matches, {asked.seconds:g} s; load of the machine {os.getloadavg()[0]:.1f}")
    print(f"said by the house itself: {dict(kinds.most_common())}")
    if kinds["cancelled"]:
        print("READINGS WERE WITHDRAWN: the log came too slowly to the disk, so this is no match at real pace")
    print(f"{'':24}{'house':>10}{'Colyseus':>10}{'ratio':>8}")
    for name, figure in ours.items():
        ratio = f"{figure / theirs[name]:.2f}" if theirs[name] else ""
        print(f"{name:24}{figure:10.4g}{theirs[name]:10.4g}{ratio:>8}")
    print("of the two only the house judges, hides, reads, and has a move on the disk before it answers")


def missing() -> str:
    """Why there is no Colyseus here; empty if there is one."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "node and npm are not here"
    lock, done = ROOMS / "package-lock.json", ROOMS / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return ""
    command = ["npm", "ci", "--fetch-retries=0", "--loglevel=error"]
    try:
        got = subprocess.run(command, cwd=ROOMS, check=False, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return "npm ci takes too long"
    return f"its packages can't be had: {got.stderr.partition(chr(10))[0]}" if got.returncode else ""


def main() -> None:
    """Prints the figures of both, side by side."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--settle", type=float, default=25)
    parser.add_argument("--rate", type=float, default=20, help="matches that begin in a second")
    asked = parser.parse_args()
    if why := missing():
        print(f"skipped: {why}")
        return
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(asked))


if __name__ == "__main__":
    main()

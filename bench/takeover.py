"""How long until every match of a process that died is live again: kyōgi between two people, in mid-play.

On SQLite the process is killed and started again; on PostgreSQL, if it is on this machine, the other of two processes
takes over. Prints seconds from the kill until the last match is live, and ms a match since the first was, against the
bars: 3 s for a restart, 8 s for two processes, of which the lease is 4. With `--pages` that many people of each match
dial from the kill on, as browsers do: when the last of them sits again, and how much of a core all of it took.

    python bench/takeover.py [--matches 500] [--pages 2] [sqlite] [postgresql]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import services
from faults.houses import Node
from hall.stage import MatStage, lies
from karuta.hall.commands import Beginning, Contact
from karuta.hall.events import Entry
from karuta.hall.header import Header, Page
from karuta.hall.house import House
from karuta.hall.ports import LocalBus, MemoryLog, MonotonicClock
from karuta.mat.stroke import Sample
from karuta.store import Store
from swarm.hands import messages, sweep
from swarm.line import Line, Message
from swarm.mat import MISSES, REACTION_MS, SPREAD_MS

RESTART_S, TWO_S = 3.0, 8.0
KINDS = 12
"""Different matches; the others are these under other names."""
READINGS = 80
"""Of the longest of them; the others are cut off evenly before that, every other one in the middle of a reading."""
LOOK_S = 0.02
PATIENCE_S = 300.0
WISH = Beginning("kyogi", (None, None), ("Ann", "Ben"), {"memorise_s": 0}, pace="quick")
PAGES = (Page((0,)), Page((1,)))


def reach(stage: MatStage, seat: int, chance: Random) -> None:
    """A hand goes out for the card that is read, as a page tells of it."""
    plan, mat = stage.plan, stage.host.state.mat
    card = plan.reading.poem
    if not lies(stage.host.state, card) or chance.random() < MISSES:
        return
    heard = plan.reading.decided_start_ms + max(90.0, chance.gauss(REACTION_MS, SPREAD_MS))
    for due, batch, up in messages(sweep(mat.format, mat.places[card], round(10 * heard), chance)):
        samples = tuple(Sample(*sample) for sample in batch)
        contact = Contact(plan.reading.number, 0, "mouse", samples, up)
        stage.send(plan.onset_ms + due / 10 + 20, seat, contact, 30.0)


def played(seed: str, readings: int, *, open: bool) -> tuple[Header, list[Entry]]:
    """A match until so many readings were ruled, or it was decided; `open`: and one more has begun."""
    stage = MatStage.of(WISH, seed=seed, pages=tuple(page.own for page in PAGES))
    chance = Random(seed)
    stage.opened()
    while stage.host.state.readings < readings and stage.open():
        for seat in stage.host.people:
            reach(stage, seat, chance)
        stage.ruled()
    if open:
        stage.open()
    assert stage.header is not None
    return stage.header, stage.log


Keys = Callable[[str, int], str]


async def filled(url: str, matches: int) -> tuple[int, Keys]:
    """Matches in mid-play, held by process n1; how many entries they have, and the key of each page."""
    kinds = [played(f"{at}", READINGS * (at + 1) // KINDS, open=at % 2 > 0) for at in range(KINDS)]
    store = await Store.open(url, "n1")

    async def keep(at: int) -> int:
        header, log = kinds[at % KINDS]
        name = called(at)
        await store.log.open(Header(name, header.wish, PAGES, at))
        await store.log.append(name, log)
        return len(log)

    entries = 0
    for first in range(0, matches, 50):
        entries += sum(await asyncio.gather(*map(keep, range(first, min(first + 50, matches)))))
    await store.close()
    return entries, House(MonotonicClock(), MemoryLog(), LocalBus(), (), secret=store.secret).key


def called(at: int) -> str:
    """The id of a match."""
    return f"m{at:06}"


class Pages:
    """So many of each match, which dial from now on until they sit; the match plays on once both are there."""

    def __init__(self, address: str, matches: int, each: int, key: Keys) -> None:
        self._address, self._key = address, key
        self._seats = [(called(at), page) for at in range(matches) for page in range(each)]
        self.sat: dict[tuple[str, int], float] = {}
        """Who sits, since when."""
        self._over = False
        self._thread = Thread(target=lambda: asyncio.run(self._dial()), daemon=True)
        self._thread.start()

    async def _dial(self) -> None:
        lines = [self._line(*seat) for seat in self._seats]
        for line in lines:
            line.open()
        while not self._over:
            await asyncio.sleep(LOOK_S)
        await asyncio.gather(*(line.close() for line in lines))

    def _line(self, match: str, page: int) -> Line:
        line = Line(self._address)
        line.kept = match, self._key(match, page), ""

        def hear(message: Message) -> None:
            if message["type"] == "opened":
                self.sat.setdefault((match, page), monotonic())

        line.hear = hear
        return line

    def last(self) -> float:
        """Waits until all sit; when the last of them did."""
        until = monotonic() + PATIENCE_S
        while len(self.sat) < len(self._seats):
            if monotonic() > until:
                raise TimeoutError(f"{len(self.sat)} of {len(self._seats)} pages sit")
            sleep(LOOK_S)
        return max(self.sat.values())

    def end(self) -> None:
        """Hangs up."""
        self._over = True
        self._thread.join()


def live(node: Node) -> int:
    """How many matches the process has; 0: it does not answer yet."""
    try:
        with urllib.request.urlopen(node.address + "/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
    except OSError:
        return 0
    return int(float(next(line for line in lines if line.startswith("karuta_matches ")).split()[1]))


@dataclass
class Takeover:
    """Seconds until the first matches were live, with how many there were by then, and until the last was."""

    first_s: float
    first: int
    last_s: float
    matches: int
    worked_s: float
    """Of a core, between the first and the last: what else runs on the machine makes that no longer."""

    @property
    def each_ms(self) -> tuple[float, float]:
        """Of one match, once it went on: by the clock, and of a core."""
        left = max(1, self.matches - self.first)
        return 1000 * (self.last_s - self.first_s) / left, 1000 * self.worked_s / left


def worked(node: Node) -> float:
    """Seconds of a core that the process took so far."""
    assert node.process is not None
    fields = Path(f"/proc/{node.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def watched(node: Node, matches: int, since: float) -> Takeover:
    """Looks until it has all of them."""
    first_s, first, before = 0.0, 0, 0.0
    while monotonic() - since < PATIENCE_S:
        count = live(node)
        if count and not first:
            first_s, first, before = monotonic() - since, count, worked(node)
        if count >= matches:
            return Takeover(first_s, first, monotonic() - since, matches, worked(node) - before)
        sleep(LOOK_S)
    raise TimeoutError(f"{live(node)} of {matches} matches after {PATIENCE_S:.0f} s: {node.log[-2000:]}")


def seen(node: Node, matches: int, since: float, pages: Pages | None) -> Takeover:
    """Looks until it has all of them; with pages, until these sit as well."""
    before = worked(node)
    made = watched(node, matches, since)
    if pages is not None:
        last_s = pages.last() - since
        print(f"  all {len(pages.sat)} pages sit after {last_s:.2f} s", end="")
        print(f"; {worked(node) - before:.2f} s of a core for all of it")
        pages.end()
    return made


def tell(what: str, made: Takeover, bar_s: float) -> bool:
    """Prints it; whether it is within the bar."""
    well = made.last_s <= bar_s
    print(f"  {what}: the first {made.first} after {made.first_s:.2f} s, all {made.matches} after {made.last_s:.2f} s")
    each_ms, worked_ms = made.each_ms
    print(f"    {each_ms:.1f} ms a match, {worked_ms:.1f} of them at work", end="")
    print(f"; {made.last_s / bar_s:.2f} of the bar of {bar_s:.0f} s", end="")
    print("" if well else ": BEYOND THE BAR")
    return well


def node(name: str, home: Path, arguments: Sequence[str]) -> Node:
    """A process of the house, for more matches than there are."""
    return Node(name, services.free_port(), [*arguments, "--most", "20000"], home)


def sqlite(matches: int, pages_each: int) -> bool:
    """Killed, and started again."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory(prefix="karuta-takeover-")))
        entries, key = asyncio.run(filled(f"sqlite:///{home / 'house.db'}", matches))
        print(f"SQLite, {matches} matches of {entries / matches:.0f} entries")
        one = node("n1", home, ["--data", str(home)])
        stack.callback(one.end)
        one.start()
        watched(one, matches, monotonic())
        one.end()
        since = monotonic()
        pages = Pages(one.address, matches, pages_each, key) if pages_each else None
        one.start()
        return tell("started again", seen(one, matches, since, pages), RESTART_S)


def postgresql(matches: int, pages_each: int) -> bool:
    """One of two killed; the other goes on."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory(prefix="karuta-takeover-")))
        server = stack.enter_context(services.postgresql(durable=True))
        bus = stack.enter_context(services.redis())
        url = services.database(server, "house")
        entries, key = asyncio.run(filled(url, matches))
        print(f"PostgreSQL, {matches} matches of {entries / matches:.0f} entries")
        one, two = (node(name, home, ["--database", url, "--bus", bus.url]) for name in ("n1", "n2"))
        stack.callback(two.end)
        stack.callback(one.end)
        one.start()
        watched(one, matches, monotonic())
        two.start()
        two.opened()
        # It has to have heard of the first for as long as a lease before it takes anything from it.
        sleep(6)
        since = monotonic()
        one.end()
        pages = Pages(two.address, matches, pages_each, key) if pages_each else None
        well = tell("the other took over", seen(two, matches, since, pages), TWO_S)
        since = monotonic()
        two.end()
        two.start()
        return tell("started again", watched(two, matches, since), RESTART_S) and well


def main() -> int:
    """0 if all is within its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stores", nargs="*", metavar="STORE", help="sqlite, postgresql; both if none is named")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--pages", type=int, choices=(0, 1, 2), default=0, help="people of each match who come back")
    asked = parser.parse_args()
    there = services.BINARIES.exists()
    stores = asked.stores or (["sqlite", "postgresql"] if there else ["sqlite"])
    well = [{"sqlite": sqlite, "postgresql": postgresql}[one](asked.matches, asked.pages) for one in stores]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())

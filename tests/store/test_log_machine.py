"""A house of several processes does anything with its logs, in any order: each log is what was acknowledged, once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test
from sqlalchemy import text

from karuta.games.readings import Hand
from karuta.hall.events import Entry, Line, Moved
from karuta.hall.ports import LeaseLost
from karuta.store import Store
from store.samples import header

_matches = count(1)
NODES = st.sampled_from((0, 1))
MATCHES = st.sampled_from((0, 1, 2))


class House:
    """Processes on one database, in an event loop of their own; SQLite has one."""

    def __init__(self, url: str, nodes: int) -> None:
        self._url = url
        self._runner = asyncio.Runner()
        self.stores: list[Store] = [self._opened(node) for node in range(nodes)]

    def run(self, work: Awaitable[Any]) -> Any:
        async def waited() -> Any:
            return await work

        return self._runner.run(waited())

    def _opened(self, node: int) -> Store:
        store: Store = self.run(Store.open(self._url, f"n{node}"))
        store.leases._gap_until = 0
        return store

    def restart(self, node: int) -> None:
        self.run(self.stores[node].close())
        self.stores[node] = self._opened(node)

    def close(self) -> None:
        for store in self.stores:
            self.run(store.close())
        self._runner.close()


class Logs(RuleBasedStateMachine):
    """`kept` is what was acknowledged of each match, `holder` who holds it by the database."""

    house: House

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[list[Entry]] = []
        self.ids: list[str] = []
        self.holder: list[int | None] = []
        self.sure: list[set[int]] = []
        """By match the processes that think that they hold it."""
        self.closed: set[int] = set()
        self.acts = count(1)
        for _ in range(3):
            self._begin()

    def _begin(self) -> None:
        self.ids.append(f"m{next(_matches)}")
        self.kept.append([])
        self.holder.append(0)
        self.sure.append({0})
        self._run(0, lambda store: store.log.open(header(self.ids[-1], (None, None))))

    def _run(self, node: int, work: Any) -> Any:
        return self.house.run(work(self.house.stores[node % len(self.house.stores)]))

    def _node(self, node: int) -> int:
        return node % len(self.house.stores)

    def _append(self, node: int, match: int, entries: list[Entry]) -> BaseException | None:
        try:
            self._run(node, lambda store: store.log.append(self.ids[match], entries))
        except (LeaseLost, ValueError) as refused:
            return refused
        return None

    def _may(self, node: int, match: int) -> bool:
        return self.holder[match] == node and node in self.sure[match] and match not in self.closed

    @rule(node=NODES, match=MATCHES, size=st.integers(1, 4), acts=st.booleans())
    def goes_on(self, node: int, match: int, size: int, acts: bool) -> None:
        node, first = self._node(node), len(self.kept[match]) + 1
        fact = Moved(0, Hand(True), (), f"act {next(self.acts)}") if acts else Line(0, "came")
        entries = [Entry(first, 0.5, fact), *(Entry(first + at, 1.0, Line(1, "cut")) for at in range(1, size))]
        refused = self._append(node, match, entries)
        assert (refused is None) == self._may(node, match)
        if refused is None:
            self.kept[match] += entries
        else:
            assert isinstance(refused, LeaseLost)

    @rule(node=NODES, match=MATCHES, back=st.integers(1, 3))
    def asks_again(self, node: int, match: int, back: int) -> None:
        refused = self._append(self._node(node), match, entries) if (entries := self.kept[match][-back:]) else None
        assert (refused is None) == (not entries or self._may(self._node(node), match))

    @rule(node=NODES, match=MATCHES, off=st.sampled_from((-2, -1, 1, 5)))
    def has_other_numbers(self, node: int, match: int, off: int) -> None:
        wrong = Entry(len(self.kept[match]) + 1 + off, 0.0, Line(7, "left"))
        assert self._append(self._node(node), match, [wrong]) is not None

    @rule(node=NODES, match=MATCHES)
    def acts_twice(self, node: int, match: int) -> None:
        acts = [entry.fact for entry in self.kept[match] if isinstance(entry.fact, Moved)]
        if acts:
            assert self._append(self._node(node), match, [Entry(len(self.kept[match]) + 1, 0.0, acts[0])]) is not None

    @precondition(lambda self: len(self.house.stores) > 1)
    @rule(node=NODES, match=MATCHES)
    def takes_over(self, node: int, match: int) -> None:
        """The other process has stood still for a while."""

        async def still(store: Store) -> bool:
            async with store.database.writing() as connection:
                await connection.execute(text(f"UPDATE nodes SET seen_ms = 0 WHERE name = 'n{1 - node}'"))
            return bool(await store.leases.claim(self.ids[match]))

        free = match not in self.closed and node not in self.sure[match]
        assert self._run(node, still) == free
        if free:
            self.holder[match] = node
            self.sure[match].add(node)

    @rule(node=NODES, match=MATCHES)
    def gives_up(self, node: int, match: int) -> None:
        node = self._node(node)
        self._run(node, lambda store: store.leases.release(self.ids[match]))
        if self._may(node, match):
            self.holder[match] = None
        self.sure[match].discard(node)

    @rule(node=NODES)
    def hears_what_it_lost(self, node: int) -> None:
        node = self._node(node)
        lost = set(self._run(node, lambda store: store.leases.renew()))
        self.house.stores[node].leases._gap_until = 0
        expected = {match for match, sure in enumerate(self.sure) if node in sure and not self._may(node, match)}
        assert {self.ids[match] for match in expected} == lost & set(self.ids)
        for match in expected:
            self.sure[match].discard(node)

    @rule(node=NODES)
    def starts_again(self, node: int) -> None:
        node = self._node(node)
        self.house.restart(node)
        orphans = self._run(node, lambda store: store.leases.orphans())
        for match, id in enumerate(self.ids):
            self.sure[match].discard(node)
            if self.holder[match] == node and match not in self.closed:
                assert id in orphans
                assert self._run(node, lambda store, id=id: store.leases.claim(id))
                self.sure[match].add(node)

    @rule(node=NODES, match=MATCHES)
    def closes(self, node: int, match: int) -> None:
        node = self._node(node)
        self._run(node, lambda store: store.log.close(self.ids[match]))
        if self._may(node, match):
            self.closed.add(match)
            self.holder[match] = None
        self.sure[match].discard(node)

    @rule(node=NODES, match=MATCHES, seq=st.integers(0, 6))
    def reads(self, node: int, match: int, seq: int) -> None:
        assert list(self._run(node, lambda store: store.log.after(self.ids[match], seq))) == self.kept[match][seq:]

    def teardown(self) -> None:
        for match in range(len(self.ids)):
            self.reads(0, match, 0)


@pytest.fixture
def processes(url: str) -> Iterator[House]:
    made = House(url, 1 if url.startswith("sqlite") else 2)
    yield made
    made.close()


def test_logs_are_what_was_acknowledged(processes: House) -> None:
    machine = type("Machine", (Logs,), {"house": processes})
    run_state_machine_as_test(machine, settings=settings(max_examples=12, stateful_step_count=25, deadline=None))

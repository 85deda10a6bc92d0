"""Somebody who plays Koi-Koi: makes some move that is allowed, after a moment's thought."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random

from swarm.line import Line, Message

THOUGHT_S = (0.2, 1.5)


@dataclass
class Player:
    """A page at a table."""

    line: Line
    chance: Random
    thought_s: tuple[float, float] = THOUGHT_S
    table: Message | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """The match is over."""
    _asked: set[str] = field(default_factory=set)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def hear(self, message: Message) -> None:
        """A message of the house."""
        if message["type"] != "table_update" or message["match"]:
            return
        table = self.table = message["table"]
        if table["phase"] == "over":
            self.done.set()
        elif table["waits"]:
            self.line.say(type="go_on", round=table["round"])
        elif table["moves"]:
            turn = f"{table['round']} {len(table['turns'])} {table['phase']} {table['drawn']} {table['calls']}"
            if turn not in self._asked:
                self._asked.add(turn)
                task = asyncio.create_task(self._move(table), name="move")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _move(self, table: Message) -> None:
        await asyncio.sleep(self.chance.uniform(*self.thought_s))
        self.line.act(self.chance.choice(table["moves"]), kind="make")

    async def close(self) -> None:
        """Nothing more is done."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

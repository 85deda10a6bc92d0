"""The other end of `karuta.hall.workshop`: a process that does what it is handed, one thing after the other.

`python -m karuta.hall.worker` reads tasks from its standard input and writes what came of them to its standard output,
each as its number and length (four bytes each, big-endian) and a pickle. It ends with its input, so it never outlives
who started it.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO

HEAD = struct.Struct(">II")
"""Number and length of what follows."""
NICENESS = 10
"""People's matches come first."""


def listen(source: BinaryIO, tasks: SimpleQueue[tuple[int, bytes]]) -> None:
    """Takes in tasks. Once no more can come the process ends, whatever it is busy with."""
    while len(head := source.read(HEAD.size)) == HEAD.size:
        number, size = HEAD.unpack(head)
        tasks.put((number, source.read(size)))
    os._exit(0)


def done(task: bytes) -> bytes:
    """What came of a task: the answer and no fault, or the fault as text."""
    try:
        function, given = pickle.loads(task)
        return pickle.dumps((function(*given), ""))
    except Exception:
        return pickle.dumps((None, traceback.format_exc()))


def main() -> None:
    """Works until the input ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    tasks: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, tasks), daemon=True).start()
    # Nothing that some library prints may get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while True:
        number, task = tasks.get()
        answer = done(task)
        answers.write(HEAD.pack(number, len(answer)) + answer)
        answers.flush()


if __name__ == "__main__":
    main()

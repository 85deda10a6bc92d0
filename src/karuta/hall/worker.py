"""The other end of `karuta.hall.workshop`: a process that does what it is handed, one thing after the other.

`python -m karuta.hall.worker` reads tasks from its standard input and writes what came of them to its standard output,
each as a length (four bytes, big-endian) and a pickle. It ends with its input, so it never outlives who started it.
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

LENGTH = struct.Struct(">I")
NICENESS = 10
"""People's matches come first."""


def listen(source: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    """Takes in tasks. Once no more can come the process ends, whatever it is busy with."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        tasks.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def done(task: bytes) -> bytes:
    """What came of a task: its number, and the answer or the fault as text."""
    number, function, given = pickle.loads(task)
    try:
        answer = number, function(*given), ""
    except Exception:
        answer = number, None, traceback.format_exc()
    return pickle.dumps(answer)


def main() -> None:
    """Works until the input ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, tasks), daemon=True).start()
    # Nothing that some library prints may get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while True:
        answer = done(tasks.get())
        answers.write(LENGTH.pack(len(answer)) + answer)
        answers.flush()


if __name__ == "__main__":
    main()

"""A line between browser and house that can be cut and mended, as a bad network does."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from queue import Queue
from random import Random
from time import monotonic, sleep


class CutLine:
    """Passes bytes on between a port of its own and the house, each way `delay_s` later and up to `jitter_s` more, in
    order. While it is cut nobody gets through."""

    def __init__(self, address: str, delay_s: float = 0.0, jitter_s: float = 0.0) -> None:
        self._delay_s, self._jitter_s, self._chance = delay_s, jitter_s, Random(1)
        host, _, port = address.removeprefix("http://").partition(":")
        self._house = (host, int(port))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._whole = True
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._threads = [self._start(self._accept)]

    def cut(self) -> None:
        """All that is under way is lost, and new connections are turned away."""
        self._whole = False
        self._hang_up()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        """To be called at the end."""
        self._whole = False
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._hang_up()
        for thread in self._threads:
            thread.join(10)

    def _start(self, run: object, *given: object) -> threading.Thread:
        thread = threading.Thread(target=run, args=given, daemon=True)  # type: ignore[arg-type]
        thread.start()
        return thread

    def _hang_up(self) -> None:
        while self._ends:
            end = self._ends.pop()
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                page, _ = self._listening.accept()
            except OSError:
                return
            if not self._whole:
                page.close()
                continue
            try:
                house = socket.create_connection(self._house)
            except OSError:
                # The house itself is away.
                page.close()
                continue
            self._ends += [page, house]
            self._threads += [self._start(self._pass, page, house), self._start(self._pass, house, page)]

    def _pass(self, source: socket.socket, to: socket.socket) -> None:
        way: Queue[tuple[float, bytes]] = Queue()
        late = self._start(self._late, way, to)
        with suppress(OSError):
            while data := source.recv(65536):
                way.put((monotonic() + self._delay_s + self._jitter_s * self._chance.random(), data))
        way.put((monotonic() + self._delay_s, b""))
        late.join(10)
        for end in (source, to):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        source.close()

    def _late(self, way: Queue[tuple[float, bytes]], to: socket.socket) -> None:
        while True:
            at, data = way.get()
            sleep(max(0.0, at - monotonic()))
            if not data:
                return
            try:
                to.sendall(data)
            except OSError:
                return

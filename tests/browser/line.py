"""A line between browser and house that can be cut and mended, as a bad network does."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class CutLine:
    """Passes bytes on between a port of its own and the house. While it is cut nobody gets through."""

    def __init__(self, address: str) -> None:
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
            house = socket.create_connection(self._house)
            self._ends += [page, house]
            self._threads += [self._start(self._pass, page, house), self._start(self._pass, house, page)]

    def _pass(self, source: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                to.sendall(data)
        for end in (source, to):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        source.close()

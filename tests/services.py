"""PostgreSQL and Redis for tests: Debian's, started on free ports of this machine, ended by their own processes."""

from __future__ import annotations

import os
import pwd
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

BINARIES = Path("/usr/lib/postgresql")
OPENS_S = 30.0


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@dataclass
class Service:
    """A server: where it is, and how it is ended and started once more."""

    url: str
    port: int
    command: Sequence[str]
    home: Path
    ready: Callable[[int], bool]
    user: str | None = None
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        extra: Sequence[int] | None = [] if self.user else None
        with (self.home / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command, cwd=self.home, stdout=log, stderr=log, user=self.user, extra_groups=extra
            )
        until = time.monotonic() + OPENS_S
        while time.monotonic() < until and self.process.poll() is None:
            if self.ready(self.port):
                return
            time.sleep(0.03)
        raise RuntimeError(f"{self.command[0]} did not start: {(self.home / 'log').read_text()[-2000:]}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it. SIGINT: it says goodbye to nobody; SIGQUIT: PostgreSQL as if it had crashed."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(30)
        self.process = None


@contextmanager
def _running(service: Service) -> Iterator[Service]:
    service.start()
    try:
        yield service
    finally:
        service.stop()


@contextmanager
def _home() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="karuta-") as home:
        # Another user runs the server, and has to get in.
        os.chmod(home, 0o755)
        yield Path(home)


def _binary(name: str) -> str:
    return str(max(BINARIES.glob("*/bin")) / name)


@contextmanager
def postgresql(*, durable: bool = False) -> Iterator[Service]:
    """A PostgreSQL with an empty database. `durable`: it waits for the disk, as it would in earnest."""
    user = "postgres" if os.geteuid() == 0 else None
    port = free_port()
    with _home() as home:
        if user:
            os.chown(home, pwd.getpwnam(user).pw_uid, -1)
        made = [_binary("initdb"), "-D", "data", "-U", "karuta", "-A", "trust", "--locale=C.UTF-8", "--no-sync"]
        extra: Sequence[int] | None = [] if user else None
        subprocess.run(made, cwd=home, user=user, extra_groups=extra, check=True, stdout=subprocess.DEVNULL)
        command = [
            _binary("postgres"), "-D", "data", "-c", f"port={port}", "-c", "listen_addresses=127.0.0.1",
            "-c", f"unix_socket_directories={home}", "-c", f"fsync={'on' if durable else 'off'}",
            "-c", "max_connections=200",
        ]  # fmt: skip
        url = f"postgresql://karuta@127.0.0.1:{port}/postgres"
        with _running(Service(url, port, command, home, _answers, user)) as service:
            yield service


def _answers(port: int) -> bool:
    asked = [_binary("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    return subprocess.run(asked, check=False).returncode == 0


def database(server: Service, name: str, *, like: str = "template1") -> str:
    """A new database in it, as the one that it is made like; its URL."""
    asked = f'CREATE DATABASE "{name}" TEMPLATE "{like}" STRATEGY FILE_COPY'
    psql = [_binary("psql"), "-q", "-h", "127.0.0.1", "-p", str(server.port), "-U", "karuta", "-d", "postgres"]
    subprocess.run([*psql, "-c", asked], check=True)
    return f"postgresql://karuta@127.0.0.1:{server.port}/{name}"


@contextmanager
def redis() -> Iterator[Service]:
    """A Redis that keeps nothing."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with _home() as home, _running(Service(f"redis://127.0.0.1:{port}/0", port, command, home, _listens)) as service:
        yield service


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True

"""`karuta play`: the house on this machine, open in a browser."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import click

from karuta.errors import KarutaError
from karuta.words import say


class UnavailableError(KarutaError):
    """The address can't be listened on."""


@click.command("play")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port; 0: a free one.")
@click.option("--no-open", is_flag=True, help="Don't open a browser.")
@click.option("--seed", help="Seed of every match: fixes deal, order and opponent.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the house.")
@click.option("--voice", default="mei", show_default=True, help="Who reads.")
@click.pass_obj
def command(
    language: str, /, *, host: str, port: int, no_open: bool, seed: str | None, data: Path | None, voice: str
) -> None:
    """Open the house: a page in the browser where you sit down at a mat."""
    listening = listen(host, port)
    from karuta.web.serve import Terms, data_folder, serve  # noqa: PLC0415  --help and a taken port need no server

    def opened() -> None:
        tell_address(language, listening)
        if not no_open and has_display():
            # Some browsers are started in the foreground and would hold up the server.
            threading.Thread(target=webbrowser.open, args=(address_of(listening),), daemon=True).start()

    serve(listening, Terms(data=data or data_folder(), seed=seed, voice=voice), opened)


def tell_address(language: str, listening: socket.socket) -> None:
    """The first line of output: where the house is."""
    click.echo(say(language, "cli-serving", address=address_of(listening)))
    sys.stdout.flush()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; `UnavailableError` says what may be done about a taken port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise UnavailableError(
                f"port {port} on {host} is taken: end the other program or give another port, --port 0 for any",
                key="error-port-taken",
                port=str(port),
                host=host,
            ) from error
        raise UnavailableError(
            f"{host}:{port} can't be listened on: {error.strerror or error}",
            key="error-address",
            host=host,
            port=str(port),
            why=str(error.strerror or error),
        ) from error


def address_of(listening: socket.socket) -> str:
    """The page's address; a socket that listens everywhere is reached by the machine's own name."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def has_display() -> bool:
    """Whether a browser window could be seen."""
    if sys.platform.startswith(("win", "darwin")):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

"""`karuta serve`: the house for others, on one machine or several."""

from __future__ import annotations

import gc
from pathlib import Path

import click

from karuta.cli.play import listen, tell_address


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0: all.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port; 0: a free one.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the house.")
@click.option(
    "--database", default="", envvar="KARUTA_DATABASE", help="postgresql://user@host/name in place of SQLite in --data."
)
@click.option(
    "--bus", default="", envvar="KARUTA_BUS", help="redis://host:6379/0, where several processes are one house."
)
@click.option("--node", default="n1", show_default=True, help="Name of this process, the same at each start.")
@click.option("--base", default="", help="Where pages reach this process, e.g. /node/n1; empty: where they are.")
@click.option("--other", "others", multiple=True, help="Base of another process, if on another origin; repeatable.")
@click.option("--proxy", "proxies", multiple=True, help="Address of a proxy whose word is believed; repeatable.")
@click.option("--metrics-for", "allowed", multiple=True, help="Address that may see /metrics too; repeatable.")
@click.option("--most", default=2000, show_default=True, type=click.IntRange(1), help="Most matches at once.")
@click.option("--voice", default="mei", show_default=True, help="Who reads.")
@click.pass_obj
def command(
    language: str,
    /,
    *,
    host: str,
    port: int,
    data: Path | None,
    database: str,
    bus: str,
    node: str,
    base: str,
    others: tuple[str, ...],
    proxies: tuple[str, ...],
    allowed: tuple[str, ...],
    most: int,
    voice: str,
) -> None:
    """Run the house for others: rooms, accounts, ratings, spectators."""
    listening = listen(host, port)
    # All that is loaded here stays: a tenth of the start would go into looking through it for what nobody needs.
    gc.disable()
    from karuta.web.app import LOOPBACK  # noqa: PLC0415  --help needs no server
    from karuta.web.serve import Terms, data_folder, serve  # noqa: PLC0415

    gc.freeze()
    gc.enable()
    terms = Terms(
        data=data or data_folder(),
        database=database,
        bus=bus,
        node=node,
        base=base.rstrip("/"),
        others=tuple(other.rstrip("/") for other in others),
        proxies=proxies,
        allowed=(*LOOPBACK, *allowed),
        most=most,
        voice=voice,
    )
    serve(listening, terms, lambda: tell_address(language, listening))

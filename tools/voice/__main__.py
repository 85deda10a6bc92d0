"""The command line of the voice builder."""

from __future__ import annotations

from pathlib import Path

import click

from karuta.recital.voice import VOICES

from .measure import figures, table
from .render import ALL, render
from .score import PACES

RHYTHM = next(iter(PACES))


@click.group()
def main() -> None:
    """Render and measure the reader's voice."""


@main.command("render")
@click.option("--rhythm", type=click.Choice(list(PACES)), default=RHYTHM, show_default=True)
@click.option("--folder", type=click.Path(file_okay=False, path_type=Path), default=VOICES / "mei", show_default=True)
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True)
@click.argument("poems", type=click.IntRange(0, 100), nargs=-1)
def render_command(rhythm: str, folder: Path, processes: int, poems: tuple[int, ...]) -> None:
    """Render the POEMS (all 101 when none is named) into a voice folder."""
    render(folder, rhythm, poems or ALL, processes)
    click.echo(f"{folder}: {len(poems or ALL)} poems at {rhythm}")


@main.command("measure")
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path), default=VOICES / "mei")
def measure_command(folder: Path) -> None:
    """Print the figures of a voice folder."""
    click.echo(table(figures(folder)))


if __name__ == "__main__":
    main()

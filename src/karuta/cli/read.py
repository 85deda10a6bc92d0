"""`karuta read`: a whole reading as one file to play, or its order as a list."""

from __future__ import annotations

import os
import re
import secrets
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import click

from karuta.errors import BadInput
from karuta.poems.anthology import Poem, poem
from karuta.poems.kimariji import Unread, opening
from karuta.recital.programme.reading import Reading
from karuta.recital.programme.wish import PACING_LIMITS, PACINGS, PRESETS, Order, wish_of
from karuta.words import negotiate, say

if TYPE_CHECKING:
    from karuta.recital.chapters import Mark
    from karuta.recital.mixing import Chapter, Mix

ORDERS: tuple[str, ...] = get_args(Order)
KINDS = ("wav", "flac", "ogg", "mp3")
CUE = ("wav", "flac")
"""Kinds with a cue sheet beside them."""
MOST_SPAN_S = 600


class Row(NamedTuple):
    """A poem in the order, as it is told when it is read: by its kimariji among those not yet read."""

    place: int
    kimariji: str
    poem: Poem
    dead: bool


def _pace(given: str) -> dict[str, float]:
    """The seconds that 5316, 5-3-1-6 or 6-3-1.5-7 write: lower verse, its last sound held, silence, upper verse."""
    figures = list(given) if re.fullmatch(r"\d{4}", given) else given.split("-")
    try:
        return dict(zip(PACING_LIMITS, map(float, figures), strict=True))
    except ValueError:
        right = ", ".join([*PACINGS, "6-3-1.5-7"])
        raise BadInput(
            f"pace {given!r}: write the seconds of lower verse, its last sound, silence, upper verse: {right}",
            key="error-wish",
            name="--pace",
            given=given,
            right=right,
        ) from None


def _joka(given: str) -> dict[str, int]:
    """How many times the verses of the joka are read: `1-2`, the upper one first."""
    if not re.fullmatch(r"[0-2]-[0-2]", given):
        raise BadInput(
            f"joka {given!r}: write how many times its upper and its lower verse are read, 0 to 2 each, as 1-2",
            key="error-wish",
            name="--joka",
            given=given,
            right="0-0 … 2-2",
        )
    return {"upper": int(given[0]), "lower": int(given[2])}


def rows(reading: Reading) -> Iterator[Row]:
    """The round's poems in the order in which they are read."""
    verse, again = reading.pattern.deciding, reading.wish.order == "replacement"
    unread = Unread(reading.box)
    for place, number in enumerate(reading.order, 1):
        yield Row(place, opening(number, unread.deciding(number, verse), verse), poem(number), number in reading.dead)
        unread = unread if again else unread.without(number, verse)[0]


def _author(of: Poem, language: str) -> str:
    return of.author.kanji if language == "ja" else of.author.romaji


def _list(reading: Reading, language: str) -> None:
    from rich.console import Console  # noqa: PLC0415  help needs no table
    from rich.table import Table  # noqa: PLC0415  as above

    console = Console()
    cells = [
        (str(row.place), row.kimariji, str(row.poem.number), _author(row.poem, language), row.dead)
        for row in rows(reading)
    ]
    if not console.is_terminal:
        for *told, dead in cells:
            click.echo("\t".join([*map(str, told), *(["karafuda"] if dead else [])]))
        return
    table = Table(row_styles=["", "dim"])
    for name, justify in (("place", "right"), ("kimariji", "left"), ("poem", "right"), ("author", "left")):
        table.add_column(say(language, f"read-column-{name}"), justify="right" if justify == "right" else "left")
    for *told, dead in cells:
        author = f"{told[-1]} · {say(language, 'read-dead')}" if dead else str(told[-1])
        table.add_row(*map(str, told[:-1]), author)
    console.print(table)


def _marks(mix: Mix, reading: Reading, language: str) -> list[Mark]:
    from karuta.recital.chapters import Mark  # noqa: PLC0415  help needs no tags

    told = {row.place: row for row in rows(reading)}

    def mark(chapter: Chapter) -> Mark:
        start_ms = chapter.start * 1000 / mix.rate
        if chapter.kind != "poem":
            return Mark(start_ms, say(language, f"read-chapter-{chapter.kind}"))
        row = told[chapter.place]
        author = _author(row.poem, language)
        return Mark(start_ms, f"{row.place}/{len(told)} · {row.kimariji} · {author}", author)

    return [mark(chapter) for chapter in mix.chapters]


@contextmanager
def _part(file: Path) -> Iterator[Path]:
    """A file under another name that takes the name of `file` once it is whole, and is gone if it never is."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
        mask = os.umask(0)
        os.umask(mask)
        part.chmod(0o666 & ~mask)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _write(file: Path, reading: Reading, voice: str, span_s: float, language: str) -> Mix:
    import soundfile  # noqa: PLC0415  help needs no encoder

    from karuta.recital import chapters, mixing  # noqa: PLC0415  as above
    from karuta.recital.voice import VOICES, Voice  # noqa: PLC0415  as above

    kind = file.suffix[1:].lower()
    root = Path(os.environ.get("KARUTA_VOICES") or VOICES)
    verses = mixing.Verses(Voice.recordings(voice, root), reading.wish.pacing)
    mix = mixing.mixed(reading, verses, span_s)
    marks = _marks(mix, reading, language)
    title = say(language, "read-title", count=len(reading.order), seed=reading.wish.seed)
    try:
        with _part(file) as part, _progress(language, mix.length) as told:
            mixing.encode(mix, verses, part, kind, told)
            chapters.write(part, kind, title, marks, mix.seconds * 1000)
            if kind in CUE:
                # With the whole name: a .wav and a .flac of the same name each keep their own.
                with _part(file.with_name(f"{file.name}.cue")) as sheet:
                    sheet.write_text(chapters.cue(file, title, marks), encoding="utf-8")
    except (OSError, soundfile.SoundFileError) as fault:
        raise BadInput(
            f"{str(file)!r} can't be written: {fault}",
            key="error-read-file",
            file=str(file),
            fault=(fault.strerror if isinstance(fault, OSError) else "") or str(fault),
        ) from fault
    return mix


@contextmanager
def _progress(language: str, samples: int) -> Iterator[Any]:
    """A bar on stderr where a person looks on."""
    from rich.console import Console  # noqa: PLC0415  help needs no bar
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say(language, "read-writing"), total=samples)
        yield lambda done: bar.update(task, completed=done)


def _asked(orders: Sequence[str], given: dict[str, Any]) -> dict[str, Any]:
    """The wish that the options make; of presets and of orders the last one counts."""
    asked: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    for name in orders:
        asked["preset" if name in PRESETS else "order"] = name
    # Without a seed nobody else can read the same: it is said at the end.
    return {"seed": secrets.token_hex(4), **asked}


def _checked(file: Path | None, listed: bool) -> None:
    """Refuses before anything is read what would be refused after it."""
    if file is None and not listed:
        raise BadInput("name a file with --out, or ask for the order with --list", key="error-read-nothing")
    if file is not None and file.suffix[1:].lower() not in KINDS:
        raise BadInput(
            f"{str(file)!r}: the ending says what is written: {', '.join(f'.{kind}' for kind in KINDS)}",
            key="error-read-kind",
            file=str(file),
            right=", ".join(f".{kind}" for kind in KINDS),
        )


@click.command("read")
@click.option(
    "--order",
    "orders",
    type=click.Choice([*PRESETS, *ORDERS]),
    multiple=True,
    help="A use (competition, recreation, study, hokkaido, beginners), an order (shuffle, replacement, number, "
    "musume), or one of each: --order study --order number.",
)
@click.option("--poems", metavar="SET", help="Which poems: all, a colour, 1..20, first:mu, length:1-2; -17 without it.")
@click.option("--dead", type=click.IntRange(0, 99), help="How many dead cards are added.")
@click.option("--likeness", type=click.IntRange(0, 100), help="How like the set they are: 0 drawn evenly.")
@click.option("--seed", metavar="TEXT", help="The same seed, the same order, here and in the page's reader.")
@click.option("--pace", metavar="L-H-S-U", help="Seconds: lower verse, its last sound held, silence, upper verse.")
@click.option("--pattern", metavar="2/1", help="What is read: 1 upper, 2 lower verse; before / of the last poem.")
@click.option("--joka", metavar="1-2", help="How many times the joka's upper and lower verse are read.")
@click.option("--span", type=click.FloatRange(0, MOST_SPAN_S), help="Seconds where a person would tap to go on.")
@click.option("--voice", default="mei", show_default=True, help="Who reads.")
@click.option("--list", "listed", is_flag=True, help="Print the order: place, kimariji, number, author.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="File to write: .wav .flac .ogg .mp3.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    *,
    orders: tuple[str, ...],
    pace: str | None,
    joka: str | None,
    span: float | None,
    voice: str,
    listed: bool,
    out: Path | None,
    **given: Any,
) -> None:
    """A whole reading as one file with chapters, or its order as a list.

    The uses are those of the page's reader: competition reads the lower verse of the last poem, a second of silence and
    the upper verse of the next; the other options change what a use sets.
    """
    language = ctx.obj or negotiate(os.environ)
    _checked(out, listed)
    given["pacing"] = None if pace is None else _pace(pace)
    given["joka"] = None if joka is None else _joka(joka)
    wish = wish_of(_asked(orders, given))
    reading = Reading.begin(wish)
    if listed:
        _list(reading, language)
    if out is not None:
        mix = _write(out, reading, voice, wish.span_s if span is None else span, language)
        minutes, seconds = divmod(round(mix.seconds), 60)
        length = f"{minutes}:{seconds:02d}"
        click.echo(say(language, "read-written", file=str(out), count=len(reading.order), length=length), err=listed)
    if given["seed"] is None:
        click.echo(say(language, "read-seed", seed=wish.seed), err=True)

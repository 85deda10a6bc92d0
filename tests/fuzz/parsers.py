"""What reads text and bytes of strangers, under atheris: `python tests/fuzz/parsers.py PARSER [options of libFuzzer]`.

Whatever comes, a parser answers, or refuses by an error of the house. `-max_total_time=600` looks for ten minutes; a
folder given as the last word keeps what was found on the way.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["karuta.games", "karuta.poems", "karuta.mat", "karuta.web"]):
    from karuta.errors import KarutaError
    from karuta.games import notations
    from karuta.games.notations import NOTATIONS
    from karuta.games.record import _check
    from karuta.games.registry import GAMES
    from karuta.web.games import replay_of
    from karuta.web.sockets import understood

Parser = Callable[[bytes], None]
SEATS = {"chirashi": 2, "genpei": 6, "relay": 6, "shimo": 6, "bozu": 4}


def wire(data: bytes) -> None:
    """A frame of a page."""
    understood(data)


def record(data: bytes) -> None:
    """A record as text."""
    with suppress(KarutaError):
        notations.parse(_text(data))
    notations.parse(_checked(data))


def rules(data: bytes) -> None:
    """Options of any game, as a person writes them."""
    text = _text(data[1:])
    names = sorted(GAMES)
    game = GAMES[names[data[0] % len(names)]] if data else GAMES["kyogi"]
    game.rules(text)


def replay(data: bytes) -> None:
    """A record that somebody brings along, as the page gets it."""
    text = _checked(data)
    replay_of(notations.parse(text), text)


PARSERS: dict[str, Parser] = {each.__name__: each for each in (wire, record, rules, replay)}


def every(data: bytes) -> None:
    """All of them in one process: the first byte says which."""
    if data:
        tuple(PARSERS.values())[data[0] % len(PARSERS)](data[1:])


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _checked(data: bytes) -> str:
    """A record whose last line is right for what stands before it, so that more than that line is tried."""
    lines = [line.rstrip() for line in _text(data).splitlines() if not line.startswith("check ")]
    return "\n".join([*lines, _check(lines), ""])


def _records() -> Iterator[bytes]:
    for name, notation in NOTATIONS.items():
        game = GAMES[name]
        seats = SEATS.get(name, 2)
        state = game.new(game.rules(""), "fuzz", seats)
        kept = notation.record_of(state, tuple("ABCDEF"[:seats]), (), {"Date": "2026-11-30"})
        yield notations.write(kept).encode()


def seeds(parser: str) -> Iterator[bytes]:
    """What it should understand, to begin with."""
    if parser == "every":
        for at, name in enumerate(PARSERS):
            yield from (bytes([at]) + seed for seed in seeds(name))
    elif parser in ("record", "replay"):
        yield from _records()
    elif parser == "rules":
        for at, name in enumerate(sorted(GAMES)):
            yield bytes([at]) + ",".join(f"{option.name}=1" for option in GAMES[name].options).encode()[:400]
    else:
        yield b'{"type":"hello","protocol":1,"language":"en"}'
        yield b'{"type":"touch","reading":1,"pointer":1,"input":"mouse","samples":[[1,2,3]],"up":true}'
        yield b'{"type":"begin","game":"koikoi","players":[null,"momo"],"names":["A"],"rules":{"rounds":2}}'


def main() -> None:
    """Looks for what a parser does not bear."""
    name, *options = sys.argv[1:]
    parser = {**PARSERS, "every": every}[name]

    def borne(data: bytes) -> None:
        with suppress(KarutaError):
            parser(data)

    with tempfile.TemporaryDirectory(prefix="karuta-fuzz-") as folder:
        for at, seed in enumerate(seeds(name)):
            Path(folder, f"seed{at}").write_bytes(seed)
        atheris.Setup([sys.argv[0], "-timeout=20", "-max_len=4096", *options, folder], borne)
        atheris.Fuzz()


if __name__ == "__main__":
    main()

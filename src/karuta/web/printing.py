"""Cards and sheets on paper, and decks for Anki: orders of a page as JSON, files as answers.

Setting a hundred cards takes a processor for half a second or more. It is done in a process of its own, of low priority
(`karuta.hall.workshop`), so that no match waits for it; orders are worked through one after the other, and one that
takes too long ends the process, not the house. What sets and packs is loaded when it is asked for first (`_printer`):
the start of a house, which matches may wait for, does not wait for it.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from functools import cache
from importlib import import_module
from time import time
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from karuta.errors import BadInput, KarutaError
from karuta.hall.workshop import WorkError, Workshop
from karuta.print.order import CHOICES, Order
from karuta.print.sizes import PAPERS, SIZES, grid_of
from karuta.web.data import Sheet, sheet
from karuta.web.guard import form, from_own_page, refused
from karuta.web.pages import ASK_AGAIN

if TYPE_CHECKING:
    from karuta.print.press import Made, Refusal

PATIENCE_S: Final = 30.0
"""How long an order may take once it is its turn; the largest takes some 5 s on a slow machine."""
MOST_WAITING: Final = 24
"""Orders in the process and before it."""
REST_S: Final = 300.0
"""After so long without an order the process ends: fonts and pictures are some 290 MB."""
LAYOUTS: Final = ("3x3", "5x2", "2x2", "4x4", "8x3", "4x3", "2x1", "1x2", "1x1")
"""Columns x rows that are offered where they fit."""
_log = structlog.get_logger("karuta.web")

T = TypeVar("T")


async def _printer() -> ModuleType:
    """`karuta.print.press`, beside all else that goes on."""
    return await asyncio.to_thread(import_module, "karuta.print.press")


class Press:
    """The process that sets and packs. It is started with the first order."""

    def __init__(self, *, patience_s: float = PATIENCE_S, most: int = MOST_WAITING, rest_s: float = REST_S) -> None:
        self.patience_s, self._most, self._rest_s = patience_s, most, rest_s
        self._workshop: Workshop | None = None
        self._turn = asyncio.Lock()
        self._orders = 0
        self._rest: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return self._workshop.pid if self._workshop is not None else None

    async def run(self, function: Callable[..., T], *given: Any) -> T:
        """What `function(*given)` makes, a function of a module; `KarutaError` if it refuses, fails, takes too long."""
        if self._orders >= self._most:
            raise KarutaError("too many orders are being printed: try again", key="error-print-busy")
        self._orders += 1
        try:
            async with self._turn:
                made = await self._worked(function, given)
        finally:
            self._orders -= 1
            self._rest_later()
        if isinstance(made, (await _printer()).Refusal):
            raise BadInput(made.text, key=made.key, **made.facts)
        return made  # type: ignore[return-value]

    async def _worked(self, function: Callable[..., T], given: tuple[Any, ...]) -> T | Refusal:
        worked = (await _printer()).worked
        try:
            if self._workshop is None or self._workshop.closed:
                await self._end()
                self._workshop = await Workshop.open()
            made: T | Refusal = await asyncio.wait_for(self._workshop.run(worked, function, *given), self.patience_s)
        except TimeoutError as error:
            await self._end()
            raise KarutaError("that takes too long: ask for less", key="error-print-slow") from error
        except (WorkError, OSError) as error:
            _log.error("nothing was printed", fault=str(error))
            raise KarutaError("it could not be printed: try again", key="error-print-failed") from error
        return made

    def _rest_later(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.create_task(self._idle(), name="press rests")

    async def _idle(self) -> None:
        await asyncio.sleep(self._rest_s)
        async with self._turn:
            await self._end()

    async def _end(self) -> None:
        if self._workshop is not None:
            await self._workshop.close()
            self._workshop = None

    async def close(self) -> None:
        """Ends the process at once."""
        if self._rest is not None:
            self._rest.cancel()
            await asyncio.gather(self._rest, return_exceptions=True)
        await self._end()


def _answer(request: Request, made: Made, *, kept: bool) -> Response:
    """`kept`: to be put on the disk of who asked, under its name."""
    how = "attachment" if kept else "inline"
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
    content = gzip.decompress(made.content) if made.packed and not takes_gzip else made.content
    headers = {
        "content-disposition": f'{how}; filename="{made.name}"',
        "cache-control": "no-store",
        # With an encoding of its own nothing is compressed on the way: some MB would stop the house for that long.
        "content-encoding": "gzip" if made.packed and takes_gzip else "identity",
    }
    headers |= {f"x-print-{name}": value for name, value in made.facts.items()}
    return Response(content, media_type=made.media, headers=headers)


async def _made(request: Request, what: str, *given: Any, kept: bool) -> Response:
    """`what` is the function of `karuta.print.press`."""
    press: Press = request.app.state.press
    try:
        from_own_page(request)
        wish = await form(request, dict[str, Any])
        return _answer(request, await press.run(getattr(await _printer(), what), wish, *given), kept=kept)
    except KarutaError as error:
        return refused(error)


async def _pdf(request: Request) -> Response:
    return await _made(request, "pdf", kept=True)


async def _page(request: Request) -> Response:
    """`?page=` from 1."""
    given = request.query_params.get("page", "1")
    # A number of so many digits that nobody has so much paper, and the process says how much there is.
    number = int(given) if given.isascii() and given.isdigit() and len(given) < 6 else 0
    return await _made(request, "seen", number, kept=False)


async def _apkg(request: Request) -> Response:
    return await _made(request, "apkg", time(), kept=True)


async def _options(request: Request) -> Response:
    await _printer()
    told = options()
    headers = {"etag": told.tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match", "").removeprefix("W/") == told.tag:
        return Response(status_code=304, headers=headers)
    return Response(told.body, media_type="application/json", headers=headers)


@cache
def options() -> Sheet:
    """What can be asked for: kinds and their fields with the usual values, sizes, layouts that fit, sheets, faces."""
    from karuta.print import anki, papers, press  # noqa: PLC0415  heavy

    return sheet(
        {
            "kinds": [*CHOICES["kind"], press.DECK, press.SHEET],
            "choices": {name: choices for name, choices in CHOICES.items() if name != "kind"},
            "usual": msgspec.structs.asdict(Order()),
            "usual_size": {kind: str(Order(kind=kind).card) for kind in CHOICES["kind"]},
            "sizes": list(SIZES),
            "papers": {name: str(size) for name, size in PAPERS.items()},
            "layouts": {paper: {size: _layouts(size, paper) for size in SIZES} for paper in PAPERS},
            "sheets": [
                {"name": name, "title": title, "options": dict(papers.OPTIONS[name])}
                for name, title in papers.PAPERS.items()
            ],
            "anki": {"faces": anki.FACES, "pairs": anki.PAIRS},
        }
    )


def _layouts(size: str, paper: str) -> list[str]:
    found = []
    for layout in LAYOUTS:
        try:
            grid_of(SIZES[size], paper, layout, 100)
        except BadInput:
            continue
        found.append(layout)
    return found


ROUTES: Final = [
    Route("/print", _pdf, methods=["POST"]),
    Route("/print/preview", _page, methods=["POST"]),
    Route("/print/options.json", _options),
    Route("/anki", _apkg, methods=["POST"]),
]

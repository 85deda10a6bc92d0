"""The web application: the page, its data, sound, records, and the socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from karuta.hall.house import House
from karuta.web import data, records
from karuta.web.data import Sheet
from karuta.web.headers import Guarded
from karuta.web.pages import ASK_AGAIN, STATIC, Page
from karuta.web.session import Desk
from karuta.web.sockets import endpoint
from karuta.web.sound import sound
from karuta.words import negotiate


def create(house: House, voices: tuple[str, ...] = ("mei",), static: Path = STATIC) -> Starlette:
    """The application of one process. `voices` are the names of those that read here."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(house.run(), name="sweeper")
        yield
        sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await sweeper
        await house.close()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws", endpoint),
            Route("/health", _health),
            Route("/data/poems.json", _poems),
            Route("/data/glossary.json", _glossary),
            Route("/sound/{match}/{token}.mp3", sound),
            Route("/match/{match}/record", records.record),
            Route("/match/{match}/replay", records.replay),
            Route("/replay", records.uploaded, methods=["POST"]),
            Mount("/", Page(static)),
        ],
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=1000)],
        lifespan=lifespan,
    )
    app.state.house, app.state.desk = house, Desk(house, voices)
    return app


async def _health(request: Request) -> Response:
    return JSONResponse({"matches": len(request.app.state.house)}, headers={"cache-control": "no-store"})


def language_of(request: Request) -> str:
    """The language that the query asks for, else that of the browser."""
    return negotiate(request.query_params.get("language") or request.headers.get("accept-language"))


def _json(request: Request, sheet: Sheet) -> Response:
    headers = {"etag": sheet.tag, "cache-control": ASK_AGAIN, "vary": "accept-language, accept-encoding"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == sheet.tag:
        return Response(status_code=304, headers=headers)
    return Response(sheet.body, media_type="application/json", headers=headers)


async def _poems(request: Request) -> Response:
    return _json(request, data.poems(language_of(request)))


async def _glossary(request: Request) -> Response:
    return _json(request, data.glossary(language_of(request)))

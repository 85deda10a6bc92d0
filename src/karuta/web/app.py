"""The web application: the page, its data, sound, records, and the socket."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from karuta.bus.local import LocalChannels
from karuta.hall.house import House
from karuta.hall.lobby import Lobby
from karuta.hall.ports import Channels
from karuta.recital.voice import VOICES
from karuta.store import Store
from karuta.web import accounts, data, passkeys, profiles, records
from karuta.web.accounts import Register
from karuta.web.data import Sheet
from karuta.web.headers import Guarded, origins
from karuta.web.limits import REPLAYS, Limits
from karuta.web.metrics import Figures, health, metrics
from karuta.web.pages import ASK_AGAIN, STATIC, Page
from karuta.web.passkeys import Passkeys
from karuta.web.printing import ROUTES as PRINTING
from karuta.web.printing import Press
from karuta.web.session import Desk
from karuta.web.sockets import endpoint
from karuta.web.sound import sound
from karuta.web.turnstile import Turnstile
from karuta.web.visitors import Doorman, Visitors
from karuta.web.voices import ROUTES as RECORDINGS
from karuta.web.voices import Shelf
from karuta.web.watch import Stages
from karuta.words import negotiate

LOOPBACK = ("127.0.0.1", "::1")


def create(
    house: House,
    voices: tuple[str, ...] = ("mei",),
    static: Path = STATIC,
    *,
    recordings: Path = VOICES,
    store: Store | None = None,
    channels: Channels | None = None,
    bases: Sequence[str] = (),
    allowed: Iterable[str] = LOOPBACK,
    limits: Limits = Limits(),  # noqa: B008  a value
) -> Starlette:
    """The application of one process. `voices` are the names of those that read here, and pages get the whole voices of
    `recordings`. Without a `store` there are no accounts and nothing outlasts the process. `bases`: where pages reach
    the other processes of the house; `allowed`: addresses that may see /metrics."""
    figures = Figures(house, store)
    channels = channels or LocalChannels()
    stages = Stages(house, channels)
    lobby = Lobby(house, channels, *((store.rooms, store.ratings) if store is not None else ()))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.hold()
        await stages.start()
        await lobby.start()
        tasks = [
            asyncio.create_task(house.run(), name="sweeper"),
            asyncio.create_task(figures.watch(), name="figures"),
            asyncio.create_task(doorman.watch(), name="doorman"),
        ]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await lobby.stop()
        await stages.stop()
        await house.close()
        await app.state.press.close()
        await channels.close()
        if store is not None:
            await store.close()

    secret = store.secret if store is not None else secrets.token_bytes(32)
    doorman = Doorman(secret, store.people if store is not None else None)
    app = Starlette(
        routes=[
            WebSocketRoute("/ws", endpoint),
            Route("/health", health),
            Route("/metrics", metrics),
            Route("/data/poems.json", _poems),
            Route("/data/glossary.json", _glossary),
            Route("/sound/{match}/{token}.mp3", sound),
            Route("/match/{match}/record", records.record),
            Route("/match/{match}/replay", records.replay),
            Route("/replay", records.uploaded, methods=["POST"]),
            *RECORDINGS,
            *PRINTING,
            Mount("/api", routes=[*accounts.ROUTES, *passkeys.ROUTES, *profiles.ROUTES]),
            Mount("/", Page(static)),
        ],
        middleware=[
            Middleware(Guarded, bases=bases),
            Middleware(Turnstile, limits=limits),
            Middleware(GZipMiddleware, minimum_size=1000),
            Middleware(Visitors, doorman=doorman),
        ],
        lifespan=lifespan,
    )
    state = app.state
    state.house, state.desk = house, Desk(house, voices, channels, lobby)
    state.store, state.channels, state.stages, state.figures = store, channels, stages, figures
    state.shelf, state.press = Shelf(recordings), Press()
    state.doorman, state.allowed, state.origins = doorman, frozenset(allowed), origins(bases)
    state.register = Register(store.people, doorman) if store is not None else None
    state.passkeys = Passkeys(secret)
    # Beside each other as many records as leave the machine to the matches.
    state.replays = asyncio.Semaphore(REPLAYS)
    return app


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

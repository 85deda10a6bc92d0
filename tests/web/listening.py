"""A real uvicorn on a free port, in the loop of the test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn


@asynccontextmanager
async def listening(config: uvicorn.Config) -> AsyncIterator[int]:
    """The port on which what `config` says is served."""
    config.port = 0
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        await server.shutdown()

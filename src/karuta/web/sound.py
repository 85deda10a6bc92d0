"""The reader's voice over HTTP: clips by their tokens."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from karuta.hall.host import Host
from karuta.hall.house import House
from karuta.hall.sounds import Sounds


async def sound(request: Request) -> Response:
    """A clip by its token; nothing in the answer names it. A sealed one is to be had at once, for any other the answer
    waits until it may be. One that was recalled meanwhile is nothing, without a reproach: 204."""
    house: House = request.app.state.house
    token = request.path_params["token"]
    sounds = _sounds(house, request.path_params["match"])
    found = None if sounds is None else sounds.find(token)
    if sounds is not None and found is not None and found.seal is None:
        try:
            await house.clock.until(found.from_ms)
        except asyncio.CancelledError:
            # The server is told to end while a page waits for its sound.
            return Response(status_code=503)
        # It may have been recalled while it was waited for: a hand went up.
        found = sounds.find(token)
    if found is None:
        recalled = sounds is not None and sounds.was_recalled(token)
        return Response(status_code=204 if recalled else 404, headers={"cache-control": "no-store"})
    body = await asyncio.to_thread(found.body)
    # Encoding "identity" keeps the compressor off what is compressed already.
    headers = {"cache-control": "no-store", "content-encoding": "identity"}
    if found.seal is not None:
        return Response(body, media_type="application/octet-stream", headers=headers)
    return Response(body, media_type="audio/mpeg", headers=headers | {"x-first": str(found.first)})


def _sounds(house: House, match: str) -> Sounds | None:
    playing = house.playing(match)
    host = None if playing is None else playing.live.host
    return host.sounds if isinstance(host, Host) else None

"""Lets in as much as `karuta.web.limits` allow, before anything else of the house is asked."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from karuta.errors import KarutaError
from karuta.web.guard import refused
from karuta.web.limits import Doors, Limits, Throttle, here, source

COSTLY: Final = ("/replay", "/match/", "/api/people", "/api/leaders", "/api/room", "/print", "/anki")
"""Beginnings of what takes the house some work to answer."""
TRY_AGAIN_LATER: Final = 1013
"""The code with which a socket is closed that does not fit."""


class Turnstile:
    """Refuses sockets and requests beyond the limits with an answer of its own."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._doors = Doors(limits)
        self._requests = Throttle(*limits.requests)
        self._costly = Throttle(*limits.costly)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if scope["type"] == "websocket":
            await self._socket(address, scope, receive, send)
            return
        if scope["type"] == "http" and not here(address) and not self._allows(source(address), scope["path"]):
            error = KarutaError("too many requests: wait a little", key="error-too-many")
            await refused(error)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def _socket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as open_now:
            try:
                open_now.enter_context(self._doors.open(address))
            except KarutaError as error:
                # Accepted first: a browser tells its page the code of an open line only.
                await receive()
                await send({"type": "websocket.accept"})
                await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": error.key})
                return
            await self.app(scope, receive, send)

    def _allows(self, place: str, path: str) -> bool:
        return self._requests.allows(place) and (not path.startswith(COSTLY) or self._costly.allows(place))

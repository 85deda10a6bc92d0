"""What is asked before anything is changed over HTTP: does it come from our own page, is it JSON, is it short enough,
is it not asked too often. Each refusal says what would be right."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from karuta import protocol as wire
from karuta.errors import BadInput, KarutaError
from karuta.web.limits import BODY_S
from karuta.web.visitors import Doorman, visit_of

T = TypeVar("T")
TOKEN = "x-karuta-token"
BODY_BYTES = 16_384
STATUS = {
    "error-forged": 403,
    "error-banned": 403,
    "error-banned-for-good": 403,
    "error-sign-in": 401,
    "error-sign-in-first": 401,
    "error-too-many": 429,
    "error-too-many-tries": 429,
    "error-account-none": 404,
    "error-profile-none": 404,
    "error-name-taken": 409,
    "error-body-long": 413,
    "error-body-slow": 408,
    "error-store-away": 503,
    "error-print-busy": 503,
    "error-print-slow": 503,
    "error-print-failed": 500,
}
"""Of refusals; 400 for all others."""


def own_origin(connection: HTTPConnection) -> bool:
    """Whether a browser's page is of this house: of this process, or of another one of it (`app.state.origins`). What
    is no browser names no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in connection.app.state.origins:
        return True
    return origin.split("://", 1)[-1] == connection.headers.get("host", "")


def from_own_page(request: Request) -> None:
    """Refuses work that a page of another site asks for."""
    if not own_origin(request) or request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise KarutaError("this was not asked from a page of this house", key="error-forged")


def checked(request: Request) -> None:
    """Refuses a change that another site may have had the browser ask for."""
    from_own_page(request)
    doorman: Doorman = request.app.state.doorman
    token = doorman.token(visit_of(request).session)
    given = request.headers.get(TOKEN, "")
    if not compare_digest(given.encode(), token.encode()):
        raise KarutaError(f"header {TOKEN} is missing or old: load the page again", key="error-forged")


async def form(request: Request, kind: type[T]) -> T:
    """The body as `kind`; `BadInput` quotes what is wrong with it."""
    media = request.headers.get("content-type", "").split(";")[0].strip()
    if media != "application/json":
        raise BadInput(f"content-type {media[:40]!r}: send application/json", key="error-body", given=media[:40])
    body = await body_of(request, BODY_BYTES)
    if body is None:
        raise BadInput(f"more than {BODY_BYTES} bytes", key="error-body-long", most=BODY_BYTES)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        # The body may hold a password: what is wrong is said, not what was sent.
        raise BadInput(f"the form can't be read: {error}", key="error-body", given=str(error)[:80]) from error


async def body_of(request: Request, most: int) -> bytes | None:
    """The body; None if it has more than `most` bytes. `BadInput` if it does not come to its end."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_S):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    return None
    except (TimeoutError, ClientDisconnect) as error:
        raise BadInput(f"the body did not come within {BODY_S:g} s", key="error-body-slow") from error
    return bytes(body)


def answer(data: Any, status: int = 200) -> Response:
    """`data` as JSON that nobody keeps."""
    return Response(
        msgspec.json.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def refused(error: KarutaError) -> Response:
    """The refusal in the words of the wire."""
    told = answer(wire.Refused("", error.key, dict(error.facts), str(error)), STATUS.get(error.key, 400))
    if told.status_code == 429:
        told.headers["retry-after"] = str(error.facts.get("seconds", 10))
    return told

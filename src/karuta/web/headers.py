"""What the browser is told about every answer: nothing but our own origin, no frames, no guessing of types."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    # One policy, that gives the address of the installed app's worker and no other (browser/src/installed.ts).
    "trusted-types karuta-worker",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Isolated pages get event stamps in steps of 5 us instead of 100 us.
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
}
TLS_ONLY = "max-age=31536000"
OF_MATCHES = ("/sound/", "/match/")


def policy(bases: Sequence[str] = ()) -> str:
    """What a page may load and reach: its own house, and the other processes of it.

    >>> policy(("http://b:1",)).split("; ")[1]
    "connect-src 'self' http://b:1 ws://b:1"
    """
    reached = [base for base in bases if "://" in base]
    sockets = [base.replace("http", "ws", 1) for base in reached]
    connect = " ".join(("connect-src 'self'", *reached, *sockets))
    return "; ".join((POLICY[0], connect, *POLICY[1:]))


def origins(bases: Sequence[str]) -> frozenset[str]:
    """Those of the pages of a house whose processes are at `bases`.

    >>> origins(("http://b:1/x", "/node/n2"))
    frozenset({'http://b:1'})
    """
    return frozenset("/".join(base.split("/", 3)[:3]) for base in bases if "://" in base)


class Guarded:
    """Adds `HEADERS` to every HTTP answer, and the policy of a house whose other processes are at `bases`. Their pages
    may read what belongs to a match that is hosted here."""

    def __init__(self, app: ASGIApp, bases: Sequence[str] = ()) -> None:
        self.app = app
        self._policy = policy(bases)
        self._origins = frozenset(origin.encode() for origin in origins(bases))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        origin = self._origin(scope)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", self._policy)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", TLS_ONLY)
                if origin is not None:
                    headers["access-control-allow-origin"] = origin
                    headers["access-control-expose-headers"] = "x-first"
                    headers["cross-origin-resource-policy"] = "cross-origin"
                    headers.add_vary_header("origin")
            await send(message)

        await self.app(scope, receive, guarded)

    def _origin(self, scope: Scope) -> str | None:
        """The page of another process that asks for something of a match."""
        if not scope["path"].startswith(OF_MATCHES):
            return None
        given = next((value for name, value in scope["headers"] if name == b"origin"), b"")
        return given.decode("latin-1") if given in self._origins else None

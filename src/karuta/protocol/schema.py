"""JSON Schema of the wire, game by game."""

from __future__ import annotations

from typing import Any

import msgspec

from karuta.protocol import koikoi, kyogi, message
from karuta.protocol.welcome import Welcome

GAMES: dict[str, tuple[str, Any, Any, Any]] = {
    "kyogi": (
        "Wire",
        message.ClientMessage | kyogi.ClientMessage,
        Welcome | message.ServerMessage | kyogi.ServerMessage,
        kyogi.Replay,
    ),
    "koikoi": ("KoikoiWire", koikoi.KoikoiClientMessage, koikoi.KoikoiServerMessage, koikoi.KoikoiReplay),
}
"""Title, messages of the page, messages of the house, and the replay. Kyōgi's hold what all conversations have."""


def schema(game: str) -> dict[str, Any]:
    """All messages of a game under one titled object. `KeyError` for a game that has no wire."""
    title, *kinds = GAMES[game]
    (client, server, replay), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "title": title,
        "type": "object",
        "properties": {"client": client, "server": server, "replay": replay},
        "required": ["client", "server", "replay"],
        "$defs": parts,
    }

"""JSON Schema of the wire, game by game."""

from __future__ import annotations

from typing import Any

import msgspec

from karuta.protocol import cards, koikoi, kyogi, lobby, message, people, scatter
from karuta.protocol.begin import Begin
from karuta.protocol.welcome import Welcome

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "kyogi": (
        "Wire",
        {
            "client": message.ClientMessage | Begin | kyogi.ClientMessage,
            "server": Welcome | message.ServerMessage | kyogi.ServerMessage,
            "replay": kyogi.Replay,
            "scatter_replay": scatter.ScatterReplay,
        },
    ),
    "koikoi": (
        "KoikoiWire",
        {
            "client": koikoi.KoikoiClientMessage,
            "server": koikoi.KoikoiServerMessage,
            "replay": koikoi.KoikoiReplay,
            "cards_replay": cards.CardsReplay,
        },
    ),
    "hall": (
        "HallWire",
        {
            "client": lobby.LobbyClientMessage,
            "server": lobby.LobbyServerMessage,
            "sign_up": people.SignUp,
            "sign_in": people.SignIn,
            "change": people.ChangeAccount,
            "deletion": people.DeleteAccount,
            "passkey_wish": people.PasskeyWish,
            "passkey_proof": people.PasskeyProof,
            "me": people.Me,
            "profile": people.Profile,
            "leaders": people.Leaders,
        },
    ),
}
"""Title, and what is said: messages of the page, messages of the house, replays. Those of the mats, by kyōgi's name,
hold what all conversations have; those of the tables of cards go by Koi-Koi's; lobby, rooms
and people by the hall's."""


def schema(game: str) -> dict[str, Any]:
    """All messages of the games of one kind under one titled object. `KeyError` for a name that has no wire."""
    title, said = GAMES[game]
    shapes, parts = msgspec.json.schema_components(said.values(), ref_template="#/$defs/{name}")
    return {
        "title": title,
        "type": "object",
        "properties": dict(zip(said, shapes, strict=True)),
        "required": list(said),
        "$defs": parts,
    }

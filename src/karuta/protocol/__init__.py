"""The wire: every message between the page and the house, as tagged JSON over one WebSocket (docs/protocol.md).

`python -m karuta.protocol kyogi` (or `koikoi`) prints the JSON Schema from which the page's TypeScript types are made.
House times are ms of the server's monotonic clock; the page learns its offset by `Sync`.
"""

from karuta.protocol import koikoi, kyogi, message
from karuta.protocol.koikoi import (
    Advice,
    Advise,
    Advised,
    GoOn,
    KoikoiCharacter,
    KoikoiFrame,
    KoikoiHouse,
    KoikoiReplay,
    KoikoiTable,
    Make,
    Seated,
    SitDown,
    TableUpdate,
    Tempo,
)
from karuta.protocol.kyogi import (
    Act,
    Cancelled,
    CaptionMora,
    Character,
    Clip,
    Frame,
    Hint,
    LayOut,
    Open,
    Opened,
    Pause,
    Programme,
    Replay,
    Setting,
    Swept,
    Table,
    Touch,
    Update,
)
from karuta.protocol.message import PROTOCOL, Hello, Leave, Note, OptionInfo, Pace, Refused, Sync, Synced, TakeBack
from karuta.protocol.welcome import Welcome

ClientMessage = message.ClientMessage | kyogi.ClientMessage | koikoi.KoikoiClientMessage
ServerMessage = Welcome | message.ServerMessage | kyogi.ServerMessage | koikoi.KoikoiServerMessage

__all__ = [
    "PROTOCOL",
    "Act",
    "Advice",
    "Advise",
    "Advised",
    "Cancelled",
    "CaptionMora",
    "Character",
    "ClientMessage",
    "Clip",
    "Frame",
    "GoOn",
    "Hello",
    "Hint",
    "KoikoiCharacter",
    "KoikoiFrame",
    "KoikoiHouse",
    "KoikoiReplay",
    "KoikoiTable",
    "LayOut",
    "Leave",
    "Make",
    "Note",
    "Open",
    "Opened",
    "OptionInfo",
    "Pace",
    "Pause",
    "Programme",
    "Refused",
    "Replay",
    "Seated",
    "ServerMessage",
    "Setting",
    "SitDown",
    "Swept",
    "Sync",
    "Synced",
    "Table",
    "TableUpdate",
    "TakeBack",
    "Tempo",
    "Touch",
    "Update",
    "Welcome",
]

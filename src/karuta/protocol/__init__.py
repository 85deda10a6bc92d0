"""The wire: every message between the page and the house, as tagged JSON over one WebSocket (docs/protocol.md).

`python -m karuta.protocol kyogi` (or `koikoi`, `hall`) prints the JSON Schema from which the page's types are made.
House times are ms of the server's monotonic clock; the page learns its offset by `Sync`.
"""

from karuta.protocol import koikoi, kyogi, lobby, message
from karuta.protocol.begin import Begin, FormatInfo, GameInfo, PlayerInfo
from karuta.protocol.cards import BozuTable, CardsFrame, CardsReplay, HanaawaseTable
from karuta.protocol.koikoi import (
    Advice,
    Advise,
    Advised,
    GoOn,
    KoikoiFrame,
    KoikoiReplay,
    KoikoiTable,
    Make,
    Seated,
    TableUpdate,
    Tempo,
)
from karuta.protocol.kyogi import (
    Act,
    Cancelled,
    CaptionMora,
    Clip,
    Contest,
    Frame,
    LayOut,
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
from karuta.protocol.message import (
    PROTOCOL,
    Hello,
    Hint,
    Leave,
    Note,
    OptionInfo,
    Pace,
    Refused,
    Sync,
    Synced,
    TakeBack,
)
from karuta.protocol.scatter import ScatterFrame, ScatterReplay, ScatterTable
from karuta.protocol.welcome import Welcome

ClientMessage = (
    message.ClientMessage | Begin | kyogi.ClientMessage | koikoi.KoikoiClientMessage | lobby.LobbyClientMessage
)
ServerMessage = (
    Welcome | message.ServerMessage | kyogi.ServerMessage | koikoi.KoikoiServerMessage | lobby.LobbyServerMessage
)

__all__ = [
    "PROTOCOL",
    "Act",
    "Advice",
    "Advise",
    "Advised",
    "Begin",
    "BozuTable",
    "Cancelled",
    "CaptionMora",
    "CardsFrame",
    "CardsReplay",
    "ClientMessage",
    "Clip",
    "Contest",
    "FormatInfo",
    "Frame",
    "GameInfo",
    "GoOn",
    "HanaawaseTable",
    "Hello",
    "Hint",
    "KoikoiFrame",
    "KoikoiReplay",
    "KoikoiTable",
    "LayOut",
    "Leave",
    "Make",
    "Note",
    "Opened",
    "OptionInfo",
    "Pace",
    "Pause",
    "PlayerInfo",
    "Programme",
    "Refused",
    "Replay",
    "ScatterFrame",
    "ScatterReplay",
    "ScatterTable",
    "Seated",
    "ServerMessage",
    "Setting",
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

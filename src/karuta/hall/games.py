"""The games of the house as they are hosted: the only place in the live house that knows them by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.bozu.events import Event as BozuEvent
from karuta.games.bozu.game import BOZU
from karuta.games.bozu.rules import rules_from as bozu_rules
from karuta.games.chirashi.game import CHIRASHI
from karuta.games.chirashi.rules import rules_from as chirashi_rules
from karuta.games.gather.events import Event as GatherEvent
from karuta.games.genpei.game import GENPEI
from karuta.games.genpei.rules import rules_from as genpei_rules
from karuta.games.goshoku.game import GOSHOKU
from karuta.games.goshoku.rules import rules_from as goshoku_rules
from karuta.games.hanaawase.events import Event as HanaawaseEvent
from karuta.games.hanaawase.game import HANAAWASE
from karuta.games.hanaawase.rules import rules_from as hanaawase_rules
from karuta.games.koikoi.events import Event as KoikoiEvent
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.presets import DEFAULT, PRESETS
from karuta.games.koikoi.presets import rules_from as koikoi_rules
from karuta.games.kyogi.events import Event as FieldEvent
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.rules import rules_from as kyogi_rules
from karuta.games.readings import ReadGame
from karuta.games.relay.game import RELAY
from karuta.games.relay.rules import rules_from as relay_rules
from karuta.games.sakasama.game import SAKASAMA
from karuta.games.sakasama.rules import rules_from as sakasama_rules
from karuta.games.shimo.game import SHIMO
from karuta.games.shimo.rules import rules_from as shimo_rules
from karuta.hall import bozu, hanaawase, koikoi
from karuta.hall.fields import FieldManners
from karuta.hall.host import Host
from karuta.hall.laying import layout_of
from karuta.hall.manners import Manners, MatManners
from karuta.hall.opponent import Opponent
from karuta.hall.scatter import ScatterManners
from karuta.hall.seats import Hosted, Occasion, Somebody
from karuta.hall.table import TableHost
from karuta.players.characters import CHARACTERS, STRENGTH, Character
from karuta.players.gather import GatherPlayer, StillGatherer
from karuta.players.koikoi.characters import CHARACTERS as KOIKOI_CHARACTERS
from karuta.players.player import KyogiPlayer, StillPlayer
from karuta.players.teams import StillMember, TeamPlayer

_LISTENERS: Final = tuple(
    Somebody(who.key, who.name, STRENGTH[who.level], who.style, "character", who.level) for who in CHARACTERS
)
"""Who plays games with a reader."""
_WHO: Final[Mapping[str, Character]] = MappingProxyType({who.key: who for who in CHARACTERS})


def _plain(rules_from: Callable[[Mapping[str, object]], Any]) -> Callable[[Mapping[str, object], str], Any]:
    """The rules of a game that has no named sets of them."""

    def rules(given: Mapping[str, object], preset: str) -> Any:
        if preset:
            raise BadInput(
                f"{preset[:40]!r}: this game has no named sets of rules; name the options that differ",
                key="error-preset",
                given=preset[:40],
            )
        return rules_from(given)

    return rules


# ---------------------------------------------------------------- at a mat


def _mat(occasion: Occasion, manners: MatManners, opponents: Mapping[int, Opponent]) -> Host:
    wish = occasion.wish
    host = Host(
        manners,
        occasion.rules,
        occasion.seed,
        opponents,
        occasion.voice(occasion.rules.rhythm),
        now=occasion.now,
        seats=len(wish.players),
        pace=wish.pace,
        pages=occasion.pages,
    )
    for seat in occasion.people:
        if wish.hints != "off":
            host.hints[seat] = wish.hints
        host.captions[seat] = wish.captions
    host.breath = wish.breath
    return host


def _chances(occasion: Occasion) -> dict[int, tuple[str, Chance]]:
    """By seat of a player of the house: its seed, and the chance of its pauses."""
    given: dict[int, tuple[str, Chance]] = {}
    for count, (seat, _) in enumerate(occasion.others):
        mark = f" {count}" if count else ""
        given[seat] = f"{occasion.seed}/opponent{mark}", Chance(occasion.seed).child(f"pauses{mark}")
    return given


def _fields(game: ReadGame[Any, Any, Any, Any], rules_from: Callable[[Mapping[str, object]], Any]) -> Hosted:
    duel = game.seats == (2,)
    lively, still = (KyogiPlayer, StillPlayer) if duel else (TeamPlayer, StillMember)

    def host(occasion: Occasion) -> Host:
        chances, kind = _chances(occasion), still if occasion.still else lively
        speakers = _speakers(occasion)
        opponents = {
            seat: Opponent(seat, kind(_WHO[who], chances[seat][0], speaks=seat in speakers), chances[seat][1])
            for seat, who in occasion.others
        }
        layouts = {seat: layout for seat in occasion.people if (layout := layout_of(occasion.wish, seat)) is not None}
        return _mat(occasion, FieldManners(game, layouts), opponents)

    return Hosted(game, "fields", 2 if duel else 4, _LISTENERS, _plain(rules_from), host, sided=True, events=FieldEvent)


def _speakers(occasion: Occasion) -> set[int]:
    """The players of the house who act for their side: the first of each side on which no person is."""
    taken = {seat % 2 for seat in occasion.people}
    speakers: set[int] = set()
    for seat, _ in occasion.others:
        if seat % 2 not in taken:
            taken.add(seat % 2)
            speakers.add(seat)
    return speakers


def _scatter(
    game: ReadGame[Any, Any, Any, Any], rules_from: Callable[[Mapping[str, object]], Any], *, together: int
) -> Hosted:
    def host(occasion: Occasion) -> Host:
        chances, kind = _chances(occasion), StillGatherer if occasion.still else GatherPlayer
        opponents = {
            seat: Opponent(seat, kind(_WHO[who], chances[seat][0]), chances[seat][1]) for seat, who in occasion.others
        }
        return _mat(occasion, ScatterManners(game), opponents)

    return Hosted(
        game, "scatter", together, _LISTENERS, _plain(rules_from), host, sided=False, events=GatherEvent, scores=_held
    )


def _held(state: Any) -> Sequence[int]:
    """How many cards each has taken."""
    counts: Sequence[int] = state.ledger.counts
    return counts


# ---------------------------------------------------------------- at a table of cards


def _table(manners: Callable[[bool], Manners]) -> Callable[[Occasion], TableHost]:
    def host(occasion: Occasion) -> TableHost:
        wish = occasion.wish
        return TableHost(
            manners(occasion.still),
            occasion.rules,
            occasion.seed,
            wish.players,
            occasion.now,
            pace=wish.pace,
            pages=occasion.pages,
        )

    return host


_CARD_PLAYERS: Final = tuple(
    Somebody(who.key, who.name, who.level, who.style, "koikoi-character")  # type: ignore[arg-type]
    for who in KOIKOI_CHARACTERS
)
"""Who plays cards."""
PLAYERS: Final = (*_LISTENERS, *_CARD_PLAYERS)
"""Everybody of the house, each once."""
_KOIKOI: Final = Hosted(
    KOIKOI,
    "cards",
    2,
    _CARD_PLAYERS,
    lambda given, preset: koikoi_rules(given, preset or DEFAULT),
    _table(lambda still: koikoi.KoikoiManners(still=still)),
    sided=True,
    events=KoikoiEvent,
    presets=PRESETS,
    mind=koikoi.MIND,
    still=koikoi.STILL,
    apart=koikoi.thinker,
)
_BOZU: Final = Hosted(
    BOZU,
    "cards",
    10,
    # Of all the house as many as can sit with one person; nobody is stronger than another here.
    tuple(replace(who, level=None) for who in (*_CARD_PLAYERS, *_LISTENERS)[: max(BOZU.seats) - 1]),
    _plain(bozu_rules),
    _table(lambda still: bozu.BozuManners(still=still)),
    sided=False,
    events=BozuEvent,
    scores=lambda state: tuple(map(len, state.piles)),
    mind=bozu.MIND,
    still=bozu.STILL,
)
_HANAAWASE: Final = Hosted(
    HANAAWASE,
    "cards",
    3,
    _CARD_PLAYERS,
    _plain(hanaawase_rules),
    _table(lambda still: hanaawase.HanaawaseManners(still=still)),
    sided=False,
    events=HanaawaseEvent,
    scores=lambda state: state.scores,
    mind=hanaawase.MIND,
    still=hanaawase.STILL,
)

HOSTED: Final[Mapping[str, Hosted]] = MappingProxyType(
    {
        hosted.name: hosted
        for hosted in (
            _fields(KYOGI, kyogi_rules),
            _KOIKOI,
            _scatter(CHIRASHI, chirashi_rules, together=6),
            _scatter(SAKASAMA, sakasama_rules, together=6),
            _fields(GENPEI, genpei_rules),
            _fields(RELAY, relay_rules),
            _scatter(GOSHOKU, goshoku_rules, together=2),
            _fields(SHIMO, shimo_rules),
            _BOZU,
            _HANAAWASE,
        )
    }
)
"""In the order of the registry."""


def hosted(name: str) -> Hosted:
    """How the game of that name is hosted; `BadInput` names those there are."""
    found = HOSTED.get(name)
    if found is None:
        names = ", ".join(HOSTED)
        raise BadInput(
            f"{name[:40]!r} is no game of the house: there is {names}",
            key="error-kyogi-game",
            given=name[:40],
            allowed=names,
        )
    return found

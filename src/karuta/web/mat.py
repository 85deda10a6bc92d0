"""A conversation at a mat, whatever is played there: its messages to commands of the house, and its notices back to
messages.

Nothing passes here that a seat may not know: tables are made from views, sound goes by token, and what is open stays
without its poem.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from msgspec import Struct

from karuta import protocol as wire
from karuta.games.gather.events import Award
from karuta.games.kyogi.events import Ruling
from karuta.hall import commands, events
from karuta.hall.fairness import line_of
from karuta.hall.house import AtMat, Place
from karuta.poems.kimariji import heard_romaji, kimariji, lower_kimariji
from karuta.protocol import lobby
from karuta.web.people import player


def opened(place: AtMat) -> wire.Opened:
    """What the page is told first at a mat."""
    live, host, seat = place.live, place.live.host, place.seat
    options = place.hosted.game.options
    captions = any(host.captions[own] for own in place.own)
    return wire.Opened(
        match=live.id,
        key=place.key,
        game=place.hosted.name,
        own=place.own,
        seat=seat,
        names=place.names,
        players=tuple(None if who is None else player(who) for who in place.players),
        rules={option.name: getattr(host.state.rules, option.name) for option in options},
        differs=tuple(options.differing(host.state.rules)),
        hints=host.hints[seat],
        captions=captions,
        pace=host.pace.name,
        breath=host.breath,
        ranked=not captions,
        rulings=tuple(ruling for ruling in host.rulings if isinstance(ruling, Ruling)),
        awards=tuple(award for award in host.rulings if isinstance(award, Award)),
        rated=host.rated,
        room=place.playing.header.room,
    )


def line(place: AtMat) -> lobby.LineTold:
    """How the house sees the page's line."""
    return lobby.LineTold(**asdict(line_of(place.live.host, place.seat)))


def command(message: Struct) -> commands.Command | None:
    """What a message of the page asks of the match; None if it is none of a mat's."""
    match message:
        case wire.Act():
            return commands.Act(message.id, message.move)
        case wire.LayOut():
            return commands.LayOut(message.id, message.choice, message.mirrored, message.teiichi)
        case wire.Touch():
            return commands.Contact(message.reading, message.pointer, message.input, message.samples, message.up)
        case wire.Contest():
            return commands.Contest(message.reading, message.on)
        case wire.Setting():
            return commands.Change(message.hints, message.captions, message.pace, message.breath)
        case wire.Pause():
            return commands.Hold(message.on)
    return None


def messages(notice: events.Notice, place: AtMat, table: Callable[[events.Look], Any]) -> Iterable[wire.ServerMessage]:
    """What the page is told of a notice: for each of its seats how things stand, and once what is the same for all."""
    if isinstance(notice, events.Stepped):
        for seat in place.own:
            if notice.seat in (None, seat):
                answers = notice.id if notice.by == seat else ""
                yield wire.Update(notice.seq, notice.events, table(notice.looks[seat]), answers)  # type: ignore[arg-type]
    elif notice.seat in (None, place.seat):
        match notice:
            case events.Sounding():
                yield _programme(notice, place.live.id)
            case events.Stopped():
                yield wire.Cancelled(notice.reading, notice.why)
            case events.Keyed():
                yield lobby.Key(notice.reading, notice.key)
            case events.Shown():
                # One's own hand was seen when it moved; who looks on has none.
                if not isinstance(place, Place) or notice.by not in place.own:
                    yield wire.Swept(notice.reading, notice.by, notice.strokes)


def hints(look: events.Look, cards: Iterable[int]) -> dict[int, wire.Hint]:
    """The live kimariji of each of `cards`, in the verse that is read, if the seat is shown hints."""
    if look.hints == "off":
        return {}
    unread, verse = look.view.unread, look.view.verse
    told = kimariji if verse == "upper" else lower_kimariji
    return {card: wire.Hint(told(card, unread), heard_romaji(card, unread, verse)) for card in cards}


def _programme(sounding: events.Sounding, match: str) -> wire.Programme:
    return wire.Programme(
        reading=sounding.reading,
        clips=tuple(
            wire.Clip(
                url=f"/sound/{match}/{piece.token}.mp3",
                samples=piece.samples,
                first=piece.first,
                kind=piece.kind,
                at_ms=piece.at_ms,
                cut_ms=piece.cut_ms,
                sealed=piece.sealed,
            )
            for piece in sounding.pieces
        ),
        onset_ms=sounding.onset_ms,
        captions=tuple(wire.CaptionMora(kana.kana, kana.start_ms, kana.end_ms) for kana in sounding.captions),
        kimariji=sounding.kimariji,
        fade_on_ruling=sounding.fade,
    )

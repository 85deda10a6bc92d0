"""A conversation at a mat of kyōgi karuta: its messages to commands of the house, and its notices back to messages.

Nothing passes here that a seat may not know: tables are made from views, sound goes by token, and what is open stays
without its poem.
"""

from __future__ import annotations

from msgspec import Struct

from karuta import protocol as wire
from karuta.games.kyogi.rules import OPTIONS
from karuta.hall import commands, events
from karuta.hall.house import AtMat
from karuta.players.characters import Character
from karuta.poems.kimariji import heard_romaji, kimariji


def character(who: Character) -> wire.Character:
    """Somebody of the house, as pages are told."""
    return wire.Character(who.key, who.name, who.level, who.style)


def sitting(message: wire.Open) -> commands.Sitting:
    """How a person wants to sit down."""
    return commands.Sitting(**{name: getattr(message, name) for name in commands.Sitting.__struct_fields__})


def opened(seated: AtMat) -> wire.Opened:
    """What a person is told first at a mat."""
    live, host, seat = seated.live, seated.live.host, seated.seat
    return wire.Opened(
        match=live.id,
        key=live.keys[seat],
        seat=seat,
        names=seated.names,
        opponent=character(seated.opponent),
        rules={option.name: getattr(host.state.rules, option.name) for option in OPTIONS},
        differs=tuple(OPTIONS.differing(host.state.rules)),
        hints=host.hints[seat],
        captions=host.captions[seat],
        pace=host.pace.name,
        breath=host.breath,
        ranked=not host.captions[seat],
        rulings=tuple(host.rulings),
    )


def command(message: Struct) -> commands.Command | None:
    """What a message of the page asks of the match; None if it is none of a mat's."""
    match message:
        case wire.Act():
            return commands.Act(message.id, message.move)
        case wire.LayOut():
            return commands.LayOut(message.id, message.choice, message.mirrored, message.teiichi)
        case wire.Touch():
            return commands.Contact(message.reading, message.pointer, message.input, message.samples, message.up)
        case wire.Setting():
            return commands.Change(message.hints, message.captions, message.pace, message.breath)
        case wire.Pause():
            return commands.Hold(message.on)
    return None


def message(notice: events.Notice, seated: AtMat) -> wire.ServerMessage | None:
    """What the page is told of a notice; None if it is none of a mat's."""
    match notice:
        case events.Stepped():
            return wire.Update(notice.seq, notice.events, table(notice.looks[seated.seat]), notice.answers)
        case events.Sounding():
            return _programme(notice, seated.live.id)
        case events.Stopped():
            return wire.Cancelled(notice.reading, notice.why)
        case events.Shown():
            return wire.Swept(notice.reading, notice.by, notice.strokes)
    return None


def table(look: events.Look) -> wire.Table:
    """The table as its seat may see it."""
    view = look.view
    hints: dict[int, wire.Hint] = {}
    if look.hints != "off":
        unread = view.unread
        hints = {card: wire.Hint(kimariji(card, unread), heard_romaji(card, unread)) for card in view.mat.places}
    return wire.Table(
        seat=view.seat,
        phase=view.phase,
        card_height=view.mat.format.card_height,
        places=dict(view.mat.places),
        counts=view.counts,
        unread=tuple(sorted(view.unread)),
        readings=view.readings,
        dead_left=view.dead_left,
        due=view.due,
        hands=view.hands,
        ready=view.ready,
        away=view.away,
        hai=view.hai,
        clock_ms=view.clock_ms,
        memorise_until_ms=view.memorise_until_ms,
        swings=view.swings,
        fouls=view.fouls,
        last=view.last,
        winner=view.winner,
        margin=view.margin,
        hints=hints,
        may_take_back=look.may_take_back,
        paused=look.paused,
    )


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
            )
            for piece in sounding.pieces
        ),
        onset_ms=sounding.onset_ms,
        captions=tuple(wire.CaptionMora(kana.kana, kana.start_ms, kana.end_ms) for kana in sounding.captions),
        kimariji=sounding.kimariji,
        fade_on_ruling=sounding.fade,
    )

"""What is announced of a reading: which pieces of sound, under which tokens, and the captions to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karuta.games.readings import Manner
from karuta.hall.events import Kana, Piece
from karuta.hall.sealing import Seal
from karuta.hall.sounds import EARLY_MS
from karuta.poems.anthology import poem
from karuta.poems.reading import RHYTHMS, Reading, Verse
from karuta.recital.timeline import Segment, Stretch, opening, passage

if TYPE_CHECKING:
    from karuta.hall.host import Host
    from karuta.hall.ports import Clip, Voice


def stretch_of(host: Host, manner: Manner, following: int, *, joka: bool) -> Stretch[Clip]:
    """What sounds up to the end of the next reading, as the pace has it; `joka`: it may be read before the first."""
    pace, last = host.pace, host.state.last
    rhythm = RHYTHMS[host.state.rules.rhythm]
    if host.state.readings == 0 or last is None:
        leads = joka and host.state.readings == 0 and pace.joka
        return opening(host.voice, rhythm, following, manner, joka=leads, breath=host.breath)
    return passage(host.voice, rhythm, last.poem, following, manner, breath=host.breath, lower_ms=pace.lower_ms)


def pieces_of(
    host: Host, stretch: Stretch[Clip], begins_ms: float, onset_ms: float, key: bytes | None
) -> tuple[Piece, ...]:
    """The stretch, begun at that house time. What sounds twice has one token. Of the poem to come no verse is handed
    out before the first of them, unless it is sealed under `key`."""
    tokens: dict[tuple[str, bool], str] = {}
    pieces: list[Piece] = []
    for segment in stretch.segments:
        at = begins_ms + segment.start_ms
        hidden = at >= onset_ms and segment.kind != "breath"
        same = str(segment.clip.path), hidden
        if same not in tokens:
            seal = Seal(host.voice, _verse(segment), key) if hidden and key is not None else None
            from_ms = onset_ms - EARLY_MS if hidden and seal is None else 0.0
            tokens[same] = host.sounds.lend(segment.clip, from_ms, seal)
        cut = None if segment.cut_ms is None else begins_ms + segment.cut_ms
        first = None if hidden else segment.clip.first
        sealed = hidden and key is not None
        pieces.append(Piece(tokens[same], segment.kind, segment.clip.samples, first, at, cut, sealed))
    return tuple(pieces)


def captions_of(voice: Voice, reading: Reading, stretch: Stretch[Clip]) -> tuple[Kana, ...]:
    """All morae that the reading sounds, by the time since its onset."""
    morae: list[Kana] = []
    for segment in stretch.segments:
        if segment.start_ms < stretch.onset_ms or segment.kind == "breath":
            continue
        verse, since = _verse(segment), segment.start_ms - stretch.onset_ms
        sung = voice.reading(reading.number, reading.poem, 1, verse)
        spelled = getattr(poem(reading.poem), f"{verse}_spelled")
        times = zip(spelled, sung.mora_start_ms, sung.mora_end_ms, strict=True)
        morae += (Kana(kana, since + start, since + end) for kana, start, end in times)
    return tuple(morae)


def _verse(segment: Segment[Clip]) -> Verse:
    """Of the poem that is read."""
    return "upper" if segment.kind == "upper" else "lower"

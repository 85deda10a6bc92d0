"""Nobody learns of what is to come: neither poem nor order, seed or the bot's hand leaves the house before its time.

Two matches that differ in nothing but the poems still to be read must tell the page the same until they sound.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from hall.stage import MORA_MS, Bell, Stage, bot, takes
from karuta.games.kyogi.events import Ruled
from karuta.hall.events import Notice, Shown, Sounding, Stepped
from karuta.poems.kimariji import common

NOTICES = msgspec.json.Encoder(enc_hook=str)


def _other_order(stage: Stage) -> Stage:
    """The same match at the same moment, but all poems to come are another way round."""
    state = stage.host.state
    read, rest = state.order[: state.readings], state.order[state.readings :]
    stage.host.state = replace(state, order=(*read, *reversed(rest)))
    return stage


def _plain(notice: Notice) -> Notice:
    """Without the tokens, which are drawn anew each time."""
    if isinstance(notice, Sounding):
        return replace(notice, pieces=tuple(replace(piece, token="") for piece in notice.pieces))
    return notice


def _begun(other: bool, pace: str) -> Stage:
    stage = Stage({"format": "quarter"}, opponents={1: bot("tomoe", 1)}, pace=pace, seed="one way or the other")  # type: ignore[arg-type]
    stage.until(lambda: stage.duties() or stage.host.state.phase == "bow")
    return _other_order(stage) if other else stage


@pytest.mark.parametrize("pace", ["quick", "match"])
def test_until_it_sounds_the_page_is_told_the_same_whatever_comes_next(pace: str) -> None:
    one, two = _begun(False, pace), _begun(True, pace)
    for stage in (one, two):
        stage.opened()
        stage.open()
    assert one.plan.reading.poem != two.plan.reading.poem
    assert [(at, _plain(n)) for at, n in one.told] == [(at, _plain(n)) for at, n in two.told]


@pytest.mark.parametrize(("one", "other"), [(42, 75), (42, 17), (31, 64), (15, 50)])
def test_the_bot_does_the_same_until_the_verses_part(one: int, other: int) -> None:
    """Of two verses that begin alike nobody can know which it is before the mora in which they part."""
    parts_ms = common(one, other) * MORA_MS
    for seed in range(12):
        ends = []
        for first in (one, other):
            stage = Stage({"format": "full"}, opponents={1: bot("tomoe", 1, f"bot {seed}")}, seed="alike")
            state = stage.host.state
            rest = [poem for poem in state.order if poem not in (one, other)]
            stage.host.state = replace(state, order=(first, one + other - first, *rest))
            stage.opened()
            stage.open()
            stage.wait(stage.plan.onset_ms + parts_ms - 1 - stage.now)
            ends.append((dict(stage.plan.bots), [(at, _plain(n)) for at, n in stage.told]))
        assert ends[0] == ends[1]


def test_no_message_names_the_poem_of_an_open_reading_or_its_clip_or_the_seed() -> None:
    seed = "a seed that nobody may see"
    stage = Stage({"format": "quarter"}, opponents={1: bot("suzu", 1)}, pace="match", seed=seed)
    stage.opened()
    while stage.open():
        takes(stage, 0, 400)
        if not stage.ruled():
            break
    unruled = 0
    poems = {
        e.ruling.number: e.ruling.poem
        for _, n in stage.told
        if isinstance(n, Stepped)
        for e in n.events
        if isinstance(e, Ruled)
    }
    assert len(poems) > 10
    for _, notice in stage.told:
        text = NOTICES.encode(notice).decode()
        assert seed not in text
        assert "order" not in text
        assert ".mp3" not in text
        if isinstance(notice, Stepped):
            ruled = [event for event in notice.events if isinstance(event, Ruled)]
            assert all(type(event).__name__ != "ReadingOpened" for event in notice.events)
            unruled = notice.looks[0].view.readings
            for event in ruled:
                assert event.ruling.number == unruled
            for look in notice.looks:
                coming = [poem for number, poem in poems.items() if number > unruled]
                assert set(coming) <= look.view.unread
        elif isinstance(notice, Sounding):
            assert notice.captions == ()
            (upper,) = [piece for piece in notice.pieces if piece.kind == "upper"]
            assert upper.first is None
            assert upper.samples == Bell().clip(1, "upper").samples
            assert notice.reading == unruled + 1
        elif isinstance(notice, Shown):
            assert notice.reading == unruled + 1


def test_an_upper_verse_can_be_had_only_just_before_it_sounds() -> None:
    stage = Stage(pace="match")
    stage.opened()
    sounding = stage.sounding()
    upper = sounding.pieces[-1]
    sound = stage.host.sounds.find(upper.token)
    assert sound is not None
    assert sound.path == Path(f"{stage.plan.reading.poem:03d}_1.mp3")
    assert upper.at_ms - 2000 == sound.from_ms > stage.now
    joka = stage.host.sounds.find(sounding.pieces[0].token)
    assert joka is not None
    assert joka.from_ms == 0

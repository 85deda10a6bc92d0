"""One file of a whole reading: each recording at its sample, the silences exact in every kind of file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
import soundfile

from karuta.errors import BadInput
from karuta.recital.mixing import KINDS, LEAD_S, Mix, Verses, blocks, decoded, encode, found, mixed
from karuta.recital.programme.reading import Reading
from karuta.recital.programme.wish import wish_of
from karuta.recital.stretching import Wave
from karuta.recital.voice import Voice

MEI = Voice.recordings("mei")
RATE = 48_000


def _laid(span_s: float = 3, **wish: Any) -> tuple[Reading, Verses, Mix]:
    reading = Reading.begin(wish_of({"seed": "7", "poems": "17 87 64 100", **wish}))
    verses = Verses(MEI, reading.wish.pacing)
    return reading, verses, mixed(reading, verses, span_s)


def _gaps_ms(sound: Wave, verses: Verses, mix: Mix) -> list[float]:
    """Between each lower verse and the upper one after it, as the file itself has them."""
    gaps = []
    for lower, upper in zip(mix.placed, mix.placed[1:], strict=False):
        if (lower.verse, upper.verse) == ("lower", "upper"):
            one, other = (verses.wave(part.poem, part.verse) for part in (lower, upper))
            end = found(sound, one, lower.start, 2400) + len(one)
            gaps.append((found(sound, other, upper.start, 2400) - end) * 1000 / mix.rate)
    return gaps


@pytest.mark.parametrize("kind", list(KINDS))
def test_the_silence_between_the_verses_is_a_second_on_every_kind_of_file(tmp_path: Path, kind: str) -> None:
    _, verses, mix = _laid()
    file = tmp_path / f"evening.{kind}"
    written: list[int] = []
    encode(mix, verses, file, kind, written.append)
    sound, rate = soundfile.read(file, dtype="float32")
    assert (len(sound), rate) == (mix.length, mix.rate)
    gaps = _gaps_ms(sound, verses, mix)
    assert len(gaps) == 4
    assert gaps == pytest.approx([1000.0] * 4, abs=1.0)
    assert written == sorted(written)
    assert written[-1] == mix.length


def test_a_file_without_loss_has_each_recording_sample_for_sample(tmp_path: Path) -> None:
    _, verses, mix = _laid()
    encode(mix, verses, tmp_path / "evening.wav", "wav")
    sound, _ = soundfile.read(tmp_path / "evening.wav", dtype="float32")
    heard = np.zeros(len(sound), bool)
    for part in mix.placed:
        wave = verses.wave(part.poem, part.verse)
        assert np.allclose(sound[part.start : part.end], wave, atol=2**-15)
        heard[part.start : part.end] = True
    assert not sound[~heard].any()


def test_a_competition_is_laid_out_as_it_is_read() -> None:
    reading, _, mix = _laid(span_s=2.5)
    first, *rest = reading.order
    expected = [(0, "upper"), (0, "lower"), (0, "lower"), (first, "upper")]
    for last, following in zip(reading.order, rest, strict=False):
        expected += [(last, "lower"), (following, "upper")]
    expected.append((reading.order[-1], "lower"))
    assert [(part.poem, part.verse) for part in mix.placed] == expected
    # 6 s the upper verse, 8 s the lower with its lingering, 1 s between; 2.5 s where a person would tap.
    seconds = 2 * LEAD_S + (6 + 1 + 8 + 1 + 8 + 1 + 6) + 3 * (2.5 + 8 + 1 + 6) + 2.5 + 8
    assert mix.seconds == pytest.approx(seconds)
    assert mix.placed[0].start == LEAD_S * RATE
    assert mix.length == mix.placed[-1].end + LEAD_S * RATE


def test_each_poem_has_a_chapter_and_the_joka_and_the_end_have_theirs() -> None:
    reading, _, mix = _laid()
    assert [(each.kind, each.place, each.poem) for each in mix.chapters] == [
        ("joka", 0, 0),
        *(("poem", place, number) for place, number in enumerate(reading.order, 1)),
        ("last", 0, reading.order[-1]),
    ]
    starts = {part.start for part in mix.placed}
    assert {chapter.start for chapter in mix.chapters} <= starts
    # The first poem begins after the joka, any other with the lower verse of the one before.
    assert mix.chapters[1].start == mix.placed[3].start
    assert mix.chapters[2].start == mix.placed[4].start


def test_whole_poems_need_no_end_and_no_joka() -> None:
    reading, _, mix = _laid(preset="recreation", order="number")
    assert [each.kind for each in mix.chapters] == ["poem"] * 4
    assert [(part.poem, part.verse) for part in mix.placed[:3]] == [(17, "upper"), (17, "lower"), (17, "lower")]
    assert reading.order == (17, 64, 87, 100)


def test_where_only_lower_verses_are_read_a_verse_of_the_hundred_opens() -> None:
    reading, _, mix = _laid(preset="hokkaido")
    assert {part.verse for part in mix.placed} == {"lower"}
    assert [part.poem for part in mix.placed[:2]] == [1, reading.order[0]]
    assert [each.kind for each in mix.chapters] == ["joka", "poem", "poem", "poem", "poem", "last"]


def test_the_older_rhythm_is_read_by_its_own_recordings() -> None:
    _, verses, _ = _laid(pacing="4315")
    older = next(voice for voice in MEI if voice.rhythm == "4-3-1-5")
    assert np.array_equal(verses.wave(17, "upper"), decoded(older.clip(17, "upper"), older))
    assert (verses.samples(17, "upper"), verses.samples(17, "lower")) == (5 * RATE, 7 * RATE)


def test_own_seconds_are_kept_to_the_sample() -> None:
    _, verses, mix = _laid(pacing={"lower_s": 6, "linger_s": 2, "silence_s": 1.5, "upper_s": 7.25}, poems="17 87")
    made = np.concatenate(list(blocks(mix, verses)))
    assert len(made) == mix.length
    lengths = {part.verse: (part.end - part.start) / RATE for part in mix.placed}
    assert lengths == {"upper": 7.25, "lower": 8}
    silences = {(b.start - a.end) / RATE for a, b in zip(mix.placed, mix.placed[1:], strict=False)}
    assert silences == {1.5, 3}
    for part in mix.placed:
        assert np.abs(made[part.start : part.end]).max() > 0.1


def test_no_more_than_a_second_is_handed_on_at_once() -> None:
    _, verses, mix = _laid(span_s=600, poems="17")
    assert max(len(block) for block in blocks(mix, verses)) == RATE
    assert sum(len(block) for block in blocks(mix, verses)) == mix.length


def test_a_decoder_that_comes_late_or_early_is_set_right(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = MEI[0]
    clip = voice.clip(17, "upper")
    exact = decoded(clip, voice)
    assert len(exact) == clip.samples
    read = soundfile.read

    def late(samples: int) -> None:
        def shifted(*given: Any, **asked: Any) -> tuple[Any, int]:
            wave, rate = read(*given, **asked)
            silence = np.zeros((max(samples, 0), wave.shape[1]), wave.dtype)
            return np.concatenate([silence, wave[max(-samples, 0) :]]), rate

        monkeypatch.setattr(soundfile, "read", shifted)

    late(1105)
    assert np.array_equal(decoded(clip, voice), exact)
    late(-313)
    assert np.array_equal(decoded(clip, voice)[313:], exact[313:])
    late(4800)
    with pytest.raises(BadInput) as refused:
        decoded(clip, voice)
    assert refused.value.key == "error-voice-damaged"


def test_a_file_that_is_no_sound_is_refused(tmp_path: Path) -> None:
    clip = msgspec.structs.replace(MEI[0].clip(17, "upper"), path=tmp_path / "017_1.mp3")
    for write in (lambda: None, lambda: clip.path.write_bytes(b"no sound")):
        write()
        with pytest.raises(BadInput) as refused:
            decoded(clip, MEI[0])
        assert refused.value.key == "error-voice-damaged"


def test_a_sound_that_no_wav_holds_is_refused_before_it_is_written(tmp_path: Path) -> None:
    _, verses, mix = _laid()
    endless = msgspec.structs.replace(mix, length=13 * 3600 * RATE)
    with pytest.raises(BadInput) as refused:
        encode(endless, verses, tmp_path / "evening.wav", "wav")
    assert (refused.value.key, refused.value.facts) == ("error-read-long", {"hours": 13, "most": 12})
    assert list(tmp_path.iterdir()) == []

"""Sealed sound: whole with its key, nothing without, and of one length whatever it is."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

import pytest

from hall.stage import Bell
from karuta.hall.ports import Voice as AnyVoice
from karuta.hall.sealing import KEY_BYTES, NONCE_BYTES, Seal, padded, unsealed
from karuta.poems.anthology import POEMS
from karuta.poems.reading import Verse
from karuta.recital.voice import VERSES, Voice

KEY = bytes(range(KEY_BYTES))


@pytest.fixture(scope="module")
def voices() -> tuple[Voice, ...]:
    return Voice.recordings()


@pytest.mark.parametrize("verse", VERSES)
def test_all_verses_of_a_kind_are_sealed_to_one_length_and_come_back_whole(
    voices: tuple[Voice, ...], verse: Verse
) -> None:
    for voice in voices:
        lengths = set()
        for poem in POEMS:
            clip = voice.clip(poem.number, verse)
            key = secrets.token_bytes(KEY_BYTES)
            body = Seal(voice, verse, key).put_on(clip.path)
            assert unsealed(body, key) == (clip.path.read_bytes(), clip.first)
            lengths.add(len(body))
        assert len(lengths) == 1
        (length,) = lengths
        # Not longer than the longest of them needs: what a page fetches is no more than it has to be.
        assert length == NONCE_BYTES + 8 + max(voice.clip(poem.number, verse).path.stat().st_size for poem in POEMS)


def test_the_same_clip_is_never_the_same_twice(tmp_path: Path) -> None:
    bell: AnyVoice = Bell(tmp_path)
    path = bell.clip(17, "upper").path
    bodies = [Seal(bell, "upper", secrets.token_bytes(KEY_BYTES)).put_on(path) for _ in range(20)]
    bodies += [Seal(bell, "upper", KEY).put_on(path) for _ in range(20)]
    # Nor do two of them agree anywhere for long.
    windows = [body[at : at + 8] for body in bodies for at in range(len(body) - 7)]
    assert len(set(windows)) == len(windows)


def test_another_key_opens_nothing(tmp_path: Path) -> None:
    bell: AnyVoice = Bell(tmp_path)
    body = Seal(bell, "upper", KEY).put_on(bell.clip(17, "upper").path)
    assert unsealed(body, KEY) == (b"017_1.mp3", 171)
    with pytest.raises(ValueError, match="not the key"):
        unsealed(body, KEY[::-1])


def test_a_page_opens_what_the_house_seals() -> None:
    """The same file is read by the page's twin (browser/src/audio/seal.test.ts)."""
    vectors = json.loads((Path(__file__).parents[1] / "vectors" / "sealed.json").read_text())
    assert len(vectors) > 3
    for vector in vectors:
        opened = unsealed(bytes.fromhex(vector["body"]), bytes.fromhex(vector["key"]))
        assert opened == (bytes.fromhex(vector["mp3"]), vector["first"])


def test_it_is_the_cipher_of_rfc_8439() -> None:
    """Its appendix A.1, test vector 1: the first block of the stream for a key and a nonce of zeros."""
    stream = bytes.fromhex(
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    )
    sealed = bytes(a ^ b for a, b in zip(padded(b"a sound", 5, 64), stream, strict=True))
    assert unsealed(bytes(NONCE_BYTES) + sealed, bytes(KEY_BYTES)) == (b"a sound", 5)

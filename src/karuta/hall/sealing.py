"""Sound that may be fetched long before it is heard, and that nobody can hear before its key comes.

A sealed clip is a nonce of 12 bytes and the ChaCha20 (RFC 8439, its counter from 0) of its plain text: 4 bytes length
of the MP3, 4 bytes index of its first loud sample (both little endian), the MP3, zeros. All verses of one kind of a
voice are made as long as the longest of them, so that a length tells nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from struct import Struct
from types import MappingProxyType

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

from karuta.hall.ports import Clip, Voice
from karuta.poems.anthology import POEMS
from karuta.poems.reading import Verse

KEY_BYTES, NONCE_BYTES = 32, 12
_HEAD = Struct("<II")
_FROM_0 = bytes(4)
"""The block counter that OpenSSL wants before the nonce."""


@dataclass(frozen=True)
class Seal:
    """How one clip is sealed: as one of the verses of its kind, under a key and a nonce of its own."""

    voice: Voice
    verse: Verse
    key: bytes
    nonce: bytes = field(default_factory=lambda: secrets.token_bytes(NONCE_BYTES))

    def put_on(self, path: Path) -> bytes:
        """The clip of that file, sealed. Reads all verses of its kind where none of them was sealed before, and
        enciphers: not for the event loop."""
        return self.nonce + enciphered(_verses(self.voice, self.verse)[path], self.key, self.nonce)  # type: ignore[arg-type]


def unsealed(body: bytes, key: bytes) -> tuple[bytes, int]:
    """The MP3 of a sealed clip and the index of its first loud sample; ValueError if that is not its key.

    >>> plain = padded(b"mp3", 48, 64)
    >>> unsealed(bytes(12) + enciphered(plain, bytes(32), bytes(12)), bytes(32))
    (b'mp3', 48)
    """
    plain = enciphered(body[NONCE_BYTES:], key, body[:NONCE_BYTES])
    length, first = _HEAD.unpack_from(plain)
    end = _HEAD.size + length
    if end > len(plain) or plain[end:].strip(b"\0"):
        raise ValueError(f"{len(body)} bytes: this is not the key with which they were sealed")
    return plain[_HEAD.size : end], first


def padded(mp3: bytes, first: int, length: int) -> bytes:
    """The plain text of a clip, `length` bytes long."""
    return (_HEAD.pack(len(mp3), first) + mp3).ljust(length, b"\0")


def enciphered(text: bytes, key: bytes, nonce: bytes) -> bytes:
    """`text` enciphered, or deciphered: the cipher is its own inverse."""
    # That nobody changed the sound is what the line is for, not this.
    return Cipher(algorithms.ChaCha20(key, _FROM_0 + nonce), mode=None).encryptor().update(text)


@lru_cache(maxsize=8)
def _verses(voice: Voice, verse: Verse) -> Mapping[Path, bytes]:
    """The plain texts of all verses of a kind by their files. All are read at once: how long that takes tells nothing
    of the one that was asked for."""
    clips: list[Clip] = [voice.clip(poem.number, verse) for poem in POEMS]
    sounds = {clip.path: (clip.path.read_bytes(), clip.first) for clip in clips}
    length = _HEAD.size + max(len(mp3) for mp3, _ in sounds.values())
    return MappingProxyType({path: padded(mp3, first, length) for path, (mp3, first) in sounds.items()})

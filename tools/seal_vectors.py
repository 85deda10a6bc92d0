"""Write tests/vectors/sealed.json: clips as `karuta.hall.sealing` seals them, for the page's twin.

python tools/seal_vectors.py

Clips, keys and nonces come from fixed seeds: the file is always the same.
"""

from __future__ import annotations

import json
from pathlib import Path

from karuta.chance import Chance
from karuta.hall.sealing import KEY_BYTES, NONCE_BYTES, enciphered, padded

FILE = Path(__file__).parent.parent / "tests" / "vectors" / "sealed.json"
SHAPES = ((0, 0, 8), (3, 48, 64), (200, 4711, 256), (1000, 70_000, 1008))
"""Bytes of the MP3, index of its first loud sample, bytes of the plain text."""


def _drawn(chance: Chance, size: int) -> bytes:
    return bytes(chance.below(256) for _ in range(size))


def main() -> None:
    vectors = []
    for size, first, length in SHAPES:
        chance = Chance(f"sealed {size}")
        key, nonce, mp3 = _drawn(chance, KEY_BYTES), _drawn(chance, NONCE_BYTES), _drawn(chance, size)
        body = nonce + enciphered(padded(mp3, first, length), key, nonce)
        vectors.append({"key": key.hex(), "body": body.hex(), "mp3": mp3.hex(), "first": first})
    FILE.write_text(json.dumps(vectors, indent=0) + "\n")


if __name__ == "__main__":
    main()

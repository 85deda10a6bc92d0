"""The promise that chance was settled before anybody sat down: the fingerprint of a match's seed is told first, the
seed itself when the match is decided, so that anybody can deal the match again and see."""

from __future__ import annotations

import hashlib


def pledge(seed: str) -> str:
    """SHA-256 of the seed, as hex.

    >>> pledge("seed")[:16]
    '19b25856e1c150ca'
    """
    return hashlib.sha256(seed.encode()).hexdigest()

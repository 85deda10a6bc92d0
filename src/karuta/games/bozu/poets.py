"""Who is painted on the reading cards: the classes by poem number (rules 5.5)."""

from __future__ import annotations

from typing import Final

HIME: Final = frozenset({2, 9, 19, 38, 53, 54, 56, 57, 58, 59, 60, 61, 62, 65, 67, 72, 80, 88, 89, 90, 92})
"""Ladies: 21."""
BOZU: Final = frozenset({8, 12, 21, 47, 66, 69, 70, 82, 85, 86, 87, 95})
"""Monks: 12, and by his looks Semimaru."""
SEMIMARU: Final = 10
EMPERORS: Final = frozenset({1, 2, 13, 15, 68, 77, 99, 100})
"""Those who reigned; the second poem's, Jitō, is a lady too. All others are tono, gentlemen."""

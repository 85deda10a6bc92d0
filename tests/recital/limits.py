"""What any set of clips has to keep."""

from __future__ import annotations

import numpy as np
from tools.voice.measure import Figures

FIRST_SOUNDS_DB = -20.0
BEGINS, ENDS = 5e-3, 5e-4
"""What the coding may leave of a zero: -46 dBFS where an onset follows at once and hides it, -66 where silence does."""


def check(clips: list[Figures]) -> None:
    """Length, level, ends, and the onsets of vowels in as many clips as they were detected in."""
    for clip in clips:
        assert abs(clip.duration_error) <= 5, clip
        assert clip.peak <= -1, clip
        assert abs(clip.loudness - -20) <= 0.3, clip
        assert clip.begins <= BEGINS, clip
        assert clip.ends <= ENDS, clip
        assert clip.weakest_vowel >= -12, clip
        assert clip.first_consonant is None or clip.first_consonant >= FIRST_SOUNDS_DB, clip
    onsets = np.concatenate([clip.onsets for clip in clips])
    assert np.median(np.abs(onsets)) <= 12
    assert np.mean(np.abs(onsets - np.median(onsets)) <= 30) >= 0.9

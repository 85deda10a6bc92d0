"""The classes of players in numbers.

A player touches a card t seconds after the onset of the mora that decides it among the unread poems:

    t = mu + N(0, sd) + Exp(tail) [+ Exp(0.6) in a lapse] - early * U(0, 2) (if k > 1) -/+ side (own/other side)
        - 0.03 * min(k - 1, 3) + fatigue * reads [+ decay * reads in three readings of ten],

never below 0.12, where k is the deciding mora and `reads` the number of readings before. The form of the day is added
once a match. What the figures come from and how they were fitted is told in docs/players.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Level = Literal["E", "D", "C", "B", "A", "meijin"]
LEVELS: tuple[Level, ...] = ("E", "D", "C", "B", "A", "meijin")
"""From beginners to the title holder."""


@dataclass(frozen=True)
class Parameters:
    """How a player hears, knows and risks. Times in seconds, the rest probabilities."""

    mu: float
    """Mean touch time after the onset of the deciding mora, without the tail."""
    psd: float
    """How far players of the class differ in `mu` (standard deviation)."""
    sd: float
    tail: float
    lapse: float
    """How often memory or hearing fails for a moment."""
    early: float
    """How much the sound before the deciding mora tells already."""
    guess: float
    """How often the hand goes one mora early while the cards still possible lie on both sides."""
    dead: float
    """The same while one of the poems still possible is a dead card."""
    side: float
    """Gain on the own side; below 0 an attacker, who is quicker on the other."""
    fatigue: float
    """Loss for each reading of the match."""
    decay: float
    """Loss for each reading of the match where the memory of the mat has faded."""
    confusion: float = 0.0
    """How many lapses send the hand to a card that only begins alike; 0 from class B up."""


PARAMETERS: Mapping[Level, Parameters] = {
    "E": Parameters(0.622, 0.085, 0.19, 0.34, 0.17, 0.0, 0.070, 0.082, 0.040, 0.0012, 0.0020, 0.15),
    "D": Parameters(0.550, 0.060, 0.15, 0.24, 0.11, 0.0, 0.085, 0.098, 0.035, 0.0009, 0.0015, 0.15),
    "C": Parameters(0.497, 0.045, 0.13, 0.17, 0.07, 0.01, 0.094, 0.110, 0.025, 0.0007, 0.0010, 0.15),
    "B": Parameters(0.465, 0.037, 0.105, 0.125, 0.048, 0.02, 0.094, 0.114, 0.015, 0.0005, 0.0007),
    "A": Parameters(0.434, 0.033, 0.10, 0.11, 0.04, 0.03, 0.080, 0.092, 0.0, 0.0003, 0.0004),
    "meijin": Parameters(0.407, 0.015, 0.09, 0.085, 0.027, 0.045, 0.057, 0.063, -0.012, 0.0002, 0.0002),
}

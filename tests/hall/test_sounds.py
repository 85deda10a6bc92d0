from pathlib import Path

from hall.stage import Tone
from karuta.hall.sounds import KEPT, Sounds


def test_a_token_is_new_each_time_and_tells_nothing() -> None:
    sounds, clip = Sounds(), Tone(Path("017_1.mp3"), 288_000, 170)
    one, two = sounds.lend(clip, 500), sounds.lend(clip)
    assert one != two
    found = sounds.find(one)
    assert found is not None
    assert (found.path, found.first, found.from_ms) == (clip.path, 170, 500)
    assert clip.path.name not in (one, two)


def test_a_recalled_token_is_good_for_nothing() -> None:
    sounds = Sounds()
    token = sounds.lend(Tone(Path("017_1.mp3"), 1, 0))
    assert not sounds.was_recalled(token)
    sounds.recall(token)
    sounds.recall(token)
    sounds.recall("never lent")
    assert sounds.find(token) is None
    assert sounds.was_recalled(token)
    assert not sounds.was_recalled("never lent")


def test_only_the_latest_are_kept() -> None:
    sounds = Sounds()
    tokens = [sounds.lend(Tone(Path("a.mp3"), 1, 0)) for _ in range(KEPT + 1)]
    assert sounds.find(tokens[0]) is None
    assert all(sounds.find(token) for token in tokens[1:])

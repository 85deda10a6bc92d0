from __future__ import annotations

import pytest

from games.koikoi.piles import POETRY, PURPLE, cards
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.yaku import NAMES, Progress, progress

NINE = "01-plain-1 01-plain-2 02-plain-1 02-plain-2 03-plain-1 03-plain-2 04-plain-1 04-plain-2 05-plain-1"


def on_the_way(pile: str, other: str = "", options: str = "", **how: int) -> dict[str, Progress]:
    return {one.name: one for one in progress(cards(pile), cards(other), rules_of(options), **how)}


def test_progress_names_what_is_there_what_may_come_and_what_is_lost() -> None:
    sanko = on_the_way("crane curtain", "phoenix rain-man")["sanko"]
    assert sanko == Progress(
        "sanko", cards("crane curtain"), cards("moon"), cards("phoenix"), needed=1, points=5, dead=False
    )


@pytest.mark.parametrize(
    ("pile", "other", "options", "expected"),
    [
        ("crane", "curtain moon", "", ("sanko", 2, 5, True)),
        ("crane curtain moon", "", "", ("sanko", 0, 5, False)),
        ("crane curtain moon rain-man", "", "", ("sanko", 0, 5, True)),
        ("crane curtain rain-man", "", "", ("sanko", 1, 5, True)),
        ("crane curtain rain-man", "", "", ("ame-shiko", 1, 7, False)),
        ("crane curtain moon", "rain-man", "", ("ame-shiko", 1, 7, True)),
        ("crane curtain moon", "", "", ("goko", 2, 10, False)),
        ("boar deer geese", "", "", ("inoshikacho", 1, 6, False)),
        ("boar deer butterflies geese", "", "", ("tane", 1, 1, True)),
        ("boar deer butterflies geese", "", "further=both", ("tane", 1, 1, False)),
        ("boar deer geese cup", "bridge cuckoo warbler swallow", "", ("tane", 1, 1, True)),
        ("boar deer geese cup", "bridge cuckoo warbler", "", ("tane", 1, 1, False)),
        ("boar geese cup swallow", "warbler", "", ("tane", 1, 1, False)),
        (POETRY, "", "", ("tan", 2, 1, True)),
        (f"{PURPLE} 01-ribbon", "", "", ("akatan", 2, 5, True)),
        (f"{PURPLE} 01-ribbon", "", "", ("akatan-aotan", 2, 10, False)),
        (f"{NINE} cup", "", "", ("kasu", 0, 1, False)),
        (NINE, "", "cup_plain=off", ("kasu", 1, 1, False)),
        ("cup", "", "viewing=with_other", ("hanami-zake", 1, 5, False)),
        ("cup swallow", "", "viewing_cancelled=on", ("hanami-zake", 1, 5, True)),
        ("cup swallow", "", "viewing_cancelled=on", ("tsukimi-zake", 1, 5, False)),
        ("curtain", "cup", "", ("hanami-zake", 1, 5, True)),
        ("crane 01-ribbon", "", "tsukifuda=4", ("tsuki-fuda", 2, 4, False)),
    ],
)
def test_progress(pile: str, other: str, options: str, expected: tuple[str, int, int, bool]) -> None:
    found = on_the_way(pile, other, options)[expected[0]]
    assert (found.name, found.needed, found.points, found.dead) == expected


def test_progress_knows_the_yaku_in_force_only() -> None:
    assert list(on_the_way("", options="gamedesign")) == [name for name in NAMES if not name.endswith("-zake")]
    assert "akatan-aotan" not in on_the_way("", options="both_ribbons=sum")
    assert "hanami-zake" not in on_the_way("", options="viewing_in_month=on", round=8)
    assert on_the_way("cup", options="steam", calls=1)["hanami-zake"].points == 3

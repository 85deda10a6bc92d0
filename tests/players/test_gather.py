from __future__ import annotations

import pytest

from karuta.games.gather.moves import Hand, Ready
from karuta.mat.scatter import touches
from karuta.mat.stroke import Stroke
from karuta.players.characters import CHARACTERS, find
from karuta.players.gather import GatherPlayer, StillGatherer
from karuta.players.levels import PARAMETERS
from karuta.players.sight import SIGHT
from players.cloths import heard, looking, thrown

CLOTH = thrown("cloth")


def stroke(player: GatherPlayer, poem: int) -> tuple[int, tuple[Stroke, ...]]:
    """The mora at which the player answers, and its strokes."""
    for mora in heard(poem):
        if (made := player.hear(mora)) is not None:
            return mora.index, made
    return 0, ()


def test_what_there_is_to_do_outside_the_readings() -> None:
    player = GatherPlayer("C", "s")
    assert player.wants(looking(CLOTH, phase="look")) == (Ready(),)
    assert player.wants(looking(CLOTH)) == ()
    assert player.wants(looking(CLOTH, 1, hands=(True, True, False, False))) == (Hand(False),)
    assert player.wants(looking(CLOTH, 2, hands=(True, True, False, False))) == ()
    assert player.wants(looking(CLOTH, phase="open")) == ()


@pytest.mark.parametrize("seat", range(4))
def test_the_hand_touches_the_card_that_is_read(seat: int) -> None:
    player = GatherPlayer("meijin", "s")
    for poem in (1, 17, 44, 99):
        player.begin(looking(CLOTH, seat, readings=poem))
        _, made = stroke(player, poem)
        assert touches(CLOTH, {seat: made}).touches[-1].card == poem


def test_who_sits_out_rests() -> None:
    player = GatherPlayer("A", "s")
    player.begin(looking(CLOTH, 1, out=(False, True, False, False)))
    assert stroke(player, 17) == (1, ())
    player.begin(looking(CLOTH, 1, out=(True, False, False, False)))
    assert stroke(player, 17)[1]


def test_a_still_player_does_all_but_touch() -> None:
    still = StillGatherer("A", "s")
    assert still.wants(looking(CLOTH, phase="look")) == (Ready(),)
    still.begin(looking(CLOTH))
    assert stroke(still, 17) == (1, ())


def test_a_reading_taken_back_is_played_the_same() -> None:
    player, fresh = GatherPlayer("C", "s"), GatherPlayer("C", "s")
    player.begin(looking(CLOTH, readings=7))
    first = stroke(player, 17)
    player.begin(looking(CLOTH, readings=8))
    stroke(player, 18)
    player.begin(looking(CLOTH, readings=7))
    fresh.begin(looking(CLOTH, readings=7))
    assert stroke(player, 17) == stroke(fresh, 17) == first


def test_the_seed_fixes_the_player() -> None:
    one, same, other = (GatherPlayer("B", seed) for seed in "aab")
    assert (one.numbers, one.sight) == (same.numbers, same.sight)
    assert one.numbers != other.numbers
    assert one.sight != other.sight


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.key)
def test_a_character_sees_as_its_class_does_at_its_place(character: object) -> None:
    who = find(character.key)  # type: ignore[attr-defined]
    player = GatherPlayer(who, "s")
    level = SIGHT[who.level]  # type: ignore[union-attr]
    assert 0.9 < player.sight.scan / level.scan < 1.1
    assert player.sight.poems == level.poems


def test_bare_numbers_play() -> None:
    player = GatherPlayer(PARAMETERS["A"], "s")
    player.begin(looking(CLOTH))
    assert stroke(player, 17)[1]

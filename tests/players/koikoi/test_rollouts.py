from __future__ import annotations

import math

import pytest

from karuta.chance import Chance
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.match import view
from karuta.games.koikoi.moves import KoiKoi, Stop
from karuta.games.koikoi.presets import rules_of
from karuta.players.dice import Dice
from karuta.players.koikoi import rollouts
from karuta.players.koikoi.belief import belief
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.levels import stop_total
from karuta.players.koikoi.playouts import imagined, rated_readably
from karuta.players.koikoi.stakes import FLAT
from players.koikoi.decisions import decisions, mixed


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    rollouts.warm()
    assert rollouts.ready()


def test_compiled_and_readable_playouts_agree() -> None:
    off = []
    for _, seen in mixed(44, "playouts", every=17):
        fast = rollouts.rated(seen, Dice("fast"), playouts=6000)
        slow = rated_readably(seen, Dice("slow"), playouts=80)
        assert [one.move for one in fast] == [one.move for one in slow] == list(choices(seen))
        error = math.hypot(*(one.error for one in (*fast, *slow))) / len(fast)
        difference = sum(a.points - b.points for a, b in zip(fast, slow, strict=True)) / len(fast)
        off.append(difference / error if error else difference)
    assert abs(sum(off)) / math.sqrt(len(off)) < 4
    assert max(map(abs, off)) < 8


def test_a_stop_is_worth_what_it_counts() -> None:
    met = 0
    for _, seen in mixed(300, "stops"):
        moves = choices(seen)
        if KoiKoi() in moves:
            stop = rollouts.rated(seen, Dice("1"), playouts=200)[0]
            assert stop == (Stop(), stop_total(seen), 0)
            met += 1
    assert met > 5


def test_worth_measures_what_is_brought() -> None:
    _, seen = next(iter(decisions(rules_of("nintendo"), "worth")))
    plain = rollouts.rated(seen, Dice("1"), playouts=800)
    double = rollouts.rated(seen, Dice("1"), playouts=800, worth=tuple(2 * value for value in FLAT))
    for one, two in zip(plain, double, strict=True):
        assert two.points == pytest.approx(2 * one.points)
        assert two.error == pytest.approx(2 * one.error)


def test_the_same_dice_give_the_same_figures() -> None:
    _, seen = next(iter(decisions(rules_of("nintendo"), "dice")))
    assert rollouts.rated(seen, Dice("1"), playouts=800) == rollouts.rated(seen, Dice("1"), playouts=800)
    assert rollouts.rated(seen, Dice("1"), playouts=800) != rollouts.rated(seen, Dice("2"), playouts=800)


def test_hidden_cards_are_imagined_not_seen() -> None:
    for state, seen in mixed(110, "imagined", every=9):
        thought = imagined(seen, Dice("thought"))
        assert view(thought, seen.seat) == seen
        KOIKOI.invariants(thought)
        redrawn = KOIKOI.redrawn(state, Chance("other cards"), seen.seat)
        assert imagined(view(redrawn, seen.seat), Dice("thought")) == thought


def test_what_is_believed_is_imagined_more_often() -> None:
    """A card that is hardly in the other hand comes there as rarely as the odds say."""
    _, seen = next(
        (state, seen)
        for state, seen in mixed(200, "likely")
        if not seen.rules.teams
        and len(seen.turns) > 5
        and min(belief(seen)[1 - seen.turn]) < 0.03
        and len(seen.hand) > 2
    )
    assert seen.seat is not None
    other = 1 - seen.seat
    likely = belief(seen)[other]
    counts = [0] * 48
    for draw in range(400):
        for card in imagined(seen, Dice(f"{draw}")).hands[other]:
            counts[card] += 1
    unseen = {
        card for hand in (imagined(seen, Dice("0")).hands[other], imagined(seen, Dice("0")).stock) for card in hand
    }
    rare = [counts[card] for card in unseen if likely[card] < 0.03]
    common = [counts[card] for card in unseen if likely[card] >= 0.8]
    assert max(rare) < 60
    assert min(common) > max(rare)

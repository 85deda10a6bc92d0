from __future__ import annotations

import pytest

from karuta.errors import BadInput
from karuta.games import fouls
from karuta.games.fouls import CASES, Decision, Target, facts, fields_of, judge, referee, touch_class
from karuta.mat.field import SIDES, Side, other

TARGET_IN_A = """
      | N       | t                       | s       | o       | to                      | so
   N  | - 0     | B B>A 1                 | - 0     | - A>B 1 | B 0                     | - A>B 1
   t  | A 0     | A1: A 0; B1: B B>A 1    | A 0     | A A>B 1 | A1: A A>B 1; B1: B 0    | A A>B 1
   s  | - 0     | B B>A 1                 | - 0     | - A>B 1 | B 0                     | - A>B 1
   o  | - B>A 1 | B B>A 2                 | - B>A 1 | - 0     | B B>A 1                 | - 0
   to | A B>A 1 | A1: A B>A 1; B1: B B>A 2| A B>A 1 | A 0     | A1: A 0; B1: B B>A 1    | A 0
   so | - B>A 1 | B B>A 2                 | - B>A 1 | - 0     | B B>A 1                 | - 0
"""
TARGET_IN_B = """
      | N       | t                       | s       | o       | to                      | so
   N  | - 0     | B 0                     | - 0     | - A>B 1 | B A>B 1                 | - A>B 1
   t  | A A>B 1 | A1: A A>B 1; B1: B 0    | A A>B 1 | A A>B 2 | A1: A A>B 2; B1: B A>B 1| A A>B 2
   s  | - 0     | B 0                     | - 0     | - A>B 1 | B A>B 1                 | - A>B 1
   o  | - B>A 1 | B B>A 1                 | - B>A 1 | - 0     | B 0                     | - 0
   to | A 0     | A1: A 0; B1: B B>A 1    | A 0     | A A>B 1 | A1: A A>B 1; B1: B 0    | A A>B 1
   so | - B>A 1 | B B>A 1                 | - B>A 1 | - 0     | B 0                     | - 0
"""
DEAD = """
      | N     | a     | b     | ab
   N  | 0     | A>B 1 | A>B 1 | A>B 2
   a  | B>A 1 | 0     | 0     | A>B 1
   b  | B>A 1 | 0     | 0     | A>B 1
   ab | B>A 2 | B>A 1 | B>A 1 | 0
"""
TABLES: dict[Target, str] = {"A": TARGET_IN_A, "B": TARGET_IN_B, "D": DEAD}
Cell = tuple[Target, str, str, Side | None]
"""Target, touches of A and B, who was first."""


def cells() -> list[tuple[Cell, str]]:
    """Every cell of the truth tables (rules 3.2-3.4), a cell with two orders twice."""
    found: list[tuple[Cell, str]] = []
    for target, table in TABLES.items():
        head, *rows = [[piece.strip() for piece in line.split("|")] for line in table.strip().splitlines()]
        for a, *row in rows:
            for b, cell in zip(head[1:] if head[0] == "" else head, row, strict=True):
                found += parts(target, a, b, cell)
    return found


def parts(target: Target, a: str, b: str, cell: str) -> list[tuple[Cell, str]]:
    if not cell.startswith("A1:"):
        return [((target, a, b, None), cell if target != "D" else f"- {cell}")]
    one, two = (part.split(":")[1].strip() for part in cell.split(";"))
    return [((target, a, b, "A"), one), ((target, a, b, "B"), two)]


def told(decision: Decision) -> str:
    net = decision.verdict.net
    sends = "0" if net == 0 else f"{'A>B' if net > 0 else 'B>A'} {abs(net)}"
    return f"{decision.taker or '-'} {sends}"


def test_the_tables_have_every_cell() -> None:
    assert len(cells()) == 2 * (36 + 4) + 16


@pytest.mark.parametrize(("cell", "expected"), cells())
def test_truth_tables(cell: Cell, expected: str) -> None:
    target, a, b, first = cell
    assert told(referee((20, 20), target, (a, b), first=first)) == expected


def test_a_cell_names_both_orders_if_both_touched_the_card() -> None:
    for target, a, b, first in situations():
        assert (first is not None) == (target != "D" and "t" in a and "t" in b)


@pytest.mark.parametrize("target", SIDES)
@pytest.mark.parametrize(("a", "b"), [("t", "t"), ("t", "to"), ("to", "t"), ("to", "to")])
def test_a_tie_is_the_owner_s(target: Side, a: str, b: str) -> None:
    assert referee((9, 9), target, (a, b)) == referee((9, 9), target, (a, b), first=target)


Vector = tuple[int, str, Target, str, str, Side | None, str, Side | None]
VECTORS: list[Vector] = [
    (1, "25-25", "A", "t", "N", None, "24-25", None),
    (2, "25-25", "A", "N", "t", None, "25-24", None),
    (3, "25-25", "A", "t", "t", None, "24-25", None),
    (4, "25-25", "B", "t", "o", None, "23-26", None),
    (5, "25-25", "A", "t", "o", None, "23-26", None),
    (6, "25-25", "A", "to", "N", None, "25-24", None),
    (7, "25-25", "B", "to", "N", None, "25-24", None),
    (8, "25-25", "B", "to", "o", None, "24-25", None),
    (9, "25-25", "D", "a", "N", None, "26-24", None),
    (10, "25-25", "D", "ab", "N", None, "27-23", None),
    (11, "25-25", "D", "a", "a", None, "25-25", None),
    (12, "25-25", "D", "ab", "b", None, "26-24", None),
    (13, "25-25", "A", "so", "t", None, "26-23", None),
    (14, "3-3", "D", "ab", "N", None, "5-1", None),
    (15, "1-1", "D", "a", "N", None, "2-0", "B"),
    (16, "1-1", "D", "ab", "N", None, "2-0", "B"),
    (17, "1-1", "D", "a", "a", None, "1-1", None),
    (18, "1-1", "A", "t", "N", None, "0-1", "A"),
    (19, "1-1", "A", "N", "t", None, "1-0", "B"),
    (20, "1-1", "A", "to", "N", None, "1-0", "B"),
    (21, "1-1", "B", "to", "N", None, "1-0", "B"),
    (22, "1-1", "A", "to", "o", None, "0-1", "A"),
    (23, "1-1", "A", "o", "t", None, "1-0", "B"),
    (24, "1-5", "B", "t", "N", None, "0-5", "A"),
    (25, "2-1", "A", "t", "o", None, "0-2", "A"),
    (26, "1-2", "A", "to", "N", None, "1-1", None),
    (27, "2-2", "B", "t", "o", None, "0-3", "A"),
    (28, "1-3", "D", "a", "N", None, "2-2", None),
    (29, "1-1", "B", "o", "o", None, "1-0", "B"),
]
"""The vectors of rules 3.7: number, score, target, touches of A and B, who was first, expected score, winner."""


def score(text: str) -> tuple[int, int]:
    a, b = text.split("-")
    return int(a), int(b)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector[0]))
def test_vectors(vector: Vector) -> None:
    _, before, target, a, b, first, after, winner = vector
    decision = referee(score(before), target, (a, b), first=first)
    assert decision.counts == score(after)
    assert decision.winner == winner


def situations() -> list[Cell]:
    return [cell for cell, _ in cells()]


def test_invariants_for_every_score_and_situation() -> None:
    """Rules 4.1: sends never change the total, a live reading lowers it by one, nobody runs out together."""
    for a in range(1, 26):
        for b in range(1, 26):
            for target, of_a, of_b, first in situations():
                left, right = referee((a, b), target, (of_a, of_b), first=first).counts
                assert left + right == a + b - (target != "D")
                assert left >= 0
                assert right >= 0
                assert max(left, right) >= 1


def test_the_mirror_image_is_ruled_alike() -> None:
    flip = {"A": "B", "B": "A", "D": "D", "N": "N", "a": "b", "b": "a", "ab": "ab"}
    for target, a, b, first in situations():
        there = referee((7, 3), target, (a, b), first=first)
        over = fouls.DEAD_CLASSES if target == "D" else ()
        seen = (flip[b] if b in over else b, flip[a] if a in over else a)
        mirrored: Target = "D" if target == "D" else other(target)
        back = referee((3, 7), mirrored, seen, first=None if first is None else other(first))
        assert back.counts == there.counts[::-1]
        assert back.verdict.case == there.verdict.case
        assert back.verdict.net == -there.verdict.net


def test_every_case_has_a_situation() -> None:
    met = {referee((9, 9), target, (a, b), first=first).verdict.case for target, a, b, first in situations()}
    met |= {judge("A", (1, 0), taker, "any_wrong_card").case for taker in ("A", "B", None)}
    assert met == set(CASES) == set(fouls.RULES)


@pytest.mark.parametrize(
    ("target", "a", "b", "case"),
    [
        ("D", "a", "N", "kata-ote"),
        ("D", "N", "ab", "kara-daburu"),
        ("B", "o", "t", "semi-daburu"),
        ("A", "o", "t", "daburu"),
        ("B", "to", "N", "torizon-other"),
        ("A", "to", "N", "torizon-own"),
        ("D", "a", "b", "tomo-ote"),
        ("D", "ab", "a", "double-single"),
        ("D", "ab", "ab", "both-double"),
        ("B", "t", "N", "nuki"),
        ("A", "t", "N", "mamori"),
        ("A", "to", "o", "mamori-tomo-ote"),
        ("B", "to", "o", "nuki-tomo-ote"),
        ("B", "N", "s", "untaken"),
        ("B", "so", "N", "untaken-ote"),
        ("B", "so", "o", "untaken-tomo-ote"),
        ("D", "N", "N", "nothing"),
    ],
)
def test_names_of_situations(target: Target, a: str, b: str, case: str) -> None:
    assert referee((9, 9), target, (a, b)).verdict.case == case


def test_facts_name_who_did_what() -> None:
    decision = referee((9, 9), "A", ("t", "o"))
    assert facts("A", decision.taker, decision.verdict) == {"taker": "A", "fouler": "B", "other": "A", "owner": "A"}
    decision = referee((9, 9), "D", ("N", "N"))
    assert facts("D", None, decision.verdict) == {"taker": "-", "fouler": "-", "other": "-", "owner": "-"}


def test_contact_makes_both_foul() -> None:
    assert referee((9, 9), "D", ("a", "N")).counts == (10, 8)
    assert referee((9, 9), "D", ("a", "N"), contact="B").counts == (9, 9)
    assert referee((9, 9), "D", ("ab", "N"), contact="B").counts == (10, 8)
    assert referee((9, 9), "A", ("o", "t"), contact="B").verdict.case == "nuki-tomo-ote"
    with pytest.raises(BadInput, match="contact of B: A made no foul"):
        referee((9, 9), "D", ("N", "a"), contact="B")


def test_an_untaken_card_can_stay() -> None:
    assert referee((9, 9), "A", ("s", "N")).counts == (8, 9)
    assert referee((9, 9), "A", ("s", "N"), stays=True).counts == (9, 9)
    assert referee((9, 9), "A", ("t", "N"), stays=True).counts == (8, 9)


def test_a_full_field_takes_no_more() -> None:
    assert referee((48, 2), "D", ("a", "N")).counts == (48, 2)
    assert referee((47, 3), "D", ("ab", "N")).sent == 1


@pytest.mark.parametrize("counts", [(0, 1), (1, 0), (26, 25), (49, 1), (0, 0)])
def test_scores_that_can_t_be(counts: tuple[int, int]) -> None:
    with pytest.raises(BadInput, match=f"{counts[0]}-{counts[1]}: while a match goes on"):
        referee(counts, "D", ("N", "N"))


def test_first_matters_only_if_both_touched() -> None:
    told_wrongly: list[tuple[Target, str, str]] = [("A", "t", "N"), ("D", "a", "b")]
    for target, a, b in told_wrongly:
        with pytest.raises(BadInput, match="first A: that matters only"):
            referee((9, 9), target, (a, b), first="A")


@pytest.mark.parametrize(("target", "letters"), [("A", "a"), ("D", "t"), ("B", "os"), ("B", "")])
def test_letters_that_are_no_class(target: Target, letters: str) -> None:
    with pytest.raises(BadInput, match="say one of N"):
        fields_of(target, letters)


@pytest.mark.parametrize("target", ["A", "B", "D"])
def test_classes_and_fields_are_inverse(target: Target) -> None:
    for letters in fouls.DEAD_CLASSES if target == "D" else fouls.LIVE_CLASSES:
        names, hit = fields_of(target, letters)
        assert touch_class(target, tuple(side for side in SIDES if side in names), hit) == letters

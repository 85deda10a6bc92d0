from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.print.sizes import EDGE, LEAST_GAP, PAPERS, SIZES, Size, grid_of, size_of

SIDES = st.integers(200, 2000)


@pytest.mark.parametrize("name", SIZES)
def test_presets_are_called_by_their_size(name: str) -> None:
    assert size_of(name) == SIZES[name]
    assert str(SIZES[name]) == name


@pytest.mark.parametrize(("text", "size"), [("52 x 73 mm", (520, 730)), ("60,5×90", (605, 900)), ("49X70", (490, 700))])
def test_a_free_size(text: str, size: tuple[int, int]) -> None:
    assert size_of(text) == size


@pytest.mark.parametrize("text", ["", "52", "52x", "x73", "10x73", "52x201", "52x73x1", "-52x73", "axb", "5²x73"])
def test_what_is_no_size_is_quoted_with_what_would_be_right(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        size_of(text)
    assert refused.value.key == "error-print-size"
    assert refused.value.facts["given"] == text
    assert "52x73" in str(refused.value)


@pytest.mark.parametrize(
    ("size", "paper", "count", "layout"),
    [
        ("52x73", "a4", 100, (5, 2, True)),
        ("52x73", "letter", 100, (5, 2, True)),
        ("52x73", "a4", 9, (3, 3, False)),
        ("33x54", "a4", 48, (8, 3, True)),
        ("88x124", "letter", 100, (2, 2, False)),
    ],
)
def test_as_few_sheets_as_can_be(size: str, paper: str, count: int, layout: tuple[int, int, bool]) -> None:
    grid = grid_of(size_of(size), paper, "", count)
    assert (grid.columns, grid.rows, grid.landscape) == layout


@given(SIDES, SIDES, st.sampled_from(sorted(PAPERS)), st.integers(1, 100))
def test_every_grid_lies_in_the_middle_of_its_sheet_with_room_at_the_edge(
    width: int, height: int, paper: str, count: int
) -> None:
    grid = grid_of(Size(width, height), paper, "", count)
    corners = [grid.at(place) for place in range(grid.places)]
    assert min(x for x, _ in corners) == grid.left >= EDGE
    assert max(x for x, _ in corners) + width == pytest.approx(grid.sheet.width - grid.left)
    assert min(y for _, y in corners) == grid.top >= EDGE
    assert max(y for _, y in corners) + height == pytest.approx(grid.sheet.height - grid.top)
    assert grid.columns == 1 or grid.gap_x >= LEAST_GAP
    assert grid.rows == 1 or grid.gap_y >= LEAST_GAP
    assert sorted(map(_rounded, corners)) == sorted(_rounded(grid.behind(place)) for place in range(grid.places))


def _rounded(corner: tuple[float, float]) -> tuple[float, float]:
    return round(corner[0], 3), round(corner[1], 3)


def test_a_layout_that_does_not_fit_is_told_what_does() -> None:
    with pytest.raises(BadInput) as refused:
        grid_of(SIZES["52x73"], "a4", "4x3", 100)
    assert refused.value.key == "error-print-layout"
    assert refused.value.facts["most"] == "3x3, 5x2"
    with pytest.raises(BadInput, match="'three'"):
        grid_of(SIZES["52x73"], "a4", "three", 100)

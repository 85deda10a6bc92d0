"""The two fields from above, in true proportion: the measures are those of the mat (rules C1, 4.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice

from karuta.games.kyogi.rules import rules_of
from karuta.games.kyogi.state import deal, lay_out, new
from karuta.mat.measures import SIDES, Format, Place
from karuta.print.papers.page import GREEN, HAIR, TINT, colour
from karuta.print.setting import literal, mm

__all__ = ["FORMAT", "dealt", "drawn", "written"]

FORMAT = Format()


def dealt(seed: str) -> Mapping[int, Place]:
    """Where the fifty cards lie at the start of a match of that seed, before anybody rearranges them."""
    state = new(rules_of(""), seed)
    laid, _ = lay_out(state, deal(state))
    return laid.places


def drawn(
    scale: float, places: Mapping[int, Place], face: Callable[[int, float, float], str], fmt: Format = FORMAT
) -> str:
    """Both fields with their rows as content of the full size of the mat times `scale`; cards where `places` says,
    with what `face` draws for poem, width and height, B's turned towards B."""
    parts = [_rows(scale, fmt)]
    for number, place in places.items():
        left, top, right, bottom = fmt.rect(place)
        width, height = (right - left) * scale, (bottom - top) * scale
        card = (
            f"box(width: {mm(width)}, height: {mm(height)}, fill: white, stroke: 0.35pt + green, radius: 0.3mm"
            f")[{face(number, width, height)}]"
        )
        turned = card if place.field == "A" else f"rotate(180deg, {card})"
        parts.append(f"#place(dx: {mm(left * scale)}, dy: {mm(top * scale)}, {turned})")
    return f"#box(width: {mm(fmt.width * scale)}, height: {mm(fmt.depth * scale)})[{''.join(parts)}]"


def _rows(scale: float, fmt: Format) -> str:
    """The competition lines of each field, and its three rows as bands."""
    parts = []
    for side in SIDES:
        for top in fmt.tops[side]:
            parts.append(
                f"#place(dx: 0mm, dy: {mm(top * scale)}, rect(width: {mm(fmt.width * scale)}, "
                f"height: {mm(fmt.card_height * scale)}, fill: {colour(TINT)}, stroke: 0.3pt + {colour(HAIR)}))"
            )
        left, top, right, bottom = fmt.fields[side]
        parts.append(
            f"#place(dx: {mm(left * scale)}, dy: {mm(top * scale)}, rect(width: {mm((right - left) * scale)}, "
            f"height: {mm((bottom - top) * scale)}, stroke: 0.7pt + {colour(GREEN)}))"
        )
    return "".join(parts)


def written(text: str, width: float, height: float) -> str:
    """Five, five and the rest from right to left, as on the card."""
    signs = iter(text)
    columns = [list(islice(signs, 5)), list(islice(signs, 5)), list(signs)]
    parts = []
    for at, column in enumerate(columns):
        pitch = height * 0.94 / max(5, len(column))
        size = min(pitch * 1.08, width * 0.31)
        x = width * (0.82 - 0.32 * at)
        for row, sign in enumerate(column):
            y = height * 0.03 + pitch * (row + 0.5)
            parts.append(
                f"#place(dx: {mm(x - size)}, dy: {mm(y - size / 2)}, box(width: {mm(2 * size)}, height: {mm(size)}, "
                f"align(center + horizon, text(size: {mm(size)}, top-edge: 0.88em, bottom-edge: -0.12em, "
                f"brush({literal(sign)})))))"
            )
    return "".join(parts)

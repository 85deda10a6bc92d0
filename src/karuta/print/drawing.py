"""One card as typst draws it, in mm of a card of 52 x 73: whatever its real size, what is on it grows alike."""

from __future__ import annotations

from collections.abc import Sequence

from karuta.print.looks import Look
from karuta.print.setting import face, literal, mm
from karuta.print.sizes import Size


class Drawing:
    """Collects what is on a card, ground and rim first. `str()` of it is what stands in the card's box.

    Places are stretched with the card, in both directions; signs and pictures keep their shape.
    """

    def __init__(self, size: Size, look: Look, rim: str = "") -> None:
        self.size, self.look = size, look
        self.wide, self.high = size.width / 520, size.height / 730
        self.scale = min(self.wide, self.high)
        self._drawn: list[str] = []
        width = look.rim_width / 10 * self.scale / self.wide, look.rim_width / 10 * self.scale / self.high
        # In a black card a white line stands off the edge, so that a cut may drift.
        off = (2 * width[0], 2 * width[1]) if look.bold else (0.0, 0.0)
        if look.bold:
            self.rectangle(0, 0, 52, 73, look.ground)
        for (x, y), fill in ((off, rim or look.rim), ((off[0] + width[0], off[1] + width[1]), look.ground)):
            self.rectangle(x, y, 52 - 2 * x, 73 - 2 * y, fill)

    def __str__(self) -> str:
        return "\n".join(self._drawn)

    def rectangle(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        self._drawn.append(
            f"#place(dx: {self._x(x)}, dy: {self._y(y)}, rect(width: {self._x(width)}, height: {self._y(height)}, "
            f"fill: rgb({literal(fill)})))"
        )

    def lettering(self, name: str, ink: str = "", *, bold: bool = False) -> None:
        """The face and the colour of what follows; the look may ask for its own face and for bold."""
        weight = "bold" if bold or self.look.bold else "regular"
        self._drawn.append(
            f"#set text(font: {face(self.look.face or name)}, fill: rgb({literal(ink or self.look.ink)}), "
            f"weight: {literal(weight)})"
        )

    def sign(self, x: float, y: float, em: float, text: str) -> None:
        """One sign with its middle at (x, y)."""
        self._drawn.append(f"#sign({self._x(x)}, {self._y(y)}, {self._em(em)}, {literal(text)})")

    def column(self, text: str, x: float, ys: Sequence[float], em: float) -> None:
        """Signs under each other."""
        for sign, y in zip(text, ys, strict=True):
            self.sign(x, y, em, sign)

    def line(self, text: str, x: float, y: float, em: float, *, width: float = 0, how: str = "left") -> None:
        """A line of text of which the middle is at height `y`, within `width` from `x`."""
        self._drawn.append(
            f"#line-at({self._x(x)}, {self._y(y)}, {self._x(width or 52 - x)}, {how}, {self._em(em)}, {literal(text)})"
        )

    def paragraph(self, text: str, corner: tuple[float, float], box: tuple[float, float], em: float) -> None:
        """Text that runs over several lines, in the middle of the height of its box."""
        self._drawn.append(
            f"#place(dx: {self._x(corner[0])}, dy: {self._y(corner[1])}, box(width: {self._x(box[0])}, "
            f"height: {self._y(box[1])}, clip: true, align(left + horizon)[#set par(leading: 0.22em)\n"
            f"#text(size: {self._em(em)}, {literal(text)})]))"
        )

    def reading(self, opening: str, rest: str, at: tuple[float, float], em: float, drawn_out: float) -> None:
        """A phrase as it is read: its opening in bold (underlined where all is bold), and a line after the vowel that
        is drawn out."""
        ink = literal(self.look.ink)
        strong = f"underline({literal(opening)})" if self.look.bold else f'text(weight: "bold", {literal(opening)})'
        tail = f"box(line(length: {self._em(drawn_out)}, stroke: {self._em(0.3)} + rgb({ink})), baseline: -0.28em)"
        text = f"text(fill: rgb({ink}), {{{strong}; {literal(rest)}; h(0.3em); {tail}}})"
        self._drawn.append(
            f"#line-at({self._x(at[0])}, {self._y(at[1])}, {self._x(52 - at[0])}, left, {self._em(em)}, {text})"
        )

    def picture(
        self, name: str, corner: tuple[float, float], box: tuple[float, float], *, filling: bool = False
    ) -> None:
        """A picture of `files` that stands in the middle of the foot of its box, or is stretched to fill it."""
        fit = 'width: 100%, height: 100%, fit: "stretch"' if filling else f"height: {self._em(box[1])}"
        self._drawn.append(
            f"#place(dx: {self._x(corner[0])}, dy: {self._y(corner[1])}, box(width: {self._x(box[0])}, "
            f"height: {self._y(box[1])}, align(center + bottom, image({literal(name)}, {fit}))))"
        )

    def frame(self, corner: tuple[float, float], box: tuple[float, float], width: float, *, solid: bool) -> None:
        """A box of a line alone, with a tint where the look has one."""
        fill = f"rgb({literal(self.look.tint)})" if solid and self.look.tint else "none"
        self._drawn.append(
            f"#place(dx: {self._x(corner[0])}, dy: {self._y(corner[1])}, rect(width: {self._x(box[0])}, "
            f"height: {self._y(box[1])}, fill: {fill}, stroke: {self._em(width)} + rgb({literal(self.look.ink)})))"
        )

    def _x(self, at: float) -> str:
        return mm(at * 10 * self.wide)

    def _y(self, at: float) -> str:
        return mm(at * 10 * self.high)

    def _em(self, em: float) -> str:
        return mm(em * 10 * self.scale)

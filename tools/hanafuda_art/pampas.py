"""Month 8, pampas grass (susuki): a bare hill against the sky, with plumes and blades."""

from random import Random

from tools.hanafuda_art.contour import outline
from tools.hanafuda_art.palette import BLUE, BROWN, CREAM, INK, RED, WHITE, YELLOW
from tools.hanafuda_art.pen import Card, Stamp, dot, fill, group, line, num, polar


def _plume(count: int, edge: float) -> str:
    """A plume of ``count`` strands that nods to the right from (0, 0), 30 high; the strands have no colour yet."""
    strands = []
    for k in range(count):
        i = k * 8 / (count - 1)
        t = 1 - i * 0.055
        x, y = t * t * 4, -28 * t * (1 - t) - 24 * t * t
        angle, long = -78 + i * 15.5, 11.5 - 0.35 * abs(i - 3)
        tip_x, tip_y = polar(long, angle, x, y)
        mid_x, mid_y = polar(long * 0.6, angle - 16, x, y)
        off_x, off_y = polar(11.25 / count, angle + 90)
        strands.append(
            f'<path d="M{num(x)},{num(y)}Q{num(mid_x - off_x)},{num(mid_y - off_y)} {num(tip_x)},{num(tip_y)}'
            f'Q{num(mid_x + off_x)},{num(mid_y + off_y)} {num(x)},{num(y)}Z" stroke-width="{edge}"/>'
        )
    return line("M0,0Q0,-14 4,-24", INK, 1.8 * edge) + "".join(reversed(strands))


def _tuft(colour: str) -> str:
    blades = "M0,0Q-1,-6 -6,-7.6M0,0Q-1,-7 -3.4,-11M0,0Q-.4,-7 .4,-13.4M0,0Q.4,-6 4,-10M0,0Q1.4,-4.6 6.4,-5.8"
    return line(blades, colour, 0.55)


class _Hill:
    """A black hill: its edge as (x, y) every 4 units, blades on the edge and all over it."""

    def __init__(self, card: Card, edge: tuple[float, ...], strands: int = 9, line_width: float = 0.5) -> None:
        self._card, self._edge = card, edge
        self._plume: Stamp = card.stamp("plume", _plume(strands, line_width))

    def height(self, x: float) -> float:
        """The y of the edge at ``x``."""
        step = 64 / (len(self._edge) - 1)
        i = min(int(x / step), len(self._edge) - 2)
        part = x / step - i
        part = part * part * (3 - 2 * part)
        return self._edge[i] * (1 - part) + self._edge[i + 1] * part

    def plumes(self, lean: int, where: tuple[tuple[float, float, float], ...], body: str) -> None:
        """Plumes as (x, turn, size) along the edge, to the left with ``lean`` -1."""
        for x, turn, size in where:
            self._card.add(self._plume(x, self.height(x) + 1.5, turn, size, lean, fill=body, stroke=INK))

    def ground(self, seed: int) -> None:
        """The hill itself and its blades."""
        chance = Random(seed)
        points = " ".join(f"{x},{num(self.height(x))}" for x in range(0, 65, 4))
        self._card.add(fill(outline(f"-2,106! {points} 66,106!"), INK))
        dark, pale = self._card.stamp("dark", _tuft(INK)), self._card.stamp("pale", _tuft(CREAM))
        for x in range(2, 64, 5):
            self._card.add(dark(x, self.height(x) + 1, chance.uniform(-14, 14), chance.uniform(0.5, 0.75)))
        row, shift = 13.0, 0
        while row < 60:
            for x in range(2 + shift, 66, 11):
                y = self.height(min(x, 63)) + row + chance.uniform(-1.5, 1.5)
                if y < 106:
                    self._card.add(pale(x, y, chance.uniform(-16, 16), chance.uniform(0.75, 1)))
            row, shift = row + 9, 5 - shift


_QUILLS = "17,-18.6! 15.4,-15.8! 18.8,-15.4! 16.4,-12.8! 19,-11.8! 16,-9.4! 17.6,-7.8! 13.6,-5"


def _wing() -> str:
    return "".join(
        (
            fill(outline(f"-3,2 -3.4,-3 0,-9 4.4,-13.6 10.4,-17 {_QUILLS} 9,-.6 5,3 0,4"), BLUE, INK, 0.9),
            fill(outline(f"{_QUILLS} 10.6,-2.2! 9.6,-6 8.6,-9.6 9.4,-13.6 11.4,-17.2!"), INK),
            line("M11,-14.4L15.2,-16.6M10.4,-11.4L16,-14.2M10.6,-8.4L16,-11M11.4,-5.4L15,-8.2", CREAM, 0.5),
            line("M-.4,-4.6Q4,-5.6 7.4,-9.6M-1,-1Q4,-2 8,-5.4M0,2Q4,1.2 7.6,-1.6", INK, 0.6),
        )
    )


def _far_wing() -> str:
    shape = "1,-1! -1,-8 1.6,-15 6,-20.6! 8,-18! 9.6,-18.6! 10.4,-15.4! 12,-15.4! 11.6,-11.6 9.6,-6 8,-1!"
    return fill(outline(shape), INK, INK, 0.6) + line("M3,-4Q3.4,-11 6.4,-17M5.6,-4Q6.4,-9 9,-13.6", CREAM, 0.5)


def _body() -> str:
    body = "-17.4,4.2 -14.4,2.6 -10,2.4 -5,1 0,-1.6 6,-2 12,.2 15,2.4 11,5.2 5,6.8 -1,6.4 -6,5 -11,5.4 -15.4,6.6"
    return "".join(
        (
            fill(outline("12,1! 17,-1.4 20.6,-1.6! 19.6,.6! 20.4,2.2! 17,3.6 12,4!"), INK, INK, 0.6),
            line("M14,1.4L19,.2M14,2.4L19,2", CREAM, 0.5),
            fill(outline(body), BROWN, INK, 0.9),
            fill(outline("-7,4.8! -2,3.6 4,3.8 10,3.4 14.4,2.8! 10.6,5.2 5,6.7 -1,6.3"), WHITE, INK, 0.6),
            fill(outline("-20.4,5.4 -20,3.2 -17.6,2.2 -15,3.2 -14.6,5.6 -16.6,7.2 -19,7"), BROWN, INK, 0.8),
            fill("M-20.2,4.4L-24.6,7H-19.6Z", YELLOW, INK, 0.6),
            dot(-18, 4.4, 0.8, WHITE),
            dot(-18, 4.4, 0.45, INK),
        )
    )


def _flight(card: Card) -> list[str]:
    """Three wild geese on their way down to the left; the middle one has its wings down."""
    wing, far, body = card.stamp("wing", _wing()), card.stamp("far", _far_wing()), card.stamp("goose", _body())
    up = far() + body() + wing()
    down = far(1, 3, 186, 0.8, -1) + body() + wing(1, 4.4, 176, 0.95, -1)
    return [group(up, 40, 24, -10, 0.9), group(down, 24.6, 46, -8, 0.8), group(up, 45, 74, -10, 0.7)]


def _moon() -> str:
    card = Card("moon", RED)
    hill = _Hill(card, (76, 69, 65, 64, 67, 74))
    card.add(dot(32, 36, 25, CREAM))
    hill.plumes(-1, ((21, 8, 0.8), (13, 6, 0.62)), INK)
    hill.plumes(1, ((46, -4, 0.95), (54, 6, 0.66)), INK)
    hill.ground(1)
    return card.svg()


def _geese() -> str:
    card = Card("geese")
    hill = _Hill(card, (84, 86, 90, 93, 94, 92))
    card.add(*_flight(card))
    hill.plumes(1, ((5, -2, 0.62), (12, 8, 0.5)), YELLOW)
    hill.ground(2)
    return card.svg()


def _first() -> str:
    card = Card("08-plain-1")
    hill = _Hill(card, (74, 61, 53.5, 52, 57, 70))
    hill.plumes(1, tuple((x, -10 + x / 3, 0.66 + 0.16 * (x % 3)) for x in (6, 14, 21, 29, 38, 46, 54)), YELLOW)
    hill.ground(3)
    return card.svg()


def _second() -> str:
    card = Card("08-plain-2")
    hill = _Hill(card, (92, 90, 86, 80, 76, 74), 15, 0.3)
    hill.plumes(-1, ((58, 4, 1.9), (54, -4, 2.3), (47, -12, 1.7), (38, -20, 1.25)), YELLOW)
    hill.ground(4)
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text."""
    return {"moon": _moon(), "geese": _geese(), "08-plain-1": _first(), "08-plain-2": _second()}

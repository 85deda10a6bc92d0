"""What every card is drawn with: short numbers, strokes, stamps, leaves, and the card around them.

Lengths are in card units: a card is 64 wide and 104 high, x to the right and y downwards, angles in degrees
clockwise. Stamps and cards give SVG text.
"""

import math
import re
from collections.abc import Iterable

from tools.hanafuda_art.palette import CREAM, INK

WIDTH, HEIGHT, FRAME = 64, 104, 2.6

_VALUES = re.compile(
    r'( (?:d|transform|[cr]?[xyr]|[xy][12]|width|height|points|stroke-width|stroke-dasharray|opacity)=")([^"]*)(")'
)
_NUMBER = re.compile(r"-?\d*\.\d+|-?\d+")
_GAP = re.compile(r"\s*,\s*|\s+")


def num(value: float) -> str:
    """The shortest writing of ``value`` to two decimals: ``0.50`` is ``.5``, ``-0.001`` is ``0``."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in {"-0", ""}:
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def shorten(svg: str) -> str:
    """``svg`` with every number in its geometry rounded and every gap that nothing needs left out."""

    def values(match: re.Match[str]) -> str:
        text = _NUMBER.sub(lambda found: num(float(found[0])), _GAP.sub(" ", match[2]).strip())
        if " d=" in match[1]:
            text = re.sub(r" ?([A-Za-z]) ?", r"\1", text)
            text = text.replace(" -", "-")
        return match[1] + text + match[3]

    return _VALUES.sub(values, svg)


def polar(radius: float, angle: float, x: float = 0, y: float = 0) -> tuple[float, float]:
    """The point ``radius`` away from (x, y) towards ``angle`` degrees; 0 is right and 90 is down."""
    return x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle))


def place(x: float = 0, y: float = 0, rot: float = 0, size: float = 1, wide: float = 1) -> str:
    """The value of ``transform`` that turns by ``rot``, scales by ``size`` (x also by ``wide``) and moves to (x, y)."""
    parts = [f"translate({num(x)},{num(y)})"] if x or y else []
    if rot:
        parts.append(f"rotate({num(rot)})")
    if wide != 1:
        parts.append(f"scale({num(size * wide)},{num(size)})")
    elif size != 1:
        parts.append(f"scale({num(size)})")
    return "".join(parts)


def group(
    parts: str | Iterable[str], x: float = 0, y: float = 0, rot: float = 0, size: float = 1, *, wide: float = 1
) -> str:
    """``parts`` as one, put down by ``place``; ``wide=-1`` mirrors them."""
    transform = place(x, y, rot, size, wide)
    inner = parts if isinstance(parts, str) else "".join(parts)
    return f'<g transform="{transform}">{inner}</g>' if transform else f"<g>{inner}</g>"


def fill(d: str, colour: str, edge: str = INK, width: float = 0) -> str:
    """A flat shape, outlined when ``width`` is given."""
    line = f' stroke="{edge}" stroke-width="{num(width)}" stroke-linejoin="round"' if width else ""
    return f'<path d="{d}" fill="{colour}"{line}/>'


def line(d: str, colour: str = INK, width: float = 0.8, dash: str = "", opacity: float = 1) -> str:
    """A stroke with round ends along ``d``."""
    extra = f' stroke-dasharray="{dash}"' if dash else ""
    extra += f' opacity="{num(opacity)}"' if opacity != 1 else ""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"{extra}/>'
    )


def dot(x: float, y: float, radius: float, colour: str, *, edge: str = INK, width: float = 0) -> str:
    """A disc."""
    outline = f' stroke="{edge}" stroke-width="{num(width)}"' if width else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{colour}"{outline}/>'


def oval(
    x: float, y: float, rx: float, ry: float, colour: str, *, edge: str = INK, width: float = 0, rot: float = 0
) -> str:
    """An ellipse, turned by ``rot`` around its own centre."""
    outline = f' stroke="{edge}" stroke-width="{num(width)}"' if width else ""
    turn = f' transform="rotate({num(rot)} {num(x)} {num(y)})"' if rot else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{colour}"{outline}{turn}/>'


def leaf_shape(length: float, half: float, colour: str = INK, vein: str = CREAM) -> str:
    """A pointed leaf that grows upwards from (0, 0), ``half`` wide on each side, with its middle vein."""
    d = f"M0,0Q{num(half)},{num(-length * 0.45)} 0,{num(-length)}Q{num(-half)},{num(-length * 0.45)} 0,0Z"
    return fill(d, colour) + line(f"M0,{num(-length * 0.1)}L0,{num(-length * 0.84)}", vein, 0.4)


def leaf(x: float, y: float, length: float, half: float, rot: float, *, colour: str = INK, vein: str = CREAM) -> str:
    """``leaf_shape`` put down at (x, y) and turned by ``rot``."""
    return group(leaf_shape(length, half, colour, vein), x, y, rot)


class Stamp:
    """A drawing that a card holds once and shows in many places."""

    def __init__(self, name: str) -> None:
        """``name`` is the id of the drawing in its card."""
        self.name = name

    def __call__(
        self,
        x: float = 0,
        y: float = 0,
        rot: float = 0,
        size: float = 1,
        wide: float = 1,
        *,
        fill: str = "",
        stroke: str = "",
    ) -> str:
        """The drawing at (x, y); ``fill`` and ``stroke`` colour those parts of it that have no colour of their own."""
        transform = place(x, y, rot, size, wide)
        paint = (f' fill="{fill}"' if fill else "") + (f' stroke="{stroke}"' if stroke else "")
        return f'<use href="#{self.name}"' + (f' transform="{transform}"' if transform else "") + paint + "/>"


class Card:
    """One card while it is drawn; what is added later lies on top."""

    def __init__(self, token: str, ground: str = CREAM) -> None:
        """``token`` names the card (koikoi rules 1) and keeps its ids apart from those of all other cards."""
        self.token = token
        self._ground = ground
        self._stamps: dict[str, str] = {}
        self._parts: list[str] = []

    def stamp(self, name: str, parts: str | Iterable[str]) -> Stamp:
        """Keep a drawing under ``name`` for use in many places."""
        self._stamps[name] = parts if isinstance(parts, str) else "".join(parts)
        return Stamp(f"hf-{self.token}-{name}")

    def cut(self, name: str, d: str, parts: Iterable[str]) -> str:
        """``parts`` as far as they lie within the path ``d``."""
        edge = f"hf-{self.token}-{name}"
        return f'<clipPath id="{edge}"><path d="{d}"/></clipPath><g clip-path="url(#{edge})">{"".join(parts)}</g>'

    def add(self, *parts: str) -> None:
        """Put ``parts`` on the card, in this order."""
        self._parts += parts

    def svg(self) -> str:
        """The whole card: black frame, ground, and all that was added, cut at the frame's inner edge."""
        frame = f"hf-{self.token}-frame"
        window = f'x="{FRAME}" y="{FRAME}" width="{WIDTH - 2 * FRAME:.1f}" height="{HEIGHT - 2 * FRAME:.1f}" rx="1.6"'
        kept = "".join(f'<g id="hf-{self.token}-{name}">{drawing}</g>' for name, drawing in self._stamps.items())
        return shorten(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
            f'<defs><clipPath id="{frame}"><rect {window}/></clipPath>{kept}</defs>'
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="4" fill="{INK}"/>'
            f'<g clip-path="url(#{frame})"><rect width="{WIDTH}" height="{HEIGHT}" fill="{self._ground}"/>'
            f"{''.join(self._parts)}</g>"
            # Over the cut, or its soft edge shows as a light seam between black ground and frame.
            f'<rect {window} fill="none" stroke="{INK}" stroke-width=".6"/></svg>\n'
        )

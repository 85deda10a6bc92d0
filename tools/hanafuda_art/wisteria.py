"""Month 4, wisteria: the cuckoo before the moon, the red ribbon and two plains."""

from tools.hanafuda_art import ribbons
from tools.hanafuda_art.limbs import Limb, limbs
from tools.hanafuda_art.palette import BLUE, BROWN, CREAM, INK, PURPLE, RED, WHITE, YELLOW
from tools.hanafuda_art.pen import Card, Stamp, dot, fill, group, leaf_shape, line

# x, y, length in rows of blossoms, lean at the tip
Clusters = tuple[tuple[float, float, int, float], ...]
# x, y, size, turn
Places = tuple[tuple[float, float, float, float], ...]
_ROW = 3.1


def _floret(colour: str) -> str:
    """One blossom of a cluster, hanging to the right of its stem at (0, 0)."""
    return fill("M0,-.6C1.2,-2.4 4.6,-2.4 5,-.2C5.2,1.8 3.4,2.6 2,2C1,1.6 .2,.6 0,-.6Z", colour, CREAM, 0.4)


def _cluster(x: float, y: float, rows: int, lean: float, florets: tuple[Stamp, Stamp]) -> str:
    """A hanging cluster: rows of blossoms that narrow to a point, purple and black by turns."""
    tip = y + rows * _ROW
    parts = [line(f"M{x},{y - 2}Q{x},{(y + tip) / 2} {x + lean},{tip + 1}", INK, 0.8)]
    for row in reversed(range(rows)):
        t = row / rows
        size = 0.42 + 0.68 * min(1.0, (1 - t) * 1.25)
        px, py = x + lean * t * t, y + row * _ROW
        floret = florets[row % 2]
        parts += [floret(px, py, 18 + 22 * t, size), floret(px, py, -18 - 22 * t, size, -1)]
    parts.append(fill(f"M{x + lean - 0.9:.2f},{tip - 1.6:.2f}h1.8l-.9,3.4Z", INK))
    return "".join(parts)


def _grow(card: Card, wood: list[Limb], leaves: Places, clusters: Clusters) -> None:
    florets = card.stamp("mauve", _floret(PURPLE)), card.stamp("dark", _floret(INK))
    blade = card.stamp("leaf", _spray())
    card.add(*(_cluster(*each, florets) for each in clusters))
    card.add(limbs(wood, BROWN, width=0.8))
    card.add(*(blade(x, y, rot, size) for x, y, size, rot in leaves))


def _spray() -> str:
    """A feathered leaf that grows upwards from (0, 0): five black blades with cream veins."""
    stem = line("M0,0V-9", INK, 0.7)
    blades = ((0, -8.5, 0), (0, -6, -62), (0, -6, 62), (0, -2.4, -78), (0, -2.4, 78))
    return stem + "".join(group(leaf_shape(7.4, 2.6), x, y, rot) for x, y, rot in blades)


def _cuckoo() -> str:
    """The lesser cuckoo, calling in flight, downwards to the left."""
    far_wing = (
        "M25,66C20,58 17,47 18,33C21,36 22.5,38 23.5,41C25,40 26.6,42 27,45C29,45 30.2,47 30.2,50"
        "C32.5,51 33.6,54 33,58L34,66Z"
    )
    near_wing = (
        "M24,68C26,58 34,50 43,45C49,41.6 55,39.6 61,39.4C59.5,43 57.5,45.5 54.5,47.5C56.4,48 55.5,51 51.6,53"
        "C53.2,54 51.6,57 47.8,58.6C49,60 46.6,62.6 43,63.6C43.6,66 40,68.6 36,70C32,72.4 27,72 24,68Z"
    )
    tail = "M42,72C50,74 56,79 60,87L56.8,86.4L56.4,90L53,87.2L51.4,90.6L48.4,86.4C46,82 43,79 38,77Z"
    body = (
        "M8.5,73.5C9,69.5 13,67 17.5,67.4C25,67 34,67.5 40,70C44,71.6 47,74 48.5,77C44,80.4 37,82.5 29,81.6"
        "C22,81 17,79 14,76.6C11.5,76.4 9,75.4 8.5,73.5Z"
    )
    return "".join(
        (
            fill(far_wing, BLUE, INK, 0.9),
            line("M21.5,42L26.5,60M25.8,47L29,60M29.4,53L31,62", INK, 0.6),
            fill(tail, INK, INK, 0.9),
            line("M46,76Q52,79 55.5,84.5M44,77Q49,80.5 51.8,86", CREAM, 0.55),
            fill(body, WHITE, INK, 0.9),
            fill(
                "M8.5,73.5C9,69.5 13,67 17.5,67.4C25,67 34,67.5 40,70C36,73.4 27,74.4 20,74"
                "C15.5,73.8 11.5,74.6 8.5,73.5Z",
                BLUE,
            ),
            line("M8.5,73.5C9,69.5 13,67 17.5,67.4C25,67 34,67.5 40,70", INK, 0.9),
            line(
                "M20,76.8q1.2,2 3.4,2.6M25.5,76.6q1.4,2.4 4,3M31.5,76q1.5,2.6 4.2,3.2M37.6,74.8q1.4,2.4 3.8,3",
                INK,
                0.85,
            ),
            fill(near_wing, BLUE, INK, 0.9),
            fill("M27,67C29,60 36,53.5 44,49C41,55.5 36,62 30,67.5Z", CREAM, INK, 0.5),
            line("M54,47.6L45,52M51.2,53L42.4,57M47.4,58.6L39.5,62M42.6,63.6L35.5,66.6", INK, 0.65),
            fill("M9.4,71.2L3,69.8L8.4,73.2Z", RED, INK, 0.6),
            fill("M8.6,73.6L3.8,76L10.4,75.4Z", RED, INK, 0.6),
            dot(13.6, 71.2, 1.5, YELLOW, width=0.6),
            dot(13.4, 71.2, 0.65, INK),
        )
    )


def _animal() -> str:
    card = Card("cuckoo")
    moon = "M50,16A17.5,17.5 0 1 0 60,45A15.5,15.5 0 0 1 50,16Z"
    card.add(group(fill(moon, RED), -8, 13))
    wood: list[Limb] = [(((-4, 15), (12, 11), (30, 15), (46, 10), (70, 14)), 3.4, 2.4)]
    leaves = ((14, 11, 1, -16), (38, 12, 1, 12), (57, 11, 1, -8))
    clusters = ((8, 16, 11, -1), (57, 16, 6, 1), (21, 17, 5, 1), (33, 18, 3, 0), (45, 14, 5, 0))
    _grow(card, wood, leaves, clusters)
    card.add(group(_cuckoo(), 2.5, 9, size=0.95))
    return card.svg()


def _ribbon() -> str:
    card = Card("04-ribbon")
    wood: list[Limb] = [(((-4, 13), (14, 17), (30, 12), (46, 17), (70, 12)), 3.6, 2.4)]
    leaves = ((12, 16, 1, -18), (31, 12, 1, 6), (51, 15, 1, 18))
    clusters = ((10, 19, 23, -3), (55, 19, 24, 2), (21, 18, 10, 1), (44, 19, 14, 2), (33, 16, 20, 0))
    _grow(card, wood, leaves, clusters)
    card.add(ribbons.red(32, 56, -6))
    return card.svg()


def _curtained() -> str:
    card = Card("04-plain-1")
    wood: list[Limb] = [(((-4, 14), (14, 11), (30, 16), (48, 12), (70, 16)), 4.4, 2.8)]
    leaves = ((10, 12, 1, -14), (29, 15, 1, 10), (50, 12, 1, -8))
    clusters = ((9, 17, 14, -2), (33, 19, 16, 1), (56, 18, 13, 2), (21, 17, 25, -1), (45, 16, 22, 1))
    _grow(card, wood, leaves, clusters)
    return card.svg()


def _climbing() -> str:
    card = Card("04-plain-2")
    wood: list[Limb] = [
        (((70, 11), (54, 17), (36, 13), (20, 18), (11, 34), (16, 56), (9, 78), (14, 112)), 3.4, 8),
        (((15, 56), (27, 53), (41, 59), (57, 54)), 3, 1.4),
    ]
    leaves = ((51, 16, 1.05, 10), (29, 15, 1.05, -14), (33, 55, 0.9, -14), (56, 54, 0.75, 16), (11, 36, 0.85, -48))
    clusters = ((25, 19, 9, -1), (39, 17, 8, 0), (54, 20, 8, 1), (25, 57, 12, -1), (39, 62, 11, 1), (54, 58, 12, 1))
    _grow(card, wood, leaves, clusters)
    card.add(
        line(
            "M14.6,96q-2,1.6 -1,5M12.5,88q1.8,1.6 1.4,4.5M10,74q-1.6,2.4 -.4,5M14.4,66q1.6,2 .2,5M15.6,54"
            "q-2,-1.4 -2.2,-4.5M13.5,40q-1.6,-2 -.8,-4.6M20,22q2,-2.4 4.6,-2.8",
            INK,
            0.6,
        )
    )
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text of the four cards."""
    return {"cuckoo": _animal(), "04-ribbon": _ribbon(), "04-plain-1": _curtained(), "04-plain-2": _climbing()}

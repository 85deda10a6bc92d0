"""The rain man of month 11: the courtier Ono no Michikaze, who learns from a frog that leaps at a willow."""

from tools.hanafuda_art.contour import curve, outline
from tools.hanafuda_art.palette import BLUE, CREAM, DARK_RED, INK, MOSS, PURPLE, RED, WHITE, YELLOW
from tools.hanafuda_art.pen import dot, fill, group, line, oval


def umbrella() -> str:
    """An oiled-paper umbrella around the top of its shaft at (0, 0); the shaft runs 52 down."""
    scallops = "".join(f"Q{x + 4.3:.1f},17.4 {x},21" for x in (17.3, 8.7, 0, -8.7, -17.3, -26))
    dome = f"M-26,21Q-21,4 0,-1Q21,4 26,21{scallops}Z"
    ribs = "M0,-1Q-14,6 -17.3,21M0,-1Q-6.6,8 -8.7,21M0,-1V21M0,-1Q6.6,8 8.7,21M0,-1Q14,6 17.3,21"
    ring = "M-23.2,14Q-11,8.6 0,8.4Q11,8.6 23.2,14L21.2,10Q11,4.8 0,4.6Q-11,4.8 -21.2,10Z"
    return "".join(
        (
            fill(dome, YELLOW, INK, 0.9),
            fill(ring, RED, INK, 0.5),
            line(ribs, INK, 0.5),
            fill("M-3,.6Q0,-2.6 3,.6Q0,1.8 -3,.6Z", INK),
            line("M0,-1V-3.4", INK, 1.5),
        )
    )


def _legs() -> list[str]:
    hakama = "26.4,78! 24.4,85 24.8,91.4 28,93.6 33,93 35.4,87! 38.6,93.2 44,94.2 48.6,91.6 49.6,85 47.4,78!"
    folds = (
        "M28.4,84Q27.4,88 28.4,92M31.6,84.6Q31.2,88 31.6,92M41,84.6Q42,88 41.6,92.6M45.2,84Q46.6,88 45.6,92"
        "M35.4,87L36,84"
    )
    geta = (
        "M25.6,95.4H34.4V97H32.8V99.4H31V97H29V99.4H27.2V97H25.6ZM38.6,96H47.8V97.6H46.2V100H44.4V97.6H42V100H40.2"
        "V97.6H38.6Z"
    )
    return [
        fill("M28,92.6L26.6,95.6H33.6L33.4,92.6ZM39.6,93L39.2,96.2H47.2L45.4,93Z", WHITE, INK, 0.7),
        fill(geta, INK, INK, 0.4),
        fill(outline(hakama), PURPLE, INK, 0.9),
        line(folds, CREAM, 0.45),
    ]


def _robe() -> list[str]:
    far = "43.4,50.6! 49,54 53.6,63 59,80! 48,85! 44,72 41,60!"
    trunk = (
        "33,48! 29.4,51 27.2,58 25.6,70 24.4,81.4! 30,83.6 36.6,84.2 43,83.6 50,81.4! 48.4,68 46,56 43.6,50.6 40,48!"
    )
    near = "30,50.2! 24.6,54 19,63.6 13.6,78! 25.6,84! 30.6,73 35.6,64.4! 35,58.6! 32.6,54"
    crests = ((21.8, 68), (52.2, 71), (41.4, 64), (38.8, 79.4), (45.6, 77), (31.6, 80))
    return [
        fill(outline(far), RED, INK, 0.9),
        line("M58,77.4L47.2,82.2", YELLOW, 1.1),
        fill(outline(trunk), RED, INK, 0.9),
        line(curve("37,55.4 36,63 36.6,84"), INK, 0.6),
        fill("M26.4,68.6Q36.4,71.4 47.8,68.4L48.2,71.6Q36.4,74.6 26,71.8Z", INK, INK, 0.4),
        line("M27.4,70.2Q36.4,72.8 47,70", YELLOW, 0.5),
        fill(outline(near), RED, INK, 0.9),
        fill(outline("35.4,59.4! 35.7,64.4! 30.8,73 25.8,84! 28,73.6 31.8,64.4"), DARK_RED, INK, 0.6),
        line("M14.8,75L26.6,80.8", YELLOW, 1.1),
        line("M13.8,78l-.6,3.4M25.6,84l.2,3.4M59,80l.8,3.2M48,85l.4,3.2", INK, 1.5),
        line("M13.8,78l-.6,3.4M25.6,84l.2,3.4M59,80l.8,3.2M48,85l.4,3.2", YELLOW, 0.7),
        line("M29.4,54.6Q27.4,59.6 28,64.6M44.4,55Q46.6,60 47,65", INK, 0.6),
        *(dot(x, y, 1.7, CREAM) + dot(x, y, 0.8, RED) for x, y in crests),
        fill(
            outline("32.6,48.4! 34,51 37,52.4 39.8,51 40.6,47.6! 42.4,50 40,53.6 36.6,54.6 33,53 31.4,50"),
            CREAM,
            INK,
            0.7,
        ),
    ]


def _hand() -> list[str]:
    return [
        fill(outline("33.6,58.6 35.4,57 38,57.6 39,59.4 38.4,61.8 36,62.8 34,61.6"), WHITE, INK, 0.7),
        line("M36,59.2H38.8M36,60.8H38.6", INK, 0.4),
    ]


def _head() -> list[str]:
    face = "31.8,36.4 31.2,40 31.8,43.4 33.4,46.6 35.8,48.6 38.6,48 41,45.4 42,41 41.6,36.4"
    hat = "30.8,37.4! 31,33 32.4,28 35.4,24.6 39.6,24.4 42,27.4 42.8,32.4 43,37.6! 40,36.2 36.6,35.8 33.4,36.4"
    return [
        fill(outline(face), WHITE, INK, 0.8),
        fill(outline("39.4,36! 43,37.2! 42.8,41.6 41.4,45! 40.8,41.8 40,39.6!"), INK),
        oval(41.2, 41.8, 0.9, 1.4, WHITE, width=0.5),
        fill(outline(hat), INK, INK, 0.6),
        line("M32.6,34.4Q36.6,33 41.6,34.4M34,31Q33.6,28.4 36,26.6", CREAM, 0.4),
        oval(33, 37.9, 0.95, 0.45, INK, rot=-8),
        oval(37.2, 37.8, 1.1, 0.5, INK, rot=8),
        line("M32.3,40.3Q33,39.7 33.9,40.3M36.2,40.3Q37.2,39.6 38.4,40.3", INK, 0.6),
        line("M34.9,39.6Q34.2,42 33.6,43.2Q34.2,43.7 35,43.5", INK, 0.5),
        fill("M33.6,45.3Q34.4,44.7 34.9,45Q35.4,44.7 36.2,45.3Q34.9,46.3 33.6,45.3Z", RED),
        line("M32.9,44.6Q34,44 34.8,44.3Q35.8,44 37,44.7", INK, 0.4),
        fill("M34,47.6Q35.2,47 36.6,47.7Q36.4,50 35.4,51.4Q34.4,49.6 34,47.6Z", INK),
    ]


def man() -> list[str]:
    """The courtier from his hat at y 24 to his clogs at y 100, and the umbrella that he holds."""
    shaft = line("M36.6,10L35.4,67", INK, 1.3)
    return [*_legs(), *_robe(), shaft, group(umbrella(), 36.2, 7.8, -6, 0.83), *_head(), *_hand()]


def frog() -> str:
    """A frog that leaps to the right and up, 20 long, around (0, 0)."""
    far = "M3,2.4Q7,3.4 10.4,.4M10.4,.4l1.8,-.4M10.4,.4l1.4,1.4"
    hind = "M-4.4,2.2C-7.6,-.6 -10,-.4 -11,1.8C-9.6,2 -8.6,3 -8.4,4.4C-10.6,5.4 -12.6,7 -13.8,9.4"
    toes = "M-13.8,9.4l-2,.2M-13.8,9.4l-1,1.800M-13.8,9.4l.8,1.8"
    body = "8.4,-1.4 7.4,-3.6 5.4,-4.4 2,-4.2 -2,-2.4 -5.4,.8 -6,3.4 -3,4.4 2,3.6 6.4,1.6"
    return "".join(
        (
            line(far, INK, 1.9),
            line(far, MOSS, 0.9),
            line(hind + toes, INK, 2.4),
            line(hind + toes, MOSS, 1.2),
            fill(outline(body), MOSS, INK, 0.8),
            fill(outline("8,-.4! 4,1 -1,2.2 -5.6,3.2! -3,4.4 2,3.6 6.4,1.6"), CREAM, INK, 0.5),
            line("M8.2,-.8Q6.6,-.2 5,0", INK, 0.5),
            fill(outline("-6.4,2.4 -5,-.4 -2,-.4 -1.4,2 -4,4 "), MOSS, INK, 0.7),
            dot(5, -4.2, 1.5, MOSS, width=0.7),
            dot(5.2, -4.3, 0.75, YELLOW),
            dot(5.3, -4.3, 0.4, INK),
            line("M1.6,3.2Q3.4,6 6.6,5.800l1.6,.8M6.6,5.800l1.8,-.8", INK, 1.7),
            line("M1.6,3.2Q3.4,6 6.6,5.8", MOSS, 0.8),
            line("M1,-2.600q1.2,-.6 2,-.2M-2,-.9q1,-.8 1.8,-.8", YELLOW, 0.7),
        )
    )


def stream() -> list[str]:
    """The water to the left and the bank on which he stands."""
    water = "M0,82C8,80 14,86 22,88C34,92 50,96 66,94V106H0Z"
    waves = (
        "M0,87C8,85.6 14,91 22,93C30,95 40,98 50,98.6M0,92C8,91 14,95.6 22,98C26,99 30,100 34,100.6"
        "M0,97C6,96.6 10,99.6 16,101.6"
    )
    return [fill(water, BLUE, INK, 0.8), line(waves, CREAM, 0.7), fill("M20,106Q26,97 36,98Q52,96 66,97V106Z", INK)]

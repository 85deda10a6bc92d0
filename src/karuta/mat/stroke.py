"""From the hands of one reading to contacts, pushes and cards out of the lines (rules 4.8).

`sweep` judges all hands together, merged by time, with exact arithmetic: times and positions are whole numbers or
fractions, so that it never matters how a stroke was cut into samples or messages. What rules 4.8 leave open is settled
here thus:

- A *hand* is a seat and a pointer. Between samples it moves straight and evenly. Of samples with the same time the last
  counts. Strokes of one pointer that share their joint sample are one stroke.
- Nothing is touched before the onset (t = 0, rules 4.5). A pointer that is down inside the lines at t = 0, or goes
  down there at t = 0, is ignored until it is lifted or is outside both fields (the strip between them is outside).
- The *effective hand* of a seat is the pointer that goes down first, of two at once the lower number; one down before
  the onset went down then, an ignored one when it ceases to be ignored. Other hands move cards, with `effective` False.
- Rectangles and lines include their edges: to reach an edge is to touch, to be on a line is to be inside. A card is out
  when nothing but an edge of it can still lie on its field.
- A hand touches a card at most once in a stroke. The card moves with the hand that touched it *last* until that stroke
  ends; then it lies still where it is, on top of what lies there, and can be touched again.
- A touched card whose side edge comes to the near edge of a card of its own row pushes it sideways, never forward;
  pushed cards push on in turn. A push ends when the sideways motion stops or turns, when the pusher has left the height
  of the pushed card, or when the pusher passes to another hand; the pushed card then lies still. Cards that another
  hand moves, cards of other rows, and cards on top of which the pusher already lies, are slid over. Only the hand's own
  touch is a contact, a push is not (rules 3.5); at one instant a touch goes before a push.
- The field of a contact is the card's own for a hand that finds it unmoved or moved last by that same hand. For any
  other hand it is the field whose lines the card is at least partly within; if it is within both, the one that holds
  the point, else the card's own; if none, the touch moves the card and is no contact.
- Of several events at one instant the lower seat's come first, then the lower pointer's, then the earlier stroke's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple, TypeAlias

from karuta.errors import BadInput
from karuta.mat.exact import Point, ratio
from karuta.mat.field import Mat
from karuta.mat.hand import Hand
from karuta.mat.sweeping import Contact, Ignored, Out, Sweep, Table

__all__ = ["Contact", "Ignored", "Out", "Sample", "Stroke", "Sweep", "hands_of", "sweep"]


class Sample(NamedTuple):
    """Where a pointer was: `t` in 0.1 ms since the onset of the upper verse (may be negative), `x` and `y` in mat
    coordinates (0.1 mm, may lie outside the mat)."""

    t: int
    x: int
    y: int


class Stroke(NamedTuple):
    """One pointer from its going down (first sample) to its lifting (last). `pointer` names a hand of its seat: whoever
    makes strokes from a screen gives a finger that comes down again the same number."""

    pointer: int
    samples: tuple[Sample, ...]


Released: TypeAlias = Callable[[list[Point]], list[Point]]
"""What is left of a path from the moment when a pointer that is down at the onset may touch: the path itself if it may
at once, nothing if it never does."""


def sweep(mat: Mat, strokes: Mapping[int, Sequence[Stroke]]) -> Sweep:
    """Contacts, pushes and cards out from the strokes of each seat; `BadInput` for a stroke without samples, with times
    that fall, or down while another stroke of its pointer is."""
    hands, ignored = hands_of(strokes, partial(_leaves, mat))
    return Table(mat, hands).run(ignored) if hands else Sweep((), (), {}, ignored)


def hands_of(strokes: Mapping[int, Sequence[Stroke]], released: Released) -> tuple[list[Hand], tuple[Ignored, ...]]:
    """The strokes that count, by seat, each of which knows whether it is of the seat's effective hand; and the pointers
    that were ignored at first. `BadInput` as for `sweep`."""
    hands: list[Hand] = []
    ignored: list[Ignored] = []
    for seat in sorted(strokes):
        mine: list[Hand] = []
        for pointer, path in _joined(strokes[seat]):
            hand = _counting(seat, pointer, path, released, ignored) if path[-1][0] >= 0 else None
            if hand is not None:
                mine.append(hand)
        if mine:
            first = min([(hand.down, hand.pointer) for hand in mine])[1]
            for hand in mine:
                hand.effective = hand.pointer == first
            hands += mine
    return hands, tuple(sorted(ignored, key=lambda it: it[:2])) if ignored else ()


def _joined(strokes: Iterable[Stroke]) -> list[tuple[int, list[Point]]]:
    """The strokes of one seat as (pointer, points at rising times), pieces of one stroke put together."""
    paths: list[tuple[int, list[Point]]] = []
    for pointer, samples in sorted(strokes, key=_when):
        path: list[Point] = []
        for sample in samples:
            if path and sample[0] <= path[-1][0]:
                if sample[0] < path[-1][0]:
                    raise BadInput(
                        f"sample {tuple(sample)} comes after time {path[-1][0]}: the times of a stroke never fall",
                        key="error-stroke-times",
                        time=sample[0],
                        last=int(path[-1][0]),
                    )
                path.pop()
            path.append((sample[0], sample[1], sample[2]))
        if paths and paths[-1][0] == pointer:
            last = paths[-1][1]
            if samples[0] == last[-1]:
                last[-1:] = path
                continue
            if samples[0][0] < last[-1][0]:
                raise BadInput(
                    f"pointer {pointer} goes down at {samples[0][0]} but was not lifted before {last[-1][0]}",
                    key="error-stroke-overlap",
                    pointer=pointer,
                    time=samples[0][0],
                )
        paths.append((pointer, path))
    return paths


def _when(stroke: Stroke) -> tuple[int, int, int]:
    if not stroke[1]:
        raise BadInput(
            f"pointer {stroke[0]} has a stroke without samples: give the point where it went down",
            key="error-stroke-empty",
            pointer=stroke[0],
        )
    return stroke[0], stroke[1][0][0], stroke[1][-1][0]


def _counting(seat: int, pointer: int, path: list[Point], released: Released, ignored: list[Ignored]) -> Hand | None:
    """The hand from the moment when its stroke counts: after the onset, and once released if it was not free then."""
    down = path[0][0]
    if down > 0:
        return Hand(seat, pointer, path, down)
    if down < 0:
        path = _from_onset(path)
    rest = released(path)
    if rest is path:
        return Hand(seat, pointer, path, down)
    ignored.append(Ignored(seat, pointer, Fraction(rest[0][0]) if rest else None))
    return Hand(seat, pointer, rest, rest[0][0], blind=True) if rest else None


def _from_onset(path: list[Point]) -> list[Point]:
    for i in range(len(path) - 1):
        (t0, x0, y0), (t1, x1, y1) = path[i], path[i + 1]
        if t1 > 0:
            start = (0, x0 + ratio((x1 - x0) * -t0, t1 - t0), y0 + ratio((y1 - y0) * -t0, t1 - t0))
            return [start, *path[i + 1 :]]
    return path[-1:]


def _leaves(mat: Mat, path: list[Point]) -> list[Point]:
    """The path itself if it begins outside the lines, else what follows from the point where it goes out of them."""
    field = mat.format.field_at(path[0][1], path[0][2])
    if field is None:
        return path
    left, top, right, bottom = mat.format.fields[field]
    for i in range(len(path) - 1):
        (t0, x0, y0), (t1, x1, y1) = path[i], path[i + 1]
        if left <= x1 <= right and top <= y1 <= bottom:
            continue
        dx, dy = x1 - x0, y1 - y0
        ends = [ratio(edge - x0, dx) for edge, over in ((left, x1 < left), (right, x1 > right)) if over]
        ends += [ratio(edge - y0, dy) for edge, over in ((top, y1 < top), (bottom, y1 > bottom)) if over]
        u = min(ends)
        return [(t0 + (t1 - t0) * u, x0 + dx * u, y0 + dy * u), *path[i + 1 :]]
    return []

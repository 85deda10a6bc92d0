"""How the cards of a field are laid at the start: the usual layout, layouts as players make them, and a person's own.

A layout is card number -> `Place`, legal in one field. Rows are filled from both edges inwards, card to card, so that
the middle stays free (rules 1.4 no. 95, 1.1 nos. 14-16; none of it is a rule, C4 and C5). An *end* of a row is its left
or right part as the owner sees it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from typing import Literal

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.mat.field import Format, Place, Side
from karuta.poems.kimariji import deciding
from karuta.poems.orders import TOMOFUDA

End = Literal["left", "right"]
Block = tuple[int, End]
"""A row (0 jodan, 1 chudan, 2 gedan) and an end of it."""
Layout = dict[int, Place]
Blocks = dict[Block, list[int]]
_ENDS: tuple[End, End] = ("left", "right")


@cache
def blocks_of(rows: int) -> tuple[Block, ...]:
    """The ends of the rows of a field, the bottom row first."""
    return tuple((row, end) for row in reversed(range(rows)) for end in _ENDS)


@cache
def _usual(rows: int) -> Mapping[Block, int]:
    """How many cards of 25 lie at each end. Source 004: bottom row 6 + 6, middle 3 + 4, top 3 + 3; of any other number
    of rows all alike."""
    parts = (6, 6, 3, 4, 3, 3) if rows == 3 else (1,) * (2 * rows)
    return dict(zip(blocks_of(rows), parts, strict=True))


def standard(cards: Sequence[int], side: Side = "A", fmt: Format | None = None) -> Layout:
    """The usual layout of source 004 (rules 1.4 no. 95) for `cards` in the order given, bottom row first, each end from
    the edge inwards; other numbers than 25 in the same proportions as far as a row holds them."""
    fmt = fmt or Format()
    sizes = _shares(len(cards), _usual(fmt.rows), fmt)
    left = list(cards)
    blocks: Blocks = {}
    for block in sizes:
        blocks[block], left = left[: sizes[block]], left[sizes[block] :]
    return _laid(blocks, side, fmt)


def side_by_side(hands: Sequence[Sequence[int]], side: Side = "A", fmt: Format | None = None) -> Layout:
    """The cards of several players of one side (rules 5.7): those of the first at the left edge of the field as its
    owners see it, of the last at the right edge, of the others between, each in columns, the bottom row first.
    `BadInput` for more columns than the field has."""
    fmt = fmt or Format()
    columns = [-(-len(hand) // fmt.rows) for hand in hands]
    free = fmt.width - fmt.card_width * sum(columns)
    if free < 0:
        raise _too_many(sum(map(len, hands)), fmt)
    layout = {}
    for at, (before, hand) in enumerate(zip(accumulate(columns, initial=0), hands, strict=False)):
        left = before * fmt.card_width + free * at // max(1, len(hands) - 1)
        for i, card in enumerate(hand):
            row, column = divmod(i, columns[at])
            layout[card] = Place(side, fmt.rows - 1 - row, left + column * fmt.card_width)
    return layout


@dataclass(frozen=True)
class LayoutStyle:
    """What a player cares for. `strong` is the end with about `share` of the cards, the right for most right-handed;
    `twins` says whether tomofuda lie side by side or at different ends; `short_near` and `long_near` put cards of one
    mora, and of five and six, into the row nearest to oneself."""

    strong: End = "right"
    share: float = 0.55
    twins: Literal["together", "apart"] = "together"
    short_near: bool = True
    long_near: bool = True


STYLES: Mapping[str, LayoutStyle] = {
    "attack": LayoutStyle(share=0.54, twins="apart", short_near=False),
    "defence": LayoutStyle(share=0.58, twins="together"),
    "balanced": LayoutStyle(share=0.55, twins="together"),
}
"""The styles that the house offers by name."""


def players_layout(
    cards: Sequence[int], style: LayoutStyle, chance: Chance, side: Side = "A", fmt: Format | None = None
) -> Layout:
    """A layout such as a player of this style makes of these cards; every seed gives another."""
    fmt = fmt or Format()
    return _laid(_arranged(cards, style, chance, _drawn_sizes(len(cards), style, chance, fmt)), side, fmt)


def mirror(layout: Mapping[int, Place], fmt: Format | None = None) -> Layout:
    """The layout with left and right changed, for left-handed players."""
    last = (fmt or Format()).last_x
    return {card: Place(field, row, last - x) for card, (field, row, x) in layout.items()}


@dataclass(frozen=True)
class Home:
    """Where a poem's card belongs: row (0 jodan to 2 gedan), end, rank among the cards of that end (0 outermost). In
    a field of two rows jodan and chudan are one."""

    row: int
    end: End
    rank: int


class Teiichi:
    """A person's own layout (teiichi): a home for each poem, applied to whatever cards one gets. Immutable.

    A poem without a home (a layout saved from one match has 25) goes to the end that has the fewest cards.
    """

    __slots__ = ("homes",)

    homes: Mapping[int, Home]

    def __init__(self, homes: Mapping[int, Home]) -> None:
        for poem, home in homes.items():
            _check(poem, home)
        self.homes = dict(sorted(homes.items()))

    @classmethod
    def drawn(cls, style: LayoutStyle, chance: Chance) -> Teiichi:
        """A layout of all hundred as a player of this style might have it."""
        strong = round(100 * style.share)
        sizes: dict[Block, int] = {}
        for row, part in ((2, 0.48), (1, 0.28), (0, 0.24)):
            sizes[row, style.strong] = round(strong * part)
            sizes[row, _across(style.strong)] = round((100 - strong) * part)
        sizes[0, style.strong] += 100 - sum(sizes.values())
        return cls._of(_arranged(range(1, 101), style, chance, sizes))

    @classmethod
    def saved(cls, places: Mapping[int, tuple[int, int]], fmt: Format | None = None) -> Teiichi:
        """The layout of which poem -> (row, x) is an instance, such as one's field at the start of a match; x in 0.1 mm
        as in `Place`. What lies left of the middle belongs to the left end."""
        fmt = fmt or Format()
        last = fmt.last_x
        blocks: Blocks = {block: [] for block in blocks_of(3)}
        for poem, (row, x) in sorted(places.items(), key=lambda it: min(it[1][1], last - it[1][1])):
            home = Home(row + 3 - fmt.rows, "left" if 2 * x <= last else "right", 0)
            _check(poem, home)
            blocks[home.row, home.end].append(poem)
        return cls._of(blocks)

    @classmethod
    def _of(cls, blocks: Blocks) -> Teiichi:
        return cls({p: Home(row, end, i) for (row, end), poems in blocks.items() for i, p in enumerate(poems)})

    def apply(self, cards: Iterable[int], side: Side = "A", fmt: Format | None = None) -> Layout:
        """Places for these cards, flush from both edges in order of rank. What a row can't hold goes to the nearest row
        that can, the innermost cards first; `BadInput` for more than a field holds (48)."""
        fmt = fmt or Format()
        blocks: Blocks = {block: [] for block in blocks_of(fmt.rows)}
        homeless = []
        for card in sorted(cards, key=lambda card: (self.homes[card].rank, card) if card in self.homes else (0, card)):
            if (home := self.homes.get(card)) is not None:
                blocks[max(0, home.row + fmt.rows - 3), home.end].append(card)
            else:
                homeless.append(card)
        for card in homeless:
            min(blocks.values(), key=len).append(card)
        return _laid(blocks, side, fmt)

    def mirrored(self) -> Teiichi:
        """The same with left and right changed."""
        return Teiichi({poem: replace(home, end=_across(home.end)) for poem, home in self.homes.items()})

    def to_dict(self) -> dict[int, tuple[int, End, int]]:
        """Poem -> (row, end, rank), all plain data."""
        return {poem: (home.row, home.end, home.rank) for poem, home in self.homes.items()}

    @classmethod
    def from_dict(cls, data: Mapping[int, tuple[int, End, int]]) -> Teiichi:
        """The layout that `to_dict` gave; `BadInput` quotes what is wrong."""
        return cls({poem: Home(*home) for poem, home in data.items()})

    def __str__(self) -> str:
        """One line: jodan/chudan/gedan, each as the left end, `|`, the right end, poems from the edge inwards."""
        return "/".join("|".join(self._block(row, end) for end in ("left", "right")) for row in range(3))

    def _block(self, row: int, end: str) -> str:
        mine = [(home.rank, poem) for poem, home in self.homes.items() if home.row == row and home.end == end]
        return ",".join(str(poem) for _, poem in sorted(mine))

    @classmethod
    def parse(cls, text: str) -> Teiichi:
        """The layout written as `str` gives it; ranks count up from each edge.

        >>> str(Teiichi.parse("18,57|/|/17,2|99"))
        '18,57|/|/17,2|99'
        """
        rows = text.split("/")
        if len(rows) != 3 or any(row.count("|") != 1 for row in rows):
            raise BadInput(
                f"{text!r}: a teiichi is three rows, jodan/chudan/gedan, each its left and right end parted by '|'",
                key="error-teiichi-shape",
                text=text,
            )
        homes: dict[int, Home] = {}
        for row, line in enumerate(rows):
            for end, block in zip(_ENDS, line.split("|"), strict=True):
                for rank, piece in enumerate(filter(None, (part.strip() for part in block.split(",")))):
                    if not (piece.isascii() and piece.isdigit() and 1 <= int(piece) <= 100):
                        raise _no_poem(piece)
                    if int(piece) in homes:
                        raise BadInput(
                            f"poem {piece} is named twice: each has one home",
                            key="error-teiichi-twice",
                            poem=int(piece),
                        )
                    homes[int(piece)] = Home(row, end, rank)
        return cls(homes)

    def __eq__(self, that: object) -> bool:
        return self.homes == that.homes if isinstance(that, Teiichi) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self.homes.items()))

    def __repr__(self) -> str:
        return f"Teiichi.from_dict({self.to_dict()!r})"


def _across(end: End) -> End:
    return "right" if end == "left" else "left"


def _no_poem(given: object) -> BadInput:
    return BadInput(f"{given!r}: poems are numbered 1 to 100", key="error-teiichi-poem", text=str(given))


def _check(poem: int, home: Home) -> None:
    if not 1 <= poem <= 100:
        raise _no_poem(poem)
    if home.row not in (0, 1, 2) or home.end not in _ENDS or home.rank < 0:
        raise BadInput(
            f"poem {poem} at {home}: row is 0 (jodan) to 2 (gedan), end 'left' or 'right', rank 0 or more",
            key="error-teiichi-home",
            poem=poem,
            text=f"{home.row} {home.end} {home.rank}",
        )


def _shares(count: int, parts: Mapping[Block, int], fmt: Format) -> dict[Block, int]:
    """`count` cards shared out in the given proportions (largest remainders), no row above what it holds."""
    whole = sum(parts.values())
    sizes = {block: count * part // whole for block, part in parts.items()}
    by_remainder = sorted(parts, key=lambda block: -(count * parts[block] % whole))
    for block in by_remainder[: count - sum(sizes.values())]:
        sizes[block] += 1
    _fit(sizes, fmt)
    return sizes


def _fit(sizes: dict[Block, int], fmt: Format) -> None:
    """Move what rows can't hold to the nearest rows that can, taken from and given to the larger and smaller end."""
    if (count := sum(sizes.values())) > fmt.capacity:
        raise _too_many(count, fmt)

    def held(row: int) -> int:
        return sizes[row, "left"] + sizes[row, "right"]

    for row in reversed(range(fmt.rows)):
        while held(row) > fmt.row_capacity:
            there = min((r for r in range(fmt.rows) if held(r) < fmt.row_capacity), key=lambda r: (abs(r - row), r))
            sizes[row, max(_ENDS, key=lambda end: sizes[row, end])] -= 1
            sizes[there, min(_ENDS, key=lambda end: sizes[there, end])] += 1


def _too_many(count: int, fmt: Format) -> BadInput:
    return BadInput(
        f"{count} cards: a field holds {fmt.capacity}", key="error-layout-full", count=count, most=fmt.capacity
    )


def _laid(blocks: Blocks, side: Side, fmt: Format) -> Layout:
    """Places for the cards of each block from the edge inwards, innermost ones moved from rows that can't hold them."""
    sizes = {block: len(cards) for block, cards in blocks.items()}
    _fit(sizes, fmt)
    spare = [card for block, cards in blocks.items() for card in cards[sizes[block] :]]
    layout = {}
    for (row, end), cards in blocks.items():
        kept = cards[: sizes[row, end]]
        while len(kept) < sizes[row, end]:
            kept.append(spare.pop(0))
        for rank, card in enumerate(kept):
            x = rank * fmt.card_width
            layout[card] = Place(side, row, x if end == "left" else fmt.last_x - x)
    return layout


def _drawn_sizes(count: int, style: LayoutStyle, chance: Chance, fmt: Format) -> dict[Block, int]:
    """How many cards go to each block: about `share` to the strong end, of three rows about half to the bottom one."""
    rows = range(fmt.rows)
    usual = ((2, 48), (1, 28), (0, 24)) if fmt.rows == 3 else tuple((row, 100 // fmt.rows) for row in reversed(rows))
    weights = {row: part + chance.below(7) - 3 for row, part in usual}
    percent = round(style.share * 100)
    parts = {
        (row, end): weights[row] * (percent if end == style.strong else 100 - percent)
        for row, end in blocks_of(fmt.rows)
    }
    return _shares(count, parts, fmt)


def _arranged(cards: Sequence[int], style: LayoutStyle, chance: Chance, sizes: Mapping[Block, int]) -> Blocks:
    """The cards put into blocks of these sizes as the style likes them."""
    order = sorted(sizes, key=lambda block: (-block[0], _ENDS.index(block[1])))
    blocks: Blocks = {block: [] for block in order}
    bottom = order[0][0]
    room = dict(sizes)

    def best(number: int, near: bool, beside: Block | None) -> Block:
        """The block for a unit: one that holds it, in the bottom row if it should be near, across from its twin."""
        open_ = chance.shuffled([block for block in order if room[block] > 0])
        row, end = beside or (None, None)
        ranked = [
            (room[block] < number, block[1] == end, block[0] == row, near != (block[0] == bottom), -room[block], at)
            for at, block in enumerate(open_)
        ]
        return open_[min(ranked)[-1]]

    for unit in _units(cards, style, chance):
        near = any(_near(card, style) for card in unit)
        last: Block | None = None
        if style.twins == "together":
            last = best(len(unit), near, None)
        for card in unit:
            if style.twins == "apart" or last is None or not room[last]:
                last = best(1, near, last)
            blocks[last].append(card)
            room[last] -= 1
    return blocks


def _near(card: int, style: LayoutStyle) -> bool:
    length = deciding(card)
    return (style.short_near and length == 1) or (style.long_near and length >= 5)


def _units(cards: Sequence[int], style: LayoutStyle, chance: Chance) -> list[list[int]]:
    """Twins that are both here as one unit, other cards each by itself; those for the bottom row first, then the large,
    so that they find their place while there is room."""
    present = set(cards)
    units = [[card for card in group if card in present] for group in TOMOFUDA]
    units = [unit for unit in units if unit]
    grouped = {card for unit in units for card in unit}
    units += [[card] for card in sorted(present - grouped)]
    near_first = chance.shuffled(units)
    return sorted(near_first, key=lambda unit: (not any(_near(card, style) for card in unit), -len(unit)))

"""PNG pictures of flat colours made small: at most 256 colours, as one byte a pixel.

Only what Chromium writes is read: eight bits a channel, RGB or RGBA, not interlaced.
"""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

_SIGNATURE = b"\x89PNG\r\n\x1a\n"

Colour = tuple[int, int, int]


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def _paeth(a: int, b: int, c: int) -> int:
    near = abs(b - c), abs(a - c), abs(a + b - 2 * c)
    return (a, b, c)[near.index(min(near))]


def _row(kind: int, raw: bytes, above: bytearray, step: int) -> bytearray:
    """Undo the filter ``kind`` of one row of bytes; ``step`` bytes make a pixel."""
    row = bytearray(raw)
    if kind == 2:
        return bytearray((value + up) & 255 for value, up in zip(row, above, strict=True))
    for i, value in enumerate(row):
        left, up = (row[i - step] if i >= step else 0), above[i]
        if kind == 1:
            row[i] = (value + left) & 255
        elif kind == 3:
            row[i] = (value + (left + up) // 2) & 255
        elif kind == 4:
            row[i] = (value + _paeth(left, up, above[i - step] if i >= step else 0)) & 255
    return row


def pixels(png: bytes) -> tuple[int, int, list[Colour]]:
    """Width, height and the colours row by row; what is clear is not looked at."""
    kept = b""
    width = height = step = 0
    for name, data in _chunks(png):
        if name == b"IHDR":
            width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", data)
            if depth != 8 or kind not in (2, 6) or interlaced:
                raise ValueError(f"a PNG of depth {depth} and kind {kind}, but 8 and 2 or 6 are read here")
            step = 3 if kind == 2 else 4
        elif name == b"IDAT":
            kept += data
    data, stride = zlib.decompress(kept), width * step + 1
    row = bytearray(width * step)
    colours: list[Colour] = []
    for y in range(height):
        row = _row(data[y * stride], data[y * stride + 1 : (y + 1) * stride], row, step)
        colours += zip(row[::step], row[1::step], row[2::step], strict=True)
    return width, height, colours


def reduced(*pngs: bytes) -> bytes:
    """The pictures, all of one width, one below the other in the 256 colours that they use most.

    Every other colour becomes the nearest of those.
    """
    read = [pixels(png) for png in pngs]
    width, height = read[0][0], sum(picture[1] for picture in read)
    colours = [colour for picture in read for colour in picture[2]]
    counted = Counter(colours)
    palette = [colour for colour, _ in counted.most_common(256)]
    # Colours of soft edges differ by little: one for each small cube leaves room for the rest.
    if len(counted) > 256:
        cubes: dict[Colour, Colour] = {}
        for colour, _ in counted.most_common():
            cubes.setdefault((colour[0] >> 4, colour[1] >> 4, colour[2] >> 4), colour)
        palette = list(cubes.values())[:256]
    place = {
        colour: min(
            range(len(palette)), key=lambda i: sum((a - b) ** 2 for a, b in zip(colour, palette[i], strict=True))
        )
        for colour in counted
    }
    indices = bytes(place[colour] for colour in colours)
    rows = b"".join(b"\0" + indices[y * width : (y + 1) * width] for y in range(height))
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(part for colour in palette for part in colour)),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )

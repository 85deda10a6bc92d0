"""Pictures as PNGs with few colours: a fifth of the size, and hardly to be told from the page."""

from __future__ import annotations

import base64
import struct
import zlib

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

MOST = 250_000
"""Bytes that a picture should not outgrow."""
STEPS = ((256, 4.0), (96, 8.0), (64, 8.0), (48, 11.0), (40, 14.0))
"""How many colours, and the distance of two at which a pixel may as well be as the one on its left: from the finest on,
until the picture is small enough."""
ROUNDS = 4
"""Of moving each colour to the middle of what it stands for."""
BITS = 5
"""Of each channel that tell colours apart while the palette is sought."""
# The browser that took the picture knows how to read it.
PIXELS = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const { data, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  let text = "";
  for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
  return [width, height, btoa(text)];
}"""
Colours = NDArray[np.float64]
"""(n, 3): red, green, blue, 0 to 255."""


def small(page: Page, picture: bytes) -> bytes:
    """The same picture with a palette; `page` is an empty one."""
    width, height, text = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(height * width, 4)[:, :3]
    made = b""
    for colours, alike in STEPS:
        palette = _palette(pixels, colours)
        seen, place = np.unique(_bins(pixels, 6), return_inverse=True)
        places = _nearest(_middles(seen, 6), palette)[place].reshape(height, width)
        made = _png(_evened(places, palette, alike), palette)
        if len(made) <= MOST:
            break
    return made


def _bins(pixels: NDArray[np.uint8], bits: int) -> NDArray[np.int64]:
    cut = (pixels >> (8 - bits)).astype(np.int64)
    return (cut[:, 0] << 2 * bits) | (cut[:, 1] << bits) | cut[:, 2]


def _middles(bins: NDArray[np.int64], bits: int) -> Colours:
    mask = (1 << bits) - 1
    parts = np.stack([bins >> 2 * bits, bins >> bits & mask, bins & mask], axis=1)
    return (parts + 0.5) * (1 << 8 - bits)


def _palette(pixels: NDArray[np.uint8], most: int) -> Colours:
    """Median cut over the colours that are there, then every colour moved to the mean of its own."""
    bins = _bins(pixels, BITS)
    _, place, often = np.unique(bins, return_inverse=True, return_counts=True)
    colours = np.stack([np.bincount(place, pixels[:, channel]) for channel in range(3)], axis=1) / often[:, None]
    # A colour that is everywhere must not eat up those of thin lines and small signs.
    weights = np.sqrt(often.astype(np.float64))
    palette = _cut(colours, weights, most)
    for _ in range(ROUNDS):
        near = _nearest(colours, palette)
        weight = np.bincount(near, weights, len(palette))
        sums = np.stack([np.bincount(near, weights * colours[:, c], len(palette)) for c in range(3)], axis=1)
        palette = np.where(weight[:, None] > 0, sums / np.maximum(weight, 1e-9)[:, None], palette)
    return palette


def _cut(colours: Colours, weights: NDArray[np.float64], most: int) -> Colours:
    boxes = [np.arange(len(colours))]
    while len(boxes) < min(most, len(colours)):
        spread = [float(weights[box].sum() * np.ptp(colours[box], axis=0).max()) for box in boxes]
        box = boxes.pop(int(np.argmax(spread)))
        order = box[np.argsort(colours[box, np.ptp(colours[box], axis=0).argmax()], kind="stable")]
        share = np.cumsum(weights[order])
        middle = int(np.clip(np.searchsorted(share, share[-1] / 2), 1, len(order) - 1))
        boxes += [order[:middle], order[middle:]]
    return np.stack([np.average(colours[box], axis=0, weights=weights[box]) for box in boxes])


def _nearest(colours: Colours, palette: Colours) -> NDArray[np.int64]:
    found = [((part[:, None] - palette) ** 2).sum(axis=2).argmin(axis=1) for part in np.array_split(colours, 64)]
    return np.concatenate(found)


def _evened(places: NDArray[np.int64], palette: Colours, alike: float) -> NDArray[np.uint8]:
    """The grain of straw and cloth is smoothed along rows; where a colour goes on it stays as it is."""
    same = ((palette[:, None] - palette) ** 2).sum(axis=2) < alike**2
    evened = places.astype(np.uint8)
    for column in range(1, places.shape[1] - 1):
        left, here = evened[:, column - 1], evened[:, column]
        grain = same[left, here] & (places[:, column] != places[:, column + 1])
        evened[:, column] = np.where(grain, left, here)
    return evened


def _png(places: NDArray[np.uint8], palette: Colours) -> bytes:
    height, width = places.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), places], axis=1)
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", np.rint(palette).clip(0, 255).astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)

"""Moving pictures: frames as an animated PNG with one palette, of each only what has changed."""

import struct
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

Frame = np.ndarray[Any, np.dtype[np.uint8]]
"""A picture: lines of points of red, green and blue."""
COLOURS = 255
"""In the palette; one more stands for what is as it was."""
SAME = 255
BITS = 6
"""So many of each part's eight bits tell two colours apart."""


def palette(frames: Sequence[Frame]) -> Frame:
    """The colours that stand for all of some frames, by cutting at the median."""
    points = np.concatenate([frame.reshape(-1, 3) for frame in frames])
    coarse, counts = np.unique(points >> (8 - BITS), axis=0, return_counts=True)
    # What is seldom counts for more than its share: small things are looked at.
    boxes = [(coarse.astype(np.int32), np.sqrt(counts))]
    while len(boxes) < COLOURS:
        wide = [float(np.ptp(box, axis=0).max()) * weights.sum() for box, weights in boxes]
        box, weights = boxes.pop(int(np.argmax(wide)))
        axis = int(np.ptp(box, axis=0).argmax())
        order = np.argsort(box[:, axis], kind="stable")
        box, weights = box[order], weights[order]
        half = int(np.searchsorted(np.cumsum(weights), weights.sum() / 2))
        half = min(max(1, half), len(box) - 1)
        boxes += [(box[:half], weights[:half]), (box[half:], weights[half:])]
        if max(len(box) for box, _ in boxes) == 1:
            break
    middles = [np.average(box, axis=0, weights=weights) for box, weights in boxes]
    scale = 255 / ((1 << BITS) - 1)
    return np.rint(np.array(middles) * scale).astype(np.uint8)


def numbered(frames: Sequence[Frame], colours: Frame) -> list[Frame]:
    """The frames as places in a palette, each point the nearest colour's."""
    steps = np.arange(1 << BITS, dtype=np.int32) * 255 // ((1 << BITS) - 1)
    red, green = (one.reshape(-1, 1) for one in np.meshgrid(steps, steps, indexing="ij"))
    nearest = np.empty((1 << BITS,) * 3, np.uint8)
    wanted = colours.astype(np.int32)
    for place, blue in enumerate(steps):
        apart = (red - wanted[:, 0]) ** 2 * 2 + (green - wanted[:, 1]) ** 2 * 4
        apart = apart + (blue - wanted[:, 2]) ** 2 * 3
        nearest[:, :, place] = apart.argmin(axis=1).reshape(1 << BITS, 1 << BITS)
    shift = 8 - BITS
    return [nearest[tuple((frame >> shift).transpose(2, 0, 1))] for frame in frames]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _packed(part: Frame) -> bytes:
    """Lines of a picture as PNG has them, none told from the one before."""
    lines = np.zeros((part.shape[0], part.shape[1] + 1), np.uint8)
    lines[:, 1:] = part
    return zlib.compress(lines.tobytes(), 9)


def animated(frames: Sequence[Frame], delays: Sequence[int]) -> bytes:
    """An animated PNG that goes on for ever; ``delays`` are how long each is seen, in 1/1000 s."""
    colours = palette(frames)
    places = numbered(frames, colours)
    high, wide = places[0].shape
    table = np.zeros((256, 3), np.uint8)
    table[: len(colours)] = colours
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    told = [_chunk(b"IHDR", head), _chunk(b"acTL", struct.pack(">II", len(places), 0))]
    told += [_chunk(b"PLTE", table.tobytes()), _chunk(b"tRNS", b"\xff" * SAME + b"\0")]
    number = 0
    for place, (here, delay) in enumerate(zip(places, delays, strict=True)):
        x = y = 0
        part = here
        if place:
            same = here == places[place - 1]
            rows, columns = (np.flatnonzero(~same.all(axis=axis)) for axis in (1, 0))
            y, x = (int(one[0]) if len(one) else 0 for one in (rows, columns))
            below, right = (int(one[-1]) + 1 if len(one) else 1 for one in (rows, columns))
            part = np.where(same, SAME, here)[y:below, x:right].astype(np.uint8)
        size = (part.shape[1], part.shape[0], x, y)
        control = struct.pack(">IIIIIHHBB", number, *size, delay, 1000, 0, 1 if place else 0)
        told.append(_chunk(b"fcTL", control))
        number += 1
        if place:
            told.append(_chunk(b"fdAT", struct.pack(">I", number) + _packed(part)))
            number += 1
        else:
            told.append(_chunk(b"IDAT", _packed(part)))
    return b"\x89PNG\r\n\x1a\n" + b"".join(told) + _chunk(b"IEND", b"")

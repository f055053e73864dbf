"""Still and moving pictures as PNG files.

A moving picture is an animated PNG (APNG): a PNG with further chunks, so the standard library's
zlib is enough to write it. Every program that opens a PNG shows at least its first frame, so the
first frame is the finished picture; browsers, mail programs and phones play the rest. A GIF would
have 256 colours and a compression of its own, a video would need an encoder.
"""

import struct
import zlib
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR_TYPE = 2
PNG_COMPRESSION_LEVEL = 6
"""Level of compression."""


def png(picture: Surface) -> bytes:
    """A picture without transparency as a PNG file."""
    whole = picture.get_rect()
    return b"".join(
        (
            PNG_SIGNATURE,
            _header(picture.get_size()),
            _chunk(b"IDAT", _lines(picture, whole)),
            PNG_END_CHUNK,
        )
    )


@dataclass(slots=True)
class MovingPng:
    """A moving picture, made frame by frame.

    ``first`` is the picture that programs without animation show; it is no part of the animation.
    """

    first: Surface
    _frames: list[tuple[Rect, int, bytes]] = field(default_factory=list)
    _last: Surface | None = None

    def add(self, picture: Surface, milliseconds: int) -> None:
        """Add a frame and how long it is seen; only what has changed is stored."""
        changed = picture.get_rect() if self._last is None else _changed(self._last, picture)
        self._frames.append((changed, milliseconds, _lines(picture, changed)))
        self._last = picture.copy()

    def file(self) -> bytes:
        """The file; it plays for ever."""
        parts = [PNG_SIGNATURE, _header(self.first.get_size())]
        parts.append(_chunk(b"acTL", struct.pack(">II", len(self._frames), 0)))
        parts.append(_chunk(b"IDAT", _lines(self.first, self.first.get_rect())))
        number = 0
        for rect, milliseconds, lines in self._frames:
            place = (rect.w, rect.h, rect.x, rect.y)
            control = struct.pack(">IIIIIHHBB", number, *place, milliseconds, 1000, 0, 0)
            parts.append(_chunk(b"fcTL", control))
            parts.append(_chunk(b"fdAT", struct.pack(">I", number + 1) + lines))
            number += 2
        return b"".join((*parts, PNG_END_CHUNK))


def _changed(before: Surface, after: Surface) -> Rect:
    """The smallest rectangle around all that differs, at least of one pixel."""
    same = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    same.invert()
    found = same.get_bounding_rects()
    return found[0].unionall(found[1:]) if found else Rect(0, 0, 1, 1)


def _lines(picture: Surface, rect: Rect) -> bytes:
    """The lines of a part of a picture, compressed."""
    part = picture.subsurface(rect)
    raw = pygame.image.tobytes(part, "RGB")
    wide = 3 * rect.w
    lines = bytearray()
    for start in range(0, len(raw), wide):
        lines.append(0)
        lines += raw[start : start + wide]
    return zlib.compress(bytes(lines), PNG_COMPRESSION_LEVEL)


def _header(size: tuple[int, int]) -> bytes:
    return _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, TRUE_COLOUR_TYPE, 0, 0, 0))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


PNG_END_CHUNK = _chunk(b"IEND", b"")

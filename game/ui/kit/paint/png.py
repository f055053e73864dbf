"""Still pictures as PNG files, compressed in small steps."""

import struct
import zlib
from collections.abc import Generator

import pygame
from pygame import Surface

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR_TYPE = 2
PNG_COMPRESSION_LEVEL = 6
"""Level of compression."""
PNG_STEP_LINE_COUNT = 24
"""Number of lines that one step compresses."""


def png(picture: Surface) -> Generator[None, None, bytes]:
    """A picture without transparency as a PNG file, which the generator returns."""
    wide, high = picture.get_size()
    packer = zlib.compressobj(PNG_COMPRESSION_LEVEL)
    data = bytearray()
    for top in range(0, high, PNG_STEP_LINE_COUNT):
        band = picture.subsurface((0, top, wide, min(PNG_STEP_LINE_COUNT, high - top)))
        raw = pygame.image.tobytes(band, "RGB")
        for start in range(0, len(raw), 3 * wide):
            data += packer.compress(b"\x00" + raw[start : start + 3 * wide])
        yield
    data += packer.flush()
    header = struct.pack(">IIBBBBB", wide, high, 8, TRUE_COLOUR_TYPE, 0, 0, 0)
    parts = (_chunk(b"IHDR", header), _chunk(b"IDAT", bytes(data)), _chunk(b"IEND", b""))
    return PNG_SIGNATURE + b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

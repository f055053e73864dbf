"""Moving pictures as GIF files, which every program that shows pictures plays.

A GIF has at most 256 colours: 255 are chosen by median cut, and a faint pattern hides the steps
between them. The last one is transparent, so that a frame stores only what has changed. All work
is done in small steps, because pictures are saved while the program is in use.
"""

import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Surface

MAX_STEP_PIXEL_COUNT = 16_000
"""Maximum number of pixels that one step encodes: about four milliseconds."""
PALETTE_COLOUR_COUNT = 255
TRANSPARENT_INDEX = 255
SAMPLE_REDUCTION_FACTOR = 4
"""Part of the size at which colours are counted."""
HIGH_COLOUR_COUNT = 1 << 16
"""Number of 16-bit colours: five bits of red, six of green, five of blue."""
HIGH_COLOUR_MASKS = (0xF800, 0x07E0, 0x001F, 0)
DITHER_MATRIX = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
"""Order in which the pixels of a square get lighter."""
DITHER_STRENGTH_VALUE = 8
"""How much lighter a pixel gets at most, of 255."""
MAX_CODE_BIT_COUNT = 12
"""Most bits of a code; then the table of codes begins again."""
CLEAR_CODE = 256
"""Begins the table of codes again."""
END_CODE = 257
"""Ends a frame."""
GIF_LOOP_EXTENSION = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The moving picture begins again for ever."""

Colour = tuple[int, int, int]
Counts = list[tuple[Colour, int]]


@dataclass(slots=True)
class Gif:
    """A moving picture, made frame by frame; ``file`` is the whole of it in the end."""

    size: tuple[int, int]
    _parts: list[bytes] = field(default_factory=list)
    _table: bytearray = field(default_factory=lambda: bytearray(HIGH_COLOUR_COUNT))
    _last: bytes = b""

    def begin(self, samples: Sequence[Surface]) -> Iterator[None]:
        """Choose the colours from some of the frames, in steps."""
        counts: Counter[int] = Counter()
        for sample in samples:
            wide, high = (side // SAMPLE_REDUCTION_FACTOR for side in self.size)
            counts.update(_high_colours(pygame.transform.scale(sample, (wide, high))))
            yield
        boxes: list[Counts] = [[(_colour(one), count) for one, count in counts.items()]]
        weights = [_parting_worth(boxes[0])]
        while len(boxes) < PALETTE_COLOUR_COUNT and max(weights) > 0:
            place = weights.index(max(weights))
            halves = _halves(boxes[place])
            boxes[place], weights[place] = halves[0], _parting_worth(halves[0])
            boxes.append(halves[1])
            weights.append(_parting_worth(halves[1]))
            yield
        palette = [_mean(box) for box in boxes]
        palette += [(0, 0, 0)] * (PALETTE_COLOUR_COUNT + 1 - len(palette))
        yield from self._fill_table(boxes, palette[: len(boxes)])
        head = struct.pack("<6sHHBBB", b"GIF89a", *self.size, 0xF7, 0, 0)
        self._parts = [head, bytes(part for one in palette for part in one), GIF_LOOP_EXTENSION]

    def _fill_table(self, boxes: Sequence[Counts], palette: Sequence[Colour]) -> Iterator[None]:
        """Say for every colour which of the palette is near, beginning with those that occur."""
        known = bytearray(HIGH_COLOUR_COUNT)
        for number, box in enumerate(boxes):
            for one, _ in box:
                place = _colour_index(one)
                self._table[place], known[place] = number, 1
        near: dict[int, int] = {}
        for place in range(HIGH_COLOUR_COUNT):
            if not known[place]:
                # Colours that no sample has are looked up in large cells.
                cell = place & 0xE71C
                if cell not in near:
                    near[cell] = _nearest_index(_colour(cell | 0x1082), palette)
                self._table[place] = near[cell]
            if place % 1024 == 0:
                yield

    def add(self, picture: Surface, milliseconds: int) -> Iterator[None]:
        """Add a frame and how long it is seen, in steps; only the rows that changed are stored."""
        raw = _high_colours(_dithered(picture))
        wide, high = self.size
        pixels, table = bytearray(), self._table
        for start in range(0, len(raw), MAX_STEP_PIXEL_COUNT):
            pixels += bytes(map(table.__getitem__, raw[start : start + MAX_STEP_PIXEL_COUNT]))
            yield
        whole, before = bytes(pixels), self._last
        rows = [
            y
            for y in range(high)
            if whole[y * wide : (y + 1) * wide] != before[y * wide : (y + 1) * wide]
        ] or [0]
        top, bottom = rows[0], rows[-1] + 1
        self._last = whole
        control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 5, milliseconds // 10, 255, 0)
        place = struct.pack("<BHHHHB", 0x2C, 0, top, wide, bottom - top, 0)
        self._parts += [control, place, b"\x08"]
        yield from self._write(whole, before, top * wide, bottom * wide)

    def _write(self, whole: bytes, before: bytes, first: int, last: int) -> Iterator[None]:
        """Compress the pixels of a frame; those that are as before become transparent."""
        packed = Packed()
        for start in range(first, last, MAX_STEP_PIXEL_COUNT):
            end = min(start + MAX_STEP_PIXEL_COUNT, last)
            part = whole[start:end]
            if before:
                pairs = zip(part, before[start:end], strict=True)
                part = bytes(TRANSPARENT_INDEX if a == b else a for a, b in pairs)
            packed.add(part)
            yield
        data = packed.end()
        blocks = [data[at : at + 255] for at in range(0, len(data), 255)]
        self._parts.append(b"".join(bytes((len(one),)) + one for one in blocks) + b"\x00")

    def file(self) -> bytes:
        return b"".join((*self._parts, b"\x3b"))


class Packed:
    """Pixels as the variable-length codes of GIF (LZW with eight bits)."""

    def __init__(self) -> None:
        self._data = bytearray()
        self._codes: dict[int, int] = {}
        self._prefix = -1
        self._buffer, self._filled = CLEAR_CODE, 9

    def add(self, pixels: bytes) -> None:
        codes, prefix, data = self._codes, self._prefix, self._data
        buffer, filled = self._buffer, self._filled
        following = END_CODE + 1 + len(codes)
        bits = max(9, (following - 1).bit_length())
        for pixel in pixels:
            if prefix < 0:
                prefix = pixel
                continue
            key = prefix << 8 | pixel
            code = codes.get(key)
            if code is not None:
                prefix = code
                continue
            buffer |= prefix << filled
            filled += bits
            prefix = pixel
            if following < 1 << MAX_CODE_BIT_COUNT:
                codes[key] = following
                bits = max(bits, following.bit_length())
                following += 1
            else:
                buffer |= CLEAR_CODE << filled
                filled += bits
                codes.clear()
                following, bits = END_CODE + 1, 9
            while filled >= 8:
                data.append(buffer & 255)
                buffer >>= 8
                filled -= 8
        self._prefix, self._buffer, self._filled = prefix, buffer, filled

    def end(self) -> bytes:
        """All codes, with the last ones."""
        following = END_CODE + 1 + len(self._codes)
        bits = max(9, (following - 1).bit_length())
        if self._prefix >= 0:
            self._buffer |= self._prefix << self._filled
            self._filled += bits
            # The reader has learned one code more by now.
            bits = min(MAX_CODE_BIT_COUNT, max(bits, following.bit_length()))
        self._buffer |= END_CODE << self._filled
        self._filled += bits
        return bytes(self._data) + self._buffer.to_bytes((self._filled + 7) // 8, "little")


def _high_colours(picture: Surface) -> memoryview:
    """The pixels as numbers of 16 bits."""
    small = Surface(picture.get_size(), depth=16, masks=HIGH_COLOUR_MASKS)
    small.blit(picture, (0, 0))
    wide = 2 * small.get_width()
    raw, pitch = small.get_buffer().raw, small.get_pitch()
    if pitch != wide:
        raw = b"".join(raw[at : at + wide] for at in range(0, len(raw), pitch))
    return memoryview(raw).cast("H")


def _dithered(picture: Surface) -> Surface:
    """The picture with a faint pattern, in which smooth shades keep their steps apart."""
    tile = Surface((4, 4))
    for y, row in enumerate(DITHER_MATRIX):
        for x, order in enumerate(row):
            tile.set_at((x, y), (order * DITHER_STRENGTH_VALUE // 15,) * 3)
    pattern = Surface(picture.get_size())
    pattern.blits([(tile, (0, y)) for y in range(0, pattern.get_height(), 4)])
    filled = 4
    while filled < pattern.get_width():
        pattern.blit(pattern, (filled, 0), (0, 0, filled, pattern.get_height()))
        filled *= 2
    made = picture.copy()
    made.blit(pattern, (0, 0), special_flags=pygame.BLEND_ADD)
    return made


def _colour(place: int) -> Colour:
    red, green, blue = place >> 11, place >> 5 & 63, place & 31
    return red * 255 // 31, green * 255 // 63, blue * 255 // 31


def _colour_index(colour: Colour) -> int:
    red, green, blue = colour
    return (red * 31 + 254) // 255 << 11 | (green * 63 + 254) // 255 << 5 | (blue * 31 + 254) // 255


def _ranges(box: Counts) -> list[int]:
    parts = list(zip(*(colour for colour, _ in box), strict=True))
    return [max(part) - min(part) for part in parts]


def _parting_worth(box: Counts) -> float:
    """How much a box wants to be parted; 0 for a single colour."""
    return max(_ranges(box)) * sum(count for _, count in box) ** 0.5 if len(box) > 1 else 0


def _halves(box: Counts) -> tuple[Counts, Counts]:
    """The box parted along its longest side, with as many pixels on either side."""
    ranges = _ranges(box)
    longest = ranges.index(max(ranges))
    box.sort(key=lambda one: one[0][longest])
    half, passed = sum(count for _, count in box) / 2, 0
    for place, (_, count) in enumerate(box[:-1], 1):
        passed += count
        if passed >= half:
            return box[:place], box[place:]
    return box[:-1], box[-1:]


def _mean(box: Counts) -> Colour:
    pixels = sum(count for _, count in box)
    red, green, blue = (
        sum(colour[part] * count for colour, count in box) // pixels for part in range(3)
    )
    return red, green, blue


def _nearest_index(colour: Colour, palette: Sequence[Colour]) -> int:
    red, green, blue = colour
    far = [
        2 * (red - one[0]) ** 2 + 4 * (green - one[1]) ** 2 + 3 * (blue - one[2]) ** 2
        for one in palette
    ]
    return far.index(min(far))

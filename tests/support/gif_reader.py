"""A reader of GIF files of its own, written from the format’s description and not from the writer.

``read_gif`` returns every frame as it is seen, with its time.
"""

from dataclasses import dataclass


@dataclass
class Film:
    """``frames`` are pictures as rows of RGB bytes, ``delays`` in hundredths of a second.

    ``loops`` is how often it is repeated, 0 for ever, None if the file does not say.
    """

    size: tuple[int, int]
    frames: list[bytes]
    delays: list[int]
    loops: int | None = None


class Bits:
    """Codes of changing length out of bytes, the lowest bit first."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def code(self, length: int) -> int:
        byte, bit = divmod(self.at, 8)
        self.at += length
        assert self.at <= 8 * len(self.data), "the stream ends with its end code"
        return int.from_bytes(self.data[byte : byte + 3], "little") >> bit & (1 << length) - 1


def unpacked(data: bytes, least: int) -> bytes:
    """The pixels of an image block; the stream must end with its own end code."""
    clear, end = 1 << least, (1 << least) + 1
    bits, found = Bits(data), bytearray()
    words: list[bytes] = []
    length, before = least + 1, b""
    first = True
    while True:
        code = bits.code(length)
        assert not first or code == clear, "a stream begins with a clear code"
        first = False
        if code == end:
            assert len(data) - (bits.at + 7) // 8 == 0, "nothing follows the end code"
            return bytes(found)
        if code == clear:
            words = [bytes((one,)) for one in range(clear)] + [b"", b""]
            length, before = least + 1, b""
            continue
        if code < len(words):
            word = words[code]
        else:
            assert code == len(words) and before, "a code is known, or is the next one"
            word = before + before[:1]
        found += word
        if before and len(words) < 4096:
            words.append(before + word[:1])
            if len(words) == 1 << length and length < 12:
                length += 1
        before = word


def read_gif(data: bytes) -> Film:
    """Every frame of a GIF with one palette for all."""
    assert data[:6] == b"GIF89a"
    wide, high = (int.from_bytes(data[at : at + 2], "little") for at in (6, 8))
    flags, at = data[10], 13
    assert flags & 0x80, "there is a palette"
    count = 2 << (flags & 7)
    palette = [data[at + 3 * one : at + 3 * one + 3] for one in range(count)]
    at += 3 * count
    film = Film((wide, high), [], [])
    canvas = [b""] * (wide * high)
    clear: int | None = None
    while data[at] != 0x3B:
        kind = data[at]
        if kind == 0x21:
            label, at = data[at + 1], at + 2
            blocks, at = _blocks(data, at)
            if label == 0xF9:
                packed, low, upper, clear_index = blocks[0]
                film.delays.append(low | upper << 8)
                clear = clear_index if packed & 1 else None
                assert packed >> 2 & 7 == 1, "a frame stays under the next one"
            elif blocks[0] == b"NETSCAPE2.0":
                film.loops = int.from_bytes(blocks[1][1:3], "little")
            continue
        assert kind == 0x2C, "an image follows"
        x, y, w, h = (
            int.from_bytes(data[at + 1 + 2 * n : at + 3 + 2 * n], "little") for n in range(4)
        )
        assert not data[at + 9], "no palette of its own, no interlacing"
        assert x + w <= wide and y + h <= high
        least, at = data[at + 10], at + 11
        blocks, at = _blocks(data, at)
        pixels = unpacked(b"".join(blocks), least)
        assert len(pixels) == w * h
        for number, index in enumerate(pixels):
            if index != clear:
                row, column = divmod(number, w)
                canvas[(y + row) * wide + x + column] = palette[index]
        film.frames.append(b"".join(canvas))
    assert data[at + 1 :] == b"", "nothing follows the trailer"
    assert len(film.frames) == len(film.delays)
    return film


def _blocks(data: bytes, at: int) -> tuple[list[bytes], int]:
    found = []
    while data[at]:
        found.append(data[at + 1 : at + 1 + data[at]])
        at += 1 + data[at]
    return found, at + 1

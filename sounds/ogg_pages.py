"""The pages of an Ogg stream (RFC 3533, section 6): a chosen serial number, and where sound begins.

The encoder draws the number by chance. It stands in every page's header and is covered by the
page's checksum, which therefore has to be made anew: then the same sound makes the same file.
"""

import struct
from collections.abc import Iterator
from itertools import takewhile

HEADER_SIZE = 27
SAMPLES_AT = 6
SERIAL_AT = 14
CHECKSUM_AT = 22
SEGMENT_COUNT_AT = 26
POLYNOMIAL = 0x04C11DB7


def _table_entry(byte: int) -> int:
    remainder = byte << 24
    for _ in range(8):
        carry = remainder & 0x8000_0000
        remainder = (remainder << 1) & 0xFFFF_FFFF
        if carry:
            remainder ^= POLYNOMIAL
    return remainder


CHECKSUM_TABLE = tuple(_table_entry(byte) for byte in range(256))


def checksum(page: bytes) -> int:
    """The checksum of a page whose checksum field is zero."""
    remainder = 0
    for byte in page:
        remainder = ((remainder << 8) & 0xFFFF_FFFF) ^ CHECKSUM_TABLE[(remainder >> 24) ^ byte]
    return remainder


def pages_of(stream: bytes) -> Iterator[bytes]:
    """The pages of the stream.

    Raises ValueError if the bytes are not a sequence of Ogg pages.
    """
    position = 0
    while position < len(stream):
        if stream[position : position + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {position}")
        lengths_at = position + HEADER_SIZE
        segments = stream[position + SEGMENT_COUNT_AT]
        end = lengths_at + segments + sum(stream[lengths_at : lengths_at + segments])
        yield stream[position:end]
        position = end


def with_serial(stream: bytes, serial: int) -> bytes:
    """The stream with every page carrying `serial`."""
    pages: list[bytes] = []
    for one in pages_of(stream):
        page = bytearray(one)
        struct.pack_into("<I", page, SERIAL_AT, serial)
        struct.pack_into("<I", page, CHECKSUM_AT, 0)
        struct.pack_into("<I", page, CHECKSUM_AT, checksum(bytes(page)))
        pages.append(bytes(page))
    return b"".join(pages)


def after_header(stream: bytes) -> int:
    """How many bytes the pages before the first sound have; these have no sample to count."""
    header = takewhile(lambda page: not any(page[SAMPLES_AT:SERIAL_AT]), pages_of(stream))
    return sum(map(len, header))

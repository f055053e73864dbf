"""Gives an Ogg stream a chosen serial number, so that the same sound makes the same file.

The encoder draws the number by chance. It stands in every page's header and is covered by the
page's checksum, which therefore has to be made anew (RFC 3533, section 6).
"""

import struct

HEADER_SIZE = 27
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


def with_serial(stream: bytes, serial: int) -> bytes:
    """The stream with every page carrying `serial`.

    Raises ValueError if the bytes are not a sequence of Ogg pages.
    """
    pages: list[bytes] = []
    position = 0
    while position < len(stream):
        if stream[position : position + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {position}")
        lengths_at = position + HEADER_SIZE
        segments = stream[position + SEGMENT_COUNT_AT]
        end = lengths_at + segments + sum(stream[lengths_at : lengths_at + segments])
        page = bytearray(stream[position:end])
        struct.pack_into("<I", page, SERIAL_AT, serial)
        struct.pack_into("<I", page, CHECKSUM_AT, 0)
        struct.pack_into("<I", page, CHECKSUM_AT, checksum(bytes(page)))
        pages.append(bytes(page))
        position = end
    return b"".join(pages)

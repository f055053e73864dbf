"""Libraries of others by the names of their files, on every system: whose they are."""

import re
from collections.abc import Iterable

LIBRARY = re.compile(r"\.(so(\.[\d.]+)?|dll|dylib)$")
OF_PYTHON = re.compile(r"\.(cpython-|abi3|pyd)")
"""In the name of a module, which belongs to the package that brings it."""

PARTS = (
    (r"libz\..*zlib-ng", "zlib-ng"),
    (r"(libz|zlib)\b|zlib1", "zlib"),
    (r"(lib)?SDL2", "sdl"),
    (r"(lib)?(python3|vcruntime|msvcp|ucrtbase|api-ms-)|Python$", "python"),
    (r"(lib)?jpeg", "libjpeg-turbo"),
    (r"(lib)?(webp|sharpyuv)", "libwebp"),
    (r"libasound", "alsa"),
    (r"(lib)?opus", "opus"),
    (r"(lib)?brotli", "brotli"),
    (r"(lib)?vorbis", "vorbis"),
    (r"(lib)?FLAC", "flac"),
    (r"(lib)?(fluidsynth|freetype|harfbuzz|mpg123|ogg|portmidi|wavpack)", r"\2"),
    (r"(lib)?(png|sndfile|tiff|ffi|xmp)", r"lib\2"),
)
"""How the file of a library begins, and the part of the program that it is."""


def libraries(names: Iterable[str]) -> list[str]:
    """Those of these files that are libraries, and no modules of Python."""
    return [name for name in names if LIBRARY.search(name) and not OF_PYTHON.search(name)]


def part_of(name: str) -> str:
    """The name of the part that this library belongs to; of an unknown one its own."""
    for beginning, part in PARTS:
        found = re.match(beginning, name, re.IGNORECASE)
        if found:
            return found.expand(part)
    return re.split(r"[-_.]", name)[0]

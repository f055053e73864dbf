"""Makes every sound of the program: python sounds/make_sounds.py [name ...]

Nothing is recorded. Cards are shaped noise, the table is a few decaying sines, the notes are
struck bars and plucked tones in D major pentatonic. `synth.py` has the building blocks,
`instruments.py` what is played, `cards.py`, `signals.py` and `bed.py` say what each sound is made
of, `recipes.py` how loud it is. Which sounds there are, and in how many files each, stands in the
program (`game/ui/sound.py`). They land in ogg/ as NAME-1.ogg, NAME-2.ogg ..., mono,
44.1 kHz.

The same versions of numpy and soundfile give the same files byte for byte: each file seeds its
own generator from its name. Both packages (the optional extra "art") are needed here alone; the
program only plays the files.

Prints a line a file: seconds, bytes, peak and loudness (weighted by curve K, loudest eighth of a
second) in decibels below full scale, all measured on the file as the program will decode it.
`tests/bench/bench_sounds.py` measures more.
"""

import io
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from ogg_pages import with_serial
from recipes import RECIPES
from synth import SAMPLE_RATE, Signal, finished, looped, loudness

from game.ui.sound import SOUNDS

FOLDER = Path(__file__).parent / "ogg"
# From 0 (largest) to 1 (smallest); here the encoder still carries up to 17 kHz.
COMPRESSION = 0.7
# The bed is dark and lies under everything.
COMPRESSION_OF_LOOPS = 0.8
# The encoder is given so many samples at a time: far more at once would be too many for it.
BLOCK = 65_536


def made(name: str) -> Iterator[tuple[str, bytes]]:
    """The files of a sound, each with its name."""
    recipe = RECIPES[name]
    level = looped if recipe.loops else finished
    compression = COMPRESSION_OF_LOOPS if recipe.loops else COMPRESSION
    for variant in range(SOUNDS[name].files):
        file = f"{name}-{variant + 1}"
        signal = recipe.make(np.random.default_rng(seed(file)), variant)
        levelled = level(signal, recipe.loudness, recipe.ceiling)
        yield file, encoded(levelled, seed(file), compression)


def seed(file: str) -> int:
    """The number a file's chance begins with; its stream is numbered so too."""
    return zlib.crc32(file.encode("ascii"))


def encoded(signal: Signal, serial: int, compression: float) -> bytes:
    """The signal as an Ogg Vorbis file."""
    buffer = io.BytesIO()
    with soundfile.SoundFile(
        buffer,
        "w",
        SAMPLE_RATE,
        channels=1,
        format="OGG",
        subtype="VORBIS",
        compression_level=compression,
    ) as stream:
        for start in range(0, signal.size, BLOCK):
            stream.write(signal[start : start + BLOCK])
    return with_serial(buffer.getvalue(), serial)


def report(name: str, data: bytes) -> str:
    """The measurements of one file in a line."""
    signal: Signal = soundfile.read(io.BytesIO(data), dtype="float64")[0]
    peak = 20.0 * np.log10(np.max(np.abs(signal)))
    return (
        f"{name:<18} {signal.size / SAMPLE_RATE:6.3f} s {len(data):6d} bytes "
        f"peak {peak:6.1f} dB loudness {loudness(signal):6.1f} dB"
    )


def main(names: list[str]) -> None:
    """Write the files of these sounds, or of all, and print what was written."""
    if set(RECIPES) != set(SOUNDS):
        sys.exit(f"either recipe or sound is missing: {sorted(set(RECIPES) ^ set(SOUNDS))}")
    total = 0
    for name in names or SOUNDS:
        for file, data in made(name):
            (FOLDER / f"{file}.ogg").write_bytes(data)
            print(report(file, data))
            total += len(data)
    print(f"total {total} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])

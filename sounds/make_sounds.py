"""Makes every sound of the program: python sounds/make_sounds.py

Nothing is recorded. Cards are shaped noise, the table is a few decaying sines, the notes are
plucked tones in D major pentatonic; `synth.py` has the building blocks, `recipes.py` says what
each event is made of. The files land in ogg/ as EVENT-1.ogg, EVENT-2.ogg ..., mono,
44.1 kHz; the program plays one of an event's variants by chance, so that a row of cards does not
sound like a machine.

The same versions of numpy and soundfile give the same files byte for byte: each variant seeds its
own generator from its name. Both packages (the optional extra "art") are needed here alone; the
program only plays the files.

Prints a line a file: seconds, bytes, peak and loudness (A-weighted, loudest eighth of a second) in
decibels below full scale, all measured on the file as the program will decode it.
"""

import io
import zlib
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]
from ogg_pages import with_serial
from recipes import EVENTS
from synth import SAMPLE_RATE, Signal, finished, loudness

FOLDER = Path(__file__).parent / "ogg"
# From 0 (largest) to 1 (smallest); here the encoder still carries up to 17 kHz.
COMPRESSION = 0.7


def encoded(signal: Signal, serial: int) -> bytes:
    """The signal as an Ogg Vorbis file."""
    buffer = io.BytesIO()
    soundfile.write(
        buffer,
        signal,
        SAMPLE_RATE,
        format="OGG",
        subtype="VORBIS",
        compression_level=COMPRESSION,
    )
    return with_serial(buffer.getvalue(), serial)


def report(name: str, data: bytes) -> str:
    """The measurements of one file in a line."""
    signal: Signal = soundfile.read(io.BytesIO(data), dtype="float64")[0]
    peak = 20.0 * np.log10(np.max(np.abs(signal)))
    return (
        f"{name:<10} {signal.size / SAMPLE_RATE:5.3f} s {len(data):6d} bytes "
        f"peak {peak:6.1f} dB loudness {loudness(signal):6.1f} dB"
    )


def main() -> None:
    """Write every variant of every event and print what was written."""
    total = 0
    for event_name, event in EVENTS.items():
        for variant in range(event.variants):
            name = f"{event_name}-{variant + 1}"
            seed = zlib.crc32(name.encode("ascii"))
            signal = event.recipe(np.random.default_rng(seed), variant)
            data = encoded(finished(signal, event.loudness, event.ceiling), seed)
            (FOLDER / f"{name}.ogg").write_bytes(data)
            print(report(name, data))
            total += len(data)
    print(f"total {total} bytes")


if __name__ == "__main__":
    main()

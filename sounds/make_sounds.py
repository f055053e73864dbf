"""Makes every sound of the program: python sounds/make_sounds.py [name ...]

Nothing is recorded. A card is a plate of paper with its modes, excited by grains; the table is a
few decaying sines; notes are the modes of strings, bars and tines, each game's instrument in its
own key. All stand in a room with early reflections. `synth.py` has the building blocks,
`instruments.py` what is played, `cards.py` and `signals.py` say what each sound is made of,
`recipes.py` how loud it is. The music is written in `scores.py`, set by `score_reader.py`, and
played by `music.py`. Which sounds there are, and in how many files each, stands in the program
(`game/ui/sound.py`). They land in ogg/ as NAME-1.pages, NAME-2.pages ..., those of an instrument
as INSTRUMENT-NAME-1.pages ...: stereo, 44.1 kHz. Music, which is long and far away, has one
channel at 22.05 kHz: two would take half as much again.

Each is an Ogg Vorbis stream without its first pages. They hold the code books, four kilobytes that
are the same in every stream of one rate: short.header and music.header have them. A header and a
file after it are a stream that any player plays.

ogg/peaks.json tells the highest peak of each file in each PEAK_INTERVAL_SECONDS, two hexadecimal
digits each, ff for full scale: with it the program knows beforehand what will be too loud together.

The same versions of numpy and soundfile give the same files byte for byte: each file seeds its
own generator from its name, and all streams carry one number. Both packages (the optional extra
"art") are needed here alone; the program only plays the files.

Prints a line a file: seconds, bytes, peak and loudness (weighted by curve K, loudest eighth of a
second) in decibels below full scale, momentary loudness in LUFS, and the share of its energy over
6 kHz, all measured on the file as the program will decode it.
`tests/bench/measure/bench_sounds.py` measures more.
"""

import io
import json
import os
import sys
import zlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

# Several processes share the work: none of them needs threads of its own.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import soundfile  # type: ignore[import-untyped]

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from instruments import INSTRUMENTS
from ogg_pages import after_header, with_serial
from recipes import GRADE, RECIPES
from synth import (
    SAMPLE_RATE,
    Signal,
    finished,
    looped,
    loudness,
    momentary,
    sample_count,
    spectrum_frequencies,
)

from game.ui.sound import (
    LOOPED_SOUNDS,
    MUSIC_RATE_FACTOR,
    PEAK_INTERVAL_SECONDS,
    PEAKS_FILE,
    SOUNDS,
    files,
    header_of,
)

FOLDER = Path(__file__).parent / "ogg"
# From 0 (largest) to 1 (smallest). The same for all: it is part of the header they share.
COMPRESSION = 1.0
# The number of every stream.
SERIAL = 1
# The encoder is given so many samples at a time: far more at once would be too many for it.
BLOCK = 65_536


def made(name: str, instrument: str = "") -> Iterator[tuple[str, bytes]]:
    """The files of a sound, each with its name and its whole stream."""
    recipe, sort = RECIPES[name], SOUNDS[name]
    level = looped if recipe.loops else finished
    for variant, file in enumerate(files(name, instrument)):
        rng = np.random.default_rng(seed(file))
        if recipe.tune is not None:
            signal = recipe.tune(rng, variant, INSTRUMENTS[instrument])
        elif recipe.make is not None:
            signal = recipe.make(rng, variant)
        louder = GRADE * (variant - (sort.files - 1) / 2) if sort.graded else 0.0
        channels = signal[None] if recipe.loops else in_stereo(signal)
        levelled = level(channels, recipe.loudness + louder, recipe.ceiling)
        yield file, encoded(levelled, MUSIC_RATE_FACTOR if recipe.loops else 1)


def in_stereo(signal: Signal) -> Signal:
    """The signal with two channels."""
    return np.stack((signal, signal)) if signal.ndim == 1 else signal


def seed(file: str) -> int:
    """The number a file's chance begins with."""
    return zlib.crc32(file.encode("ascii"))


def resampled(signal: Signal, count: int) -> Signal:
    """The signal in another number of samples; what the lower rate can't carry is left out."""
    bins = min(signal.shape[-1], count) // 2 + 1
    return np.fft.irfft(np.fft.rfft(signal)[..., :bins], count) * (count / signal.shape[-1])


def encoded(signal: Signal, thinned: int) -> bytes:
    """The signal as an Ogg Vorbis stream, with one sample of so many."""
    if thinned > 1:
        signal = resampled(signal, signal.shape[-1] // thinned)
    buffer = io.BytesIO()
    with soundfile.SoundFile(
        buffer,
        "w",
        SAMPLE_RATE // thinned,
        channels=len(signal),
        format="OGG",
        subtype="VORBIS",
        compression_level=COMPRESSION,
    ) as stream:
        for start in range(0, signal.shape[1], BLOCK):
            stream.write(signal[:, start : start + BLOCK].T)
    return with_serial(buffer.getvalue(), SERIAL)


def decoded(data: bytes) -> Signal:
    """The samples of a stream at the rate of the program."""
    samples, rate = soundfile.read(io.BytesIO(data), dtype="float64", always_2d=True)
    signal: Signal = samples.T
    thinned = SAMPLE_RATE // rate
    return signal if thinned == 1 else resampled(signal, signal.shape[-1] * thinned)


def peaks(signal: Signal) -> str:
    """The peaks of a file, as in peaks.json."""
    highest = np.max(np.abs(signal), axis=0)
    step = sample_count(PEAK_INTERVAL_SECONDS)
    tops = [np.max(highest[start : start + step]) for start in range(0, highest.size, step)]
    return bytes(min(255, int(np.ceil(255.0 * top))) for top in tops).hex()


def report(name: str, data: bytes) -> str:
    """The measurements of one file in a line."""
    signal = decoded(data)
    size = len(data) - after_header(data)
    peak = 20.0 * np.log10(np.max(np.abs(signal)))
    power = np.sum(np.abs(np.fft.rfft(signal)) ** 2, axis=0)
    high = np.sum(power[spectrum_frequencies(signal.shape[1]) > 6000.0]) / np.sum(power)
    return (
        f"{name:<24} {signal.shape[1] / SAMPLE_RATE:6.3f} s {size:6d} bytes "
        f"peak {peak:6.1f} dB loudness {loudness(signal):6.1f} dB "
        f"momentary {momentary(signal):6.1f} LUFS over 6 kHz {100 * high:5.1f} %"
    )


def write(name: str) -> list[tuple[str, str, str]]:
    """Write the files of a sound; of each its name, its measurements and its peaks."""
    told = []
    for instrument in INSTRUMENTS if SOUNDS[name].tuned else ("",):
        for file, data in made(name, instrument):
            pages = after_header(data)
            (FOLDER / f"{file}.pages").write_bytes(data[pages:])
            (FOLDER / header_of(file)).write_bytes(data[:pages])
            told.append(
                (file, report(file, data), "" if name in LOOPED_SOUNDS else peaks(decoded(data)))
            )
    return told


def main(names: list[str]) -> None:
    """Write the files of these sounds, or of all, and print what was written."""
    if set(RECIPES) != set(SOUNDS):
        sys.exit(f"either recipe or sound is missing: {sorted(set(RECIPES) ^ set(SOUNDS))}")
    table = FOLDER / PEAKS_FILE
    found = json.loads(table.read_text(encoding="utf-8")) if names else {}
    with ProcessPoolExecutor() as pool:
        for told in pool.map(write, names or SOUNDS):
            for file, line, tops in told:
                print(line)
                if tops:
                    found[file] = tops
    table.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    print(f"total {sum(path.stat().st_size for path in FOLDER.iterdir())} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])

"""How loud, how bright and how long every sound is.  python tests/bench/measure/bench_sounds.py

Levels are decibels below full scale: the highest sample, the whole, and the loudest eighth of a
second as the ear hears it (curve K); then the momentary loudness in LUFS. Ends are the highest
samples of the first and the last millisecond.  Then come sums: of the layers of each moment on
each instrument, with the limiter of the program and without.
"""

import argparse
import sys
from pathlib import Path
from statistics import fmean
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from game.ui.sound import SOUNDS, TUNED_INSTRUMENTS, SoundGroup, files, folder, load
from tests.bench.measure.program.figures import Figures
from tests.sounds.hall import hall
from tests.sounds.measure import (
    MILLISECOND,
    RATE,
    SOUND_OF,
    Samples,
    centroid,
    decibels,
    decoded,
    loudness,
    mixer,
    momentary,
    peak,
    rms,
    share_above,
    summed,
)
from tests.sounds.moments import MOMENTS

HEADS = (
    *("", "length", "peak, dB", "whole", "loudest", "LUFS"),
    *("middle", "over 6 kHz", "first", "last"),
)


def row(name: str, samples: Samples) -> tuple[str, ...]:
    """The figures of one file."""
    return (
        name,
        f"{samples.shape[1] / RATE:.2f} s",
        f"{decibels(peak(samples)):.1f}",
        f"{rms(samples):.1f}",
        f"{loudness(samples):.1f}",
        f"{momentary(samples):.1f}",
        f"{centroid(samples):.0f} Hz",
        f"{share_above(samples, 6000):.2%}",
        f"{peak(samples[:, :MILLISECOND]):.4f}",
        f"{peak(samples[:, -MILLISECOND:]):.4f}",
    )


def sums(sounds: dict[str, Samples]) -> list[tuple[str, ...]]:
    """How high the sums of moments rise, and how loud they are."""
    found = []
    for name, layers in MOMENTS.items():
        for instrument in TUNED_INSTRUMENTS:
            with hall(sounds, instrument) as room:
                for start, sound, step, strength in layers:
                    room.now = start
                    room.player.play(sound, step=step, strength=strength)
                mixed = room.mixed()
                plain = summed([(one.begun, sounds[one.file.name]) for one in room.heard])
            found.append(
                (
                    f"{name}, {instrument}",
                    f"{decibels(peak(plain) / 2**0.5):.1f}",
                    f"{decibels(peak(mixed)):.1f}",
                    f"{momentary(mixed) + 3.01:.1f}",
                )
            )
    return found


def loading(names: list[str]) -> tuple[float, float]:
    """Milliseconds to load the files, and their megabytes in memory."""
    begun = perf_counter()
    kept = [load(name) for name in names]
    took = perf_counter() - begun
    return 1000 * took, sum(sound.get_length() for sound in kept) * RATE * 4 / 1e6


def main() -> None:
    """Measure the files of the program."""
    argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0]).parse_args()
    often = [file for name, sort in SOUNDS.items() if sort.often for file in files(name)]
    cards = [
        file
        for name, sort in SOUNDS.items()
        if sort.group is SoundGroup.CARDS
        for file in files(name)
    ]
    rest = [file for file, name in SOUND_OF.items() if name != "bed" and file not in often]
    with mixer():
        first, memory = loading(often)
        later, _ = loading(rest)
        sounds = {name: decoded(name) for name in SOUND_OF}
        moments = sums(sounds)
    size = sum(path.stat().st_size for path in folder().iterdir())
    shares = [share_above(sounds[file], 6000) for file in cards]
    note = (
        f"{len(sounds)} files, {size / 1000:.0f} kB; {len(often)} loaded at the start in "
        f"{first:.0f} ms, {memory:.1f} MB; each other in {later / len(rest):.1f} ms when it is "
        f"first heard; {fmean(shares):.1%} of the cards' energy is over 6 kHz"
    )
    rows = [row(name, samples) for name, samples in sounds.items()]
    print("\n".join(Figures("The sounds", HEADS, rows, note).lines()))
    heads = ("", "peak without limiter, dB", "peak, dB", "LUFS")
    print("\n".join(Figures("Moments", heads, moments).lines()))


if __name__ == "__main__":
    main()

"""Loudness, brightness and length of every sound, and peaks of sums.

    python -m tests.bench.bench_sounds [FOLDER]

Levels are decibels below full scale: peak, RMS, and the loudest eighth of a second, K-weighted.
"First" and "last" are the peaks of the first and the last millisecond.  Sums are of the loudest
sounds begun at once and of the layers of each highlight.  Takes seconds.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame

from game.ui.sound import CHANNELS, panned
from tests.bench.program.figures import Figures
from tests.sounds.measure import (
    MILLISECOND,
    RATE,
    Samples,
    centroid,
    decibels,
    decoded,
    loudest,
    loudness,
    mixer,
    peak,
    rms,
    share_above,
    sound_of,
    summed,
)
from tests.sounds.moments import MOMENTS

OGG = Path(__file__).resolve().parents[2] / "sounds" / "ogg"
HEADS = (
    *("", "length", "peak", "dB", "whole", "loudest"),
    *("middle", "above 8 kHz", "first", "last"),
)
DRAWS = 200
SPREAD = 0.15
"""Within how many seconds sounds drawn at random begin."""


def row(name: str, samples: Samples) -> tuple[str, ...]:
    """The figures of one file."""
    return (
        name,
        f"{len(samples) / RATE:.2f} s",
        f"{peak(samples):.3f}",
        f"{decibels(peak(samples)):.1f}",
        f"{rms(samples):.1f}",
        f"{loudness(samples):.1f}",
        f"{centroid(samples):.0f} Hz",
        f"{share_above(samples, 8000):.2%}",
        f"{peak(samples[:MILLISECOND]):.4f}",
        f"{peak(samples[-MILLISECOND:]):.4f}",
    )


def sums(sounds: Mapping[str, Samples]) -> list[tuple[str, ...]]:
    """How high sums rise, at the side where they are loudest."""
    side = max(panned(1))
    found = []
    for count in (2, 4, 8, CHANNELS):
        names = loudest(sounds, count)
        top = peak(summed([(0.0, sounds[name]) for name in names])) * side
        found.append((f"the {len(names)} loudest at once", top))
    rng = Random(1)
    files = sorted(sounds)
    tops = []
    for _ in range(DRAWS):
        some = rng.sample(files, 8)
        tops.append(peak(summed([(rng.uniform(0, SPREAD), sounds[name]) for name in some])) * side)
    found.append((f"eight by chance, {DRAWS} times, the highest", max(tops)))
    for name, layers in MOMENTS.items():
        if {sound for _, sound, _ in layers} <= set(map(sound_of, sounds)):
            parts = [(start, sounds[f"{sound}-{step + 1}"]) for start, sound, step in layers]
            found.append((f"moment: {name}", peak(summed(parts)) * side))
    return [(name, f"{top:.3f}", f"{decibels(top):.1f}") for name, top in found]


def main(folder: Path) -> None:
    """Measure the files of a folder."""
    paths = sorted(folder.glob("*.ogg"))
    with mixer():
        short = [path for path in paths if sound_of(path.stem) != "bed"]
        begun = perf_counter()
        kept = [pygame.mixer.Sound(path) for path in short]
        took = perf_counter() - begun
        memory = sum(sound.get_length() for sound in kept) * RATE * 4
        sounds = {path.stem: decoded(path) for path in paths}
    size = sum(path.stat().st_size for path in paths)
    rows = [row(name, samples) for name, samples in sounds.items()]
    note = (
        f"{len(paths)} files, {size / 1000:.0f} kB; {len(kept)} loaded at the start "
        f"in {1000 * took:.0f} ms, {memory / 1e6:.1f} MB in memory"
    )
    print("\n".join(Figures("The sounds", HEADS, rows, note).lines()))
    print("\n".join(Figures("Sums", ("", "peak", "dB"), sums(sounds)).lines()))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else OGG)

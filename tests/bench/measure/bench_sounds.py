"""How loud, how bright and how long every sound is.  python tests/bench/measure/bench_sounds.py

Levels are decibels below full scale: the highest sample, the whole, and the loudest eighth of a
second as the ear hears it (curve K); then the momentary loudness in LUFS. Ends are the highest
samples of the first and the last millisecond.  Then come the gestures of cards: how alike two
takes of different gestures look.  Then the music: its size, its level in a new profile, the step
at the seam, in the file and as the mixer plays it, beside the steps inside; how alike half seconds
are that lie 10 to 60 s apart.  At last sums: of the layers of each moment on each instrument, with
the limiter and without.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import fmean
from time import perf_counter

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from game.storage.settings import Settings
from game.ui.sound import LOOPED_SOUNDS, SOUNDS, TUNED_INSTRUMENTS, SoundGroup, files, folder, load
from tests.bench.measure.program.figures import Figures
from tests.sounds.hall import hall
from tests.sounds.measure import (
    FULL_SCALE,
    MILLISECOND,
    RATE,
    SOUND_OF,
    Samples,
    centroid,
    decibels,
    decoded,
    gesture_correlations,
    loop,
    loudness,
    mixer,
    momentary,
    peak,
    repetition,
    rms,
    seam,
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


def gestures(sounds: dict[str, Samples]) -> list[tuple[str, ...]]:
    """How alike the takes of cards look whose gestures differ; all files, where none has one."""
    found = []
    for name in ("deal", "place", "draw", "toss", "flip"):
        takes = [sounds[file] for file in files(name)]
        alike = gesture_correlations(takes, SOUNDS[name].gestures or len(takes))
        found.append((name, f"{min(alike):.2f}", f"{fmean(alike):.2f}", f"{max(alike):.2f}"))
    return found


RECORDER = """
import os
import pygame
from game.ui.sound import read
pygame.mixer.init(44100, -16, 2, 1024)
pygame.mixer.music.load(read(os.environ["RECORDED"]), "ogg")
pygame.mixer.music.play(-1)
while os.path.getsize(os.environ["SDL_DISKAUDIOFILE"]) < 44100 * 4 * 250:
    pygame.time.wait(50)
"""
"""Plays music into a file, faster than it is heard, until its seam has come twice."""


def recorded(music: str) -> Samples:
    """What the mixer plays of a file of music in 250 seconds."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "mixer.raw"
        disk = {
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": str(file),
            "SDL_DISKAUDIODELAY": "0",
            "RECORDED": music,
        }
        subprocess.run(
            [sys.executable, "-c", RECORDER],
            check=True,
            env={**os.environ, **disk},
            cwd=Path(__file__).resolve().parents[3],
            capture_output=True,
        )
        both = np.frombuffer(file.read_bytes()[: 250 * RATE * 4], dtype="<i2")
    samples: Samples = both.reshape(-1, 2).T / FULL_SCALE
    begins = int(np.flatnonzero(np.abs(samples).max(axis=0))[0])
    return samples[:, begins:]


def loops() -> list[tuple[str, ...]]:
    """The level, the size and the seam of the music, and how much it repeats itself."""
    found = []
    for music in (
        file for name in LOOPED_SOUNDS for one in TUNED_INSTRUMENTS for file in files(name, one)
    ):
        heard = loop(music)
        across, inside = seam(heard)
        steps = np.abs(np.diff(recorded(music))).max(axis=0)
        length = heard.shape[1]
        near = max(steps[at - 100 : at + 100].max() for at in (length, 2 * length))
        found.append(
            (
                music,
                f"{length / RATE:.0f} s",
                f"{(folder() / f'{music}.pages').stat().st_size / 1000:.0f} kB",
                f"{rms(heard) + decibels(Settings().bed / 100):.1f}",
                f"{across:.4f}",
                f"{inside:.4f}",
                f"{near:.4f}",
                f"{np.quantile(steps[RATE : 2 * length], 0.999):.4f}",
                f"{repetition(heard):.2f}",
            )
        )
    return found


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
    rest = [
        file for file, name in SOUND_OF.items() if name not in LOOPED_SOUNDS and file not in often
    ]
    with mixer():
        first, memory = loading(often)
        later, _ = loading(rest)
        sounds = {
            file: decoded(file) for file, name in SOUND_OF.items() if name not in LOOPED_SOUNDS
        }
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
    heads = ("", "least", "mean", "most")
    print("\n".join(Figures("Correlation of gestures", heads, gestures(sounds)).lines()))
    heads = (
        *("", "length", "size", "r.m.s., dB", "seam", "99.9 %", "seam, mixer", "99.9 %, mixer"),
        "10 to 60 s apart",
    )
    print("\n".join(Figures("Music", heads, loops()).lines()))
    heads = ("", "peak without limiter, dB", "peak, dB", "LUFS")
    print("\n".join(Figures("Moments", heads, moments).lines()))


if __name__ == "__main__":
    main()

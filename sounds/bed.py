"""The bed: slow chords and a few far notes, as a loop without a seam."""

from itertools import accumulate

import numpy as np
from instruments import CELESTA, KALIMBA, about, hertz
from synth import (
    SAMPLE_RATE,
    Placed,
    Signal,
    band_noise,
    decay,
    decibels_to_gain,
    folded,
    mix,
    struck,
    timeline,
)

CHORDS = (
    ("D3", "A3", "D4", "F#4"),
    ("D3", "A3", "E4", "F#4"),
    ("B2", "F#3", "D4", "F#4"),
    ("A2", "E3", "B3", "E4"),
    ("D3", "A3", "B3", "F#4"),
    ("B2", "F#3", "B3", "D4"),
    ("E3", "B3", "D4", "F#4"),
    ("A2", "E3", "A3", "E4"),
)
CHORD_SECONDS = 5.5
SECONDS = CHORD_SECONDS * len(CHORDS)
# How long a chord takes to come, over the one before, and how long to go.
RISE = 2.6
FALL = 3.4
# Notes a chord may be answered with, each some seconds after its beginning.
ANSWERS = ("D5", "E5", "F#5", "A4", "B4", "A5")


def voice(rng: np.random.Generator, note: str) -> Signal:
    """One voice of a chord: three sines a hair apart, with a faint octave and twelfth."""
    seconds = CHORD_SECONDS + FALL
    times = timeline(seconds)
    total = np.zeros(times.size, dtype=np.float64)
    for ratio, strength in ((0.9988, 0.7), (1.0, 1.0), (1.0013, 0.7), (2.0, 0.12), (3.0, 0.03)):
        phase = rng.uniform(0.0, 2.0 * np.pi)
        total += strength * np.sin(2.0 * np.pi * hertz(note) * ratio * times + phase)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.minimum(times / RISE, 1.0))
    fall = 0.5 + 0.5 * np.cos(np.pi * np.clip((times - CHORD_SECONDS) / FALL, 0.0, 1.0))
    swaying = 1.0 + 0.12 * np.sin(2.0 * np.pi * times / about(rng, 3.7, 0.2))
    voiced: Signal = total * rise * fall * swaying
    return voiced


def answers(rng: np.random.Generator) -> list[Placed]:
    """A few far notes to each chord, never two alike in a row."""
    parts: list[Placed] = []
    last = ""
    for start in accumulate([CHORD_SECONDS] * (len(CHORDS) - 1), initial=0.0):
        for after in rng.uniform((0.6, 2.4), (1.8, 4.6)).tolist():
            note = str(rng.choice([one for one in ANSWERS if one != last]))
            last = note
            strength = about(rng, 0.5, 0.3)
            far = struck(hertz(note), KALIMBA, 0.012, 1.6) + 0.3 * struck(
                hertz(note), CELESTA, 0.012, 1.6
            )
            parts.append((start + after, strength * far))
    return parts


def hall(rng: np.random.Generator, signal: Signal) -> Signal:
    """The loop in a large soft room whose echo goes on over the seam."""
    echo = band_noise(rng, 2.2, 160.0, 1900.0) * decay(2.2, 0.03, 2.2)
    echo *= decibels_to_gain(-4.0) / float(np.sqrt(np.sum(echo**2)))
    # The transform takes the loop as going on for ever: what is left at the end is at the start.
    spectrum = np.fft.rfft(signal) * np.fft.rfft(echo, signal.size)
    return signal + np.fft.irfft(spectrum, signal.size)


def bed(rng: np.random.Generator, variant: int) -> Signal:
    """Chords that come and go slowly, far notes, and a trace of the room."""
    pads: list[Placed] = []
    for index, chord in enumerate(CHORDS):
        for place, note in enumerate(chord):
            strength = (0.9, 0.7, 0.55, 0.45)[place]
            pads.append((index * CHORD_SECONDS, strength * voice(rng, note)))
    played = mix([(0.0, 0.22 * mix(pads)), (0.0, mix(answers(rng)))])
    loop = hall(rng, folded(played, SECONDS))
    # Noise that was filtered as a circle has no seam either.
    noise = rng.standard_normal(loop.size)
    spectrum = np.fft.rfft(noise)
    frequencies = np.maximum(np.fft.rfftfreq(loop.size, 1.0 / SAMPLE_RATE), 30.0)
    air = np.fft.irfft(spectrum / frequencies / (1.0 + (frequencies / 700.0) ** 2), loop.size)
    air *= 0.02 / float(np.sqrt(np.mean(air**2)))
    return loop + air

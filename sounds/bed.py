"""The bed: slow chords in a game's key and far notes of its instrument, a loop without a seam."""

from itertools import accumulate

import numpy as np
from instruments import CELESTA, SCALE, Instrument, about
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

# Steps of the scale, from the bass up.
CHORDS = (
    (-5, -2, 0, 2),
    (-5, -2, 1, 2),
    (-6, -3, 0, 2),
    (-7, -4, -1, 1),
    (-4, -1, 0, 2),
    (-7, -4, -2, 1),
)
CHORD_SECONDS = 5.0
SECONDS = CHORD_SECONDS * len(CHORDS)
# How long a chord takes to come, over the one before, and how long to go.
RISE = 2.6
FALL = 3.4
# Notes a chord may be answered with, each some seconds after its beginning.
ANSWERS = (5, 6, 7, 3, 4, 8)


def hertz(voice: Instrument, step: int) -> float:
    """A step of the key's scale with the key note between 220 and 440 Hz, whatever it plays in."""
    key = voice.key * 2.0 ** -np.ceil(np.log2(voice.key / 440.0))
    octave, degree = divmod(step, len(SCALE))
    return float(key * 2.0 ** (octave + SCALE[degree] / 12.0))


def pad(rng: np.random.Generator, frequency: float) -> Signal:
    """One voice of a chord: three sines a hair apart, with a faint octave and twelfth.

    The sines differ a little from ear to ear, which makes the chord wide.
    """
    times = timeline(CHORD_SECONDS + FALL)
    total = np.zeros((2, times.size), dtype=np.float64)
    for ratio, strength in ((0.9988, 0.7), (1.0, 1.0), (1.0013, 0.7), (2.0, 0.12), (3.0, 0.03)):
        phase = rng.uniform(0.0, 2.0 * np.pi)
        for side in total:
            apart = phase + rng.uniform(-0.6, 0.6)
            side += strength * np.sin(2.0 * np.pi * frequency * ratio * times + apart)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.minimum(times / RISE, 1.0))
    fall = 0.5 + 0.5 * np.cos(np.pi * np.clip((times - CHORD_SECONDS) / FALL, 0.0, 1.0))
    swaying = 1.0 + 0.12 * np.sin(2.0 * np.pi * times / about(rng, 3.7, 0.2))
    voiced: Signal = total * rise * fall * swaying
    return voiced


def answers(rng: np.random.Generator, voice: Instrument) -> list[Placed]:
    """A few far notes to each chord, never two alike in a row, from here and there."""
    parts: list[Placed] = []
    last = 0
    for start in accumulate([CHORD_SECONDS] * (len(CHORDS) - 1), initial=0.0):
        for after in rng.uniform((0.6, 2.4), (1.8, 4.6)).tolist():
            step = int(rng.choice([one for one in ANSWERS if one != last]))
            last = step
            frequency = hertz(voice, step)
            far = struck(frequency, voice.modes, 0.012, 1.6)
            far = far + 0.3 * struck(frequency, CELESTA, 0.012, 1.6)
            side = float(rng.uniform(0.3, 0.7))
            sides = np.sqrt(np.array([[2.0 * side], [2.0 - 2.0 * side]]))
            parts.append((start + after, about(rng, 0.5, 0.3) * sides * far))
    return parts


def hall(rng: np.random.Generator, signal: Signal) -> Signal:
    """The loop in a large soft room whose echo goes on over the seam."""
    echo = np.stack([band_noise(rng, 2.2, 160.0, 1900.0) for _ in range(2)])
    echo *= decay(2.2, 0.03, 2.2)
    echo *= decibels_to_gain(-4.0) / float(np.sqrt(np.sum(echo**2) / 2))
    # The transform takes the loop as going on for ever: what is left at the end is at the start.
    length = signal.shape[-1]
    spectrum = np.fft.rfft(signal) * np.fft.rfft(echo, length)
    return signal + np.fft.irfft(spectrum, length)


def bed(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """Chords that come and go slowly, far notes, and a trace of the room."""
    pads: list[Placed] = []
    for index, chord in enumerate(CHORDS):
        for place, step in enumerate(chord):
            strength = (0.9, 0.7, 0.55, 0.45)[place]
            pads.append((index * CHORD_SECONDS, strength * pad(rng, hertz(voice, step))))
    played = mix([(0.0, 0.22 * mix(pads)), (0.0, mix(answers(rng, voice)))])
    loop = hall(rng, folded(played, SECONDS))
    # Noise that was filtered as a circle has no seam either.
    length = loop.shape[-1]
    spectrum = np.fft.rfft(rng.standard_normal(loop.shape))
    frequencies = np.maximum(np.fft.rfftfreq(length, 1.0 / SAMPLE_RATE), 30.0)
    air = np.fft.irfft(spectrum / frequencies / (1.0 + (frequencies / 700.0) ** 2), length)
    air *= 0.02 / float(np.sqrt(np.mean(air**2)))
    return loop + air

"""What the sounds are played on: cards and cloth, the table's wood, bars, tines and bells."""

from collections.abc import Sequence

import numpy as np
from synth import (
    Partial,
    Placed,
    Signal,
    burst,
    grain,
    in_room,
    mix,
    moving_noise,
    struck,
    swell,
    thump,
)

# D major pentatonic, so that whatever sounds together agrees.
SCALE = ("D", "E", "F#", "A", "B")
ABOVE_D = {"D": 0, "E": 2, "F#": 4, "A": 7, "B": 9}
D4 = 293.66


def hertz(note: str) -> float:
    """The frequency of a note such as D4 or F#5."""
    octave = int(note[-1])
    semitones = ABOVE_D[note[:-1]]
    return float(D4 * 2.0 ** (octave - 4 + semitones / 12.0))


def _modes(*modes: tuple[float, float, float]) -> tuple[Partial, ...]:
    """The modes of something struck, each its ratio, its strength and how long it is heard."""
    return tuple(Partial(*one) for one in modes)


# A tine over a wooden box: an octave that dies sooner, and the tine's own high mode for the touch.
KALIMBA = _modes(
    (1.0, 1.0, 1.25),
    (1.0017, 0.35, 1.1),
    (2.0, 0.16, 0.5),
    (3.01, 0.06, 0.22),
    (5.8, 0.035, 0.06),
)
# A small bell with its high modes held back.
BELL = _modes(
    (1.0, 1.0, 0.9),
    (2.0, 0.22, 0.5),
    (2.76, 0.12, 0.28),
    (4.07, 0.04, 0.12),
)
# A wooden bar over a tube, its high modes as short as a soft mallet leaves them.
MARIMBA = _modes(
    (1.0, 1.0, 0.62),
    (1.0023, 0.25, 0.55),
    (3.93, 0.12, 0.10),
    (9.2, 0.012, 0.03),
)
# A steel bar over a wooden box, struck by felt.
CELESTA = _modes(
    (1.0, 1.0, 0.95),
    (2.0, 0.10, 0.55),
    (4.02, 0.05, 0.18),
)
# A knuckle on a table top: wide, inharmonic, gone at once.
WOOD = _modes(
    (1.0, 1.0, 0.10),
    (1.62, 0.75, 0.075),
    (2.41, 0.45, 0.05),
    (3.87, 0.22, 0.03),
)
# The same table under its cloth.
MUFFLED = _modes((1.0, 1.0, 0.13), (1.5, 0.4, 0.08))


def about(rng: np.random.Generator, value: float, spread: float) -> float:
    """The value, off by at most the fraction `spread` either way."""
    return value * float(rng.uniform(1.0 - spread, 1.0 + spread))


def tap(rng: np.random.Generator, weight: float) -> Signal:
    """A card coming to rest on cards that lie on cloth; weight 1 for a single card."""
    paper = burst(rng, about(rng, 800.0, 0.12), about(rng, 2800.0, 0.12), 0.0025, 0.045)
    edge = burst(rng, 2400.0, about(rng, 4800.0, 0.1), 0.0015, 0.014)
    cloth = burst(rng, 220.0, 700.0, 0.004, 0.080)
    low = thump(about(rng, 128.0, 0.08), about(rng, 0.110, 0.1))
    return mix(
        [
            (0.0, 0.42 * paper),
            (0.0005, 0.12 * edge),
            (0.001, 0.36 * weight * cloth),
            (0.001, 0.34 * weight * low),
        ]
    )


def slide(
    rng: np.random.Generator, seconds: float, centres: Sequence[float], peak_at: float
) -> Signal:
    """Paper sliding over paper or cloth."""
    noise = moving_noise(rng, seconds, centres, 1.7)
    return noise * swell(seconds, peak_at) * grain(rng, seconds, 170.0, 0.45)


def snap(rng: np.random.Generator, pitch: float, length: float = 1.0) -> Signal:
    """A bent card let go; pitch 1 and length 1 for a card flicked by a thumb."""
    return mix(
        [
            (0.0, 0.40 * burst(rng, 1800.0 * pitch, 4800.0 * pitch, 0.0015, 0.018 * length)),
            (0.0015, 0.44 * burst(rng, 900.0 * pitch, 2400.0 * pitch, 0.0025, 0.045 * length)),
            (0.001, 0.36 * burst(rng, 260.0, 800.0, 0.003, 0.060 * length)),
        ]
    )


def kalimba(rng: np.random.Generator, note: str) -> Signal:
    """One soft plucked note with the thumb's touch at its beginning."""
    touch = burst(rng, 400.0, 1600.0, 0.003, 0.025)
    return mix([(0.0, struck(hertz(note), KALIMBA, 0.006, 1.25)), (0.0, 0.02 * touch)])


def marimba(rng: np.random.Generator, note: str, seconds: float = 0.62) -> Signal:
    """One note of a wooden bar, with the mallet at its beginning."""
    mallet = burst(rng, 250.0, 900.0, 0.004, 0.03)
    return mix([(0.0, struck(hertz(note), MARIMBA, 0.005, seconds)), (0.0, 0.03 * mallet)])


def celesta(note: str, seconds: float = 0.9) -> Signal:
    """One note of a small steel bar, without any touch."""
    return struck(hertz(note), CELESTA, 0.007, seconds)


def chord(
    rng: np.random.Generator, notes: Sequence[tuple[float, str, float]], echo: float
) -> Signal:
    """Bars given as (start, note, strength): wood, and steel an octave above it, in a room."""
    parts: list[Placed] = []
    for start, note, strength in notes:
        above = f"{note[:-1]}{int(note[-1]) + 1}"
        parts.append((start, about(rng, strength, 0.04) * marimba(rng, note, 0.7)))
        parts.append((start + 0.004, 0.30 * strength * celesta(above, 0.8)))
    return in_room(mix(parts), rng, 0.35, echo)


def melody(
    rng: np.random.Generator, notes: Sequence[tuple[float, str, float]], echo: float
) -> Signal:
    """Plucked notes given as (start, name, strength), with an echo at `echo` decibels."""
    parts: list[Placed] = [
        (start, about(rng, strength, 0.05) * kalimba(rng, note)) for start, note, strength in notes
    ]
    return in_room(mix(parts), rng, 0.35, echo)


def knock(rng: np.random.Generator, pitch: float) -> Signal:
    """A knuckle on the table's edge; pitch is the lowest mode in hertz."""
    skin = burst(rng, 500.0, 1800.0, 0.001, 0.018)
    return mix(
        [
            (0.0, struck(pitch, WOOD, 0.0015, 0.12)),
            (0.0, 0.12 * skin),
            (0.0, 0.45 * thump(112.0, 0.07)),
        ]
    )

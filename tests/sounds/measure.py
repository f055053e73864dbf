"""What can be measured of a sound, of samples as the mixer of the program decodes them.

Levels are decibels below full scale.
"""

import math
import os
from array import array
from cmath import exp
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame

RATE = 44_100
FULL_SCALE = 32_768
MILLISECOND = RATE // 1000
WINDOW = 0.125
"""About the time over which the ear adds up a short sound, in seconds."""
FRAME = 2048
SILENT = -120.0
"""The level told of silence."""

Samples = Sequence[float]
Filter = tuple[tuple[float, float, float], tuple[float, float]]
"""What a filter takes of the last three samples in, and of the last two out."""


@contextmanager
def mixer() -> Iterator[None]:
    """Sounds can be decoded; nothing is heard."""
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    try:
        yield
    finally:
        pygame.mixer.quit()
        if before is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = before


def decoded(path: Path) -> "array[float]":
    """The left channel of a file, full scale at 1."""
    both = array("h", pygame.mixer.Sound(path).get_raw())
    return array("d", [sample / FULL_SCALE for sample in both[::2]])


def decibels(amplitude: float) -> float:
    """The level of an amplitude."""
    return 20 * math.log10(amplitude) if amplitude > 0 else SILENT


def peak(samples: Samples) -> float:
    """The largest sample, as a share of full scale."""
    return float(np.abs(np.asarray(samples)).max())


def power(samples: Samples) -> float:
    """The mean square."""
    return float(np.square(np.asarray(samples)).mean())


def rms(samples: Samples) -> float:
    """The level of the whole."""
    return decibels(math.sqrt(power(samples)))


def _shelf(frequency: float, gain: float, q: float) -> Filter:
    """Lifts what is above a frequency by some decibels (as ITU-R BS.1770 has it)."""
    k = math.tan(math.pi * frequency / RATE)
    high, band = 10 ** (gain / 20), 10 ** (gain / 20 * 0.4996667741545416)
    under = 1 + k / q + k * k
    return (
        (
            (high + band * k / q + k * k) / under,
            2 * (k * k - high) / under,
            (high - band * k / q + k * k) / under,
        ),
        (2 * (k * k - 1) / under, (1 - k / q + k * k) / under),
    )


def _high_pass(frequency: float, q: float, scaled: bool = True) -> Filter:
    """Takes away what is below a frequency."""
    k = math.tan(math.pi * frequency / RATE)
    under = 1 + k / q + k * k
    top = 1 / under if scaled else 1.0
    return (
        (top, -2 * top, top),
        (2 * (k * k - 1) / under, (1 - k / q + k * k) / under),
    )


K_CURVE = (
    _shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196),
    _high_pass(38.13547087602444, 0.5003270373238773, scaled=False),
)
"""The ear's sensitivity as loudness is measured in broadcasting."""


def passed(samples: Iterable[float], filters: Iterable[Filter]) -> "array[float]":
    """The samples after these filters."""
    out = array("d", samples)
    for (b0, b1, b2), (a1, a2) in filters:
        x1 = x2 = y1 = y2 = 0.0
        for place, x in enumerate(out):
            y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            x2, x1, y2, y1 = x1, x, y1, y
            out[place] = y
    return out


def loudness(samples: Samples) -> float:
    """The level of the loudest eighth of a second, weighted as the ear hears it."""
    window = round(WINDOW * RATE)
    weighted = passed([*samples, *[0.0] * window], K_CURVE)
    sums = np.cumsum(np.square(np.asarray([*[0.0] * window, *weighted])))
    most = float((sums[window:] - sums[:-window]).max())
    return 10 * math.log10(most / window) if most > 0 else SILENT


def share_above(samples: Samples, frequency: float) -> float:
    """The share of the power above a frequency."""
    return power(above(samples, frequency)) / power(samples)


def above(samples: Samples, frequency: float) -> "array[float]":
    """What there is above a frequency: below, it falls off by 24 dB an octave."""
    return passed(samples, (_high_pass(frequency, 0.5412), _high_pass(frequency, 1.3066)))


def brightness(samples: Samples) -> float:
    """The frequency in hertz of the sine whose steps would be as steep as this sound's."""
    steps = math.fsum((after - before) ** 2 for before, after in pairwise(samples))
    steepness = math.sqrt(steps / math.fsum(sample * sample for sample in samples))
    return RATE / math.pi * math.asin(min(1.0, steepness / 2.0))


@cache
def _turns(size: int) -> tuple[complex, ...]:
    return tuple(exp(-2j * math.pi * place / size) for place in range(size // 2))


def _transformed(samples: Sequence[complex]) -> list[complex]:
    """The Fourier transform of as many samples as a power of two."""
    size = len(samples)
    if size == 1:
        return list(samples)
    even, odd = _transformed(samples[::2]), _transformed(samples[1::2])
    turned = [turn * one for turn, one in zip(_turns(size), odd, strict=True)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


def spectrum(samples: Samples, size: int) -> list[float]:
    """The powers of the first ``size`` samples, a window over them, by frequency."""
    piece = [*samples[:size], *[0.0] * max(0, size - len(samples))]
    window = (0.5 - 0.5 * math.cos(2 * math.pi * place / size) for place in range(size))
    found = _transformed([sample * weight for sample, weight in zip(piece, window, strict=True)])
    return [abs(one) ** 2 for one in found[: size // 2]]


def centroid(samples: Samples, seconds: float = 2.0) -> float:
    """The middle of the spectrum of the beginning, in hertz."""
    above = below = 0.0
    for start in range(0, min(len(samples), round(seconds * RATE)), FRAME):
        for place, strength in enumerate(spectrum(samples[start : start + FRAME], FRAME)):
            above += place * strength
            below += strength
    return above / below * RATE / FRAME if below else 0.0


def fundamental(samples: Samples, size: int = 8192) -> float:
    """The frequency of the strongest sine, in hertz."""
    powers = spectrum(samples, size)
    top = max(range(1, len(powers) - 1), key=powers.__getitem__)
    left, middle, right = (math.log(one + 1e-30) for one in powers[top - 1 : top + 2])
    return (top + 0.5 * (left - right) / (left - 2 * middle + right)) * RATE / size


def summed(parts: Sequence[tuple[float, Samples]]) -> "array[float]":
    """The sum of sounds that each begin at a second."""
    starts = [round(start * RATE) for start, _ in parts]
    most = max(start + len(samples) for start, (_, samples) in zip(starts, parts, strict=True))
    total = array("d", bytes(8 * most))
    sums = np.asarray(total)
    for start, (_, samples) in zip(starts, parts, strict=True):
        sums[start : start + len(samples)] += samples
    return total


def loudest(sounds: Mapping[str, Samples], count: int) -> list[str]:
    """The files whose peaks are highest, one of each sound."""
    best: dict[str, str] = {}
    for file in sorted(sounds, key=lambda one: -peak(sounds[one])):
        best.setdefault(sound_of(file), file)
    return list(best.values())[:count]


def sound_of(file: str) -> str:
    """The sound that a file is one of."""
    return file.rpartition("-")[0]

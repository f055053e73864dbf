"""What can be measured of a sound, of samples as the mixer of the program decodes them.

Samples are two channels of floats, full scale at 1. Levels are decibels below full scale.
"""

import itertools
import math
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import pygame
import soundfile  # type: ignore[import-untyped]

from game.ui.sound import all_files, load, read

RATE = 44_100
FULL_SCALE = 32_768
MILLISECOND = RATE // 1000
WINDOW = 0.125
"""About the time over which the ear adds up a short sound, in seconds."""
MOMENT = 0.4
"""The time over which a meter adds up momentary loudness, in seconds."""
SILENT = -120.0
"""The level told of silence."""

Samples = Any
"""An array of numpy, (2, samples)."""
SOUND_OF = all_files()
"""The sound of every file."""


@contextmanager
def mixer(channels: int = 2) -> Iterator[None]:
    """Sounds can be decoded; nothing is heard."""
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, channels, 512, allowedchanges=0)
    try:
        yield
    finally:
        pygame.mixer.quit()
        if before is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = before


def decoded(file: str) -> Samples:
    """Both channels of a file."""
    both = np.frombuffer(load(file).get_raw(), dtype="<i2")
    return both.reshape(-1, 2).T / FULL_SCALE


def loop(file: str) -> Samples:
    """A loop of one channel with a lower rate on both, as it goes on over its seam."""
    stored, rate = soundfile.read(read(file))
    stored = np.stack((stored, stored), axis=1)
    times = RATE // rate
    # A Fourier transform takes its samples as a circle, as does a mixer that begins again.
    raised: Samples = times * np.fft.irfft(np.fft.rfft(stored.T), times * len(stored))
    return raised


def decibels(amplitude: float) -> float:
    """The level of an amplitude."""
    return 20 * math.log10(amplitude) if amplitude > 0 else SILENT


def peak(samples: Samples) -> float:
    """The largest sample, as a share of full scale."""
    return float(np.abs(samples).max())


def power(samples: Samples) -> float:
    """The mean square."""
    return float(np.square(samples).mean())


def rms(samples: Samples) -> float:
    """The level of the whole."""
    return decibels(math.sqrt(power(samples)))


def _fast(length: int) -> int:
    """The next power of two: a Fourier transform of another length may take long."""
    return 1 << (length - 1).bit_length()


def _curve(frequencies: Samples) -> Samples:
    """The ear's sensitivity as ITU-R BS.1770 has it: two filters at 48 kHz, by their factors."""
    back = np.exp(-2j * np.pi * frequencies / 48_000)
    match_store = np.polyval((1.19839281085285, -2.69169618940638, 1.53512485958697), back)
    match_store /= np.polyval((0.73248077421585, -1.69065929318241, 1.0), back)
    rumble = np.polyval((1.0, -2.0, 1.0), back)
    rumble /= np.polyval((0.99007225036621, -1.99004745483398, 1.0), back)
    return np.abs(match_store * rumble)


def loudness(samples: Samples, seconds: float = WINDOW) -> float:
    """The level of the loudest moment, weighted as the ear hears it; the mean of both channels.

    That is what is heard of a sound that comes from the middle.
    """
    window = round(seconds * RATE)
    length = _fast(samples.shape[1] + window)
    spectrum = np.fft.rfft(samples, length) * _curve(np.fft.rfftfreq(length, 1 / RATE))
    energy = np.cumsum(np.square(np.fft.irfft(spectrum, length)).mean(axis=0))
    most = float((energy[window:] - np.concatenate(([0.0], energy[: -window - 1]))).max())
    return 10 * math.log10(most / window) if most > 0 else SILENT


def momentary(samples: Samples) -> float:
    """The highest momentary loudness in LUFS (ITU-R BS.1770)."""
    return loudness(samples, MOMENT) - 0.691


def spectrum(samples: Samples) -> tuple[Samples, Samples]:
    """Frequencies in hertz, and the powers of both channels together."""
    length = _fast(samples.shape[1])
    powers = np.square(np.abs(np.fft.rfft(samples, length))).sum(axis=0)
    return np.fft.rfftfreq(length, 1 / RATE), powers


def share_above(samples: Samples, frequency: float) -> float:
    """The share of the energy above a frequency."""
    frequencies, powers = spectrum(samples)
    return float(powers[frequencies > frequency].sum() / powers.sum())


def above(samples: Samples, frequency: float) -> Samples:
    """What there is above a frequency."""
    length = _fast(samples.shape[1])
    gain = 1 / np.sqrt(1 + (frequency / np.maximum(np.fft.rfftfreq(length, 1 / RATE), 1)) ** 8)
    return np.fft.irfft(np.fft.rfft(samples, length) * gain, length)[:, : samples.shape[1]]


def centroid(samples: Samples) -> float:
    """The middle of the spectrum, in hertz."""
    frequencies, powers = spectrum(samples)
    return float((frequencies * powers).sum() / powers.sum())


def fundamental(samples: Samples) -> float:
    """The frequency of a note, in hertz: after this time it is most like itself."""
    length = 1 << 16
    start = samples.mean(axis=0)[: RATE // 3]
    like = np.fft.irfft(np.square(np.abs(np.fft.rfft(start, length))))
    lags = np.arange(RATE // 1600, RATE // 90)
    tops = lags[(like[lags] > like[lags - 1]) & (like[lags] >= like[lags + 1])]
    lag = tops[like[tops] > 0.9 * like[tops].max()][0]
    before, at, after = like[lag - 1 : lag + 2]
    return float(RATE / (lag + 0.5 * (before - after) / (before - 2 * at + after)))


def alikeness(one: Samples, other: Samples) -> float:
    """The highest correlation of two sounds at any shift, 1 for the same."""
    length = _fast(one.shape[1] + other.shape[1])
    first, second = (np.fft.rfft(each.mean(axis=0), length) for each in (one, other))
    most = np.abs(np.fft.irfft(first * np.conj(second), length)).max()
    sizes = (np.square(each.mean(axis=0)).sum() for each in (one, other))
    return float(most / math.sqrt(math.prod(sizes)))


def bands(samples: Samples) -> Samples:
    """The shares of the energy in thirds of an octave from 60 Hz to 15 kHz, and of its time.

    The time is told in eight steps of 60 ms from the beginning.
    """
    frequencies, powers = spectrum(samples)
    edges = 60 * 2 ** (np.arange(25) / 3)
    colour = [
        powers[(frequencies >= low) & (frequencies < high)].sum()
        for low, high in itertools.pairwise(edges)
    ]
    energy = np.square(samples).sum(axis=0)
    step = round(0.06 * RATE)
    course = [energy[start : start + step].sum() for start in range(0, 8 * step, step)]
    return np.concatenate((np.array(colour) / np.sum(colour), np.array(course) / np.sum(course)))


def timbre_distance(one: Samples, other: Samples) -> float:
    """How far apart colours and courses of two sounds are: 0 for alike, 2 for nothing in common."""
    return float(np.abs(bands(one) - bands(other)).sum() / 2)


PICTURE_FRAME, PICTURE_HOP = 1024, 256
"""Samples of a frame of a picture of sound, and from one to the next."""
PICTURE_FLOOR = -60.0
"""What is fainter than this, below the loudest, is as good as silence."""


def picture(samples: Samples, length: int) -> Samples:
    """Levels in thirds of an octave from 150 Hz on, frame by frame, over this many samples."""
    both = np.pad(samples.mean(axis=0), (0, length - samples.shape[1] + PICTURE_FRAME))
    starts = np.arange(0, length, PICTURE_HOP)
    frames = np.lib.stride_tricks.sliding_window_view(both, PICTURE_FRAME)[starts]
    powers = np.square(np.abs(np.fft.rfft(frames * np.hanning(PICTURE_FRAME))))
    frequencies = np.fft.rfftfreq(PICTURE_FRAME, 1 / RATE)
    edges = 150 * 2 ** (np.arange(21) / 3)
    thirds = [
        powers[:, (frequencies >= low) & (frequencies < high)].sum(axis=1)
        for low, high in itertools.pairwise(edges)
    ]
    found = 10 * np.log10(np.array(thirds) + 1e-12)
    levels: Samples = np.maximum(found - found.max(), PICTURE_FLOOR)
    return levels


def correlation(one: Samples, other: Samples) -> float:
    """How alike two arrays are: 1 for the same, 0 for nothing in common."""
    return float(np.corrcoef(one.ravel(), other.ravel())[0, 1])


def picture_correlation(one: Samples, other: Samples) -> float:
    """How alike two sounds look, from their beginnings until the longer one ends."""
    length = max(one.shape[1], other.shape[1])
    return correlation(picture(one, length), picture(other, length))


def gesture_correlations(takes: Sequence[Samples], gestures: int) -> list[float]:
    """How alike each two takes of different gestures look; gestures take turns."""
    numbered = list(enumerate(takes))
    return [
        picture_correlation(one, other)
        for (first, one), (second, other) in itertools.combinations(numbered, 2)
        if first % gestures != second % gestures
    ]


def repetition(samples: Samples) -> float:
    """The median correlation of the spectra of half seconds that lie 10 to 60 s apart.

    A loop is heard twice, as it is played: what comes again after its length counts.
    """
    both = samples.mean(axis=0)
    half = RATE // 2
    pieces = np.array(np.split(both[: len(both) // half * half], len(both) // half))
    powers = np.square(np.abs(np.fft.rfft(pieces * np.hanning(half))))
    frequencies = np.fft.rfftfreq(half, 1 / RATE)
    edges = 110 * 2 ** (np.arange(61) / 12)
    tones = [
        powers[:, (frequencies >= low) & (frequencies < high)].sum(axis=1)
        for low, high in itertools.pairwise(edges)
    ]
    found = 10 * np.log10(np.array(tones).T + 1e-12)
    levels = np.maximum(found, found.max() + PICTURE_FLOOR)
    count = len(levels)
    return float(
        np.median(
            [
                correlation(levels[first], levels[(first + apart) % count])
                for first in range(0, count, 2)
                for apart in range(20, 121, 5)
            ]
        )
    )


def seam(samples: Samples) -> tuple[float, float]:
    """The step from a loop's end to its beginning, and the 99.9 % step inside it."""
    steps = np.abs(np.diff(samples)).max(axis=0)
    across = np.abs(samples[:, 0] - samples[:, -1]).max()
    return float(across), float(np.quantile(steps, 0.999))


def width(samples: Samples) -> float:
    """How much the ears differ: the level of the difference to that of the sum, in decibels."""
    left, right = samples
    return decibels(math.sqrt(power(left - right) / max(1e-12, power(left + right))))


def summed(parts: Sequence[tuple[float, Samples]]) -> Samples:
    """The sum of sounds that each begin at a second."""
    starts = [round(start * RATE) for start, _ in parts]
    most = max(start + part.shape[1] for start, (_, part) in zip(starts, parts, strict=True))
    total = np.zeros((2, most))
    for start, (_, part) in zip(starts, parts, strict=True):
        total[:, start : start + part.shape[1]] += part
    return total


def loudest(sounds: Mapping[str, Samples], count: int) -> list[str]:
    """The files whose peaks are highest, one of each sound."""
    best: dict[str, str] = {}
    for file in sorted(sounds, key=lambda one: -peak(sounds[one])):
        best.setdefault(sound_of(file), file)
    return list(best.values())[:count]


def sound_of(file: str) -> str:
    """The sound that a file is one of."""
    return SOUND_OF[file]

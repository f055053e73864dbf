"""Building blocks of the sounds: shaped noise, struck bodies, a room, loudness, a limiter.

Signals are arrays of float64 at SAMPLE_RATE, full scale at 1.0: mono (samples), or stereo (2,
samples) once they have been in a room. Times are seconds, frequencies hertz. Every random choice
comes from the generator passed in.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]
Placed = tuple[float, Signal]  # The second at which a signal begins, and the signal.

SAMPLE_RATE = 44_100
# About the time over which the ear adds up a short sound.
LOUDNESS_WINDOW = 0.125
# Curve K is two filters at this rate: what each takes of the last samples in, and of those out.
K_RATE = 48_000
K_SHELF = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (1.0, -1.69065929318241, 0.73248077421585),
)
K_RUMBLE = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
# Below and above lies nothing that is wanted, in hertz.
RUMBLE = 45.0
HISS = 15_000.0
# A meter of broadcasting adds up 0.4 s for its momentary loudness and subtracts this (BS.1770).
MOMENT = 0.4
METER_OFFSET = 0.691
# How far ahead the limiter looks, and over which time it lets go.
LOOK_AHEAD = 0.004
# Rounds in which a limited signal is brought back to its loudness.
LEVELLING = 4
LEAD_IN = 0.004
FADE_IN = 0.0008
FADE_OUT = 0.012
# A tail this far below the loudest sample is not heard and only makes the file longer.
TAIL_DECIBELS = -46.0


@dataclass(frozen=True)
class Partial:
    """One mode of a struck body: frequency ratio, relative amplitude and -60 dB time."""

    ratio: float
    amplitude: float
    seconds: float


def spectrum_frequencies(count: int) -> Signal:
    """The frequencies of the real Fourier transform of `count` samples."""
    return np.arange(count // 2 + 1, dtype=np.float64) * (SAMPLE_RATE / count)


def decibels_to_gain(decibels: float) -> float:
    """The amplitude factor for a level in decibels."""
    return float(10.0 ** (decibels / 20.0))


def sample_count(seconds: float) -> int:
    """Whole samples in a time, at least one."""
    return max(1, round(seconds * SAMPLE_RATE))


def timeline(seconds: float) -> Signal:
    """The time of each sample."""
    return np.arange(sample_count(seconds), dtype=np.float64) / SAMPLE_RATE


def mix(parts: Sequence[Placed]) -> Signal:
    """The sum of signals that begin at the given times; stereo if any of them is."""
    length = max(round(start * SAMPLE_RATE) + signal.shape[-1] for start, signal in parts)
    stereo = any(signal.ndim == 2 for _, signal in parts)
    total = np.zeros((2, length) if stereo else length, dtype=np.float64)
    for start, signal in parts:
        first = round(start * SAMPLE_RATE)
        total[..., first : first + signal.shape[-1]] += signal
    return total


def folded(signal: Signal, seconds: float) -> Signal:
    """The signal as a loop of this length: what rings on at the end is heard at the beginning."""
    length = sample_count(seconds)
    loop = np.zeros((*signal.shape[:-1], length), dtype=np.float64)
    for start in range(0, signal.shape[-1], length):
        piece = signal[..., start : start + length]
        loop[..., : piece.shape[-1]] += piece
    return loop


def band_gain(frequencies: Signal, low: float, high: float) -> Signal:
    """The magnitude of a band pass with 12 dB an octave on both sides, at each frequency."""
    safe = np.maximum(frequencies, 1.0)
    rise = 1.0 / np.sqrt(1.0 + (low / safe) ** 4)
    fall = 1.0 / np.sqrt(1.0 + (safe / high) ** 4)
    gain: Signal = rise * fall
    gain[frequencies == 0.0] = 0.0
    return gain


def filtered(signal: Signal, low: float, high: float) -> Signal:
    """The signal within a band, without delay; the silence after it catches no echo."""
    length = signal.shape[-1]
    padded = length + sample_count(0.05)
    gain = band_gain(spectrum_frequencies(padded), low, high)
    return np.fft.irfft(np.fft.rfft(signal, padded) * gain, padded)[..., :length]


def convolved(signal: Signal, response: Signal) -> Signal:
    """The signal with each of its samples answered by the response; stereo if either is."""
    length = signal.shape[-1] + response.shape[-1]
    return np.fft.irfft(np.fft.rfft(signal, length) * np.fft.rfft(response, length), length)


def band_noise(rng: np.random.Generator, seconds: float, low: float, high: float) -> Signal:
    """Steady noise of unit power within a band."""
    # A burst shorter than a period of its band would be a mere slope: filter more, keep the middle.
    count = sample_count(seconds)
    margin = sample_count(0.02)
    noise = filtered(rng.standard_normal(count + 2 * margin), low, high)[margin : margin + count]
    return noise / float(np.sqrt(np.mean(noise**2)))


def decay(seconds: float, attack: float, fall: float) -> Signal:
    """An envelope that rises smoothly in `attack` and then falls by 60 dB in `fall`."""
    times = timeline(seconds)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.minimum(times / attack, 1.0))
    envelope: Signal = rise * np.exp(-np.log(1000.0) * np.maximum(times - attack, 0.0) / fall)
    return envelope


def swell(seconds: float, peak_at: float) -> Signal:
    """A smooth hump from silence to silence with its top at a fraction of the time."""
    times = timeline(seconds) / seconds
    bent = np.where(
        times < peak_at,
        0.5 * times / peak_at,
        0.5 + 0.5 * (times - peak_at) / (1.0 - peak_at),
    )
    hump: Signal = np.sin(np.pi * np.clip(bent, 0.0, 1.0)) ** 1.3
    return hump


def grain(rng: np.random.Generator, seconds: float, rate: float, depth: float) -> Signal:
    """An uneven envelope around 1, as of a surface that catches and slips `rate` times a second."""
    points = max(4, round(seconds * rate) + 2)
    heights = 1.0 + depth * rng.uniform(-1.0, 1.0, points)
    positions = np.linspace(0.0, seconds, points)
    envelope: Signal = np.interp(timeline(seconds), positions, heights)
    return envelope


def burst(rng: np.random.Generator, low: float, high: float, attack: float, fall: float) -> Signal:
    """One burst of noise in a band: the contact of paper with paper or cloth."""
    seconds = attack + fall
    envelope = decay(seconds, attack, fall)
    shaped = band_noise(rng, seconds, low, high) * envelope
    # So short a piece of noise is loud or faint by chance: give each the envelope's energy.
    return shaped * float(np.sqrt(np.sum(envelope**2) / np.sum(shaped**2)))


def moving_noise(
    rng: np.random.Generator, seconds: float, centres: Sequence[float], octaves: float
) -> Signal:
    """Noise in a band `octaves` wide whose middle wanders through `centres` in equal steps."""
    frame = sample_count(0.024)
    half = frame // 2
    window = np.sqrt(np.hanning(frame + 1)[:frame])
    frames = sample_count(seconds) // half + 2
    path = np.exp(
        np.interp(
            np.linspace(0.0, 1.0, frames),
            np.linspace(0.0, 1.0, len(centres)),
            np.log(np.asarray(centres, dtype=np.float64)),
        )
    )
    spread = 2.0 ** (octaves / 2.0)
    total = np.zeros(half * (frames + 1) + frame, dtype=np.float64)
    for index, centre in enumerate(path):
        piece = band_noise(rng, frame / SAMPLE_RATE, centre / spread, centre * spread)
        total[index * half : index * half + frame] += piece * window
    # The first half frame is only half covered.
    return total[half : half + sample_count(seconds)]


def struck(frequency: float, partials: Sequence[Partial], attack: float, seconds: float) -> Signal:
    """A body struck once: decaying sines above a base frequency, the sum of amplitudes at 1.

    What has not died away by the end is damped over the last third.
    """
    times = timeline(seconds)
    total = np.zeros(times.size, dtype=np.float64)
    for partial in partials:
        wave = np.sin(2.0 * np.pi * frequency * partial.ratio * times)
        total += partial.amplitude * wave * decay(seconds, attack, partial.seconds)
    damped = 0.5 + 0.5 * np.cos(np.pi * np.clip(3.0 * times / seconds - 2.0, 0.0, 1.0))
    return total * damped / sum(partial.amplitude for partial in partials)


def thump(frequency: float, fall: float) -> Signal:
    """A low knock on cloth: a sine that drops a third in pitch as it dies."""
    times = timeline(fall)
    drop = 0.026
    # The phase is the integral of frequency * (1 + 0.3 exp(-t / drop)).
    phase = 2.0 * np.pi * frequency * (times + 0.3 * drop * (1.0 - np.exp(-times / drop)))
    wave: Signal = np.sin(phase) * decay(fall, 0.004, fall)
    return wave


# The room, and where the table and the listener are in it: across, away, up, in metres.
WALLS = (4.4, 3.7, 2.5)
LISTENER = (2.45, 1.35, 1.2)
TABLE = (2.3, 2.05, 0.78)
SPEED_OF_SOUND = 343.0
EAR = 0.09
# What a wall gives back, and above which frequency it keeps more, once and twice reflected.
REFLECTED = 0.62
SOFTENED = (6500.0, 4200.0)


def _mirrored(place: float, wall: float, number: int) -> float:
    """Where a mirror room of this number shows a place."""
    return number * wall + (place if number % 2 == 0 else wall - place)


def early_reflections(rng: np.random.Generator) -> Signal:
    """The room's answer in its first 40 ms, in each ear: the sound itself and its mirror images.

    Images of the first and second order (Allen and Berkley, 1979). No two sounds come from quite
    the same place.
    """
    source = [place + float(rng.uniform(-0.08, 0.08)) for place in TABLE]
    direct = float(np.linalg.norm(np.subtract(source, LISTENER)))
    orders = (np.zeros((2, sample_count(0.04))), np.zeros((2, sample_count(0.04))))
    for numbers in np.ndindex(5, 5, 5):
        mirrors = [number - 2 for number in numbers]
        order = sum(map(abs, mirrors))
        # The floor is under the table, whose own top is part of every sound.
        if not 1 <= order <= 2 or mirrors[2] < 0:
            continue
        image = [
            _mirrored(place, wall, number)
            for place, wall, number in zip(source, WALLS, mirrors, strict=True)
        ]
        towards = np.subtract(image, LISTENER)
        far = float(np.linalg.norm(towards))
        aside = float(towards[0]) / far
        for ear, side in ((0, -1.0), (1, 1.0)):
            later = (far - direct - side * aside * EAR) / SPEED_OF_SOUND
            at = round(later * SAMPLE_RATE)
            if at < orders[0].shape[1]:
                shade = float(np.sqrt(0.5 * (1.0 + 0.75 * side * aside)) * np.sqrt(2.0))
                orders[order - 1][ear, at] += shade * REFLECTED**order * direct / far
    answer: Signal = sum(
        filtered(order, 150.0, high) for order, high in zip(orders, SOFTENED, strict=True)
    )
    answer[:, 0] += 1.0
    return answer


def in_room(signal: Signal, rng: np.random.Generator, seconds: float, decibels: float) -> Signal:
    """The signal on a table in a furnished room, in stereo.

    Early reflections come from the walls, then a soft echo of this length, at its level relative
    to the signal, which differs from ear to ear.
    """
    sides = [band_noise(rng, seconds, 180.0, 3600.0) for _ in range(2)]
    echo = np.stack(sides) * decay(seconds, 0.012, seconds)
    echo *= decibels_to_gain(decibels) / float(np.sqrt(np.sum(echo**2) / 2))
    early = early_reflections(rng)
    answer = np.zeros((2, max(early.shape[1], echo.shape[1] + sample_count(0.012))))
    answer[:, : early.shape[1]] += early
    answer[:, sample_count(0.012) : sample_count(0.012) + echo.shape[1]] += echo
    return convolved(signal, answer)


def k_weighting(frequencies: Signal) -> Signal:
    """The ear's sensitivity as loudness is measured in broadcasting (ITU-R BS.1770, curve K)."""
    backwards = np.exp(-2j * np.pi * frequencies / K_RATE)
    gain = np.ones(frequencies.size, dtype=np.float64)
    for over, under in (K_SHELF, K_RUMBLE):
        gain *= np.abs(np.polyval(over[::-1], backwards) / np.polyval(under[::-1], backwards))
    return gain


def loudness(signal: Signal, seconds: float = LOUDNESS_WINDOW) -> float:
    """The weighted level of the loudest moment, in decibels below full scale power.

    Of two channels it is the mean: what is heard of a sound that comes from the middle.
    """
    window = sample_count(seconds)
    padded = signal.shape[-1] + window
    curve = k_weighting(spectrum_frequencies(padded))
    weighted = np.fft.irfft(np.fft.rfft(signal, padded) * curve, padded)
    power = weighted**2 if signal.ndim == 1 else np.mean(weighted**2, axis=0)
    energy = np.concatenate(([0.0], np.cumsum(power)))
    loudest = float(np.max(energy[window:] - energy[:-window])) / window
    return float(10.0 * np.log10(loudest))


def momentary(signal: Signal) -> float:
    """The momentary loudness in LUFS at its highest (ITU-R BS.1770)."""
    return loudness(signal, MOMENT) - METER_OFFSET


def limited(signal: Signal, ceiling: float) -> Signal:
    """The signal turned down around each peak, so that it stays under `ceiling` decibels.

    The limiter looks ahead: it turns down smoothly before a peak and comes back after it, both
    channels alike, and changes no wave's form.
    """
    top = decibels_to_gain(ceiling)
    highest = np.abs(signal) if signal.ndim == 1 else np.max(np.abs(signal), axis=0)
    wanted = np.minimum(1.0, top / np.maximum(highest, 1e-9))
    half = sample_count(LOOK_AHEAD)
    around = np.pad(wanted, 2 * half, constant_values=1.0)
    lowest = np.min(np.lib.stride_tricks.sliding_window_view(around, 2 * half + 1), axis=1)
    window = np.hanning(2 * half + 3)[1:-1]
    gain = np.convolve(lowest, window / np.sum(window), mode="valid")
    return signal * gain


def levelled(signal: Signal, target_loudness: float, ceiling: float) -> Signal:
    """The signal brought to a loudness and limited; what the limiter takes is given back."""
    raised = signal * decibels_to_gain(target_loudness - loudness(signal))
    found = limited(raised, ceiling)
    for _ in range(LEVELLING):
        raised = raised * decibels_to_gain(target_loudness - loudness(found))
        found = limited(raised, ceiling)
    return found


def looped(signal: Signal, target_level: float, ceiling: float) -> Signal:
    """A loop ready to be stored: as `finished`, but it neither begins nor ends.

    Its level is the r.m.s. of the whole.
    """
    length = signal.shape[-1]
    spectrum = np.fft.rfft(signal) * band_gain(spectrum_frequencies(length), RUMBLE, HISS)
    clean = np.fft.irfft(spectrum, length)
    found = clean
    for _ in range(LEVELLING):
        level = 10.0 * np.log10(np.mean(found**2))
        clean = clean * decibels_to_gain(target_level - level)
        found = limited(clean, ceiling)
    return found


def finished(signal: Signal, target_loudness: float, ceiling: float) -> Signal:
    """The signal ready to be stored.

    Without rumble, offset and hiss, its inaudible tail cut, faded at both ends, brought to
    `target_loudness` with no sample above `ceiling`, both in decibels below full scale.
    """
    clean = filtered(signal, RUMBLE, HISS)
    high = np.abs(clean) if clean.ndim == 1 else np.max(np.abs(clean), axis=0)
    heard = np.flatnonzero(high > np.max(high) * decibels_to_gain(TAIL_DECIBELS))
    end = min(high.size, int(heard[-1]) + sample_count(FADE_OUT))
    body = clean[..., :end].copy()
    rise = sample_count(FADE_IN)
    body[..., :rise] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / rise)
    fall = min(sample_count(FADE_OUT), end // 2)
    body[..., -fall:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, fall + 1) / fall)
    silence = np.zeros((*body.shape[:-1], sample_count(LEAD_IN)), dtype=np.float64)
    whole = np.concatenate((silence, body, silence), axis=-1)
    return levelled(whole, target_loudness, ceiling)

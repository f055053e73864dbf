"""What the sounds are played on: cards and cloth, the table's wood, bars, tines and bells."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from synth import (
    SAMPLE_RATE,
    Partial,
    Placed,
    Signal,
    burst,
    convolved,
    decay,
    filtered,
    grain,
    in_room,
    mix,
    moving_noise,
    sample_count,
    struck,
    swell,
    thump,
)

# A major scale of five notes, in semitones: whatever of it sounds together agrees.
SCALE = (0, 2, 4, 7, 9)
OCTAVE = len(SCALE)
# The same five steps with the third and the sixth of the minor key.
MINOR = (0, 2, 3, 7, 8)


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


def _string(
    modes: int, seconds: float, dulling: float, pluck: float, slope: float, stiffness: float
) -> tuple[Partial, ...]:
    """The modes of a string.

    Higher ones are gone sooner (`dulling`), miss where it was plucked (a share of its length), are
    weaker (`slope`), and sharp by its stiffness.
    """
    return tuple(
        Partial(
            number * float(np.sqrt(1.0 + stiffness * number**2)),
            abs(float(np.sin(np.pi * number * pluck))) / number**slope + 0.002,
            seconds / (1.0 + dulling * (number - 1)),
        )
        for number in range(1, modes + 1)
    )


# Nylon over a box; a felt hammer on steel; steel over a skin.
GUITAR = _string(14, 1.3, 0.28, 0.22, 1.25, 0.00004)
PIANO = _string(12, 1.7, 0.24, 0.12, 1.35, 0.0004)
BANJO = _string(20, 0.75, 0.13, 0.09, 0.75, 0.00008)
# A knuckle on a table top: wide, inharmonic, gone at once.
WOOD = _modes(
    (1.0, 1.0, 0.10),
    (1.62, 0.75, 0.075),
    (2.41, 0.45, 0.05),
    (3.87, 0.22, 0.03),
)
# The same table under its cloth.
MUFFLED = _modes((1.0, 1.0, 0.13), (1.5, 0.4, 0.08))


@dataclass(frozen=True)
class Instrument:
    """What a game is played on.

    `key` is the frequency of its key note, `touch` the band and the level of the finger's or
    hammer's noise. `octave` moves all notes. `motif` are its two bars: beats and steps of the
    `scale`, `beat` their pace in seconds.
    """

    key: float
    modes: tuple[Partial, ...]
    attack: float
    seconds: float
    touch: tuple[float, float, float]
    motif: tuple[tuple[float, int], ...]
    beat: float
    octave: int = 0
    scale: tuple[int, ...] = SCALE

    def hertz(self, step: int) -> float:
        """The frequency of a step of the scale; 0 is the key note."""
        octave, degree = divmod(step, OCTAVE)
        return float(self.key * 2.0 ** (octave + self.octave + self.scale[degree] / 12.0))

    def note(self, rng: np.random.Generator, step: int, seconds: float = 0.0) -> Signal:
        """One note, with the touch at its beginning; 0 seconds for as long as it rings."""
        low, high, level = self.touch
        lasts = seconds or self.seconds
        return mix(
            [
                (0.0, struck(self.hertz(step), self.modes, self.attack, lasts)),
                (0.0, level * burst(rng, low, high, 0.002, 0.022)),
            ]
        )


INSTRUMENTS = {
    "guitar": Instrument(
        *(293.66, GUITAR, 0.003, 0.9, (700.0, 4200.0, 0.030)),
        ((0, 0), (0.5, 2), (1, 3), (1.5, 5), (2, 4), (3, 3), (4, 2), (4.5, 3), (5, 1), (6, 0)),
        0.36,
    ),
    "marimba": Instrument(
        *(392.0, MARIMBA, 0.004, 0.7, (250.0, 1600.0, 0.035)),
        ((0, 3), (1, 5), (1.5, 3), (2, 2), (3, 3), (4, 1), (5, 2), (5.5, 1), (6, 0)),
        0.34,
    ),
    "piano": Instrument(
        *(349.23, PIANO, 0.004, 0.95, (300.0, 2200.0, 0.020)),
        ((0, 2), (1, 3), (2, 5), (2.5, 4), (3, 3), (4, 4), (5, 3), (5.5, 1), (6, 0)),
        0.38,
    ),
    "kalimba": Instrument(
        *(261.63, KALIMBA, 0.004, 0.9, (500.0, 3000.0, 0.025)),
        ((0, 0), (0.5, 3), (1, 5), (2, 6), (2.5, 5), (3, 3), (4, 5), (5, 2), (5.5, 1), (6, 0)),
        0.33,
        1,
    ),
    "banjo": Instrument(
        *(440.0, BANJO, 0.0015, 0.7, (1200.0, 6000.0, 0.05)),
        (
            *((0, 0), (0.5, 1), (1, 2), (1.5, 3), (2, 4), (2.5, 3), (3, 2)),
            *((4, 3), (4.5, 2), (5, 1), (5.5, 2), (6, 0)),
        ),
        0.31,
        -1,
    ),
}
# What a victim is told by, on any instrument: two bars that fall, and come to rest on the sixth.
VICTIM = ((0.0, 4), (0.5, 3), (1.0, 2), (2.0, 3), (2.5, 2), (3.0, 1), (4.0, 0), (5.0, -1))


def about(rng: np.random.Generator, value: float, spread: float) -> float:
    """The value, off by at most the fraction `spread` either way."""
    return value * float(rng.uniform(1.0 - spread, 1.0 + spread))


# A playing card: a thin plate of paper, its sides and its lowest bending mode in hertz.
CARD = (0.063, 0.088)
LOWEST_MODE = 190.0
MODES = (340.0, 14_500.0)
# Half the range in which the pitches of a sound's variants lie.
DETUNED = 0.03
CARD_VARIANTS = 8
# In this order neighbours are far apart.
SPREAD_OUT = (3, 6, 0, 5, 2, 7, 1, 4)


def detuned(variant: int) -> float:
    """The pitch of a variant of a card's sound: eight even steps from 3 % below to 3 % above."""
    step = SPREAD_OUT[variant % CARD_VARIANTS]
    return 1.0 + DETUNED * (2.0 * step / (CARD_VARIANTS - 1) - 1.0)


def plate(rng: np.random.Generator, pitch: float, damping: float) -> Signal:
    """What a card answers to one grain: its bending modes, each struck by chance.

    Damping 1 is a card in the air; one that lies on others or on cloth has 4 or more. Paper loses
    the same share of each swing, so that high modes are short.
    """
    across, along = CARD
    numbers = [(m, n) for m in range(13) for n in range(18) if m + n > 1]
    ratios = [(m / across) ** 2 + (n / along) ** 2 for m, n in numbers]
    lowest = (2 / along) ** 2
    frequencies = LOWEST_MODE * pitch * np.array(ratios) / lowest
    frequencies = frequencies[(frequencies > MODES[0]) & (frequencies < MODES[1])]
    falls = 42.0 / frequencies / damping + 0.0006
    strengths = rng.normal(1.0, 0.5, frequencies.size) * rng.choice([-1.0, 1.0], frequencies.size)
    # Each mode is a turning number that shrinks. Turned by 64 samples at once, and then by each of
    # 64, all of them together are one product of two small tables.
    turning = (2j * np.pi * frequencies - np.log(1000.0) / falls) / SAMPLE_RATE
    blocks = np.arange(0, sample_count(0.75 * float(np.max(falls))), 64)
    coarse = (strengths / np.sqrt(falls)) * np.exp(np.outer(blocks, turning))
    answer: Signal = np.imag(coarse @ np.exp(np.outer(turning, np.arange(64)))).ravel()
    return answer / float(np.sqrt(np.sum(answer**2)))


def grains(
    rng: np.random.Generator, rate: float, profile: Signal, width: tuple[float, float]
) -> Signal:
    """Fibres that catch and let go: pulses of chance size, `rate` a second where the profile is 1.

    The profile is the speed of paper over paper: where it is low grains are rarer and weaker. A
    grain takes between the two widths, in seconds: the shorter, the brighter.
    """
    chances = rng.random(profile.size) < rate * profile / SAMPLE_RATE
    places = np.flatnonzero(chances)
    total = np.zeros(profile.size + sample_count(width[1]) + 1, dtype=np.float64)
    for place, seconds in zip(places, rng.uniform(*width, places.size), strict=True):
        pulse = np.hanning(sample_count(seconds) + 2)[1:-1]
        size = rng.exponential(1.0) * profile[place] * rng.choice([-1.0, 1.0])
        total[place : place + pulse.size] += size * pulse / np.sqrt(np.sum(pulse**2))
    return total


def unit(signal: Signal) -> Signal:
    """The signal at an energy of one millisecond at full scale."""
    energy = float(np.sum(signal**2)) / SAMPLE_RATE
    return signal * float(np.sqrt(0.001 / max(energy, 1e-12)))


RUBBING = 5200.0
STRIKING = 18_000.0


def rub(
    rng: np.random.Generator,
    pitch: float,
    profile: Signal,
    damping: float,
    bright: float,
    rate: float = RUBBING,
) -> Signal:
    """Paper that rubs on paper, or strikes it: grains that ring in the card."""
    width = (0.00003 / bright, 0.00022 / bright)
    return convolved(grains(rng, rate, profile, width), plate(rng, pitch, damping))


def tap(rng: np.random.Generator, weight: float, pitch: float = 1.0) -> Signal:
    """A card coming to rest on cards that lie on cloth; weight 1 for a single card.

    Its edge touches first, the air under it escapes, then the whole face slaps down.
    """
    edge = rub(rng, pitch, decay(0.006, 0.0008, 0.005), 3.0, 1.0, STRIKING)
    air = burst(rng, 500.0 * pitch, 2100.0 * pitch, 0.012, 0.020)
    face = rub(rng, pitch, decay(0.016, 0.0006, 0.014), 5.0, 0.62, STRIKING)
    body = burst(rng, about(rng, 620.0, 0.12) * pitch, 2300.0 * pitch, 0.0015, 0.036)
    cloth = burst(rng, 220.0, 700.0, 0.004, 0.080)
    low = thump(about(rng, 128.0, 0.08), about(rng, 0.110, 0.1))
    slap = 0.011
    return mix(
        [
            (0.0, 0.55 * unit(edge)),
            (0.0, 0.10 * air),
            (slap, 1.05 * weight**0.5 * unit(face)),
            (slap, 0.22 * body),
            (slap + 0.001, 0.30 * weight * cloth),
            (slap + 0.001, 0.34 * weight * low),
        ]
    )


def slide(
    rng: np.random.Generator,
    seconds: float,
    centres: Sequence[float],
    peak_at: float,
    pitch: float = 1.0,
) -> Signal:
    """Paper sliding over paper or cloth: its breath, and the grains of its fibres."""
    speed = swell(seconds, peak_at)
    noise = moving_noise(rng, seconds, [pitch * centre for centre in centres], 1.9)
    breath = noise * speed * grain(rng, seconds, 170.0, 0.45)
    fibres = rub(rng, pitch, speed * grain(rng, seconds, 90.0, 0.5), 4.0, 1.15)
    loud = float(np.sqrt(np.mean(breath**2)))
    fibres *= 0.85 * loud / max(1e-9, float(np.sqrt(np.mean(fibres[: breath.size] ** 2))))
    return mix([(0.0, breath), (0.0, fibres)])


def snap(rng: np.random.Generator, pitch: float, length: float = 1.0) -> Signal:
    """A bent card let go; pitch 1 and length 1 for a card flicked by a thumb.

    Its edge scrapes off ever faster, then it whips straight and rings in the air.
    """
    scrape = rub(rng, pitch, swell(0.009 * length, 0.85), 2.5, 1.3, STRIKING)
    whip = rub(rng, pitch, decay(0.010, 0.0005, 0.0095), 1.5, 1.5, STRIKING)
    edge = filtered(whip, 5500.0 * pitch, 13_500.0)
    ring = rub(rng, pitch, decay(0.018 * length, 0.001, 0.017 * length), 2.2, 0.8)
    body = burst(rng, 700.0 * pitch, 2600.0 * pitch, 0.0020, 0.030 * length)
    low = burst(rng, 260.0, 800.0, 0.003, 0.050 * length)
    off = 0.008 * length
    whole = mix(
        [
            (0.0, 0.50 * unit(scrape)),
            (off, 0.95 * unit(edge)),
            (off, 0.50 * unit(whip)),
            (off + 0.0008, 0.60 * unit(ring)),
            (off + 0.0012, 0.11 * body),
            (off + 0.001, 0.09 * low),
        ]
    )
    # Few grains make a snap sharp or dull by chance: give its edge and its body their shares.
    sharp = filtered(whole, 7200.0, 15_000.0)
    return unit(whole - sharp) + 0.85 * unit(sharp)


Notes = Sequence[tuple[float, int, float]]


def played(rng: np.random.Generator, voice: Instrument, notes: Notes, echo: float) -> Signal:
    """Notes given as (start, step, strength) in a room; those on one bar go from left to right."""
    parts: list[Placed] = []
    for start, step, strength in notes:
        left = 0.5 - 0.05 * max(-4.0, min(4.0, step - 2.0))
        sides = np.sqrt(np.array([[2.0 * left], [2.0 - 2.0 * left]]))
        parts.append((start, about(rng, strength, 0.05) * sides * voice.note(rng, step)))
    return in_room(mix(parts), rng, 0.45, echo)


def melody(beats: Sequence[tuple[float, int]], beat: float, strength: float = 0.8) -> Notes:
    """Beats and steps as notes: the first of a bar of four is stronger."""
    return [(at * beat, step, strength * (1.15 if at % 4 == 0 else 0.92)) for at, step in beats]


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

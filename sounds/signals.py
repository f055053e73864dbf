"""What is heard beside the cards: knocks on wood, and notes of the game's instrument.

A recipe of a tuned sound also takes the instrument. The number of a graded sound is how great its
moment is, from 0.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from instruments import (
    BANJO,
    BELL,
    CELESTA,
    GUITAR,
    INSTRUMENTS,
    KALIMBA,
    MARIMBA,
    MINOR,
    MUFFLED,
    OCTAVE,
    VICTIM,
    WOOD,
    Instrument,
    Notes,
    about,
    knock,
    melody,
    played,
    rub,
    tap,
)
from synth import (
    Partial,
    Placed,
    Signal,
    band_noise,
    burst,
    decay,
    decibels_to_gain,
    filtered,
    in_room,
    loudness,
    mix,
    spectrum_frequencies,
    struck,
    thump,
)

# The greatest grade, and the share of its energy that lies above its notes.
GREATEST = 2
AIR = 0.105
AIR_FROM = 6000.0
# How long the ends of a match are heard, in seconds.
WON = 6.0
LOST = 3.0


def with_air(
    rng: np.random.Generator,
    signal: Signal,
    grade: int,
    voice: Instrument,
    attack: float = 0.0,
    share: float = AIR,
) -> Signal:
    """The greatest of three grades with air on its attack; the others as they are.

    The air is a breath of noise, and a glint: the first note of the key's chord above 6 kHz.
    """
    if grade < GREATEST:
        return signal
    chord = [voice.hertz(step) for step in (0, 2, 3)]
    glint = min(one * 2.0 ** np.ceil(np.log2(AIR_FROM / one)) for one in chord)
    ring = (Partial(1.0, 1.0, 0.30),)
    breath = filtered(band_noise(rng, 0.06, AIR_FROM, 14_000.0), 1.1 * AIR_FROM, 14_000.0)
    layers = (
        (0.36, breath * decay(0.06, 0.002, 0.06)),
        (0.64, struck(glint, ring, 0.002, 0.30)),
    )
    powers = np.abs(np.fft.rfft(signal)) ** 2
    over = spectrum_frequencies(signal.shape[-1]) > AIR_FROM
    high = float(np.sum(powers[..., over]) / np.sum(powers))
    missing = max(0.0, (share - high) / (1.0 - share)) * float(np.sum(signal**2)) / 2.0
    parts: list[Placed] = [(0.0, signal)]
    for part, layer in layers:
        level = float(np.sqrt(part * missing / np.sum(layer**2)))
        parts.append((attack, np.stack((layer, layer)) * level))
    return mix(parts)


def call(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """Two knocks on the table and a bell on the key's fifth: somebody has called."""
    pitch = about(rng, 330.0, 0.03)
    gap = about(rng, 0.105, 0.05)
    key = voice.hertz(0)
    # From the game's key note up to an octave above 500 Hz, where a bell is heard best.
    high = key * 2.0 ** np.ceil(np.log2(500.0 / key))
    parts: list[Placed] = [
        (0.0, 0.75 * knock(rng, pitch)),
        (gap, knock(rng, pitch * 1.06)),
        (gap + 0.004, 0.30 * struck(1.5 * high, BELL, 0.003, 0.75)),
        (gap + 0.004, 0.24 * struck(high, BELL, 0.003, 0.75)),
        (gap, 0.16 * rub(rng, 1.0, decay(0.006, 0.0008, 0.005), 3.0, 1.4)),
    ]
    if variant > 0:
        parts.append((gap + 0.11, 0.30 * struck(2.0 * high, BELL, 0.003, 0.85)))
    if variant > 1:
        parts.append((gap + 0.22, 0.26 * struck(3.0 * high, BELL, 0.003, 0.9)))
        parts.append((gap, 0.8 * thump(82.0, 0.3)))
    # The limiter takes from a knock, and with it from what is above it.
    return with_air(rng, in_room(mix(parts), rng, 0.30, -15.0), variant, voice, gap, 1.4 * AIR)


def refuse(rng: np.random.Generator, variant: int) -> Signal:
    """Two soft low thuds, the second lower and weaker."""
    base = (118.0, 124.0, 112.0)[variant]
    # Small loudspeakers give nothing below 200 Hz: the muffled body carries the thud there.
    parts: list[Placed] = []
    for start, frequency, strength in ((0.0, base, 1.0), (0.135, base * 0.84, 0.72)):
        body = struck(frequency * 2.35, MUFFLED, 0.006, 0.13)
        cloth = burst(rng, 180.0, 520.0, 0.006, 0.06)
        parts.append((start, strength * 0.8 * thump(frequency, 0.16)))
        parts.append((start, strength * 0.80 * body))
        parts.append((start, strength * 0.06 * cloth))
    return in_room(mix(parts), rng, 0.14, -18.0)


def turn(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """A quiet rising fifth or fourth: it is your turn."""
    first, second = ((0, 3), (1, 3))[variant]
    gap = (0.10, 0.13)[variant]
    return played(rng, voice, [(0.0, first + OCTAVE, 0.7), (gap, second + OCTAVE, 1.0)], -14.0)


def seat(rng: np.random.Generator, variant: int) -> Signal:
    """Whose turn it is, by what is struck: no two seats share a body."""
    body: Signal
    match variant:
        case 0:
            body = struck(392.0, KALIMBA, 0.004, 0.30)
        case 1:
            body = struck(1180.0, WOOD, 0.0010, 0.12)
        case 2:
            body = struck(1568.0, BELL, 0.003, 0.35)
        case 3:
            body = struck(147.0, GUITAR, 0.003, 0.32)
        case 4:
            body = rub(rng, 0.9, decay(0.09, 0.002, 0.085), 2.0, 1.0)
        case 5:
            body = struck(523.3, MARIMBA, 0.004, 0.22)
        case 6:
            body = mix([(start, knock(rng, 205.0)) for start in (0.0, 0.085)])
        case 7:
            body = struck(880.0, BANJO, 0.0015, 0.28)
        case 8:
            body = mix([(start, thump(165.0, 0.16)) for start in (0.0, 0.11)])
        case _:
            body = mix(
                [(start, struck(2637.0, CELESTA, 0.002, 0.2)) for start in (0.0, 0.07, 0.14)]
            )
    return in_room(body, rng, 0.14, -17.0)


def motif(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The game's own two bars, with a bass note under each."""
    bass = [(0.0, -OCTAVE, 0.6), (4 * voice.beat, -2, 0.5), (6 * voice.beat, -OCTAVE, 0.6)]
    return played(rng, voice, [*melody(voice.motif, voice.beat), *bass], -13.0)


def victim(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """Two bars that fall: somebody was robbed."""
    notes = [*melody(VICTIM, 0.19, 0.7)]
    low = [(0.0, -OCTAVE - 1, 0.5), (4 * 0.19, -OCTAVE - 1, 0.5)]
    return played(rng, voice, [*notes, *low], -14.0)


def round_over(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The end of the motif: the round is over."""
    end = [(beat - 4, step) for beat, step in voice.motif if beat >= 4]
    bass = [(0.0, -OCTAVE, 0.5), (2 * 0.7 * voice.beat, -OCTAVE, 0.6)]
    return played(rng, voice, [*melody(end, 0.7 * voice.beat), *bass], -13.0)


def solved(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The motif, quicker and in two octaves, and a chord to rest on."""
    beat = 0.62 * voice.beat
    notes = [*melody(voice.motif, beat)]
    above = [(start, step + OCTAVE, 0.4 * strength) for start, step, strength in notes]
    rest = 7.5 * beat
    chord = [(rest + 0.02 * index, step, 0.9) for index, step in enumerate((-5, 0, 3, 5, 7))]
    return played(rng, voice, [*notes, *above, *chord], -12.0)


# A cadence of a scale of five notes: the sixth, the fifth and the key, each from the bass up.
SIXTH = (-6, -1, 0, 2, 4)
FIFTH = (-7, -2, 1, 3, 6)
HOME = (-10, -5, 0, 2, 3, 5)


def rolled(start: float, steps: Sequence[int], strength: float, apart: float = 0.022) -> Notes:
    """A chord whose notes come one after the other, from the bass up."""
    return [(start + apart * index, step, strength) for index, step in enumerate(steps)]


def cadence(beat: float) -> Notes:
    """Eight beats that come home: two chords, a run up the key's chord, and the chord."""
    run = [(4.0 + 0.5 * index, step) for index, step in enumerate((-5, -2, 0, 2, 3, 5, 7))]
    return [
        *rolled(0.0, SIXTH, 0.75),
        (1.0 * beat, 4, 0.5),
        (1.5 * beat, 5, 0.5),
        *rolled(2.0 * beat, FIFTH, 0.75),
        (3.0 * beat, 3, 0.5),
        (3.5 * beat, 6, 0.55),
        *melody(run, beat, 0.6),
        *rolled(8.0 * beat, HOME, 0.65),
        (8.0 * beat + 0.16, 7, 0.5),
        (8.0 * beat + 0.20, 10, 0.45),
    ]


def later(notes: Notes, start: float) -> Notes:
    """The notes with another beginning."""
    return [(start + at, step, strength) for at, step, strength in notes]


def win(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The motif whole, in two octaves over its bass, and its cadence: six seconds."""
    beat = (WON - 0.2 - 0.8 * voice.seconds) / 16.0
    notes = [*melody(voice.motif, beat)]
    above = [(start, step + OCTAVE, 0.35 * strength) for start, step, strength in notes]
    bass = [(at * beat, step, 0.55) for at, step in ((0, -10), (2, -7), (4, -6), (6, -10))]
    end = later(cadence(beat), 8.0 * beat)
    return played(rng, voice, [*notes, *above, *bass, *end], -12.0)


def lose(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The motif in minor, which ends open: on the second step, over the fifth."""
    beat = (LOST - 0.8 * voice.seconds) / 6.0
    open_end = [*voice.motif[:-1], (6, 1)]
    bass = [(0.0, -10, 0.6), (4.0 * beat, -6, 0.5), (6.0 * beat, -7, 0.6), (6.06 * beat, -2, 0.4)]
    return played(rng, replace(voice, scale=MINOR), [*melody(open_end, beat), *bass], -12.0)


def evening(rng: np.random.Generator, variant: int) -> Signal:
    """The beginning of each game's motif on its instrument, all in one key, and then all at home.

    Eight seconds. Each begins where the one before has its third beat.
    """
    key = INSTRUMENTS["kalimba"].key
    # The instruments' own octaves, as near the common key as they can be.
    voices = [
        replace(voice, key=key * 2.0 ** round(np.log2(voice.key / key)))
        for voice in INSTRUMENTS.values()
    ]
    parts: list[Placed] = []
    beat = 0.345
    for index, voice in enumerate(voices):
        start = 4.0 * beat * index
        first = [(at, step) for at, step in voice.motif if at < 4]
        notes = [*melody(first, beat), (0.0, (-10, -6, -7, -6, -7)[index], 0.5)]
        bar = played(rng, voice, notes, -12.0)
        parts.append((start, bar * decibels_to_gain(-loudness(bar))))
    home = 4.0 * beat * len(voices)
    for index, voice in enumerate(voices):
        notes = [*rolled(0.0, HOME, 0.8, 0.03), (0.24, (5, 7, 8, 7, 10)[index], 0.6)]
        chord = played(rng, voice, notes, -11.0)
        parts.append((home + 0.012 * index, chord * decibels_to_gain(-6.0 - loudness(chord))))
    return mix(parts)


def click(rng: np.random.Generator, variant: int) -> Signal:
    """A wooden button pressed."""
    pitch = (620.0, 660.0, 590.0)[variant]
    wood = (Partial(1.0, 1.0, 0.030), Partial(2.3, 0.4, 0.018))
    tick = band_noise(rng, 0.008, 1200.0, 6500.0) * decay(0.008, 0.0006, 0.007)
    return mix([(0.0, struck(pitch, wood, 0.0015, 0.035)), (0.0, 0.16 * tick)])


def sized(figure: Notes, grade: int) -> Notes:
    """The notes of a chime by its grade: a few, all, or all in three octaves from the bass up."""
    if grade == 0:
        kept = figure[len(figure) % 2 :: 2] if len(figure) > 3 else figure[-2:]
        return [(start, step, 0.8 * strength) for start, step, strength in kept]
    if grade == 1:
        return figure
    above = [(start + 0.03, step + OCTAVE, 0.6 * strength) for start, step, strength in figure]
    end = figure[-1][0]
    bass = [(0.0, -2 * OCTAVE, 0.9), (0.01, -OCTAVE, 0.8), (end + 0.12, 2 * OCTAVE, 0.5)]
    return [*figure, *above, *bass]


def take_chime(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """A fourth: that was a take."""
    notes = [(0.0, 2, 0.7), (0.05, 3, 0.8), (0.10, 5, 1.0)]
    chime = played(rng, voice, sized(notes, variant), -13.0)
    return with_air(rng, chime, variant, voice)


def double_chime(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The same twice, the second time higher."""
    notes = [(0.0, 3, 0.7), (0.05, 5, 0.85), (0.20, 5, 0.8), (0.25, 7, 1.0)]
    chime = played(rng, voice, sized(notes, variant), -13.0)
    return with_air(rng, chime, variant, voice)


def capture_chime(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """A broad chord from the bass up."""
    steps = (-5, -2, 0, 2, 3, 5)
    notes = [(0.035 * index, step, 0.7 + 0.06 * index) for index, step in enumerate(steps)]
    chime = played(rng, voice, sized(notes, variant), -12.0)
    return with_air(rng, chime, variant, voice)


def dig_chime(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """A run up the scale, as cards come up one after the other."""
    notes = [(0.06 * step, step, 0.55 + 0.09 * step) for step in range(6)]
    chime = played(rng, voice, sized(notes, variant), -13.0)
    return with_air(rng, chime, variant, voice)


def run_close(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """A pack tapped square, and two notes that come to rest."""
    notes = (((0.0, 1, 0.8), (0.11, 0, 1.0)), ((0.0, 6, 0.8), (0.11, 5, 1.0)))[variant]
    return mix([(0.0, 0.35 * tap(rng, 1.2)), (0.03, played(rng, voice, notes, -14.0))])


def broken(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """A small stick snaps, and a step down: what was meant for others comes back."""
    crack = burst(rng, 900.0, 5200.0, 0.001, 0.03)
    splinters = rub(rng, 1.0, decay(0.03, 0.001, 0.028), 3.0, 1.2)
    body = knock(rng, (410.0, 380.0)[variant])
    notes = (((0.09, -1, 0.8), (0.21, -2, 0.9)), ((0.09, 2, 0.8), (0.21, 1, 0.9)))[variant]
    return mix(
        [
            (0.0, 0.30 * crack),
            (0.0, 0.10 * splinters),
            (0.0, 0.4 * body),
            (0.0, played(rng, voice, notes, -14.0)),
        ]
    )


def out(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The last card is put down, and three notes say so."""
    notes = [(0.05 + 0.085 * at, step, 0.75 + 0.1 * at) for at, step in enumerate((0, 3, 5))]
    with_tap = mix(
        [(0.0, 0.40 * tap(rng, 1.3)), (0.0, played(rng, voice, sized(notes, variant), -13.0))]
    )
    return with_air(rng, with_tap, variant, voice, 0.05, 1.2 * AIR)


def robbed(rng: np.random.Generator, variant: int) -> Signal:
    """A wooden plate is shaken."""
    parts: list[Placed] = []
    for index, start in enumerate((0.0, 0.07, 0.135, 0.21)):
        strength = 1.0 - 0.2 * index
        pitch = (236.0, 222.0)[variant] * (1.0, 0.94)[index % 2]
        parts.append(
            (about(rng, start + 0.01, 0.1), about(rng, strength, 0.08) * knock(rng, pitch))
        )
    return in_room(mix(parts), rng, 0.14, -17.0)


def count(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """One step of a count: a note, each higher than the one before, and the shorter."""
    length = 0.50 - 0.015 * variant
    return in_room(voice.note(rng, variant - 2, length), rng, 0.16, -24.0)


def points(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """Points have arrived: two light notes."""
    first, second = ((3, 5), (2, 3))[variant]
    return played(rng, voice, [(0.0, first, 0.7), (0.07, second, 0.9)], -15.0)


def remark(rng: np.random.Generator, variant: int) -> Signal:
    """A drop on hollow wood: somebody says something."""
    return in_room(struck((440.0, 470.0, 415.0)[variant], MARIMBA, 0.005, 0.16), rng, 0.10, -18.0)

"""What is heard beside the cards: knocks on wood, and notes of the game's instrument.

A recipe of a tuned sound also takes the instrument. The number of a graded sound is how great its
moment is, from 0.
"""

import numpy as np
from instruments import (
    BANJO,
    BELL,
    CELESTA,
    GUITAR,
    KALIMBA,
    MARIMBA,
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
    in_room,
    mix,
    struck,
    thump,
)


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
    return in_room(mix(parts), rng, 0.30, -15.0)


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


def win(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The motif, quicker and in two octaves, and a chord to rest on."""
    beat = 0.62 * voice.beat
    notes = [*melody(voice.motif, beat)]
    above = [(start, step + OCTAVE, 0.4 * strength) for start, step, strength in notes]
    rest = 7.5 * beat
    chord = [(rest + 0.02 * index, step, 0.9) for index, step in enumerate((-5, 0, 3, 5, 7))]
    return played(rng, voice, [*notes, *above, *chord], -12.0)


def lose(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The motif's last notes, slower, over a low fifth: settled, not mocking."""
    notes = [(0.0, 1, 0.9), (0.34, 0, 0.85), (0.34, -OCTAVE, 0.6), (0.36, -2, 0.35)]
    return played(rng, voice, notes, -13.0)


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
    return played(rng, voice, sized(notes, variant), -13.0)


def double_chime(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """The same twice, the second time higher."""
    notes = [(0.0, 3, 0.7), (0.05, 5, 0.85), (0.20, 5, 0.8), (0.25, 7, 1.0)]
    return played(rng, voice, sized(notes, variant), -13.0)


def capture_chime(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """A broad chord from the bass up."""
    steps = (-5, -2, 0, 2, 3, 5)
    notes = [(0.035 * index, step, 0.7 + 0.06 * index) for index, step in enumerate(steps)]
    return played(rng, voice, sized(notes, variant), -12.0)


def dig_chime(rng: np.random.Generator, variant: int, voice: Instrument) -> Signal:
    """A run up the scale, as cards come up one after the other."""
    notes = [(0.06 * step, step, 0.55 + 0.09 * step) for step in range(6)]
    return played(rng, voice, sized(notes, variant), -13.0)


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
    return mix(
        [(0.0, 0.40 * tap(rng, 1.3)), (0.0, played(rng, voice, sized(notes, variant), -13.0))]
    )


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

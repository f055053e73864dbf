"""What is heard beside the cards: knocks on wood, and notes of bars, tines and small bells."""

import numpy as np
from instruments import (
    BELL,
    MUFFLED,
    SCALE,
    about,
    celesta,
    chord,
    hertz,
    knock,
    marimba,
    melody,
    tap,
)
from synth import Partial, Placed, Signal, band_noise, burst, decay, in_room, mix, struck, thump


def call(rng: np.random.Generator, variant: int) -> Signal:
    """Two knocks on the table and a small bell: somebody has called."""
    pitch = (330.0, 345.0, 318.0)[variant]
    gap = about(rng, 0.105, 0.05)
    bell = struck(hertz("A5"), BELL, 0.003, 0.75)
    under = struck(hertz("D5"), BELL, 0.003, 0.75)
    return in_room(
        mix(
            [
                (0.0, 0.75 * knock(rng, pitch)),
                (gap, knock(rng, pitch * 1.06)),
                (gap + 0.004, 0.30 * bell),
                (gap + 0.004, (0.24, 0.30, 0.18)[variant] * under),
            ]
        ),
        rng,
        0.22,
        -15.0,
    )


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
    return in_room(mix(parts), rng, 0.10, -18.0)


def turn(rng: np.random.Generator, variant: int) -> Signal:
    """A quiet rising fifth or fourth: it is your turn."""
    first, second = (("D5", "A5"), ("E5", "A5"), ("D5", "A5"))[variant]
    gap = (0.085, 0.085, 0.11)[variant]
    chime = mix(
        [
            (0.0, 0.7 * struck(hertz(first), BELL, 0.012, 0.7)),
            (gap, struck(hertz(second), BELL, 0.012, 0.7)),
        ]
    )
    return in_room(chime, rng, 0.25, -14.0)


def round_over(rng: np.random.Generator, variant: int) -> Signal:
    """Three notes: the round is over."""
    names = (("F#4", "A4", "D5"), ("A4", "B4", "D5"))[variant]
    notes = [(0.15 * index, name, 0.75 + 0.1 * index) for index, name in enumerate(names)]
    return melody(rng, [(0.30, "D4", 0.5), *notes], -13.0)


def win(rng: np.random.Generator, variant: int) -> Signal:
    """A rising arpeggio that comes to rest on the key note."""
    names = (
        ("D4", "F#4", "A4", "D5", "F#5", "A5"),
        ("D4", "A4", "B4", "D5", "E5", "F#5"),
    )[variant]
    notes = [(0.105 * index, name, 0.6 + 0.06 * index) for index, name in enumerate(names)]
    rest = 0.105 * len(names) + 0.09
    chord = [
        (rest, "D3", 0.55),
        (rest + 0.012, "A4", 0.55),
        (rest + 0.024, "D5", 0.8),
        (rest + 0.036, "F#5", 0.7),
    ]
    return melody(rng, [*notes, *chord], -12.0)


def lose(rng: np.random.Generator, variant: int) -> Signal:
    """Two falling notes over a low fifth: settled, not mocking."""
    upper, lower = (("E4", "D4"), ("B3", "A3"))[variant]
    notes = [
        (0.0, upper, 0.9),
        (0.30, lower, 0.85),
        (0.30, "D3", 0.55),
        (0.315, "A3" if lower == "D4" else "D4", 0.30),
    ]
    return melody(rng, notes, -13.0)


def click(rng: np.random.Generator, variant: int) -> Signal:
    """A wooden button pressed."""
    pitch = (620.0, 660.0, 590.0)[variant]
    wood = (Partial(1.0, 1.0, 0.030), Partial(2.3, 0.4, 0.018))
    tick = band_noise(rng, 0.008, 1200.0, 3200.0) * decay(0.008, 0.001, 0.007)
    return mix([(0.0, struck(pitch, wood, 0.0015, 0.035)), (0.0, 0.16 * tick)])


def take_chime(rng: np.random.Generator, variant: int) -> Signal:
    """Two bars together, a fourth or a third: that was a take."""
    notes = ((0.0, "A4", 0.8), (0.055, "D5", 1.0)), ((0.0, "F#4", 0.8), (0.055, "D5", 1.0))
    return chord(rng, notes[variant], -13.0)


def double_chime(rng: np.random.Generator, variant: int) -> Signal:
    """The same twice, the second time higher."""
    first = (("A4", "D5"), ("F#4", "D5"))[variant]
    second = (("D5", "F#5"), ("D5", "A5"))[variant]
    notes = [
        *((0.0, first[0], 0.7), (0.05, first[1], 0.85)),
        *((0.20, second[0], 0.8), (0.25, second[1], 1.0)),
    ]
    return chord(rng, notes, -13.0)


def capture_chime(rng: np.random.Generator, variant: int) -> Signal:
    """A broad chord from the bass up."""
    names = (("D3", "A3", "D4", "F#4", "A4", "D5"), ("D3", "A3", "E4", "F#4", "B4", "D5"))[variant]
    notes = [(0.035 * index, name, 0.7 + 0.06 * index) for index, name in enumerate(names)]
    return chord(rng, notes, -12.0)


def dig_chime(rng: np.random.Generator, variant: int) -> Signal:
    """A run up the scale, as cards come up one after the other."""
    names = (("D4", "E4", "F#4", "A4", "B4", "D5"), ("A3", "B3", "D4", "E4", "F#4", "A4"))[variant]
    notes = [(0.06 * index, name, 0.55 + 0.09 * index) for index, name in enumerate(names)]
    return chord(rng, notes, -13.0)


def run_close(rng: np.random.Generator, variant: int) -> Signal:
    """A pack tapped square, and two bars that come to rest."""
    notes = (((0.0, "E4", 0.8), (0.11, "D4", 1.0)), ((0.0, "E5", 0.8), (0.11, "D5", 1.0)))[variant]
    return mix([(0.0, 0.35 * tap(rng, 1.2)), (0.03, chord(rng, notes, -14.0))])


def broken(rng: np.random.Generator, variant: int) -> Signal:
    """A small stick snaps, and a step down: what was meant for others comes back."""
    crack = burst(rng, 700.0, 2600.0, 0.002, 0.03)
    body = knock(rng, (410.0, 380.0)[variant])
    notes = (((0.09, "B3", 0.8), (0.21, "A3", 0.9)), ((0.09, "F#4", 0.8), (0.21, "E4", 0.9)))
    return mix([(0.0, 0.25 * crack), (0.0, 0.4 * body), (0.0, chord(rng, notes[variant], -14.0))])


def out(rng: np.random.Generator, variant: int) -> Signal:
    """The last card is put down, and three bars say so."""
    names = (("D4", "A4", "D5"), ("F#4", "A4", "D5"))[variant]
    notes = [(0.05 + 0.085 * index, name, 0.75 + 0.1 * index) for index, name in enumerate(names)]
    return mix([(0.0, 0.40 * tap(rng, 1.3)), (0.0, chord(rng, notes, -13.0))])


def robbed(rng: np.random.Generator, variant: int) -> Signal:
    """A wooden plate is shaken."""
    parts: list[Placed] = []
    for index, start in enumerate((0.0, 0.07, 0.135, 0.21)):
        strength = 1.0 - 0.2 * index
        pitch = (236.0, 222.0)[variant] * (1.0, 0.94)[index % 2]
        parts.append(
            (about(rng, start + 0.01, 0.1), about(rng, strength, 0.08) * knock(rng, pitch))
        )
    return in_room(mix(parts), rng, 0.10, -17.0)


def count(rng: np.random.Generator, variant: int) -> Signal:
    """One step of a count: a bar, each higher than the one before."""
    # The first is A3; the higher, the shorter.
    octave, degree = divmod(variant + SCALE.index("A"), len(SCALE))
    note = f"{SCALE[degree]}{3 + octave}"
    length = 0.52 - 0.014 * variant
    bar = mix([(0.0, marimba(rng, note, length)), (0.003, 0.12 * celesta(note, length))])
    return in_room(bar, rng, 0.12, -25.0)


def points(rng: np.random.Generator, variant: int) -> Signal:
    """Points have arrived: two light bars."""
    names = (("A4", "D5"), ("B4", "E5"), ("F#4", "A4"))[variant]
    return chord(rng, [(0.0, names[0], 0.7), (0.07, names[1], 0.9)], -15.0)


def remark(rng: np.random.Generator, variant: int) -> Signal:
    """A drop on hollow wood: somebody says something."""
    note = ("A4", "B4", "F#4")[variant]
    return in_room(marimba(rng, note, 0.16), rng, 0.08, -18.0)


def sparkle(rng: np.random.Generator, variant: int) -> Signal:
    """A handful of small steel bars, high and faint."""
    names = ["D6", "E6", "F#6", "A5", "B5", "A6"]
    starts = np.cumsum(rng.uniform(0.03, 0.08, len(names)))
    parts: list[Placed] = [
        (float(start), float(rng.uniform(0.5, 1.0)) * celesta(names[place], 0.6))
        for start, place in zip(starts, rng.permutation(len(names)), strict=True)
    ]
    return in_room(mix(parts), rng, 0.3, -12.0)

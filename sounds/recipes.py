"""What each event of the table sounds like, put together from the building blocks.

A recipe takes a random generator and the number of the variant (from 0) and gives an unlevelled
signal. Chance varies the small things, as no two cards fall alike; the variant's number chooses
what a listener could name, such as how many cards are laid or which notes are played.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from synth import (
    Partial,
    Placed,
    Signal,
    band_noise,
    burst,
    decay,
    grain,
    in_room,
    mix,
    moving_noise,
    struck,
    swell,
    thump,
)

Recipe = Callable[[np.random.Generator, int], Signal]


@dataclass(frozen=True)
class Event:
    """A sound to make: its recipe, how many variants, how loud and how high its peak may be.

    Levels are decibels below full scale; the loudness is that of `synth.loudness`.
    """

    recipe: Recipe
    variants: int
    loudness: float
    ceiling: float


# D major pentatonic, so that whatever sounds together agrees.
NOTES = {
    "D3": 146.83,
    "A3": 220.00,
    "B3": 246.94,
    "D4": 293.66,
    "E4": 329.63,
    "F#4": 369.99,
    "A4": 440.00,
    "B4": 493.88,
    "D5": 587.33,
    "E5": 659.26,
    "F#5": 739.99,
    "A5": 880.00,
}

# A tine over a wooden box: an octave that dies sooner, and the tine's own high mode for the touch.
KALIMBA = (
    Partial(1.0, 1.0, 1.25),
    Partial(1.0017, 0.35, 1.1),
    Partial(2.0, 0.16, 0.5),
    Partial(3.01, 0.06, 0.22),
    Partial(5.8, 0.035, 0.06),
)
# A small bell with its high modes held back.
BELL = (
    Partial(1.0, 1.0, 0.9),
    Partial(2.0, 0.22, 0.5),
    Partial(2.76, 0.12, 0.28),
    Partial(4.07, 0.04, 0.12),
)
# A knuckle on a table top: wide, inharmonic, gone at once.
WOOD = (
    Partial(1.0, 1.0, 0.10),
    Partial(1.62, 0.75, 0.075),
    Partial(2.41, 0.45, 0.05),
    Partial(3.87, 0.22, 0.03),
)
# The same table under its cloth.
MUFFLED = (Partial(1.0, 1.0, 0.13), Partial(1.5, 0.4, 0.08))


def about(rng: np.random.Generator, value: float, spread: float) -> float:
    """The value, off by at most the fraction `spread` either way."""
    return value * float(rng.uniform(1.0 - spread, 1.0 + spread))


def tap(rng: np.random.Generator, weight: float) -> Signal:
    """A card coming to rest on cards that lie on cloth; weight 1 for a single card."""
    paper = burst(rng, about(rng, 900.0, 0.12), about(rng, 3200.0, 0.12), 0.0015, 0.030)
    edge = burst(rng, 2600.0, about(rng, 5200.0, 0.1), 0.0008, 0.010)
    cloth = burst(rng, 220.0, 700.0, 0.003, 0.055)
    low = thump(about(rng, 128.0, 0.08), about(rng, 0.085, 0.1))
    return mix(
        [
            (0.0, 0.42 * paper),
            (0.0005, 0.20 * edge),
            (0.001, 0.30 * weight * cloth),
            (0.001, 0.42 * weight * low),
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
            (0.0, 0.50 * burst(rng, 1900.0 * pitch, 5200.0 * pitch, 0.0008, 0.012 * length)),
            (0.0015, 0.42 * burst(rng, 900.0 * pitch, 2400.0 * pitch, 0.0015, 0.030 * length)),
            (0.001, 0.30 * burst(rng, 260.0, 800.0, 0.002, 0.040 * length)),
        ]
    )


def kalimba(rng: np.random.Generator, note: str) -> Signal:
    """One soft plucked note with the thumb's touch at its beginning."""
    touch = burst(rng, 400.0, 1600.0, 0.002, 0.025)
    return mix([(0.0, struck(NOTES[note], KALIMBA, 0.004, 1.25)), (0.0, 0.035 * touch)])


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


def deal(rng: np.random.Generator, variant: int) -> Signal:
    """A thumb pushes one card off the pack and flicks it."""
    pushed = about(rng, 0.045, 0.15)
    card = mix(
        [
            (0.0, 0.20 * slide(rng, pushed, (1800.0, 3200.0), 0.75)),
            (pushed * 0.8, snap(rng, (0.94, 1.0, 1.07, 0.89)[variant])),
        ]
    )
    return in_room(card, rng, 0.05, -17.0)


def draw(rng: np.random.Generator, variant: int) -> Signal:
    """A card slides off the stock and leaves it with its last edge."""
    length = (0.15, 0.17, 0.135)[variant]
    card = mix(
        [
            (0.0, 0.30 * slide(rng, length, (1300.0, 2100.0, about(rng, 3100.0, 0.1)), 0.62)),
            (length * 0.84, 0.85 * snap(rng, about(rng, 0.9, 0.06), 0.8)),
        ]
    )
    return in_room(card, rng, 0.05, -17.0)


def place(rng: np.random.Generator, variant: int) -> Signal:
    """A card laid on a stack."""
    approach = (0.030, 0.022, 0.036, 0.026)[variant]
    card = mix(
        [
            (0.0, 0.11 * slide(rng, approach, (2400.0, 1500.0), 0.7)),
            (approach * 0.85, tap(rng, about(rng, 1.0, 0.1))),
        ]
    )
    return in_room(card, rng, 0.05, -17.0)


def lay(rng: np.random.Generator, variant: int) -> Signal:
    """Three or four cards laid side by side, the last with a little more weight."""
    count = (3, 4, 3)[variant]
    parts: list[Placed] = []
    start = 0.0
    for index in range(count):
        last = index == count - 1
        strength = about(rng, 1.0 if last else 0.72, 0.08)
        parts.append((start, 0.12 * slide(rng, 0.040, (2300.0, 1500.0), 0.7)))
        parts.append((start + 0.034, strength * tap(rng, 1.15 if last else 0.8)))
        start += about(rng, 0.078, 0.14)
    return in_room(mix(parts), rng, 0.05, -17.0)


def take(rng: np.random.Generator, variant: int) -> Signal:
    """A whole stack swept over the felt and squared against the hand."""
    length = (0.40, 0.44, 0.37)[variant]
    cloth = moving_noise(rng, length, (500.0, 900.0, 650.0), 1.6)
    parts: list[Placed] = [
        (0.0, 0.30 * slide(rng, length, (1000.0, about(rng, 2100.0, 0.1), 1300.0), 0.6)),
        (0.0, 0.20 * cloth * swell(length, 0.55) * grain(rng, length, 60.0, 0.3)),
    ]
    # Edges of single cards catch on the way.
    parts.extend(
        (position * length, 0.40 * snap(rng, about(rng, 0.8, 0.15), 0.6))
        for position in rng.uniform(0.25, 0.85, 5).tolist()
    )
    landing = length * 0.88
    parts.append((landing, 0.75 * tap(rng, 1.5)))
    parts.append((landing + 0.004, 0.60 * thump(about(rng, 98.0, 0.06), 0.15)))
    return in_room(mix(parts), rng, 0.06, -16.0)


def shuffle(rng: np.random.Generator, variant: int) -> Signal:
    """A riffle, the falling together of the two halves, and the pack tapped square."""
    parts: list[Placed] = []
    riffle = (0.44, 0.48, 0.41)[variant]
    start = 0.0
    while start < riffle:
        through = start / riffle
        strength = 0.30 + 0.45 * float(np.sin(np.pi * (0.12 + 0.8 * through)))
        pitch = about(rng, 0.84 + 0.18 * through, 0.07)
        parts.append((start, about(rng, strength, 0.25) * snap(rng, pitch)))
        # The thumbs let go slowly, then ever faster.
        start += about(rng, 0.024 - 0.013 * through, 0.30)
    bridge = riffle + 0.045
    fall = 0.20
    parts.append((bridge, 0.10 * slide(rng, fall, (1900.0, 1500.0, 1000.0), 0.4)))
    start = 0.0
    while start < fall:
        strength = 0.75 * float(np.sin(np.pi * (start / fall * 0.9 + 0.08)))
        card = snap(rng, about(rng, 0.78, 0.08), 0.35)
        parts.append((bridge + start, about(rng, strength, 0.3) * card))
        start += about(rng, 0.0095, 0.25)
    parts.append((bridge + fall + 0.05, 0.55 * tap(rng, 0.9)))
    return in_room(mix(parts), rng, 0.06, -16.0)


def call(rng: np.random.Generator, variant: int) -> Signal:
    """Two knocks on the table and a small bell: somebody has called."""
    pitch = (330.0, 345.0, 318.0)[variant]
    gap = about(rng, 0.105, 0.05)
    bell = struck(NOTES["A5"], BELL, 0.003, 0.75)
    under = struck(NOTES["D5"], BELL, 0.003, 0.75)
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
            (0.0, 0.7 * struck(NOTES[first], BELL, 0.012, 0.7)),
            (gap, struck(NOTES[second], BELL, 0.012, 0.7)),
        ]
    )
    return in_room(chime, rng, 0.25, -14.0)


def melody(
    rng: np.random.Generator, notes: Sequence[tuple[float, str, float]], echo: float
) -> Signal:
    """Plucked notes given as (start, name, strength), with an echo at `echo` decibels."""
    parts: list[Placed] = [
        (start, about(rng, strength, 0.05) * kalimba(rng, note)) for start, note, strength in notes
    ]
    return in_room(mix(parts), rng, 0.35, echo)


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


# Quiet for what is heard at every move, louder for what is rare and matters.
EVENTS = {
    "deal": Event(deal, 4, -30.0, -9.0),
    "draw": Event(draw, 3, -29.0, -9.0),
    "place": Event(place, 4, -30.0, -9.0),
    "take": Event(take, 3, -26.5, -9.0),
    "lay": Event(lay, 3, -28.0, -9.0),
    "shuffle": Event(shuffle, 3, -26.5, -9.0),
    "call": Event(call, 3, -20.5, -3.5),
    "refuse": Event(refuse, 3, -32.0, -6.0),
    "turn": Event(turn, 3, -27.0, -6.0),
    "round": Event(round_over, 2, -21.0, -3.5),
    "win": Event(win, 2, -18.5, -3.5),
    "lose": Event(lose, 2, -23.0, -3.5),
    "click": Event(click, 3, -34.0, -9.0),
}

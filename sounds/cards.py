"""What is heard of the cards: paper, cloth and the table, nothing with a pitch.

A recipe takes a random generator and the number of the variant (from 0) and gives an unlevelled
signal. Chance varies the small things, as no two cards fall alike; the variant's number chooses
what a listener could name, such as how many cards are laid or which notes are played.
"""

import numpy as np
from instruments import about, slide, snap, tap
from synth import Placed, Signal, burst, grain, in_room, mix, moving_noise, swell, thump


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


def flip(rng: np.random.Generator, variant: int) -> Signal:
    """A card leaves the stock and is turned over in the air, where it bends and snaps."""
    length = (0.13, 0.15, 0.12)[variant]
    card = mix(
        [
            (0.0, 0.24 * slide(rng, length, (1300.0, 2100.0, about(rng, 2900.0, 0.1)), 0.6)),
            (length * 0.7, 0.30 * slide(rng, 0.11, (700.0, about(rng, 1600.0, 0.1), 900.0), 0.5)),
            (length + 0.03, 0.70 * snap(rng, about(rng, 1.1, 0.06), 0.7)),
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


def swish(rng: np.random.Generator, variant: int) -> Signal:
    """Something flat goes through the air."""
    length = (0.26, 0.30, 0.23)[variant]
    air = slide(rng, length, (700.0, about(rng, 1700.0, 0.1), 800.0), (0.5, 0.55, 0.45)[variant])
    return in_room(air, rng, 0.05, -18.0)


def lifted(rng: np.random.Generator, count: int, seconds: float, weight: float) -> Signal:
    """Cards gathered up by fingers: edges that come free one after the other."""
    parts: list[Placed] = [
        (0.0, 0.16 * weight * slide(rng, seconds, (900.0, 1500.0, 2200.0), 0.7)),
        (0.0, 0.10 * weight * burst(rng, 200.0, 600.0, 0.01, seconds)),
    ]
    for index in range(count):
        start = seconds * (0.15 + 0.8 * (index / count) ** 0.8)
        pitch = 0.66 + 0.25 * index / count
        parts.append((about(rng, start, 0.05), about(rng, 0.34, 0.2) * snap(rng, pitch, 0.7)))
    return in_room(mix(parts), rng, 0.06, -16.0)


def flown(rng: np.random.Generator, seconds: float, low: float, edges: int) -> Signal:
    """Cards on their way together: air that swells and falls, and edges that flutter in it."""
    air = slide(rng, seconds, (low, about(rng, 2.3 * low, 0.08), 1.2 * low), 0.62)
    under = moving_noise(rng, seconds, (0.6 * low, 0.9 * low, 0.6 * low), 1.4)
    parts: list[Placed] = [
        (0.0, 0.34 * air),
        (0.0, 0.20 * under * swell(seconds, 0.58) * grain(rng, seconds, 45.0, 0.25)),
    ]
    parts.extend(
        (place * seconds, 0.16 * snap(rng, about(rng, 0.7, 0.12), 0.7))
        for place in rng.uniform(0.3, 0.8, edges).tolist()
    )
    return in_room(mix(parts), rng, 0.08, -16.0)


def landed(rng: np.random.Generator, cards: int, weight: float) -> Signal:
    """Cards set down one upon the other, squared, and the table under them."""
    parts: list[Placed] = []
    start = 0.0
    for index in range(cards):
        strength = 0.45 + 0.4 * (index + 1) / cards
        parts.append((start, strength * tap(rng, 0.8 + 0.3 * index / cards)))
        start += about(rng, 0.030, 0.2)
    parts.append((start, 0.95 * tap(rng, weight)))
    parts.append((start + 0.003, 0.50 * weight * thump(about(rng, 96.0, 0.05), 0.20)))
    parts.append((start + 0.002, 0.22 * weight * burst(rng, 180.0, 520.0, 0.005, 0.14)))
    return in_room(mix(parts), rng, 0.09, -15.0)


def take_lift(rng: np.random.Generator, variant: int) -> Signal:
    """A few cards are gathered up."""
    return lifted(rng, (4, 5)[variant], 0.20, 1.0)


def take_flight(rng: np.random.Generator, variant: int) -> Signal:
    """They sweep over the felt."""
    return flown(rng, (0.46, 0.50)[variant], 620.0, 4)


def take_land(rng: np.random.Generator, variant: int) -> Signal:
    """They come down before whoever takes them."""
    return landed(rng, (2, 3)[variant], 1.25)


def capture_lift(rng: np.random.Generator, variant: int) -> Signal:
    """A whole stack is gathered up."""
    return lifted(rng, (8, 9)[variant], 0.30, 1.3)


def capture_flight(rng: np.random.Generator, variant: int) -> Signal:
    """It goes through the air, slow and low."""
    return flown(rng, (0.56, 0.60)[variant], 480.0, 7)


def capture_land(rng: np.random.Generator, variant: int) -> Signal:
    """It comes down, and the table is felt."""
    return landed(rng, (4, 5)[variant], 1.6)


def dig_lift(rng: np.random.Generator, variant: int) -> Signal:
    """A thumb runs along the edges of a pile, down to the card that is wanted."""
    return lifted(rng, (14, 16)[variant], (0.46, 0.50)[variant], 0.9)


def dig_flight(rng: np.random.Generator, variant: int) -> Signal:
    """A fan of many cards comes over."""
    return flown(rng, (0.52, 0.56)[variant], 700.0, 10)


def dig_land(rng: np.random.Generator, variant: int) -> Signal:
    """They are pushed together in the hand."""
    return landed(rng, (6, 7)[variant], 1.3)

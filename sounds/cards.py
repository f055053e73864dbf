"""What is heard of the cards: paper, cloth and the table, nothing with a pitch.

A recipe takes a random generator and the number of the variant (from 0) and gives an unlevelled
signal. Chance varies the small things, as no two cards fall alike; the number sets the pitch of
the paper, up to 3 % either way.
"""

import numpy as np
from instruments import STRIKING, about, detuned, rub, slide, snap, tap, unit
from synth import (
    Partial,
    Placed,
    Signal,
    band_noise,
    burst,
    decay,
    filtered,
    grain,
    in_room,
    mix,
    moving_noise,
    sample_count,
    spectrum_frequencies,
    struck,
    swell,
    thump,
)

# A card is pushed, flicked, laid flat or dropped, in turns.
GESTURES = 4
# How long the edge of a card is heard, how long before its face, and above which frequency.
EDGE = 0.015
FIRST = 0.010
BRIGHT_FROM = 6000.0
# Which share of its energy lies there, of a card that is placed and of one that comes down flat.
PLACED = 0.215
FLAT = 0.14


def pushed(
    rng: np.random.Generator, pitch: float, seconds: float, centres: tuple[float, float]
) -> Signal:
    """A finger pushes a card over the others: it rubs ever faster, and stops."""
    stroke = slide(rng, seconds, (*centres, 0.8 * centres[1]), 0.85, pitch)
    stroke *= np.linspace(0.2, 1.0, stroke.size)
    return mix(
        [
            (0.0, 0.30 * stroke),
            (0.86 * seconds, 0.12 * tap(rng, 0.25, 1.1 * pitch)),
        ]
    )


def flicked(rng: np.random.Generator, pitch: float, sails: float) -> Signal:
    """A thumb lets go of a bent card; it may sail a while."""
    card = snap(rng, pitch, 0.7)
    if not sails:
        return card
    return mix([(0.0, card), (0.006, 0.05 * slide(rng, sails, (2600.0, 1500.0), 0.2, pitch))])


def laid_flat(rng: np.random.Generator, pitch: float, air: float, weight: float) -> Signal:
    """A whole card comes down at once: the air under it escapes, and its face claps."""
    face = rub(rng, pitch, decay(0.022, 0.0010, 0.020), 4.0, 0.95, STRIKING)
    return mix(
        [
            (0.0, 0.13 * band_noise(rng, air, 260.0, 1100.0) * swell(air, 0.85)),
            (0.9 * air, 1.5 * unit(face)),
            (0.9 * air, 0.36 * weight * burst(rng, 180.0, 620.0, 0.004, 0.11)),
            (0.9 * air, 0.30 * weight * thump(about(rng, 116.0, 0.06), 0.13)),
        ]
    )


def dropped(rng: np.random.Generator, pitch: float, height: float, weight: float) -> Signal:
    """A card falls on one corner, then on the other, and rocks until it lies."""
    parts: list[Placed] = []
    start, strength = 0.0, 1.0
    for rock in range(4):
        edge = rub(rng, pitch, decay(0.006, 0.0006, 0.0054), 2.5, 1.3, STRIKING)
        corner = tap(rng, (0.5 + 0.1 * rock) * weight, (1.25 - 0.12 * (rock % 2)) * pitch)
        parts.append((start, strength * corner))
        parts.append((start, 0.75 * strength * unit(edge)))
        start += about(rng, height, 0.06)
        height *= 0.62
        strength *= 0.66
    return mix(parts)


def bright(
    rng: np.random.Generator, card: Signal, share: float, contact: float, pitch: float
) -> Signal:
    """The card with the edge that touches first, which makes up its share of the energy."""
    # Many small fibres: a few large ones would be all peak, and the limiter would take them.
    edge = rub(rng, pitch, decay(EDGE, 0.001, 2.0 * EDGE), 4.0, 1.5, 5.0 * STRIKING)
    edge = filtered(edge, 1.25 * BRIGHT_FROM, 13_500.0)[: sample_count(EDGE)]
    edge *= 0.5 + 0.5 * np.cos(np.pi * np.linspace(0.0, 1.0, edge.size) ** 3)
    powers = np.sum(np.abs(np.fft.rfft(card)) ** 2, axis=0)
    high = np.sum(powers[spectrum_frequencies(card.shape[-1]) > BRIGHT_FROM]) / np.sum(powers)
    missing = max(0.0, (share - high) / (1.0 - share)) * np.sum(card**2) / 2.0
    edge *= float(np.sqrt(missing / np.sum(edge**2)))
    return mix([(0.0, card), (contact, np.stack((edge, edge)))])


def deal(rng: np.random.Generator, variant: int) -> Signal:
    """One card comes off the pack and to a place: pushed, flicked, laid flat or dropped."""
    pitch = detuned(variant)
    card: Signal
    match variant % GESTURES:
        case 0:
            card = pushed(rng, pitch, about(rng, 0.15, 0.08), (1300.0, 3600.0))
        case 1:
            card = flicked(rng, pitch, 0.0)
        case 2:
            card = laid_flat(rng, 1.1 * pitch, 0.05, 0.8)
            return bright(rng, in_room(card, rng, 0.12, -19.0), FLAT, 0.045 - FIRST, pitch)
        case _:
            card = dropped(rng, 1.25 * pitch, about(rng, 0.07, 0.06), 0.5)
    return in_room(card, rng, 0.12, -19.0)


def draw(rng: np.random.Generator, variant: int) -> Signal:
    """A card slides off the stock, and is pushed, flicked, laid flat or dropped into a hand."""
    pitch = detuned(variant)
    card: Signal
    match variant % GESTURES:
        case 0:
            card = pushed(rng, pitch, about(rng, 0.26, 0.08), (1200.0, 4200.0))
        case 1:
            off = slide(rng, 0.05, (1800.0, 3600.0), 0.8, pitch)
            card = mix([(0.0, 0.06 * off), (0.045, flicked(rng, 0.95 * pitch, 0.0))])
        case 2:
            off = slide(rng, 0.09, (2600.0, 1700.0), 0.3, pitch)
            card = mix([(0.0, 0.14 * off), (0.05, laid_flat(rng, pitch, 0.07, 0.5))])
        case _:
            off = slide(rng, 0.04, (3000.0, 4600.0), 0.6, pitch)
            card = mix([(0.0, 0.12 * off), (0.03, dropped(rng, 1.15 * pitch, 0.07, 0.45))])
    return in_room(card, rng, 0.12, -19.0)


def toss(rng: np.random.Generator, variant: int) -> Signal:
    """A card leaves a hand for the pile: pushed over it, flicked, slapped down flat or dropped."""
    pitch = detuned(variant)
    card: Signal
    match variant % GESTURES:
        case 0:
            card = pushed(rng, 0.9 * pitch, about(rng, 0.28, 0.08), (1100.0, 3600.0))
        case 1:
            card = flicked(rng, 0.85 * pitch, about(rng, 0.17, 0.1))
        case 2:
            card = laid_flat(rng, 0.95 * pitch, 0.11, 1.0)
            return bright(rng, in_room(card, rng, 0.12, -18.0), FLAT, 0.099 - FIRST, pitch)
        case _:
            card = dropped(rng, pitch, about(rng, 0.085, 0.06), 0.8)
    return in_room(card, rng, 0.12, -18.0)


def flip(rng: np.random.Generator, variant: int) -> Signal:
    """A card leaves the stock and is turned over in the air, where it bends and snaps."""
    pitch, length = detuned(variant), about(rng, 0.13, 0.12)
    off = slide(rng, length, (1300.0, 2100.0, about(rng, 2900.0, 0.1)), 0.6, pitch)
    bent = slide(rng, 0.11, (700.0, about(rng, 1800.0, 0.1), 900.0), 0.5, pitch)
    card = mix(
        [
            (0.0, 0.07 * off),
            (length * 0.7, 0.09 * bent),
            (length + 0.03, 0.95 * snap(rng, about(rng, 1.1, 0.04) * pitch, 0.8)),
        ]
    )
    return in_room(card, rng, 0.12, -19.0)


def place(rng: np.random.Generator, variant: int) -> Signal:
    """A card laid on a stack: its edge clicks, and it is pushed there, flicked, flat or dropped."""
    pitch = detuned(variant)
    card: Signal
    contact = 0.0
    match variant % GESTURES:
        case 0:
            seconds = about(rng, 0.12, 0.06)
            contact = 0.8 * seconds
            card = pushed(rng, 0.8 * pitch, seconds, (800.0, 2400.0))
        case 1:
            card = mix([(0.0, 0.7 * flicked(rng, 0.75 * pitch, 0.0)), (0.01, tap(rng, 0.7, pitch))])
        case 2:
            air = about(rng, 0.05, 0.06)
            contact = 0.9 * air - FIRST
            card = laid_flat(rng, 0.9 * pitch, air, 1.0)
        case _:
            card = dropped(rng, pitch, about(rng, 0.07, 0.06), 1.0)
    return bright(rng, in_room(card, rng, 0.12, -19.0), PLACED, contact, pitch)


def lay(rng: np.random.Generator, variant: int) -> Signal:
    """Three or four cards laid side by side, the last with a little more weight."""
    count, pitch = (3, 4)[variant % 2], detuned(variant)
    parts: list[Placed] = []
    start = 0.0
    for index in range(count):
        last = index == count - 1
        strength = about(rng, 1.0 if last else 0.72, 0.08)
        parts.append((start, 0.10 * slide(rng, 0.040, (2500.0, 1500.0), 0.7, pitch)))
        parts.append((start + 0.030, strength * tap(rng, 1.15 if last else 0.8, pitch)))
        start += about(rng, 0.078, 0.14)
    return in_room(mix(parts), rng, 0.12, -19.0)


def take(rng: np.random.Generator, variant: int) -> Signal:
    """A whole stack swept over the felt and squared against the hand."""
    pitch, length = detuned(variant), about(rng, 0.40, 0.08)
    cloth = moving_noise(rng, length, (500.0, 900.0, 650.0), 1.6)
    parts: list[Placed] = [
        (0.0, 0.24 * slide(rng, length, (1000.0, about(rng, 2300.0, 0.1), 1300.0), 0.6, pitch)),
        (0.0, 0.16 * cloth * swell(length, 0.55) * grain(rng, length, 60.0, 0.3)),
    ]
    # Edges of single cards catch on the way.
    parts.extend(
        (position * length, 0.45 * snap(rng, about(rng, 0.85, 0.12) * pitch, 0.6))
        for position in rng.uniform(0.25, 0.85, 6).tolist()
    )
    landing = length * 0.88
    parts.append((landing, 0.85 * tap(rng, 1.5, pitch)))
    parts.append((landing + 0.012, 0.60 * thump(about(rng, 98.0, 0.06), 0.15)))
    return in_room(mix(parts), rng, 0.14, -18.0)


def shuffle(rng: np.random.Generator, variant: int) -> Signal:
    """A riffle, the falling together of the two halves, and the pack tapped square."""
    pitch, riffle = detuned(variant), about(rng, 0.44, 0.08)
    parts: list[Placed] = []
    start = 0.0
    while start < riffle:
        through = start / riffle
        strength = 0.30 + 0.45 * float(np.sin(np.pi * (0.12 + 0.8 * through)))
        one = about(rng, 0.90 + 0.16 * through, 0.05) * pitch
        parts.append((start, about(rng, strength, 0.25) * snap(rng, one, 0.8)))
        # The thumbs let go slowly, then ever faster.
        start += about(rng, 0.024 - 0.013 * through, 0.30)
    bridge, fall = riffle + 0.045, 0.20
    parts.append((bridge, 0.08 * slide(rng, fall, (1900.0, 1500.0, 1000.0), 0.4, pitch)))
    start = 0.0
    while start < fall:
        strength = 0.75 * float(np.sin(np.pi * (start / fall * 0.9 + 0.08)))
        card = snap(rng, about(rng, 0.80, 0.06) * pitch, 0.4)
        parts.append((bridge + start, about(rng, strength, 0.3) * card))
        start += about(rng, 0.0095, 0.25)
    parts.append((bridge + fall + 0.05, 0.55 * tap(rng, 0.9, pitch)))
    return in_room(mix(parts), rng, 0.14, -18.0)


def cut(rng: np.random.Generator, variant: int) -> Signal:
    """The upper half of a pack is lifted off and set beside the lower."""
    pitch, length = detuned(variant), about(rng, 0.10, 0.15)
    parts: list[Placed] = [
        (0.0, 0.20 * slide(rng, length, (1500.0, 2600.0), 0.8, pitch)),
        (length, 0.35 * snap(rng, 0.75 * pitch, 0.9)),
        (length + about(rng, 0.16, 0.1), tap(rng, 1.5, 0.9 * pitch)),
    ]
    return in_room(mix(parts), rng, 0.12, -18.0)


def gather(rng: np.random.Generator, variant: int) -> Signal:
    """A card is swept up from the table by a flat hand."""
    pitch, length = detuned(variant), about(rng, 0.16, 0.12)
    cloth = moving_noise(rng, length, (420.0, 900.0), 1.6) * swell(length, 0.5)
    card = mix(
        [
            (0.0, 0.20 * cloth),
            (0.0, 0.16 * slide(rng, length, (2800.0, 1900.0, 1200.0), 0.45, pitch)),
            (length * 0.9, 0.45 * tap(rng, 0.8, 1.1 * pitch)),
        ]
    )
    return in_room(card, rng, 0.12, -19.0)


def spread(rng: np.random.Generator, variant: int) -> Signal:
    """A hand is put down in a fan, face up: edges that tick one after the other."""
    pitch, count = detuned(variant), 5 + variant % 3
    parts: list[Placed] = []
    start = 0.0
    for index in range(count):
        parts.append((start, about(rng, 0.5, 0.2) * snap(rng, (0.85 + 0.04 * index) * pitch, 0.5)))
        start += about(rng, 0.028, 0.15)
    parts.append((0.0, 0.08 * slide(rng, start + 0.03, (1600.0, 3000.0), 0.6, pitch)))
    return in_room(mix(parts), rng, 0.12, -18.0)


def coins(rng: np.random.Generator, variant: int) -> Signal:
    """Two or three coins fall together: thin steel discs that ring high and not for long."""
    disc = tuple(
        Partial(ratio, amplitude, seconds)
        for ratio, amplitude, seconds in (
            (1.0, 1.0, 0.20),
            (1.73, 0.7, 0.15),
            (2.33, 0.5, 0.11),
            (3.91, 0.3, 0.07),
        )
    )
    parts: list[Placed] = []
    start = 0.0
    for index in range(2 + variant % 2):
        coin = struck(about(rng, 3150.0, 0.10) * detuned(variant), disc, 0.0008, 0.20)
        parts.append((start, (1.0 - 0.2 * index) * coin))
        parts.append((start, 0.25 * rub(rng, 1.0, decay(0.004, 0.0006, 0.003), 3.0, 1.4)))
        start += about(rng, 0.062, 0.2)
    return in_room(mix(parts), rng, 0.14, -17.0)


def lifted(rng: np.random.Generator, pitch: float, count: int, seconds: float) -> Signal:
    """Cards gathered up by fingers: edges that come free one after the other."""
    parts: list[Placed] = [
        (0.0, 0.12 * slide(rng, seconds, (900.0, 1500.0, 2400.0), 0.7, pitch)),
        (0.0, 0.08 * burst(rng, 200.0, 600.0, 0.01, seconds)),
    ]
    for index in range(count):
        start = seconds * (0.15 + 0.8 * (index / count) ** 0.8)
        one = (0.76 + 0.25 * index / count) * pitch
        parts.append((about(rng, start, 0.05), about(rng, 0.40, 0.2) * snap(rng, one, 0.7)))
    return in_room(mix(parts), rng, 0.14, -18.0)


def flown(rng: np.random.Generator, pitch: float, seconds: float, low: float, edges: int) -> Signal:
    """Cards on their way together: air that swells and falls, and edges that flutter in it."""
    air = slide(rng, seconds, (low, about(rng, 2.6 * low, 0.08), 1.2 * low), 0.62, pitch)
    under = moving_noise(rng, seconds, (0.6 * low, 0.9 * low, 0.6 * low), 1.4)
    parts: list[Placed] = [
        (0.0, 0.28 * air),
        (0.0, 0.16 * under * swell(seconds, 0.58) * grain(rng, seconds, 45.0, 0.25)),
    ]
    parts.extend(
        (place * seconds, 0.20 * snap(rng, about(rng, 0.8, 0.1) * pitch, 0.7))
        for place in rng.uniform(0.3, 0.8, edges).tolist()
    )
    return in_room(mix(parts), rng, 0.18, -17.0)


def landed(rng: np.random.Generator, pitch: float, cards: int, weight: float) -> Signal:
    """Cards set down one upon the other, squared, and the table under them."""
    parts: list[Placed] = []
    start = 0.0
    for index in range(cards):
        strength = 0.45 + 0.4 * (index + 1) / cards
        parts.append((start, strength * tap(rng, 0.8 + 0.3 * index / cards, pitch)))
        start += about(rng, 0.030, 0.2)
    parts.append((start, 0.95 * tap(rng, weight, pitch)))
    parts.append((start + 0.013, 0.50 * weight * thump(about(rng, 96.0, 0.05), 0.20)))
    parts.append((start + 0.012, 0.16 * weight * burst(rng, 180.0, 520.0, 0.005, 0.14)))
    return in_room(mix(parts), rng, 0.20, -16.0)


def take_lift(rng: np.random.Generator, variant: int) -> Signal:
    """A few cards are gathered up."""
    return lifted(rng, detuned(variant), (4, 5)[variant % 2], 0.20)


def take_flight(rng: np.random.Generator, variant: int) -> Signal:
    """They sweep over the felt."""
    return flown(rng, detuned(variant), about(rng, 0.45, 0.05), 620.0, 4)


def take_land(rng: np.random.Generator, variant: int) -> Signal:
    """They come down before whoever takes them."""
    return landed(rng, detuned(variant), (2, 3)[variant % 2], 1.25)


def capture_lift(rng: np.random.Generator, variant: int) -> Signal:
    """A whole stack is gathered up."""
    return lifted(rng, detuned(variant), (8, 9)[variant % 2], 0.30)


def capture_flight(rng: np.random.Generator, variant: int) -> Signal:
    """It goes through the air, slow and low."""
    return flown(rng, detuned(variant), about(rng, 0.56, 0.05), 480.0, 7)


def capture_land(rng: np.random.Generator, variant: int) -> Signal:
    """It comes down, and the table is felt."""
    return landed(rng, detuned(variant), (4, 5)[variant % 2], 1.6)


def dig_lift(rng: np.random.Generator, variant: int) -> Signal:
    """A thumb runs along the edges of a pile, down to the card that is wanted."""
    return lifted(rng, detuned(variant), (14, 16)[variant % 2], about(rng, 0.47, 0.04))


def dig_flight(rng: np.random.Generator, variant: int) -> Signal:
    """A fan of many cards comes over."""
    return flown(rng, detuned(variant), about(rng, 0.53, 0.04), 700.0, 10)


def dig_land(rng: np.random.Generator, variant: int) -> Signal:
    """They are pushed together in the hand."""
    return landed(rng, detuned(variant), (6, 7)[variant % 2], 1.3)


def heft(rng: np.random.Generator, variant: int) -> Signal:
    """What a great landing adds: the table booms, its wood cracks, and cards jump on it."""
    pitch = detuned(variant)
    wood = tuple(
        Partial(*mode) for mode in ((1.0, 1.0, 0.30), (1.62, 0.6, 0.22), (2.9, 0.35, 0.12))
    )
    parts: list[Placed] = [
        (0.0, 1.30 * thump(62.0 * pitch, 0.42)),
        (0.0, 0.60 * struck(172.0 * pitch, wood, 0.002, 0.32)),
        (0.0, 0.50 * burst(rng, 150.0, 480.0, 0.003, 0.20)),
        (0.0, 0.90 * snap(rng, 0.9 * pitch, 1.0)),
    ]
    parts.extend(
        (start, 0.25 * tap(rng, 0.5, pitch)) for start in rng.uniform(0.06, 0.22, 5).tolist()
    )
    return in_room(mix(parts), rng, 0.45, -12.0)


def flurry(rng: np.random.Generator, variant: int) -> Signal:
    """What a great flight adds: wind, and many cards that flutter in it."""
    pitch, seconds = detuned(variant), about(rng, 0.50, 0.06)
    wind = moving_noise(rng, seconds, (500.0, about(rng, 3600.0, 0.1), 900.0), 1.2)
    parts: list[Placed] = [(0.0, 0.30 * wind * swell(seconds, 0.7))]
    parts.extend(
        (place * seconds, 0.35 * snap(rng, about(rng, 1.0, 0.15) * pitch, 0.6))
        for place in np.sqrt(rng.uniform(0.05, 0.9, 18)).tolist()
    )
    return in_room(mix(parts), rng, 0.30, -14.0)

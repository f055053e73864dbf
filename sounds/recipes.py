"""Of every sound: what it is made of, how loud it is, and how high its peak may be.

Names and numbers of files stand in `game/ui/sound.py`.
"""

from collections.abc import Callable
from dataclasses import dataclass

import bed
import cards
import numpy as np
import signals
from synth import Signal

CEILING = -13.0
"""How high any peak may be: eight of the loudest at once then stay under -3 dB."""


@dataclass(frozen=True)
class Recipe:
    """A sound to make, and how loud.

    Levels are decibels below full scale; the loudness is that of `synth.loudness`.
    """

    make: Callable[[np.random.Generator, int], Signal]
    loudness: float
    ceiling: float = CEILING
    loops: bool = False


# Quiet for what is heard at every move, louder for what is rare and matters: the landing and the
# chime of a take stand above a single card, a refusal below them.
RECIPES = {
    "deal": Recipe(cards.deal, -29.5),
    "place": Recipe(cards.place, -28.5),
    "draw": Recipe(cards.draw, -29.0),
    "flip": Recipe(cards.flip, -28.5),
    "take": Recipe(cards.take, -25.0),
    "lay": Recipe(cards.lay, -27.5),
    "shuffle": Recipe(cards.shuffle, -27.5),
    "swish": Recipe(cards.swish, -30.0),
    "take-lift": Recipe(cards.take_lift, -28.0),
    "take-flight": Recipe(cards.take_flight, -26.5),
    "take-land": Recipe(cards.take_land, -25.0),
    "capture-lift": Recipe(cards.capture_lift, -27.0),
    "capture-flight": Recipe(cards.capture_flight, -25.5),
    "capture-land": Recipe(cards.capture_land, -24.0),
    "dig-lift": Recipe(cards.dig_lift, -27.0),
    "dig-flight": Recipe(cards.dig_flight, -26.0),
    "dig-land": Recipe(cards.dig_land, -24.5),
    "take-chime": Recipe(signals.take_chime, -23.0),
    "double-chime": Recipe(signals.double_chime, -22.0),
    "capture-chime": Recipe(signals.capture_chime, -22.0),
    "dig-chime": Recipe(signals.dig_chime, -22.5),
    "call": Recipe(signals.call, -24.0),
    "run-close": Recipe(signals.run_close, -24.0),
    "broken": Recipe(signals.broken, -25.0),
    "out": Recipe(signals.out, -23.0),
    "robbed": Recipe(signals.robbed, -27.0),
    "count": Recipe(signals.count, -27.0),
    "points": Recipe(signals.points, -25.0),
    "click": Recipe(signals.click, -35.0),
    "turn": Recipe(signals.turn, -28.0),
    "refuse": Recipe(signals.refuse, -29.0),
    "remark": Recipe(signals.remark, -32.0),
    "round": Recipe(signals.round_over, -24.0),
    "win": Recipe(signals.win, -21.5),
    "lose": Recipe(signals.lose, -25.0),
    "sparkle": Recipe(signals.sparkle, -31.0),
    "bed": Recipe(bed.bed, -36.0, -24.0, loops=True),
}

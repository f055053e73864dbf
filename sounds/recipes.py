"""Of every sound: what it is made of, how loud it is, and how high its peak may be.

Names and numbers of files stand in `game/ui/sound.py`.
"""

from collections.abc import Callable
from dataclasses import dataclass

import cards
import music
import numpy as np
import signals
from instruments import Instrument
from synth import Signal

CEILING = -4.0
"""How high the limiter lets any peak be. The program turns down what would be too much together."""
GRADE = 2.65
"""How much louder each grade of a graded sound is than the one before."""

Common = Callable[[np.random.Generator, int], Signal]
Tuned = Callable[[np.random.Generator, int, Instrument], Signal]


@dataclass(frozen=True)
class Recipe:
    """A sound to make, and how loud.

    `tune` makes one of an instrument, `make` any other. Levels are decibels below full scale; the
    loudness is that of `synth.loudness`, of a graded sound that of its middle grade, of a
    loop the r.m.s. of the whole.
    """

    loudness: float
    make: Common | None = None
    tune: Tuned | None = None
    ceiling: float = CEILING
    loops: bool = False


# Quiet for what is heard at every move, louder for what is rare and matters: the landing and the
# chime of a take stand above a single card, a refusal below them.
RECIPES = {
    "deal": Recipe(-25.0, cards.deal),
    "place": Recipe(-22.5, cards.place),
    "draw": Recipe(-25.0, cards.draw),
    "toss": Recipe(-24.5, cards.toss),
    "flip": Recipe(-23.5, cards.flip),
    "take": Recipe(-19.0, cards.take),
    "lay": Recipe(-21.0, cards.lay),
    "shuffle": Recipe(-21.0, cards.shuffle),
    "cut": Recipe(-22.5, cards.cut),
    "gather": Recipe(-24.5, cards.gather),
    "spread": Recipe(-23.0, cards.spread),
    "coins": Recipe(-23.5, cards.coins),
    "take-lift": Recipe(-22.0, cards.take_lift),
    "take-flight": Recipe(-20.5, cards.take_flight),
    "take-land": Recipe(-18.0, cards.take_land),
    "capture-lift": Recipe(-21.0, cards.capture_lift),
    "capture-flight": Recipe(-19.5, cards.capture_flight),
    "capture-land": Recipe(-17.0, cards.capture_land),
    "dig-lift": Recipe(-21.0, cards.dig_lift),
    "dig-flight": Recipe(-20.0, cards.dig_flight),
    "dig-land": Recipe(-17.5, cards.dig_land),
    "heft": Recipe(-17.0, cards.heft),
    "flurry": Recipe(-21.0, cards.flurry),
    "take-chime": Recipe(-16.5, tune=signals.take_chime),
    "double-chime": Recipe(-15.5, tune=signals.double_chime),
    "capture-chime": Recipe(-15.5, tune=signals.capture_chime),
    "dig-chime": Recipe(-16.0, tune=signals.dig_chime),
    "call": Recipe(-16.0, tune=signals.call),
    "run-close": Recipe(-18.0, tune=signals.run_close),
    "broken": Recipe(-18.5, tune=signals.broken),
    "out": Recipe(-16.5, tune=signals.out),
    "robbed": Recipe(-21.0, signals.robbed),
    "victim": Recipe(-20.5, tune=signals.victim),
    "count": Recipe(-21.5, tune=signals.count),
    "points": Recipe(-19.0, tune=signals.points),
    "click": Recipe(-29.0, signals.click),
    "turn": Recipe(-21.5, tune=signals.turn),
    "seat": Recipe(-23.0, signals.seat),
    "refuse": Recipe(-23.0, signals.refuse),
    "remark": Recipe(-26.0, signals.remark),
    "motif": Recipe(-20.0, tune=signals.motif),
    "round": Recipe(-18.0, tune=signals.round_over),
    "solved": Recipe(-15.0, tune=signals.solved),
    "win": Recipe(-14.5, tune=signals.win),
    "evening": Recipe(-15.0, signals.evening),
    "lose": Recipe(-18.5, tune=signals.lose),
    "music": Recipe(-26.5, tune=music.music, ceiling=-13.0, loops=True),
    "last-music": Recipe(-26.5, tune=music.last_music, ceiling=-14.0, loops=True),
}

"""What can be chosen before a match of Take."""

from typing import ClassVar

from game.core.options import Between, Options, Preset, option
from game.values import dataclass
from game.words.message import Message


@dataclass(frozen=True, slots=True)
class TakeOptions(Options):
    """The points that end the match."""

    target: int = option(
        500,
        Message("take-target"),
        Between(100, 1000, 50),
        Message("take-target.help"),
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("the-usual-match", Message("take-usual"), Message("take-usual.sentence"), {}),
        Preset("quick", Message("take-quick"), Message("take-quick.sentence"), {"target": 250}),
        Preset("long", Message("take-long"), Message("take-long.sentence"), {"target": 1000}),
    )

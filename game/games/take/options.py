"""What can be chosen before a match of Take."""

from dataclasses import dataclass

from game.core.options import Between, Options, option


@dataclass(frozen=True, slots=True)
class TakeOptions(Options):
    """The points that end the match."""

    target: int = option(
        500,
        "Points to win",
        Between(100, 1000, 50),
        "The match ends after a round in which someone has this many points.",
    )

"""Options of 500 Rummy drawn at random."""

from random import Random
from typing import Any

from game.core.illegal import InvalidSetup
from game.games.rummy500.game import RUMMY500


def some_options(rng: Random, **chosen: str) -> dict[str, Any]:
    """Any options that agree, these among them."""
    while True:
        values = {
            one.name: rng.choice(one.values.describe())
            for one in RUMMY500.options_type.described()
            if one.name != "target"
        }
        values |= chosen
        try:
            RUMMY500.options_type.from_values(values)
        except InvalidSetup:
            continue
        return values

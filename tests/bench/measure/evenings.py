"""Play evenings of five games to the end, and measure how long they take a person.

    python -m tests.bench.measure.evenings --evenings 3 --level medium --players 3
    python -m tests.bench.measure.evenings --evenings 40 --random

The evening is kept on disk as in the program, in a temporary profile.  The minutes are those of
``bench --only length``, with 20 seconds for each sheet.
"""

import argparse
from collections.abc import Sequence
from random import Random
from typing import Final

from game.ai.levels import ALL_LEVELS
from game.features.evening.evening import (
    DRAWN_ORDER,
    GAME_ORDERS,
)
from game.features.evening.evening_store import EveningStore
from game.storage.match_store import MatchStore
from game.storage.profile import passing_profile
from tests.bench.measure.program.figures import percentile
from tests.support.evening_play import at_random, play_evening, short_terms
from tests.support.match_length import at_level

SHEET: Final = 20 / 60
"""Minutes over the sheet between two games."""


def told(name: str, minutes: Sequence[float]) -> str:
    """The median, the least and the most of some minutes."""
    found = sorted(minutes)
    return f"{name}: {percentile(found, 0.5):.1f} ({found[0]:.1f} to {found[-1]:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--evenings", type=int, default=3)
    parser.add_argument("--players", type=int, default=3, choices=(2, 3, 4))
    parser.add_argument("--level", default="medium", choices=[one.name for one in ALL_LEVELS])
    parser.add_argument("--random", action="store_true", help="any legal move instead of a level")
    parser.add_argument("--order", default=DRAWN_ORDER, choices=GAME_ORDERS)
    chosen = parser.parse_args()
    by_game: dict[str, list[float]] = {}
    whole: list[float] = []
    with passing_profile() as profile:
        store = EveningStore(profile, MatchStore(profile))
        for number in range(chosen.evenings):
            rng = Random(number)
            mover = at_random(rng) if chosen.random else at_level(chosen.level, rng)
            terms = short_terms(chosen.players, number, chosen.order)
            file, took = play_evening(store, terms, mover)
            for name, minutes in took.items():
                by_game.setdefault(name, []).append(minutes)
            whole.append(sum(took.values()) + SHEET * (len(took) - 1))
            points = " ".join(map(str, file.evening.standing.points))
            print(f"evening {number}: {whole[-1]:.1f} minutes, points {points}", flush=True)
    for name, minutes in by_game.items():
        print(told(name, minutes))
    print(told("evening", whole))


if __name__ == "__main__":
    main()

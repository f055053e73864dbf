"""Plays every shipped rule set with random players, at tables of every size.

``python -m tests.bench.rule_sets --matches 200``
"""

import argparse
from random import Random

from game.games import GAMES
from tests.laws.set_play import play_to_the_end, tables_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="matches of each set")
    parser.add_argument("--game", help="only this game")
    chosen = parser.parse_args()
    for game in GAMES:
        if chosen.game not in (None, game.name):
            continue
        for one in game.options_type.presets:
            tables = tables_of(game, one.values)
            moves = [
                play_to_the_end(game, one.values, tables[seed % len(tables)], Random(seed))
                for seed in range(chosen.matches)
            ]
            mean = sum(moves) / max(1, len(moves))
            print(f"{game.name} {one.name}: {len(moves)} matches, {mean:.0f} moves", flush=True)


if __name__ == "__main__":
    main()

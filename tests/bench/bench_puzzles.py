"""Share of the puzzles whose solution fresh playouts confirm.

    python -m tests.bench.bench_puzzles --count 10 [GAME ...]

A puzzle is confirmed if its best move is best again, and surely so if the 99 % interval of its lead
over the next best excludes 0.  Takes minutes a game.
"""

import argparse
from random import Random

from game.core.event import Seat
from game.features.puzzles.puzzle import kept
from game.features.puzzles.puzzle_finder import Playouts
from game.games import BY_NAME
from game.match.match import load

WORLDS = 200


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(BY_NAME))
    parser.add_argument("--seed", type=int, default=1, help="of the playouts (default: 1)")
    parser.add_argument("--count", type=int, default=10, help="puzzles a game (default: 10)")
    chosen = parser.parse_args()
    print("game      puzzles  looked at  best again  surely   told ahead  ahead now")
    for name in chosen.games:
        game, puzzles = BY_NAME[name], kept(BY_NAME[name]).puzzles
        rng = Random(f"{chosen.seed} {name}")
        some = rng.sample(puzzles, min(chosen.count, len(puzzles)))
        again = surely = 0
        told = now = 0.0
        for one in some:
            moves = [one.best[0], *(worse.moves[0] for worse in one.worse)]
            view = load(one.record).view(Seat(0))
            made = Playouts(game, view, [game.parse(move) for move in moves], rng)
            made.go_on(WORLDS)
            least = min(made.gaps(0).values(), key=lambda gap: gap.mean)
            again += least.mean > 0
            surely += all(gap.low > 0 for gap in made.gaps(0).values())
            told += one.nearest.behind
            now += least.mean
        count = max(1, len(some))
        print(
            f"{name:<9} {len(puzzles):>7}  {len(some):>9}  {again / count:>10.0%}  "
            f"{surely / count:>6.0%}  {told / count:>11.1f}  {now / count:>9.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

"""An attack on the seal: can a deal be found from its published hash?

    python -m tests.bench.search.attack --numbers 1000000

Tries every deal by number against a fresh match of each game, with the hashes of old versions,
whose salt followed from the number, and with the new ones.  Takes some minutes a game.
"""

import argparse
import time

from game.games import GAMES
from game.match.match import Match
from game.match.seal import fresh_number
from tests.support.deal_search import search


def main() -> None:
    """Attack a fresh match of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--numbers", type=int, default=1_000_000, help="how many are tried")
    most = parser.parse_args().numbers
    for game in GAMES:
        match = Match(game, game.setup(2, {}, fresh_number(), secret=True, parts=()))
        seal = match.deals[0].seal
        assert seal is not None
        begun = time.perf_counter()
        found = search(game, 2, seal, range(most))
        seconds = time.perf_counter() - begun
        told = "nothing found" if found is None else f"BROKEN: it is deal {found}"
        print(f"{game.title}: {most:,} numbers in {seconds:.0f} s, {told}")


if __name__ == "__main__":
    main()

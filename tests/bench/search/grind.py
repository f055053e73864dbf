"""A grinder: a program that draws numbers and keeps the one it likes best.

    python -m tests.bench.search.grind --draws 100000 [--game NAME]

What does it gain by each way to start a match, and is no more claimed of the deal?  It likes good
first hands of the player, or that the player deals first.  It knows the part that nobody gave.  It
does not know words; it takes the number that is best for the words it guesses, and the gain is
measured over others.  Of a cut there are few places, so it may guess one, or weigh all of them and
take the number that is best on average.  100,000 draws take a minute a game.
"""

import argparse
from statistics import fmean

from game.games import GAMES, GAMES_BY_NAME
from tests.support.grinder import Grinder, deals_first, hand_value, rows


def main() -> None:
    """Grind for each game, and print what it gains."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--draws", type=int, default=100_000, help="how many numbers are drawn")
    parser.add_argument("--weighed", type=int, default=2000, help="numbers to weigh all places of")
    parser.add_argument("--game", choices=sorted(GAMES_BY_NAME), help="one game instead of all")
    chosen = parser.parse_args()
    for game in [GAMES_BY_NAME[chosen.game]] if chosen.game else GAMES:
        for what, like in (("first hand", hand_value(game)), ("deals first", deals_first)):
            grinder = Grinder(game, like, chosen.draws)
            print(f"{game.title}, {what}: {fmean(grinder.fair):.2f} in a fair draw", flush=True)
            for way, given, gain in rows(grinder, chosen.weighed):
                print(f"  {way:32} {given.value:8} {gain}", flush=True)


if __name__ == "__main__":
    main()

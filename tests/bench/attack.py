"""An attack on the seal: can a deal be found from its published hash?

    python -m tests.bench.attack --numbers 1000000

Tries every deal by number against a fresh match of each game, with the hashes of old versions,
whose salt followed from the number, and with the new ones.  Takes some minutes a game.
"""

import argparse
import time
from collections.abc import Iterable
from functools import partial
from hashlib import sha256
from typing import Any

from game.cards.shuffle import of_round, shuffled
from game.core.game import Game
from game.games import GAMES
from game.match.match import Match
from game.match.seal import fresh_number, old_salt


def search(game: Game[Any, Any], players: int, seal: str, numbers: Iterable[int]) -> int | None:
    """The number of the deal that has this seal, None if none of them has."""
    pack = tuple(game.pack(players, game.options_type()))
    first = game.new(game.setup(players, {}, 0)).shuffles
    for number in numbers:
        for chance in (number, of_round(number, 1)):
            order = shuffled(range(len(pack)), chance, first)
            deck = " ".join([pack[place] for place in order])
            salt = old_salt(number, 1)
            for text in (f"{salt} {deck}", f"{salt} {chance} {deck}"):
                if sha256(text.encode()).hexdigest() == seal:
                    return number
        for secret in (False, True):
            setup = game.setup(players, {}, number, secret=secret, parts=() if secret else None)
            if Match(game, setup, salt=partial(old_salt, number, 1)).deals[0].seal == seal:
                return number
    return None


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

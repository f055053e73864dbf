"""How well opponents of 500 Rummy guess the cards that others hold.

    python -m tests.bench.guess_rummy --players 2 --rounds 200

At some decisions of rounds between players of ``weigh`` the other hands are made up many times
from what the asked seat knows.  Printed is what part of the cards that nobody showed lay in the
right hand, beside what part would have by chance, by how many cards their holder had let go; the
cards everybody saw a seat take are right in any case, and their share is printed too.
"""

import argparse
from itertools import islice
from random import Random

from game.core.event import Seat
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State

KEPT = 0.1
"""The part of the decisions that is looked at."""
WORLDS = 40
LET_GO = (0, 2, 4, 7, 99)
"""The bounds of the numbers of cards let go."""


class Row:
    """What was counted for hands of about so many cards let go."""

    def __init__(self) -> None:
        self.cards = self.shown = 0
        self.right = self.by_chance = 0.0

    def line(self) -> str:
        """The figures of the row."""
        hidden = max(1, self.cards - self.shown)
        guessed, chance = self.right / hidden, self.by_chance / hidden
        return (
            f"{self.cards:>7} {self.shown / max(1, self.cards):>7.1%} {guessed:>8.1%}"
            f" {chance:>7.1%} {guessed / max(1e-9, chance):>6.2f}"
        )


def look(state: Rummy500State, rows: list[Row], rng: Random) -> None:
    """Make up the hands that the asked seat does not see, and count the cards that are right."""
    seat = Seat(state.seat)
    seen = RUMMY500.from_view(state.view(seat))
    worlds = [RUMMY500.sample_state(seen, rng).hands for _ in range(WORLDS)]
    hidden = len(state.stock) + sum(
        [
            len(hand) - len(known)
            for other, (hand, known) in enumerate(zip(state.hands, state.known, strict=True))
            if other != seat
        ]
    )
    for other, hand in enumerate(state.hands):
        if other == seat:
            continue
        count = len(state.let_go[other])
        row = rows[next(at for at, most in enumerate(LET_GO) if count <= most)]
        known = list(state.known[other])
        unknown = list(hand)
        for card in known:
            unknown.remove(card)
        row.cards += len(hand)
        row.shown += len(known)
        row.by_chance += len(unknown) * len(unknown) / hidden
        for world in worlds:
            guessed = list(world[other])
            for card in known:
                guessed.remove(card)
            for card in unknown:
                if card in guessed:
                    guessed.remove(card)
                    row.right += 1 / WORLDS


def main() -> None:
    """Play rounds, look at some of their decisions and print what was right."""
    parser = argparse.ArgumentParser(description="How well opponents guess hidden cards.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rows = [Row() for _ in LET_GO]
    for number in range(asked.rounds):
        rng = Random(f"guess {asked.seed} {number}")
        state = RUMMY500.new(RUMMY500.setup(asked.players, {}, rng.getrandbits(48)))
        while not state.rounds:
            if rng.random() < KEPT:
                look(state, rows, rng)
            moves = list(islice(state.legal(), 2))
            only = len(moves) == 1
            state.advance(moves[0] if only else next(iter(RUMMY500.bot.evaluate_moves(state))))
    print("let go    cards   shown  guessed  chance  ratio")
    for most, row in zip(LET_GO, rows, strict=True):
        print(f"<= {most:<4}{row.line()}")


if __name__ == "__main__":
    main()

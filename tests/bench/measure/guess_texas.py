"""How close the hands that Texas Rummy's opponents sample for others come to the real ones.

    python -m tests.bench.measure.guess_texas --players 2 --matches 60

Real and sampled hands in matches of the rollout policy, by the number of discards of their owner:
deadwood, how often a hand is all melds, by how much the last discard missed the best one, and the
share of hidden cards that was right.  Takes minutes.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from game.cards.french import Card
from game.core.event import Seat
from game.games.texas.game import TEXAS
from game.games.texas.rules import TexasState
from game.games.texas.rules.round import left_of
from game.games.texas.scoring import factor

LOOKED_AT = 0.3
"""The part of all turns that is looked at."""
WORLDS = 4
"""So many hands are made up for each real one."""
OFTEN = 3
"""Who has discarded so often is counted with those who have more often."""


@dataclass
class Seen:
    """What was seen of some hands."""

    points: list[float] = field(default_factory=list)
    complete: list[float] = field(default_factory=list)
    astray: list[float] = field(default_factory=list)
    guessed: list[float] = field(default_factory=list)

    def look(self, state: TexasState, seat: Seat, real: list[Card]) -> None:
        """Note a hand."""
        law, hand, once = state.round_law, state.hands[seat], factor(state.round)
        points = law.points(hand)
        self.points.append(points / once)
        self.complete.append(not points)
        if state.let_go[seat]:
            best = law.fewest_points(sorted([*hand, state.let_go[seat][-1]]))
            self.astray.append((points - best) / once)
        known = Counter(state.known[seat])
        hidden = Counter(real) - known
        self.guessed.append((hidden & (Counter(hand) - known)).total() / max(1, hidden.total()))

    def told(self) -> str:
        """The means."""
        rows = (self.points, self.complete, self.astray, self.guessed)
        return "".join(f"{sum(row) / max(1, len(row)):10.3f}" for row in rows)


def main() -> None:
    """Play, look and print."""
    parser = argparse.ArgumentParser(description="Hands made up against the real ones.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=60)
    chosen = parser.parse_args()
    real = [Seen() for _ in range(OFTEN + 1)]
    made = [Seen() for _ in range(OFTEN + 1)]
    for number in range(chosen.matches):
        rng = Random(f"hands {number}")
        state = TEXAS.new(TEXAS.setup(chosen.players, {}, rng.getrandbits(48)))
        while state.asked is not None:
            if state.phase == "draw" and rng.random() < LOOKED_AT:
                other = left_of(state, state.asked)
                often = min(OFTEN, len(state.let_go[other]))
                real[often].look(state, other, state.hands[other])
                view = TEXAS.from_view(state.view(state.asked))
                for _ in range(WORLDS):
                    made[often].look(TEXAS.sample_state(view, rng), other, state.hands[other])
            moves = list(islice(state.legal(), 2))
            state.advance(moves[0] if len(moves) == 1 else TEXAS.bot.rollout_move(state, rng))
    print("discards  hands         points  complete    astray   guessed")
    for often in range(OFTEN + 1):
        print(f"{often:>8} {len(real[often].points):>6} real {real[often].told()}")
        print(f"{'':>15} made {made[often].told()}")


if __name__ == "__main__":
    main()

"""Whether the ends of rounds of Take and 500 Rummy are counted right: counted a second time.

    python -m tests.bench.search.last_cards --game rummy500 --count 500

Natural ends: decisions in which at most two cards are hidden, between players of the fast policy
who now and then make a beginner's move.  Each world is counted again by the rules themselves,
every move to the end of the round, with nothing cut off and no bound passed on; so this shares no
line with ``game/ai/endings.py``.  The others play as if all cards lay open, and so does the asked
seat once only one world is left.  What a level plays is compared with that, and so is its figure.
"""

import argparse
import time
from math import inf

from game.ai.levels import advise
from game.games import GAMES_BY_NAME
from tests.support.goings_out import CARELESS, TooLong
from tests.support.last_cards import SAME, Slow, natural


def main() -> None:
    """Count so many ends twice and say how many were wrong."""
    parser = argparse.ArgumentParser(description="The ends of rounds, counted a second time.")
    parser.add_argument("--game", choices=sorted(CARELESS), required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--playouts", type=int, default=240)
    parser.add_argument("--target", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game, seen, end = GAMES_BY_NAME[chosen.game], 0, time.monotonic() + chosen.seconds
    lost, untrue, sampled, times = [], 0, 0, []
    for state in natural(game, chosen.players, chosen.seed, {"target": chosen.target}):
        seen += 1
        try:
            values = Slow(game, state).values(state)
        except TooLong:
            continue
        before = time.process_time()
        said = advise(game, state.view(state.asked), chosen.level, 1, chosen.playouts)
        times.append(time.process_time() - before)
        lost.append(max(values.values()) - values[said.move])
        sampled += not said.exact
        untrue += (
            said.is_exact_for(said.move)
            and abs(said.scores[said.move] / 100 - values[said.move]) > SAME
        )
        if len(times) == chosen.count or time.monotonic() > end:
            break
    wrong = [loss for loss in lost if loss > SAME]
    times.sort()
    print(f"{game.name}, {chosen.players} players: {len(wrong)} of {len(lost)} wrong", end="")
    print(f", {sum(lost) / len(lost):.2%} of a win given away on average, {max(lost):.0%} at most")
    print(f"{untrue} exact figures untrue, {sampled} sampled, {seen - len(lost)} too long")
    print(f"seconds: median {times[len(times) // 2]:.4f}, longest {times[-1]:.3f}")


if __name__ == "__main__":
    main()

"""Does an expert throw a win away in the last cards of Takeaway?  Solved a second time.

    python -m tests.bench.search.endgames --players 2 --count 500

Endgames with one to five cards in the deck, from last rounds of the rollout policy.  Each is solved
by the rules alone, over every card that may come, without a cache or pruning, so no line is shared
with ``bot/endgame.py``.  The expert's move is compared with that.  Takes minutes.
"""

import argparse

from tests.support.takeaway_endgames import SAME, natural, thrown_away


def main() -> None:
    """Solve so many endgames and say how many the level gets wrong."""
    parser = argparse.ArgumentParser(description="Takeaway's last cards, solved a second time.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--run-suits", default="same")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    lost, times = [], []
    endgames = natural(chosen.players, chosen.seed, chosen.run_suits)
    for _, state in zip(range(chosen.count), endgames, strict=False):
        loss, spent = thrown_away(state, chosen.level, chosen.playouts)
        lost.append(loss)
        times.append(spent)
    wrong = [loss for loss in lost if loss > SAME]
    times.sort()
    print(f"{chosen.level}, {chosen.players} players: {len(wrong)} of {len(lost)} wrong", end="")
    print(f", {sum(lost) / len(lost):.2%} of a win given away on average, {max(lost):.0%} at most")
    print(f"seconds: median {times[len(times) // 2]:.3f}, longest {times[-1]:.3f}")


if __name__ == "__main__":
    main()

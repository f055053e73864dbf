"""Does an expert throw a win away in the last cards of Takeaway?  Solved a second time.

    python -m tests.bench.endgames --players 2 --count 500

Endgames with one to five cards in the deck, from last rounds of the rollout policy.  Each is solved
by the rules alone, over every card that may come, without a cache or pruning, so no line is shared
with ``bot/endgame.py``.  The expert's move is compared with that.  Takes minutes.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from random import Random

from game.ai.levels import advise
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.moves import DRAW, Move
from game.games.takeaway.rules import TakeawayState

MOST = 5
SAME = 1e-9


def natural(
    players: int, seed: int, run_suits: str = "same", most: int = MOST
) -> Iterator[TakeawayState]:
    """Endgames of last rounds, one a match, in which there is something to choose."""
    rng = Random(f"endgames {players} {seed}")
    while True:
        options = {"rounds": 3, "run_suits": run_suits}
        state = TAKEAWAY.new(TAKEAWAY.setup(players, options, rng.getrandbits(48)))
        found = []
        while not state.over:
            moves = list(state.legal())
            if state.round == 3 and len(moves) > 1 and 1 <= len(state.stock) <= most:
                found.append(state.clone())
            state.advance(TAKEAWAY.bot.rollout_move(state, rng) if len(moves) > 1 else moves[0])
        if found:
            yield rng.choice(found)


def value(state: TakeawayState) -> Sequence[float]:
    """The chance of each seat to win, all playing for their own: max-n, the first of equals."""
    if state.winners is not None:
        share = 1 / len(state.winners)
        return [share * (seat in state.winners) for seat in range(state.setup.players)]
    if state.phase == "take":
        return max(values(state).values(), key=lambda chances: round(chances[state.asked], 9))
    total = [0.0] * state.setup.players
    for place in range(len(state.stock)):
        after = state.clone()
        after.stock.append(after.stock.pop(place))
        after.advance(DRAW)
        for seat, chance in enumerate(value(after)):
            total[seat] += chance / len(state.stock)
    return total


def values(state: TakeawayState) -> dict[Move, Sequence[float]]:
    """The chances of each seat after each move."""
    found = {}
    for move in state.legal():
        after = state.clone()
        after.advance(move)
        found[move] = value(after)
    return found


def thrown_away(state: TakeawayState, level: str, playouts: int) -> tuple[float, float]:
    """The chance to win that a level's move gives away, and the seconds of processor it took."""
    view = state.view(state.asked)
    before = time.process_time()
    said = advise(TAKEAWAY, view, level, 1, playouts)
    spent = time.process_time() - before
    found = {TAKEAWAY.write(move): chances[state.asked] for move, chances in values(state).items()}
    return max(found.values()) - found[said.move], spent


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

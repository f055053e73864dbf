"""Endgames of Takeaway, solved by the rules alone."""

import time
from collections.abc import Iterator, Sequence
from random import Random

from game.ai.levels import advise
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.moves import TAKEAWAY_DRAW_MOVE, Move
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
        after.advance(TAKEAWAY_DRAW_MOVE)
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

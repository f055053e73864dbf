"""A level against a bot that somebody writes in a day: plain Monte-Carlo, from the view alone.

    python -m tests.bench.outside --game takeaway --most 400

The bot makes worlds up that its view cannot tell from the real one, the hidden cards by chance.
In each it plays every legal move (of many, those rated best) out to the end of the round, all
seats by one plain policy, and takes the move that is ahead by most points on average.  It knows
nothing of the chance to win a match, of an opponent's habits or of the endgame.  Pairs of
matches: each deal once for every seat that the level can have, with the sequential test of
``tests.bench.duel``.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from itertools import islice
from math import log
from random import Random
from typing import Any

from game.ai.levels import BY_NAME as LEVELS
from game.ai.levels import advise
from game.core.event import View
from game.core.game import Game, State
from game.games import BY_NAME
from tests.bench.duel import ratio, tell

MOST_STEPS = 2000
"""A round that has not ended after so many moves is counted as it stands."""
MOST_LISTED = 300
Policy = Callable[[Any, State[Any], Random], Any]


def medium(knowledge: Any, state: State[Any], rng: Random) -> Any:
    """What rates best at once."""
    moves = knowledge.candidates(state)
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: knowledge.quick_score(state, move))


def anything(knowledge: Any, state: State[Any], rng: Random) -> Any:
    """Any legal move."""
    return rng.choice(list(islice(state.legal(), MOST_LISTED)))


def careless(knowledge: Any, state: State[Any], rng: Random) -> Any:
    """What a beginner does."""
    return knowledge.careless_move(state, rng)


def fast(knowledge: Any, state: State[Any], rng: Random) -> Any:
    """What the program's own playouts are played by."""
    return knowledge.rollout_move(state, rng)


POLICIES: dict[str, Policy] = {
    "medium": medium, "random": anything, "careless": careless, "fast": fast,
}  # fmt: skip


class Bot:
    """The bot of a day."""

    def __init__(self, game: Game[Any, Any], policy: Policy, playouts: int, most: int) -> None:
        self.game, self.policy, self.playouts, self.most = game, policy, playouts, most

    def values(self, view: View, rng: Random) -> dict[Any, float]:
        """By how many points each move that it tries is ahead at the end of the round."""
        seen = self.game.from_view(view)
        moves = self._tried(self.game.sample_state(seen, rng))
        total = dict.fromkeys(moves, 0.0)
        worlds = max(1, self.playouts // len(moves))
        for _ in range(worlds if len(moves) > 1 else 0):
            world = self.game.sample_state(seen, rng)
            luck = rng.getrandbits(32)
            for move in moves:
                total[move] += self._ahead(world, move, Random(luck))
        return {move: value / worlds for move, value in total.items()}

    def choose(self, view: View, rng: Random) -> Any:
        """The move that is ahead by most."""
        values = self.values(view, rng)
        return max(values, key=values.__getitem__)

    def _tried(self, state: State[Any]) -> Sequence[Any]:
        moves = list(islice(state.legal(), MOST_LISTED))
        if len(moves) <= self.most:
            return moves
        rated = {move: self.game.bot.quick_score(state, move) for move in moves}
        return sorted(rated, key=rated.__getitem__, reverse=True)[: self.most]

    def _ahead(self, world: State[Any], move: Any, rng: Random) -> float:
        state, seat = world.clone(), world.asked
        assert seat is not None, "a seat is asked"
        state.advance(move)
        knowledge = self.game.bot
        for _ in range(MOST_STEPS):
            if state.over or state.round != world.round:
                break
            state.advance(self.policy(knowledge, state, rng))
        points = knowledge.value(state)
        return float(points[seat] - max(p for one, p in enumerate(points) if one != seat))


class Contest:
    """Matches of a level among bots, and the processor's time that each took."""

    def __init__(self, bot: Bot, level: str, playouts: int | None) -> None:
        self.bot, self.level, self.playouts = bot, level, playouts
        self.spent = [0.0, 0.0]

    def share(self, options: Any, players: int, number: int, seat: int) -> float:
        """What part of the win the level has in one seat."""
        game = self.bot.game
        state = game.new(game.setup(players, options, number))
        rng = Random(number)
        while state.asked is not None:
            moves = list(islice(state.legal(), 2))
            luck = rng.getrandbits(32)
            if len(moves) == 1:
                state.advance(moves[0])
                continue
            view = state.view(state.asked)
            before = time.process_time()
            if state.asked == seat:
                move = game.parse(advise(game, view, self.level, luck, self.playouts).move)
            else:
                move = self.bot.choose(view, Random(luck))
            self.spent[state.asked != seat] += time.process_time() - before
            state.advance(move)
        winners = state.winners or ()
        return (seat in winners) / max(1, len(winners))


def main() -> None:
    """Play until the test says what it was asked, or all the deals."""
    parser = argparse.ArgumentParser(description="A level against a bot written in a day.")
    parser.add_argument("--game", required=True, choices=list(BY_NAME))
    parser.add_argument("--options", default="", metavar="TEXT", help="such as 'rounds=1-4'")
    parser.add_argument("--players", type=int, default=2, help="one of the level, others bots")
    parser.add_argument("--level", default="hard", choices=list(LEVELS))
    parser.add_argument("--thought", type=int, help="playouts of an expert (hard has its own)")
    parser.add_argument("--policy", default="medium", choices=list(POLICIES), help="of the bot")
    parser.add_argument("--playouts", type=int, default=200, help="of the bot, for a decision")
    parser.add_argument("--moves", type=int, default=8, help="the bot tries no more than so many")
    parser.add_argument("--even", type=float, help="the share of no lead (default: an even one)")
    parser.add_argument("--better", type=float, help="the share of a lead (default: 0.05 more)")
    parser.add_argument("--alpha", type=float, default=0.05)
    parser.add_argument("--beta", type=float, default=0.05)
    parser.add_argument("--all", action="store_true", help="all the deals: the test ends nothing")
    parser.add_argument("--most", type=int, default=400, help="deals at most")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = BY_NAME[chosen.game]
    options = game.options_type.from_text(chosen.options)
    even = 1 / chosen.players if chosen.even is None else chosen.even
    better = even + 0.05 if chosen.better is None else chosen.better
    low, high = log(chosen.beta / (1 - chosen.alpha)), log((1 - chosen.beta) / chosen.alpha)
    bot = Bot(game, POLICIES[chosen.policy], chosen.playouts, chosen.moves)
    contest = Contest(bot, chosen.level, chosen.thought)
    rows: list[float] = []
    found = 0.0
    for deal in range(chosen.most):
        number = Random(f"{chosen.seed} {deal}").getrandbits(48)
        shares = [
            contest.share(options, chosen.players, number, seat) for seat in range(chosen.players)
        ]
        rows.append(sum(shares) / len(shares))
        found = ratio(rows, even, better)
        if (deal + 1) % 10 == 0:
            tell(rows, found, low, high)
        if not chosen.all and not low < found < high:
            break
    tell(rows, found, low, high)
    print("ahead" if found >= high else "not ahead" if found <= low else "undecided")
    mine, theirs = (spent / len(rows) for spent in contest.spent)
    print(f"seconds of the processor a deal: {chosen.level} {mine:.2f}, bots {theirs:.2f}")


if __name__ == "__main__":
    main()

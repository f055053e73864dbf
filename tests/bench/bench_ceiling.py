"""How much skill can win: hard against a player who sees every hidden card.

    python -m tests.bench.bench_ceiling 1000 takeaway

The seer plays each move out once in the real position, the order of the deck included, and takes
the best.  No honest player can win more often; where the seer wins little more than half of the
matches, luck decides.  Takes minutes a game.
"""

import sys
from random import Random
from typing import Any

from game.ai.search import playout
from game.cli.experiments import Standing, table
from game.core.game import Game, State
from game.features.puzzles.puzzle_finder import ahead
from game.games import BY_NAME
from tests.bench.matches import Player, best_rated, play, shares

SHORT = {
    "take": "target=100",
    "takeaway": "rounds=3",
    "rummy500": "target=100",
    "taki": "mode=single",
    "texas": "rounds=5-7",
}
"""Options that make a match short, of the games whose matches are long without them."""


def players(game: Game[Any, Any]) -> dict[str, Player]:
    """The two players of a game."""
    bot = game.bot

    def seer(state: State[Any], rng: Random) -> Any:
        assert state.asked is not None, "a seat is asked"
        values = {}
        for move in bot.search_prior(state):
            end = playout(bot, state, move, rng)
            values[move] = ahead(bot.value(end), state.asked)
        return best_rated(values)

    return {"seer": seer, "hard": lambda state, rng: best_rated(bot.evaluate_moves(state))}


def main(words: list[str]) -> None:
    """Play matches of these games, or of all, each deal twice, and print who won them."""
    matches = int(words[0]) if words else 1000
    for name in words[1:] or BY_NAME:
        game = BY_NAME[name]
        options = game.options_type.from_text(SHORT.get(game.name, ""))
        seated = players(game)
        standings = {one: Standing(one, 1) for one in seated}
        for number in range(matches):
            deal, turn = divmod(number, 2)
            names = [*seated][turn:] + [*seated][:turn]
            setup = game.setup(2, options, Random(f"ceiling {deal}").getrandbits(48))
            end = play(game, setup, [seated[one] for one in names], Random(number))
            for one, share, points in zip(names, shares(end), end.scores, strict=True):
                standings[one].matches += 1
                standings[one].wins += share
                standings[one].points += points
        print(f"{game.title}, 2 players, {matches} matches, {SHORT.get(name, '')}")
        print(table(list(standings.values())), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

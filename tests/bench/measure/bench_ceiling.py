"""How much skill can win: hard against a player who sees every hidden card.

    python -m tests.bench.measure.bench_ceiling 1000 takeaway

The seer plays each move out once in the real position, the order of the deck included, and takes
the best.  No honest player can win more often; where the seer wins little more than half of the
matches, luck decides.  Takes minutes a game.
"""

import argparse
from random import Random
from typing import Any

from game.ai.search import playout
from game.cli.experiments import Standing, table
from game.core.game import Game, State
from game.features.puzzles.puzzle_finder import weighted_lead_points
from game.games import GAMES_BY_NAME
from tests.bench.measure.matches import Player, best_rated, play, shares

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
            values[move] = weighted_lead_points(bot.value(end), state.asked)
        return best_rated(values)

    return {"seer": seer, "hard": lambda state, rng: best_rated(bot.evaluate_moves(state))}


def main() -> None:
    """Play matches of these games, or of all, each deal twice, and print who won them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("matches", nargs="?", type=int, default=1000)
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games, or all")
    chosen = parser.parse_args()
    matches = chosen.matches
    for name in chosen.games or GAMES_BY_NAME:
        game = GAMES_BY_NAME[name]
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
    main()

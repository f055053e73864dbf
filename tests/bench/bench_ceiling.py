"""How much there is to win by choice: hard against one who sees every hidden card.

Run it by hand: ``python -m tests.bench.bench_ceiling [MATCHES [GAME ...]]``.  It is no test.  The
seer plays each move out once in the real position, the stock's order included, and takes the
best.  No honest player can win more often than one who sees everything could; where the seer
wins little more than half, luck decides.
"""

import sys
from itertools import islice
from random import Random
from typing import Any

from game.ai.search import playout
from game.cli.experiments import Standing, table
from game.core.game import Game, State
from game.features.puzzles.puzzle_finder import ahead
from game.games import BY_NAME

SHORT = {
    "take": "target=100",
    "takeaway": "rounds=3",
    "rummy500": "target=100",
    "taki": "mode=single",
    "texas": "rounds=5-7",
}
"""Options that make a match short, of the games whose matches are long without them."""


def seen(game: Game[Any, Any], state: State[Any], rng: Random) -> Any:
    """The move that comes out best when it is played out as the cards really lie."""
    assert state.asked is not None, "a seat is asked"
    knowledge, seat = game.bot, state.asked
    values = {}
    for move in knowledge.search_prior(state):
        end = playout(knowledge, state, move, rng)
        values[move] = ahead(knowledge.value(end), seat)
    return max(values, key=values.__getitem__)


def weighed(game: Game[Any, Any], state: State[Any]) -> Any:
    """What a hard opponent does."""
    weights = game.bot.evaluate_moves(state)
    return max(weights, key=weights.__getitem__)


def match(game: Game[Any, Any], number: int, standings: dict[str, Standing]) -> None:
    """A match between the two: each deal twice, the seats changed."""
    deal, turn = divmod(number, 2)
    options = game.options_type.from_text(SHORT.get(game.name, ""))
    seated = ["seer", "hard"][turn:] + ["seer", "hard"][:turn]
    state = game.new(game.setup(2, options, Random(f"ceiling {deal}").getrandbits(48)))
    rng = Random(number)
    while state.asked is not None:
        moves = list(islice(state.legal(), 2))
        if len(moves) == 1:
            state.advance(moves[0])
        elif seated[state.asked] == "seer":
            state.advance(seen(game, state, rng))
        else:
            state.advance(weighed(game, state))
    winners = state.winners or ()
    for seat, name in enumerate(seated):
        standings[name].matches += 1
        standings[name].wins += (seat in winners) / len(winners)
        standings[name].points += state.scores[seat]


def main(words: list[str]) -> None:
    """Play so many matches of these games, or of all, and print who won them."""
    matches = int(words[0]) if words else 1000
    for name in words[1:] or BY_NAME:
        game = BY_NAME[name]
        standings = {one: Standing(one, 1) for one in ("seer", "hard")}
        for number in range(matches):
            match(game, number, standings)
        print(f"{game.title}, 2 players, {matches} matches, {SHORT.get(name, '')}")
        print(table(list(standings.values())), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

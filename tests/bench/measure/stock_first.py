"""How often the rule "deck first" takes a choice away.

    python -m tests.bench.measure.stock_first --game take --players 2 --level medium --matches 20

Players of one level play whole matches.  Counted are the turns that may draw from the deck, and of
those the turns in which the top of the pile is refused with ``stock-first``.  It should be fewer
than one in a thousand.  Takes seconds for easy, minutes for hard.
"""

import argparse
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

from game.ai.levels import LEVELS, advise
from game.core.game import Game, State
from game.core.illegal import InvalidSetup, UnreadableMove
from game.games import GAMES_BY_NAME

STOCK = "draw stock"
TOPS = ("draw pile", "draw pile 1")
"""How games write that the top card of the pile is taken."""
BARRED = "stock-first"
"""The code of the refusal."""


def draws(game: Game[Any, Any]) -> tuple[Any, Any] | None:
    """The moves that draw from the stock and take the top of the pile; None without them."""
    for text in TOPS:
        try:
            return game.parse(STOCK), game.parse(text)
        except UnreadableMove:
            continue
    return None


def chosen(game: Game[Any, Any], state: State[Any], level: str, seed: int, playouts: int) -> Any:
    """The move of a player of this level."""
    moves = list(islice(state.legal(), 2))
    if len(moves) == 1:
        return moves[0]
    assert state.asked is not None, "a seat is asked"
    advice = advise(game, state.view(state.asked), level, seed, playouts, most=playouts)
    return game.parse(advice.move)


def count(
    game: Game[Any, Any], setup: Any, level: str, seed: int, playouts: int, found: Counter[str]
) -> None:
    """Play a match and count its rounds, its turns and those in which the top is barred."""
    pair = draws(game)
    if pair is None:
        return
    stock, top = pair
    rng = Random(seed)
    state = game.new(setup)
    while state.asked is not None:
        if state.check(stock) is None:
            found["turns"] += 1
            refused = state.check(top)
            found["barred"] += refused is not None and refused.code == BARRED
        state.advance(chosen(game, state, level, rng.getrandbits(32), playouts))
    found["rounds"] += len(state.rounds)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    games = [name for name, game in GAMES_BY_NAME.items() if draws(game)]
    parser.add_argument("--game", choices=games, required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", choices=list(LEVELS), default="medium")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=8)
    parser.add_argument("--options", default="", metavar="TEXT", help="such as 'target=100'")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = GAMES_BY_NAME[asked.game]
    found: Counter[str] = Counter()
    for number in range(asked.matches):
        seed = Random(f"{asked.seed} match {number}").getrandbits(48)
        try:
            setup = game.setup(asked.players, game.options_type.from_text(asked.options), seed)
        except InvalidSetup as error:
            parser.error(str(error))
        count(game, setup, asked.level, seed, asked.playouts, found)
    share = found["barred"] / max(1, found["turns"])
    print(
        f"{game.title}, {asked.players} players, {asked.level}, {asked.matches} matches,"
        f" {found['rounds']} rounds: barred in {found['barred']} of {found['turns']} turns"
        f" ({share:.2%})"
    )


if __name__ == "__main__":
    main()

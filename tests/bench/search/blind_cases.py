"""Mistakes that each blindness explains, to be read: is the sentence true of every one?

``python -m tests.bench.search.blind_cases --games taki,rummy500 --cases 20``

The players err often.  A mistake is a move that costs two points of the match and two errors.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

from game.ai.levels import EXPERT_LEVEL, advise
from game.core.blindness import Blindness, Oversight
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.laws.overlooking import table_names

PLAYOUTS_COUNT = 60
MIN_COST_POINTS = 2.0
MOVES_COUNT = 40
ASTRAY = 0.15
"""How often somebody makes any move."""
POSITIONS_LIMIT = 20_000


def decisions(game: Game[Any, Any]) -> Iterator[tuple[State[Any], list[Any]]]:
    """Positions of usual matches, with the moves that are legal there."""
    for seed in count():
        rng = Random(seed)
        state: State[Any] = game.new(game.setup(min(game.players[1], 2 + seed % 3), {}, seed))
        for _ in range(150):
            if state.over:
                break
            legal = list(islice(state.legal(), MOVES_COUNT))
            if len(legal) > 1:
                yield state, legal
            astray = rng.random() < ASTRAY
            state.advance(rng.choice(legal) if astray else game.bot.rollout_move(state, rng))


def mistake(
    game: Game[Any, Any], blindness: Blindness, state: Any, moves: list[Any]
) -> tuple[float, Oversight] | None:
    """The cost of a mistake that a blindness explains, and the mistake."""
    hidden, excused = blindness.hides(state, moves), blindness.excuses(state, moves)
    if not hidden and not excused:
        return None
    rng = Random(len(moves))
    also = rng.choice(list(excused) or [move for move in moves if move not in hidden] or moves)
    view, level = state.view(state.asked), EXPERT_LEVEL.name
    advice = advise(game, view, level, 1, PLAYOUTS_COUNT, explain=True, also=game.write(also))
    best = game.parse(advice.move)
    for text, score in sorted(advice.scores.items(), key=lambda one: one[1]):
        cost, made = advice.scores[advice.move] - score, game.parse(text)
        least = max(MIN_COST_POINTS, 2 * advice.errors.get(text, 0.0))
        if cost >= least and blindness.explains(state, best, made):
            names = table_names(state.setup.players, rng.randrange(state.setup.players))
            return cost, Oversight(state, best, made, names[state.asked], names)
    return None


def show(game: Game[Any, Any], cost: float, oversight: Oversight, said: str) -> None:
    """Print a mistake as its player saw it."""
    state = oversight.state
    view = state.view(state.asked)
    best, made = game.write(oversight.best), game.write(oversight.made)
    print(f"\n  {said}\n    {oversight.who.name}: {made}, not {best} ({cost:.0f})")
    shown = ("hands", "known", "lacking", "melds", "color", "symbol", "run", "row", "top")
    for key in (key for key in shown if view.get(key)):
        print(f"    {key}: {view[key]}")
    if "pile" in view:
        print(f"    pile: {view['pile'][-12:]}")


def cases(game: Game[Any, Any], wanted: int) -> None:
    met: Counter[str] = Counter()
    for blindness in game.bot.blindnesses:
        print(f"\n{game.name} {blindness.name}: What costs you most: {blindness.theme}.")
        for state, moves in islice(decisions(game), POSITIONS_LIMIT):
            if met[blindness.name] == wanted:
                break
            found = mistake(game, blindness, state, moves)
            if found is not None:
                met[blindness.name] += 1
                show(game, *found, str(blindness.tell(found[1])))
    print(f"\n{game.name}: {dict(met)}")


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.bench.search.blind_cases", description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES_BY_NAME))
    parser.add_argument("--cases", type=int, default=20)
    chosen = parser.parse_args()
    for name in chosen.games.split(","):
        cases(GAMES_BY_NAME[name], chosen.cases)


if __name__ == "__main__":
    main()

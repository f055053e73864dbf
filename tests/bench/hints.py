"""What the coach says: positions a good player would have an opinion of, and the hint for each.

Run it by hand: ``python -m tests.bench.hints [GAME ...]``.  It is no test: a person reads it.
"""

import argparse
from random import Random
from typing import Any

from game.ai.levels import EXPERT, advise
from game.core.game import Game, State
from game.games import BY_NAME, GAMES
from game.text.message import Who

POSITIONS = 10
"""So many positions of each game."""
APART = 7
"""So many decisions apart."""
SHOWN = ("stock", "hands", "pile", "known", "melds", "slots", "slot", "color", "run", "pending",
         "stages", "wild", "taken", "must_meld", "barred", "scores")  # fmt: skip
NAMES = ("You", "Ada", "Max", "Iris")


def show(game: Game[Any, Any], state: State[Any]) -> None:
    """Print what the asked seat sees, its hint, and what the other moves are worth."""
    assert state.asked is not None, "a seat is asked"
    view = state.view(state.asked)
    order = (*NAMES[-state.asked :], *NAMES[: -state.asked])[: state.setup.players]
    names = [Who(name, name == "You") for name in order]
    print(f"\n{game.title}, seat {state.asked} is you, {view['phase']}")
    for key in SHOWN:
        value = view.get(key)
        if value not in (None, [], 0):
            print(f"  {key}: {_short(key, value)}")
    advice = advise(game, view, EXPERT.name, 1, EXPERT.thought, names=names)
    print(f"  HINT {game.describe_move(state, game.parse(advice.move), names)}. {advice.why}")
    for move, worth in sorted(advice.scores.items(), key=lambda one: -one[1]):
        print(f"    {worth:9.2f}  {move}")


def _short(key: str, value: Any) -> str:
    """A zone in a line."""
    if key == "melds":
        return " | ".join(" ".join(one["cards"]) for one in value)
    if key == "slots":
        return " | ".join(f"{len(one['cards'])}:{one['cards'][-1:]}" for one in value if one)
    if key == "hands":
        return " | ".join(str(hand) if isinstance(hand, int) else " ".join(hand) for hand in value)
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def main() -> None:
    """Show positions of matches that fast players play, in each of the games named or in all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", metavar="GAME", help=", ".join(BY_NAME))
    names = parser.parse_args().game
    unknown = [name for name in names if name not in BY_NAME]
    if unknown:
        parser.error(f"there is no game {unknown[0]}")
    for game in [BY_NAME[name] for name in names] or GAMES:
        rng = Random(2)
        shown = met = 0
        while shown < POSITIONS:
            state = game.new(game.setup(rng.choice((2, 3)), {}, rng.getrandbits(48)))
            first = state.round
            while state.asked is not None and state.round == first and shown < POSITIONS:
                if len(game.bot.search_prior(state)) > 1:
                    met += 1
                    if met % APART == 0:
                        show(game, state)
                        shown += 1
                state.advance(game.bot.rollout_move(state, rng))


if __name__ == "__main__":
    main()

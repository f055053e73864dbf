"""Many constructed positions: what is listed against what is allowed, and refusals never met.

``python -m tests.bench.search.rules_once --positions 3000 --games take,taki``
"""

import re
import sys
from argparse import ArgumentParser
from pathlib import Path
from time import process_time
from typing import Any

from game.core.game import Game
from game.games import GAMES_BY_NAME
from game.text.message import Message
from tests.laws.constructing import constructed_of, differing, positions

MATCH_OVER = "match-over"
"""No position is of a match that is over."""
_NAMED = re.compile(r'Message\(\s*"([^"]+)"')


def refusals(game: Game[Any, Any]) -> set[str]:
    """The messages that the rules of a game name."""
    folder = Path(sys.modules[game.state_type.__module__].__file__ or "").parent
    return {name for file in folder.glob("*.py") for name in _NAMED.findall(file.read_text())}


def compare(game: Game[Any, Any], count: int) -> bool:
    """Print what the positions of a game show; whether all of it is as it should be."""
    began = process_time()
    wrong = {
        number: moves
        for number, state in enumerate(positions(game, count))
        if (moves := differing(game, state))
    }
    speed = count / (process_time() - began)
    print(f"{game.name}: {len(wrong)} of {count:,} positions differ, {speed:,.0f} a second")
    for number, moves in list(wrong.items())[:5]:
        print(f"  {number}: {', '.join(sorted(moves)[:5])}")
    unmet = refusals(game) - {MATCH_OVER}
    for state in positions(game, count):
        for move in constructed_of(game).every_move(state):
            refusal = state.check(move)
            if refusal is not None and isinstance(refusal.message, Message):
                unmet.discard(refusal.message.name)
    if unmet:
        print(f"  never said: {', '.join(sorted(unmet))}")
    return not wrong and not unmet


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.bench.search.rules_once", description=__doc__)
    parser.add_argument("--positions", type=int, default=3000)
    parser.add_argument("--games", default=",".join(GAMES_BY_NAME))
    chosen = parser.parse_args()
    held = [compare(GAMES_BY_NAME[name], chosen.positions) for name in chosen.games.split(",")]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())

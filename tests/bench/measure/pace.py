"""How many moves a minute does the player make by their own hand?

    python -m tests.bench.measure.pace --seconds 300 --forced mine

Moves of the program's simulated clock at normal speed, three players, with opponents that answer
at once and a player who thinks 2 seconds about each move.  Takes two minutes.
"""

import argparse
import os
import tempfile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.games import GAMES
from game.match.match import Match
from tests.ui.stage import NAMES, Stage

PLAYER_COUNT = 3
DECISION_SECONDS = 2.0
"""Seconds the player thinks about a move."""


class Moved(NamedTuple):
    """The player's moves: by their own hand, and all; and the seconds before the first by hand."""

    by_hand: int
    made: int
    first: float | None


def moved(game: Game[Any, Any], forced: str, seconds: float, seed: int, folder: Path) -> Moved:
    """Play for so many seconds with this value of the setting; matches follow each other."""
    stage = Stage(folder)
    settings = stage.app.settings
    settings.speed = settings.thinking = "normal"
    settings.choose("forced", forced)
    rng, begin = Random(seed), stage.now
    by_hand, made, number = 0, 0, 0
    first: float | None = None
    while stage.now < begin + seconds:
        setup = game.setup(PLAYER_COUNT, {}, seed + 1000 * number)
        match = Match(game, setup, NAMES[:PLAYER_COUNT])
        table, number, asked = stage.sit_at(match, fresh=True), number + 1, None
        while stage.now < begin + seconds and not (match.state.over and table.show.quiet):
            stage.tick()
            if stage.scene is not table:
                stage.key("return")
            elif not table.model.your_turn or table.model.plays_itself():
                asked = None
            elif asked is None:
                asked = stage.now
            elif stage.now >= asked + DECISION_SECONDS:
                asked = None
                by_hand += 1
                first = stage.now - begin if first is None else first
                table.moves.try_move(game.write(game.bot.rollout_move(match.state, rng)))
        made += sum(seat == PERSON_SEAT for seat, _ in match.moves)
    stage.app.close()
    return Moved(by_hand, made, first)


def main() -> None:
    """Measure each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=300.0, help="of play in each game")
    parser.add_argument("--forced", default="mine", help="the setting for moves without a choice")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--games", nargs="*", default=[game.name for game in GAMES])
    asked = parser.parse_args()
    for game in GAMES:
        if game.name not in asked.games:
            continue
        with tempfile.TemporaryDirectory() as folder:
            found = moved(game, asked.forced, asked.seconds, asked.seed, Path(folder))
        rate = 60 * found.by_hand / asked.seconds
        first = "none" if found.first is None else f"after {found.first:.1f} s"
        print(f"{game.title}: {rate:.1f} moves a minute by hand, first {first} "
              f"({found.by_hand} of {found.made} moves)", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()

"""How long does the program let a player wait for the next turn, apart from thinking?

    python -m tests.bench.measure.turn_waits --turns 12

Seconds of the program's simulated clock at normal speed, with opponents that answer at once, from
the end of a turn to the next one.  Takes a minute.
"""

import argparse
import os
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.core.game import Game
from game.games import GAMES
from game.match.match import Match
from tests.ui.stage import NAMES, Stage

LONGEST = 200_000
"""Maximum number of frames."""


def waits(game: Game[Any, Any], players: int, turns: int, folder: Path) -> list[float]:
    """Seconds between turns of the person."""
    found: list[float] = []
    stage = Stage(folder)
    stage.app.settings.speed = stage.app.settings.thinking = "normal"
    match = Match(game, game.setup(players, {}, 5), NAMES[:players])
    table, rng, ended = stage.sit_at(match), Random(5), None
    for _ in range(LONGEST):
        stage.tick()
        if match.state.over or len(found) == turns:
            break
        if stage.scene is not table:
            stage.key("return")
            ended = None
        elif table.model.your_turn:
            if ended is not None:
                found.append(stage.now - ended)
            ended = None
            table.moves.try_move(game.write(game.bot.rollout_move(match.state, rng)))
        elif ended is None and table.session.thinking and table.show.quiet:
            ended = stage.now
    stage.app.close()
    return found


def main() -> None:
    """Measure each game with three players and with the most."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--turns", type=int, default=12, help="turns at each table")
    turns = parser.parse_args().turns
    for game in GAMES:
        for players in sorted({3, game.players[1]}):
            with tempfile.TemporaryDirectory() as folder:
                found = waits(game, players, turns, Path(folder))
            print(f"{game.title}, {players} players: median {median(found):4.1f} s, "
                  f"longest {max(found):4.1f} s ({len(found)} turns)", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()

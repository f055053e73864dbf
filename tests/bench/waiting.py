"""How many clicks a match of Takeaway asks for, and how long one waits for one's turn.

    python -m tests.bench.waiting

Times are those of the program's own clock at the normal speed, with opponents who answer at once:
what is measured is what the program has the player wait for.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

from game.core.game import Game
from game.games.rummy500.game import RUMMY500
from game.games.texas.game import TEXAS
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from tests.ui.stage import NAMES, Stage

LONGEST = 200_000
"""Frames of a match at most."""


@contextmanager
def stage() -> Iterator[Stage]:
    """The program in a window without a screen."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as folder:
        yield Stage(Path(folder))


def takeaway(seed: int, forced: str) -> tuple[int, float]:
    """The clicks and the seconds of a match of Takeaway with three players."""
    with stage() as one:
        one.app.settings.forced = forced == "on"
        table = one.sit(3, rounds=3, seed=seed, speed="normal")
        clicks, began = 0, one.now
        for _ in range(LONGEST):
            one.tick()
            if isinstance(one.scene, ResultPage):
                break
            if not isinstance(one.scene, TablePage):
                clicks += 1
                one.key("return")
            elif table.model.your_turn and table.model.forced_move() is None:
                clicks += 1
                table.moves.try_move(table.sitting.match.moves_now()[0])
        return clicks, one.now - began


def waits(game: Game, players: int, turns: int) -> list[float]:  # type: ignore[type-arg]
    """The seconds from the end of each of the person's turns to the next."""
    found: list[float] = []
    with stage() as one:
        one.app.settings.speed = one.app.settings.thinking = "normal"
        match = Match(game, game.setup(players, {}, 5), NAMES[:players])
        table, rng, ended = one.sit_at(match), Random(5), None
        for _ in range(LONGEST):
            one.tick()
            if match.state.over or len(found) == turns:
                break
            if one.scene is not table:
                one.key("return")
                ended = None
            elif table.model.your_turn:
                if ended is not None:
                    found.append(one.now - ended)
                ended = None
                table.moves.try_move(game.write(game.bot.rollout_move(match.state, rng)))
            elif ended is None and table.sitting.thinking and table.show.quiet:
                ended = one.now
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=5, help="so many matches of Takeaway")
    parser.add_argument("--turns", type=int, default=12, help="so many turns at each table")
    wanted = parser.parse_args()
    print("Takeaway with three players, a match (medians)")
    for forced in ("off", "on"):
        played = [takeaway(seed, forced) for seed in range(wanted.matches)]
        clicks, seconds = (median(column) for column in zip(*played, strict=True))
        print(f"  forced moves {forced:>3}: {clicks:5.0f} clicks {seconds:6.0f} s besides thought")
    print("From the end of one's turn to the next, seconds")
    for game, players in ((RUMMY500, 3), (RUMMY500, 5), (RUMMY500, 8), (TEXAS, 10)):
        found = waits(game, players, wanted.turns)
        print(
            f"  {game.title}, {players} players: median {median(found):4.1f}, "
            f"longest {max(found):4.1f} ({len(found)} turns)"
        )


if __name__ == "__main__":
    main()

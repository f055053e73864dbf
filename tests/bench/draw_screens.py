"""The pictures of the README, from the program's own frames.

    python -m tests.bench.draw_screens [--only table,games,play] [FOLDER]

``table.png`` is a table in the middle of a round, ``games.jpg`` the other four games, ``play.png``
an animated turn of Take.  They are the same at each run, as long as the program looks and plays the
same.  Needs numpy (the extra ``art``).
"""

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from game.core.game import Game
from game.core.state import SeatView
from game.core.table_values import HighlightKind
from game.games import GAMES_BY_NAME
from game.match.match import Match
from tests.ui.scenes import moments
from tests.ui.stage import NAMES, Stage

FOLDER = Path(__file__).parents[2] / "sprites/screens"
SIZE = (1280, 720)
SMALL = (960, 600)
SHOWN = (720, 450)
"""How large the moving picture is; it is painted in the smallest window."""
GAP = 8
STEP = 1 / 15
"""Seconds a frame of the moving picture is seen."""
STILL = 1.2
"""Seconds for which it shows how things stood, and half of those for what came of it."""
LONGEST = 4.0
"""Seconds of animation that a move may take."""
PAUSE = 0.5
"""Seconds between two moves."""
TABLE = ("rummy500", 4, 31, 50)
OTHERS = (("take", 5, 19, 90), ("taki", 5, 4, 42), ("texas", 5, 9, 60), ("takeaway", 4, 9, 30))
"""Game, players, deal and how many moves have been made."""


def settled(stage: Stage) -> Any:
    """What the window shows once nothing moves and every card is sharp."""
    import pygame

    stage.worker.slow = True
    for _ in range(400):
        moving = stage.tick()
        stage.app.painter.images.begin_frame(False)
        stage.app._paint()
        if not moving and not stage.app.images.behind:
            break
    return pygame.Surface.copy(stage.app.painter.surface)


def seated(home: Path, game: Game[Any, Any], players: int, deal: int, moves: int) -> Any:
    """A table so many moves into a match."""
    stage = Stage(home, SIZE, seed=deal)
    stage.sit(players, seed=deal, moves=moves, game=game)
    picture = settled(stage)
    stage.app.close()
    return picture


def table(home: Path, folder: Path) -> Path:
    """A table in the middle of a round."""
    import pygame

    name, *rest = TABLE
    made = folder / "table.png"
    pygame.image.save(seated(home, GAMES_BY_NAME[name], *rest), made)
    return made


def games(home: Path, folder: Path) -> Path:
    """The other games, two beside two."""
    import pygame

    wide, high = 800, 450
    sheet = pygame.Surface((2 * wide + GAP, 2 * high + GAP))
    for place, (name, *rest) in enumerate(OTHERS):
        picture = seated(home / name, GAMES_BY_NAME[name], *rest)
        row, column = divmod(place, 2)
        where = (column * (wide + GAP), row * (high + GAP))
        sheet.blit(pygame.transform.smoothscale(picture, (wide, high)), where)
    made = folder / "games.jpg"
    pygame.image.save(sheet, made)
    return made


def great_turn(game: Game[Any, Any], players: int) -> tuple[Match, list[str]]:
    """A match at the person's turn, and the moves of that turn: one of them takes a meld."""
    for deal in range(60):
        match = Match(game, game.setup(players, {}, deal), NAMES[:players])
        seen: SeatView[Any] = SeatView(game, match.view(0))  # type: ignore[arg-type]
        rng = Random(deal)
        begun, great = 0, False
        while not match.state.over:
            mine = match.state.asked == 0
            if not mine and great:
                turn = [move for _, move in match.moves[begun:]]
                while len(match.moves) > begun:
                    match.undo()
                return match, turn
            begun = begun if mine else len(match.moves) + 1
            move = game.write(game.bot.rollout_move(match.state, rng))
            found = list(moments(match, move, seen))
            great = mine and (great or any(one.sort is HighlightKind.TAKE for one in found))
    raise LookupError("nobody takes anything")


def play(home: Path, folder: Path) -> Path:
    """A turn of Take in which a meld is taken, moving."""
    import pygame
    import pygame.surfarray

    from sprites.apng import animated

    match, turn = great_turn(GAMES_BY_NAME["take"], 4)
    stage = Stage(home, SMALL)
    stage.app.settings.speed = "normal"
    table = stage.sit_at(match)
    frames, delays = [], []

    def keep(seconds: float) -> None:
        small = pygame.transform.smoothscale(stage.app.painter.surface, SHOWN)
        frames.append(pygame.surfarray.array3d(small).transpose(1, 0, 2))
        delays.append(round(1000 * seconds))

    settled(stage)
    keep(STILL)
    for move in turn:
        table.show.add(table.session.play(move))
        for _ in range(int(LONGEST / STEP)):
            moving = stage.tick(STEP)
            stage.app.painter.images.begin_frame(False)
            stage.app._paint()
            keep(STEP)
            if not moving and table.show.quiet and not table.show.stage.lit:
                break
        delays[-1] = round(1000 * PAUSE)
    delays[-1] = round(1000 * 2 * STILL)
    stage.app.close()
    made = folder / "play.png"
    made.write_bytes(animated(frames, delays))
    return made


PICTURES: dict[str, Callable[[Path, Path], Path]] = {"table": table, "games": games, "play": play}


def main() -> None:
    """Make what is asked for."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--only", default=",".join(PICTURES))
    chosen = parser.parse_args()
    for name in chosen.only.split(","):
        with tempfile.TemporaryDirectory() as home:
            made = PICTURES[name](Path(home), chosen.folder)
        print(f"{made} {made.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()

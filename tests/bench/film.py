"""Film strips: one sheet for each highlight, with a row for each strength.

    python -m tests.bench.film --game take --strengths 0.1,0.5,1 FOLDER

A match is played until the highlight comes.  The sheet has pictures at fixed times around the
landing; printed is the share of the felt's pixels that change at the landing.
"""

import argparse
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.table_values import HighlightKind
from game.games import GAMES_BY_NAME
from game.match.match import Match
from tests.support.film_strip import SMALL, TIMES, measured
from tests.ui.scenes import Scene, scenes
from tests.ui.stage import Stage

if TYPE_CHECKING:
    pass


def sheets(name: str, chosen: argparse.Namespace, sorts: Sequence[HighlightKind]) -> None:
    """One sheet for each moment of a game, a row for each strength."""
    import pygame

    size = tuple(map(int, chosen.size.split("x")))
    for sort, scene in scenes(GAMES_BY_NAME[name], chosen.players, sorts).items():
        rows = [float(one) for one in chosen.strengths.split(",")]
        sheet = pygame.Surface((len(TIMES) * SMALL[0], len(rows) * SMALL[1]))
        for row, strength in enumerate(rows):
            with tempfile.TemporaryDirectory() as home:
                stage = Stage(Path(home), size)  # type: ignore[arg-type]
                # A film replays the match from its own moves.
                match = Match(scene.match.game, scene.match.setup, scene.match.seats)
                for _, move in scene.match.moves:
                    match.play(move)
                again = Scene(match, scene.move, scene.moment)
                kept, share = measured(stage, again, strength, chosen.less)
                stage.app.close()
            for column, one in enumerate(kept):
                sheet.blit(one, (column * SMALL[0], row * SMALL[1]))
            print(
                f"{name:9} {sort:10} strength {strength}: {100 * share:5.1f} % of the felt change"
            )
        chosen.folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(sheet, chosen.folder / f"{name} {sort}.png")


def main() -> None:
    """Film what is asked for."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(description="Film strips of highlights.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=GAMES_BY_NAME)
    parser.add_argument("--moment", choices=list(HighlightKind))
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--strengths", default="0.1,0.5,1")
    parser.add_argument("--less", action="store_true", help="with reduced motion")
    chosen = parser.parse_args()
    sorts = [HighlightKind(chosen.moment)] if chosen.moment else list(HighlightKind)
    for name in [chosen.game] if chosen.game else GAMES_BY_NAME:
        sheets(name, chosen, sorts)


if __name__ == "__main__":
    main()

"""Film strips of the great moments.

``python -m tests.bench.film --game take --moment taken FOLDER``

A match is played until the moment comes, and a picture is kept of every 60 milliseconds of it;
``montage`` puts them on one sheet where it is installed.  Without ``--moment`` all the game's
moments, without ``--game`` all games.
"""

import argparse
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from game.core.game import Game
from game.core.state import SeatView
from game.core.table_values import Highlight, HighlightKind
from game.games import BY_NAME
from game.match.match import Match
from tests.sitting import at_table
from tests.ui.stage import NAMES, Stage

if TYPE_CHECKING:
    from game.ui.features.match.match_page import TablePage

STEP = 0.06
LONGEST = 4.0
"""Seconds after which a strip ends."""
SEEDS, MOVES = 60, 600


@dataclass(frozen=True, slots=True)
class Scene:
    """A match that has come to a move by which a moment happens."""

    match: Match
    move: str
    moment: Highlight


def called(players: int) -> list[str]:
    """What those at a table are called."""
    return [name.partition(" (")[0] for name in NAMES[:players]]


def moments(match: Match, move: str, seen: SeatView[Any]) -> Iterator[Highlight]:
    """The moments that a move brings, as seat 0 sees them; the sight follows."""
    game = match.game
    names = at_table(*called(match.setup.players))
    for event in match.play(move):
        mine = event.as_seen_by(0)  # type: ignore[arg-type]
        assert game.table is not None, "every game here has a table"
        found = game.table.highlight(seen.state, mine, game.event_kind(mine), names)
        if found is not None:
            yield found
        seen.apply(mine)


def scenes(
    game: Game[Any, Any], players: int, sorts: Sequence[HighlightKind], first: Sequence[int] = ()
) -> dict[HighlightKind, Scene]:
    """For each sort of moment the first that comes when the fast policy plays.

    The ``first`` deals that are tried are those in which rare ones are known to come.
    """
    found: dict[HighlightKind, Scene] = {}
    for seed in dict.fromkeys((*first, *range(SEEDS))):
        match = Match(game, game.setup(players, {}, seed), NAMES[:players])
        rng = Random(seed)
        seen: SeatView[Any] = SeatView(game, match.view(0))  # type: ignore[arg-type]
        for _ in range(MOVES):
            if match.state.over:
                break
            move = game.write(game.bot.rollout_move(match.state, rng))
            for moment in list(moments(match, move, seen)):
                if moment.sort in sorts and moment.sort not in found:
                    again = Match(game, match.setup, NAMES[:players])
                    for _, made in match.moves[:-1]:
                        again.play(made)
                    found[moment.sort] = Scene(again, move, moment)
            if len(found) == len(sorts):
                return found
    return found


def film(stage: Stage, scene: Scene, folder: Path, speed: str = "normal") -> list[Path]:
    """Draw a moment frame by frame; the pictures."""
    import pygame

    stage.app.settings.speed = speed
    stage.app.settings.forced = False
    stage.thinker.slow = True
    table: TablePage = stage.sit_at(scene.match)
    table.show.add(table.sitting.play(scene.move))
    shots: list[Path] = []
    begun = stage.now
    for number in range(int(LONGEST / STEP)):
        moving = stage.tick(STEP)
        stage.app.painter.images.begin_frame(False)
        stage.app._paint()
        shots.append(folder / f"{number:03}.png")
        pygame.image.save(stage.app.painter.surface, shots[-1])
        if not moving and stage.scene is not table:
            break
        if table.show.quiet and not table.show.stage.lit and stage.now - begun > 0.5:
            break
    return shots


def main() -> None:
    """Film what is asked for."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=list(BY_NAME))
    parser.add_argument("--moment", choices=[str(one) for one in HighlightKind])
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--speed", default="normal")
    chosen = parser.parse_args()
    wide, high = map(int, chosen.size.split("x"))
    sorts = [HighlightKind(chosen.moment)] if chosen.moment else list(HighlightKind)
    for name in [chosen.game] if chosen.game else BY_NAME:
        for sort, scene in scenes(BY_NAME[name], chosen.players, sorts).items():
            folder = chosen.folder / f"{name} {sort}"
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory() as home:
                stage = Stage(Path(home), (wide, high))
                shots = film(stage, scene, folder, chosen.speed)
                stage.app.close()
            print(f"{name}: {scene.moment.text} {len(shots)} pictures")
            if shutil.which("montage"):
                sheet = chosen.folder / f"{name} {sort}.png"
                subprocess.run(
                    ["montage", *map(str, shots), "-tile", "5x", "-geometry", "480x270+2+2",
                     str(sheet)],
                    check=True,
                )  # fmt: skip


if __name__ == "__main__":
    main()

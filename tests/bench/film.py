"""Film strips of the great moments.

``python -m tests.bench.film --game take --moment taken FOLDER``

A match is played until the moment comes, and a picture is kept of every 60 milliseconds of it;
``montage`` puts them on one sheet where it is installed.  Without ``--moment`` all the game's
moments, without ``--game`` all games.

``--strengths 0.1,0.5,1`` makes one sheet for each moment instead: a row for each strength, with
pictures at fixed times around the landing, and prints the share of the felt's pixels that change at
the landing.
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


TIMES = (-0.45, -0.15, 0.02, 0.12, 0.24, 0.45, 0.8, 1.2)
"""Seconds from the landing at which a picture is kept."""
SMALL = (480, 270)
"""Size of a picture on a sheet, in pixels."""
SEEN = 8
"""Least difference of a colour by which a pixel has changed, of 255."""
JUST_LANDED = 0.18
"""Seconds after the landing within which the change is measured."""


def changed(before: Any, after: Any) -> float:
    """Share of the pixels that differ."""
    import pygame

    same = pygame.mask.from_threshold(after, (0, 0, 0), (SEEN, SEEN, SEEN, 255), before)
    return 1 - same.count() / (before.get_width() * before.get_height())


def measured(stage: Stage, scene: Scene, strength: float, less: bool) -> tuple[list[Any], float]:
    """Pictures at ``TIMES`` of a moment of a strength, and the share changed at its landing."""
    from unittest.mock import patch

    from tests.ui.stage import FRAME

    stage.app.settings.speed, stage.app.settings.forced = "normal", False
    stage.app.settings.reduced_motion = less
    stage.thinker.slow = True
    table: TablePage = stage.sit_at(scene.match)
    show, felt = table.show, table.show.felt
    show.add(table.sitting.play(scene.move))

    def picture() -> Any:
        stage.app.painter.images.begin_frame(False)
        stage.app._paint()
        return stage.app.painter.surface

    kept: list[Any] = []
    before, most, lands = None, 0.0, None
    with patch.object(type(show.table), "strength", lambda *about: strength):
        for _ in range(int(2 * LONGEST / FRAME)):
            stage.tick(FRAME)
            moment = show.stage._moment
            if lands is None and moment is not None and moment.sort is scene.moment.sort:
                lands = show.stage._timing.lands
            seen = picture()
            if lands is None:
                continue
            passed = stage.now - lands
            if passed < 0:
                before = seen.subsurface(felt).copy()
            elif before is not None and passed < JUST_LANDED:
                most = max(most, changed(before, seen.subsurface(felt)))
            if len(kept) < len(TIMES) and passed >= TIMES[len(kept)]:
                import pygame

                kept.append(pygame.transform.smoothscale(seen, SMALL))
            if len(kept) == len(TIMES) or stage.scene is not table:
                break
    return kept, most


def sheets(name: str, chosen: argparse.Namespace, sorts: Sequence[HighlightKind]) -> None:
    """One sheet for each moment of a game, a row for each strength."""
    import pygame

    size = tuple(map(int, chosen.size.split("x")))
    for sort, scene in scenes(BY_NAME[name], chosen.players, sorts).items():
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=list(BY_NAME))
    parser.add_argument("--moment", choices=[str(one) for one in HighlightKind])
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--speed", default="normal")
    parser.add_argument("--strengths", default="")
    parser.add_argument("--less", action="store_true", help="with reduced motion")
    chosen = parser.parse_args()
    wide, high = map(int, chosen.size.split("x"))
    sorts = [HighlightKind(chosen.moment)] if chosen.moment else list(HighlightKind)
    for name in [chosen.game] if chosen.game else BY_NAME:
        if chosen.strengths:
            sheets(name, chosen, sorts)
            continue
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

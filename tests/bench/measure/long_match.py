"""Memory of the window during one very long match.

    python -m tests.bench.measure.long_match --undo 10000 [--game NAME]
    python -m tests.bench.measure.long_match --rounds 200

``--undo`` makes moves and undoes them; ``--rounds`` plays one match of 500 Rummy by players who
seldom meld, so that it does not end.  The screen is compared with the match.  The exit code is 1
if the memory grew too much.  Needs no screen; takes minutes.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.table.model.actions import Undo
from tests.bench.measure.program.machine import held
from tests.bench.measure.program.window import Stage, Times, seats, stage
from tests.ui.monkey import settled

SIZE = (1280, 720)
PARTS = 10
DEPTH = 12
"""Decisions of the person that are undone in a row."""
CALM = ("draw stock", "discard", "pass")
CALMNESS = 0.95
"""Moves that score little, and how often they are preferred."""
MAX_GROWTH_UNDOING = 8 * 2**20
MAX_GROWTH_A_ROUND = 2**18
"""Bytes by which the process may grow: over all undos, and per round, whose moves and positions
stay for undo."""


def undo(window: Stage, game: Game[Any, Any], steps: int) -> Iterator[int]:
    """Undo this many decisions; yields the number so far."""
    rng = Random(4)
    scene = _table(window, game, 4)
    match = scene.session.match
    undone = told = 0
    while undone < steps:
        decided = 0
        while decided < DEPTH and not match.state.over:
            decided += match.state.asked == PERSON_SEAT
            _play(window, scene, rng)
        while scene.session.undoable and not match.state.over:
            scene.perform(Undo())
            window.frame()
            _agree(scene)
            undone += 1
        if match.state.over:
            scene = _table(window, game, rng.randrange(1000))
            match = scene.session.match
        if undone * PARTS // steps > told:
            told = undone * PARTS // steps
            yield undone


def rounds(window: Stage, game: Game[Any, Any], count: int) -> Iterator[int]:
    """Play a match of this many rounds; yields the number so far."""
    rng = Random(4)
    scene = _table(window, game, 4, target=5000)
    state = scene.session.match.state
    told = 0
    while not state.over and len(state.rounds) < count:
        _play(window, scene, rng, calm=rng.random() < CALMNESS)
        state = scene.session.match.state
        if len(state.rounds) * PARTS // count > told:
            _agree(scene)
            told = len(state.rounds) * PARTS // count
            yield len(state.rounds)
    assert len(state.rounds) == count, "the match ended before"


def _table(window: Stage, game: Game[Any, Any], seed: int, **options: object) -> TablePage:
    match = Match(game, game.setup(3, options, seed), seats(game)[:3])
    scene = window.sit(match)
    window.settle()
    return scene


def _play(window: Stage, scene: TablePage, rng: Random, calm: bool = False) -> None:
    """Make a random move for the seat that is asked."""
    moves = scene.session.match.moves_now()
    quiet = [move for move in moves if move.startswith(CALM)]
    scene.show.add(scene.session.play(rng.choice(quiet if calm and quiet else moves)))
    window.show(scene, Times())


def _agree(scene: TablePage) -> None:
    """Assert that the screen shows the match and that the record is saved."""
    match = scene.session.match
    assert settled(scene.show.seen.view) == settled(match.view(PERSON_SEAT))
    assert scene.session.writer.problem is None


def main() -> int:
    """Play and print; 1 if the memory grew too much."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--undo", type=int, default=0, metavar="STEPS")
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--game", choices=sorted(GAMES_BY_NAME), default="rummy500")
    chosen = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    good = True
    with stage(SIZE) as window:
        window.app.settings.speed = "off"
        for word, count, doing, most in (
            ("undone", chosen.undo, undo, MAX_GROWTH_UNDOING),
            ("rounds", chosen.rounds, rounds, MAX_GROWTH_A_ROUND * chosen.rounds),
        ):
            if not count:
                continue
            game = GAMES_BY_NAME[chosen.game if doing is undo else "rummy500"]
            began, sizes = time.perf_counter(), []
            for done in doing(window, game, count):
                # The image cache has a limit of its own.
                whole, pictures = held(), window.app.images.store.bytes
                sizes.append(whole - pictures)
                print(
                    f"{done:7} {word}, {time.perf_counter() - began:5.0f} s, "
                    f"{whole / 2**20:.0f} MB, of which pictures {pictures / 2**20:.0f} MB",
                    flush=True,
                )
            growth = sizes[-1] - sizes[0]
            good = good and growth < most
            print(
                f"{game.name}: without pictures the memory grew by {growth / 2**20:.1f} MB "
                f"since the first line; {most / 2**20:.0f} MB would be too much",
                flush=True,
            )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

"""Does one thing in the window for longer than anybody will, and tells the memory it holds.

Run it: python -m tests.bench.lasting --undo 10000 [--game NAME]
        python -m tests.bench.lasting --rounds 200

The first makes moves and takes them back until so many have been taken back; the second plays
one match of 500 Rummy of so many rounds, by players who seldom meld and so never come to its
end.  What is shown is compared with the match all the while.  It needs no screen.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from game.core.game import Game
from game.games import BY_NAME
from game.match.match import Match
from game.session import HUMAN_SEAT
from game.ui.features.match.match_page import TablePage
from game.ui.table.model.actions import Undo
from tests.bench.program.window import Stage, Times, seats, stage
from tests.bench.soak import memory
from tests.ui.monkey import settled

SIZE = (1280, 720)
PARTS = 10
DEPTH = 12
"""So many of the person's decisions are taken back one after another."""
CALM = ("draw stock", "discard", "pass")
CALMNESS = 0.95
"""What brings hardly any points, and how often that is chosen where it can be."""
MOST_GROWTH_UNDOING = 8 * 2**20
MOST_GROWTH_A_ROUND = 2**18
"""How many bytes the process may grow by: over all that is undone, and in a round, whose moves
and positions are kept for undo."""


def undo(window: Stage, game: Game[Any, Any], steps: int) -> Iterator[int]:
    """Take so many decisions back; how many were, now and then."""
    rng = Random(4)
    scene = _table(window, game, 4)
    match = scene.sitting.match
    undone = told = 0
    while undone < steps:
        decided = 0
        while decided < DEPTH and not match.state.over:
            decided += match.state.asked == HUMAN_SEAT
            _play(window, scene, rng)
        while scene.sitting.undoable and not match.state.over:
            scene.perform(Undo())
            window.frame()
            _agree(scene)
            undone += 1
        if match.state.over:
            scene = _table(window, game, rng.randrange(1000))
            match = scene.sitting.match
        if undone * PARTS // steps > told:
            told = undone * PARTS // steps
            yield undone


def rounds(window: Stage, game: Game[Any, Any], count: int) -> Iterator[int]:
    """Play a match of so many rounds; how many were, now and then."""
    rng = Random(4)
    scene = _table(window, game, 4, target=5000)
    state = scene.sitting.match.state
    told = 0
    while not state.over and len(state.rounds) < count:
        _play(window, scene, rng, calm=rng.random() < CALMNESS)
        state = scene.sitting.match.state
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
    """Make a move by chance, of whoever is asked."""
    moves = scene.sitting.match.moves_now()
    quiet = [move for move in moves if move.startswith(CALM)]
    scene.show.add(scene.sitting.play(rng.choice(quiet if calm and quiet else moves)))
    window.show(scene, Times())


def _agree(scene: TablePage) -> None:
    """What is shown is so, and the record on disk is that of the match."""
    match = scene.sitting.match
    assert settled(scene.show.seen.view) == settled(match.view(HUMAN_SEAT))
    assert scene.sitting.keeper.trouble is None


def main() -> int:
    """Do it and tell; 1 if the memory grew by more than it may."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--undo", type=int, default=0, metavar="STEPS")
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--game", choices=sorted(BY_NAME), default="rummy500")
    chosen = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    good = True
    with stage(SIZE) as window:
        window.app.settings.speed = "off"
        for word, count, doing, most in (
            ("undone", chosen.undo, undo, MOST_GROWTH_UNDOING),
            ("rounds", chosen.rounds, rounds, MOST_GROWTH_A_ROUND * chosen.rounds),
        ):
            if not count:
                continue
            game = BY_NAME[chosen.game if doing is undo else "rummy500"]
            began, held = time.perf_counter(), []
            for done in doing(window, game, count):
                # As many pictures are kept as there is room for: those are not what lasts.
                whole, pictures = memory(), window.app.images.store.bytes
                held.append(whole - pictures)
                print(
                    f"{done:7} {word}, {time.perf_counter() - began:5.0f} s, "
                    f"{whole / 2**20:.0f} MB, of which pictures {pictures / 2**20:.0f} MB",
                    flush=True,
                )
            growth = held[-1] - held[0]
            good = good and growth < most
            print(
                f"{game.name}: without pictures the memory grew by {growth / 2**20:.1f} MB "
                f"since the first line; {most / 2**20:.0f} MB would be too much",
                flush=True,
            )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

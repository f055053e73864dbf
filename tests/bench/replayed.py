"""How long the frames of a replay take, whoever's cards are seen.

``python -m tests.bench.replayed [--game taki] [--size 1920x1080] [--players 4] [--frames 1500]``

A match is played on move by move at four times the usual pace, with every hand open and through
one seat's eyes, and then gone through with its review's curve.  What is printed is processor time.
"""

import argparse
import os
import tempfile
from pathlib import Path
from random import Random
from time import process_time

from game.features.replay.replay_session import ReplaySession
from game.games import BY_NAME
from game.match.match import Match
from game.session import HUMAN_SEAT
from game.ui.features.replay.replay_page import ReplayPage
from tests.ui.stage import FRAME, NAMES, Stage


def played(name: str, players: int) -> Match:
    """A match that has been played to its end by quick players."""
    game = BY_NAME[name]
    players = min(max(players, game.players[0]), game.players[1])
    match = Match(game, game.setup(players, {}, 5), ("You", *NAMES[: players - 1]))
    rng = Random(5)
    while not match.state.over:
        match.follow(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    return match


def frames(stage: Stage, match: Match, opened: bool, review: bool, most: int) -> list[float]:
    """The processor time of each frame, in seconds."""
    page = ReplayPage(stage.app, ReplaySession(match), review)
    stage.show(page)
    page.sitting.eyes = None if opened else HUMAN_SEAT
    page.go(0)
    page.times = 4
    page.show.pace.hurry = 1 / 4
    for _ in range(300):
        stage.now += FRAME
        if not stage.app.frame(stage.now) and not stage.app.images.behind:
            break
    page.play()
    times = []
    for _ in range(most):
        stage.now += FRAME
        begun = process_time()
        stage.app.frame(stage.now)
        times.append(process_time() - begun)
        if not page.playing:
            page.play()
    return times


def main() -> None:
    """Measure what is asked for."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=list(BY_NAME), action="append")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--frames", type=int, default=1500)
    chosen = parser.parse_args()
    wide, high = map(int, chosen.size.split("x"))
    for name in chosen.game or BY_NAME:
        match = played(name, chosen.players)
        for opened, review in ((True, False), (False, False), (True, True)):
            with tempfile.TemporaryDirectory() as folder:
                stage = Stage(Path(folder), (wide, high))
                stage.app.settings.speed = "normal"
                stage.thinker.slow = True
                times = sorted(frames(stage, match, opened, review, chosen.frames))
            how = ("all hands open" if opened else "one's own cards") + (", review" * review)
            at = [1000 * times[round(share * (len(times) - 1))] for share in (0.5, 0.99, 1)]
            print(f"{name:<10} {how:<24} p50 {at[0]:5.1f}  p99 {at[1]:5.1f}  longest "
                  f"{at[2]:5.1f} ms", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()

"""How long does today take: the puzzle, the round and the stamp, one after another?

    python -m tests.bench.measure.today_minutes --days 5

Minutes of the program's simulated clock at normal speed. A robot thinks 5 seconds about each
decision and each page, and clicks an only move after 1; opponents answer at once. It misses the
longest puzzle once, if that doesn't end it, and finds it. Told are the longest of so many days for
each part, and of all pairs of a puzzle's game and a round's.  Takes some minutes.
"""

import argparse
import os
import tempfile
from collections.abc import Callable
from datetime import timedelta
from itertools import product
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.core.game import Game
from game.features.daily.daily_deal import deal_of
from game.features.daily.daily_puzzle import DailyPuzzle
from game.features.puzzles.puzzle import differences, kept
from game.games import GAMES
from game.ui.features.daily.open_today import open_puzzle_of_day
from game.ui.features.daily.stamp_page import StampPage
from game.ui.features.daily.today_puzzle_page import TodayPuzzlePage
from game.ui.features.match.begin_match import begin_day
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.start.start_page import StartPage
from tests.ui.stage import TODAY, Stage

DECISION_SECONDS = 5.0
"""Time for each decision and each page."""
CLICK_SECONDS = 1.0
"""Time for a move without a choice."""
MAX_TODAY_MINUTES = 6.0
"""What all three stations may take together."""
MAX_FRAME_COUNT = 200_000


def minutes_of(play: Callable[[Stage], None]) -> float:
    """Minutes that something takes in a new profile at normal speed."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.app.settings.speed = stage.app.settings.thinking = "normal"
        stage.show(StartPage(stage.app))
        begin = stage.now
        play(stage)
        stage.app.close()
        return (stage.now - begin) / 60


def think(stage: Stage, seconds: float = DECISION_SECONDS) -> None:
    """Let a time pass."""
    end = stage.now + seconds
    stage.until(lambda: stage.now >= end)


def puzzle_minutes(game: Game[Any, Any]) -> float:
    """Minutes for the longest puzzle of a game, missed once."""
    puzzles = kept(game)
    usual = [place for place, one in enumerate(puzzles.puzzles) if not differences(game, one)]
    place = max(usual, key=lambda one: len(puzzles.puzzles[one].steps))

    def play(stage: Stage) -> None:
        open_puzzle_of_day(stage.app, TODAY, DailyPuzzle(game, puzzles, place))
        page = stage.top(TodayPuzzlePage)
        if page.attempt.left > 1:
            think(stage)
            page.moves.try_move(page.attempt.step.worse[0].moves[0])
        while not page.attempt.over:
            think(stage)
            page.moves.try_move(page.attempt.step.best[0])
            stage.until(lambda: not stage.tick())
        think(stage)

    return minutes_of(play)


def round_minutes(game: Game[Any, Any], number: int) -> float:
    """Minutes for a day's round of a game, its result and the stamp."""
    day = TODAY + timedelta(days=number)

    def play(stage: Stage) -> None:
        stage.app.today = lambda: day
        begin_day(stage.app, deal_of(game, day, short=True))
        table, rng, asked = stage.top(TablePage), Random(number), None
        match = table.session.match
        for _ in range(MAX_FRAME_COUNT):
            stage.tick()
            if isinstance(stage.scene, ResultPage):
                break
            if stage.scene is not table:
                think(stage)
                stage.key("return")
            elif not table.model.your_turn:
                asked = None
            elif asked is None:
                asked = stage.now
            elif stage.now >= asked + (
                DECISION_SECONDS if len(match.moves_now()) > 1 else CLICK_SECONDS
            ):
                asked = None
                table.moves.try_move(game.write(game.bot.rollout_move(match.state, rng)))
        think(stage)
        stage.show(StampPage(stage.app, day))
        while stage.app.match_store.match_index.step():
            pass
        stage.until(lambda: not stage.tick())
        think(stage)

    return minutes_of(play)


def main() -> None:
    """Measure each part of each game, and add the longest ones up."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--days", type=int, default=5, help="rounds of each game")
    parser.add_argument("--games", nargs="*", default=[game.name for game in GAMES])
    asked = parser.parse_args()
    games = [game for game in GAMES if game.name in asked.games]
    puzzles, rounds = {}, {}
    for game in games:
        puzzles[str(game.title)] = puzzle_minutes(game)
        print(f"{game.title}, puzzle: {puzzles[game.title]:.1f} minutes", flush=True)
        found = [round_minutes(game, number) for number in range(asked.days)]
        rounds[str(game.title)] = max(found)
        print(f"{game.title}, round and stamp: median {median(found):.1f} minutes, "
              f"longest {max(found):.1f}", flush=True)  # fmt: skip
    pairs = {
        (puzzle, short): puzzles[puzzle] + rounds[short]
        for puzzle, short in product(puzzles, rounds)
    }
    (puzzle, short), most = max(pairs.items(), key=lambda pair: pair[1])
    print(f"longest pair: puzzle of {puzzle}, round of {short}: {most:.1f} minutes "
          f"(bound {MAX_TODAY_MINUTES:.0f})")  # fmt: skip


if __name__ == "__main__":
    main()

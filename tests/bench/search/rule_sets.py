"""Plays every shipped rule set with random players at tables of every size, or by mouse.

    python -m tests.bench.search.rule_sets --matches 200
    python -m tests.bench.search.rule_sets --mouse

With ``--mouse`` each set is played once in a real window, by the buttons and cards that the screen
shows; it needs Xvfb and xdotool, and takes a quarter of an hour.
"""

import argparse
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from game.core.game import Game
from game.core.options import Preset
from game.games import GAMES
from tests.laws.set_play import play_to_the_end, tables_of
from tests.window.player import Mouse
from tests.window.window import Screen, Window


def play_by_mouse(screen: Screen, game: Game[Any, Any], one: Preset) -> str:
    """Play a set once from the start page to the result; the scores."""
    last = {"players": 2, "options": dict(one.values), "levels": ["easy"]}
    settings = {
        "speed": "off", "thinking": "off", "calls": 2, "remarks": "off", "cut": "off",
        "last": {game.name: last},
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        window = Window(screen, Path(folder), settings=settings)
        try:
            window.go(f"Set up {game.title}…", "setup")
            window.click("Play")
            window.wait(lambda tree: tree["scene"] not in ("start", "setup"))
            status = Mouse(window).play()["status"]
            (record,) = (window.profile / "finished").iterdir()
            played = game.options_type.from_text(
                next(
                    line.removeprefix("options: ")
                    for line in record.read_text(encoding="utf-8").splitlines()
                    if line.startswith("options: ")
                )
            )
            wanted = game.options_type.from_values(one.values)
            assert game.options_type.has_same_rules(played.as_values(), wanted.as_values())
            assert status["over"]
        finally:
            window.kill()
    return str(status["scores"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="matches of each set")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--mouse", action="store_true", help="play each once in a real window")
    chosen = parser.parse_args()
    screen = Screen() if chosen.mouse else None
    for game in GAMES:
        if chosen.game not in (None, game.name):
            continue
        for one in game.options_type.presets:
            if screen is not None:
                print(f"{game.name} {one.name}: {play_by_mouse(screen, game, one)}", flush=True)
                continue
            tables = tables_of(game, one.values)
            moves = [
                play_to_the_end(game, one.values, tables[seed % len(tables)], Random(seed))
                for seed in range(chosen.matches)
            ]
            mean = sum(moves) / max(1, len(moves))
            print(f"{game.name} {one.name}: {len(moves)} matches, {mean:.0f} moves", flush=True)
    if screen is not None:
        screen.close()


if __name__ == "__main__":
    main()

"""What the program's own voice says of a round of each game, as a transcript to read.

    python -m tests.bench.spoken FOLDER

Writes ``NAME.txt`` for each game: what is said, each key that the player presses, and where the
voice is told to fall silent. The player uses the keyboard: they go to a thing that the opponents'
policy would use, and press it. Takes a minute.
"""

import argparse
import os
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.games import GAMES, GAMES_BY_NAME
from game.ui.features.match.match_page import TablePage
from tests.ui.speaking import Recorder
from tests.ui.stage import FRAME, Stage

MAX_FRAME_COUNT = 40_000
REST_FRAME_COUNT = 5
"""Frames in which nothing more is said before the next key."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=[game.name for game in GAMES])
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.games:
        with TemporaryDirectory() as folder:
            lines = spoken_round(Path(folder), name)
        (chosen.folder / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{name}: {len(lines)} lines", flush=True)


def spoken_round(folder: Path, name: str) -> list[str]:
    """The transcript of a round that is played by keys."""
    stage, voice = Stage(folder), Recorder()
    app = stage.app
    app.voice._make = lambda: voice  # type: ignore[assignment, return-value]
    app.set("speech", "on")
    table = stage.sit(3, game=GAMES_BY_NAME[name], seed=5)
    app.set("forced", "mine")
    rng, quiet = Random(5), 0
    for _ in range(MAX_FRAME_COUNT):
        count = len(voice.lines)
        stage.now += FRAME
        moving = app.frame(stage.now)
        quiet = 0 if moving or len(voice.lines) > count else quiet + 1
        if stage.scene.name in ("round", "result") or table.session.match.state.over:
            if quiet > REST_FRAME_COUNT:
                break
        elif quiet > REST_FRAME_COUNT:
            quiet = 0
            if not act(stage, table, voice, rng):
                break
    app.close()
    return voice.lines


def act(stage: Stage, table: TablePage, voice: Recorder, rng: Random) -> bool:
    """Go to what makes the policy's move and press it, or make it; whether it is one's turn."""
    if stage.scene is not table:
        press(stage, voice, "return")
        return True
    if not table.model.your_turn:
        return table.session.match.state.asked != 0
    match = table.session.match
    move = match.game.write(match.game.bot.rollout_move(match.state.clone(), rng))
    node = next((one for one in stage.nodes if one.move == move and one.reachable), None)
    if node is None:
        voice.lines.append(f"[plays {move}]")
        table.moves.try_move(move)
        return True
    stage.scene.set_focus(node)
    stage.now += FRAME
    stage.app.frame(stage.now)
    press(stage, voice, "return")
    return True


def press(stage: Stage, voice: Recorder, name: str) -> None:
    voice.lines.append(f"[{name}]")
    stage.key(name)


if __name__ == "__main__":
    main()

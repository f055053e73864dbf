"""Which functions does a click on the deck pass, from the loop to the rule?

    python -m tests.support.trace_click

Plays 500 Rummy without a screen until the person is to draw, clicks the deck and lists every
function between ``App.send`` and ``drawing.from_stock``.  The list in ARCHITECTURE.md is made so,
and ``tests/ui/test_trace.py`` compares the two.  Takes a second.
"""

import os
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Any

from game.games import GAMES_BY_NAME
from tests.ui.stage import Stage

GAME = Path(__file__).parents[2] / "game"
FIRST = "send"
RULE = ("drawing.py", "from_stock")


def stack_of_a_click(folder: Path) -> list[tuple[str, str]]:
    """Module and function of each frame between the loop and the rule, outermost first."""
    stage = Stage(folder)
    found: list[tuple[str, str]] = []

    def watch(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event != "call" or (Path(code.co_filename).name, code.co_name) != RULE or found:
            return
        here: FrameType | None = frame
        while here is not None:
            path = Path(here.f_code.co_filename)
            if path.is_relative_to(GAME):
                found.append((path.relative_to(GAME).as_posix(), here.f_code.co_qualname))
            if here.f_code.co_name == FIRST:
                break
            here = here.f_back
        found.reverse()

    try:
        page = stage.sit(2, game=GAMES_BY_NAME["rummy500"], moves=0, seed=3)
        stage.asked()
        assert page.model.your_turn
        sys.setprofile(watch)
        stage.click("the deck")
        sys.setprofile(None)
    finally:
        sys.setprofile(None)
        stage.app.close()
    return found


def listing(found: list[tuple[str, str]]) -> str:
    """The stack as a numbered list in Markdown."""
    return "\n".join(
        f"{number}. `{name}` in `{file}`" for number, (file, name) in enumerate(found, 1)
    )


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as profile:
        print(listing(stack_of_a_click(Path(profile))))

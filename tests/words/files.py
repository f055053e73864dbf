"""The files of messages."""

from pathlib import Path

GAME = Path(__file__).parents[2] / "game"
LESSONS = [*GAME.glob("games/*/lessons/en.ftl")]
FILES = sorted([*GAME.glob("text/en/*.ftl"), *GAME.glob("games/*/words/en.ftl"), *LESSONS])

"""The files of a language, for whoever packs the program or checks what was packed."""

from collections.abc import Iterator
from pathlib import Path

from game.text.message import GAMES_FOLDER, MESSAGES_FOLDER


def files_of(tag: str) -> Iterator[Path]:
    """The messages of a language, and the rules of the games in it."""
    yield from sorted((MESSAGES_FOLDER / tag).glob("*.ftl"))
    for name in (f"{tag}.ftl", f"rules.{tag}.md"):
        yield from sorted(GAMES_FOLDER.glob(f"*/*/{name}"))

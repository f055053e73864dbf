"""Records with which values the program says its messages.

    python -m tests.words.recording              anew, which takes a quarter of an hour
    python -m tests.words.recording more pages   with those of new messages on pages, half a minute

Opens every page of the tests (``pages``), plays rounds of each game (``rounds``), and runs tests in
which more is said (``laws``). Of what is said there it keeps a few samples of each message.
"""

import os
import re

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from game.text import message
from game.text.message import ENGLISH_LANGUAGE, Language, Message, packed, references
from tests.words.files import GAME
from tests.words.samples import (
    MADE_FILE,
    Features,
    Values,
    chosen,
    features,
    is_written,
    needed,
    recorded,
    write,
    written,
)

LAWS = (
    *(
        f"tests/laws/test_{name}.py"
        for name in ("reasons", "prompts", "about", "compared", "moves")
    ),
    *(f"tests/laws/test_{name}.py" for name in ("blindnesses", "outcomes", "rules_once")),
    *("tests/laws/test_telling.py", "tests/laws/test_explained.py"),
    *("tests/games", "tests/evening", "tests/rivals", "tests/rule_sets"),
    *(f"tests/ai/test_{name}.py" for name in ("characters", "outcome_reason", "rerun")),
    *(f"tests/match/test_{name}.py" for name in ("proved", "history", "summary")),
    *(f"tests/storage/test_{name}.py" for name in ("profile", "untrusted", "match_store")),
    *(f"tests/ui/test_{name}.py" for name in ("brief", "why_not", "table_talk", "review")),
    *(f"tests/ui/test_{name}.py" for name in ("statistics", "today", "unsaved", "score_pages")),
    *(f"tests/ui/test_{name}.py" for name in ("setup_page", "seal_page", "untrusted_matches")),
    "tests/ui/test_spoken_table_queries.py",
    "tests/ui/test_spoken_table_announcing.py",
)
"""Tests in which the program says what no page of the tests shows."""
WARNINGS = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
MAX_MOVE_COUNT = 200
"""Moves of the person in a round that is played."""
HERE = str(GAME) + os.sep
FOLDER_PATTERN = re.compile(r"/(?:[^/\s\"]+/)+")
SAMPLE_FOLDER = "/home/ada/"


class Recorder:
    """What the program said; of alike samples of a message the first."""

    def __init__(self) -> None:
        self.samples: dict[str, list[Values]] = {}
        self._features: dict[str, set[tuple[str, ...]]] = {}
        self._seen: set[Any] = set()

    def note(self, name: str, values: Values) -> None:
        try:
            seen = (name, *values.items())
            if seen in self._seen:
                return
            self._seen.add(seen)
        except TypeError:
            return
        if not needed(name) or not needed(name) <= values.keys() or not is_written(name):
            return
        kept = {key: one for key, one in values.items() if key in needed(name)}
        kept = Message(name, **kept).changed(elsewhere).values
        if not _is_text(str(packed(Message(name, **kept)))):
            return
        found: Features = features(name, kept)
        known = self._features.setdefault(name, set())
        if name not in self.samples or found - known:
            known |= found
            self.samples.setdefault(name, []).append(kept)

    def with_references(self) -> dict[str, list[Values]]:
        """The samples, and those of messages that others refer to."""
        found = {name: list(several) for name, several in self.samples.items()}
        for name, several in self.samples.items():
            for other in _inside(name):
                kept = ({key: one[key] for key in needed(other)} for one in several)
                found.setdefault(other, []).extend(kept)
        return found


def elsewhere(text: str) -> str:
    """A text in which a file lies in another folder than in that of this machine.

    >>> elsewhere("It is in /var/here/now/match.record.")
    'It is in /home/ada/match.record.'
    """
    return FOLDER_PATTERN.sub(SAMPLE_FOLDER, text)


def _is_text(data: str) -> bool:
    """Whether no text in some data has a sign that no file can hold, as names of files may."""
    return "\\udc" not in data and "\\x" not in data


def _inside(name: str) -> set[str]:
    """The messages that a message refers to, and those that they refer to."""
    found = references(ENGLISH_LANGUAGE.pattern(name))
    return found.union(*map(_inside, found))


@contextmanager
def recording(recorder: Recorder) -> Iterator[None]:
    """Note what the program's own code says, not what a test does."""
    made, said = Message.__init__, Language.say

    def init(self: Message, name: str, /, **values: Any) -> None:
        made(self, name, **values)
        if sys._getframe(1).f_code.co_filename.startswith(HERE):
            recorder.note(name, values)

    def say(self: Language, name: str, values: Values) -> str:
        asking = sys._getframe(1)
        caller = asking.f_back if asking.f_code is message.say.__code__ else None
        if caller is not None and caller.f_code.co_filename.startswith(HERE):
            recorder.note(name, values)
        return said(self, name, values)

    Message.__init__, Language.say = init, say  # type: ignore[method-assign]
    try:
        yield
    finally:
        Message.__init__, Language.say = made, said  # type: ignore[method-assign]


def record_pages() -> None:
    from tests.ui.pages import PAGES, TABLES
    from tests.ui.stage import staged

    for name, open_page in (PAGES | TABLES).items():
        print(name, flush=True)
        with TemporaryDirectory() as home, staged(Path(home)) as stage:
            open_page(stage)
            stage.tick()
            stage.app._paint()


def record_rounds() -> None:
    from game.games import GAMES
    from tests.ui.stage import staged

    for game in GAMES:
        print(f"a round of {game.name}", flush=True)
        with TemporaryDirectory() as home, staged(Path(home)) as stage:
            page, rng = stage.sit(3, game=game, seed=5), Random(5)
            for _ in range(MAX_MOVE_COUNT):
                stage.asked()
                if stage.scene is not page:
                    break
                state = page.session.match.state
                page.moves.try_move(game.write(game.bot.rollout_move(state.clone(), rng)))


def main(*parts: str) -> None:
    recorder = Recorder()
    for name, kept in recorded().items() if "more" in parts else ():
        for values in kept:
            recorder.note(name, values)
    with recording(recorder):
        if not parts or "pages" in parts:
            record_pages()
        if not parts or "rounds" in parts:
            record_rounds()
        if not parts or "laws" in parts:
            pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", *WARNINGS, *LAWS])
    every = recorder.with_references()
    several = {name: chosen(name, every[name]) for name in written() if name in every}
    write(several)
    print(f"{len(several)} messages have samples, see {MADE_FILE.name} for the others")


if __name__ == "__main__":
    main(*sys.argv[1:])

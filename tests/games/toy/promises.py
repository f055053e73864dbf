"""What the toy game promises: its only prompt."""

from typing import Any, Final

from game.text.rules_text import Pictured
from tests.laws.comparing import Compares
from tests.laws.promising import Promise, only

PROMISES: Final[dict[str, Promise]] = {"Play a card.": only("play")}
COMPARED: Final[dict[str, Compares]] = {}
PLAIN: Final[frozenset[str]] = frozenset()
LESSON_PROMISES: Final[dict[str, Promise]] = {}
PLAIN_LESSONS: Final[frozenset[str]] = frozenset()
REFUSING_OPTIONS: Final = ()
SHORT_MATCH: Final[dict[str, Any]] = {}
DAILY_OPTIONS: Final = "rounds=3 dealt=5"


def shows_right(shown: Pictured, options: Any) -> bool:
    raise AssertionError("its rules have no pictures")

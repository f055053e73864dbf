"""What a game gives to the laws of what is said: ``tests/games/NAME/promises.py``.

* ``PROMISES``: for each message of ``table/``, ``words/``, ``bot/reasons.py`` and
  ``bot/blindnesses.py`` that says what the rules allow, a function of ``At`` that is true where it
  holds.  What the log says is judged before the move that it tells of.  Reasons may be in ``TRUE``
  instead, and so may what was overlooked: its ``move`` is the best one and ``other`` the one made.
* ``PLAIN``: the other messages: names, counts, advice, nothing that a rule could make false.
* ``COMPARED``: for each message that names a number when two moves are compared, whether it speaks
  for the move and not for the other (``comparing.py`` has helpers).  No other message names one.
* ``LESSON_PROMISES``: for sentences of lessons that state a rule, the same; ``PLAIN_LESSONS``: the
  others that say *never*, *always*, *can't* or *must*.  A change of the rules has to read these.
* ``REFUSING_OPTIONS``: the options of which one value refuses a move that another allows.
* ``shows_right(shown, options)``: whether the cards of a picture go together by the rules.
* ``SHORT_MATCH``: options with which a match is quickly worked out.
* ``DAILY_OPTIONS``: the options of the deal of the day, as a record has them.

And, where a game needs it:

* ``UNMARKED_CARDS``: cards that have no mark though they may not be discarded.
* ``REFERRED_HEADINGS``: by the heading of a refusal, others whose passages say what it leans on.
"""

from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from game.core.game import Game
from game.core.options import Value
from game.text.rules_text import Pictured
from tests.laws.at import At
from tests.laws.comparing import Compares

Promise = Callable[[At], object]


class Promises(Protocol):
    """What such a module has."""

    PROMISES: Mapping[str, Promise]
    PLAIN: Collection[str]
    COMPARED: Mapping[str, Compares]
    LESSON_PROMISES: Mapping[str, Promise]
    PLAIN_LESSONS: Collection[str]
    REFUSING_OPTIONS: Collection[str]
    SHORT_MATCH: Mapping[str, Value]
    DAILY_OPTIONS: str

    def shows_right(self, shown: Pictured, options: Any) -> bool: ...


def promises_of(game: Game[Any, Any]) -> Promises:
    return cast(Promises, import_module(f"tests.games.{game.name}.promises"))


def unmarked_cards(game: Game[Any, Any]) -> Collection[str]:
    return cast(Collection[str], getattr(promises_of(game), "UNMARKED_CARDS", ()))


def headings_for(game: Game[Any, Any], rule: str) -> Collection[str]:
    """The heading of a refusal, and those that it leans on."""
    referred: Mapping[str, Collection[str]] = getattr(promises_of(game), "REFERRED_HEADINGS", {})
    return {rule, *referred.get(rule, ())}


def only(*kinds: str) -> Promise:
    """That every legal move begins with one of these, and each of them is begun."""
    return lambda at: at.only(*kinds)


def refused(kind: str) -> Promise:
    """That this move with the card that is said is refused."""
    return lambda at: at.refused(kind, at.said["card"])

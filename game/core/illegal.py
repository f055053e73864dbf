"""A refusal: a code a program can rely on and a sentence for the player.

What was given, quoted for a sentence that refuses it.
"""

from dataclasses import dataclass
from reprlib import Repr

from game.text.message import TextValue


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why a move is refused.

    ``code`` is one of the engine's words (``not-your-phase``, ``does-not-fit`` ...),
    ``message`` a sentence that names the rule, and ``rule`` the name of the heading
    of the game's rules text under which that rule stands ("" if there is none to show).
    """

    code: str
    message: TextValue
    rule: str = ""


class IllegalMove(ValueError):
    """Raised when a move is applied that the rules forbid; the state is unchanged."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal.message)
        self.illegal = illegal


class UnreadableMove(ValueError):
    """Raised for a text that no move of the game is written as: ``said`` is why."""

    def __init__(self, said: TextValue) -> None:
        super().__init__(said)
        self.said = said


class InvalidSetup(ValueError):
    """Raised for a match that cannot be set up.

    ``said`` is why, ``str`` that in English; ``about`` says what is wrong: ``players``,
    ``options``, ``dealer`` or ``deck``.
    """

    def __init__(self, said: TextValue, about: str = "options") -> None:
        super().__init__(said)
        self.said = said
        self.about = about


QUOTER = Repr()
QUOTER.maxstring = QUOTER.maxother = 60


def quoted(value: object) -> str:
    """What was given, in quotation marks if it is a text, for a sentence that refuses it.

    The middle of what is long or deeply nested is left out.

    >>> quoted("bridge"), quoted(5)
    ("'bridge'", '5')
    """
    return QUOTER.repr(value)

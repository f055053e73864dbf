"""Refusals of the rules, and the exceptions that carry a sentence for the player."""

from dataclasses import dataclass
from reprlib import Repr

from game.text.message import TextValue


@dataclass(frozen=True, slots=True)
class Illegal:
    """The refusal of a move.

    ``code`` is a word for programs (``not-your-phase``, ``does-not-fit`` ...), ``message`` a
    sentence that names the rule, ``rule`` the heading of that rule in the rules text ("" if there
    is none).
    """

    code: str
    message: TextValue
    rule: str = ""


class IllegalMove(ValueError):
    """The rules forbid a move that was to be applied; the state is unchanged."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal.message)
        self.illegal = illegal


class UnreadableMove(ValueError):
    """A text that is no move of the game; ``said`` is the reason."""

    def __init__(self, said: TextValue) -> None:
        super().__init__(said)
        self.said = said


class InvalidSetup(ValueError):
    """A match that cannot be set up; ``said`` is the reason.

    ``about`` is the faulty part: ``players``, ``options``, ``dealer``, ``deck`` or ``cuts``.
    """

    def __init__(self, said: TextValue, about: str = "options") -> None:
        super().__init__(said)
        self.said = said
        self.about = about


VALUE_QUOTER = Repr()
VALUE_QUOTER.maxstring = VALUE_QUOTER.maxother = 60


def quoted(value: object) -> str:
    """A value as quoted in a refusal: a text in quotation marks, a long value shortened.

    >>> quoted("bridge"), quoted(5)
    ("'bridge'", '5')
    """
    return VALUE_QUOTER.repr(value)

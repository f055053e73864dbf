"""A refusal: a code a program can rely on and a sentence for the player."""

from game.values import dataclass
from game.words.message import Said


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why a move is refused.

    ``code`` is one of the engine's words (``not-your-phase``, ``does-not-fit`` ...),
    ``message`` a sentence that names the rule, and ``rule`` the name of the heading
    of the game's rules text under which that rule stands ("" if there is none to show).
    """

    code: str
    message: Said
    rule: str = ""


class IllegalMove(ValueError):
    """Raised when a move is applied that the rules forbid; the state is unchanged."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal.message)
        self.illegal = illegal


class NotAMove(ValueError):
    """Raised for a text that no move of the game is written as: ``said`` is why."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.said = said


class BadSetup(ValueError):
    """Raised for a match that cannot be set up.

    ``said`` is why, ``str`` that in English; ``about`` says what is wrong: ``players``,
    ``options``, ``dealer`` or ``deck``.
    """

    def __init__(self, said: Said, about: str = "options") -> None:
        super().__init__(said)
        self.said = said
        self.about = about

"""Notices: what the bar says about a position, and how long it is said."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from game.core.illegal import Illegal

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

PASSING = 2.0
"""For how many seconds it is said whose turn it is."""


class Kind(Enum):
    """What a notice is about."""

    REFUSAL = "the rules forbid it"
    NO_MOVE = "a gesture means no move"
    ASKS = "a question before a wasteful move"
    HINT = "what the coach advises"
    UNDONE = "what was taken back"
    NOT_SAVED = "the match is not on disk"


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for the player; ``rule`` is the rule that can be read about it, or empty."""

    kind: Kind
    text: str
    rule: str = ""

    @property
    def refuses(self) -> bool:
        """Whether it says why something was not done."""
        return self.kind in (Kind.REFUSAL, Kind.NO_MOVE)

    @property
    def warns(self) -> bool:
        """Whether it is something to be wary of."""
        return self.refuses or self.kind is Kind.NOT_SAVED

    @property
    def lasts(self) -> bool:
        """Whether it is about more than a position: it stays until the person's next move."""
        return self.kind is Kind.NOT_SAVED


def refusal(illegal: Illegal) -> Notice:
    """A refusal by the rules, as the player is told it."""
    return Notice(Kind.REFUSAL, illegal.message, illegal.rule)


class Notices:
    """The notice of a table scene.

    It is about the position it was said in, as the match and the show have it, and about no
    other.  One that is ``passing`` is said for a moment only.
    """

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._notice: Notice | None = None
        self._about: tuple[object, ...] = ()
        self._until: float | None = None

    def say(self, notice: Notice | None, passing: bool = False) -> None:
        """Say something of the position that is shown now, or nothing any more."""
        self._notice = notice
        self._about = () if notice is None else self._position()
        self._until = None
        if notice is not None and passing:
            self._until = self.scene.pointer.now + PASSING

    def _position(self) -> tuple[object, ...]:
        """Another value whenever the match or what is seen of it has moved on."""
        show = self.scene.show
        return (self.scene.sitting.version, len(show.log), show.quiet)

    @property
    def notice(self) -> Notice | None:
        """What is said of the position that is shown, at this time."""
        return None if self._past() else self._notice

    def _past(self) -> bool:
        if self._notice is None or self._notice.lasts:
            return False
        if self._until is not None and self.scene.pointer.now >= self._until:
            return True
        return self._about != self._position()

    @property
    def ending(self) -> bool:
        """Whether what is said goes by itself in a moment."""
        return self._until is not None

    def sweep(self) -> bool:
        """Forget what is past; whether something was."""
        past = self._past()
        if past:
            self.say(None)
        return past

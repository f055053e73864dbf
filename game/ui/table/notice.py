"""What the bar says about a position: it goes when the position is another."""

from typing import TYPE_CHECKING

from game.core.illegal import Illegal

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

PASSING = 2.0
"""For how many seconds it is said whose turn it is."""
LASTING = ("not-saved",)
"""What is said of more than a position: it stays until the person's next move."""


class Notice:
    """The message of a table scene: a refusal, a hint, what was taken back.

    It is about the position it was said in, as the match and the show have it, and about no
    other.  One that is ``passing`` is said for a moment only.
    """

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._message: Illegal | None = None
        self._about: tuple[object, ...] = ()
        self._until: float | None = None

    def say(self, message: Illegal | None, passing: bool = False) -> None:
        """Say something of the position that is shown now, or nothing any more."""
        self._message = message
        self._about = () if message is None else self._position()
        self._until = None
        if message is not None and passing:
            self._until = self.scene.pointer.now + PASSING

    def _position(self) -> tuple[object, ...]:
        """Another value whenever the match or what is seen of it has moved on."""
        show = self.scene.show
        return (self.scene.sitting.version, len(show.log), show.quiet)

    @property
    def message(self) -> Illegal | None:
        """What is said of the position that is shown, at this time."""
        return None if self._past() else self._message

    def _past(self) -> bool:
        if self._message is None or self._message.code in LASTING:
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

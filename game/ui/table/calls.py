"""The clocks of call windows: the person's own, and those that must give nothing away."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.core.event import Event
from game.core.table import Call
from game.ui.sitting import YOU

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

UNTIMED_WAIT = 3.0
"""How long a window that gives nothing away stays open where calls are untimed, in seconds."""


class Calls:
    """What may be called at a table scene, and how long still.

    ``left`` is how many seconds are left of the window that is open; None where none is open,
    or where it stays open for as long as it takes.
    """

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.left: float | None = None
        self._called: str | None = None
        self._waiting = False
        self._stood = False

    def open(self) -> Call | None:
        """The window that is open for the person."""
        show = self.scene.show
        return show.table.call(show.view) if self.scene.your_turn else None

    def whole(self) -> float | None:
        """How long the window that is open stays open in all; None for as long as it takes."""
        return (self._seconds() or UNTIMED_WAIT) if self.scene.show.held else self._seconds()

    def _seconds(self) -> float | None:
        chosen = self.scene.app.settings.calls
        return None if isinstance(chosen, str) else float(chosen)

    def forget(self) -> None:
        """Whatever was open is open no longer (after an undo)."""
        self._called = self.left = None
        self._waiting = False

    def counted(self, passed: float) -> float:
        """So many seconds as far as they count: none while the window is not in front."""
        stood, self._stood = self._stood, not self.scene.app.front.seen
        return 0.0 if stood or self._stood else passed

    # A window in which anybody may answer.

    def keep_waiting(self, passed: float) -> bool:
        """Hold back what happens in a window that must not give away who may answer.

        It stays open for the same time whether somebody keeps silent in it or nobody is asked,
        at any speed.  Let so many seconds of it go by; whether it is open.
        """
        show = self.scene.show
        if not show.held:
            return False
        if not self._waiting or self.left is None:
            self._waiting = True
            if self._called is None or self.left is None:
                self.left = self._seconds() or UNTIMED_WAIT
            # Else the person has kept silent in it: the rest of its time goes by all the same.
            self.scene.changed()
        else:
            self.left = max(0.0, self.left - passed)
        if self._called_upon() or self.left == 0.0:
            self._close()
        return show.held

    def _close(self) -> None:
        """Show what has happened meanwhile."""
        self.scene.show.held = False
        self._waiting = False
        self.left = None
        self.scene.changed()

    def _called_upon(self) -> bool:
        """Whether the person is asked in the window that is open."""
        sitting = self.scene.sitting
        return sitting.yours and self.scene.show.table.call(sitting.match.view(YOU)) is not None

    def unanswered(self) -> bool:
        """Whether nobody has answered yet in the window that is shown as open."""
        show = self.scene.show
        return show.held and bool(show.table.waits(self.scene.sitting.match.view(YOU)))

    def hear(self, events: Iterable[Event]) -> None:
        """Close the window when somebody has answered with a card, for all to see."""
        if self.scene.show.held and any((one.source or "").startswith("hands/") for one in events):
            self._close()

    # The person's own window.

    def count_down(self, passed: float) -> bool:
        """Let so many seconds of it go by; whether it is running."""
        call = self.open()
        if call is None:
            if self._called is not None:
                self._called = None
                if not self.scene.show.held:
                    self.left = None
                self.scene.changed()
            return False
        if self._called is None:
            self._begin(call)
        elif self.left is not None:
            self.left = max(0.0, self.left - passed)
            self.scene.dirty = True
            if self.left == 0.0:
                self.scene.try_move(call.silence)
        return self.left is not None

    def _begin(self, call: Call) -> None:
        self._called = call.title
        self.left = self._seconds()
        self.scene.app.sounds.play("call")
        self.scene.changed()
        if call.spoken and self.scene.app.settings.announce == "on":
            self.scene.try_move(call.spoken)

"""The clocks of call windows: the person's own, and those that must give nothing away."""

from collections.abc import Iterable

from game.core.event import Event
from game.core.offer import Call
from game.ui.table.acts import Page
from game.ui.table.model import UNTIMED_WAIT, TableModel
from game.ui.table.moves import Moves
from game.ui.window.front import Front
from game.ui.window.sound import Sounds
from game.words.message import Said


class Calls:
    """Lets the time of call windows go by: what is left of it stands in the model."""

    def __init__(
        self, model: TableModel, moves: Moves, page: Page, sounds: Sounds, front: Front
    ) -> None:
        self.model = model
        self.moves = moves
        self.page = page
        self.sounds = sounds
        self.front = front
        self._called: Said | None = None
        self._waiting = False
        self._stood = False

    def forget(self) -> None:
        """Whatever was open is open no longer (after an undo)."""
        self._called = self.model.call_left = None
        self.model.spotting = False
        self._waiting = False

    def counted(self, passed: float) -> float:
        """So many seconds as far as they count: none while the window is not in front."""
        stood, self._stood = self._stood, not self.front.seen
        return 0.0 if stood or self._stood else passed

    # A window in which anybody may answer.

    def keep_waiting(self, passed: float) -> bool:
        """Hold back what happens in a window that must not give away who may answer.

        It stays open for the same time whether somebody keeps silent in it or nobody is asked,
        at any speed.  Let so many seconds of it go by; whether it is open.
        """
        show = self.model.show
        if not show.held:
            return False
        if not self._waiting or self.model.call_left is None:
            self._waiting = True
            if self._called is None or self.model.call_left is None:
                self.model.call_left = self.model.call_seconds() or UNTIMED_WAIT
            # Else the person has kept silent in it: the rest of its time goes by all the same.
            self.page.changed()
        else:
            self.model.call_left = max(0.0, self.model.call_left - passed)
        if self._called_upon() or self.model.call_left == 0.0:
            self._close()
        return show.held

    def _close(self) -> None:
        """Show what has happened meanwhile."""
        self.model.show.held = False
        self._waiting = False
        self.model.call_left = None
        self.page.changed()

    def _called_upon(self) -> bool:
        """Whether the person is asked in the window that is open."""
        sitting = self.model.sitting
        return sitting.yours and self.model.show.table.call(sitting.state) is not None

    def unanswered(self) -> bool:
        """Whether nobody has answered yet in the window that is shown as open."""
        show = self.model.show
        return show.held and bool(show.table.waits(self.model.sitting.state))

    def hear(self, events: Iterable[Event]) -> None:
        """Close the window when somebody has answered with a card, for all to see."""
        if self.model.show.held and any((one.source or "").startswith("hands/") for one in events):
            self._close()

    # The person's own window.

    def count_down(self, passed: float) -> bool:
        """Let so many seconds of it go by; whether it is running."""
        call = self.model.open_call()
        if call is None:
            if self._called is not None:
                self._called = None
                self.model.spotting = False
                if not self.model.show.held:
                    self.model.call_left = None
                self.page.changed()
            return False
        if self._called is None:
            self._begin(call)
        elif self.model.call_left is not None:
            self.model.call_left = max(0.0, self.model.call_left - passed)
            self.page.repaint()
            if self.model.call_left == 0.0:
                self.moves.try_move(call.silence)
        return self.model.call_left is not None

    def spot(self) -> None:
        """The person has called: they have as long again to click the card they mean."""
        if self.model.hides() and not self.model.spotting:
            self.model.spotting = True
            self.model.call_left = self.model.call_seconds()
            self.model.say(None)
            self.page.changed()

    def _begin(self, call: Call) -> None:
        self._called = call.title
        self.model.spotting = False
        self.model.call_left = self.model.call_seconds()
        self.sounds.play("call")
        self.page.rumble("call")
        self.page.changed()
        if call.spoken and self.model.settings.announce == "on":
            self.moves.try_move(call.spoken)

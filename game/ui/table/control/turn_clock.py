"""Between the person's turns: the others play, at their pace, step by step, or all at once.

Moves without a choice: made for the person, after a beat in which they are seen coming.

The clocks of call windows: the person's own, and those that must give nothing away.
"""

from collections.abc import Iterable

from game.core.event import Event
from game.core.table_values import CallWindow
from game.text.message import TextValue
from game.ui.program import Front
from game.ui.sound import Sounds
from game.ui.table.control.move_maker import MoveMaker
from game.ui.table.model.actions import TableHost
from game.ui.table.model.table_model import UNTIMED_WAIT, TableModel
from game.ui.table.motion.event_effects import THINKING

BEAT = 0.6
"""So long one sees what is about to be done, in seconds at normal speed."""
LEAST = 0.15
"""And at any speed at least so long."""


class ForcedMoves:
    """Makes the person's move where the rules leave them no other.

    Not a call, which has a clock of its own, and not the move that goes out, which is a pleasure.
    """

    def __init__(self, model: TableModel, moves: MoveMaker) -> None:
        self.model = model
        self.moves = moves
        self._about: tuple[int, int] | None = None
        self._since = 0.0

    def update(self, now: float) -> bool:
        """Make the move when its time has come (``now`` in seconds); whether one is coming.

        To be asked while nothing moves and the table is on top.
        """
        move = self.model.forced_move()
        if move is None:
            self._about = None
            return False
        sitting = self.model.sitting
        about = sitting.version, len(sitting.match.moves)
        if about != self._about:
            self._about, self._since = about, now
        if now < self._since + max(LEAST, BEAT * self.model.show.speed):
            return True
        self._about = None
        self.moves.try_move(move, forced=True)
        return True


class CallClock:
    """Lets the time of call windows go by: what is left of it stands in the model."""

    def __init__(
        self, model: TableModel, moves: MoveMaker, page: TableHost, sounds: Sounds, front: Front
    ) -> None:
        self.model = model
        self.moves = moves
        self.page = page
        self.sounds = sounds
        self.front = front
        self._called: TextValue | None = None
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
        return sitting.yours and self.model.show.table.open_call(sitting.state) is not None

    def unanswered(self) -> bool:
        """Whether nobody has answered yet in the window that is shown as open."""
        show = self.model.show
        return show.held and bool(show.table.waiting_text(self.model.sitting.state))

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
                self.moves.try_move(call.silent_move)
        return self.model.call_left is not None

    def spot(self) -> None:
        """The person has called: they have as long again to click the card they mean."""
        if self.model.hides() and not self.model.spotting:
            self.model.spotting = True
            self.model.call_left = self.model.call_seconds()
            self.model.say(None)
            self.page.changed()

    def _begin(self, call: CallWindow) -> None:
        self._called = call.title
        self.model.spotting = False
        self.model.call_left = self.model.call_seconds()
        self.sounds.play("call")
        self.page.rumble("call")
        self.page.changed()
        if call.auto_move and self.model.settings.announce == "on":
            self.moves.try_move(call.auto_move)


class TurnPacing:
    """Lets opponents move when the player wants it, and what is forced be done by itself."""

    def __init__(
        self, model: TableModel, moves: MoveMaker, calls: CallClock, page: TableHost
    ) -> None:
        self.model = model
        self.calls = calls
        self.page = page
        self.forced = ForcedMoves(model, moves)
        self._stepped = False

    def keep_pace(self, now: float) -> None:
        """Have the others play as quickly as the player wants, and as many of them ask for."""
        model, show = self.model, self.model.show
        thinking = THINKING[model.settings.thinking] / THINKING["normal"]
        show.pace.follow(show.state.asked, now, max(thinking, show.pace.slowness))
        if model.hurrying:
            show.skip()
            if model.your_turn or model.finished or show.waits:
                model.hurrying = False
                self.page.changed()

    def play(self, now: float, on_top: bool) -> None:
        """Let whoever is asked think, once everything has been seen (``now`` in seconds).

        The person's own forced moves wait while the table is not ``on_top``.
        """
        if not self._waits_for_step():
            self._let_think(now)
        if on_top:
            self.forced.update(now)

    def _let_think(self, now: float) -> None:
        model = self.model
        pace = THINKING[model.settings.thinking] * model.show.pace.hurry
        events = model.sitting.think(now, 0.0 if model.hurrying else pace)
        if events:
            self._stepped = False
            model.show.add(events)
            self.page.changed()
            self.calls.hear(events)

    def _waits_for_step(self) -> bool:
        """Whether the next opponent waits for the player.

        Nobody waits in a window that must not tell who is asked in it.
        """
        model = self.model
        wanted = model.settings.step == "on" and not model.hurrying and not self._stepped
        waits = wanted and model.sitting.thinking and model.show.quiet and not model.show.held
        if waits != model.stepping:
            model.stepping = waits
            self.page.changed()
        return waits

    # What the player does.

    def hurry_on(self) -> None:
        """Show everything up to the person's turn at once."""
        self.model.hurrying = not self.model.your_turn and not self.model.finished
        self.page.changed()

    def step(self) -> None:
        """Have the next opponent move."""
        self._stepped = True
        self.page.changed()

"""The clocks of a table: turn pacing, forced moves and call windows.

Begin with ``TurnPacing``, which lets opponents move and owns ``ForcedMoves``. ``CallClock`` counts
call windows down.
"""

from collections.abc import Iterable
from math import inf

from game.core.event import PERSON_SEAT, Event
from game.core.table_values import CallWindow
from game.text.message import TextValue
from game.ui.kit.tree import Role
from game.ui.program import Front
from game.ui.sound import Sounds
from game.ui.table.control.move_maker import MoveMaker
from game.ui.table.model.actions import TableHost
from game.ui.table.model.table_model import UNTIMED_CALL_SECONDS, TableModel
from game.ui.table.motion.event_effects import THINKING_SECONDS

FORCED_MOVE_SECONDS = 0.6
"""Seconds until a forced move is made, at normal speed."""
MIN_FORCED_MOVE_SECONDS = 0.15
"""Minimum seconds until a forced move is made, at any speed."""


class ForcedMoves:
    """Makes the person's forced moves after a short delay.

    Calls have a clock of their own, and the player keeps the pleasure of going out.
    """

    def __init__(self, model: TableModel, moves: MoveMaker) -> None:
        self.model = model
        self.moves = moves
        self._about: tuple[int, int] | None = None
        self._since = 0.0

    def update(self, now: float) -> bool:
        """Make the forced move once its delay has passed; whether one is pending.

        Called while nothing moves and the table is on top; ``now`` is in seconds.
        """
        move, skips = self.model.only_move(), self.model.hurrying and self.model.skips_move()
        if move is None or not (skips or self.model.plays_itself()):
            self._about = None
            return False
        session = self.model.session
        about = session.version, len(session.match.moves)
        if about != self._about:
            self._about, self._since = about, now
        if not self.model.hurrying and now < self._since + self._delay_seconds():
            return True
        self._about = None
        self.moves.try_move(move, forced=True)
        return True

    def _delay_seconds(self) -> float:
        """Seconds until a forced move is made."""
        pace = self.model.show.pace
        return 0.0 if pace.swift else max(MIN_FORCED_MOVE_SECONDS, FORCED_MOVE_SECONDS * pace.speed)


class CallClock:
    """Counts call windows down; the model holds the seconds left."""

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
        """Close the call window, after an undo."""
        self._called = self.model.call_left = None
        self.model.spotting = False
        self._waiting = False

    def counted_seconds(self, passed: float) -> float:
        """Seconds that count: ``passed``, or 0 if the program's window is in the background."""
        stood, self._stood = self._stood, not self.front.seen
        return 0.0 if stood or self._stood else passed

    # Windows that hide who may answer.

    def keep_waiting(self, passed: float) -> bool:
        """Hold back events while a window hides who may answer; True while it is open.

        The window takes the same time whether a seat keeps silent or nobody is asked. ``passed`` is
        in seconds.
        """
        show = self.model.show
        if not show.held:
            return False
        if not self._waiting or self.model.call_left is None:
            self._waiting = True
            if self._called is None or self.model.call_left is None:
                self.model.call_left = self.model.call_seconds() or UNTIMED_CALL_SECONDS
            # Otherwise the person has kept silent, and the rest of the time still passes.
            self.page.changed()
        else:
            self.model.call_left = max(0.0, self.model.call_left - passed)
        if self._is_called_upon() or self.model.call_left == 0.0:
            self._close()
        return show.held

    def _close(self) -> None:
        self.model.show.held = False
        self._waiting = False
        self.model.call_left = None
        self.page.changed()

    def _is_called_upon(self) -> bool:
        session = self.model.session
        return session.yours and self.model.show.table.open_call(session.state) is not None

    def is_unanswered(self) -> bool:
        """Whether the window that is shown as open has no answer yet."""
        show = self.model.show
        return show.held and bool(show.table.waiting_text(self.model.session.state))

    def hear(self, events: Iterable[Event]) -> None:
        """Close the window once a seat has answered with a card in public."""
        if self.model.show.held and any((one.source or "").startswith("hands/") for one in events):
            self._close()

    # The person's own window.

    def count_down(self, passed: float) -> bool:
        """Count the person's window down by ``passed`` seconds; whether it is running.

        At the timeout the person keeps silent.
        """
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
            self.page.renderer.dirty = True
            if self.model.call_left == 0.0:
                self.moves.try_move(call.silent_move)
        return self.model.call_left is not None

    def spot(self) -> None:
        """Restart the clock after a call, for the click on the card.

        The keyboard's focus goes to the top card that lies there.
        """
        if self.model.hides() and not self.model.spotting:
            self.model.spotting = True
            self.model.call_left = self.model.call_seconds()
            self.model.say(None)
            self.page.changed()
        if self.page.app.by_keyboard:
            lying = (node for node in self.page.tree.nodes if node.area == "table")
            for top in [node for node in lying if node.role is Role.CARD][-1:]:
                self.page.set_focus(top)

    def _begin(self, call: CallWindow) -> None:
        self._called = call.title
        self.model.spotting = False
        self.model.call_left = self.model.call_seconds()
        self.sounds.play("call")
        self.page.app.rumble("call")
        self.page.changed()
        if call.auto_move and self.model.settings.announce:
            self.moves.try_move(call.auto_move)


GLOW_DELAY_SECONDS = 20.0
"""Seconds without a move after which the playable cards glow for a child."""


class IdleGlow:
    """Lets the playable cards glow in a match for children after a while without a move."""

    def __init__(self, model: TableModel, page: TableHost) -> None:
        self.model = model
        self.page = page
        self._about: int | None = None
        self._since = 0.0

    def update(self, now: float) -> None:
        """Begin or end the glow; ``now`` is in seconds."""
        model = self.model
        asked = model.for_children and model.your_turn
        about = len(model.session.match.moves) if asked else None
        if about != self._about:
            self._about, self._since = about, now
        glows = about is not None and now >= self._since + GLOW_DELAY_SECONDS
        if glows != model.glowing:
            model.glowing = glows
            self.page.changed()

    def seconds_until_due(self, now: float) -> float:
        """Seconds until the glow begins; infinite if it need not."""
        if self._about is None or self.model.glowing:
            return inf
        return max(0.0, self._since + GLOW_DELAY_SECONDS - now)


class TurnPacing:
    """Lets opponents move when the player wants it, and makes forced moves."""

    def __init__(
        self, model: TableModel, moves: MoveMaker, calls: CallClock, page: TableHost
    ) -> None:
        self.model = model
        self.calls = calls
        self.page = page
        self.forced = ForcedMoves(model, moves)
        self.glow = IdleGlow(model, page)
        self._stepped = False

    def keep_pace(self, now: float) -> None:
        """Set the animation speed by settings and asked seat; while hurrying, skip animations."""
        model, show = self.model, self.model.show
        thinking = THINKING_SECONDS[model.settings.thinking] / THINKING_SECONDS["normal"]
        forced = self._forced()
        if forced is not None:
            show.pace.streak(len(model.session.match.moves), forced)
        slowness = max(thinking, show.pace.slowness)
        made = model.session.match.state.asked != PERSON_SEAT
        show.pace.follow(show.state.asked, now, slowness, show.held, made)
        if model.hurrying:
            show.skip()
            if self._decides() or model.finished or show.waits:
                model.hurrying = False
                self.page.changed()

    def _forced(self) -> bool | None:
        """Whether the seat asked has one move only; None while that is not known.

        A move that the person makes by hand is theirs, and not forced.
        """
        model = self.model
        if model.session.match.state.asked != PERSON_SEAT:
            return model.session.theirs_forced
        return model.plays_itself() if model.your_turn else None

    def play(self, now: float, on_top: bool) -> None:
        """Let the asked opponent think once all events have been shown; ``now`` is in seconds.

        The person's forced moves wait unless the table is ``on_top``.
        """
        if not self._waits_for_step():
            self._let_think(now)
        if on_top:
            self.forced.update(now)

    def _let_think(self, now: float) -> None:
        model = self.model
        pace = THINKING_SECONDS[model.settings.thinking] * model.show.pace.thought
        events = model.session.think(now, 0.0 if model.hurrying else pace)
        if events:
            self._stepped = False
            model.show.add(events)
            self.page.changed()
            self.calls.hear(events)

    def _waits_for_step(self) -> bool:
        """Whether the next opponent waits for the player's step.

        Nobody waits in a window that hides who is asked.
        """
        model = self.model
        wanted = model.settings.step and not model.hurrying and not self._stepped
        waits = wanted and model.session.thinking and model.show.quiet and not model.show.held
        if waits != model.stepping:
            model.stepping = waits
            self.page.changed()
        return waits

    # Player actions.

    def hurry_on(self) -> None:
        """Lead on to the person's next decision, past their forced moves."""
        self.model.hurrying = not self._decides() and not self.model.finished
        self.page.changed()

    def _decides(self) -> bool:
        """Whether skipping ahead has led to a move that the person makes."""
        model = self.model
        return model.your_turn and not (model.plays_itself() or model.skips_move())

    def step(self) -> None:
        self._stepped = True
        self.page.changed()

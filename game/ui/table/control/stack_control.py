"""Stacks turned and taken by one key or button, at a table without hands.

Begin with ``StackControl``. ``HeldMoves`` repeats only moves while the player holds on.
"""

from game.core.table_values import Intent
from game.ui.kit.clock import LONG_PRESS_SECONDS
from game.ui.kit.input.events import Device
from game.ui.kit.tree import Role
from game.ui.table.control.move_maker import MoveMaker
from game.ui.table.model.actions import TableHost
from game.ui.table.model.drag_state import ZONE_KEY_PREFIX
from game.ui.table.model.table_model import TableModel
from game.ui.table.motion.event_effects import DURATION_FACTORS

REPEATED_MOVE_INTERVAL_SECONDS = 0.35
"""Seconds between moves while the player holds the key or the button, at normal speed."""
LARGE_TAKE_DELAY_SECONDS = 0.6
"""Seconds before a stack of many cards is taken meanwhile, at normal speed."""
MIN_LARGE_TAKE_CARD_COUNT = 5
"""Minimum number of its cards."""


class HeldMoves:
    """Makes the person's only moves one after the other while they hold the key or the button.

    It waits a beat before a large stack is taken, and stops where there is a choice.
    ``pressing`` is whether the button is held.
    """

    def __init__(self, model: TableModel, moves: MoveMaker) -> None:
        self.model = model
        self.moves = moves
        self.pressing = False
        self._made = False
        self._about: tuple[int, int] | None = None
        self._since = self._begins = 0.0

    def press(self, begins: float) -> None:
        """Begin to hold the button; it makes no move before the time ``begins``, in seconds."""
        self.pressing, self._made, self._begins = True, False, begins

    def release(self) -> bool:
        """Let the button go; whether a move was made meanwhile, so that this is no click."""
        made, self._made, self.pressing = self._made, False, False
        return made

    def update(self, now: float) -> None:
        """Make the only move if it is due; ``now`` is in seconds."""
        move = self.model.only_move()
        if move is None:
            self.pressing = self.pressing and not self.model.your_turn
            return
        about = self._position()
        if about != self._about:
            self._about, self._since = about, now
        begins = self._begins if self.pressing else now
        if now >= max(begins, self._since + self._delay_seconds(move)):
            self._made = self.pressing
            self.moves.try_move(move)

    def _position(self) -> tuple[int, int]:
        session = self.model.session
        return session.version, len(session.match.moves)

    def _delay_seconds(self, move: str) -> float:
        model = self.model
        takes = any(
            offer.intent is Intent.TAKE_PILE and offer.move == move
            for offer in model.asking.legal(())
        )
        taken = [zone for zone, made in model.asking.by_zone().items() if takes and made == move]
        large = any(model.show.laid.counts[zone] >= MIN_LARGE_TAKE_CARD_COUNT for zone in taken)
        seconds = LARGE_TAKE_DELAY_SECONDS if large else REPEATED_MOVE_INTERVAL_SECONDS
        return seconds * DURATION_FACTORS[model.settings.speed]


class StackControl:
    """Makes the obvious move by one key, and more while the key or the button is held."""

    def __init__(self, model: TableModel, page: TableHost, moves: MoveMaker) -> None:
        self.model = model
        self.page = page
        self.moves = moves
        self.held = HeldMoves(model, moves)
        self._holds_key = False

    def _is_focused(self) -> bool:
        """Whether the focus is at stacks, and the person may move."""
        model, focus = self.model, self.page.focus
        asked = model.your_turn and not (model.paused or model.picked or model.show.table.has_hands)
        return asked and (not focus or focus.startswith((ZONE_KEY_PREFIX, "do ")))

    def is_repeated_at(self, x: float, y: float) -> bool:
        """Whether the button of the only move lies here, which goes on while it is held.

        A lesson waits for its learner.
        """
        model, node = self.model, self.page.under(x, y)
        if model.show.table.has_hands or not model.session.forced or node is None:
            return False
        only = model.only_move()
        return only is not None and node.role is Role.BUTTON and node.move == only

    def let_go(self) -> None:
        """Hold neither the key nor the button."""
        self._holds_key = False
        self.held.release()

    # Keys.

    def press_key(self) -> bool:
        """Make the only move or that of the focused stack, or focus the largest; whether it did."""
        self._holds_key = False
        if not self._is_focused():
            return False
        model = self.model
        move = model.only_move()
        if move is not None:
            self._holds_key = self.moves.try_move(move) and model.session.forced
            return True
        move = model.asking.by_zone().get(self.page.focus.removeprefix(ZONE_KEY_PREFIX))
        if move is None:
            self.focus_largest()
        else:
            self.moves.try_move(move)
        return True

    def hold_key(self) -> None:
        """Go on while the key is still down."""
        if self._holds_key:
            self.held.update(self.model.now)

    def focus_largest(self) -> None:
        """Focus the largest of several stacks that fit, if the focus is at stacks."""
        model = self.model
        if not self._is_focused() or model.only_move() is not None:
            return
        counts = model.show.laid.counts
        largest = max(model.asking.by_zone(), key=lambda zone: counts[zone], default="")
        node = self.page.tree.by_key.get(ZONE_KEY_PREFIX + largest)
        if node is not None:
            self.page.set_focus(node)

    # The button.

    def press(self, x: float, y: float) -> None:
        """Begin to hold the button of the only move, if it lies here."""
        if self.is_repeated_at(x, y):
            # A finger has been held for so long when its press comes.
            touched = self.page.app.device is Device.TOUCH
            self.held.press(self.model.now + (0.0 if touched else LONG_PRESS_SECONDS))

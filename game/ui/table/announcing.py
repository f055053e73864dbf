"""What is announced at a table: what happens, in order and each once, and what is asked then."""

from collections.abc import Callable
from typing import Any

from game.core.event import What
from game.core.table import HAND
from game.ui.announcing import Announcements
from game.ui.sitting import YOU
from game.ui.table.consequences import consequences
from game.ui.table.model import Said as Notified
from game.ui.table.model import TableModel
from game.ui.table.notice import Kind
from game.ui.table.telling import Untold
from game.words.message import Message, Said, in_order, listed, told


class Announcing:
    """Says the lines of the log when they are told, what they lead to, and what is asked.

    What was told before the table was sat down at is not said, nor is what is gone back to; what
    is made again is said again.  ``asks`` is whether the person is told what they are to do (a
    teacher says that in other words), ``wanted`` what that is, and why or what comes next.
    """

    def __init__(self, model: TableModel, announcements: Announcements) -> None:
        self.model = model
        self.announcements = announcements
        self.asks = True
        self.wanted: Callable[[], tuple[Said, Said]] = self._prompt
        self._dealing = False
        self._theirs = True
        self._why: Said = ""
        self._asked: tuple[object, ...] | None = None
        self._notified: Notified | None = None
        self._stands: dict[str, bool] = {}
        model.show.telling.listen = self._hear

    def say(self, said: Said, at_once: bool = False) -> None:
        """Have a sentence be heard."""
        self.announcements.say(told(said), at_once)

    # What happens.

    def _hear(self, one: Untold) -> None:
        """Say what is told now; the state before it is still the one that is told."""
        show, what = self.model.show, self.model.game.what(one.event)
        if self._dealing and what is not What.DEAL:
            self._dealing = False
            self._say_hand(show.told)
        self._dealing = self._dealing or (what is What.DEAL and one.event.target == HAND)
        if one.line is not None:
            self.announcements.say(one.line)
        for said in consequences(self.model.game, show.told, one.event, one.state, show.names):
            self.say(said)
        if one.state.asked != YOU:
            self._theirs = True

    def _say_hand(self, state: Any) -> None:
        """The cards that were dealt to the person."""
        show = self.model.show
        cards = [self.model.game.card(card) for card in state.hands[YOU]]
        if cards and not show.closed:
            named = listed([show.table.card_name(text) for text in cards])
            self.say(Message("heard-dealt", count=len(cards), cards=named))

    # What there is to say besides.

    def update(self) -> None:
        """Say what is said of the position that is shown, and what is asked in it."""
        model = self.model
        if model.said is not self._notified:
            self._notified = model.said
            self._notify()
        held = model.show.held and not model.show.telling.waits
        self._begins("held", held, model.show.table.waits(model.show.state) if held else "")
        self._begins("coach", model.sitting.coaching, Message("table-coach"), at_once=True)
        self._begins("spot", model.spotting, Message("table-spot"), at_once=True)
        self._begins("step", model.stepping, Message("table-stepping"))
        if model.your_turn and not model.show.telling.waits:
            self._ask()

    def _begins(self, what: str, so: bool, said: Said, at_once: bool = False) -> None:
        """Say something once when it begins to be so."""
        if so and not self._stands.get(what):
            self.say(said, at_once)
        self._stands[what] = so

    def _notify(self) -> None:
        if self._notified is not None:
            # Also if it has passed already: what happened may have come faster.
            notice = self._notified.notice
            more = [notice.more] if notice.more else []
            # In a replay it follows where one is, which is said at once.
            at_once = notice.asked and (notice.kind is Kind.TOLD or not self.model.replayed)
            self.say(in_order([notice.text, *more]), at_once)

    def _ask(self) -> None:
        """Say what the person is to do, once a position."""
        model, sitting = self.model, self.model.sitting
        asked = sitting.version, len(sitting.match.moves)
        if asked == self._asked or not self.asks or model.paused:
            return
        self._asked = asked
        begins, self._theirs = self._theirs, False
        call = model.open_call()
        if call is not None:
            self.say(call.hidden if model.hides() else self.wanted()[0], at_once=True)
        elif model.forced_move() is not None:
            self.say(Message("table-forced"))
        else:
            turn = [Message("heard-your-turn")] if begins else []
            what, why = self.wanted()
            more = [why] if why and (begins or why != self._why) else []
            self._why = why
            self.say(in_order([*turn, what, *more]))

    def _prompt(self) -> tuple[Said, Said]:
        """What the table says is to be done, and why or what comes next."""
        show = self.model.show
        prompt = show.table.prompt(show.state, show.names)
        return prompt, show.table.following(show.state, show.names)[1]

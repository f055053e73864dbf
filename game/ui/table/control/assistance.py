"""Undo, redo and hints at the table.

``UndoControl`` takes decisions back and describes them. ``HintControl`` asks the coach and marks
its advice.
"""

from game.ai.levels import certainty_text
from game.match.undo import Undone
from game.session import HUMAN_SEAT
from game.storage.match_store import MatchWriter
from game.text.icon import Icon
from game.text.message import Message, Value, in_order, say, together, told
from game.ui.kit.input.commands import STAY, Scope
from game.ui.kit.pages.dialog import DialogButton
from game.ui.routes import Comparison, Navigation
from game.ui.table.control.move_maker import MoveMaker
from game.ui.table.control.turn_clock import CallClock
from game.ui.table.model.actions import TableHost
from game.ui.table.model.notice import Notice, NoticeKind
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.hints import comparable, pick_hinted

NAMED = 2
"""Maximum number of cards that are named; more are counted."""


def not_undone(writer: MatchWriter) -> Notice | None:
    """A notice that the undo is not saved; None if it is on disk."""
    if not writer.loss:
        return None
    return Notice(NoticeKind.NOT_SAVED, say("unsaved-undone", problem=writer.problem or ""))


class UndoControl:
    """Undo and redo of the person's decisions."""

    def __init__(
        self,
        model: TableModel,
        moves: MoveMaker,
        calls: CallClock,
        page: TableHost,
        navigator: Navigation,
    ) -> None:
        self.model = model
        self.moves = moves
        self.calls = calls
        self.page = page
        self.navigator = navigator

    def undo(self) -> None:
        """Take the last decision back; ask first if it lies in an earlier round.

        A child is never asked.
        """
        session = self.model.session
        if not session.undoable or session.match.state.over:
            return
        back = session.rounds_back
        if not back or self.model.for_children:
            self.take_back()
            return
        now = session.match.state.round
        self.navigator.ask(
            "undo",
            say("undo-heading", round=now - back),
            say("undo-text", round=now - back),
            [
                DialogButton(say("undo-back", round=now - back), self._go_back, Icon.UNDO),
                DialogButton(say("undo-stay"), self.navigator.back, Icon.CROSS, STAY),
            ],
            Scope.UNDO,
        )

    def _go_back(self) -> None:
        self.navigator.back()
        self.take_back()

    def take_back(self) -> None:
        """Take the last decision back without asking."""
        model = self.model
        undone = model.session.undo()
        self._let_go()
        model.show.snap(model.session.match.view(HUMAN_SEAT))
        if not model.show.telling.forget(len(model.session.match.moves)):
            model.show.telling.remember(model.session.told())
        model.say(
            not_undone(model.session.writer) or Notice(NoticeKind.UNDONE, said(model, undone))
        )
        self.page.changed()

    def redo(self) -> None:
        """Redo the undone moves, up to the person's next decision."""
        session = self.model.session
        if not session.redoable or not session.yours:
            return
        events = session.redo()
        self._let_go()
        self.model.say(None)
        self.model.show.add(events)
        self.moves.moved()

    def _let_go(self) -> None:
        """Clear the picks and the open call, since the position has changed."""
        self.model.picked = None
        self.model.show.hand.picks.clear()
        self.calls.forget()


def said(model: TableModel, undone: Undone) -> str:
    """A description of the undone moves, in the game's own words."""
    game, names = model.game, model.show.names
    move = game.describe_move(undone.before, game.parse(undone.moves[0].move), names)
    sentences = [Message("undo-taken-back", move=move)]
    if undone.others:
        others = together([names[seat] for seat in undone.others])
        sentences.append(Message("undo-others", who=others))
    count = len(undone.shown)
    if count:
        table = model.show.table
        cards: Value = Message("undo-from-stock", count=count)
        if count <= NAMED:
            named = [Message("undo-the", card=table.card_name(card)) for card in undone.shown]
            cards = together(named)
        sentences.append(Message("undo-seen", count=count, cards=cards))
    return told(in_order(sentences))


class HintControl:
    """Asks the coach and marks its advice at the table."""

    def __init__(self, model: TableModel, page: TableHost, navigator: Navigation) -> None:
        self.model = model
        self.page = page
        self.navigator = navigator

    def ask(self) -> None:
        """Ask the coach or repeat the advice; while it is shown, open the comparison of moves."""
        session = self.model.session
        if comparable(self.model):
            assert session.advice is not None, "there is advice to compare"
            self.navigator.open(Comparison(self.model, session.advice))
            return
        if session.advice is None:
            session.ask_coach()
        self._tell()

    def listen(self) -> None:
        """Show the coach's advice once it has arrived."""
        if self.model.session.listen():
            self._tell()

    def _tell(self) -> None:
        model = self.model
        advice = model.session.advice
        if advice is not None:
            state, game, names = model.session.state, model.game, model.show.names
            move = game.describe_move(state, game.parse(advice.move), names)
            sure = certainty_text(game, state, advice, names)
            more = "" if sure is None else told(sure)
            model.say(
                Notice(NoticeKind.HINT, say("table-hint", move=move, why=advice.why), more=more)
            )
            pick_hinted(model)
        self.page.changed()

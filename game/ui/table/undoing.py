"""Undo and redo at the table: what is asked before, and what is said after."""

from game.storage.shelf import Keeper
from game.ui.sitting import YOU
from game.ui.table.acts import Page
from game.ui.table.calls import Calls
from game.ui.table.model import TableModel
from game.ui.table.moves import Moves
from game.ui.table.notice import Kind, Notice
from game.ui.takeback import Undone
from game.ui.ways import Answer, Ways
from game.ui.window.commandplaces import Place
from game.ui.window.commands import STAY
from game.words.message import Message, Value, in_order, say, together, told

NAMED = 2
"""More cards than these are counted and not named."""


def not_undone(keeper: Keeper) -> Notice | None:
    """That an undo happened at the table alone; None if it is on disk."""
    if not keeper.loss:
        return None
    return Notice(Kind.NOT_SAVED, say("unsaved-undone", trouble=keeper.trouble or ""))


class Undoing:
    """Takes the person's decisions back, and makes them again."""

    def __init__(
        self, model: TableModel, moves: Moves, calls: Calls, page: Page, ways: Ways
    ) -> None:
        self.model = model
        self.moves = moves
        self.calls = calls
        self.page = page
        self.ways = ways

    def undo(self) -> None:
        """Take the last decision back; asks before it goes back into a round that is over."""
        sitting = self.model.sitting
        if not sitting.undoable or sitting.match.state.over:
            return
        back = sitting.rounds_back
        if not back:
            self.take_back()
            return
        now = sitting.match.state.round
        self.ways.ask(
            "undo",
            say("undo-heading", round=now - back),
            say("undo-text", round=now - back),
            [
                Answer(say("undo-back", round=now - back), self._go_back, "undo"),
                Answer(say("undo-stay", round=now), self.ways.back, "cross", STAY),
            ],
            Place.UNDO,
        )

    def _go_back(self) -> None:
        self.ways.back()
        self.take_back()

    def take_back(self) -> None:
        """Take the last decision back without asking."""
        model = self.model
        undone = model.sitting.undo()
        self._let_go()
        model.show.snap(model.sitting.match.view(YOU))
        if not model.show.telling.forget(len(model.sitting.match.moves)):
            model.show.telling.remember(model.sitting.told())
        model.say(not_undone(model.sitting.keeper) or Notice(Kind.UNDONE, said(model, undone)))
        self.page.changed()

    def redo(self) -> None:
        """Make what was taken back again, up to the person's next decision."""
        sitting = self.model.sitting
        if not sitting.redoable or not sitting.yours:
            return
        events = sitting.redo()
        self._let_go()
        self.model.say(None)
        self.model.show.add(events)
        self.moves.moved()

    def _let_go(self) -> None:
        """The position is another now: nothing is picked and no call is open."""
        self.model.picked = None
        self.model.show.hand.picks.clear()
        self.calls.forget()


def said(model: TableModel, undone: Undone) -> str:
    """What has been taken back, in the game's own words."""
    game, names = model.game, model.show.names
    move = game.say(undone.before, game.parse(undone.moves[0].move), names)
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

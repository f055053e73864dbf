"""What is asked before a match is left of which something is not on disk."""

from game.storage.shelf import Keeper, Loss
from game.ui.pages.dialog import Dialog
from game.ui.program import Program
from game.ui.tree import Act
from game.ui.ways import Answer
from game.ui.window.commandplaces import Place
from game.ui.window.commands import LEAVE_ANYHOW, STAY_HERE, TRY_AGAIN
from game.words.message import Message, Value, in_order, say


def lost(loss: Loss) -> Value:
    """What would be lost, in a sentence or two; nothing if nothing would."""
    if loss.all:
        return Message("unsaved-all", count=loss.moves)
    said = []
    if loss.moves:
        said.append(Message("unsaved-moves", count=loss.moves))
    if loss.undone:
        said.append(Message("unsaved-back", count=loss.undone))
    return in_order(said) if said else ""


class UnsavedPage(Dialog):
    """Try once more to save, leave all the same, or stay at the table."""

    wide = 480.0
    places = (Place.UNSAVED,)

    def __init__(self, app: Program, keeper: Keeper, then: Act) -> None:
        super().__init__(
            app,
            "unsaved",
            Message("unsaved-heading"),
            "",
            [
                Answer(TRY_AGAIN.label, self.try_again, "replay", TRY_AGAIN),
                Answer(LEAVE_ANYHOW.label, self.go, "quit", LEAVE_ANYHOW),
                Answer(STAY_HERE.label, app.ways.back, "back", STAY_HERE),
            ],
        )
        self.keeper = keeper
        self.then = then
        self.text = say("unsaved-text", lost=lost(keeper.lost()), trouble=keeper.trouble or "")

    def go(self) -> None:
        """Do what was asked for."""
        self.then()

    def may_go(self, then: Act) -> bool:
        self.then = then
        return False

    def try_again(self) -> None:
        """Save now; if everything is on disk then, do what was asked for."""
        self.keeper.try_again()
        if self.keeper.loss:
            trouble = self.keeper.trouble or ""
            self.text = say("unsaved-still", lost=lost(self.keeper.lost()), trouble=trouble)
            self.changed()
        else:
            self.go()

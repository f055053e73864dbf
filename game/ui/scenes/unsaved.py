"""What is asked before a match is left of which something is not on disk."""

from typing import TYPE_CHECKING

from game.core.illegal import Illegal
from game.storage.shelf import Keeper, Loss
from game.ui.scenes.dialog import Answer, Dialog
from game.ui.tree import Act
from game.words.message import Message, Value, in_order, say

if TYPE_CHECKING:
    from game.ui.app import App


def may_go(app: "App", keeper: Keeper, then: Act) -> bool:
    """Whether nothing of a match is lost if it is left now; if something is, ask first.

    What can be saved by now is saved.  ``then`` is done once the player agrees.
    """
    keeper.try_again()
    if not keeper.loss:
        return True
    app.director.push(UnsavedScene(app, keeper, then))
    return False


def not_undone(keeper: Keeper) -> Illegal | None:
    """That an undo happened at the table alone; None if it is on disk."""
    if not keeper.loss:
        return None
    return Illegal("not-saved", say("unsaved-undone", trouble=keeper.trouble or ""))


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


class UnsavedScene(Dialog):
    """Try once more to save, leave all the same, or stay at the table."""

    wide = 480.0

    def __init__(self, app: "App", keeper: Keeper, then: Act) -> None:
        super().__init__(
            app,
            "unsaved",
            Message("unsaved-heading"),
            "",
            [
                Answer(Message("unsaved-again"), self.try_again, "replay", "T"),
                Answer(Message("unsaved-leave"), self.go, "quit", "L"),
                Answer(Message("unsaved-stay"), app.director.pop, "back", "S"),
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

"""What is asked before a match is left of which something is not on disk."""

from typing import TYPE_CHECKING

from game.storage.shelf import Keeper, Loss
from game.ui.scenes.dialog import Answer, Dialog
from game.ui.table.notice import Kind, Notice
from game.ui.tree import Act

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


def not_undone(keeper: Keeper) -> Notice | None:
    """That an undo happened at the table alone; None if it is on disk."""
    if not keeper.loss:
        return None
    text = f"Taken back at the table, but not on disk. {keeper.trouble}"
    return Notice(Kind.NOT_SAVED, text)


def told(loss: Loss) -> str:
    """What would be lost, in a sentence or two."""
    count = "1 move" if loss.moves == 1 else f"{loss.moves} moves"
    if loss.all:
        return f"Nothing of the match is on disk: it would be lost, with {count}."
    said = []
    if loss.moves:
        is_are = "is" if loss.moves == 1 else "are"
        said.append(f"{count} {is_are} not on disk and would be lost.")
    if loss.undone:
        back = "1 move that was" if loss.undone == 1 else f"{loss.undone} moves that were"
        said.append(f"{back} taken back would be there again.")
    return " ".join(said)


class UnsavedScene(Dialog):
    """Try once more to save, leave all the same, or stay at the table."""

    wide = 480.0

    def __init__(self, app: "App", keeper: Keeper, then: Act) -> None:
        super().__init__(
            app,
            "unsaved",
            "Not everything is saved",
            "",
            [
                Answer("Try again", self.try_again, "replay", "T"),
                Answer("Leave all the same", self.go, "quit", "L"),
                Answer("Stay", app.director.pop, "back", "S"),
            ],
        )
        self.keeper = keeper
        self.then = then
        self._tell("")

    def _tell(self, before: str) -> None:
        self.text = f"{before}{told(self.keeper.lost())} {self.keeper.trouble}"
        self.changed()

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
            self._tell("It cannot be saved yet. ")
        else:
            self.go()

"""What is asked before a match is left of which something is not on disk."""

from game.storage.shelf import Keeper, Loss
from game.ui.commands import LEAVE_ANYHOW, STAY_HERE, TRY_AGAIN
from game.ui.program import Program
from game.ui.scenes.dialog import Dialog
from game.ui.tree import Act
from game.ui.ways import Answer


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

    def __init__(self, app: Program, keeper: Keeper, then: Act) -> None:
        super().__init__(
            app,
            "unsaved",
            "Not everything is saved",
            "",
            [
                Answer(TRY_AGAIN.label, self.try_again, "replay", TRY_AGAIN),
                Answer(LEAVE_ANYHOW.label, self.go, "quit", LEAVE_ANYHOW),
                Answer(STAY_HERE.label, app.ways.back, "back", STAY_HERE),
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

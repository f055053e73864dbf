"""Undo and redo at the table: what is asked before, and what is said after."""

from typing import TYPE_CHECKING

from game.core.words import cards, listed
from game.ui.scenes.dialog import Answer, Dialog
from game.ui.scenes.unsaved import not_undone
from game.ui.sitting import YOU
from game.ui.table.notice import Kind, Notice
from game.ui.takeback import Undone

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

NAMED = 2
"""More cards than these are counted and not named."""


def undo(scene: "TableScene") -> None:
    """Take the last decision back; asks before it goes back into a round that is over."""
    sitting = scene.sitting
    if not sitting.undoable or sitting.match.state.over:
        return
    back = sitting.rounds_back
    if not back:
        _take_back(scene)
        return
    now = sitting.match.state.round
    scene.app.director.push(
        Dialog(
            scene.app,
            "undo",
            f"Back into round {now - back}?",
            f"This goes back into round {now - back}, which is over: its score and all that has "
            f"been played since are taken back with it.",
            [
                Answer(f"Go back into round {now - back}", lambda: _go_back(scene), "undo"),
                Answer(f"Stay in round {now}", scene.app.director.pop, "cross", "N"),
            ],
        )
    )


def _go_back(scene: "TableScene") -> None:
    scene.app.director.pop()
    _take_back(scene)


def _take_back(scene: "TableScene") -> None:
    undone = scene.sitting.undo()
    _let_go(scene)
    scene.show.snap(scene.sitting.match.view(YOU))
    scene.show.log = scene.sitting.told()
    said_so = not_undone(scene.sitting.keeper)
    scene.notice = said_so or Notice(Kind.UNDONE, said(scene, undone))
    scene.changed()


def redo(scene: "TableScene") -> None:
    """Make what was taken back again, up to the person's next decision."""
    if not scene.sitting.redoable or not scene.sitting.yours:
        return
    events = scene.sitting.redo()
    _let_go(scene)
    scene.notice = None
    scene.show.add(events)
    scene.moved()


def _let_go(scene: "TableScene") -> None:
    """The position is another now: nothing is picked and no call is open."""
    scene.pointer.picked = None
    scene.show.hand.picks.clear()
    scene.calls.forget()


def said(scene: "TableScene", undone: Undone) -> str:
    """What has been taken back, in the game's own words."""
    game, names = scene.game, scene.show.names
    move = game.say(undone.before, game.parse(undone.moves[0].move), names)
    sentences = [f"Taken back: {move}."]
    if undone.others:
        who = listed([names[seat] for seat in undone.others])
        sentences.append(f"So is what {who} did after it.")
    shown = undone.shown
    if shown:
        named = listed([f"the {scene.show.table.card_name(card)}" for card in shown])
        what = named if len(shown) <= NAMED else f"{cards(len(shown))} from the stock"
        goes = "goes" if len(shown) == 1 else "go"
        sentences.append(f"You have seen {what}, which {goes} back.")
    return " ".join(sentences)

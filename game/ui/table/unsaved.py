"""The sign on the table that a match is not on disk; it stays until everything is."""

from game.storage.shelf import Keeper, Loss
from game.ui.box import Box, Column, Group, Pad
from game.ui.tree import Node, Role
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.panel import Panel
from game.words.message import Message, in_order, say, told


def title(keeper: Keeper) -> str:
    """What is not on disk, in a few words; empty if everything is."""
    loss = keeper.loss
    if loss:
        return _missing(loss)
    return say("unsaved-sign-filed") if keeper.unfiled else ""


def _missing(loss: Loss) -> str:
    if loss.moves:
        return say("unsaved-sign-moves", count=loss.moves)
    return say("unsaved-sign-all") if loss.all else say("unsaved-sign-undo")


def lost_at_the_end(keeper: Keeper) -> Message | None:
    """What is lost with a program that ends, and why; None if nothing is."""
    loss = keeper.lost()
    said = []
    if loss.all:
        said.append(Message("unsaved-ended-all", count=loss.moves))
    elif loss.moves:
        said.append(Message("unsaved-ended-moves", count=loss.moves))
    if loss.undone:
        said.append(Message("unsaved-ended-back", count=loss.undone))
    if said and keeper.trouble is not None:
        said.append(keeper.trouble)
    return in_order(said) if said else None


def sign(keeper: Keeper, kit: Kit) -> Box | None:
    """A panel while something is not on disk, with the reason."""
    heading = title(keeper)
    if not heading:
        return None
    why = told(keeper.trouble or "")
    panel = Node(Role.PANEL, heading, nowhere(), "unsaved", value=why, widget=Panel(edge=True))
    says = Column([
        kit.words(heading, 15.5, tone="warning", weight="bold"),
        kit.words(why, 13.5),
    ])  # fmt: skip
    return Group(panel, Pad(says, kit.px(16), kit.px(9)))

"""The sign on the table that a match is not on disk; it stays until everything is."""

from pygame import Rect

from game.storage.shelf import Keeper, Loss
from game.ui.text import Texts
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import words
from game.words.message import say, told

LINES = 3
"""How many lines the reason takes at most."""


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


def sign(keeper: Keeper, rect: Rect, texts: Texts, measures: Measures) -> list[Node]:
    """A panel at the top of the rectangle while something is not on disk, with the reason."""
    heading = title(keeper)
    if not heading:
        return []
    why = told(keeper.trouble or "")
    pad = measures.px(16)
    large, small = measures.text(15.5), measures.text(13.5)
    inner = Rect(rect.x + pad, rect.y + measures.px(9), rect.w - 2 * pad, round(1.4 * large))
    lines = min(LINES, len(texts.wrapped(why, small, inner.w)))
    reason = Rect(inner.x, inner.bottom, inner.w, lines * texts.height(small))
    high = reason.bottom + measures.px(9) - rect.y
    panel = Node("panel", heading, Rect(rect.x, rect.y, rect.w, high), "unsaved", value=why,
                 look={"edge": True})  # fmt: skip
    panel.children = [
        words(heading, inner, large, tone="warning", weight="bold"),
        words(why, reason, small, lines=True),
    ]
    return [panel]

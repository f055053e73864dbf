"""The picture of what is held at a table: carried by the mouse, gliding back, or picked by key."""

from game.core.table import HAND
from game.ui.paint import theme
from game.ui.table.board import Board
from game.ui.table.effects import eased
from game.ui.table.held import GLIDE
from game.ui.table.model import TableModel
from game.ui.table.sprites import Sprite


def paint_held(board: Board, model: TableModel, now: float) -> None:
    """Paint what was picked up with a key, and what the mouse holds or lets glide back."""
    if model.picked is not None:
        board.outline(model.picked, theme.WARNING)
    held, show = model.held, model.show
    zone = held.carried
    if zone is None or not show.laid.counts.get(zone):
        # An opponent may take a stack while it is held.
        return
    sprites = _sprites(model, zone)
    if not sprites:
        return
    x, y = held.middle
    in_row = zone == HAND or held.first is not None
    if held.glide is not None:
        x, y = held.glide.start
        goal = sprites[0 if in_row else -1].goal
        way = eased(min(1.0, (now - held.glide.since) / GLIDE))
        x, y = x + (goal.x - x) * way, y + (goal.y - y) * way
    if in_row:
        board.carried_row(sprites, (x, y))
    else:
        board.carried(sprites, (x, y))


def _sprites(model: TableModel, zone: str) -> list[Sprite]:
    """The sprites of the zone that are held."""
    show, held = model.show, model.held
    sprites = show.cast.zones.get(zone)
    if sprites is None:
        return [Sprite(0, None, top, top) for top in show.laid.poses[zone]]
    if zone == HAND:
        order = show.laid.order[HAND]
        return [sprites[order[slot]] for slot in held.hand_slots if slot < len(order)]
    return sprites if held.first is None else sprites[held.first :]

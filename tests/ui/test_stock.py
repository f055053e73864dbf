"""The stock on the table: as thick as there are cards in it, and none where it is empty."""

from game.games.take.game import TAKE
from game.ui.table.render.board import Board
from tests.ui.stage import Stage


def painted(stage: Stage, count: int) -> bytes:
    """What is seen of a stock of so many cards on an empty felt."""
    show = stage.sit(2, game=TAKE, options={}, fresh=False).show
    show.laid.counts["stock"] = count
    painter = stage.app.painter
    painter.ground()
    Board(painter, show.laid, show.table.face_set).stock("stock")
    return bytes(painter.surface.get_view("2").raw)


def test_of_an_empty_stock_nothing_is_painted(stage: Stage) -> None:
    empty, one, many = (painted(stage, count) for count in (0, 1, 60))
    stage.app.painter.ground()
    assert empty == bytes(stage.app.painter.surface.get_view("2").raw)
    assert len({empty, one, many}) == 3

"""The felt is not dark for long: a stage that opens soon after another has no dim."""

from game.core.event import Seat
from game.core.table_values import Highlight, HighlightKind
from game.ui.table.layout.card_poses import Layout
from game.ui.table.motion.event_effects import HIGHLIGHT_STAGINGS
from game.ui.table.motion.flights import CarriedCards
from game.ui.table.motion.stage import Stage
from tests.ui.test_show import FELTS, MEASURES


def test_the_felt_is_not_dark_twice_within_1200_milliseconds() -> None:
    """A stage that opens sooner has its strip, its word and its faces alone."""
    about = Highlight(HighlightKind.CLOSE, "", "Closed Taki!", Seat(1), Seat(2))
    how, laid = HIGHLIGHT_STAGINGS[HighlightKind.CLOSE], Layout(80)
    laid.plates = [FELTS[1]] * 4
    played, nothing = Stage(), CarriedCards([], [], [])

    def dark_from(now: float) -> bool:
        played.clear()
        played.begin(about, how, laid, nothing, FELTS[1], MEASURES, now, 1.0, False, 0.8)
        assert played.moment is not None
        return played.moment.dims

    assert dark_from(0.0)
    assert played.moment is not None
    closed = played.moment.times.closed
    assert not dark_from(closed + 1.0)
    assert dark_from(closed + 1.2)

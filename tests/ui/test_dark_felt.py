"""The felt does not flicker: a stage that is short or opens soon after another has no dim."""

from game.core.event import Seat
from game.core.table_values import Highlight, HighlightKind
from game.ui.table.layout.card_poses import Layout
from game.ui.table.motion.event_effects import HIGHLIGHT_STAGINGS
from game.ui.table.motion.flights import CarriedCards
from game.ui.table.motion.stage import Moment, Stage
from tests.ui.test_show import FELTS, MEASURES

ABOUT = Highlight(HighlightKind.CLOSE, "", "Closed Taki!", Seat(1), Seat(2))


def begun(played: Stage, now: float, speed: float, strength: float) -> Moment:
    """A moment without cards whose stage opens."""
    laid = Layout(80)
    laid.plates = [FELTS[1]] * 4
    how, nothing = HIGHLIGHT_STAGINGS[HighlightKind.CLOSE], CarriedCards([], [], [])
    played.clear()
    played.begin(ABOUT, how, laid, nothing, FELTS[1], MEASURES, now, speed, False, strength)
    assert played.moment is not None
    return played.moment


def test_the_felt_is_not_dark_twice_within_1200_milliseconds() -> None:
    """A stage that opens sooner has its strip, its word and its faces alone."""
    played = Stage()
    first = begun(played, 0.0, 1.0, 0.8)
    assert first.dims
    assert not begun(played, first.times.closed + 1.0, 1.0, 0.8).dims
    assert begun(played, first.times.closed + 1.2, 1.0, 0.8).dims


def test_the_felt_is_not_dark_for_less_than_half_a_second() -> None:
    """A dim as short as that would flash."""
    for speed in (0.3, 0.5, 0.8, 1.0):
        for strength in (0.5, 0.75, 1.0):
            moment = begun(Stage(), 0.0, speed, strength)
            lasts = moment.times.closed - moment.times.opens
            assert moment.dims == (lasts >= 0.5), (speed, strength)
            assert moment.dims or speed <= 0.5, "at normal speed it always is"

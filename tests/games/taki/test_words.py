"""The log's sentences and the words of the moves."""

from game.core.event import Seat
from game.core.state import SeatView
from game.games.taki.game import TAKI
from game.games.taki.rules import TakiState
from game.games.taki.words import in_line
from game.text.message import Message
from tests.games.taki.positions import play, position
from tests.sitting import at_table

NAMES = at_table("You", "Ada", "Ben")
IDLE = "B1 B3 B4"


def told(state: TakiState, *texts: str) -> list[str]:
    """The log of the last of these moves as seat 0 reads it."""
    if texts[:-1]:
        play(state, *texts[:-1])
    seen = SeatView(TAKI, state.view(Seat(0)))
    lines = []
    for event in play(state, texts[-1]):
        struck = event.as_seen_by(Seat(0))
        line = TAKI.describe_event(seen, struck, NAMES)
        seen.apply(struck)
        if line is not None:
            lines.append(str(line))
    return lines


def said(state: TakiState, text: str) -> str:
    return str(TAKI.describe_move(state, TAKI.parse(text), NAMES))


def test_plays_are_told() -> None:
    assert told(position(["R7 G1 G3", IDLE, IDLE]), "play R7") == ["You play the red 7."]
    assert told(position(["color G1 G3", IDLE, IDLE]), "play color=B") == [
        "You play Change Colour and choose blue."
    ]
    assert told(position(["R1 R3", "super G1 G3", IDLE], asked=1), "play super") == [
        "Ada plays the Super Taki in red."
    ]


def test_a_draw_shows_its_card_to_its_player_alone() -> None:
    mine = position(["G1 G3", IDLE, IDLE], stock="Y1")
    assert told(mine, "draw") == ["You draw the yellow 1."]
    other = position(["G1 G3", IDLE, IDLE], stock="Y1", asked=1)
    assert told(other, "draw") == ["Ada draws one card."]


def test_the_window_is_told_without_names() -> None:
    state = position(["R1 R3", "+3 G1 G3", "break B3 B4"], asked=1)
    assert told(state, "play +3") == ["Ada plays the +3."]
    assert told(state, "play break") == ["Ben breaks the +3.", "Ada draws three cards."]


def test_the_log_of_a_window_is_the_same_whoever_could_have_answered() -> None:
    # The person reads which cards they draw: these are the same in both.
    stock = "G5 G5 G6 G6 G7 G7 G8 G8 G9 G9 R1 R3"
    nobody = position([IDLE, "+3 G1 G3", "B5 B6 B7", "B8 B9 R8", "Y8 Y9 R8"], asked=1, stock=stock)
    two = position(
        [IDLE, "+3 G1 G3", "B5 B6 B7", "break B9 R8", "break Y9 R8"], asked=1, stock=stock
    )
    names = at_table("You", "Ada", "Ben", "Cy", "Di")
    logs: list[list[str]] = []
    for state, texts in ((nobody, ["play +3"]), (two, ["play +3", "pass", "pass"])):
        logs.append([])
        for event in (event for text in texts for event in play(state, text)):
            seen = SeatView(TAKI, state.view(Seat(0)))
            line = TAKI.describe_event(seen, event.as_seen_by(Seat(0)), names)
            logs[-1] += [str(line)] if line else []
    assert logs[0] == logs[1]
    assert logs[0][0] == "Ada plays the +3."


def test_what_cards_do_is_told() -> None:
    assert told(position(["R-stop G1 G3", IDLE, IDLE]), "play R-stop") == [
        "You play the red Stop.",
        "Stop! Ada misses a turn.",
    ]
    assert told(position(["R-turn G1 G3", IDLE, IDLE]), "play R-turn") == [
        "You play the red Change Direction.",
        "Play goes the other way.",
    ]
    assert told(position(["R1 R3", "R-stop G1 G3"], asked=1), "play R-stop")[1] == (
        "Stop! You miss a turn."
    )


def test_last_card_runs_and_the_end_are_told() -> None:
    state = position(["R7 G1", IDLE, IDLE])
    assert told(state, "play R7", "say last") == ["You say “last card”."]
    run = position(["R-taki R1 G1 G3", IDLE, IDLE])
    assert told(run, "play R-taki", "play R1", "close") == ["You close the run. “Closed Taki!”"]
    assert told(position(["R7", IDLE, IDLE]), "play R7")[-1] == "You have no cards left and win."
    assert "You go to stage 7." in told(position(["R7", IDLE], stages=[8, 8]), "play R7")


def test_moves_are_offered_in_words() -> None:
    state = position(["R+2 Y1 Y3", "break king B+2 B3"])
    assert said(state, "play R+2") == "Play the red +2"
    play(state, "play R+2")
    assert said(state, "draw") == "Draw two cards"
    window = position(["break king B+2 B3", "+3 G1 G3"], asked=1)
    play(window, "play +3")
    assert said(window, "play break") == "Break Ada’s +3"
    assert said(window, "play king") == "Cancel Ada’s +3 with the King"
    assert said(window, "pass") == "Let the +3 stand"
    king = position(["king super G1 G3", IDLE])
    play(king, "play king")
    assert said(king, "play super=G") == "Play the Super Taki and choose green"
    assert said(king, "stop") == "Stop there, with no more cards"


def test_a_line_of_braille_says_whether_a_plus_three_is_broken_or_cancelled() -> None:
    state = position(["break +3 G1", "+3 R1 R3", "B3 B4"], asked=1)
    play(state, "play +3")
    said = [in_line(state, TAKI.parse(text)).word for text in ("play break", "play +3")]
    assert [str(word) for word in said] == [
        str(Message("taki-line-word", word=word)) for word in ("break", "cancel")
    ]

"""What people overlook in Taki: the moves that it is about, and what is said of it afterwards."""

from game.core.event import Seat
from game.games.taki.game import TAKI
from game.games.taki.rules import TakiState
from game.games.taki.state.lacking import understood
from tests.games.taki.positions import moves, play, position
from tests.laws.overlooking import excused, hidden, told
from tests.together import each_of

IDLE = "B1 B3 B4 B6 B7"


def lacking(state: TakiState, seat: int, cards: int, *none: str) -> TakiState:
    """The state with a seat known to lack these in so many of its cards."""
    state.traces[seat] = (understood([{"cards": cards, "none": list(none)}]),)
    return state


# chain: a sure win with three cards or more.

CHAIN = "R-stop B-stop B-plus B4"


def test_a_chain_of_three_cards_is_hidden_and_one_of_two_is_not() -> None:
    assert hidden(TAKI, "chain", position(["R-stop B-stop B4", IDLE])) == {"play R-stop"}
    assert hidden(TAKI, "chain", position(["R-stop R4", IDLE])) == set()


def test_a_chain_ends_where_another_player_could_interfere() -> None:
    assert hidden(TAKI, "chain", position(["R-stop B-stop B4", IDLE, "Y1 Y3"])) == set()


def test_a_chain_is_told_card_by_card() -> None:
    state = position([f"{CHAIN} R9", IDLE], options={"voluntary_draw": "on"})
    assert hidden(TAKI, "chain", state) == set()
    state = position([CHAIN, IDLE], options={"voluntary_draw": "on"})
    assert hidden(TAKI, "chain", state) == {"play R-stop"}
    mistake = ("play R-stop", "draw")
    assert told(TAKI, "chain", state, *mistake) == "You overlooked Stop, Stop, Plus, 4."
    assert told(TAKI, "chain", state, *mistake, you=1) == "P0 overlooked Stop, Stop, Plus, 4."


def test_a_long_chain_is_counted() -> None:
    state = position(["R-taki R1 R3 R4 R6 R8", IDLE], options={"voluntary_draw": "on"})
    assert hidden(TAKI, "chain", state) == {"play R-taki"}
    said = told(TAKI, "chain", state, "play R-taki", "draw")
    assert said == "You overlooked a win with six cards in one turn."


# lacking: a card that the player who follows has shown to have no answer to.

HANDS = ["R7 G5 R8 G8 Y1", "B1 B3"]


def test_a_card_that_the_next_player_lacks_is_hidden() -> None:
    state = lacking(position(HANDS), 1, 2, "R", "color", "super", "king", "+3")
    assert hidden(TAKI, "lacking", state) == {"play R7", "play R8"}


def test_a_card_that_they_may_hold_is_seen() -> None:
    assert hidden(TAKI, "lacking", position(HANDS)) == set()
    state = lacking(position(HANDS), 1, 2, "G", "color", "super", "king", "+3")
    assert hidden(TAKI, "lacking", state) == {"play G5"}


def test_a_colour_that_was_lacking_is_told() -> None:
    state = lacking(position(HANDS), 1, 2, "R", "color", "super", "king", "+3")
    mistake = ("play R7", "play G5")
    assert told(TAKI, "lacking", state, *mistake) == "You forgot P1 had run out of red."
    assert told(TAKI, "lacking", state, *mistake, you=1) == "P0 forgot you’d run out of red."


def test_the_colour_is_lacked_by_whoever_follows_a_stop() -> None:
    state = position(["R-stop G5 Y1", "B1 B3 B4", "B6 B7"])
    state = lacking(state, 2, 2, "R", "color", "super", "king", "+3")
    said = told(TAKI, "lacking", state, "play R-stop", "play G5")
    assert said == "You forgot P2 had run out of red."


# unarmed: Stop, +2 and +3 while the next player is nearly out.


@each_of("left", ["B1", "B1 B3"])
def test_what_hinders_a_next_player_who_is_nearly_out_is_hidden(left: str) -> None:
    state = position(["R-stop R+2 +3 R7 king R-turn", left])
    assert hidden(TAKI, "unarmed", state) == {"play R-stop", "play R+2", "play +3"}


def test_it_is_seen_while_they_have_three_cards_or_somebody_else_is_nearly_out() -> None:
    mine = "R-stop R+2 +3 R7"
    assert hidden(TAKI, "unarmed", position([mine, "B1 B3 B4"])) == set()
    assert hidden(TAKI, "unarmed", position([mine, IDLE, "B8"])) == set()
    assert hidden(TAKI, "unarmed", position([mine, IDLE, "B8"], direction=-1)) != set()


def test_the_card_is_told_with_the_cards_of_the_next_player() -> None:
    state = position(["R-stop +3 R7", "B1 B3"])
    mistake = ("play R-stop", "play R7")
    assert told(TAKI, "unarmed", state, *mistake) == (
        "You overlooked the red Stop with P1 at two cards."
    )
    assert told(TAKI, "unarmed", state, *mistake, you=1) == (
        "P0 overlooked the red Stop with you at two cards."
    )
    state.hands[1] = position(["R1", "B1"]).hands[1]
    said = told(TAKI, "unarmed", state, "play +3", "play R7")
    assert said == "You overlooked the +3 with P1 at one card."


# stranded: a coloured card that leaves no coloured card that fits it.


def test_a_card_that_strands_its_player_is_excused() -> None:
    state = position(["R7 G5 G8 Y8 color", IDLE])
    assert excused(TAKI, "stranded", state) == {"play R7"}


def test_it_is_not_if_its_colour_or_its_symbol_is_left() -> None:
    assert excused(TAKI, "stranded", position(["R7 R8 B5 G5", IDLE])) == set()
    assert excused(TAKI, "stranded", position(["R7 B7 Y8 Y9", IDLE])) == set()


def test_a_last_card_strands_nobody() -> None:
    assert excused(TAKI, "stranded", position(["R7", IDLE])) == set()


def test_what_was_not_kept_is_told() -> None:
    state = position(["R7 G5 G8 Y8", IDLE])
    mistake = ("play G5", "play R7")
    assert (
        told(TAKI, "stranded", state, *mistake)
        == "You played the red 7 and kept no other red or 7."
    )
    assert told(TAKI, "stranded", state, *mistake, you=1) == (
        "P0 played the red 7 and kept no other red or 7."
    )


# silent: nothing said at a last card.


def test_only_silence_at_a_last_card_is_excused() -> None:
    state = position(["R7 G5", IDLE])
    assert excused(TAKI, "silent", state) == set()
    play(state, "play R7")
    assert moves(state) == {"say last", "quiet"}
    assert state.asked == Seat(0)
    assert excused(TAKI, "silent", state) == {"quiet"}


def test_silence_is_told() -> None:
    state = position(["R7 G5", IDLE])
    play(state, "play R7")
    mistake = ("say last", "quiet")
    assert told(TAKI, "silent", state, *mistake) == "You forgot to say “last card”."
    assert told(TAKI, "silent", state, *mistake, you=1) == "P0 forgot to say “last card”."

"""Opponents lead what the next player is known to lack."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.games.taki.bot.inference import denial_chance, denial_value
from game.games.taki.game import TAKI
from game.games.taki.moves import Play
from game.games.taki.rules import TakiState
from game.games.taki.state.lacking import understood
from tests.games.taki.positions import play, position
from tests.laws.walks import law, positions
from tests.sitting import at_table
from tests.together import each_of

IDLE = "B1 B3 B4 B6 B7"
KNOWS = TAKI.bot


def known(state: TakiState, seat: int, cards: int, *none: str) -> TakiState:
    """The state with a seat known to lack some kinds of card in so many of its cards."""
    state.traces[seat] = (understood([{"cards": cards, "none": list(none)}]),)
    return state


def denied(state: TakiState, text: str) -> float:
    """By how much a card is likelier not to be followed."""
    move = TAKI.parse(text)
    assert isinstance(move, Play)
    return denial_chance(state, move)


def choice(state: TakiState) -> str:
    """The move that weighs most."""
    weights = KNOWS.evaluate_moves(state)
    return TAKI.write(max(weights, key=weights.__getitem__))


def test_it_leads_the_colour_that_the_next_player_lacks() -> None:
    hands = ["R7 G5 R8 G8 Y1", IDLE]
    assert choice(known(position(hands), 1, 5, "R")) == "play R7"
    assert choice(known(position(hands), 1, 5, "G")) == "play G5"


def test_where_nothing_is_known_nothing_is_gained() -> None:
    state = position(["R7 G5 R8 G8 Y1", IDLE])
    assert all(denial_value(state, move) == 0.0 for move in state.legal())


def test_the_more_cards_lack_a_colour_the_surer_it_is_not_followed() -> None:
    chances = [denied(known(position(["R7 G5", IDLE]), 1, cards, "R"), "play R7")
               for cards in range(1, 6)]  # fmt: skip
    assert chances == sorted(set(chances))
    assert 0.0 < chances[0] < chances[-1] < 1.0


def test_who_can_hold_nothing_that_fits_is_sure_not_to_follow() -> None:
    words = ("R", "7", "color", "super", "king", "+3")
    state = position(["R7 G5", IDLE])
    usual = denied(known(state, 1, 1, *words), "play R7")
    surely = denied(known(state, 1, 5, *words), "play R7")
    assert 0.0 < usual < surely
    assert surely > denied(known(state, 1, 5, "R"), "play R7")


@each_of("card", ["R-plus", "R-taki", "super", "king", "+3", "break"])
def test_cards_that_do_not_lead_a_colour_to_the_next_player_deny_nothing(card: str) -> None:
    state = known(position([f"{card} R7 G5", IDLE]), 1, 5, "R")
    assert denied(state, f"play {card}") == 0.0
    assert denied(state, "play R7") > 0.0


def test_a_card_inside_a_run_denies_nothing() -> None:
    state = known(position(["R-taki R7 R8 G5", IDLE]), 1, 5, "R")
    play(state, "play R-taki")
    assert denied(state, "play R7") == 0.0


def test_it_is_the_player_who_has_to_follow_that_counts() -> None:
    hands = ["R7 R-stop R-turn R+2 G5", IDLE, "G1 G3 G4 G6", "Y1 Y3 Y4 Y6"]
    cards = ("R7", "R-stop", "R-turn", "R+2")
    counted = []
    for seat in (1, 2, 3):
        state = known(position(hands), seat, 4, "R")
        counted.append([card for card in cards if denied(state, f"play {card}") > 0.0])
    assert counted == [["R7"], ["R-stop", "R+2"], ["R-turn"]]
    alone = known(position(hands[:2]), 1, 4, "R")
    assert [denied(alone, f"play {card}") > 0.0 for card in cards] == [True, False, True, False]


def test_of_the_colours_most_held_it_chooses_the_one_that_the_next_player_lacks() -> None:
    hands = ["color G7 B8 Y1", IDLE]
    for lacked in "GBY":
        assert choice(known(position(hands), 1, 5, lacked)) == f"play color={lacked}"
    more = known(position(["color G7 G8 B8 Y1", IDLE]), 1, 5, "B")
    assert choice(more) == "play color=G"


def test_the_hint_says_who_seems_to_lack_the_colour() -> None:
    state = known(position(["R7 G5 R8", IDLE]), 1, 5, "R", "color", "super", "king", "+3")
    names = at_table("You", "Ada")
    said = KNOWS.explain(state, TAKI.parse("play R7"), names)
    assert str(said) == "Ada seems to have no red card to follow it."
    assert "seems" not in str(KNOWS.explain(state, TAKI.parse("play G5"), names))


@law(25)
@given(data=st.data())
def test_a_denial_is_a_chance(data: st.DataObject) -> None:
    state: Any = data.draw(positions(TAKI))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(30):
        moves = list(state.legal())
        if not moves:
            break
        for move in moves:
            if isinstance(move, Play):
                assert 0.0 <= denial_chance(state, move) <= 1.0
        state.advance(rng.choice(moves))

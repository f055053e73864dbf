"""What people overlook in 500 Rummy: the moves that it is about, and what is said of it later."""

from collections.abc import Sequence
from typing import Any

from game.games.rummy500.bot.inference import taken
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State
from tests.games.rummy500.positions import cards, position
from tests.laws.overlooking import blindness_of, excused, hidden, told
from tests.together import each_of

THEIRS = "2S 4D 6D 8S TS 3D"


def turn(*hands: str, **values: Any) -> Rummy500State:
    """A turn after the draw."""
    return position(*hands, phase="play", **values)


def known(state: Rummy500State, seat: int, taken: str) -> Rummy500State:
    """The state with cards that a seat took from the pile, which it holds."""
    state.known[seat] = cards(taken)
    return state


# deep: draws of four pile cards or more.

PILE = "5H 9C JD 2C KS"


def test_draws_of_four_cards_or_more_are_hidden() -> None:
    state = position("6H 7H 9S 9D", THEIRS, pile=PILE)
    assert hidden(RUMMY500, "deep", state) == {"draw pile 4", "draw pile 5"}


def test_draws_of_three_are_seen() -> None:
    assert hidden(RUMMY500, "deep", position("JS JH", THEIRS, pile=PILE)) == set()


def test_the_deepest_card_is_told() -> None:
    state = position("6H 7H 9S 9D", THEIRS, pile=PILE)
    mistake = ("draw pile 5", "draw stock")
    assert told(RUMMY500, "deep", state, *mistake) == (
        "You overlooked a deep draw, down to the 5 of hearts."
    )
    assert told(RUMMY500, "deep", state, *mistake, you=1) == (
        "P0 overlooked a deep draw, down to the 5 of hearts."
    )


# gift: discards that fit a meld, or make one with the pile.


def test_a_discard_that_fits_a_meld_is_excused() -> None:
    state = turn("8C JD KH", THEIRS, melds=["5C 6C 7C"])
    assert excused(RUMMY500, "gift", state) == {"discard 8C"}


def test_a_discard_that_makes_a_meld_with_the_pile_is_excused() -> None:
    state = turn("8C JD KH", THEIRS, pile="6C AH 7C")
    assert excused(RUMMY500, "gift", state) == {"discard 8C"}


def test_no_discard_gives_the_meld_that_a_pile_has_already() -> None:
    state = turn("8C JD KH", THEIRS, pile="5C 6C AH 7C", melds=["QH QC QS"])
    assert excused(RUMMY500, "gift", state) == set()


def test_what_fitted_is_told() -> None:
    state = turn("8C JD KH", THEIRS, melds=["5C 6C 7C"])
    mistake = ("discard KH", "discard 8C")
    assert told(RUMMY500, "gift", state, *mistake) == (
        "You overlooked that the 8 of clubs fitted a meld."
    )
    assert told(RUMMY500, "gift", state, *mistake, you=1) == (
        "P0 overlooked that the 8 of clubs fitted a meld."
    )


def test_what_made_a_meld_with_the_pile_is_told() -> None:
    state = turn("8C JD KH", THEIRS, pile="6C AH 7C")
    mistake = ("discard KH", "discard 8C")
    assert told(RUMMY500, "gift", state, *mistake) == (
        "You overlooked that the 8 of clubs made a meld with the pile."
    )
    assert told(RUMMY500, "gift", state, *mistake, you=1) == (
        "P0 overlooked that the 8 of clubs made a meld with the pile."
    )


def test_a_meld_that_was_not_laid_is_no_gift() -> None:
    state = turn("8C JD JH JS", THEIRS, melds=["5C 6C 7C"])
    moves = ("meld JS JH JD", "discard 8C")
    assert not blindness_of(RUMMY500, "gift").explains(state, *map(RUMMY500.parse, moves))


# others-melds: adding to a meld in which others have a card.

MELDS = ["5C 6C 7C", "3D 4D 5D", "KS KH KC"]


def melds_of(*by: Sequence[int]) -> Rummy500State:
    return turn("8C 2D KD 9S AH", "2S 4H", "6H 8S", melds=MELDS, by=by)


def test_additions_to_melds_of_others_are_hidden() -> None:
    state = melds_of((1, 1, 1), (0, 0, 0), (2, 2, 0))
    assert hidden(RUMMY500, "others-melds", state) == {"layoff 8C to M1", "layoff KD to M3"}


def test_additions_to_own_melds_are_seen() -> None:
    state = melds_of((0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert hidden(RUMMY500, "others-melds", state) == set()


def test_the_meld_of_another_is_told() -> None:
    state = melds_of((1, 1, 1), (0, 0, 0), (2, 2, 2))
    mistake = ("layoff 8C to M1", "discard AH")
    assert told(RUMMY500, "others-melds", state, *mistake) == (
        "You didn’t look at P1’s 5-6-7 of clubs."
    )
    assert told(RUMMY500, "others-melds", state, *mistake, you=1) == (
        "P0 didn’t look at your 5-6-7 of clubs."
    )
    assert told(RUMMY500, "others-melds", state, "layoff KD to M3", "discard AH") == (
        "You didn’t look at P2’s three kings."
    )


def test_a_card_is_told_where_the_player_had_added_to_the_meld() -> None:
    state = melds_of((1, 1, 0), (0, 0, 0), (2, 2, 2))
    mistake = ("layoff 8C to M1", "discard AH")
    assert told(RUMMY500, "others-melds", state, *mistake) == (
        "You overlooked that the 8 of clubs fitted the 5-6-7 of clubs."
    )
    assert told(RUMMY500, "others-melds", state, *mistake, you=1) == (
        "P0 overlooked that the 8 of clubs fitted the 5-6-7 of clubs."
    )


def test_who_adds_to_another_meld_has_looked_at_them() -> None:
    state = melds_of((1, 1, 1), (0, 0, 0), (2, 2, 2))
    moves = ("layoff 8C to M1", "layoff KD to M3")
    assert not blindness_of(RUMMY500, "others-melds").explains(state, *map(RUMMY500.parse, moves))


# taken: discards that go with a card that the next player took.


def test_discards_that_go_with_a_card_that_the_next_player_took_are_excused() -> None:
    state = known(turn("8H 6C TC 5C AS", "8C 2S 4D", "6H"), 1, "8C")
    assert excused(RUMMY500, "taken", state) == {"discard 8H", "discard 6C", "discard TC"}


def test_those_that_go_with_a_card_of_the_player_before_are_not() -> None:
    state = known(turn("8H 6C TC 5C AS", "6H", "8C 2S 4D"), 2, "8C")
    assert excused(RUMMY500, "taken", state) == set()


def test_a_hidden_card_of_the_next_player_excuses_nothing() -> None:
    assert excused(RUMMY500, "taken", turn("8H 6C TC 5C AS", "8C 2S 4D")) == set()


@each_of("held", ["2S", "KS", "8C", "QD"])
def test_cards_go_together_by_rank_or_by_suit_at_most_two_apart(held: str) -> None:
    state, (mine,) = known(turn("AS", held), 1, held), cards(held)
    near = set()
    for suit, rank in (divmod(card, 13) for card in range(52)):
        apart = abs(rank - mine % 13)
        in_suit = suit == mine // 13 and (
            apart in (1, 2) or (apart > 10 and 0 in (rank, mine % 13))
        )
        if in_suit or (rank == mine % 13 and suit != mine // 13):
            near.add(13 * suit + rank)
    # An ace is above a king too.
    assert {card for card in range(52) if taken(state, state.left_of(state.seat), card)} == near


def test_the_card_that_was_taken_is_told() -> None:
    state = known(turn("8H AS QD", "8C 2S 4D", "6H"), 1, "8C")
    mistake = ("discard AS", "discard 8H")
    assert told(RUMMY500, "taken", state, *mistake) == "You forgot P1 had taken the 8 of clubs."
    assert told(RUMMY500, "taken", state, *mistake, you=1) == (
        "P0 forgot you’d taken the 8 of clubs."
    )
    assert told(RUMMY500, "taken", state, *mistake, you=2) == (
        "P0 forgot P1 had taken the 8 of clubs."
    )


def test_a_meld_that_was_not_laid_was_not_forgotten() -> None:
    state = known(turn("8H JS JH JD", "8C 2S 4D"), 1, "8C")
    moves = ("meld JS JH JD", "discard 8H")
    assert not blindness_of(RUMMY500, "taken").explains(state, *map(RUMMY500.parse, moves))


# caught: discards while a meld could be laid and somebody has few cards.

MELD = "5C 6C 7C AH"


@each_of("theirs", ["2S", "2S 4D 6H"])
def test_discards_are_excused_while_a_meld_is_kept_beside_few_cards(theirs: str) -> None:
    discards = {f"discard {card}" for card in MELD.split()}
    assert excused(RUMMY500, "caught", turn(MELD, theirs)) == discards


def test_they_are_not_without_a_meld_or_beside_four_cards() -> None:
    assert excused(RUMMY500, "caught", turn("5C 6C 8C AH", "2S 4D")) == set()
    assert excused(RUMMY500, "caught", turn(MELD, "2S 4D 6H 9S")) == set()


def test_a_meld_that_was_kept_is_told() -> None:
    state = turn(MELD, "2S 4D", "8S 9H JD KD")
    mistake = ("meld 5C 6C 7C", "discard AH")
    assert told(RUMMY500, "caught", state, *mistake) == "You kept a meld with P1 at two cards."
    said = told(RUMMY500, "caught", state, *mistake, you=1)
    assert said == "P0 kept a meld with you at two cards."
    said = told(RUMMY500, "caught", state, *mistake, you=2)
    assert said == "P0 kept a meld with P1 at two cards."


def test_a_meld_that_was_broken_up_is_told() -> None:
    state = turn(MELD, "2S")
    mistake = ("meld 5C 6C 7C", "discard 5C")
    assert told(RUMMY500, "caught", state, *mistake) == "You broke up a meld with P1 at one card."
    said = told(RUMMY500, "caught", state, *mistake, you=1)
    assert said == "P0 broke up a meld with you at one card."


def test_a_better_discard_would_have_kept_the_meld_as_well() -> None:
    moves = ("discard AH", "discard 5C")
    blindness = blindness_of(RUMMY500, "caught")
    assert not blindness.explains(turn(MELD, "2S"), *map(RUMMY500.parse, moves))


def test_a_meld_is_kept_even_if_then_no_card_would_be_left_to_discard() -> None:
    state = turn(MELD, "2S", going_out="discard")
    said = told(RUMMY500, "caught", state, "meld 5C 6C 7C", "discard AH")
    assert said == "You kept a meld with P1 at one card."


def test_a_player_without_cards_is_floating() -> None:
    state = turn(MELD, "", "8S 9H JD KD", going_out="float")
    mistake = ("meld 5C 6C 7C", "discard AH")
    assert told(RUMMY500, "caught", state, *mistake) == "You kept a meld while P1 was floating."
    said = told(RUMMY500, "caught", state, *mistake, you=1)
    assert said == "P0 kept a meld while you were floating."

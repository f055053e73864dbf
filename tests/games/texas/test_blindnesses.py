"""What people overlook in Texas Rummy: the moves that it is about, and what is said of it later."""

from game.games.texas.game import TEXAS
from game.games.texas.rules import TexasState
from tests.games.texas.positions import cards, play, table
from tests.laws.overlooking import excused, hidden, told

THEIRS = "4S 6D 8C TC"
HANDS = (THEIRS, "7H 7D JS 3C", "KH 6S 8S 3D", "QD JD 5C 2C")
"""The hands of four others, with whom two packs are dealt."""


def drawn(hand: str, card: str, known: str = "") -> TexasState:
    """A turn of round 2, 4s and 2s wild, after a card from the deck."""
    state = table(hand, *HANDS, turned="AD", stock=card)
    play(state, "draw stock")
    state.known[1] = cards(known)
    return state


def later(state: TexasState, count: int = 2) -> TexasState:
    """The state when each has discarded so many cards."""
    state.let_go = [cards("5S 6S 7S")[:count] for _ in state.hands]
    return state


# top: the pile, unless its top completes a meld at once.


def test_a_top_that_completes_no_meld_is_hidden() -> None:
    state = table("9H TH KD 5S", THEIRS, turned="KS")
    assert hidden(TEXAS, "top", state) == {"draw pile"}


def test_a_top_that_completes_or_extends_a_meld_is_seen() -> None:
    assert hidden(TEXAS, "top", table("9H TH KD 5S", THEIRS, turned="JH")) == set()
    assert hidden(TEXAS, "top", table("9H TH JH 5S", THEIRS, turned="QH")) == set()


def test_another_copy_of_a_card_in_a_meld_completes_none() -> None:
    state = table("9H TH JH 5S", *HANDS, turned="JH")
    assert hidden(TEXAS, "top", state) == {"draw pile"}


def test_the_top_is_told() -> None:
    state = table("9H TH KD 5S", THEIRS, turned="KS")
    mistake = ("draw pile", "draw stock")
    assert told(TEXAS, "top", state, *mistake) == "You overlooked the king of spades on the pile."
    assert told(TEXAS, "top", state, *mistake, you=1) == (
        "P0 overlooked the king of spades on the pile."
    )


# pair: discards of cards that go with others, while one goes with none.


def test_cards_that_go_with_others_are_excused_beside_one_that_goes_with_none() -> None:
    assert excused(TEXAS, "pair", drawn("9H 9D QC KC", "6S")) == {
        "discard 9H", "discard 9D", "discard QC", "discard KC",
    }  # fmt: skip


def test_where_every_card_goes_with_another_none_is_excused() -> None:
    assert excused(TEXAS, "pair", drawn("9H 9D QC KC", "9S")) == set()
    assert excused(TEXAS, "pair", drawn("9H 9D QC KC", "JC")) == set()


def test_cards_in_a_meld_and_wild_cards_are_not_excused() -> None:
    assert excused(TEXAS, "pair", drawn("9H 9D 9C KC", "6S")) == set()
    assert excused(TEXAS, "pair", drawn("QH QD 7C 4H", "KS")) == set()


def test_who_can_go_out_is_excused_nothing() -> None:
    state = later(drawn("9H 9D 9C 9S", "KH", "KH"))
    for name in ("pair", "taken", "count", "high"):
        assert excused(TEXAS, name, state) == set()
    assert excused(TEXAS, "count", later(drawn("9H 9D 9C TC", "KH"))) == {"discard KH"}


def test_a_pair_that_was_broken_up_is_told() -> None:
    state = drawn("9H 9D QC 6D", "AS")
    mistake = ("discard AS", "discard 9H")
    assert told(TEXAS, "pair", state, *mistake) == (
        "You overlooked that the 9 of hearts goes with the 9 of diamonds."
    )
    assert told(TEXAS, "pair", state, *mistake, you=1) == (
        "P0 overlooked that the 9 of hearts goes with the 9 of diamonds."
    )


def test_two_copies_of_a_card_are_a_pair() -> None:
    state = drawn("9H 9H QC 6D", "AS")
    assert told(TEXAS, "pair", state, "discard AS", "discard 9H", you=1) == (
        "P0 overlooked the other 9 of hearts."
    )


# taken: discards like a card that the next player took.


def test_discards_like_a_card_taken_are_excused() -> None:
    state = drawn("8D 7C 9C TC", "9S", "8C")
    assert excused(TEXAS, "taken", state) == {"discard 8D", "discard 7C", "discard 9C"}


def test_a_wild_card_that_was_taken_excuses_nothing() -> None:
    assert excused(TEXAS, "taken", drawn("3S 5S QH KD", "9C", "4S")) == set()


def test_what_was_taken_is_told() -> None:
    state = drawn("8D QC QH KS", "AS", "8C")
    mistake = ("discard AS", "discard 8D")
    assert told(TEXAS, "taken", state, *mistake) == "You forgot P1 had taken the 8 of clubs."
    assert told(TEXAS, "taken", state, *mistake, you=1) == ("P0 forgot you’d taken the 8 of clubs.")


# count: the discard that looks best by the hand alone.


def test_the_discard_with_the_best_quick_score_alone_is_excused() -> None:
    state = drawn("9H 9D QC KC", "AS")
    assert excused(TEXAS, "count", state) == {"discard AS"}


def test_the_best_at_first_glance_is_told() -> None:
    state = drawn("9H 9D QC KC", "AS")
    said = told(TEXAS, "count", state, "discard QC", "discard AS", you=1)
    assert said == "P0 discarded the ace of spades, which only looked best."


def test_that_unseen_cards_speak_for_the_best_move_is_told() -> None:
    """With 4 wild, an 8, 9, queen or king of clubs lets the run go out, and a 10 the pair."""
    state = drawn("4H TH 3D TC", "JC")
    mistake = ("discard TH", "discard JC")
    assert told(TEXAS, "count", state, *mistake) == "You didn’t count the unseen cards."
    assert told(TEXAS, "count", state, *mistake, you=1) == "P0 didn’t count the unseen cards."


# high: low discards while a high card is in no meld.


def test_low_discards_beside_a_high_card_are_excused_after_two_turns() -> None:
    state = drawn("3H 5D 6C KC", "9S")
    assert excused(TEXAS, "high", later(state)) == {"discard 3H", "discard 5D"}
    assert excused(TEXAS, "high", later(state, 1)) == set()


def test_a_high_card_in_a_meld_may_stay() -> None:
    assert excused(TEXAS, "high", later(drawn("3H 5D KC QC", "JC"))) == set()


def test_the_card_that_was_kept_is_told() -> None:
    state = later(drawn("3H 5D 6C KC", "QS"))
    assert told(TEXAS, "high", state, "discard QS", "discard 3H") == (
        "You kept the queen of spades and discarded the 3 of hearts."
    )
    state = later(drawn("3H 5D 6C 9S", "KC"))
    assert told(TEXAS, "high", state, "discard 6C", "discard 3H", you=1) == (
        "P0 kept the king of clubs and discarded the 3 of hearts."
    )

"""What people overlook in Take: the moves that it is about, and what is said of it later."""

from game.games.take.game import TAKE
from tests.games.take.positions import position
from tests.laws.overlooking import excused, hidden, told
from tests.together import each_of

THEIRS = "2D 3D 4H 9S TS JC QC"
TWO_RUNS = [(1, "5C 6C 7C"), (1, "9C TC JC")]
OLD_RUN = [(1, "5H 6H 7H"), (1, "2S 3S 4S"), (0, "9D TD JD"), (1, "QC KC AC")]
LONG_WAY = "4S 5S 6S 8D 9D TD KH"

# double: a card that joins two runs.


def test_a_card_that_joins_two_runs_is_hidden() -> None:
    state = position(["8C KD 2H", "3D"], TWO_RUNS)
    assert hidden(TAKE, "double", state) == {"add 8C to M1+M2"}


def test_a_card_at_the_end_of_a_run_is_seen() -> None:
    assert hidden(TAKE, "double", position(["4C KD 2H", "3D"], TWO_RUNS)) == set()


def test_a_double_take_is_told_with_its_card() -> None:
    state = position(["8C KD 2H", "3D"], TWO_RUNS)
    mistake = ("add 8C to M1+M2", "discard KD")
    assert told(TAKE, "double", state, *mistake) == (
        "You overlooked a double take with the 8 of clubs."
    )
    assert told(TAKE, "double", state, *mistake, you=1) == (
        "P0 overlooked a double take with the 8 of clubs."
    )


def test_two_runs_of_ones_own_are_no_double_take() -> None:
    state = position(["8C KD 2H", "3D"], [(0, "5C 6C 7C"), (0, "9C TC JC")])
    assert told(TAKE, "double", state, "add 8C to M1+M2", "discard KD") == (
        "You overlooked that the 8 of clubs could join two runs."
    )


# old-run: a run that is not among the last three.


def test_additions_to_all_but_the_last_three_runs_are_hidden() -> None:
    state = position(["8H 5S KD", "3D"], OLD_RUN)
    assert hidden(TAKE, "old-run", state) == {"add 8H to M1"}
    assert hidden(TAKE, "old-run", position(["8H 5S KD", "3D"], OLD_RUN[:3])) == set()


def test_a_recent_run_that_is_joined_to_an_old_one_is_seen() -> None:
    table = [(1, "5H 6H 7H"), (1, "2S 3S 4S"), (0, "9D TD JD"), (1, "9H TH JH")]
    assert hidden(TAKE, "old-run", position(["8H 4H KD", "3D"], table)) == {"add 4H to M1"}


@each_of("owner", [0, 1])
def test_the_old_run_is_told_with_its_owner(owner: int) -> None:
    state = position(["8H 5S KD", "3D"], [(owner, "5H 6H 7H"), *OLD_RUN[1:]])
    mistake = ("add 8H to M1", "discard KD")
    yours, theirs = ("your own", "their own") if owner == 0 else ("P1’s", "your")
    assert told(TAKE, "old-run", state, *mistake) == (
        f"You didn’t look at {yours} 5-6-7 of hearts."
    )
    assert told(TAKE, "old-run", state, *mistake, you=1) == (
        f"P0 didn’t look at {theirs} 5-6-7 of hearts."
    )


# all-out: a way out of three moves or more.


def test_every_meld_that_begins_a_long_way_out_is_hidden() -> None:
    state = position([LONG_WAY, THEIRS.replace("TS", "7H")])
    assert hidden(TAKE, "all-out", state) == {"lay 4S 5S 6S", "lay 8D 9D TD"}


def test_a_way_out_of_two_moves_is_seen() -> None:
    assert hidden(TAKE, "all-out", position(["4S 5S 6S KH", "3D"])) == set()


def test_a_hand_that_keeps_two_cards_has_no_way_out() -> None:
    assert hidden(TAKE, "all-out", position([f"{LONG_WAY} 2C", "3D"])) == set()


def test_a_way_out_is_told() -> None:
    state = position([LONG_WAY, "3D"])
    mistake = ("lay 4S 5S 6S", "discard KH")
    assert told(TAKE, "all-out", state, *mistake) == "You overlooked a way to go out."
    assert told(TAKE, "all-out", state, *mistake, you=1) == "P0 overlooked a way to go out."


def test_who_goes_out_has_overlooked_a_better_way() -> None:
    state = position(["JS QS KS 8S AS", "9C"])
    mistake = ("lay JS QS KS", "lay JS QS KS AS")
    assert told(TAKE, "all-out", state, *mistake) == "You overlooked a better way to go out."


# taken: discards near a card that the next player took.


def test_discards_within_two_ranks_of_a_card_taken_are_excused() -> None:
    state = position(["6C 7C 9C TC JC 8D AD", "8C 3D"], known=["", "8C"])
    assert excused(TAKE, "taken", state) == {
        "discard 6C", "discard 7C", "discard 9C", "discard TC",
    }  # fmt: skip


def test_an_ace_goes_with_the_king_but_a_2_does_not() -> None:
    state = position(["AC 2C 5D", "KC 3D"], known=["", "KC"])
    assert excused(TAKE, "taken", state) == {"discard AC"}


def test_what_another_than_the_next_player_took_excuses_nothing() -> None:
    state = position(["9C 2D", "3D 4H", "8C 4D"], known=["", "", "8C"])
    assert excused(TAKE, "taken", state) == set()


def test_the_nearest_card_taken_is_told() -> None:
    state = position(["9C 2D", "8C 7C 3D"], known=["", "7C 8C"])
    mistake = ("discard 2D", "discard 9C")
    assert told(TAKE, "taken", state, *mistake) == "You forgot P1 had taken the 8 of clubs."
    assert told(TAKE, "taken", state, *mistake, you=1) == ("P0 forgot you’d taken the 8 of clubs.")


# deck: discards while a run can be laid and the deck is nearly empty.

RUN_HELD = ["4S 5S 6S 9H JD", "2D 3D"]


def test_discards_with_a_run_in_hand_and_a_short_deck_are_excused() -> None:
    state = position(RUN_HELD, stock="KC KD KH KS")
    assert excused(TAKE, "deck", state) == {
        "discard 4S", "discard 5S", "discard 6S", "discard 9H", "discard JD",
    }  # fmt: skip


def test_a_longer_deck_or_a_hand_without_a_run_excuses_nothing() -> None:
    assert excused(TAKE, "deck", position(RUN_HELD, stock="KC KD KH KS QC")) == set()
    assert excused(TAKE, "deck", position(["4S 5S 7S 9H", "2D"], stock="KC KD")) == set()


def test_a_short_deck_is_told_and_an_empty_one() -> None:
    mistake = ("lay 4S 5S 6S", "discard JD")
    state = position(RUN_HELD, stock="KC")
    assert told(TAKE, "deck", state, *mistake) == "You overlooked how short the deck was."
    assert told(TAKE, "deck", state, *mistake, you=1) == "P0 didn’t count the deck."
    empty = position(RUN_HELD, stock="")
    assert told(TAKE, "deck", empty, *mistake, you=1) == "P0 overlooked that the deck was empty."

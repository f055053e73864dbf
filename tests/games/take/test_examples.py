"""The examples the rules are explained with."""

from game.cards import melds
from game.games.take.scoring import laid_value
from tests.games.take.positions import adds, melds_of, moves, play, position, why


def test_another_players_sequence_is_taken_with_the_card_that_extends_it() -> None:
    state = position(["8C KH", "2D"], [(1, "5C 6C 7C")])
    play(state, "add 8C to M1")
    assert melds_of(state) == [("M1", 0, "5C 6C 7C 8C")]


def test_a_card_between_two_sequences_takes_both() -> None:
    state = position(["2D 3H", "KH", "6D 9S KS"], [(0, "JK=2D 3D 4D 5D"), (1, "7D 8D 9D")], asked=2)
    play(state, "add 6D to M1+M2")
    assert melds_of(state) == [("M1", 2, "JK=2D 3D 4D 5D 6D 7D 8D 9D")]
    assert laid_value(melds.read_meld("2D 3D 4D 5D 6D 7D 8D 9D")) == 40


def test_a_card_that_could_be_added_may_not_be_discarded_but_another_may() -> None:
    state = position(["2D", "8C KH"], [(0, "5C 6C 7C")], asked=1)
    assert why(state, "discard 8C") == "playable-card"
    assert moves(state) == {"add 8C to M1", "discard KH"}
    kept = state.clone()
    play(kept, "discard KH")
    assert kept.full_view()["hands"][1] == ["8C"]
    assert kept.round == state.round
    play(state, "add 8C to M1")
    play(state, "discard KH")
    assert state.rounds[-1]["out"] == 1


def test_a_hand_of_cards_that_can_all_be_added_must_be_and_its_owner_floats() -> None:
    state = position(["2D", "8C 9C"], [(0, "5C 6C 7C")], asked=1)
    assert why(state, "discard 8C") == why(state, "discard 9C") == "must-meld"
    assert moves(state) == {"add 8C to M1"}
    play(state, "add 8C to M1")
    assert moves(state) == {"add 9C to M1"}
    events = play(state, "add 9C to M1")
    assert "float" in [event["event"] for event in events]
    assert (state.asked, state.phase, state.round) == (0, "draw", 1)


def test_a_hand_that_is_a_sequence_must_be_laid_and_its_owner_floats() -> None:
    state = position(["2D", "4S 5S 6S"], asked=1)
    assert why(state, "discard 4S") == "must-meld"
    assert moves(state) == {"lay 4S 5S 6S"}
    play(state, "lay 4S 5S 6S")
    assert state.hands[1] == []
    assert (state.asked, state.phase, state.round) == (0, "draw", 1)


def test_a_floaters_card_that_fits_nowhere_ends_the_round() -> None:
    state = position(["2D 9S", ""], [(0, "5C 6C 7C 8C")], stock="KH 4H")
    play(state, "discard 9S")
    assert state.rounds == [{"scores": [15, 0], "out": 1}]


def test_a_floaters_card_that_fits_is_added_and_the_floater_still_floats() -> None:
    state = position(["2D 9S", ""], [(0, "5C 6C 7C 8C")], stock="9C 4H")
    play(state, "discard 9S")
    assert melds_of(state) == [("M1", 1, "5C 6C 7C 8C 9C")]
    assert (state.asked, state.phase, state.rounds) == (0, "draw", [])


def test_an_ace_that_fits_both_ends_names_its_end_and_either_end_locks() -> None:
    twelve = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    run = [(1, "2S 3S 4S"), (1, "2C 3C 4C"), (1, twelve)]
    state = position(["AH JK 9D", "2D"], run)
    assert {text for text in adds(state) if text.endswith("M3")} == {
        "add AH low to M3",
        "add AH high to M3",
        "add JK=AH low to M3",
        "add JK=AH high to M3",
    }
    assert why(state, "add AH to M3") == "does-not-fit"
    for move, cards in (
        ("add AH low to M3", f"AH {twelve}"),
        ("add AH high to M3", f"{twelve} AH"),
        ("add JK=AH low to M3", f"JK=AH {twelve}"),
    ):
        after = state.clone()
        play(after, move)
        assert melds_of(after)[2] == ("M3", 0, cards)
        assert after.full_view()["melds"][2]["locked"]


def test_an_ace_that_fits_one_end_only_names_none() -> None:
    low = position(["AH 9D 9S", "2D"], [(1, "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH")])
    assert adds(low) == {"add AH to M1"}
    assert why(low, "add AH low to M1") == "does-not-fit"
    play(low, "add AH to M1")
    assert melds_of(low) == [("M1", 0, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH")]
    high = position(["AH 9D 9S", "2D"], [(1, "JH QH KH")])
    play(high, "add AH to M1")
    assert melds_of(high) == [("M1", 0, "JH QH KH AH")]

"""One test a rule of the deal and the turn."""

from collections import Counter

import pytest

from game.cards import french
from game.core.event import Seat
from game.games.texas.game import TEXAS
from game.games.texas.rules import TexasState
from game.games.texas.rules.round import pack
from tests.games.texas.positions import cards, deck, legal, outs, play, refused, table
from tests.together import each_of


def plain(players: int = 2, **options: str) -> TexasState:
    return TEXAS.new(TEXAS.setup(players, options, 3, 0))


@each_of("players", range(2, 11))
def test_packs_and_jokers_by_the_number_of_players(players: int) -> None:
    packs = 1 if players == 2 else 2 if players < 7 else 3
    counted = Counter(TEXAS.pack(players, TEXAS.options_type()))
    assert counted.pop("JK") == 2 * packs
    assert len(counted) == 52
    assert set(counted.values()) == {packs}


@each_of("number", range(1, 12))
def test_a_round_deals_two_cards_more_than_its_number(number: int) -> None:
    state = plain(10, rounds=f"{number}-{number}")
    assert {len(hand) for hand in state.hands} == {number + 2}
    assert len(state.pile) == 1
    assert len(state.stock) == 162 - 10 * (number + 2) - 1
    assert state.status()["round"] == number


@pytest.mark.parametrize(
    ("number", "rank"),
    [(1, "3"), (2, "4"), (3, "5"), (7, "9"), (8, "T"), (9, "J"), (10, "Q"), (11, "K")],
)
def test_jokers_deuces_and_the_rank_of_the_cards_dealt_are_wild(number: int, rank: str) -> None:
    state = plain(rounds=f"{number}-{number}")
    assert state.full_view()["wild"] == rank
    wild = {french.write(card) for card in set(pack(2)) if state.round_law.rules.wild[card]}
    assert wild == {"JK"} | {r + suit for r in ("2", rank) for suit in "SHDC"}


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    order = deck(["AS 2S 3S", "4S 5S 6S", "7S 8S 9S"], "TS", "JS QS")
    state = TEXAS.new(TEXAS.setup(3, {"rounds": "1-2"}, 1, 1, order))
    full = state.full_view()
    assert full["hands"] == [["4S", "5S", "6S"], ["7S", "8S", "9S"], ["AS", "2S", "3S"]]
    assert full["pile"] == ["TS"]
    assert full["stock"][:2] == ["JS", "QS"]
    assert order[:3] == ["AS", "4S", "7S"]
    assert state.asked == 2


def test_the_deal_passes_to_the_left_after_each_round() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD", rounds="1-2")
    assert (state.dealer, state.asked) == (1, 0)
    play(state, "draw stock", "out KD")
    assert (state.round, state.dealer, state.asked, state.phase) == (2, 0, 1, "draw")
    assert {len(hand) for hand in state.hands} == {4}
    assert (len(state.pile), state.emptied, state.idle, state.taken) == (1, 0, 0, None)


def test_of_several_who_win_a_round_the_one_who_is_out_deals_the_next() -> None:
    """Seat 0 sits nearer to the last dealer's left, and keeps its meld; seat 1 is out."""
    for rule, dealer in (("left", 0), ("winner", 1), ("loser", 2)):
        options = {"next_dealer": rule}
        hands = "9H 9S 9D", "5S 6S 7S", "QH 8C 4C"
        state = table(*hands, turned="2C", stock="KD QC", rounds="1-2", options=options)
        play(state, "draw stock", "discard KD", "draw stock", "out QC")
        assert state.rounds[0]["scores"][:2] == [0, 0]
        assert (state.round, state.dealer) == (2, dealer)


def test_a_match_is_its_seed_dealer_included() -> None:
    one, again, other = (TEXAS.new(TEXAS.setup(5, {}, seed)) for seed in (1, 1, 2))
    assert one == again
    assert one.hands != other.hands
    dealers = {TEXAS.new(TEXAS.setup(3, {}, seed)).dealer for seed in range(20)}
    assert dealers == {0, 1, 2}


def test_a_turn_is_a_draw_and_a_discard() -> None:
    state = table("9H TH 4C", "4S 6D 8C", turned="5C", stock="KD AH")
    assert refused(state, "discard 9H") == "not-your-phase"
    play(state, "draw stock")
    assert refused(state, "draw stock") == "not-your-phase"
    assert refused(state, "draw pile") == "not-your-phase"
    assert legal(state) == ["discard 9H", "discard TH", "discard KD", "discard 4C"]
    play(state, "discard KD")
    assert (state.asked, state.phase) == (1, "draw")
    assert state.pile == cards("5C KD")
    play(state, "draw pile", "discard 6D")
    assert state.full_view()["hands"] == [["9H", "TH", "4C"], ["4S", "KD", "8C"]]
    assert state.asked == 0


def test_a_card_not_held_is_not_in_hand_before_anything_else_is_said_of_it() -> None:
    state = table("9H TH 4C", "4S 6D 8C", turned="5C", stock="KD AH")
    assert refused(state, "discard 8C") == "not-your-phase"
    play(state, "draw stock")
    assert refused(state, "discard 8C") == "not-in-hand"
    assert refused(state, "out 8C") == "not-in-hand"


def test_the_card_taken_from_the_pile_is_barred_this_turn() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD AH 3S")
    play(state, "draw pile")
    assert state.full_view()["taken"] == "5C"
    assert refused(state, "discard 5C") == "barred-card"
    assert "discard 5C" not in legal(state)
    play(state, "discard JH")
    assert state.full_view()["taken"] is None
    play(state, "draw stock", "discard KD", "draw stock")
    assert refused(state, "discard 5C") == ""


def test_the_bar_holds_for_going_out_with_the_card() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C")
    play(state, "draw pile")
    assert outs(state) == []
    assert refused(state, "out 5C") == "barred-card"
    assert refused(state, "out 9H") == "not-a-meld"


def test_with_bar_off_the_card_just_taken_may_be_discarded() -> None:
    state = table("9H TH 4C", "4S 6D 8C", turned="KS", options={"bar": "off"})
    play(state, "draw pile")
    assert state.full_view()["taken"] == "KS"
    assert refused(state, "discard KS") == ""
    assert "discard KS" in legal(state)
    play(state, "discard KS")
    assert (state.full_view()["taken"], state.idle, state.asked) == (None, 1, 1)
    assert state.full_view()["known"] == [[], []]
    assert state.pile == cards("KS")


def test_with_bar_off_the_card_just_taken_may_be_the_one_to_go_out_with() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="KS", options={"bar": "off"})
    play(state, "draw pile")
    assert outs(state) == ["out KS"]
    play(state, "out KS")
    assert state.rounds[0]["out"] == 0
    assert state.rounds[0]["scores"] == [0, 18]


def test_another_copy_of_the_card_taken_lifts_the_bar() -> None:
    state = table("5C TH JH", "4S 6D 8C", "4H 6H 8S", turned="5C")
    play(state, "draw pile")
    assert refused(state, "discard 5C") == ""
    assert legal(state).count("discard 5C") == 1
    play(state, "discard 5C")
    assert state.pile == cards("5C")
    state = table("9H TH JH 5C", "4S 6D 8C 8S", "4H 6H 8S KS", turned="5C")
    play(state, "draw pile")
    assert refused(state, "out 5C") == "not-a-meld"


def test_going_out_with_a_copy_of_the_card_taken() -> None:
    state = table("5C 5H 2D", "4S 6D 8C", "4H 6H 8S", turned="5C")
    play(state, "draw pile")
    assert outs(state) == ["out 5H", "out 2D", "out 5C"]
    play(state, "out 5C")
    assert state.rounds[0]["arranged"][0]["melds"] == [["5H", "5C", "2D"]]


def test_jokers_are_barred_like_any_card() -> None:
    state = table("5C 9H KD", "4S 6D 8C", turned="JK")
    play(state, "draw pile")
    assert refused(state, "discard JK") == "barred-card"
    state = table("5C 9H JK", "4S 6D 8C", turned="JK")
    play(state, "draw pile")
    assert refused(state, "discard JK") == ""


def test_a_wild_card_may_be_discarded() -> None:
    state = table("5C 9H 2D", "4S 6D 8C", turned="KS", stock="JK 3H")
    play(state, "draw stock")
    assert {"discard 2D", "discard JK"} <= set(legal(state))


def test_whoever_can_go_out_may_discard_instead() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD")
    play(state, "draw stock")
    assert {"out KD", "discard KD"} <= set(legal(state))
    play(state, "discard KD")
    assert state.rounds == []
    assert state.asked == 1


def test_known_are_the_cards_everybody_saw_a_hand_take() -> None:
    state = table("5C TH JH", "4S 6D 8C", "4H 6H 8S", turned="5C", stock="KD AH")
    play(state, "draw pile")
    assert state.full_view()["known"] == [["5C"], [], []]
    play(state, "discard 5C")
    assert state.full_view()["known"] == [[], [], []], "the known copy counts as put down first"
    play(state, "draw pile", "discard 6D")
    assert state.full_view()["known"] == [[], ["5C"], []]
    assert state.view(Seat(0))["known"] == [[], ["5C"], []]


def test_a_view_has_counts_for_what_it_hides() -> None:
    state = plain(3)
    view = state.view(Seat(0))
    assert view["seed"] is None
    assert view["stock"] == len(state.stock)
    assert view["hands"][0] == state.full_view()["hands"][0]
    assert view["hands"][1:] == [3, 3]
    assert set(view) == set(state.full_view())

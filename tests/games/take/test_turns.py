"""What happens in a turn: drawing, discarding, floating, and what happens by itself."""

from random import Random

from game.core.event import Seat
from game.games.take.game import TAKE
from tests.games.take.positions import adds, moves, play, position, why
from tests.together import each_of


def test_a_turn_begins_with_the_top_of_the_stock_or_of_the_pile() -> None:
    state = position(["4S 9D", "2D"], pile="KH", stock="TC", phase="draw")
    assert moves(state) == {"draw stock", "draw pile"}
    stock, pile = state.clone(), state.clone()
    play(stock, "draw stock")
    assert stock.full_view()["hands"][0] == ["4S", "9D", "TC"]
    assert stock.full_view()["taken"] is None
    play(pile, "draw pile")
    assert pile.full_view()["hands"][0] == ["4S", "9D", "KH"]
    assert (pile.full_view()["taken"], pile.full_view()["must_meld"]) == ("KH", None)


def test_nothing_else_is_done_before_drawing() -> None:
    state = position(["4S 5S 6S 8C 9D", "2D"], [(1, "5C 6C 7C")], pile="KH", phase="draw")
    for move in ("lay 4S 5S 6S", "add 8C to M1", "discard 9D", "finish"):
        assert why(state, move) == "not-your-phase"
    assert why(state, "add 8C to M2") == "not-a-move"


def test_one_card_is_drawn_a_turn() -> None:
    state = position(["4S 9D", "2D"], pile="KH")
    assert why(state, "draw stock") == "not-your-phase"
    assert why(state, "draw pile") == "not-your-phase"
    assert why(state, "finish") == "not-your-phase"


def test_a_discard_ends_the_turn_and_lies_on_top_of_the_pile() -> None:
    state = position(["4S 9D", "2D", "3D"], pile="KH", asked=0)
    play(state, "discard 9D")
    assert state.full_view()["pile"] == ["KH", "9D"]
    assert (state.asked, state.phase) == (1, "draw")


def test_only_cards_in_the_hand_are_played() -> None:
    state = position(["4S 9D", "8C 5S 6S"], [(1, "9C TC JC")])
    for move in ("discard 8C", "add 8C to M1", "lay 4S 5S 6S", "discard JK", "lay 4S JK=5S JK=6S"):
        assert why(state, move) == "not-in-hand"


def test_the_card_taken_from_the_pile_may_not_be_discarded_this_turn() -> None:
    state = position(["4S 9D", "2D"], pile="KH", phase="draw")
    play(state, "draw pile")
    assert why(state, "discard KH") == "barred-card"
    assert moves(state) == {"discard 4S", "discard 9D"}
    play(state, "discard 4S", "draw stock")
    assert state.full_view()["taken"] is None


def test_the_card_taken_is_free_in_a_later_turn() -> None:
    state = position(["4S 9D", "2D 3S"], pile="KH", stock="5H 6H", phase="draw")
    play(state, "draw pile", "discard 4S", "draw stock", "discard 3S", "draw stock")
    assert why(state, "discard KH") is None


def test_the_bar_is_lifted_when_the_card_is_melded() -> None:
    state = position(["4S 5S 9D TD", "2D"], pile="6S", phase="draw")
    play(state, "draw pile")
    assert state.full_view()["taken"] == "6S"
    play(state, "lay 4S 5S 6S")
    assert state.full_view()["taken"] is None


def test_with_both_jokers_in_hand_one_may_be_discarded() -> None:
    state = position(["JK 9D", "2D"], pile="JK", phase="draw")
    play(state, "draw pile")
    assert why(state, "discard JK") == "must-meld"
    two = position(["JK 9D 4H", "2D"], pile="JK", phase="draw")
    play(two, "draw pile")
    assert {"discard JK", "discard 9D", "discard 4H"} <= moves(two)
    one = position(["9D 4H", "2D"], pile="JK", phase="draw")
    play(one, "draw pile")
    assert why(one, "discard JK") == "barred-card"


def test_a_joker_that_could_be_added_anywhere_may_not_be_discarded() -> None:
    state = position(["JK 9D 4H", "2D"], [(1, "5C 6C 7C")])
    assert why(state, "discard JK") == "playable-card"
    locked = position(["JK 9D 4H", "2D"], [(1, "AH 2H 3H JK=4H 5H 6H 7H 8H 9H TH JH QH KH")])
    assert why(locked, "discard JK") is None


def test_no_card_may_be_discarded_when_additions_and_new_sequences_take_the_whole_hand() -> None:
    state = position(["8C 9C 4S 5S 6S", "2D"], [(1, "5C 6C 7C")])
    assert why(state, "discard 9C") == "must-meld"
    assert not any(move.startswith("discard") for move in moves(state))


def test_a_joker_may_go_anywhere_when_the_whole_hand_is_asked_for() -> None:
    assert why(position(["9C JK", "2D"], [(1, "5C 6C 7C")]), "discard 9C") == "must-meld"
    assert why(position(["4S 6S JK", "2D"]), "discard 4S") == "must-meld"
    assert why(position(["4S 8S JK", "2D"]), "discard 4S") is None
    full = [(1, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH")]
    assert why(position(["KH JK", "2D"], full), "discard KH") == "playable-card"


def test_the_barred_card_counts_when_the_whole_hand_is_asked_for() -> None:
    state = position(["9C", "2D"], [(1, "5C 6C 7C")], pile="8C", phase="draw")
    play(state, "draw pile")
    assert why(state, "discard 9C") == "must-meld"
    assert moves(state) == {"add 8C to M1"}


def test_a_card_that_only_fits_after_another_is_added_may_be_discarded() -> None:
    state = position(["8C 9C KH", "2D"], [(1, "5C 6C 7C")])
    assert moves(state) == {"add 8C to M1", "discard 9C", "discard KH"}


def test_when_no_card_may_be_discarded_those_that_can_be_melded_must_be() -> None:
    state = position(["8C", "2D"], [(1, "5C 6C 7C")], pile="KH", phase="draw")
    play(state, "draw pile")
    assert why(state, "discard 8C") == "playable-card"
    assert why(state, "discard KH") == "barred-card"
    assert moves(state) == {"add 8C to M1"}


def test_a_player_left_with_just_the_barred_card_keeps_it_and_the_turn_ends() -> None:
    state = position(["8C", "2D"], [(1, "5C 6C 7C")], pile="KH", phase="draw")
    play(state, "draw pile")
    events = play(state, "add 8C to M1")
    assert [event["event"] for event in events] == ["take", "keep", "asked"]
    assert state.full_view()["hands"][0] == ["KH"]
    assert (state.asked, state.phase, state.rounds) == (1, "draw", [])
    assert state.full_view()["taken"] is None


def test_a_barred_card_left_alone_that_can_be_melded_is_asked_for() -> None:
    state = position(["4S 5S 6S", "2D"], [(1, "5C 6C 7C")], pile="8C", phase="draw")
    play(state, "draw pile", "lay 4S 5S 6S")
    assert state.asked == 0
    assert moves(state) == {"add 8C to M1"}


def test_a_barred_joker_left_alone_with_every_sequence_locked_is_kept() -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    state = position(["AH", "2D"], [(1, hearts)], pile="JK", phase="draw")
    play(state, "draw pile")
    assert moves(state) >= {"add AH low to M1", "add AH high to M1"}
    play(state, "add AH low to M1")
    assert state.full_view()["hands"][0] == ["JK"]
    assert state.asked == 1


def test_a_floater_draws_from_the_stock_by_itself_and_adds_what_fits() -> None:
    state = position(["2D 9S", "", "3D"], [(0, "5C 6C 7C")], stock="8C 4C 9C", pile="KC")
    events = play(state, "discard 9S")
    assert [event["event"] for event in events] == ["discard", "draw", "take", "asked"]
    assert state.asked == 2
    assert state.full_view()["melds"][0]["owner"] == 1


def test_a_floater_is_asked_where_the_card_fits_in_two_places() -> None:
    state = position(["2D 9S", ""], [(0, "5C 6C 7C")], stock="JK 4C", pile="KC")
    play(state, "discard 9S")
    assert (state.asked, state.phase) == (1, "play")
    assert moves(state) == {"add JK=4C to M1", "add JK=8C to M1"}
    assert why(state, "discard JK") == "must-meld"
    play(state, "add JK=8C to M1")
    assert (state.asked, state.phase, state.hands[1]) == (0, "draw", [])


def test_a_floaters_joker_with_one_place_is_added_by_itself() -> None:
    hearts = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH"
    state = position(["2D 9S", ""], [(0, hearts)], stock="JK 4C", pile="KC")
    play(state, "discard 9S")
    assert state.full_view()["melds"][0]["cards"][-1] == "JK=KH"
    assert state.asked == 0


def test_a_floaters_joker_with_no_open_sequence_ends_the_round() -> None:
    hearts = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    state = position(["2D 9S", ""], [(0, hearts)], stock="JK 4C", pile="KC")
    play(state, "discard 9S")
    assert state.rounds[0]["out"] == 1


def test_all_players_may_float_until_the_stock_is_empty() -> None:
    state = position(["8C", ""], [(0, "5C 6C 7C")], stock="9C TC", pile="KS")
    events = play(state, "add 8C to M1")
    kinds = [event["event"] for event in events]
    assert kinds[:6] == ["add", "float", "draw", "take", "draw", "take"]
    assert kinds[6:8] == ["finish", "round-end"]
    assert state.rounds == [{"scores": [35, 0], "out": None}]


def test_a_floater_never_takes_the_pile() -> None:
    state = position(["", "2D"], [(1, "5C 6C 7C")], pile="8C", phase="draw")
    assert why(state, "draw pile") == "not-your-phase"


def test_a_single_move_of_another_player_is_asked() -> None:
    state = position(["4S", "2D"], phase="draw", pile="", stock="KH")
    assert state.asked == 0
    only = position(["4S 5S", "2D"], stock="6S KH", pile="KC", phase="draw")
    play(only, "draw stock")
    assert (only.asked, moves(only)) == (0, {"lay 4S 5S 6S"})


def test_stock_first_after_six_times_as_many_idle_turns_as_players() -> None:
    state = position(["4S 9D 2C", "2D 7H JC"], pile="KH", phase="draw")
    discards = ["4S", "7H", "KH", "4S", "7H", "KH", "4S", "7H", "KH", "4S", "7H", "KH"]
    for count, card in enumerate(discards, 1):
        assert moves(state) == {"draw stock", "draw pile"}
        play(state, "draw pile", f"discard {card}")
        assert state.full_view()["idle"] == count
    assert moves(state) == {"draw stock"}
    assert why(state, "draw pile") == "stock-first"
    play(state, "draw stock")
    assert state.full_view()["idle"] == 12
    play(state, "discard 2C")
    assert state.full_view()["idle"] == 0
    assert moves(state) == {"draw stock", "draw pile"}


@each_of("players", [2, 3, 4, 5])
def test_stock_first_counts_turns_by_the_number_of_players(players: int) -> None:
    hands = ["4S 9D", "2D 7H", "3C", "TC", "QD"][:players]
    state = position(hands, pile="KH", phase="draw", idle=6 * players - 1)
    assert why(state, "draw pile") is None
    state.idle += 1
    assert why(state, "draw pile") == "stock-first"


def test_the_refusal_says_how_many_times_the_top_was_taken() -> None:
    state = position(["4S 9D", "2D"], pile="KH", phase="draw", idle=12)
    illegal = state.check(TAKE.parse("draw pile"))
    assert illegal is not None
    assert "six times each" in str(illegal.message)
    assert "six times in a row" in TAKE.rules_text.read_text("utf-8")


def test_idle_changes_only_when_a_turn_is_over() -> None:
    state = position(["4S 9D 2C", "2D 7H JC"], pile="KH", phase="draw", idle=1)
    play(state, "draw pile")
    assert state.full_view()["idle"] == 1
    play(state, "discard 4S")
    assert state.full_view()["idle"] == 2


def test_a_turn_that_melds_is_not_idle_though_it_took_the_pile() -> None:
    state = position(["8C 4S 9D", "2D"], [(1, "5C 6C 7C")], pile="KH", phase="draw", idle=1)
    play(state, "draw pile", "add 8C to M1", "discard 4S")
    assert state.full_view()["idle"] == 0


def test_a_draw_from_an_empty_pile_is_refused() -> None:
    state = position(["4S 9H", "2D 3H"], phase="draw")
    assert why(state, "draw pile") == "does-not-fit"
    assert moves(state) == {"draw stock"}


def test_known_are_the_cards_everybody_saw_a_hand_take() -> None:
    state = position(["4S 9D", "2D"], pile="KH", phase="draw")
    play(state, "draw pile")
    assert state.view(Seat(1))["known"] == [["KH"], []]
    play(state, "discard 4S")
    assert state.full_view()["known"] == [["KH"], []]
    play(state, "draw stock")
    play(state, "discard 2D")
    play(state, "draw stock", "discard KH")
    assert state.full_view()["known"] == [[], []]


def test_of_two_jokers_the_known_one_counts_as_put_down_first() -> None:
    state = position(["JK JK 4S 9D", "2D"], [(1, "5C 6C 7C")], known=["JK", ""])
    play(state, "add JK=8C to M1")
    assert state.full_view()["known"] == [[], []]
    assert "JK" in state.full_view()["hands"][0]


def test_adding_is_open_both_before_and_after_laying() -> None:
    state = position(["8C 4S 5S 6S KH 2H", "2D"], [(1, "5C 6C 7C")])
    play(state, "lay 4S 5S 6S")
    assert adds(state) == {"add 8C to M1"}
    play(state, "add 8C to M1", "discard KH")
    assert state.asked == 1


def test_a_view_tells_whether_the_turn_has_only_taken_the_top_card() -> None:
    """The next draw from the pile may be refused for it."""
    met = set()
    state = TAKE.new(TAKE.setup(3, {}, 1))
    rng = Random(1)
    for _ in range(60):
        assert state.asked is not None
        assert TAKE.from_view(state.view(state.asked)).took_top == state.took_top
        met.add(state.took_top)
        legal = {TAKE.write(move): move for move in state.legal()}
        state.advance(legal.get("draw pile") or rng.choice(list(legal.values())))
    assert met == {False, True}

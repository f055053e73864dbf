"""What gestures, buttons and words of the 500 Rummy table mean, in positions set up by hand."""

from random import Random
from typing import Any

import pytest

from game.cards import french
from game.core.event import EventKind, Seat
from game.core.table_values import HighlightKind, Offer
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.moves import parse
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.scoring import counted
from game.games.rummy500.table import Rummy500Table
from game.text.message import MINUS_SIGN
from tests.games.rummy500.positions import YOU, moves, play, position, why
from tests.sitting import at_table, seen

TABLE = Rummy500Table()
NAMES = at_table("You", "Ada", "Max")


def offered(state: Rummy500State, *picked: str) -> list[Offer]:
    """What is offered with these cards picked, the legal ones alone."""
    known = RUMMY500.determinize(state.view(YOU), Random(2))
    offers = TABLE.offers(known, picked, NAMES)
    return [offer for offer in offers if why(state, offer.move) is None]


def told(state: Rummy500State, *picked: str) -> list[str]:
    """The moves offered with these cards picked, the legal ones alone."""
    return [offer.move for offer in offered(state, *picked)]


def coming(state: Rummy500State, card: int) -> str:
    """What is said of a card of the pile."""
    start, sentence = TABLE.cards_taken_along(seen(state), "pile", card)
    assert start == card, "all cards above it come along"
    return str(sentence)


def prompt(state: Rummy500State) -> str:
    return str(TABLE.prompt(seen(state), NAMES))


def following(state: Rummy500State) -> str:
    return str(TABLE.next_zone(seen(state), NAMES)[1])


def names(offers: list[Offer]) -> list[str]:
    return [str(offer.name) for offer in offers]


# The pile.


def test_a_card_of_the_pile_says_what_comes_with_it_and_what_is_owed() -> None:
    state = position("2S 4H 5C 8D JS KH KD", "3H", pile="KC 4D 6S 4C 7S")
    said = "You take four cards, and the 4 of diamonds has to go down this turn."
    assert coming(state, 1) == said
    assert coming(state, 0).startswith("You take five cards, and the king of clubs has to go down")
    assert coming(state, 4) == "You take the 7 of spades. You can’t discard it this turn."
    assert coming(state, 3) == "Not from here. You’d have to play the 4 of clubs this turn."


def test_the_pile_is_taken_down_to_the_card_that_is_touched() -> None:
    known = seen(position("2S", "3H", pile="KC 4D 6S 4C 7S"))
    assert TABLE.gesture_move(known, "pile", None, 1) == "draw pile 4"
    assert TABLE.gesture_move(known, "pile", "hands/0", 0) == "draw pile 5"
    assert TABLE.gesture_move(known, "pile", None) == "draw pile 1"
    assert TABLE.gesture_move(known, "pile", "stock", 1) is None
    assert TABLE.gesture_move(known, "stock", "hands/0") == "draw stock"
    assert TABLE.gesture_move(known, "hands/1", None) is None


def test_of_several_ways_to_take_from_the_pile_each_names_the_deepest_card() -> None:
    state = position("4H 4S KH KD", "3H", pile="KC 4D 6S 4C 7S")
    takes = [offer for offer in offered(state) if offer.intent == "pile"]
    assert [(offer.move, str(offer.name)) for offer in takes] == [
        ("draw pile 1", "Take the 7 of spades"),
        ("draw pile 2", "Take 2 down to the 4 of clubs"),
        ("draw pile 4", "Take 4 down to the 4 of diamonds"),
        ("draw pile 5", "Take 5 down to the king of clubs"),
    ]
    assert takes[1].cards == ("4C", "7S")
    state = position("KH KD", "3H", pile="KC 4D 6S 7S", single_draw="meld")
    (take,) = [offer for offer in offered(state) if offer.intent == "pile"]
    assert (take.move, str(take.name)) == ("draw pile 4", "Take 4 cards")


def test_a_card_that_must_go_into_a_new_meld_says_so() -> None:
    state = position("2S 4H 5C KH KD", "3H", pile="KC 4D 6S 4C 7S", deepest_in="new")
    said = "You take four cards, and the 4 of diamonds has to go in a new meld this turn."
    assert coming(state, 1) == said
    assert following(state) == (
        "If you take several, the deepest has to go in a new meld this turn."
    )


def test_where_the_top_card_alone_is_owed_it_says_so() -> None:
    state = position("9S 9H 4C", "3H", pile="KC 9D", single_draw="meld")
    assert coming(state, 1) == "You take the 9 of diamonds. It has to go down this turn."
    assert following(state) == (
        "Take as many as you like, but the deepest has to go down this turn."
    )


def test_of_a_pile_of_one_card_nothing_is_said_about_deeper_ones() -> None:
    assert following(position("9S 9H 4C", "3H", pile="KC 2D")) == (
        "Nothing further down helps you now."
    )
    assert following(position("9S 9H 4C", "3H", pile="2D")) == ""
    assert following(position("9S 9H 4C", "3H", pile="")) == ""
    state = position("9S 9H 4C", "3H", pile="9D", single_draw="meld")
    assert following(state) == "If you take the card on the pile, it has to go down this turn."


def test_when_the_top_card_went_round_six_times_it_cannot_be_taken_alone() -> None:
    state = position("9S 9H 4C", "3H", pile="KC 9D 2C", idle=12)
    assert coming(state, 2).startswith(
        "Everyone just took the top card alone and played nothing, six"
    )
    assert following(state) == (
        "Everyone just took the top card alone, six times each. You can’t take just that one now."
    )
    assert [sign.warning for sign in TABLE.table_signs(seen(state))] == [True]
    assert "draw pile 1" not in told(state)


def test_nothing_is_said_of_the_pile_out_of_turn() -> None:
    assert coming(position("2S", "3H", pile="KC 4D", asked=1), 0) == ""
    assert coming(position("2S", "3H", pile="KC 4D", phase="play"), 0) == ""


def test_a_card_picked_too_early_means_no_draw() -> None:
    state = position("9S 9H 4C", "3H", pile="KC 9D")
    assert told(state) == ["draw stock", "draw pile 1"]
    assert told(state, "9S") == []
    codes = {why(state, offer.move) for offer in TABLE.offers(state, ["9S"], NAMES)}
    assert codes == {"not-your-phase"}
    # A click on the pile must still take from it; a card dragged there is refused in words.
    assert "pile" not in [offer.target for offer in TABLE.offers(state, ["9S"], NAMES)]
    assert str(TABLE.no_move_text(seen(state), "hands/0", "pile")).startswith("First draw from")


def test_the_debt_is_told_and_marked() -> None:
    state = position("2S 4H 5C 8D JS KH KD", "3H", pile="KC 4D 6S 4C 7S", going_out="discard")
    play(state, "draw pile 4")
    known = seen(state)
    assert prompt(state) == "Play the 4 of diamonds this turn."
    assert following(state) == "Keep one card to discard."
    assert TABLE.card_marks(known) == {"4D": "owed"}
    assert told(state)[0] == "meld 4H 4D 4C"
    play(state, "meld 4H 4D 4C")
    assert TABLE.card_marks(seen(state)) == {}


def test_a_card_taken_alone_is_marked_as_not_to_be_discarded() -> None:
    state = position("2S 4H", "3H", pile="KC 7S")
    play(state, "draw pile 1")
    known = seen(state)
    assert TABLE.card_marks(known) == {"7S": "barred"}
    assert following(state).startswith("The 7 of spades can’t be discarded")
    assert "discard 7S" not in told(state, "7S")
    known = RUMMY500.determinize(state.view(YOU), Random(2))
    # It can still be dragged to the pile: then the rules say why not.
    assert ("discard 7S", "pile") in [
        (one.move, one.target) for one in TABLE.offers(known, ["7S"], NAMES)
    ]


def test_of_a_barred_card_and_its_copy_one_may_go() -> None:
    state = position("7S 4H", *["3H"] * 2, "", "", "", pile="KC 7S")
    play(state, "draw pile 1")
    assert TABLE.card_marks(seen(state)) == {}
    assert told(state, "7S") == ["discard 7S"]


def test_a_drag_that_means_nothing_is_answered() -> None:
    state = position("9S 9H 4C", "3H", pile="KC 9D", melds=["4S 5S 6S"], phase="play")
    known = seen(state)
    meld = "melds/M1/cards"
    for source, target, said in (
        ("hands/0", "stock", "Play your cards on"),
        (meld, "pile", "Cards on the table stay"),
        ("stock", meld, "The cards you take go to your hand"),
        ("pile", "pile", ""),
    ):
        assert str(TABLE.no_move_text(known, source, target)).startswith(said)
    said = TABLE.no_move_text(known, "hands/0", "pile", ["9S", "9H"])
    assert str(said) == "You discard one card a turn. Pick just that one."


# Melding.


def test_every_reading_of_the_cards_picked_is_offered() -> None:
    state = position("5C 6C JK JK 9D", "3H", phase="play")
    assert told(state, "6C", "JK", "5C") == ["meld 5C 6C JK=7C", "meld JK=4C 5C 6C"]
    assert set(told(state, "6C", "JK", "JK")) == {
        "meld 6C JK=6 JK=6",
        "meld 6C JK=7C JK=8C",
        "meld JK=5C 6C JK=7C",
        "meld JK=4C JK=5C 6C",
    }
    # A joker in place of a card that is held comes last.
    assert told(state, "6C", "JK", "JK")[-2:] == ["meld JK=5C 6C JK=7C", "meld JK=4C JK=5C 6C"]


def test_all_cards_of_a_suit_are_two_runs() -> None:
    state = position("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 2H", "3H", phase="play")
    suit = [french.write(card) for card in state.hands[YOU][:-1]]
    assert told(state, *suit) == [
        "meld 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
        "meld AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
    ]


@pytest.mark.parametrize(
    ("picked", "code"),
    [(["5C", "6C", "9D"], "not-a-meld"), (["5C", "6C"], "not-a-meld"), (["5C"], "not-a-meld")],
)
def test_what_is_no_meld_is_offered_for_the_sentence(picked: list[str], code: str) -> None:
    state = position("5C 6C JK 9D", "3H", phase="play")
    assert "felt" not in [offer.target for offer in offered(state, *picked)]
    on_felt = [one.move for one in TABLE.offers(state, picked, NAMES) if one.target == "felt"]
    assert [why(state, move) for move in on_felt] == [code]


def test_unasked_the_dearest_natural_meld_comes_first_and_no_part_of_another() -> None:
    state = position("4C 5C 6C 7C KS KH KD JK 2H", "3H", phase="play")
    lays = [offer for offer in offered(state) if offer.intent == "lay"]
    assert [offer.move for offer in lays[:2]] == ["meld KS KH KD", "meld 4C 5C 6C 7C"]
    assert "meld 4C 5C 6C" not in [offer.move for offer in lays]
    assert names(lays[:2]) == ["Lay three kings", "Lay 4 to 7 of clubs"]


def test_melding_the_whole_hand_says_what_that_means() -> None:
    for going_out, name, icon in (
        ("free", "Go out: lay three kings", "out"),
        ("float", "Float: lay three kings", "float"),
        ("strict_float", "Float: lay three kings", "float"),
    ):
        state = position("KS KH KD", "3H", phase="play", going_out=going_out)
        assert [(str(offer.name), offer.icon) for offer in offered(state)] == [(name, icon)]
    assert offered(position("KS KH KD", "3H", phase="play", going_out="discard")) == []


def test_after_drawing_the_prompt_names_all_that_can_be_done() -> None:
    runs: dict[str, Any] = {"phase": "play", "melds": ["4C 5C 6C"], "by": [[1, 1, 1]]}
    for hand, said in (
        ("9S KH 2D", "Discard a card to end your turn."),
        ("7C KH 2D", "Add a card to a meld, or discard one to end your turn."),
        ("KS KH KD 2S", "Lay a meld, or discard a card to end your turn."),
        ("KS KH KD 7C", "Lay a meld, add cards, or discard a card to end your turn."),
    ):
        assert prompt(position(hand, "3H", **runs)) == said


def test_a_last_card_that_must_be_melded_is_not_asked_to_be_discarded() -> None:
    state = position(
        "7C", "3H", phase="play", going_out="strict_float", melds=["4C 5C 6C"], by=[[1, 1, 1]]
    )
    assert prompt(state) == "The 7 of clubs can’t be discarded, so play it."
    assert names(offered(state, "7C")) == ["Float: 7 of clubs to Ada’s run"]


# Laying off.


def test_a_card_says_where_it_can_be_added() -> None:
    state = position("7C KH", "3H", phase="play", melds=["4C 5C 6C"], by=[[1, 1, 1]])
    add, discard = offered(state, "7C")
    assert (str(add.name), add.target) == ("Add 7 of clubs to Ada’s run", "melds/M1/cards")
    assert add.cards == ("4C", "5C", "6C", "7C")
    assert str(discard.name) == "Discard the 7 of clubs"
    assert told(state, "KH") == ["discard KH"]
    wrong = [one for one in TABLE.offers(state, ["KH"], NAMES) if one.target == add.target]
    assert [why(state, one.move) for one in wrong] == ["does-not-fit"]


def test_a_joker_and_an_ace_may_choose_the_end() -> None:
    state = position("JK AC 9H", "3H", phase="play", melds=["2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"])
    assert told(state, "AC") == ["layoff AC high to M1", "layoff AC low to M1", "discard AC"]
    assert names(offered(state, "JK"))[:2] == [
        "Add a joker as ace low to your run",
        "Add a joker as ace high to your run",
    ]
    assert TABLE.zones(seen(state), NAMES)[4].icon is None
    play(state, "layoff AC high to M1")
    assert TABLE.zones(seen(state), NAMES)[4].icon == "lock"


def test_of_several_cards_the_first_that_must_go_is_offered() -> None:
    state = position("8C 7C JK 9H", "3H", phase="play", melds=["4C 5C 6C"], by=[[1, 1, 1]])
    both = offered(state, "8C", "7C")
    assert [(one.move, str(one.name)) for one in both] == [
        ("layoff 7C to M1", "Add 2 cards to Ada’s run")
    ]
    assert both[0].cards == ("4C", "5C", "6C", "7C", "8C")
    with_joker = told(state, "8C", "JK")
    assert with_joker == ["layoff JK=7C to M1"]
    assert set(told(state, "7C", "JK")) == {"layoff 7C to M1", "layoff JK=3C to M1"}
    assert told(state, "8C", "9H") == []


def test_several_cards_are_not_offered_where_a_later_one_leaves_a_debt_unpaid() -> None:
    """Two more jokers can follow the 9, but then too few are left to lay the owed jack."""
    state = position(
        "JK JK JK JK 2C 9C JC", "5H 6D", "5S", "6S", "7S", pile="8D TD", phase="play",
        melds=["3C 4C 5C 6C 7C 8C"], deepest_in="new", going_out="discard",
    )  # fmt: skip
    state.must_meld = french.read("JC")
    names = [str(offer.name) for offer in offered(state, "9C", "2C", "JK", "JK", "JK", "JK")]
    assert names
    assert not [name for name in names if "6 cards" in name]


def test_several_cards_go_to_a_group_if_there_is_room() -> None:
    state = position("9H JK 9D 2H", "3H", phase="play", melds=["9S 9C JK=9"])
    assert told(state, "9H", "9D") == []
    assert told(state, "9H")[0] == "layoff 9H to M1"


# Calling.


def call_window(**options: Any) -> Rummy500State:
    """Ada has just discarded the 6 of spades onto a pile with two more cards of use."""
    state = position(
        "2H 3H KD", "6S KC QC", "4D", pile="9D TS", melds=["7S 8S 9S"], by=[[2, 2, 2]],
        asked=1, phase="play", **options,
    )  # fmt: skip
    play(state, "discard 6S")
    while state.asked != YOU:
        play(state, "pass")
    return state


def test_every_call_is_offered_and_silence() -> None:
    state = call_window()
    assert state.phase == "call"
    offers = offered(state)
    assert [offer.move for offer in offers] == moves(state)
    assert [offer.intent for offer in offers] == ["call"] * 2 + ["pass"]
    assert {(offer.key, str(offer.group_name)) for offer in offers} == {("R", "Rummy!"), ("K", "")}
    assert str(offers[-1].name) == "Let it go"
    assert [offer.cards for offer in offers[:2]] == [("6S",), ("TS", "6S")]
    call = TABLE.open_call(seen(state))
    assert call is not None
    assert (str(call.title), call.silent_move) == ("Rummy!", "pass")
    assert str(call.sentence) == "The 6 of spades can be played. A deeper one works too."
    assert (
        coming(state, 1)
        == "“Rummy!” takes two cards, and the 10 of spades has to go down this turn."
    )
    assert coming(state, 0) == (
        "You can’t play the 9 of diamonds from here without cards from your hand."
    )
    known = seen(state)
    assert TABLE.gesture_move(known, "pile", None, 1) == "rummy 2"


def test_a_call_for_the_last_discard_names_its_meld() -> None:
    state = call_window(rummy_call="top")
    offers = offered(state)
    assert [offer.move for offer in offers] == ["rummy to M1", "pass"]
    assert str(offers[0].name) == "Rummy! 6 of spades to Max’s run"
    assert (offers[0].target, offers[0].cards) == ("melds/M1/cards", ("6S", "7S", "8S", "9S"))
    known = seen(state)
    assert TABLE.gesture_move(known, "pile", None, 2) == "rummy to M1"
    assert TABLE.gesture_move(known, "pile", "melds/M1/cards", 2) == "rummy to M1"
    assert TABLE.gesture_move(known, "pile", None, 1) is None
    call = TABLE.open_call(known)
    assert call is not None
    assert (
        str(call.sentence) == "The 6 of spades fits the 7-8-9 of spades, and would count for you."
    )
    assert coming(state, 2) == "“Rummy!” adds the 6 of spades, and it counts for you."


def test_no_call_is_offered_to_the_discarder() -> None:
    state = position("6S KD", "3H", "4D", pile="9D", melds=["7S 8S 9S"], phase="play")
    play(state, "discard 6S")
    assert state.phase == "call"
    assert offered(state) == []
    assert TABLE.open_call(seen(state)) is None
    assert prompt(state) == "Ada can call “Rummy!” on your discard."


# The end of the stock, and floating.


def test_with_an_empty_stock_the_round_can_be_finished() -> None:
    state = position("9S 9H 4C", "2H 3D", pile="5C 9D")
    state.hands[1] += state.stock
    state.stock = []
    assert [(one.move, one.key) for one in offered(state)] == [
        ("draw pile 1", "P"),
        ("finish", "F"),
    ]
    assert prompt(state) == ("The deck is empty. Take cards from the pile, or end the round.")
    assert coming(state, 1) == "You take the 9 of diamonds. It has to go down this turn."


def test_a_floater_is_told_so() -> None:
    state = position(
        "", "2H 3D", pile="5C 9D 9S 9H", melds=["4S 5S 6S"], going_out="float", jokers="off"
    )
    known = seen(state)
    assert prompt(state) == "You’re floating. Draw a card, or take cards from the pile."
    assert str(TABLE.player_status(known, YOU)) == "floating"
    assert TABLE.player_status(known, Seat(1)) == ""
    assert told(state) == ["draw stock", "draw pile 3"]
    assert following(state) == "If you discard the card you draw, the round ends."


def test_a_floater_whose_discard_may_be_called_is_told_so() -> None:
    state = position(
        "", "2H 3D", pile="5C 9D 9S 9H", melds=["4S 5S 6S"], going_out="called", jokers="off"
    )
    assert following(state) == (
        "If you discard the card you draw, the round ends unless someone calls it."
    )


def test_a_card_for_a_full_set_is_refused_in_words_that_agree() -> None:
    state = position("8C KD", "2S KC", phase="play", melds=["9S 9H 9D 9C"])
    refusal = state.check(parse("layoff 8C to M1"))
    assert refusal is not None
    assert str(refusal.message) == "Nobody can add to the four 9s any more."


# What counts.


def test_each_card_counts_for_whoever_put_it_down() -> None:
    state = position(
        "TS 2H", "3H KD", phase="play", melds=["7S 8S 9S", "AC 2C 3C"], by=[[1, 1, 1], [1, 0, 0]]
    )
    known = seen(state)
    assert str(TABLE.hand_figure(known)) == "Laid 5, held 12"
    hands = {0: ["TS", "2H"], 1: ["3H", "KD"]}
    known.rounds = [{"scores": counted(state), "out": None}]
    lines = {str(line.label): line.figures for line in TABLE.score_lines(known, hands)}
    assert lines == {
        "On the table": ("5", "25"),
        "Left in hand": (f"{MINUS_SIGN}12", f"{MINUS_SIGN}13"),
        "This round": (f"{MINUS_SIGN}7", "12"),
    }
    assert TABLE.revealed_hands(known, hands)[0].melds == (("2C", "3C"),)
    assert TABLE.revealed_hands(known, hands)[1].melds == (("7S", "8S", "9S"), ("AC",))


def test_a_meld_lies_in_front_of_whoever_laid_most_of_it() -> None:
    state = position("2H", "3H", melds=["7S 8S 9S TS"], by=[[0, 1, 1, 1]])
    place = TABLE.zones(seen(state), NAMES)[-1]
    assert (place.owner, str(place.name)) == (1, "Ada’s 7-8-9-10 of spades")


def test_melds_of_the_hand_are_marked() -> None:
    state = position("4C 5C JK KS KH KD 2H", "3H", phase="play")
    assert {tuple(sorted(meld)) for meld in TABLE.possible_melds(state)} == {
        ("4C", "5C", "JK"),
        ("KD", "KH", "KS"),
    }


def test_whoever_went_out_is_named_for_it() -> None:
    known = seen(position("4C", "5C"))
    known.rounds = [{"scores": [1, 2], "out": out} for out in (0, 1, 0, 0, None)]
    assert [str(TABLE.final_remark(known, Seat(seat))) for seat in (0, 1)] == [
        "went out 3 times",
        "went out once",
    ]
    assert TABLE.final_remark(seen(position("4C", "5C")), YOU) == ""


# A last card that may be called.


def last_card(**options: Any) -> Rummy500State:
    """Seat 0 is asked for a call of the last card of seat 2."""
    state = position(
        "2S KC", "3H", "TS", melds=["7S 8S 9S"], asked=2, phase="play", pile="4D",
        going_out="called", **options,
    )  # fmt: skip
    play(state, "discard TS")
    return state


def test_a_call_for_a_last_card_says_that_the_round_ends_without_it() -> None:
    for rummy_call in ("pile", "top"):
        state = last_card(rummy_call=rummy_call)
        call = TABLE.open_call(seen(state))
        assert call is not None
        assert str(call.sentence).endswith(" If nobody calls, the round ends.")
        assert following(state) == "If nobody calls, Max goes out."
        assert TABLE.player_status(seen(state), Seat(2)) == ""
        play(state, moves(state)[0])
        assert str(TABLE.player_status(seen(state), Seat(2))) == "floating"


def test_a_last_card_that_may_be_called_is_not_said_to_go_out() -> None:
    state = position(
        "TS", "2S KC", "3H", melds=["7S 8S 9S"], phase="play", pile="4D", going_out="called"
    )
    (discard,) = [one for one in offered(state, "TS") if one.move == "discard TS"]
    assert str(discard.name) == "Discard the 10 of spades"
    assert following(state) == "If someone calls your last card, you float."
    state = position(
        "KD", "2S KC", "3H", melds=["7S 8S 9S"], phase="play", pile="4D", going_out="called"
    )
    (discard,) = [one for one in offered(state, "KD") if one.move == "discard KD"]
    assert str(discard.name) == "Go out: discard the king of diamonds"
    assert following(state) == ""


def test_who_waits_for_a_call_of_the_own_last_card_is_told_what_it_decides() -> None:
    state = position(
        "TS", "2S KC", "3H", melds=["7S 8S 9S"], phase="play", pile="4D", going_out="called"
    )
    play(state, "discard TS")
    assert following(state) == "If nobody calls your last card, you go out."


def test_a_card_that_is_owed_at_once_is_asked_for_first() -> None:
    state = position("9S 9H 4S", "3H", pile="KC 9D 2C", deepest_when="at_once")
    assert coming(state, 1) == "You take two cards, and the 9 of diamonds has to go down at once."
    play(state, "draw pile 2")
    assert prompt(state) == "Play the 9 of diamonds first."
    assert {offer.move for offer in offered(state)} == {"meld 9S 9H 9D"}
    refusal = state.check(RUMMY500.parse("discard 4S"))
    assert refusal is not None
    assert str(refusal.message).endswith("you took before you discard.")
    refusal = state.check(RUMMY500.parse("meld 9S 9H 2C"))
    assert refusal is not None
    assert str(refusal.message) == "Play the 9 of diamonds first. You owe it."


def test_a_call_that_lays_off_in_one_of_several_places_asks_where() -> None:
    state = position(
        "2S KC", "TS 5H", "3H", melds=["7S 8S 9S", "TH TD TC"], asked=1, phase="play",
        rummy_call="top",
    )  # fmt: skip
    play(state, "discard TS", "pass")
    assert state.asked == 0
    assert "choose where" in coming(state, 0)
    assert TABLE.gesture_move(seen(state), "pile", None, 0) is None
    assert TABLE.gesture_move(seen(state), "pile", "melds/M2/cards", 0) == "rummy to M2"


def test_a_last_card_that_may_be_called_is_no_moment_of_going_out() -> None:
    for card, goes_out in (("TS", False), ("KD", True)):
        state = position(
            card, "2S KC", "3H", melds=["7S 8S 9S"], phase="play", pile="4D", going_out="called"
        )
        before = seen(state)
        event = play(state, f"discard {card}")[0]
        moment = TABLE.highlight(before, event, EventKind.PLAY, NAMES)
        assert (moment is not None and moment.sort is HighlightKind.OUT) == goes_out


def test_a_last_card_that_must_be_added_is_no_way_out_to_warn_of() -> None:
    hand, melds = "JK 3H 4H 5D", ["2D 3D 4D"]
    floating = position(hand, "KS", phase="play", melds=melds, going_out="strict_float")
    said = "You can lay all your cards but one and go out."
    assert str(TABLE.waste_warning(floating, "discard 3H")) != said
    usual = position(hand, "KS", phase="play", melds=melds)
    assert str(TABLE.waste_warning(usual, "discard 3H")) == said


def test_a_move_without_a_card_wastes_none() -> None:
    for move in ("finish", "pass", "draw stock"):
        assert TABLE.waste_warning(position("3H 9C", "KS"), move) == ""


def test_an_ace_is_offered_below_a_joker_that_stands_for_a_two() -> None:
    state = position("AC JK 9H", "3H", phase="play", melds=["3C 4C 5C"])
    assert told(state, "AC", "JK") == ["layoff JK=2C to M1"]

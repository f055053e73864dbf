"""The pack, the deal, the leading card, the options and the notation."""

from collections import Counter
from dataclasses import replace

import pytest

from game.cards.shuffle import first_dealer
from game.core.event import Event, Seat
from game.core.illegal import InvalidSetup, UnreadableMove
from game.core.state import SeatView
from game.games.taki.cards import (
    COLORED_KINDS_COUNT,
    TAKI_PACK,
    color,
    is_number,
    read,
    symbol,
    write,
)
from game.games.taki.game import TAKI
from game.games.taki.options import TakiOptions
from game.text.message import seats
from tests.games.taki.positions import deck
from tests.together import each_of

FIVES = ["R1 R3 R4 R5 R6", "Y1 Y3 Y4 Y5 Y6"]


def test_the_pack_has_116_cards() -> None:
    pack = Counter(TAKI.pack(2, TakiOptions()))
    assert sum(pack.values()) == 116
    assert pack.pop("color") == 4
    assert set(pack.values()) == {2}
    colored = {f"{one}{two}" for one in "RYGB" for two in ("1", "3", "4", "5", "6", "7", "8", "9")}
    colored |= {f"{one}+2" for one in "RYGB"}
    colored |= {f"{one}-{two}" for one in "RYGB" for two in ("stop", "turn", "plus", "taki")}
    assert set(pack) == colored | {"super", "king", "+3", "break"}


def test_a_card_and_its_text_are_exact_inverses() -> None:
    assert all(read(write(card)) == card for card in TAKI_PACK)
    for text in ("R2", "r5", "R-+2", "R10", "", "color=R", "R 5"):
        with pytest.raises(ValueError, match="is not a card"):
            read(text)


@each_of(
    "text",
    ["play R2", "Draw", "play color", "play color=r", "play king=R", "play  R5", "say", "play +3 "],
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(UnreadableMove):
        TAKI.parse(text)


def test_cards_are_dealt_clockwise_from_the_dealers_left_then_the_leading_card() -> None:
    order = deck(FIVES, "G9 B8")
    state = TAKI.new(TAKI.setup(2, {"hand": 5}, 3, 1, order))
    full = state.full_view()
    assert full["hands"] == [text.split() for text in FIVES]
    assert (full["pile"], full["stock"][0]) == (["G9"], "B8")
    assert (full["seat"], full["dealer"], full["phase"], full["turns"]) == (0, 1, "turn", 1)
    assert (full["color"], full["symbol"], full["direction"]) == ("G", "9", 1)
    assert (full["pending"], full["run"], full["by"], full["stages"]) == (0, None, None, None)
    assert "known" not in full


@each_of("led", ["R+2", "Y-taki", "G-plus", "B-stop", "R-turn"])
def test_an_action_card_may_lead_by_the_boxs_rules_and_does_nothing(led: str) -> None:
    setup = TAKI.setup(2, {"hand": 5, "lead": "coloured"}, 3, 1, deck(FIVES, f"{led} B8"))
    state = TAKI.new(setup)
    assert [write(card) for card in state.pile] == [led]
    assert (state.asked, state.phase, state.pending, state.run, state.direction) == (
        *(0, "turn", 0, -1, 1),
    )
    assert (state.color, state.symbol) == (color(read(led)), symbol(read(led)))


def test_a_card_without_colour_never_leads() -> None:
    for seed in range(40):
        state = TAKI.new(TAKI.setup(2, {"lead": "coloured"}, seed))
        assert state.pile[0] < COLORED_KINDS_COUNT


def test_without_the_plus_threes_there_are_112_cards() -> None:
    pack = TAKI.pack(2, TakiOptions(plus_three=False))
    assert len(pack) == 112
    assert not {"+3", "break"} & set(pack)
    state = TAKI.new(TAKI.setup(10, {"plus_three": "off", "hand": 10}, 1))
    assert len(state.stock) + len(state.pile) == 12


def test_the_first_player_sits_at_the_left_of_the_dealer_the_seed_draws() -> None:
    for seed in range(12):
        state = TAKI.new(TAKI.setup(5, {}, seed))
        assert state.dealer == first_dealer(5, seed)
        assert state.asked == (state.dealer + 1) % 5
    assert len({first_dealer(5, seed) for seed in range(40)}) == 5


def test_a_leading_card_that_is_no_number_goes_back_and_the_next_is_turned() -> None:
    order = deck(FIVES, "G-taki king B8")
    setup = TAKI.setup(2, {"hand": 5}, 3, 1, order)
    state, events = TAKI.new_with_events(setup)
    turned = [event.cards for event in events if event.name == "turn-up"]
    assert turned[:3] == [("G-taki",), ("king",), ("B8",)]
    assert state.full_view()["pile"] == ["B8"]
    assert {"G-taki", "king"} <= set(state.full_view()["stock"])
    assert state == TAKI.new(setup)
    assert state.shuffles == 1


def test_a_card_goes_back_at_any_place() -> None:
    order = deck([FIVES[0], "G-taki Y1 Y3 Y4 Y5"], "G-taki B8")
    places = set()
    for seed in range(60):
        state = TAKI.new(TAKI.setup(2, {"hand": 5}, seed, 1, order))
        assert is_number(state.pile[0])
        places.add(state.full_view()["stock"].index("G-taki"))
    assert len(places) > 25


def numbers_first() -> tuple[str, ...]:
    """A pack whose first 64 cards are all its numbers."""
    return tuple(sorted(TAKI.pack(10, TakiOptions()), key=lambda text: not is_number(read(text))))


def test_a_deal_that_leaves_no_number_to_lead_is_dealt_anew() -> None:
    setup = replace(TAKI.setup(10, {"hand": 10}, 3, 9), deck=numbers_first())
    state, events = TAKI.new_with_events(setup)
    assert state.shuffles == 2
    assert is_number(state.pile[-1])
    assert [len(hand) for hand in state.hands] == [10] * 10
    assert sum(event.name == "gather" for event in events) == 10


def test_a_deck_that_would_be_dealt_again_is_refused() -> None:
    for players, options in ((8, {}), (7, {"hand": 10}), (8, {"mode": "tournament", "hand": 5})):
        with pytest.raises(InvalidSetup, match="can lead") as refused:
            TAKI.setup(players, options, 3, None, numbers_first())
        assert refused.value.about == "deck"
    for players, options in ((7, {}), (8, {"hand": 5}), (8, {"lead": "coloured"})):
        assert TAKI.new(TAKI.setup(players, options, 3, None, numbers_first())).shuffles == 1


@each_of("hand", [5, 8, 10])
@each_of("players", [2, 10])
def test_the_option_hand_says_how_many_cards_are_dealt(players: int, hand: int) -> None:
    state = TAKI.new(TAKI.setup(players, {"hand": hand}, 3))
    assert [len(one) for one in state.hands] == [hand] * players


def test_in_a_tournament_eight_are_dealt_and_the_option_is_shown_as_eight() -> None:
    setup = TAKI.setup(3, {"mode": "tournament", "hand": 5}, 3)
    state = TAKI.new(setup)
    assert [len(one) for one in state.hands] == [8, 8, 8]
    assert state.full_view()["options"]["hand"] == 8
    assert state.full_view()["stages"] == [8, 8, 8]
    assert setup.options.as_text() == (
        "mode=tournament voluntary_draw=off partial_runs=off hand=8 wins=1"
        " lead=number plus_three=on plus_three_on=colour"
    )
    with pytest.raises(InvalidSetup):
        TAKI.setup(3, {"mode": "tournament", "hand": 11}, 3)


@pytest.mark.parametrize("players", [1, 11])
def test_two_to_ten_play(players: int) -> None:
    with pytest.raises(InvalidSetup):
        TAKI.setup(players, {}, 1)


def test_the_place_a_card_goes_back_to_is_not_told() -> None:
    _, events = TAKI.new_with_events(TAKI.setup(2, {"hand": 5}, 3, 1, deck(FIVES, "G-taki B8")))
    back: list[Event] = [event for event in events if event.name == "put-back"]
    assert back
    assert all(event.index is None for event in back)


def test_what_is_said_of_a_card_that_goes_back_holds_by_both_rules_of_the_first_card() -> None:
    """By the box's rules an action card can lead, so it is not for want of a number."""
    for options in ({"hand": 5}, {"hand": 5, "lead": "coloured"}):
        setup = TAKI.setup(2, options, 3, 1, deck(FIVES, "king R-stop B8"))
        state, events = TAKI.new_with_events(setup)
        view = SeatView(TAKI, state.view(Seat(0)))
        back = [event for event in events if event.name == "put-back"]
        said = {str(TAKI.describe_event(view, event, seats(2))) for event in back}
        assert said == {"It can’t lead, so it goes back."}
        assert len(back) == (2 if setup.options.lead == "number" else 1)

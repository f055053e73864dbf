"""The stock: how it runs out, and when it must be drawn from."""

from collections import Counter
from random import Random

import pytest

from game.cards import french
from game.core.event import Seat
from game.games.texas.game import TEXAS
from game.games.texas.moves import TEXAS_DRAW_STOCK_MOVE, GoOut
from game.games.texas.rules import TexasState
from game.games.texas.rules.drawing import MAX_SUCCESSIVE_PILE_DRAW_COUNT
from game.games.texas.rules.round import pack
from game.text.message import Message
from tests.games.texas.positions import cards, legal, play, refused, table
from tests.sitting import at_table


def running_out(emptied: int = 0, rounds: str = "3-4") -> TexasState:
    """Two hands far from melds, no stock left, everything else in the pile."""
    state = table("AS 4S 7H TH KD", "AD 4C 7C TD KS", turned="QS", rounds=rounds)
    state.pile = state.stock[::-1] + state.pile
    state.stock = []
    state.emptied = emptied
    return state


@pytest.mark.parametrize("emptied", [0, 1])
def test_the_first_and_second_time_the_pile_becomes_the_stock(emptied: int) -> None:
    state = running_out(emptied)
    under = Counter(state.pile[:-1])
    events = play(state, "draw stock")
    assert state.emptied == emptied + 1
    assert state.pile == cards("QS")
    drawn = french.read(str(events[2].cards[0]))
    assert Counter(state.stock) + Counter([drawn]) == under
    assert drawn in state.hands[0]
    assert [event.name for event in events] == ["gather", "shuffle", "draw", "asked"]
    assert state.phase == "discard"


def test_a_new_stock_is_the_shuffle_that_the_seed_and_its_number_fix() -> None:
    one, other = running_out(), running_out()
    other.pile = other.pile[:-1][::-1] + other.pile[-1:]
    play(one, "draw stock")
    play(other, "draw stock")
    assert one.stock == other.stock
    assert one.shuffles == 2
    third = running_out()
    third.shuffles = 5
    play(third, "draw stock")
    assert third.stock != one.stock


def test_the_third_time_the_round_ends_and_all_hands_count() -> None:
    state = running_out(2)
    assert legal(state) == ["draw stock", "draw pile"]
    events = play(state, "draw stock")
    assert events[0].name == "stock-out"
    assert state.rounds[0]["scores"] == [20 + 4 + 7 + 10 + 10] * 2
    assert state.rounds[0]["out"] is None
    assert (state.pot, state.dimes) == (10, [0, 0])
    assert (state.round, state.emptied, len(state.pile)) == (4, 0, 1)
    assert [one["melds"] for one in state.rounds[0]["arranged"]] == [[], []]


def test_the_coach_knows_that_no_card_comes_the_third_time() -> None:
    state = running_out(2)
    names = at_table("You", "Ada")
    told = str(TEXAS.bot.explain(state, TEXAS_DRAW_STOCK_MOVE, names))
    assert told == "That ends the round before anyone goes out."
    state.emptied = 1
    assert "unseen cards" in str(TEXAS.bot.explain(state, TEXAS_DRAW_STOCK_MOVE, names))


def test_nothing_is_drawn_when_the_stock_runs_out_the_third_time() -> None:
    state = running_out(2, "3-3")
    hands, pile = [hand[:] for hand in state.hands], state.pile[:]
    play(state, "draw stock")
    assert state.over
    assert (state.hands, state.pile, state.stock) == (hands, pile, [])
    assert state.emptied == 2


def test_the_pile_is_open_with_an_empty_stock() -> None:
    state = running_out(2)
    assert refused(state, "draw pile") == ""
    play(state, "draw pile", "discard KD")
    assert state.idle == 1
    assert state.rounds == []


def test_what_was_seen_is_known_past_a_new_stock() -> None:
    state = running_out()
    play(state, "draw pile", "discard KD", "draw stock")
    assert state.full_view()["known"] == [["QS"], []]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_after_six_rounds_of_turns_from_the_pile_the_stock_comes_first(players: int) -> None:
    hands = ["4S 6D 8C", "4H 6H 8S", "4D 7D 9D", "5S 7S TS", "5D 9C TC"][:players]
    state = table(*hands, turned="QH", stock="KH AH", rounds="1-2")
    for turn in range(6 * players):
        assert state.idle == turn
        assert refused(state, "draw pile") == ""
        play(state, "draw pile")
        assert state.idle == turn, "it changes when a turn is over"
        card = next(text for text in legal(state) if text.startswith("discard"))
        play(state, card)
    assert state.full_view()["idle"] == 6 * players
    assert legal(state) == ["draw stock"]
    assert refused(state, "draw pile") == "stock-first"
    play(state, "draw stock")
    assert state.idle == 6 * players
    play(state, legal(state)[0])
    assert state.idle == 0
    assert legal(state) == ["draw stock", "draw pile"]


def test_a_turn_from_the_stock_sets_the_count_of_idle_turns_back() -> None:
    state = table("4S 6D 8C", "4H 6H 8S", turned="QC", stock="KH AH 9D")
    play(state, "draw pile", "discard 4S")
    assert state.idle == 1
    play(state, "draw stock", "discard KH")
    assert state.idle == 0


def test_stock_first_holds_with_an_empty_stock_too() -> None:
    state = running_out(2)
    state.idle = 12
    assert legal(state) == ["draw stock"]
    assert refused(state, "draw pile") == "stock-first"
    play(state, "draw stock")
    assert state.rounds[0]["out"] is None


def test_the_rules_text_tells_after_how_many_turns_the_stock_comes_first() -> None:
    told = str(Message("cards-number", count=MAX_SUCCESSIVE_PILE_DRAW_COUNT))
    rules = TEXAS.rules_text.read_text(encoding="utf-8")
    assert f"When everyone has taken from the pile {told} times in a row" in rules


@pytest.mark.parametrize(("players", "rounds"), [(2, "1-1"), (4, "3-3"), (10, "11-11")])
def test_whoever_only_draws_from_the_pile_reaches_the_end_within_the_bound(
    players: int, rounds: str
) -> None:
    setup = TEXAS.setup(players, {"rounds": rounds, "bar": "off"}, 1)
    state = TEXAS.new(setup)
    rng, count = Random(1), 0
    while not state.over:
        moves = [move for move in state.legal() if not isinstance(move, GoOut)]
        state.advance(moves[-1] if state.phase == "draw" else rng.choice(moves))
        count += 1
    assert count <= TEXAS.max_moves(players, setup.options)
    assert count > 2 * 6 * players, "the pile was drawn from between the draws from the stock"


def test_a_draw_from_the_stock_is_seen_by_its_seat_alone() -> None:
    state = table("4S 6D 8C", "4H 6H 8S", turned="QC", stock="KH")
    event = play(state, "draw stock")[0]
    assert event.as_seen_by(Seat(0)).cards == ("KH",)
    assert event.as_seen_by(Seat(1)).cards == (None,)


def test_every_card_stays_in_play_when_the_stock_is_new() -> None:
    state = running_out()
    play(state, "draw stock")
    held = [card for hand in state.hands for card in hand]
    assert Counter(held + state.stock + state.pile) == Counter(pack(2))


def test_a_world_made_up_after_a_new_stock_goes_on_as_long() -> None:
    state = running_out(1)
    play(state, "draw stock")
    world = TEXAS.determinize(state.view(Seat(0)), Random(1))
    assert (world.emptied, len(world.stock), world.hands[0]) == (
        2,
        len(state.stock),
        state.hands[0],
    )

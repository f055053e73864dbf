"""What opponents make of a hand."""

from random import Random

import pytest

from game.ai.levels import ALL_LEVELS, advise
from game.core.event import Seat
from game.games.texas.bot import evaluate
from game.games.texas.bot.evaluate import expectation_of, unseen
from game.games.texas.bot.knowledge import (
    CANDIDATE_MARGIN_STANDARD_ERRORS,
    TEXAS_DRAW_ERROR_POINTS,
    TEXAS_MAX_PRIOR_MOVE_COUNT,
)
from game.games.texas.game import TEXAS
from game.games.texas.moves import TEXAS_DRAW_PILE_MOVE, TEXAS_DRAW_STOCK_MOVE, write
from tests.games.texas.positions import cards, legal, play, table
from tests.sitting import at_table

KNOWS = TEXAS.bot
NAMES = at_table("You", "Ada")


def test_whoever_can_go_out_does() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD")
    play(state, "draw stock")
    assert [write(move) for move in KNOWS.candidates(state)] == ["out KD"]
    assert write(KNOWS.rollout_move(state, Random(1))) == "out KD"


def test_a_card_that_completes_the_hand_is_taken() -> None:
    state = table("9H TH KD", "4S 6D 8C", turned="JH")
    assert [write(move) for move in KNOWS.candidates(state)] == ["draw pile"]


def test_with_bar_off_a_hand_that_is_complete_takes_any_top_card_to_go_out_with() -> None:
    for bar, best in (("off", ["draw pile"]), ("on", ["draw stock"])):
        state = table("9H TH JH", "4S 6D 8C", turned="5C", options={"bar": bar})
        assert [write(move) for move in KNOWS.candidates(state)] == best
        assert write(KNOWS.rollout_move(state, Random(1))) == best[0]
        for move in state.legal():
            assert KNOWS.quick_score(state, move) <= 0.5
    state = table("9H TH JH", "4S 6D 8C", turned="5C", options={"bar": "off"})
    told = str(KNOWS.explain(state, TEXAS_DRAW_PILE_MOVE, NAMES))
    assert told == "With the 5 of clubs you can go out."
    play(state, "draw pile")
    assert write(KNOWS.rollout_move(state, Random(1))) == "out 5C"


def test_nobody_takes_back_what_they_let_go_while_the_same_cards_go_round() -> None:
    state = table("9H TH 5D 5S", "4S 6D 8C KD", turned="JH", rounds="2-2")
    both = {TEXAS_DRAW_STOCK_MOVE, TEXAS_DRAW_PILE_MOVE}
    assert set(KNOWS.candidates(state)) == both
    state.idle = 4
    assert set(KNOWS.candidates(state)) == both
    state.let_go[1] = cards("JH")
    assert set(KNOWS.candidates(state)) == both
    state.let_go[0] = cards("JH")
    assert KNOWS.candidates(state) == [TEXAS_DRAW_STOCK_MOVE]
    state.idle = 3
    assert set(KNOWS.candidates(state)) == both


def test_a_card_that_has_nothing_to_do_with_the_hand_is_left() -> None:
    state = table("9H TH 5D", "4S 6D 8C", turned="KS")
    assert [write(move) for move in KNOWS.candidates(state)] == ["draw stock"]


def test_a_pair_is_kept_and_the_odd_card_goes() -> None:
    state = table("9H 9D KD", "4S 6D 8C", turned="4H", stock="6S")
    play(state, "draw stock")
    for rates in (
        {move: KNOWS.quick_score(state, move) for move in KNOWS.candidates(state)},
        KNOWS.evaluate_moves(state),
        KNOWS.search_prior(state),
    ):
        assert write(max(rates, key=rates.__getitem__)) == "discard KD"


def test_at_a_glance_the_pile_is_drawn_from_only_where_it_saves_points_at_once() -> None:
    for top, best in (("9S", TEXAS_DRAW_PILE_MOVE), ("QD", TEXAS_DRAW_STOCK_MOVE)):
        state = table("9H 9D 3C KD KS", "4S 6D 8C 7S 6H", turned=top, rounds="3-3")
        rates = {move: KNOWS.quick_score(state, move) for move in KNOWS.candidates(state)}
        assert max(rates, key=rates.__getitem__) == best


def test_a_card_is_worth_the_same_from_the_stock_and_from_the_pile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for top in ("9S", "QD", "2C"):
        state = table("9H 9D 3C KD KS", "4S 6D 8C 7S 6H", turned=top, rounds="3-3")
        only = dict.fromkeys(cards(top), 1)
        monkeypatch.setattr(evaluate, "unseen", lambda *_, only=only: only)
        assert expectation_of(state, TEXAS_DRAW_STOCK_MOVE) == expectation_of(
            state, TEXAS_DRAW_PILE_MOVE
        )


def test_a_card_of_the_stock_that_completes_the_hand_is_worth_going_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = table("9H TH KD", "4S 6D 8C", turned="5C")
    worth = {}
    for card in ("JH", "QS"):
        only = dict.fromkeys(cards(card), 1)
        monkeypatch.setattr(evaluate, "unseen", lambda *_, only=only: only)
        worth[card] = expectation_of(state, TEXAS_DRAW_STOCK_MOVE)
    assert worth["JH"] == evaluate.OUT_AT_ONCE_POINTS > max(0.0, worth["QS"])


def test_in_a_last_turn_only_the_deadwood_after_this_card_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = table("9H 9D 3C KD KS", "4S 6D 8C 7S 6H", turned="4C", rounds="3-3")
    state.laid = {"seat": 1, "melds": []}
    monkeypatch.setattr(evaluate, "unseen", lambda *_: dict.fromkeys(cards("9S 4D"), 1))
    # The best discard is a king. A nine makes a meld of the nines.
    assert expectation_of(state, TEXAS_DRAW_PILE_MOVE) == -(9 + 9 + 3 + 10 + 4)
    assert expectation_of(state, TEXAS_DRAW_STOCK_MOVE) == -((3 + 10) + (9 + 9 + 3 + 10 + 4)) / 2


def test_what_is_pondered_has_some_hope_and_the_best_comes_first() -> None:
    state = table("9H 9D KD 3C 4D", "4S 6D 8C 7H TS", turned="4H", stock="6S")
    play(state, "draw stock")
    rates = list(KNOWS.search_prior(state).values())
    assert 1 < len(rates) <= TEXAS_MAX_PRIOR_MOVE_COUNT
    assert rates == sorted(rates, reverse=True)
    assert rates[0] - rates[-1] <= CANDIDATE_MARGIN_STANDARD_ERRORS * KNOWS.prior_error(state)
    assert set(KNOWS.search_prior(state)) <= set(KNOWS.candidates(state))


def test_a_discard_that_breaks_a_meld_is_hopeless() -> None:
    state = table("9H 9D 9S KD", "4S 6D 8C 7H", turned="4H", stock="6S")
    play(state, "draw stock")
    found = {write(move) for move in KNOWS.search_prior(state)}
    assert found
    assert not found & {"discard 9H", "discard 9D", "discard 9S"}


def test_a_wild_card_is_given_away_only_where_it_is_in_the_way() -> None:
    """Of three cards two are natural: with a second wild card nothing can be melded."""
    one = table("TS 3H KD", "4S 6D 8C", turned="9H", stock="4H")
    play(one, "draw stock")
    assert "discard 3H" in {write(move) for move in KNOWS.candidates(one)}
    assert "discard 3H" not in {write(move) for move in KNOWS.search_prior(one)}
    two = table("2S JK 9H", "4S 6D 8C", turned="5C", stock="KD")
    play(two, "draw stock")
    assert [write(move) for move in KNOWS.search_prior(two)] == ["discard JK", "discard 2S"]


def test_of_two_wild_cards_that_come_to_the_same_the_dearer_one_goes() -> None:
    state = table("2S JK 9H 8H 7C", "4S 6D 8C TS 5D", turned="5C", stock="KD", rounds="3-3")
    play(state, "draw stock")
    rates = {
        text: expectation_of(state, TEXAS.parse(text)) for text in ("discard 2S", "discard JK")
    }
    assert rates["discard JK"] > rates["discard 2S"]


@pytest.mark.parametrize("thrown", ["discard JK", "discard 2S"])
def test_that_a_wild_card_goes_is_not_explained_by_what_the_next_player_collects(
    thrown: str,
) -> None:
    """A wild card goes with whatever they have, and a joker has no rank to compare."""
    state = table("2S JK 9H 8H 7C", "4S 6D 8C KS 5D", turned="5C", stock="KD", rounds="3-3")
    play(state, "draw stock")
    state.known[1] = cards("KS")
    other = TEXAS.parse("discard KD")
    natural = str(KNOWS.explain(state, TEXAS.parse("discard 9H"), NAMES, other))
    assert "Ada took the king of spades" in natural
    assert KNOWS.explain(state, TEXAS.parse(thrown), NAMES, other) == ""


@pytest.mark.parametrize(("rounds", "times"), [("1-1", 1), ("9-9", 2), ("11-11", 3)])
def test_in_a_round_that_counts_more_a_misjudged_move_costs_more(rounds: str, times: int) -> None:
    state = TEXAS.new(TEXAS.setup(2, {"rounds": rounds}, 1))
    assert KNOWS.prior_error(state) == TEXAS_DRAW_ERROR_POINTS * times


@pytest.mark.parametrize(("gone", "rank"), [("KS KC", "K"), ("TS TC", "T")])
def test_a_pair_whose_other_cards_have_gone_is_given_up_first(gone: str, rank: str) -> None:
    """Of two pairs the one that no card can come to, though a glance finds no difference."""
    state = table("TH TD KH KD 3C", "4S 6D 8C 7S 6H", turned="4H", stock="3D", rounds="3-3")
    play(state, "draw stock")
    for card in cards(gone):
        (state.stock if card in state.stock else state.hands[1]).remove(card)
        state.pile.append(card)
    held = ("discard TH", "discard KH")
    rates = {text: expectation_of(state, TEXAS.parse(text)) for text in held}
    assert max(rates, key=rates.__getitem__) == f"discard {rank}H"


def test_a_wild_card_is_not_thrown_away() -> None:
    state = table("JK 5D KD", "4S 6D 8C", turned="4H", stock="9S")
    play(state, "draw stock")
    assert write(KNOWS.candidates(state)[0]) == "discard KD"
    assert write(KNOWS.rollout_move(state, Random(1))) == "discard KD"


def test_what_the_next_player_was_seen_to_take_weighs_against_a_discard() -> None:
    state = table("8H 9D KD", "KS 6D 8C", turned="4H", stock="QH")
    play(state, "draw stock")
    king = TEXAS.parse("discard KD")
    state.known[1] = cards("6D")
    safe = KNOWS.evaluate_moves(state)[king]
    state.known[1] = cards("KS")
    assert KNOWS.evaluate_moves(state)[king] < safe - 0.5


@pytest.mark.night
def test_every_candidate_is_legal_and_has_a_reason() -> None:
    for seed in range(6):
        state = TEXAS.new(TEXAS.setup(2 + seed, {}, seed))
        rng = Random(seed)
        for _ in range(60):
            moves = legal(state)
            candidates = KNOWS.candidates(state)
            assert candidates
            for move in candidates:
                assert write(move) in moves
                assert str(KNOWS.explain(state, move, at_table(*["You"] * 9))).endswith(".")
            assert write(KNOWS.rollout_move(state, rng)) in moves
            state.advance(KNOWS.rollout_move(state, rng))


@pytest.mark.parametrize("phase", ["draw", "discard"])
def test_where_every_card_is_known_each_level_finds_a_move(phase: str) -> None:
    """The last card of the stock is drawn, and the other took each card of the hand openly."""
    state = table("9H TC KD 5C", "4S 6D 8C JC", turned="TH")
    if phase == "discard":
        play(state, "draw pile")
    state.pile[:0] = state.stock
    state.stock.clear()
    state.known[1] = state.hands[1][:]
    assert unseen(state, Seat(0)) == {}
    assert len(KNOWS.candidates(state)) > 1
    for level in ALL_LEVELS:
        said = advise(TEXAS, state.view(Seat(0)), level.name, 1, 24, explain=True)
        assert said.move in legal(state)


def test_a_fresh_deal_is_not_counted_in_the_prospects() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD", rounds="1-2")
    assert list(KNOWS.value(state)) == [0, 0]
    play(state, "draw stock")
    assert list(KNOWS.value(state)) == [0 - 10, -18]
    play(state, "out KD")
    assert list(KNOWS.value(state)) == [0, -18]
    assert state.asked == Seat(1)


def test_a_wild_card_that_goes_names_the_law_of_wild_cards() -> None:
    """The two 9s take two wild cards; a third one would be more than half."""
    state = table("9H 9D 2S 2D 2C", "4S 6D 8C JC KD", turned="5H", stock="QH", rounds="5-5")
    play(state, "draw stock")
    full = "At most half of a meld can be wild, and your melds have no room for it."
    assert str(KNOWS.explain(state, TEXAS.parse("discard 2S"), NAMES)) == full
    assert str(KNOWS.explain(state, TEXAS.parse("discard 9H"), NAMES)) != full
    state.hand.remove(cards("9D")[0])
    assert str(KNOWS.explain(state, TEXAS.parse("discard 2S"), NAMES)) != full


def test_a_wild_card_goes_where_each_meld_has_its_one() -> None:
    options = {"wilds": "one"}
    hands = ("9H 9D 2S 2D 6C", "4S 6D 8C JC KD")
    state = table(*hands, turned="5H", stock="QH", options=options)
    play(state, "draw stock")
    full = "A meld can have only one wild card, and your melds have no room for it."
    assert str(KNOWS.explain(state, TEXAS.parse("discard 2S"), NAMES)) == full
    assert str(KNOWS.explain(state, TEXAS.parse("discard 6C"), NAMES)) != full


def test_a_reason_never_praises_the_worse_draw() -> None:
    state = table("9H TH KD", "4S 6D 8C", turned="JH")
    told = KNOWS.explain(state, TEXAS_DRAW_STOCK_MOVE, NAMES)
    assert str(told) == "With the jack of hearts you could go out. The deck might not help."
    state = table("9H TH 5D", "4S 6D 8C", turned="KS")
    told = KNOWS.explain(state, TEXAS_DRAW_PILE_MOVE, NAMES)
    assert str(told) == "The king of spades goes with nothing you hold. It only hides your plans."

"""What a position promises each seat, and what it costs to wait."""

import pytest

from game.cards.melds import summed
from game.games.rummy500.bot.evaluate import RUMMY500_HAND_WEIGHTS, Weights, worths
from game.games.rummy500.bot.inference import holding_cost
from game.games.rummy500.game import RUMMY500
from tests.games.rummy500.positions import position

LOOSE = "2S 5C 8D JH 6C"


def ahead(hand: str, pile: str = "4D", theirs: str = "3H TC 9S KS 4S") -> float:
    """How many points seat 0 is promised to end ahead of seat 1."""
    state = position(hand, theirs, pile=pile, jokers="on")
    mine, others = RUMMY500.bot.evaluate_leaf(state)
    return float(mine - others)


@pytest.mark.parametrize("hand", ["JS JC 8D JH 6C", "2S 5C 8D JH JK", "2S 5C 8D JH JC"])
def test_melds_pairs_and_jokers_promise_more_than_loose_cards(hand: str) -> None:
    assert ahead(hand) > ahead(LOOSE)


def test_what_the_pile_offers_promises_most_to_whoever_draws_next() -> None:
    assert ahead("KH KD 5C 8D 6C", pile="KC") > ahead("KH KD 5C 8D 6C", pile="4D") + 10
    theirs = "QH QD 9S 3H TC"
    offered = ahead(LOOSE, pile="QC", theirs=theirs)
    assert offered < ahead(LOOSE, pile="4D", theirs=theirs)


def test_a_meld_in_the_hand_promises_less_when_another_is_about_to_go_out() -> None:
    few, many = "3H", "3H TC 9S KS 4S 7H QD 2D"
    gains = [
        ahead("JS JC 8D JH 6C", theirs=hand) - ahead(LOOSE, theirs=hand) for hand in (few, many)
    ]
    assert 0 < gains[0] < gains[1]


def test_every_feature_has_its_weight_for_each_number_of_players() -> None:
    for players, hands in (
        (2, ("2S", "3H")),
        (3, ("2S", "3H", "4D")),
        (4, ("2S", "3H", "4D", "5C")),
    ):
        rows = worths(position(*hands, pile="KD"))
        assert {len(row) for row in rows} == {len(Weights._fields)}
        assert players in RUMMY500_HAND_WEIGHTS


def test_it_costs_more_to_wait_the_more_is_kept_back_and_the_fewer_cards_others_have() -> None:
    costs = []
    for hand, theirs in (
        ("2S 5C 8D", "3H"),
        ("3S 3C 3D", "7H 9C TD KS"),
        ("JS JC JD", "7H 9C TD KS"),
        ("JS JC JD", "7H"),
    ):
        state = position(hand, theirs, phase="play")
        worth = state.worth.cards
        costs.append(holding_cost(state, summed(state.hands[0]), worth))
    assert costs[0] == 0 < costs[1] < costs[2] < costs[3]

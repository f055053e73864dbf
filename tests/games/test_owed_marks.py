"""The melds that a hand could form: the card that must be melded is in one, if it can be."""

from random import Random

import pytest

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import MeldRules, card_of, melds_in, melds_with, summed
from game.games.rummy500.melds import RULES
from game.games.rummy500.table import Rummy500Table
from game.games.take.melds import LAW
from game.games.take.table import TakeTable
from tests.games.rummy500.positions import position as rummy500
from tests.games.take.positions import position as take

PACK = [*map(Card, range(52)), JOKER, JOKER]


@pytest.mark.parametrize("rules", [RULES, LAW], ids=["rummy500", "take"])
def test_a_card_that_is_owed_is_in_the_first_meld_whenever_it_is_in_any(rules: MeldRules) -> None:
    worth = [5] * 52 + [20]
    met = {True: 0, False: 0}
    for seed in range(300):
        hand = Random(seed).sample(PACK, 9)
        held = summed(hand)
        owed = hand[0]
        can = any(owed in map(card_of, meld) for meld in melds_in(held.held, held.jokers, rules))
        found = melds_with(hand, rules, worth, owed)
        assert can == (bool(found) and owed in map(card_of, found[0]))
        assert can == any(owed in map(card_of, meld) for meld in found)
        met[can] += 1
    assert min(met.values()) > 20


def test_rummy500_plans_from_the_owed_card_and_not_from_the_dearest_melds() -> None:
    state = rummy500("KS KH KD 3D 4D QH 7C", "2S 2H", phase="play")
    table = Rummy500Table()
    assert table.possible_melds(state) == [("KS", "KH", "KD")]
    state = rummy500("KS KH KD QD JD 3C 4H", "2S 2H", phase="play")
    state.must_meld = french.read("QD")
    assert table.possible_melds(state) == [("JD", "QD", "KD")]


def test_take_plans_from_the_owed_card_and_not_from_the_dearest_melds() -> None:
    table = TakeTable()
    state = take(["KH QH AD KD JK 4S", "2C"])
    state.must_meld = french.read("QH")
    assert "QH" in table.possible_melds(state)[0]
    state.must_meld = french.read("AD")
    assert "AD" in table.possible_melds(state)[0]


@pytest.mark.night("34")
@pytest.mark.parametrize("count", [22, 34, 45])
def test_in_a_great_hand_of_rummy500_a_joker_stands_in_for_what_is_owed(count: int) -> None:
    rest = [card for card in PACK if card != JOKER]
    met = 0
    for seed in range(12):
        Random(seed).shuffle(rest)
        hand = [JOKER, JOKER, *rest[: count - 2]]
        state = rummy500(" ".join(map(french.write, hand)), "", phase="play", stock="")
        held = summed(hand)
        for owed in hand[2:6]:
            state.must_meld = owed
            found = Rummy500Table().possible_melds(state)
            any_of = melds_in(held.held, held.jokers, RULES)
            if any(owed in map(card_of, meld) for meld in any_of):
                met += 1
                assert french.write(owed) in found[0], (seed, owed)
            used = [text for meld in found for text in meld]
            left = list(map(french.write, hand))
            for text in used:
                left.remove(text)
    assert met > 20


def test_where_the_last_card_is_discarded_the_marks_keep_the_one_that_costs_least() -> None:
    whole = "5S 6S 7S 8S KH KD KC"
    state = rummy500(whole, "2S 2H", phase="play", going_out="discard")
    assert state.kept == 1
    found = {text for meld in Rummy500Table().possible_melds(state) for text in meld}
    assert set(whole.split()) - found == {"5S"}
    tight = "5S 6S 7S KH KD KC"
    state = rummy500(tight, "2S 2H", phase="play", going_out="discard")
    assert Rummy500Table().possible_melds(state) == [("KH", "KD", "KC")]
    state.must_meld = french.read("6S")
    assert Rummy500Table().possible_melds(state) == [("5S", "6S", "7S")]
    state = rummy500(tight, "2S 2H", phase="play", going_out="float")
    assert sum(map(len, Rummy500Table().possible_melds(state))) == 6

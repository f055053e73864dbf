"""One test for each option that Three Thirteen and its kin need."""

import pytest

from game.cards import french
from game.games.texas.game import TEXAS
from game.games.texas.options import TexasOptions
from game.games.texas.rules import TexasState
from game.games.texas.scoring import LawTerms, law_of
from tests.games.texas.positions import (
    THREE_THIRTEEN,
    cards,
    legal,
    outs,
    play,
    refused,
    table,
)

FREE = LawTerms(wild_deuces=False, high_ace=False, free=True, face=True)
OFF = {**THREE_THIRTEEN, "jokers": "off"}


@pytest.mark.parametrize("value, count", [("on", 2), ("one", 1), ("four", 4), ("off", 0)])
def test_each_pack_has_its_jokers(value: str, count: int) -> None:
    for players, packs in ((2, 1), (3, 2), (6, 2), (7, 3), (10, 3)):
        pack = TEXAS.pack(players, TEXAS.options_type.from_values({"jokers": value}))
        assert (pack.count("JK"), len(pack)) == (packs * count, packs * (52 + count))


def worked() -> TexasState:
    """The first round of Three Thirteen at a table of three."""
    return table(*("9H 9S 9D", "5S 6S KD", "QH 8C 4C"), turned="2D", stock="5D 7S", options=OFF)


def test_everybody_has_one_more_turn_after_somebody_is_out() -> None:
    state = worked()
    events = play(state, "draw stock", "out 5D")
    assert [one.name for one in events] == ["out", "laid", "asked"]
    assert state.laid == {"seat": 0, "melds": [["9S", "9H", "9D"]]}
    assert state.known[0] == state.hands[0] == cards("9S 9H 9D")
    assert (state.asked, state.phase, len(state.rounds)) == (1, "draw", 0)
    play(state, "draw stock", "discard KD", "draw pile")
    assert refused(state, "discard KD") == "barred-card"
    play(state, "discard QH")
    assert state.over
    assert (state.scores, state.rounds[0]["out"]) == ([0, 0, 22], 0)


def test_nobody_goes_out_in_a_last_turn() -> None:
    state = worked()
    play(state, "draw stock", "out 5D", "draw stock")
    assert outs(state) == []
    assert refused(state, "out KD") == "not-your-phase"
    assert not TEXAS.bot.candidates(state)[1:]
    assert TEXAS.write(TEXAS.bot.candidates(state)[0]) == "discard KD"


def test_a_dime_is_paid_at_once_and_only_once() -> None:
    values = {**OFF, "dimes": 5}
    state = table("9H 9S 9D", "5S 6S KD", turned="2D", stock="5D 7S", options=values)
    play(state, "draw stock", "out 5D")
    assert (state.pot, state.dimes) == (9, [1, 0])
    play(state, "draw stock", "discard 7S")
    assert (state.pot, sum(state.dimes)) == (0, 10)
    assert state.rounds[0]["out"] == 0


def test_the_stock_need_not_come_first_in_a_last_turn_and_idle_rests() -> None:
    state = worked()
    play(state, "draw stock", "out 5D")
    state.idle = 99
    assert legal(state) == ["draw stock", "draw pile"]
    play(state, "draw pile", "discard KD")
    assert state.idle == 99


def test_a_third_empty_stock_ends_only_that_last_turn() -> None:
    state = worked()
    play(state, "draw stock", "out 5D")
    state.stock, state.emptied = [], 2
    events = play(state, "draw stock")
    assert events[0].name == "stock-out"
    assert (state.asked, state.phase, state.over) == (2, "draw", False)
    play(state, "draw stock")
    assert (state.over, state.scores) == (True, [0, 21, 22])


def test_without_the_option_the_round_ends_at_once() -> None:
    state = table("9H 9S 9D", "5S 6S KD", turned="2D", stock="5D 7S")
    play(state, "draw stock", "out 5D")
    assert (state.over, state.laid) == (True, None)


@pytest.mark.parametrize(("players", "count"), [(2, 52), (6, 104), (10, 156)])
def test_without_jokers_the_packs_have_none(players: int, count: int) -> None:
    pack = TEXAS.pack(players, TexasOptions(jokers="off"))
    assert (len(pack), "JK" in pack) == (count, False)
    state = TEXAS.new(TEXAS.setup(players, {"jokers": "off", "rounds": "11-11"}, 1))
    assert len(state.stock) == count - 13 * players - 1


def test_a_natural_deuce_is_a_card_like_the_others_and_costs_two() -> None:
    law = law_of(3, LawTerms(wild_deuces=False))
    assert law.arrange(cards("2S 2H 2D")).points == 0
    assert law.arrange(cards("AS 2S 3S")).points == 0
    assert law.arrange(cards("2S 7H")).points == 9
    assert law_of(3, FREE).points(cards("2S 7H")) == 9
    assert law_of(3).points(cards("2S 7H")) == 27


def test_an_ace_can_be_low_only() -> None:
    low = law_of(3, LawTerms(high_ace=False))
    assert low.points(cards("AS 2H 3S")) == 0
    assert low.points(cards("QS KS AS")) == 40
    assert low.arrange(cards("QS KS JK")).as_json()["melds"] == [["JK=JS", "QS", "KS"]]
    assert law_of(3).points(cards("QS KS AS")) == 0


def test_any_number_of_wild_cards_can_be_in_a_meld() -> None:
    held = "3S 3H JK KD"
    half = law_of(1, FREE._replace(free=False))
    assert half.going_out(cards(held)) == []
    law = law_of(1, FREE)
    assert [french.write(card) for card in law.going_out(cards(held))] == ["3S", "3H", "KD", "JK"]
    assert law.arrange(cards("3S 3H JK")).as_json()["melds"] == [["3S", "3H", "JK=3"]]
    assert law.arrange(cards("KD 3H JK")).as_json()["melds"] == [["KD", "3H", "JK=K"]]


def test_a_run_can_need_four_cards_but_a_set_needs_three() -> None:
    law = law_of(3, LawTerms(shortest_run=4))
    assert law.points(cards("7S 8S 9S")) == 24
    assert law.points(cards("7S 8S 9S TS")) == 0
    assert law.points(cards("7S 7H 7D")) == 0
    assert law.arrange(cards("7S 8S 9S JK")).as_json()["melds"] == [["7S", "8S", "9S", "JK=TS"]]
    assert law.points(cards("7S 8S JK")) == 15 + 50
    assert law_of(3, FREE._replace(shortest_run=4)).points(cards("7S 5H 5D")) == 0


def test_a_meld_can_have_one_wild_card_at_most() -> None:
    law = law_of(3, LawTerms(one_wild=True))
    assert law.points(cards("7S 7H 2C")) == 0
    assert law.points(cards("7S 7H 2C 5D")) == 20
    assert law.points(cards("7S 7H 9C 9D 2C 5D")) == 0
    assert law.going_out(cards("7S 7H 7D 7C 2S 2D")) == cards("2S 2D")
    assert law_of(3).points(cards("7S 7H 2C 5D")) == 0


def test_cards_can_cost_what_they_show() -> None:
    law = law_of(11, FREE)
    assert [law.values[card] for card in cards("AS 2S 9H TH JC KD JK")] == [1, 2, 9, 10, 10, 10, 20]
    assert law.times == 1


def test_a_match_of_three_thirteen_ends_with_bots_that_know_who_is_out() -> None:
    for seed in range(3):
        state = TEXAS.new(TEXAS.setup(3, {**OFF, "rounds": "1-3"}, seed))
        while not state.over:
            scores = {
                move: TEXAS.bot.quick_score(state, move) for move in TEXAS.bot.candidates(state)
            }
            state.apply(max(scores, key=scores.__getitem__))
        assert all(one["out"] is not None for one in state.rounds)

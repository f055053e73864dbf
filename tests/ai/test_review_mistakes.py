"""Which decisions a review blames: one a turn, and none for an order that is as good."""

from collections import Counter

import pytest

from game.core.event import Seat
from game.features.review.review import Judgement, _is_equivalent, decisions, judge, mistakes
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.cards import TAKI_PACK, write
from game.games.taki.game import TAKI
from game.match.match import Match
from tests.games.take import positions as take

ME = Seat(0)
HAND = ["R-taki", "R3", "R5", "R7", "B4", "G4", "Y4", "B6"]
THEIRS = ["G6", "G7", "G8", "Y6", "Y7", "Y8", "B7", "B8"]


def played(*moves: str) -> Match:
    """A match of Taki for two in which seat 0 begins on the red 9 with these moves."""
    deck = [card for pair in zip(HAND, THEIRS, strict=True) for card in pair] + ["R9", "G9", "Y9"]
    rest = Counter(map(write, TAKI_PACK)) - Counter(deck)
    setup = TAKI.setup(2, {}, 5, dealer=1, deck=[*deck, *rest.elements()])
    match = Match(TAKI, setup)
    for move in moves:
        match.play(move)
    return match


def blamed(match: Match, **better: tuple[str, float]) -> list[tuple[str, float]]:
    """The moves a review blames, and what they cost, if these were judged better."""
    found = []
    for one in decisions(match, ME):
        best, cost = better.get(one.move.replace(" ", "_").replace("-", "_"), (one.move, 0.0))
        found.append((one, Judgement(best, "", 0.0, cost)))
    return [(one.move, said.cost) for one, said in mistakes(match, found)]


RUN = ("play R-taki", "play R3", "play R5", "play R7", "close")


def test_cards_of_a_run_played_in_an_order_that_comes_to_the_same_blame_nobody() -> None:
    match = played(*RUN)
    assert blamed(match, play_R3=("play R5", 4.0)) == []


def test_an_order_of_a_run_that_leaves_another_card_on_top_is_judged() -> None:
    match = played(*RUN)
    assert blamed(match, play_R3=("play R7", 4.0)) == [("play R3", 4.0)]
    assert blamed(match, play_R5=("play R7", 4.0)) == [("play R5", 4.0)]


def test_several_moves_of_one_turn_are_one_mistake_with_one_figure() -> None:
    match = played(*RUN)
    found = blamed(match, play_R_taki=("play R9", 3.0), play_R3=("play R7", 5.0), close=("x", 4.0))
    assert found == [("play R3", 5.0)]


def test_a_sure_win_thrown_away_comes_first_in_its_turn_and_in_the_list() -> None:
    match = played("play R3", "draw", "play R5", "draw", "play R7")
    found = []
    for place, one in enumerate(decisions(match, ME)):
        win = ("x",) if place == 1 else ()
        found.append((one, Judgement("x", "", 0.0, (30.0, 2.0, 40.0)[place], line=win)))
    assert [said.cost for _, said in mistakes(match, found)] == [2.0, 40.0, 30.0]
    match = played(*RUN)
    (first, second, *_) = decisions(match, ME)
    pair = [
        (first, Judgement("x", "", 0.0, 1.0, line=("x",))),
        (second, Judgement("x", "", 0.0, 50.0)),
    ]
    assert [one.number for one, _ in mistakes(match, pair)] == [first.number]


def test_a_forced_move_is_no_decision() -> None:
    match = played("play R-taki", "play R3", "play R5", "play R7", "close")
    for one in decisions(match, ME):
        again = Match(match.game, match.setup, match.seats)
        for _, move in match.moves[: one.number]:
            again.play(move)
        assert len(again.moves_now()) > 1


def test_mistakes_of_two_turns_are_two() -> None:
    match = played("play R3", "draw", "play R5", "draw", "play R7")
    assert {one.turn for one in decisions(match, ME)} == {0, 2, 4}
    found = blamed(match, play_R3=("play R7", 1.0), play_R5=("play R7", 2.0))
    assert found == [("play R5", 2.0), ("play R3", 1.0)]


def test_a_turn_does_not_go_on_into_the_next_round() -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(2, {"rounds": 3}, 8))
    while not match.state.over:
        match.play(match.moves_now()[0])
    begins = [deal.after for deal in match.deals]
    for one in decisions(match, ME):
        assert not [after for after in begins if one.turn < after <= one.number]


def test_sequences_laid_in_another_order_are_the_same_position() -> None:
    hand = ["4S 5S 6S 9D TD JD KH", "2D 3H"]
    one, other, third = take.position(hand), take.position(hand), take.position(hand)
    take.play(one, "lay 4S 5S 6S", "lay 9D TD JD")
    take.play(other, "lay 9D TD JD", "lay 4S 5S 6S")
    take.play(third, "lay 9D TD JD")
    assert _is_equivalent(one, other)
    assert not _is_equivalent(one, third)


def test_what_a_review_says_of_a_move_are_chances_and_what_one_gives_away_of_them() -> None:
    match = played(*RUN)
    for one in decisions(match, ME)[:2]:
        said = judge(TAKI, one.view, one.move, 3)
        assert 0 <= said.expected <= said.chance <= 100
        assert said.cost == 0 or said.cost == pytest.approx(said.chance - said.expected, abs=0.02)

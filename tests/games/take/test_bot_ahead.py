"""What a search of Take sees ahead: takes that pay early, draws, and what hands promise."""

from random import Random

import pytest

from game.ai.search import SearchBudget, search
from game.cards import french
from game.games.take.bot.evaluate import MATCH_PACES, coming, to_come
from game.games.take.bot.inference import ways_of
from game.games.take.game import TAKE
from game.games.take.moves import Add, Discard
from game.games.take.rules import TakeState
from tests.games.take.positions import position

RUNS = ("7H 8H 9H TH JH QH KH", "5C 6C 7C 8C 9C TC JC QC", "7S 8S 9S TS JS QS KS")


def with_a_joker(run: str, seed: int, theirs: int) -> TakeState:
    """A joker and seven cards of other suits against so many cards and a long sequence."""
    pack = [french.write(french.Card(number)) for number in range(52)]
    others = [card for card in pack if card[-1] != run[-1]]
    Random(seed).shuffle(others)
    hands = [[*others[:7], "JK"], others[7 : 7 + theirs]]
    return position([" ".join(hand) for hand in hands], [(1, run)])


@pytest.mark.parametrize(("run", "seed"), [*zip(RUNS, (3, 4, 5), strict=True)])
def test_a_joker_steals_a_long_sequence_early_from_somebody_with_few_cards_left(
    run: str, seed: int
) -> None:
    state = with_a_joker(run, seed, theirs=3)
    assert len(state.stock) > 30
    found = search(TAKE, state.view(0), seed, SearchBudget.of(90))  # type: ignore[arg-type]
    assert isinstance(found.best, Add)


@pytest.mark.parametrize(("run", "seed"), [*zip(RUNS, (3, 4, 5), strict=True)])
def test_a_joker_waits_while_nobody_is_close_to_going_out_but_taking_is_looked_at(
    run: str, seed: int
) -> None:
    state = with_a_joker(run, seed, theirs=7)
    found = search(TAKE, state.view(0), seed, SearchBudget.of(60))  # type: ignore[arg-type]
    assert isinstance(found.best, Discard)
    assert any(isinstance(move, Add) for move in found.chances)


def test_draws_are_valued_by_the_hand() -> None:
    hands = ("4S 6S 8S 8H JD KD 2C", "4S 5S 8S 8H JD KD 2C", "4S 6S 8S 9H TH KD KH")
    values = set()
    for hand in hands:
        state = position([hand, "2D 3D 4H 9S TS JC QC"], pile="9C", phase="draw")
        found = search(TAKE, state.view(0), 1, SearchBudget.of(24))  # type: ignore[arg-type]
        values.add(found.chances[found.best])
    assert len(values) == len(hands)


def test_a_playout_ends_with_a_turn_or_with_the_round() -> None:
    state = TAKE.new(TAKE.setup(3, {}, 4))
    start = state.clone()
    turns = 0
    while not TAKE.bot.is_leaf(state, start):
        move = TAKE.bot.rollout_move(state, Random(1))
        state.advance(move)
        turns += isinstance(move, Discard)
    assert state.phase == "draw"
    assert turns == 4


def test_a_playout_is_not_cut_off_when_the_stock_is_nearly_gone() -> None:
    state = TAKE.new(TAKE.setup(2, {}, 4))
    del state.stock[6:]
    start = state.clone()
    while state.round == 1:
        assert not TAKE.bot.is_leaf(state, start)
        state.advance(TAKE.bot.rollout_move(state, Random(1)))
    assert TAKE.bot.is_leaf(state, start)


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 7), (4, 7), (5, 7), (2, 10), (4, 10)])
def test_what_hands_promise_comes_to_nothing_in_all(players: int, hand: int) -> None:
    state = TAKE.new(TAKE.setup(players, {"hand": hand}, 6))
    for _ in range(20):
        state.advance(TAKE.bot.rollout_move(state, Random(1)))
        assert sum(coming(state)) == pytest.approx(0.0)


def test_a_hand_that_is_nearly_whole_promises_more() -> None:
    pile, other = "KH", "2D 3S 4H 9S TS JC QC"
    whole = position(["4S 5S 6S 9H TH JD 2C", other], pile=pile, phase="draw")
    loose = position(["4S 5D 7C 9H JH KD 2C", other], pile=pile, phase="draw")
    assert coming(whole)[0] > coming(loose)[0] + 5


def test_of_ten_cards_a_hand_that_is_nearly_whole_promises_more() -> None:
    pile, other = "KH", "2D 3S 4H 9S TS JC QC 8D 7D 3C"
    near, far = "4S 5S 6S 9H TH JH 2C 3H KD 7C", "4S 5D 7C 9H JH KD 2C AS TC 6H"
    whole = position([near, other], pile=pile, phase="draw", hand=10)
    loose = position([far, other], pile=pile, phase="draw", hand=10)
    assert coming(whole)[0] > coming(loose)[0] + 5


def test_of_ten_cards_the_ways_to_meld_all_but_one_are_counted() -> None:
    state = position(["4S 5S 6S 9H TH JH 2C 3C KD KS", "2D"], hand=10)
    # The 4 of clubs may come, and the kings are let go: one of them is left over.
    assert ways_of(state.hand, 0, state.table, 9) > ways_of(state.hand, 0, state.table, 10) > 0


def test_a_round_only_just_dealt_promises_nothing() -> None:
    state = TAKE.new(TAKE.setup(2, {}, 4))
    assert list(TAKE.bot.evaluate_leaf(state)) == [0, 0]


@pytest.mark.parametrize("players", [pace.players for pace in MATCH_PACES])
def test_the_rounds_to_come_are_more_the_further_the_target_is_and_never_too_many(
    players: int,
) -> None:
    far, near = to_come(players, 500.0, 50), to_come(players, 20.0, 50)
    assert far > near > 1
    assert to_come(players, -30.0, 50) == to_come(players, 0.0, 50)
    assert to_come(players, 500.0, 3) == 3


def test_a_lead_weighs_more_the_fewer_rounds_are_to_come() -> None:
    chances = []
    for scores in ((60, 0), (260, 200), (460, 400)):
        state = position(["4S", "5D"], scores=scores)
        state.let_go = [[], []]
        chances.append(TAKE.bot.win_chances(state)[0])
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]

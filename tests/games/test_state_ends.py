"""When a match can end: in a round that may be the last, or at the end of its only one."""

from random import Random
from typing import Any

import pytest

from game.core.event import Seat
from game.core.game import Game
from game.core.state import State
from game.games.rummy500.game import RUMMY500
from game.games.takeaway.game import TAKEAWAY
from game.games.texas.game import TEXAS
from tests.games.rummy500.positions import position as rummy500_position
from tests.games.take.positions import position as take_position
from tests.games.takeaway.positions import position as takeaway_position
from tests.games.taki.positions import position as taki_position
from tests.games.texas.positions import THREE_THIRTEEN, table
from tests.laws.walks import every_game

TEN = "2H 3H 4H 5H 6H 7H 8H 9H TH JH"
THREE = "KS QD 2C"


def after(state: State[Any], *rounds: tuple[int, ...]) -> State[Any]:
    """The same position when these rounds have been scored."""
    state.rounds = [{"scores": [*one], "out": None} for one in rounds]
    state.scores = [sum(one) for one in zip(*rounds, strict=True)]
    state.round = len(rounds) + 1
    return state


@pytest.mark.parametrize("game", ["take", "rummy500"])
def test_a_race_can_end_when_a_round_as_good_as_the_best_one_reaches_the_target(game: str) -> None:
    position = take_position if game == "take" else rummy500_position
    state: State[Any] = position([TEN, THREE]) if game == "take" else rummy500_position(TEN, THREE)
    assert not state.can_end_now(), "the first round"
    assert not after(state, (200, 90)).can_end_now()
    assert after(state, (200, 90), (100, 30)).can_end_now()
    assert after(state, (200, 90), (30, 190)).can_end_now() is False
    assert after(state, (200, 90), (30, 215)).can_end_now(), "any seat may win"


def test_a_single_deal_can_end_when_a_hand_or_the_stock_is_short() -> None:
    for short, can_end in ((THREE, False), ("KS QD", True)):
        take = take_position([TEN, short], target=0)
        assert take.can_end_now() == can_end
        assert rummy500_position(TEN, short, target=0).can_end_now() == can_end
    assert take_position([TEN, THREE], target=0, stock="").can_end_now()
    assert rummy500_position(TEN, THREE, target=0, stock="").can_end_now()


def test_takeaway_can_end_in_its_last_round_or_when_the_deck_is_short() -> None:
    slots = dict.fromkeys(range(8), "5S")
    state = takeaway_position(slots, stock="2C", rounds=3)
    found = []
    for state.round in (1, 2, 3):
        found.append(state.can_end_now())
    assert found == [False, False, True]
    stock = "2C 3C 4C 5C 6C 7C 8C 9C"
    assert takeaway_position(slots, stock=stock).can_end_now()
    assert not takeaway_position(slots, stock=f"{stock} TC").can_end_now()
    assert not takeaway_position({0: "5S"}, stock=stock, players=3).can_end_now(), "six slots"


def test_texas_rummy_can_end_in_its_last_round_or_when_somebody_is_out() -> None:
    state = TEXAS.new(TEXAS.setup(2, {"rounds": "3-5"}, 1))
    found = []
    for state.round in (3, 4, 5):
        found.append(state.can_end_now())
    assert found == [False, False, True]
    alone = table("2S 2H 2D", "9S KH 4D", turned="7C", options=THREE_THIRTEEN)
    assert not alone.can_end_now()
    alone.laid = {"seat": 0, "melds": [["2S", "2H", "2D"]]}
    assert alone.can_end_now()


def test_taki_can_end_when_the_last_card_of_the_match_is_held() -> None:
    assert not taki_position(["R1 R3", "G3 G4"]).can_end_now()
    assert taki_position(["R1 R3", "G3"]).can_end_now()
    stages = taki_position(["R1", "G3 G4"], stages=(2, 1))
    assert not stages.can_end_now(), "a stage is left"
    assert taki_position(["R1", "G3 G4"], stages=(1, 2)).can_end_now()
    games = taki_position(["R1", "G3 G4"], options={"wins": 3})
    for wins, can_end in (([0, 2], False), ([1, 2], False), ([2, 0], True)):
        games.scores = wins
        assert games.can_end_now() == can_end


def test_a_match_that_is_over_cannot_end() -> None:
    state = TAKEAWAY.new(TAKEAWAY.setup(2, {"rounds": 1}, 1))
    seen = False
    while not state.over:
        seen = state.can_end_now()
        state.advance(next(iter(state.legal())))
    assert seen and not state.can_end_now()


def test_the_cap_of_rounds_is_a_last_round_whatever_the_totals() -> None:
    state = after(rummy500_position(TEN, THREE), (0, 0))
    assert not state.can_end_now()
    state.round = RUMMY500.options_type.from_values({}).most_rounds
    assert state.can_end_now()
    take = after(take_position([TEN, THREE]), (0, 0))
    take.round = 50
    assert take.can_end_now()


@every_game
def test_every_seat_sees_whether_the_match_can_end(game: Game[Any, Any]) -> None:
    state = game.new(game.setup(game.players[0], {}, 4))
    rng = Random(4)
    answers = set()
    for _ in range(160):
        if state.over:
            break
        answers.add(state.can_end_now())
        for seat in range(state.setup.players):
            assert game.from_view(state.view(Seat(seat))).can_end_now() == state.can_end_now()
        state.advance(rng.choice(list(state.legal())))
    assert answers

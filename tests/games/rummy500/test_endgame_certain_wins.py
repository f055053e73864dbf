"""Going out with a sure win of the match is found, whatever the others hold."""

from collections.abc import Iterator
from random import Random

import pytest

from game.ai.search import SearchBudget, search
from game.core.event import Seat
from game.games.rummy500.bot.endgame import sure_wins
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.moves import Discard, Move
from game.games.rummy500.rules import Rummy500State
from tests.games.rummy500.positions import cards, position


def found(state: Rummy500State) -> list[str]:
    return [RUMMY500.write(move) for move in sure_wins(state)]


def test_going_out_with_the_target_in_reach_is_a_sure_win() -> None:
    state = position("7H 8H 9H KC", "2C 3C", phase="play", pile="5D", target=100)
    assert not found(state)
    state.scores = [80, 20]
    assert found(state) == ["meld 7H 8H 9H"]
    assert RUMMY500.bot.certain_wins(state)


def test_it_is_not_sure_while_the_other_could_be_ahead_with_cheap_cards() -> None:
    state = position("7H 8H 9H KC", "KS KD", phase="play", pile="5D", target=100)
    worth = state.worth.cards
    own = sum(worth[card] for card in state.hands[0][:3])
    unseen = sorted(worth[card] for card in [*state.stock, *state.hands[1]])
    # The two kings that the other holds are not the cheapest cards that it may hold.
    level = 80 + own + sum(unseen[:2])
    state.scores = [80, level]
    assert not found(state)
    state.scores = [80, level - 1]
    assert found(state) == ["meld 7H 8H 9H"]


def test_a_search_makes_the_sure_win_and_calls_it_certain() -> None:
    state = position("7H 8H 9H KC", "2C 3C", phase="play", pile="5D", target=100)
    state.scores = [80, 20]
    result = search(RUMMY500, state.view(Seat(0)), 1, SearchBudget.of(8))
    assert result.best == RUMMY500.parse("meld 7H 8H 9H")
    assert result.chances[result.best] == 100.0


def test_a_draw_that_surely_leads_to_going_out_is_a_sure_win() -> None:
    state = position("7H 8H KC", "2C 3C", pile="9H 5D", target=100)
    state.scores = [90, 20]
    assert found(state) == []
    state = position("7H 8H 2C", "3S 3C", pile="9H 3D", target=100)
    state.scores = [90, 20]
    # Two cards would be left, and one can be discarded.
    assert found(state) == []
    state = position("7H 8H", "3S 3C", pile="9H 3D", target=100)
    state.scores = [90, 20]
    assert found(state) == ["draw pile 2"]
    result = search(RUMMY500, state.view(Seat(0)), 1, SearchBudget.of(8))
    assert result.certain == {RUMMY500.parse("draw pile 2")}


def test_a_call_that_surely_leads_to_going_out_is_a_sure_win() -> None:
    state = position("KC", "3S 3C", pile="KD", target=100, melds=["7H 8H 9H"], asked=1)
    state.hands[1].append(state.stock.pop(state.stock.index(cards("TH")[0])))
    state.held[1] |= 1 << cards("TH")[0]
    state.phase = "play"
    state.scores = [95, 20]
    state.apply(RUMMY500.parse("discard TH"))
    assert state.phase == "call"
    assert found(state) == ["rummy 1"]


def test_with_all_melded_any_card_of_the_stock_leads_to_going_out() -> None:
    state = position("7H 8H 9H", "3S 3C", pile="KD", target=100)
    state.scores = [90, 20]
    # The king would be barred from the discard.
    assert found(state) == ["draw stock"]


# In positions as matches bring them.


def natural_positions(count: int) -> Iterator[Rummy500State]:
    rng = Random(4)
    while count:
        options = {"target": 100}
        state = RUMMY500.new(RUMMY500.setup(2, options, rng.getrandbits(32)))
        while not state.over and count:
            if state.phase == "play" and len(state.hands[state.seat]) <= 5:
                count -= 1
                yield state
            state.advance(RUMMY500.bot.rollout_move(state, rng))


def slow_wins(state: Rummy500State, seat: Seat) -> set[Move]:
    """First moves after which the seat can go out and win, found without cache or bound."""
    wins = set()
    for move in state.legal():
        if isinstance(move, Discard) and len(state.hands[seat]) > 1:
            continue
        after = state.clone()
        after.advance(move)
        if after.over:
            won = after.winners == (seat,)
        else:
            won = after.round == state.round and after.asked == seat and after.phase == "play"
            won = won and bool(slow_wins(after, seat))
        if won:
            wins.add(move)
    return wins


@pytest.mark.night
def test_no_sure_win_is_missed_and_each_holds_in_every_deal() -> None:
    sure = 0
    for state in natural_positions(300):
        seat = state.seat
        seen = RUMMY500.from_view(state.view(seat))
        worlds = [RUMMY500.sample_state(seen, Random(number)) for number in range(12)]
        wins = set(sure_wins(worlds[0]))
        in_all = set.intersection(*(slow_wins(world, seat) for world in [state, *worlds]))
        assert wins <= in_all
        sure += bool(wins)
        for world in worlds[:2]:
            assert set(sure_wins(world)) == wins, "hidden cards affect the answer"
        if in_all - wins:
            # Only deals that a few samples do not show may keep a win from being sure.
            assert _some_deal_loses(state, seat, in_all - wins)
    assert sure > 10


def _some_deal_loses(state: Rummy500State, seat: Seat, moves: set[Move]) -> bool:
    """Whether a deal with the cheapest cards for the other takes the win away."""
    seen = RUMMY500.from_view(state.view(seat))
    worlds = [RUMMY500.sample_state(seen, Random(number)) for number in range(3000)]
    other = Seat(1 - seat)
    worth = state.worth.cards
    cheapest = min(worlds, key=lambda world: sum(worth[card] for card in world.hands[other]))
    return not moves <= slow_wins(cheapest, seat)

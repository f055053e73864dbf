"""Whole turns of Takeaway, which a puzzle may ask for: all ways to take, and what each is worth."""

import pytest

from game.games.takeaway.bot import endgame
from game.games.takeaway.bot.reasons import best_line, played_line
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.merits import TAKEAWAY_MERITS
from game.games.takeaway.moves import Take
from game.games.takeaway.rules import TakeawayState
from tests.games.takeaway.positions import position
from tests.support.takeaway_endgames import natural, value

KNOWLEDGE = TAKEAWAY.bot


def chains() -> TakeawayState:
    """Seat 0 can take the 6 or the 8 first, and goes on from the 6 alone."""
    return position(
        {0: "7H", 1: "2C", 2: "3C 8H", 4: "9C 6H", 5: "5H", 6: "4H", 7: "2S 4S 8S 3D JS"},
        stock="KS QD",
        players=2,
    )


def test_a_whole_turn_goes_on_until_nothing_fits() -> None:
    ways = [[take.slot for take in turn] for turn in KNOWLEDGE.whole_turns(chains())]
    assert sorted(ways) == [[2], [4, 5, 6]]


def test_a_turn_of_single_takes_is_no_whole_turn_nor_is_a_draw_or_a_large_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    single = position({0: "7H", 2: "8H", 4: "6H"}, stock="KS", players=2)
    assert KNOWLEDGE.whole_turns(single) == () and KNOWLEDGE.solve_turns(single) == {}
    assert KNOWLEDGE.solve_exactly(single) is not None
    draw = position({0: "7H", 2: "2C"}, stock="KS", players=2)
    assert KNOWLEDGE.whole_turns(draw) == () and KNOWLEDGE.solve_turns(draw) == {}
    monkeypatch.setattr(endgame, "MAX_SOLVED_DECK_CARD_COUNT", 1)
    assert KNOWLEDGE.whole_turns(chains()) == () and KNOWLEDGE.solve_turns(chains()) == {}


def test_a_whole_turn_is_worth_what_the_rules_come_to() -> None:
    """Counted here once more, over every order of the deck."""
    state = chains()
    found = KNOWLEDGE.solve_turns(state)
    assert set(found) == set(KNOWLEDGE.whole_turns(state))
    for turn, chance in found.items():
        after = state.clone()
        for take in turn:
            after.advance(take)
        assert chance == pytest.approx(value(after)[0]), turn
    assert len(set(found.values())) == 2


def test_the_best_turn_that_begins_with_a_take_is_what_the_take_is_worth() -> None:
    single = KNOWLEDGE.solve_exactly(chains())
    assert single is not None
    best: dict[Take, float] = {}
    for turn, chance in KNOWLEDGE.solve_turns(chains()).items():
        best[turn[0]] = max(chance, best.get(turn[0], 0.0))
    assert best == pytest.approx(single)


def test_natural_endgames_have_no_whole_turns() -> None:
    """Stacks that fit were put together before; ``MIN_COUNTED_POSITIONS`` rests on it."""
    games = natural(2, 1)
    for _ in range(20):
        state = next(games)
        assert KNOWLEDGE.whole_turns(state) == ()
        assert len(list(state.legal())) <= 3


def test_a_turn_is_measured_as_it_is_played() -> None:
    state = chains()
    long, short = (Take(4), Take(5), Take(6)), (Take(2),)
    assert played_line(state, long) == best_line(state, Take(4))
    assert played_line(state, short) == best_line(state, Take(2))
    won = next(one for one in TAKEAWAY_MERITS if one.name == "won")
    assert (won.count(state, long), won.count(state, short)) == (4, 0)
    assert (won.count(state, Take(4)), won.count(state, Take(2))) == (4, 0)

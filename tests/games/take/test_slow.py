"""The rules of Take against the same rules told slowly, on walks and in constructed positions."""

from random import Random

from game.cards import french
from game.games.take.game import TAKE
from game.games.take.moves import Add, Lay, Move
from game.games.take.rules import TakeState
from tests.games.take.slow import SlowTake
from tests.laws.constructing import positions
from tests.tiers import example_count
from tests.together import each_of

EAGER = 0.7
"""How often something is melded where it can be."""


def agree(state: TakeState, slow: SlowTake) -> None:
    view = state.full_view()
    view["hands"] = [sorted(hand) for hand in view["hands"]]
    facts = slow.facts()
    assert facts == {key: view[key] for key in facts}
    assert {TAKE.write(move) for move in state.legal()} == slow.legal()


def some_move(state: TakeState, rng: Random) -> Move:
    moves = list(state.legal())
    melds = [move for move in moves if isinstance(move, Lay | Add)]
    return rng.choice(melds if melds and rng.random() < EAGER else moves)


def play(state: TakeState, slow: SlowTake, move: Move) -> None:
    state.advance(move)
    slow.play(TAKE.write(move))
    if slow.phase == "deal":
        slow.deal([french.write(card) for card in state.deck])


@each_of("seed", range(example_count(24)))
def test_a_walk_agrees_with_the_slow_rules(seed: int) -> None:
    rng = Random(seed)
    options = {"target": rng.choice((0, 100, 500)), "hand": rng.choice((7, 10))}
    state = TAKE.new(TAKE.setup(rng.randint(2, 4), options, seed))
    slow = SlowTake(state.full_view())
    for _ in range(100):
        agree(state, slow)
        if state.over:
            break
        play(state, slow, some_move(state, rng))


def test_a_constructed_position_and_what_follows_agree_with_the_slow_rules() -> None:
    for number, state in enumerate(positions(TAKE, example_count(150))):
        rng, slow = Random(number), SlowTake(state.full_view())
        for _ in range(4):
            agree(state, slow)
            if state.over:
                break
            play(state, slow, some_move(state, rng))

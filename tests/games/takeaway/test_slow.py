"""The rules agree with a slow, obvious referee over whole matches of random moves."""

from random import Random

from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from tests.games.takeaway.positions import moves
from tests.games.takeaway.slow import Referee
from tests.tiers import example_count
from tests.together import each_of


def stacks(state: TakeawayState) -> list[list[str]]:
    return [one["cards"] for one in state.full_view()["slots"] if one is not None]


def referee_of(state: TakeawayState) -> Referee:
    """A referee for the round that has just been dealt."""
    run_suits = str(state.setup.options.as_values()["run_suits"])
    assert all(len(stack) == 1 for stack in stacks(state))
    deck = state.full_view()["stock"]
    return Referee(state.setup.players, run_suits, state.dealer, stacks(state), deck)


@each_of("run_suits", ["same", "any"])
@each_of("players", [2, 3, 4])
def test_moves_positions_and_scores_of_random_matches(players: int, run_suits: str) -> None:
    rng = Random(players)
    for seed in range(example_count(12)):
        options = {"rounds": 2, "run_suits": run_suits}
        state = TAKEAWAY.new(TAKEAWAY.setup(players, options, seed))
        totals = [0] * players
        while not state.over:
            referee = referee_of(state)
            playing = state.round
            while not referee.over:
                assert state.round == playing
                assert (state.slot, state.asked) == (referee.playing, referee.seat())
                assert stacks(state) == referee.stacks
                assert set(moves(state)) == referee.moves()
                text = rng.choice(moves(state))
                state.apply(TAKEAWAY.parse(text))
                referee.play(text)
            totals = [one + more for one, more in zip(totals, referee.points(), strict=True)]
            assert state.rounds[-1] == {"scores": referee.points(), "out": None}
        best = max(totals)
        assert state.scores == totals
        assert state.winners == tuple(s for s, total in enumerate(totals) if total == best)

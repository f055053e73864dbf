"""Who deals after a round, in each game that leaves the choice: the left, the winner, the loser."""

from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.next_dealer import NEXT_DEALER_CHOICES
from game.games import GAMES

FEW_ROUNDS = 4
"""So many rounds are played out of each match."""


def games_with_it() -> list[Game[Any, Any]]:
    return [
        game
        for game in GAMES
        if any(one.name == "next_dealer" for one in game.options_type.described())
    ]


every_game_with_it = pytest.mark.parametrize(
    "game", games_with_it(), ids=lambda game: str(game.name)
)


def played_rounds(game: Game[Any, Any], rule: str, seed: int) -> list[tuple[int, Any, int]]:
    """Of some rounds between random players: who dealt, how it ended, and who deals next."""
    rng, players = Random(seed), 2 + seed % 3
    state = game.new(game.setup(players, {"next_dealer": rule}, seed))
    found: list[tuple[int, Any, int]] = []
    while not state.over and len(found) < FEW_ROUNDS:
        dealer, played = state.dealer, len(state.rounds)
        state.advance(rng.choice(list(state.legal())))
        if len(state.rounds) > played and not state.over:
            assert state.dealer == game.dealer_for(state.asked, players)
            found.append((dealer, state.rounds[-1], state.dealer))
    return found


def test_take_and_both_rummies_leave_the_choice() -> None:
    assert [game.name for game in games_with_it()] == ["take", "rummy500", "texas"]


@every_game_with_it
def test_the_deal_passes_to_the_left_or_to_the_winner_or_the_loser(game: Game[Any, Any]) -> None:
    few = game.name == "texas"
    for rule in map(str, NEXT_DEALER_CHOICES.values):
        for seed in range(9):
            for dealer, end, then in played_rounds(game, rule, seed):
                scores, players = end["scores"], len(end["scores"])
                order = [(dealer + step) % players for step in range(1, players + 1)]
                if rule != "left":
                    # The fewest points win a round of Texas Rummy.
                    best = max if (rule == "winner") != few else min
                    order = [seat for seat in order if scores[seat] == best(scores)]
                assert then == (end["out"] if rule != "left" and end["out"] in order else order[0])


@every_game_with_it
def test_in_a_match_of_one_round_it_is_no_matter_who_deals_next(game: Game[Any, Any]) -> None:
    short = {"take": {"target": 0}, "rummy500": {"target": 0}, "texas": {"rounds": "5-5"}}
    for rule in map(str, NEXT_DEALER_CHOICES.values):
        values = {**short[game.name], "next_dealer": rule}
        assert game.options_type.effective_values(values)["next_dealer"] == "left"

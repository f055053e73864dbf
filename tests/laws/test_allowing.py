"""Laws of the rules that would allow a refused move: it is what ``check`` says by them."""

from random import Random
from typing import Any

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.options import Preset
from game.features.rule_sets.allowing import allowed_by
from tests.laws.constructing import constructed_of, flips, positions, with_option
from tests.laws.promising import promises_of
from tests.laws.walks import every_game
from tests.tiers import by_tier

REFUSED_COUNT = by_tier(change=12, night=150)
"""Positions in which refused moves are asked about."""
TRIED_MOVES = 12


def titled(game: Game[Any, Any]) -> dict[str, Preset]:
    return {str(one.title): one for one in game.options_type.presets}


@every_game
def test_the_rules_that_are_named_allow_the_move(game: Game[Any, Any]) -> None:
    """In the same position, read from what the person sees; and it can be one of a match."""
    named = 0
    for number, state in enumerate(positions(game, REFUSED_COUNT)):
        if state.asked != PERSON_SEAT:
            continue
        view = state.view(PERSON_SEAT)
        every = (game.parse(game.write(one)) for one in constructed_of(game).every_move(state))
        refused = [one for one in every if state.check(one)]
        for move in Random(number).sample(refused, min(TRIED_MOVES, len(refused))):
            said = allowed_by(game, view, game.write(move))
            if said is None:
                continue
            named += 1
            assert said.name.startswith("rulesets-allows")
            titles = [said.values[one] for one in ("set", "first", "second") if one in said.values]
            for title in titles:
                values = titled(game)[str(title)].values
                options = game.options_type.effective_values(values)
                there = game.from_view({**state.full_view(), "options": options})
                assert there.check(move) is None, (number, game.write(move), title)
            alone = [with_option(game, state, name, value) for name, value in flips(game)]
            assert any(one is not None and one.check(move) is None for one in alone), (
                number, game.write(move), said,
            )  # fmt: skip
    if by_tier(change=True, night=False):
        return
    assert bool(named) == bool(promises_of(game).REFUSING_OPTIONS)

"""Every shipped rule set deals and plays to its end, whatever is drawn and discarded."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES
from tests.laws.set_play import play_to_the_end, tables_of
from tests.laws.walks import every_game
from tests.together import check_each


@pytest.mark.night("rummy500")
@every_game
def test_random_players_come_to_the_end_of_every_shipped_set(game: Game[Any, Any]) -> None:
    # A game without sets plays by its defaults.
    presets = {one.name: one.values for one in game.options_type.presets} or {"": {}}

    def check(name: str) -> None:
        tables = tables_of(game, presets[name])
        for seed, players in enumerate((tables[0], tables[min(1, len(tables) - 1)])):
            play_to_the_end(game, presets[name], players, Random(seed))

    check_each(check, presets)


@every_game
def test_every_set_has_rules_of_its_own_and_the_first_has_every_default(
    game: Game[Any, Any],
) -> None:
    presets = game.options_type.presets
    assert not presets or presets[0].values == {}
    for one in presets:
        assert game.options_type.matching_preset(one.values) is one
    assert len({one.name for one in presets}) == len(presets)


def test_a_set_with_one_value_more_than_another_says_the_name_of_the_other() -> None:
    """The usual game apart: every set has some value more than that."""
    told = []
    for game in GAMES:
        named = [one for one in game.options_type.presets if one.values]
        for first, second in combinations(named, 2):
            if len(first.values.items() ^ second.values.items()) == 1:
                told.append(second.name)
                assert str(first.title) in f"{second.title}. {second.sentence}", second.name
    assert told == ["hoyle", "ten-for-two", "three-thirteen-jokers"]


def test_thirty_sets_are_shipped() -> None:
    assert sum(len(game.options_type.presets) for game in GAMES) == 30

"""Every shipped rule set deals and plays to its end, whatever is drawn and discarded."""

from random import Random

from game.games import BY_NAME, GAMES
from tests.laws.set_play import play_to_the_end, tables_of
from tests.together import check_each

SHIPPED = [f"{game.name} {one.name}" for game in GAMES for one in game.options_type.presets]


def test_random_players_come_to_the_end_of_every_shipped_set() -> None:
    def check(which: str) -> None:
        name, _, preset = which.partition(" ")
        game = BY_NAME[name]
        values = next(one.values for one in game.options_type.presets if one.name == preset)
        tables = tables_of(game, values)
        for seed, players in enumerate((tables[0], tables[min(1, len(tables) - 1)])):
            play_to_the_end(game, values, players, Random(seed))

    check_each(check, SHIPPED)


def test_every_set_bears_its_own_rules_and_the_first_has_every_default() -> None:
    for game in GAMES:
        presets = game.options_type.presets
        assert presets[0].values == {} and len(presets) >= 3
        for one in presets:
            assert game.options_type.matching_preset(one.values) is one
    assert len(SHIPPED) == len(set(SHIPPED)) == 30

"""The options: all of them go together, and every combination plays to its end."""

from itertools import product
from random import Random

import pytest

from game.core.illegal import BadSetup
from game.games.rummy500.game import RUMMY500


def test_the_options_and_their_values() -> None:
    described = {one.name: one.values.describe() for one in RUMMY500.options.described()}
    assert described == {
        "target": {"min": 100, "max": 5000},
        "jokers": ["on", "off"],
        "pips": ["face", "fives"],
        "low_ace": [1, 5, 15],
        "single_draw": ["keep", "meld"],
        "deepest_in": ["any", "new"],
        "rummy_call": ["pile", "top", "off"],
        "going_out": ["free", "discard", "float", "strict_float"],
    }
    assert RUMMY500.options().as_values()["target"] == 500


@pytest.mark.parametrize(
    "values", [{"target": 99}, {"target": 5001}, {"low_ace": 10}, {"jokers": True}, {"decks": 2}]
)
def test_a_value_that_is_not_offered_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        RUMMY500.options.from_values(values)


def test_two_to_eight_players() -> None:
    for players in (1, 9):
        with pytest.raises(BadSetup):
            RUMMY500.setup(players, {}, 1)


def test_two_packs_from_five_players_on_and_two_jokers_with_each() -> None:
    for players, jokers, count in ((4, "on", 54), (4, "off", 52), (5, "on", 108), (8, "off", 104)):
        pack = RUMMY500.pack(players, RUMMY500.options.from_values({"jokers": jokers}))
        assert len(pack) == count
        assert list(pack).count("JK") == (count % 52 if jokers == "on" else 0)


def test_every_combination_of_options_plays_and_what_is_listed_is_allowed() -> None:
    described = [one for one in RUMMY500.options.described() if one.name != "target"]
    rng = Random(3)
    for number, chosen in enumerate(product(*(one.values.describe() for one in described))):
        options = {one.name: value for one, value in zip(described, chosen, strict=True)}
        state = RUMMY500.new(RUMMY500.setup(2 + number % 7, options, number))
        for _ in range(40):
            if state.over:
                break
            moves = list(state.legal())
            for move in rng.sample(moves, min(4, len(moves))):
                assert state.check(move) is None
            state.advance(rng.choice(moves))

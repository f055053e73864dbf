"""The options: all of them go together, and every combination plays to its end."""

from itertools import product
from random import Random

import pytest

from game.core.illegal import InvalidSetup
from game.games.rummy500.game import RUMMY500


def test_the_options_and_their_values() -> None:
    described = {one.name: one.values.describe() for one in RUMMY500.options_type.described()}
    assert described == {
        "target": {"min": 100, "max": 5000, "also": [0]},
        "jokers": ["on", "off"],
        "pips": ["face", "fives"],
        "low_ace": [1, 5, 15],
        "single_draw": ["keep", "meld"],
        "deepest_in": ["any", "new"],
        "deepest_when": ["turn", "at_once"],
        "rummy_call": ["pile", "top", "off"],
        "going_out": ["free", "discard", "float", "strict_float", "called"],
    }
    assert RUMMY500.options_type().as_values()["target"] == 500


@pytest.mark.parametrize(
    "values",
    [
        {"target": 99},
        {"target": 5001},
        {"low_ace": 10},
        {"jokers": True},
        {"decks": 2},
        {"target": 50},
        {"target": -1},
        {"deepest_when": "later"},
    ],
)
def test_a_value_that_is_not_offered_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(InvalidSetup):
        RUMMY500.options_type.from_values(values)


def test_a_last_card_cannot_be_called_where_nobody_calls() -> None:
    values = {"going_out": "called", "rummy_call": "off"}
    with pytest.raises(InvalidSetup, match="Called discards need calls"):
        RUMMY500.options_type.from_values(values)
    with pytest.raises(InvalidSetup, match="Called discards need calls"):
        RUMMY500.options_type.from_text("rummy_call=off going_out=called")
    assert RUMMY500.options_type.from_values({**values, "rummy_call": "top"}).floats


def test_a_record_without_the_new_options_has_their_defaults() -> None:
    old = (
        "target=300 jokers=off pips=fives low_ace=5 single_draw=meld deepest_in=new "
        "rummy_call=top going_out=strict_float"
    )
    values = RUMMY500.options_type.from_text(old).as_values()
    assert (values["deepest_when"], values["target"]) == ("turn", 300)
    assert RUMMY500.options_type.from_text(old).as_text() == old.replace(
        " rummy_call", " deepest_when=turn rummy_call"
    )


def test_the_presets_are_what_they_are_called() -> None:
    usual, books = RUMMY500.options_type.presets[:2]
    assert (str(usual.title), usual.values) == ("The usual game", {})
    assert (str(books.title), books.values) == (
        "As in the books",
        {"single_draw": "meld", "rummy_call": "off", "jokers": "off"},
    )


def test_two_to_eight_players() -> None:
    for players in (1, 9):
        with pytest.raises(InvalidSetup):
            RUMMY500.setup(players, {}, 1)


def test_two_packs_from_five_players_on_and_two_jokers_with_each() -> None:
    for players, jokers, count in ((4, "on", 54), (4, "off", 52), (5, "on", 108), (8, "off", 104)):
        pack = RUMMY500.pack(players, RUMMY500.options_type.from_values({"jokers": jokers}))
        assert len(pack) == count
        assert list(pack).count("JK") == (count % 52 if jokers == "on" else 0)


def test_every_combination_of_options_plays_and_what_is_listed_is_allowed() -> None:
    described = [one for one in RUMMY500.options_type.described() if one.name != "target"]
    rng = Random(3)
    for number, chosen in enumerate(product(*(one.values.describe() for one in described))):
        options = {one.name: value for one, value in zip(described, chosen, strict=True)}
        if options["going_out"] == "called" and options["rummy_call"] == "off":
            continue
        state = RUMMY500.new(RUMMY500.setup(2 + number % 7, options, number))
        for _ in range(40):
            if state.over:
                break
            moves = list(state.legal())
            for move in rng.sample(moves, min(4, len(moves))):
                assert state.check(move) is None
            state.advance(rng.choice(moves))

"""Laws of ends: no players, however they want to, keep a round or a match going."""

from collections.abc import Callable
from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES_BY_NAME
from tests.laws.delaying import DELAYS, Endless, delayed
from tests.laws.walks import choices, every_game

CROWD = 4
"""At tables of more players rounds are long: fewer ways to delay them are tried."""


@pytest.mark.night("rummy500", "take", "taki", "texas")
@every_game
def test_no_players_keep_a_round_going_however_they_want_to(game: Game[Any, Any]) -> None:
    """Each number of players in several ways, each value of each option in one of them."""
    names = list(DELAYS)
    defaults = game.options_type.from_values({})
    for number, (players, options) in enumerate(choices(game)):
        setup = game.setup(players, options, number)
        # Handing back what was taken is what goes on longest where a rule is missing.
        ways = list(dict.fromkeys((names[number % 3], "all go back")))
        if options == defaults:
            ways = names if players <= CROWD else names[:2]
        for way in ways:
            try:
                delayed(game, setup, DELAYS[way])
            except Endless as error:
                pytest.fail(f"{way}, {players} players, {options.as_text()}: {error}")


@pytest.mark.night("rummy500", "take", "texas")
@every_game
def test_a_match_of_players_who_delay_ends_within_the_stated_number_of_moves(
    game: Game[Any, Any],
) -> None:
    setup = game.setup(game.players[0], {}, 3)
    moves = delayed(game, setup, DELAYS["all repeat"], rounds=game.max_moves(2, setup.options))
    assert 0 < moves <= game.max_moves(setup.players, setup.options)


# The law finds what it is there to find: 500 Rummy with a rule switched off as one would at first.


def without(change: Callable[[Any], None]) -> Game[Any, Any]:
    """500 Rummy in which something is changed after each move."""
    game = GAMES_BY_NAME["rummy500"]
    kind: Any = game.state_type

    class Naive(kind):  # type: ignore[misc]
        __slots__ = ()

        def _play(self, move: Any, tell: Any) -> None:
            super()._play(move, tell)
            change(self)

    changed: Any = type("NaiveGame", (type(game),), {"state_type": Naive})
    made: Game[Any, Any] = changed()
    return made


def no_bar(state: Any) -> None:
    """The card just taken may be discarded, and nothing remembers that it was all a turn took.

    So the option would be written where one field says both.
    """
    state.barred = None
    state.took_top = False


def no_bar_but_counted(state: Any) -> None:
    """The same, and a count that goes on and on without an effect."""
    no_bar(state)
    state.shuffles += 1


@pytest.mark.parametrize("change", [no_bar, no_bar_but_counted])
def test_the_law_finds_four_players_who_hand_one_card_round_for_ever(
    change: Callable[[Any], None],
) -> None:
    real, naive = GAMES_BY_NAME["rummy500"], without(change)
    assert delayed(real, real.setup(4, {}, 1), DELAYS["all go back"]) > 0
    with pytest.raises(Endless, match=r"after [0-9]{1,2} moves"):
        delayed(naive, naive.setup(4, {}, 1), DELAYS["all go back"])
    with pytest.raises(pytest.fail.Exception, match="came back"):
        test_no_players_keep_a_round_going_however_they_want_to(naive)


@pytest.mark.night
def test_the_law_finds_what_only_one_value_of_an_option_allows() -> None:
    def change(state: Any) -> None:
        if state.options.jokers == "off":
            no_bar(state)

    with pytest.raises(pytest.fail.Exception, match=r"jokers=off.*came back"):
        test_no_players_keep_a_round_going_however_they_want_to(without(change))

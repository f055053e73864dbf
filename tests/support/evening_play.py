"""Play an evening to its end."""

from random import Random
from typing import Final

from game.features.evening.evening import (
    LISTED_ORDER,
    EveningTerms,
    short_form,
    usual_order,
)
from game.features.evening.evening_store import EveningFile, EveningStore
from game.games import GAMES_BY_NAME, evening_games
from game.match.match import Match
from tests.support.match_length import Mover, play

NAMES: Final = ("You", "Ada (medium)", "Max (medium)", "Iris (medium)")


def at_random(rng: Random) -> Mover:
    """What makes any legal move."""
    return lambda match: rng.choice(match.moves_now())


def short_terms(players: int, number: int, order: str) -> EveningTerms:
    """The terms of an evening with the short form of each game."""
    rules = {name: short_form(GAMES_BY_NAME[name]).as_text() for name in evening_games()}
    listed = usual_order() if order == LISTED_ORDER else ()
    return EveningTerms(NAMES[:players], number, order, rules, listed)


def play_evening(
    store: EveningStore, terms: EveningTerms, mover: Mover
) -> tuple[EveningFile, dict[str, float]]:
    """Play an evening to its end; its file, and the minutes of each game."""
    file, took = store.begin(terms), {}
    evening = file.evening
    while not evening.ended:
        if evening.chooser is not None:
            file.choose(evening.left()[-1])
        game = GAMES_BY_NAME[str(evening.due())]
        seed = terms.number * 10 + evening.number
        match = Match(game, game.setup(terms.players, terms.options(game), seed), terms.seats)
        writer = store.match_store.begin(match, file.current_part.mode, known=False)
        file.began(writer)
        took[str(game.title)] = play(match, mover)
        writer.rewrite()
        writer.finish()
        file.settle(match)
    return file, took

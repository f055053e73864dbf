"""Evenings that are played to some point, for tests."""

from pathlib import Path
from random import Random
from typing import Any

from game.core.game import Game
from game.features.evening.evening import (
    DRAWN_ORDER,
    EveningTerms,
    short_form,
)
from game.features.evening.evening_store import EveningFile, EveningStore
from game.games import GAMES_BY_NAME, evening_games
from game.match.match import Match
from game.storage.match_store import MatchStore, MatchWriter
from game.storage.profile import Profile

NAMES = ("You", "Ada (hard)", "Max (easy)", "Iris (medium)")
SHORTEST: dict[str, dict[str, int | str]] = {
    "takeaway": {"rounds": 1},
    "taki": {},
    "rummy500": {"target": 0},
    "take": {"target": 0},
    "texas": {"rounds": "1-1"},
}
"""Options with which an evening is soon over."""


def shortest(game: Game[Any, Any]) -> dict[str, int | str]:
    values = SHORTEST[game.name]
    known = {one.name: one.values for one in game.options_type.described()}
    return {name: value for name, value in values.items() if known[name].allows(value)}


def terms(
    players: int = 3, number: int = 7, order: str = DRAWN_ORDER, short: bool = True, **more: Any
) -> EveningTerms:
    """The terms of an evening: with the shortest rules there are, or with the usual short forms."""
    rules = {
        name: (
            GAMES_BY_NAME[name].options_type.from_values(shortest(GAMES_BY_NAME[name]))
            if short
            else short_form(GAMES_BY_NAME[name])
        ).as_text()
        for name in evening_games()
    }
    return EveningTerms(NAMES[:players], number, order, rules, **more)


def store_in(folder: Path) -> EveningStore:
    """The evenings of a profile, as a program finds them that was just started."""
    profile = Profile(folder)
    return EveningStore(profile, MatchStore(profile))


def begin_match(store: EveningStore, file: EveningFile, note: bool = True) -> MatchWriter:
    """Begin the game that is due; without ``note`` the program stops before its line is written."""
    evening = file.evening
    game = GAMES_BY_NAME[str(evening.due())]
    setup = game.setup(evening.players, evening.terms.options(game), 11 + evening.number)
    match = Match(game, setup, evening.terms.seats)
    writer = store.match_store.begin(match, file.current_part.mode, known=False)
    if note:
        file.began(writer)
    return writer


def play(writer: MatchWriter, moves: int = 1 << 30) -> Match:
    """Play a match by the rollout policy: ``moves`` moves, or all to its end."""
    match, rng = writer.match, Random(3)
    for _ in range(moves):
        if match.state.over:
            break
        match.play(match.game.write(match.game.bot.rollout_move(match.state.clone(), rng)))
        writer.append(*match.moves[-1])
    if match.state.over:
        writer.finish()
    return match


def play_games(store: EveningStore, file: EveningFile, count: int = 5) -> None:
    """Play ``count`` more games to their end, and leave their result pages."""
    for _ in range(count):
        if file.evening.chooser is not None:
            file.choose(file.evening.left()[0])
        file.settle(play(begin_match(store, file)))

"""Deals of the day that have been played, or begun, for pages that tell of them."""

from datetime import date
from random import Random
from typing import Any

from game.core.game import Game
from game.features.daily.daily_deal import deal_of
from game.match.match import Match
from game.storage.match_store import MatchWriter
from tests.ui.stage import Stage


def kept(
    stage: Stage,
    game: Game[Any, Any],
    day: date,
    moves: int | None = None,
    hints: int = 0,
    seed: int = 1,
    *,
    short: bool = False,
) -> MatchWriter:
    """A day's deal, or its ``short`` round, that was played to its end, or so many moves of it,
    with some hints."""
    deal = deal_of(game, day, short)
    seats = ["You", *(f"{name} ({level})" for name, level in deal.opponents)]
    match = Match(game, deal.setup, seats)
    writer = stage.app.match_store.begin(match, deal.mode)
    rng = Random(seed)
    for _ in range(hints):
        match.notes.hint(0)
    while not match.state.over and (moves is None or len(match.moves) < moves):
        match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    writer.rewrite()
    if match.state.over:
        writer.finish()
    return writer

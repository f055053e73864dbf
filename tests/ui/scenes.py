"""Matches up to the move that brings a highlight, found by playing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from game.core.game import Game
from game.core.state import SeatView
from game.core.table_values import Highlight, HighlightKind
from game.match.match import Match
from tests.sitting import at_table
from tests.ui.stage import NAMES

SEEDS, MOVES = 60, 600
"""Matches that are searched, and their moves."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A match, and the move in it that brings a highlight."""

    match: Match
    move: str
    moment: Highlight


def called(players: int) -> list[str]:
    """First names of the players at a table."""
    return [name.partition(" (")[0] for name in NAMES[:players]]


def moments(match: Match, move: str, seen: SeatView[Any]) -> Iterator[Highlight]:
    """Play a move; its highlights, as seat 0 sees them.  The view follows."""
    game = match.game
    names = at_table(*called(match.setup.players))
    for event in match.play(move):
        mine = event.as_seen_by(0)  # type: ignore[arg-type]
        assert game.table is not None, "every game here has a table"
        found = game.table.highlight(seen.state, mine, game.event_kind(mine), names)
        if found is not None:
            yield found
        seen.apply(mine)


def scenes(
    game: Game[Any, Any], players: int, sorts: Sequence[HighlightKind], first: Sequence[int] = ()
) -> dict[HighlightKind, Scene]:
    """The first scene of each kind in matches of the rollout policy.

    The deals ``first`` are searched before others: rare highlights are known to come in them.
    """
    found: dict[HighlightKind, Scene] = {}
    for seed in dict.fromkeys((*first, *range(SEEDS))):
        match = Match(game, game.setup(players, {}, seed), NAMES[:players])
        rng = Random(seed)
        seen: SeatView[Any] = SeatView(game, match.view(0))  # type: ignore[arg-type]
        for _ in range(MOVES):
            if match.state.over:
                break
            move = game.write(game.bot.rollout_move(match.state, rng))
            for moment in list(moments(match, move, seen)):
                if moment.sort in sorts and moment.sort not in found:
                    again = Match(game, match.setup, NAMES[:players])
                    for _, made in match.moves[:-1]:
                        again.play(made)
                    found[moment.sort] = Scene(again, move, moment)
            if len(found) == len(sorts):
                return found
    return found

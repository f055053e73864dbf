"""The rules from a page that has no game of its own."""

from collections.abc import Sequence
from typing import Any

from game.core.game import Game
from game.games import GAMES
from game.ui import routes
from game.ui.program import Program


def open_usual_rules(
    app: Program, chosen: str = "", games: Sequence[Game[Any, Any]] = GAMES
) -> None:
    """Open the rules of all ``games``, first those of the ``chosen`` one.

    By default they are those of the game played last.
    """
    ready = [game for game in games if game.has_table] or list(games)
    by_name = {game.name: game for game in ready}
    game = by_name.get(chosen) or by_name.get(_played_last(app)) or ready[0]
    app.navigator.open(routes.Rules(game, games=games))


def _played_last(app: Program) -> str:
    """Name of the game that was played last, in a finished match or one that waits."""
    store = app.match_store
    entries = store.match_index.entries.values()
    played = [(one.changed / 1e9, one.summary.game) for one in entries if one.summary]
    for path in store.paths()[:1]:
        waiting = store.glance(path)
        if waiting.game is not None and waiting.changed is not None:
            played.append((waiting.changed.timestamp(), waiting.game.name))
    return max(played)[1] if played else ""

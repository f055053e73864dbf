"""Static list of the games; the only module that names all of them.

Startup imports only the covers. ``lazy_game`` imports the rest of a game at its first use.

Fixed: `GAMES` in the order of the start page, `GAMES_BY_NAME`, and that a cover imports no rules.
Free: when a game is loaded, as long as the references to it stay valid.
Then look at: tests/laws/test_sixth_game.py, tests/ui/test_start_page_games.py
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from game.core.game_info import lazy_game
from game.games.rummy500 import Rummy500Info
from game.games.take import TakeInfo
from game.games.takeaway import TakeawayInfo
from game.games.taki import TakiInfo
from game.games.texas import TexasInfo

if TYPE_CHECKING:
    from game.core.game import Game


GAMES: "tuple[Game[Any, Any], ...]" = tuple(
    map(lazy_game, (TakeInfo, TakeawayInfo, Rummy500Info, TakiInfo, TexasInfo))
)
"""All games, in the order of the start page."""

GAMES_BY_NAME: "dict[str, Game[Any, Any]]" = {game.name: game for game in GAMES}


@cache
def evening_games() -> tuple[str, ...]:
    """The names of the games that an evening has, in the order of the start page."""
    return tuple(game.name for game in GAMES if game.evening is not None)

"""The games, statically: the only place that lists them."""

from typing import Any

from game.core.game import Game
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS

GAMES: tuple[Game[Any, Any], ...] = (TAKE, TAKEAWAY, RUMMY500, TAKI, TEXAS)
"""The games that can be played, in the order in which they are shown."""

BY_NAME: dict[str, Game[Any, Any]] = {game.name: game for game in GAMES}

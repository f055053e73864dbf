"""500 Rummy as a game of the contract: its notation, its words, its worlds."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, cast

from game.cards import french
from game.core.cover import opened
from game.core.event import Event, What
from game.core.game import Game
from game.core.options import Options
from game.core.sight import Sight
from game.games.rummy500 import moves
from game.games.rummy500.bot import worlds
from game.games.rummy500.bot.knowledge import Rummy500Knowledge
from game.games.rummy500.cover import Rummy500Cover
from game.games.rummy500.moves import Move
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.rules import Rummy500State, stock_first
from game.games.rummy500.state import full_pack
from game.games.rummy500.table import Rummy500Table
from game.games.rummy500.words import log
from game.words.message import Message, Names, Said


class Rummy500(Rummy500Cover, Game[Rummy500State, Move]):
    """The game of the open pile."""

    options: ClassVar[type[Options]] = Rummy500Options
    state = Rummy500State
    knowledge = Rummy500Knowledge()
    rules = Path(__file__).with_name("words") / "rules.en.md"
    table = Rummy500Table()
    events: ClassVar[Mapping[str, What]] = {
        "rummy": What.CALL,
        "pass": What.NOTE,
        "meld": What.NOTE,
        "float": What.CALL,
        "keep": What.NOTE,
        "finish": What.NOTE,
    }
    deeds: ClassVar[Mapping[str, Message]] = {
        "draw": Message("rummy500-deed-draw"),
        "meld": Message("rummy500-deed-meld"),
        "layoff": Message("rummy500-deed-layoff"),
        "discard": Message("rummy500-deed-discard"),
        "finish": Message("rummy500-deed-discard"),
        "rummy": Message("rummy500-deed-call"),
        "pass": Message("rummy500-deed-call"),
    }

    def write(self, move: Move) -> str:
        return moves.write(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def say(self, state: Rummy500State, move: Move, names: Names) -> Said:
        return log.say(state, move, names)

    def tell(self, seen: Sight[Rummy500State], event: Event, names: Names) -> Said | None:
        return log.tell(seen, event, names)

    def deal_unseen(self, state: Rummy500State, rng: Random) -> None:
        worlds.deal_unseen(state, rng)

    def card(self, card: Any) -> str:
        return french.write(card)

    def pack(self, players: int, options: Options) -> Sequence[str]:
        cards = full_pack(players, cast(Rummy500Options, options))
        return [french.write(card) for card in cards]

    def most_moves(self, players: int, options: Options) -> int:
        """Every turn draws a card of the stock, puts one on the table, or is idle.

        With n cards there are at most n turns of each of the first two kinds in a round, and
        between two of them at most as many idle ones as it takes until the stock comes first.
        A turn has one draw or call, one discard, and passes of the other players after it; melds
        and lay-offs are at most n in all.
        """
        chosen = cast(Rummy500Options, options)
        cards, idle = len(self.pack(players, options)), stock_first.most_idle(players)
        turns = 2 * cards * (idle + 1) + idle
        return chosen.most_rounds * (turns * (players + 1) + cards + 1)


RUMMY500 = opened(Rummy500)

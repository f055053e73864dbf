"""Take as a game of the contract: its notation, its words, its worlds."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from game.cards import french
from game.core.cover import opened
from game.core.event import Event, What
from game.core.game import Game
from game.core.options import Options
from game.core.sight import Sight
from game.games.take import moves
from game.games.take.bot import worlds
from game.games.take.bot.knowledge import TakeKnowledge
from game.games.take.cover import TakeCover
from game.games.take.moves import Move
from game.games.take.options import TakeOptions
from game.games.take.rules import TakeState, stock_first
from game.games.take.rules.round import left_to_draw, most_rounds
from game.games.take.state import PACK
from game.games.take.table import TakeTable
from game.games.take.words import log
from game.words.message import Message, Names, Said


class Take(TakeCover, Game[TakeState, Move]):
    """The game of sequences taken from each other."""

    options: ClassVar[type[Options]] = TakeOptions
    state = TakeState
    knowledge = TakeKnowledge()
    rules = Path(__file__).with_name("words") / "rules.en.md"
    table = TakeTable()
    events: ClassVar[Mapping[str, What]] = {
        "begin": What.NOTE,
        "join": What.TAKE,
        "float": What.CALL,
        "keep": What.NOTE,
        "finish": What.NOTE,
    }
    deeds: ClassVar[Mapping[str, Message]] = {
        "draw": Message("take-deed-draw"),
        "lay": Message("take-deed-lay"),
        "add": Message("take-deed-add"),
        "discard": Message("take-deed-discard"),
        "finish": Message("take-deed-discard"),
    }

    def write(self, move: Move) -> str:
        return moves.write(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def say(self, state: TakeState, move: Move, names: Names) -> Said:
        return log.say(state, move, names)

    def tell(self, seen: Sight[TakeState], event: Event, names: Names) -> Said | None:
        return log.tell(seen, event, names)

    def deal_unseen(self, state: TakeState, rng: Random) -> None:
        worlds.deal_unseen(state, rng)

    def card(self, card: Any) -> str:
        return french.write(card)

    def pack(self, players: int, options: Options) -> Sequence[str]:
        return [french.write(card) for card in PACK]

    def most_moves(self, players: int, options: Options) -> int:
        """At most 50 rounds (one in a single deal), and in each: every turn draws from the
        stock, melds, or is idle.

        There are as many turns of the first kind as cards in the stock after the deal.  A
        card is melded once, so all rounds have at most as many melding moves as the pack has
        cards, and no more turns with one.  Between two turns that are not idle (and before
        the first and after the last) each player has at most six idle turns: then
        the stock comes first, and once it is empty what is taken must be melded.  A turn has
        a draw and a discard besides its melding moves; ``finish`` is one more.
        """
        assert isinstance(options, TakeOptions)
        melding = len(PACK)
        idle = stock_first.TIMES * players
        turns = (left_to_draw(players, options) + melding) * (idle + 1) + idle
        return most_rounds(options) * (2 * turns + melding + 1)


TAKE = opened(Take)

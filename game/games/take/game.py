"""Take as a ``Game``: notation, texts, determinizations and the limit of moves."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from game.cards import french
from game.core.event import Event, EventKind
from game.core.example import Example
from game.core.game import Game
from game.core.game_info import load_game
from game.core.options import Options
from game.core.state import SeatView
from game.games.take import TakeInfo, examples, moves, words
from game.games.take.bot import worlds
from game.games.take.bot.knowledge import TakeBot
from game.games.take.merits import TAKE_MERITS
from game.games.take.moves import Move
from game.games.take.options import TakeOptions
from game.games.take.rules import TakeState, turn
from game.games.take.rules.round import left_to_draw, most_rounds
from game.games.take.state import TAKE_PACK
from game.games.take.table import TakeTable
from game.text.message import Message, Names, TextValue
from game.text.rules_text import Pictured


class Take(TakeInfo, Game[TakeState, Move]):
    options_type: ClassVar[type[Options]] = TakeOptions
    state_type = TakeState
    bot = TakeBot()
    rules_text = Path(__file__).with_name("words") / "rules.en.md"
    table = TakeTable()
    event_kinds: ClassVar[Mapping[str, EventKind]] = {
        "begin": EventKind.OTHER,
        "join": EventKind.TAKE,
        "float": EventKind.CALL,
        "keep": EventKind.OTHER,
        "finish": EventKind.OTHER,
    }
    merits = TAKE_MERITS
    move_categories: ClassVar[Mapping[str, Message]] = {
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

    def describe_move(self, state: TakeState, move: Move, names: Names) -> TextValue:
        return words.say(state, move, names)

    def describe_event(
        self, seen: SeatView[TakeState], event: Event, names: Names
    ) -> TextValue | None:
        return words.tell(seen, event, names)

    def deal_hidden(self, state: TakeState, rng: Random) -> None:
        worlds.deal_unseen(state, rng)

    def card(self, card: Any) -> str:
        return french.write(card)

    def example(self, shown: Pictured, options: Options) -> Example:
        assert isinstance(options, TakeOptions), "options of the game"
        return examples.example(self, shown, options)

    def pack(self, players: int, options: Options) -> Sequence[str]:
        return [french.write(card) for card in TAKE_PACK]

    def max_moves(self, players: int, options: Options) -> int:
        """A bound for each round, times 50 rounds (one in a single deal).

        Every turn draws from the stock, melds, or is idle.  The stock after the deal limits the
        turns that draw from it.  A card is melded once, so the size of the pack limits the melding
        moves of a round, and the turns with one.  Between two turns that are not idle (and before
        the first and after the last) each player has at most six idle turns: then the stock comes
        first, and once it is empty a card taken must be melded.  A turn has a draw and a discard
        besides its melding moves; ``finish`` is one more.
        """
        assert isinstance(options, TakeOptions)
        melding = len(TAKE_PACK)
        idle = turn.TAKE_MAX_IDLE_TURN_COUNT * players
        turns = (left_to_draw(players, options) + melding) * (idle + 1) + idle
        return most_rounds(options) * (2 * turns + melding + 1)


TAKE = load_game(Take)

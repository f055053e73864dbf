"""Texas Rummy behind the ``Game`` contract."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, cast

from game.cards import french
from game.core.event import Event, EventKind
from game.core.example import Example
from game.core.game import Game
from game.core.game_info import load_game
from game.core.options import Options
from game.core.sheet import PlayedRounds, Sheet
from game.core.state import SeatView
from game.games.texas import TexasInfo, examples, moves, words
from game.games.texas.bot import worlds
from game.games.texas.bot.knowledge import TexasBot
from game.games.texas.merits import TEXAS_MERITS
from game.games.texas.moves import Move
from game.games.texas.options import TexasOptions
from game.games.texas.rules import TexasState
from game.games.texas.rules.drawing import MAX_REFILLS_COUNT, MAX_SUCCESSIVE_PILE_DRAW_COUNT
from game.games.texas.rules.round import cards_dealt, pack
from game.games.texas.table import TexasTable
from game.games.texas.table.result import sheet
from game.text.message import Message, Names, TextValue
from game.text.rules_text import Pictured


class Texas(TexasInfo, Game[TexasState, Move]):
    options_type: ClassVar[type[Options]] = TexasOptions
    state_type = TexasState
    bot = TexasBot()
    rules_text = Path(__file__).with_name("words") / "rules.en.md"
    table = TexasTable()
    event_kinds: ClassVar[Mapping[str, EventKind]] = {
        "out": EventKind.GO_OUT,
        "laid": EventKind.OTHER,
        "dime": EventKind.PAY,
        "share": EventKind.PAY,
        "stock-out": EventKind.OTHER,
    }
    merits = TEXAS_MERITS
    turn_question = Message("texas-puzzle-turn")
    move_categories: ClassVar[Mapping[str, Message]] = {
        "draw": Message("texas-deed-draw"),
        "discard": Message("texas-deed-discard"),
        "out": Message("texas-deed-out"),
    }

    def write(self, move: Move) -> str:
        return moves.write(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def describe_move(self, state: TexasState, move: Move, names: Names) -> TextValue:
        return words.say(state, move)

    def describe_event(
        self, seen: SeatView[TexasState], event: Event, names: Names
    ) -> TextValue | None:
        return words.tell(seen, event, names)

    def deal_hidden(self, state: TexasState, rng: Random) -> None:
        worlds.deal_unseen(state, rng)

    def card(self, card: Any) -> str:
        return french.write(card)

    def example(self, shown: Pictured, options: Options) -> Example:
        assert isinstance(options, TexasOptions), "options of the game"
        return examples.example(self, shown, options)

    def sheet(self, match: PlayedRounds) -> Sheet:
        return sheet(match, cast(TexasState, match.state))

    def pack(self, players: int, options: Options) -> Sequence[str]:
        return [french.write(card) for card in pack(players, cast(TexasOptions, options))]

    def max_moves(self, players: int, options: Options) -> int:
        """Upper bound, summed over the rounds.

        One of them is the top of the pile, so each of the three stocks (the first, and two
        from the pile) gives at most the rest of them.  Before each draw from the stock, and
        before the one that ends the round, each player can draw from the pile at most
        ``MAX_SUCCESSIVE_PILE_DRAW_COUNT`` times.  A turn has two moves.  Each of the others may
        have a last turn.
        """
        chosen = cast(TexasOptions, options)
        first, last = chosen.first_and_last
        last_turns = players - 1 if chosen.after_out == "one_turn" else 0
        total = 0
        for number in range(first, last + 1):
            stock = len(pack(players, chosen)) - cards_dealt(number) * players - 1
            from_pile = MAX_SUCCESSIVE_PILE_DRAW_COUNT * players
            turns = (MAX_REFILLS_COUNT + 1) * stock * (from_pile + 1) + from_pile
            total += 2 * (turns + last_turns) + 1
        return total


TEXAS = load_game(Texas)

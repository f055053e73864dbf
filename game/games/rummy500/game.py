"""500 Rummy as a ``Game``: notation, texts, determinizations and the limit of moves."""

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
from game.core.state import SeatView
from game.games.rummy500 import Rummy500Info, examples, moves, words
from game.games.rummy500.bot import worlds
from game.games.rummy500.bot.knowledge import Rummy500Bot
from game.games.rummy500.merits import RUMMY500_MERITS
from game.games.rummy500.moves import Move
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.rules import Rummy500State, turn
from game.games.rummy500.state import full_pack
from game.games.rummy500.table import Rummy500Table
from game.text.message import Message, Names, TextValue
from game.text.rules_text import Pictured


class Rummy500(Rummy500Info, Game[Rummy500State, Move]):
    options_type: ClassVar[type[Options]] = Rummy500Options
    state_type = Rummy500State
    bot = Rummy500Bot()
    rules_text = Path(__file__).with_name("words") / "rules.en.md"
    table = Rummy500Table()
    event_kinds: ClassVar[Mapping[str, EventKind]] = {
        "rummy": EventKind.CALL,
        "pass": EventKind.OTHER,
        "meld": EventKind.OTHER,
        "float": EventKind.CALL,
        "free-joker": EventKind.TAKE,
        "swap": EventKind.MELD,
        "keep": EventKind.OTHER,
        "finish": EventKind.OTHER,
    }
    merits = RUMMY500_MERITS
    move_categories: ClassVar[Mapping[str, Message]] = {
        "draw": Message("rummy500-deed-draw"),
        "meld": Message("rummy500-deed-meld"),
        "layoff": Message("rummy500-deed-layoff"),
        "swap": Message("rummy500-deed-layoff"),
        "discard": Message("rummy500-deed-discard"),
        "finish": Message("rummy500-deed-discard"),
        "rummy": Message("rummy500-deed-call"),
        "pass": Message("rummy500-deed-call"),
    }

    def write(self, move: Move) -> str:
        return moves.write_move(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def describe_move(self, state: Rummy500State, move: Move, names: Names) -> TextValue:
        return words.say(state, move, names)

    def describe_event(
        self, seen: SeatView[Rummy500State], event: Event, names: Names
    ) -> TextValue | None:
        return words.tell(seen, event, names)

    def deal_hidden(self, state: Rummy500State, rng: Random) -> None:
        worlds.deal_unseen(state, rng)

    def card(self, card: Any) -> str:
        return french.write(card)

    def example(self, shown: Pictured, options: Options) -> Example:
        assert isinstance(options, Rummy500Options), "options of the game"
        return examples.example(self, shown, options)

    def dealing_for(self, options: Options) -> Message:
        assert isinstance(options, Rummy500Options), "options of the game"
        if options.first_turn == "discard":
            return Message("rummy500-dealing")
        return super().dealing_for(options)

    def pack(self, players: int, options: Options) -> Sequence[str]:
        cards = full_pack(players, cast(Rummy500Options, options))
        return [french.write(card) for card in cards]

    def max_moves(self, players: int, options: Options) -> int:
        """Upper bound of the moves in a match.

        Each turn draws a stock card, puts a card on the table, or is idle.  A round of n cards
        has at most n turns of each of the first two kinds.  The stock-first rule limits the idle
        turns between them.  A turn has one draw or call, one discard, and the passes of the
        other players.  Melds and lay-offs add at most n moves in all.  A first turn that only
        discards takes the place of one that draws: its card was dealt.  Swaps put a natural card
        on the table, where it stays; each lets a joker be laid once more.
        """
        chosen = cast(Rummy500Options, options)
        cards, idle = len(self.pack(players, options)), turn.most_idle(players)
        laid = 2 * cards if chosen.joker_swap else cards
        turns = (cards + laid) * (idle + 1) + idle
        return chosen.most_rounds * (turns * (players + 1) + laid + 1)


RUMMY500 = load_game(Rummy500)

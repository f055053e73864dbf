"""Taki behind the ``Game`` contract."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, cast

from game.core.event import Event, EventKind
from game.core.example import Example
from game.core.game import Game
from game.core.game_info import load_game
from game.core.illegal import InvalidSetup, UnreadableMove
from game.core.options import Options
from game.core.sheet import PlayedRounds, Sheet
from game.core.state import SeatView
from game.games.taki import TakiInfo, examples, words
from game.games.taki.bot import worlds
from game.games.taki.bot.knowledge import TakiBot
from game.games.taki.cards import pack_of, read, write
from game.games.taki.merits import TAKI_MERITS
from game.games.taki.moves import MOVE_TEXTS, MOVES_BY_TEXT, Move
from game.games.taki.options import TakiOptions
from game.games.taki.rules import TakiState
from game.games.taki.rules.deal import leading
from game.games.taki.state import TURN_LIMITS_PER_SEAT
from game.games.taki.table import TakiTable
from game.games.taki.table.result import sheet
from game.text.message import Message, Names, TextValue
from game.text.rules_text import Pictured


class Taki(TakiInfo, Game[TakiState, Move]):
    options_type: ClassVar[type[Options]] = TakiOptions
    state_type = TakiState
    bot: ClassVar[Any] = TakiBot()
    rules_text = Path(__file__).with_name("words") / "rules.en.md"
    table = TakiTable()
    event_kinds: ClassVar[Mapping[str, EventKind]] = {
        "play": EventKind.PLAY,
        "break": EventKind.CALL,
        "cancel": EventKind.CALL,
        "out": EventKind.GO_OUT,
        "say": EventKind.CALL,
        "quiet": EventKind.NO_CALL,
        "close": EventKind.CALL,
        "reshuffle": EventKind.SHUFFLE,
        **dict.fromkeys(("put-back", "turn", "leave", "stop", "stage"), EventKind.OTHER),
        "skip": EventKind.SKIP,
        **dict.fromkeys(("answers", "pass", "no-card"), EventKind.OTHER),
    }
    daily_levels = ("easy", "medium")
    dealing = Message("taki-from-deck")
    merits = TAKI_MERITS
    move_categories: ClassVar[Mapping[str, Message]] = {
        "play": Message("taki-deed-play"),
        "stop": Message("taki-deed-play"),
        "draw": Message("taki-deed-draw"),
        "close": Message("taki-deed-run"),
        "leave": Message("taki-deed-run"),
        "say": Message("taki-deed-call"),
        "quiet": Message("taki-deed-call"),
        "pass": Message("taki-deed-answer"),
    }

    def write(self, move: Move) -> str:
        return MOVE_TEXTS[move]

    def parse(self, text: str) -> Move:
        try:
            return MOVES_BY_TEXT[text]
        except KeyError:
            raise UnreadableMove(Message("taki-no-move", text=repr(text))) from None

    def describe_move(self, state: TakiState, move: Move, names: Names) -> TextValue:
        return words.say(state, move, names)

    def describe_event(
        self, seen: SeatView[TakiState], event: Event, names: Names
    ) -> TextValue | None:
        return words.tell(seen, event, names)

    def deal_hidden(self, state: TakiState, rng: Random) -> None:
        worlds.deal_unseen(state, rng)

    def card(self, card: Any) -> str:
        return write(card)

    def example(self, shown: Pictured, options: Options) -> Example:
        assert isinstance(options, TakiOptions), "options of the game"
        return examples.example(self, shown, options)

    def sheet(self, match: PlayedRounds) -> Sheet:
        return sheet(match, cast(TakiState, match.state))

    def pack(self, players: int, options: Options) -> Sequence[str]:
        assert isinstance(options, TakiOptions)
        return [write(card) for card in pack_of(options.plus_three)]

    def check_deck(self, players: int, options: Options, deck: Sequence[str]) -> None:
        """Refuse also a deck whose hands hold every card that can lead."""
        super().check_deck(players, options, deck)
        assert isinstance(options, TakiOptions)
        dealt = players * int(options.as_values()["hand"])
        if not any(map(leading(options), map(read, deck[dealt:]))):
            raise InvalidSetup(Message("taki-no-lead"), "deck")

    def max_moves(self, players: int, options: Options) -> int:
        """361 moves for each turn, times the turns of a game, times the games.

        Each game has a winner.  The last but one therefore leaves every player one game short, and
        one more ends the match.

        A turn is one player's cards, and after a +3 answered with a King another's. An answerer
        that prolongs the turn with its own +3 held it when the turn began, and so did the first
        player: a seat draws only after its own play. The +3 it has just played lies above the last
        coloured card, where no shuffle takes it; the other is in the hand that answers. So a turn
        has two +3s and three players or fewer. None plays more than 116 cards, or has more than one
        closing word and one announcement. A +3 is passed by three seats or fewer (two Breakers and
        a King). A Breaker may leave one more card to announce.
        """
        assert isinstance(options, TakiOptions)
        games = players * (options.wins - 1) + 1
        turns = TURN_LIMITS_PER_SEAT[options.mode] * players
        return games * turns * (3 * (116 + 2) + 2 * 3 + 1)


TAKI = load_game(Taki)

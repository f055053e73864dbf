"""Takeaway behind the ``Game`` contract."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from game.cards import french
from game.core.event import Event, EventKind, Seat
from game.core.example import Example
from game.core.game import Game
from game.core.game_info import load_game
from game.core.options import Options
from game.core.sheet import PlayedRounds, Sheet, points_sheet
from game.core.state import SeatView
from game.games.takeaway import TakeawayInfo, examples, moves, words
from game.games.takeaway.bot.knowledge import TakeawayBot
from game.games.takeaway.merits import TAKEAWAY_MERITS
from game.games.takeaway.moves import Move
from game.games.takeaway.options import TakeawayOptions
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.state import owners
from game.games.takeaway.table import TakeawayTable
from game.text.message import Message, Names, TextValue
from game.text.rules_text import Pictured


class Takeaway(TakeawayInfo, Game[TakeawayState, Move]):
    options_type: ClassVar[type[Options]] = TakeawayOptions
    state_type = TakeawayState
    bot = TakeawayBot()
    rules_text = Path(__file__).with_name("words") / "rules.en.md"
    table = TakeawayTable()
    event_kinds: ClassVar[Mapping[str, EventKind]] = {"cut": EventKind.CUT}
    dealing = Message("takeaway-from-deck")
    turn_question = Message("takeaway-puzzle-turn")
    daily_levels = ("easy",)
    level_note = Message("takeaway-levels")
    level_helps: ClassVar[Mapping[str, TextValue]] = {"easy": Message("takeaway-levels.easy")}
    merits = TAKEAWAY_MERITS
    move_categories: ClassVar[Mapping[str, Message]] = {
        "draw": Message("takeaway-deed-draw"),
        "take": Message("takeaway-deed-take"),
    }

    def write(self, move: Move) -> str:
        return moves.write(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def describe_move(self, state: TakeawayState, move: Move, names: Names) -> TextValue:
        return words.say(state, move, names)

    def describe_event(
        self, seen: SeatView[TakeawayState], event: Event, names: Names
    ) -> TextValue | None:
        return words.tell(seen, event, names)

    def deal_hidden(self, state: TakeawayState, rng: Random) -> None:
        """Shuffle the unseen cards into the deck; nothing else is hidden."""
        state.stock = sorted(set(french.pack()).difference(*state.slots))
        rng.shuffle(state.stock)

    def card(self, card: Any) -> str:
        return french.write(card)

    def example(self, shown: Pictured, options: Options) -> Example:
        assert isinstance(options, TakeawayOptions), "options of the game"
        return examples.example(self, shown, options)

    def dealer_for(self, first: Seat, players: int) -> Seat:
        """The dealer begins."""
        return first

    def sheet(self, match: PlayedRounds) -> Sheet:
        """A point is a card, and nobody goes out."""
        return points_sheet(match, self.round_labels(match), ("dealer",), "cards")

    def pack(self, players: int, options: Options) -> Sequence[str]:
        return [french.write(card) for card in french.pack()]

    def max_moves(self, players: int, options: Options) -> int:
        """Upper bound: each deck card is drawn once a round, and each taking empties a filled slot.

        With s slots that is 52 - s draws and 51 takings.
        """
        used = sum(owner is not None for owner in owners(players))
        return int(options.as_values()["rounds"]) * (52 - used + 51)


TAKEAWAY = load_game(Takeaway)

"""Takeaway as a game of the contract: its notation, its words, its worlds."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from game.cards import french
from game.core.cover import opened
from game.core.event import Event, Seat, What
from game.core.game import Game
from game.core.options import Options
from game.core.sight import Sight
from game.games.takeaway import moves, words
from game.games.takeaway.bot import worlds
from game.games.takeaway.bot.knowledge import TakeawayKnowledge
from game.games.takeaway.cover import TakeawayCover
from game.games.takeaway.moves import Move
from game.games.takeaway.options import TakeawayOptions
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.state import owners
from game.games.takeaway.table import TakeawayTable
from game.words.message import Message, Names, Said


class Takeaway(TakeawayCover, Game[TakeawayState, Move]):
    """The game of slots."""

    options: ClassVar[type[Options]] = TakeawayOptions
    state = TakeawayState
    knowledge = TakeawayKnowledge()
    rules = Path(__file__).with_name("words") / "rules.en.md"
    table = TakeawayTable()
    events: ClassVar[Mapping[str, What]] = {"cut": What.CUT}
    dealing = Message("takeaway-from-deck")
    deeds: ClassVar[Mapping[str, Message]] = {
        "draw": Message("takeaway-deed-draw"),
        "take": Message("takeaway-deed-take"),
    }

    def write(self, move: Move) -> str:
        return moves.write(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def say(self, state: TakeawayState, move: Move, names: Names) -> Said:
        return words.say(state, move, names)

    def tell(self, seen: Sight[TakeawayState], event: Event, names: Names) -> Said | None:
        return words.tell(seen, event, names)

    def deal_unseen(self, state: TakeawayState, rng: Random) -> None:
        worlds.deal_unseen(state, rng)

    def card(self, card: Any) -> str:
        return french.write(card)

    def dealer_for(self, first: Seat, players: int) -> Seat:
        """The dealer begins."""
        return first

    def pack(self, players: int, options: Options) -> Sequence[str]:
        return [french.write(card) for card in french.pack()]

    def most_moves(self, players: int, options: Options) -> int:
        """A round lets each card of the deck be drawn once, and each taking empties a slot
        that a deal or a draw had filled: at most 52 - s draws and 51 takings with s slots."""
        used = sum(owner is not None for owner in owners(players))
        return int(options.as_values()["rounds"]) * (52 - used + 51)


TAKEAWAY = opened(Takeaway)

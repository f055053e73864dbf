"""Takeaway as a game of the contract: its notation, its words, its worlds."""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from game.cards import french
from game.core.event import Event, Seat, View
from game.core.game import Game
from game.core.illegal import NotAMove
from game.core.options import Options
from game.core.words import cards, does
from game.games.takeaway.bot import TakeawayKnowledge
from game.games.takeaway.rules import (
    DRAW,
    TAKES,
    Draw,
    Move,
    TakeawayOptions,
    TakeawayState,
    owners,
)
from game.games.takeaway.table import TakeawayTable
from game.games.takeaway.words import own_place_name, place_name


class Takeaway(Game[TakeawayState, Move]):
    """The game of slots."""

    name = "takeaway"
    title = "Takeaway"
    pitch = "A ring of stacks: what fits, you take."
    players = (2, 4)
    options: ClassVar[type[Options]] = TakeawayOptions
    state = TakeawayState
    knowledge = TakeawayKnowledge()
    rules = Path(__file__).with_name("rules.md")
    table = TakeawayTable()

    def write(self, move: Move) -> str:
        return "draw" if isinstance(move, Draw) else f"take {move.slot}"

    def parse(self, text: str) -> Move:
        if text == "draw":
            return DRAW
        if re.fullmatch("take [0-7]", text, re.ASCII):
            return TAKES[int(text[-1])]
        raise NotAMove(f"{text!r} is not a move of Takeaway: draw, or take and a slot from 0 to 7.")

    def say(self, state: TakeawayState, move: Move, names: Sequence[str]) -> str:
        if isinstance(move, Draw):
            return f"Draw a card onto {place_name(state.setup.players, state.slot, names)}"
        stack = state.slots[move.slot]
        if not stack:
            return f"Take {place_name(state.setup.players, move.slot, names)}"
        top = f"the {french.name(stack[-1])}"
        what = top if len(stack) == 1 else f"{cards(len(stack))}, {top} on top,"
        return f"Take {what} from {place_name(state.setup.players, move.slot, names)}"

    def tell(self, view: View, event: Event, names: Sequence[str]) -> str | None:
        players = view["players"]
        match event.kind:
            case "cut":
                return f"{does(names, _seat(event), 'draw')} the {_card(event)} for the deal."
            case "shuffle":
                return f"Round {event.facts['round']}. {does(names, _seat(event), 'deal')}."
            case "draw":
                seat = _seat(event)
                where = own_place_name(players, _slot(event.target), names, seat)
                return f"{does(names, seat, 'draw')} the {_card(event)} onto {where}."
            case "take":
                if len(event.cards) == 1:
                    what = f"the {_card(event)}"
                else:
                    what = f"the {_card(event)} and {cards(len(event.cards) - 1)} under it"
                seat = _seat(event)
                where = own_place_name(players, _slot(event.source), names, seat)
                return f"{does(names, seat, 'take')} {what} from {where}."
            case "round-end":
                counts = event.facts["rounds"][-1]["scores"]
                told = ", ".join(
                    f"{name} {count}" for name, count in zip(names, counts, strict=True)
                )
                return f"The round is over: {told}."
            case _:
                return None

    def deal_unseen(self, state: TakeawayState, rng: Random) -> None:
        """The deck's order is all that is hidden: every order of the unseen cards is as likely."""
        state.stock = sorted(set(french.pack()).difference(*state.slots))
        rng.shuffle(state.stock)

    def card(self, card: Any) -> str:
        return french.write(card)

    def pack(self, players: int, options: Options) -> Sequence[str]:
        return [french.write(card) for card in french.pack()]

    def most_moves(self, players: int, options: Options) -> int:
        """A round lets each card of the deck be drawn once, and each taking empties a slot
        that a deal or a draw had filled: at most 52 - s draws and 51 takings with s slots."""
        used = sum(owner is not None for owner in owners(players))
        return int(options.as_values()["rounds"]) * (52 - used + 51)


def _seat(event: Event) -> Seat:
    if event.seat is None:
        raise ValueError(f"the event {event.kind!r} has no seat")
    return event.seat


def _card(event: Event) -> str:
    return french.name(french.read(str(event.cards[-1])))


def _slot(zone: str | None) -> int:
    return int(str(zone).split("/")[1])


TAKEAWAY = Takeaway()

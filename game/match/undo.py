"""Taking moves back, and what that comes to: whose they were, which cards have been seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from game.core.event import Event, Seat
from game.core.game import State
from game.core.state import SeatView
from game.match.match import Match

STOCK = "stock"
Place = tuple[int, int, int]
"""A card's place in the stock: after how many rounds and shuffles, and how many cards lay there
with it."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A move that was taken back: whose it was, its text, and the part that was given after it.

    ``part`` is as in the record, empty unless a round began with the move.
    """

    seat: Seat
    move: str
    part: str = ""


@dataclass(frozen=True, slots=True)
class Undone:
    """What was taken back: the moves in their order, the first one that of the seat itself.

    ``before`` is the position they lead on from.  ``others`` are the other seats that were seen
    to act; ``shown`` the cards from the stock that the seat has seen by these moves and by no
    earlier ones.
    """

    before: State[object]
    moves: tuple[Taken, ...]
    others: tuple[Seat, ...]
    shown: tuple[str, ...]


def only_move(match: Match) -> str | None:
    """The one move that the rules allow whoever is asked; None if there are several, or none."""
    if match.state.over:
        return None
    moves = list(islice(match.state.legal(), 2))
    return match.game.write(moves[0]) if len(moves) == 1 else None


def take_back(match: Match, seat: Seat, seen: set[Place], left: int | None = None) -> Undone:
    """Take moves back until the seat's last decision is its own again.

    No more than ``left`` moves are left then, if that is given.  ``seen`` are the places of
    cards that the seat has seen and that went back; more are added.
    """
    moves: list[Taken] = []
    others: set[Seat] = set()
    shown: list[str] = []
    while match.moves:
        deal = match.deals[-1]
        part = deal.part_line.rstrip("\n") if deal.after == len(match.moves) else ""
        made = match.undo()
        moves.insert(0, Taken(*made, part))
        sight = SeatView(match.game, match.view(seat))
        asked = sight.state.asked
        if asked is not None and asked != seat:
            # Who is asked in secret is not named.
            others.add(asked)
        drawn = dict(_drawn(match, made[1], sight, seat))
        shown[:0] = [card for place, card in drawn.items() if place not in seen]
        seen.update(drawn)
        if made[0] == seat and (left is None or len(match.moves) <= left):
            break
    return Undone(match.state.clone(), tuple(moves), tuple(sorted(others)), tuple(shown))


def _drawn(
    match: Match, move: str, sight: SeatView[Any], seat: Seat
) -> Iterator[tuple[Place, str]]:
    """The cards from the stock that a move shows to a seat, with their places there."""
    after = match.state.clone()
    events: list[Event] = after.apply(match.game.parse(move))
    stock = len(match.state.rounds), match.state.shuffles
    for event in events:
        told = event.as_seen_by(seat)
        left = sight.zone(STOCK)
        if told.source == STOCK:
            for number, card in enumerate(told.cards):
                if card is not None:
                    yield (*stock, left - number), card
        sight.apply(told)
        if sight.zone(STOCK) > left:
            stock = len(after.rounds), after.shuffles

"""Undo: takes moves back, and reports whose they were and which cards became known.

`take_back` is the entry, called by the match session.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from game.core.event import Event, Seat
from game.core.game import State
from game.core.state import SeatView
from game.match.match import Match

STOCK_ZONE = "stock"
Place = tuple[int, int, int]
"""Identity of a stock card: rounds played, shuffles, and the stock's size with it on top."""


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
    """The moves taken back, in order; the first is the seat's own.

    ``before`` is the position before them. ``others`` are other seats that acted openly. ``shown``
    are the stock cards that these moves revealed to the seat for the first time.
    """

    before: State[object]
    moves: tuple[Taken, ...]
    others: tuple[Seat, ...]
    shown: tuple[str, ...]


def only_move(match: Match) -> str | None:
    """The only legal move of the asked seat; None if there are several or none."""
    if match.state.over:
        return None
    moves = list(islice(match.state.legal(), 2))
    return match.game.write(moves[0]) if len(moves) == 1 else None


def take_back(match: Match, seat: Seat, seen: set[Place], left: int | None = None) -> Undone:
    """Take back moves until the seat's last decision is open again.

    With ``left``, also until at most that number of moves remain. ``seen`` holds the places of
    known stock cards; new ones are added.
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
            # A seat that is asked in secret stays unnamed.
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
    """Yield the stock cards that a move shows to a seat, with their places."""
    after = match.state.clone()
    events: list[Event] = after.apply(match.game.parse(move))
    stock = len(match.state.rounds), match.state.shuffles
    for event in events:
        told = event.as_seen_by(seat)
        left = sight.zone(STOCK_ZONE)
        if told.source == STOCK_ZONE:
            for number, card in enumerate(told.cards):
                if card is not None:
                    yield (*stock, left - number), card
        sight.apply(told)
        if sight.zone(STOCK_ZONE) > left:
            stock = len(after.rounds), after.shuffles

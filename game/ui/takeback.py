"""Taking moves back, and what that comes to: whose they were, which cards have been seen."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.event import Event, Seat, View, follow
from game.core.game import State
from game.match.match import Match

STOCK = "stock"
Place = tuple[int, int]
"""A card's place in the stock: after how many shuffles, and how many cards lay there with it."""


@dataclass(frozen=True, slots=True)
class Undone:
    """What was taken back: the moves in their order, the first one that of the seat itself.

    ``before`` is the position they lead on from.  ``others`` are the other seats that were seen
    to act; ``shown`` the cards from the stock that the seat has seen by these moves and by no
    earlier ones.
    """

    before: State[object]
    moves: tuple[tuple[Seat, str], ...]
    others: tuple[Seat, ...]
    shown: tuple[str, ...]


def take_back(match: Match, seat: Seat, seen: set[Place]) -> Undone:
    """Take moves back until the seat's last decision is its own again.

    ``seen`` are the places of cards that the seat has seen and that went back; more are added.
    """
    moves: list[tuple[Seat, str]] = []
    others: set[Seat] = set()
    shown: list[str] = []
    while match.moves:
        made = match.undo()
        moves.insert(0, made)
        view = match.view(seat)
        if view["seat"] not in (None, seat):
            # Who is asked in secret is not named.
            others.add(view["seat"])
        drawn = dict(_drawn(match, made[1], view, seat))
        shown[:0] = [card for place, card in drawn.items() if place not in seen]
        seen.update(drawn)
        if made[0] == seat:
            break
    return Undone(match.state.clone(), tuple(moves), tuple(sorted(others)), tuple(shown))


def _drawn(match: Match, move: str, view: View, seat: Seat) -> Iterator[tuple[Place, str]]:
    """The cards from the stock that a move shows to a seat, with their places there."""
    after = match.state.clone()
    events: list[Event] = after.apply(match.game.parse(move))
    shuffles = match.state.shuffles
    for event in events:
        told = event.for_seat(seat)
        left = view[STOCK]
        if told.source == STOCK:
            for number, card in enumerate(told.cards):
                if card is not None:
                    yield (shuffles, left - number), card
        follow(view, told)
        if view[STOCK] > left:
            shuffles = after.shuffles

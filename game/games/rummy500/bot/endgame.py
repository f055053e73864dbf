"""Going out with a sure win of the match: an exhaustive search of the asked seat's own turn.

Points of hidden hands decide who wins when a round ends.  A win is certain if it holds even when
each opponent has the cheapest unseen cards.
"""

from itertools import islice
from typing import Final

from game.core.event import Seat
from game.games.rummy500.moves import Discard, Move
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.scoring import points

MAX_POSITIONS: Final = 2_000
"""Limit of the search; a hand that reaches it counts as having no certain win."""
MAX_MOVES: Final = 200
"""Maximum number of moves tried in one position."""


def sure_wins(state: Rummy500State) -> list[Move]:
    """The moves after which the asked seat can go out this turn and surely wins the match."""
    seat = state.asked
    if seat is None or state.phase != "play":
        return []
    rivals = _best_rival(state, seat)
    laid = points(state.melds, [()] * state.setup.players, state.worth)[seat]
    hand = sum(state.worth.cards[card] for card in state.hands[seat])
    most = state.scores[seat] + laid + hand
    last = state.round == state.options.most_rounds
    if most <= rivals or (most < state.options.target and not last):
        return []
    search = _GoingOut(state, seat, rivals, last)
    return [move for move in search.moves(state) if search.wins(state, move)]


def _best_rival(state: Rummy500State, seat: Seat) -> int:
    """The highest total that an opponent can have if the round ends now, over all deals."""
    laid = points(state.melds, [()] * state.setup.players, state.worth)
    worth = state.worth.cards
    hidden = list(state.stock)
    for one, cards in enumerate(state.hands):
        if one != seat:
            hidden += cards
    for cards in state.known:
        for card in cards:
            if card in hidden:
                hidden.remove(card)
    cheapest = sorted(worth[card] for card in hidden)
    totals = []
    for one, cards in enumerate(state.hands):
        if one != seat:
            known = state.known[one]
            least = sum(worth[card] for card in known)
            least += sum(cheapest[: len(cards) - len(known)])
            totals.append(state.scores[one] + laid[one] - least)
    return max(totals)


class _GoingOut:
    """Depth-first search with a cache of positions."""

    def __init__(self, state: Rummy500State, seat: Seat, rivals: int, last: bool) -> None:
        self.seat = seat
        self.round = state.round
        self.rivals = rivals
        self.least = rivals + 1 if last else max(rivals + 1, state.options.target)
        self.cache: dict[object, bool] = {}

    def moves(self, state: Rummy500State) -> list[Move]:
        """Melds, lay-offs, and the discard of a last card."""
        alone = len(state.hands[self.seat]) == 1
        found = islice(state.legal(), MAX_MOVES)
        return [move for move in found if alone or not isinstance(move, Discard)]

    def wins(self, state: Rummy500State, move: Move) -> bool:
        """Whether the seat can go out with a sure win after a move."""
        after = state.clone()
        after.advance(move)
        if after.over or after.round != self.round:
            # It has laid its whole hand, so its total is exact.
            return after.rounds[-1]["out"] == self.seat and after.scores[self.seat] >= self.least
        return after.asked == self.seat and after.phase == "play" and self.can_win(after)

    def can_win(self, state: Rummy500State) -> bool:
        key = (
            tuple(sorted(state.hands[self.seat])),
            tuple(sorted((meld.number, meld.cards) for meld in state.melds)),
            state.must_meld,
        )
        if key not in self.cache:
            if len(self.cache) >= MAX_POSITIONS:
                return False
            self.cache[key] = False
            self.cache[key] = any(self.wins(state, move) for move in self.moves(state))
        return self.cache[key]

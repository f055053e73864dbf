"""Going out: an exhaustive search of the asked seat's own turn.

As long as only one seat moves, nothing hidden matters: what it has laid when it goes out is known
exactly.  Points of hidden hands decide who wins when a round ends; a win is certain if it holds
even when each opponent has the cheapest unseen cards.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card
from game.cards.melds import is_joker, perhaps_melded
from game.core.event import Seat
from game.games.rummy500.moves import Discard, DrawPile, DrawStock, Move, Rummy
from game.games.rummy500.rules import Rummy500State, swapping
from game.games.rummy500.scoring import points

RUMMY500_MAX_CACHED_OUT_POSITION_COUNT: Final = 3_000
"""Limit of the search; beyond it only the ways already met count."""
NO_WAY_OUT_POINTS: Final = -10_000
"""Points where there is no way out."""


class WayOut(NamedTuple):
    """A way to go out in this turn."""

    moves: tuple[Move, ...]
    """The moves, a last discard included."""
    points: int
    """The seat's points of the round."""


def way_out(state: Rummy500State, preferred: Iterable[Move] = ()) -> WayOut | None:
    """The way to go out in this turn with the most points; None if there is none.

    Of equal ways it begins with the first of the ``preferred`` moves that can begin one.
    """
    if state.asked is None or state.phase != "play" or not _may_go_out(state, state.asked):
        return None
    return _GoingOut(state, state.asked).way(state, preferred)


def _preferred(moves: Iterable[Move], first: Iterable[Move]) -> list[Move]:
    """Moves with those of ``first`` among them in front."""
    listed = list(moves)
    return [move for move in first if move in listed] + listed


def draws_out(state: Rummy500State) -> dict[Move, WayOut]:
    """The draws and calls that lead to a way out whatever is hidden, each with that way."""
    if state.asked is None or state.phase == "play":
        return {}
    found: dict[Move, WayOut] = {}
    for move in state.legal():
        if isinstance(move, DrawPile | Rummy):
            way = way_out(_after(state, move))
            if way is not None:
                found[move] = way
    return found


def plan(state: Rummy500State, move: Move) -> Sequence[Move]:
    """The moves that follow on the best way out that a move begins; empty if it begins none."""
    if isinstance(move, DrawPile | Rummy):
        way = way_out(_after(state, move))
        return way.moves if way is not None else ()
    way = way_out(state, [move])
    return way.moves[1:] if way is not None and way.moves[0] == move else ()


def sure_wins(state: Rummy500State) -> list[Move]:
    """The moves after which the asked seat can go out this turn and surely wins the match.

    From the stock any unseen card may come; with each the seat must be able to go out.  Melds and
    lay-offs that lead to the most points come first.
    """
    seat = state.asked
    if seat is None or _most_points(state, seat) < _needed_points(state, seat):
        return []
    if state.phase == "play":
        if not _may_go_out(state, seat):
            return []
        search, needed = _GoingOut(state, seat), _needed_points(state, seat)
        values = {move: search.value(_after(state, move)) for move in search.moves(state)}
        wins = [move for move, value in values.items() if value >= needed]
        return sorted(wins, key=values.__getitem__, reverse=True)
    return [move for move in state.legal() if _wins_after(state, seat, move)]


def winning_line(state: Rummy500State, move: Move) -> Sequence[Move]:
    """The moves, from one of ``sure_wins`` on, that win in this turn.

    After a draw from the stock they follow from the card that comes.
    """
    if isinstance(move, DrawStock):
        return (move,)
    way = way_out(_after(state, move))
    return (move,) if way is None else (move, *way.moves)


def _wins_after(state: Rummy500State, seat: Seat, move: Move) -> bool:
    """Whether a draw or call surely leads to a way out that wins."""
    if isinstance(move, DrawPile | Rummy):
        drawn = [_after(state, move)]
    elif isinstance(move, DrawStock):
        drawn = []
        for card in sorted(set(_hidden(state, seat))):
            before = state.clone()
            before.stock[-1] = card
            drawn.append(_after(before, move))
    else:
        return False
    for after in drawn:
        if after.asked != seat or after.phase != "play":
            return False
        way = way_out(after)
        if way is None or way.points < _needed_points(after, seat):
            return False
    return True


def _after(state: Rummy500State, move: Move) -> Rummy500State:
    after = state.clone()
    after.advance(move)
    return after


def _most_points(state: Rummy500State, seat: Seat) -> int:
    """A bound of the seat's points of the round if it goes out this turn."""
    worth = state.worth.cards
    laid = points(state.melds, [()] * state.setup.players, state.worth)[seat]
    most = laid + sum(worth[card] for card in state.hands[seat]) + _freed_points(state, seat)
    if state.phase != "play":
        most += max(sum(worth[card] for card in state.pile), worth[JOKER])
    return most


def _freed_points(state: Rummy500State, seat: Seat) -> int:
    """A bound of the points of others' jokers that the seat can free and lay as its own."""
    if not state.options.joker_swap:
        return 0
    jokers = [by for meld in state.melds for card, by in zip(meld.cards, meld.by, strict=True)
              if is_joker(card) and by != seat]  # fmt: skip
    return len(jokers) * state.worth.cards[JOKER]


def _needed_points(state: Rummy500State, seat: Seat) -> int:
    """Points of the round with which the seat surely wins the match by going out.

    Each opponent may have the cheapest unseen cards.
    """
    laid = points(state.melds, [()] * state.setup.players, state.worth)
    worth = state.worth.cards
    cheapest = sorted(worth[card] for card in _hidden(state, seat))
    ahead = []
    for one, cards in enumerate(state.hands):
        if one != seat:
            known = state.known[one]
            least = sum(worth[card] for card in known)
            least += sum(cheapest[: len(cards) - len(known)])
            ahead.append(state.scores[one] + laid[one] - least)
    needed = max(ahead) + 1
    if state.round < state.options.most_rounds:
        needed = max(needed, state.options.target)
    return needed - state.scores[seat]


def _hidden(state: Rummy500State, seat: Seat) -> list[Card]:
    """The cards whose place the seat does not know."""
    hidden = list(state.stock)
    for one, cards in enumerate(state.hands):
        if one != seat:
            hidden += cards
            for card in state.known[one]:
                hidden.remove(card)
    return hidden


def _may_go_out(state: Rummy500State, seat: Seat) -> bool:
    """Whether at most one card of the hand is sure to stay in it: a fast necessary condition."""
    if not swapping.wanted(state).isdisjoint(state.hands[seat]):
        return True
    hand = state.hand(seat)
    stuck = hand.held & ~perhaps_melded(hand.held, hand.jokers, state.table)
    return not stuck & stuck - 1


class _GoingOut:
    """Depth-first search with a cache of the best points from each position."""

    def __init__(self, state: Rummy500State, seat: Seat) -> None:
        self.seat = seat
        self.round = state.round
        self.cache: dict[object, int] = {}

    def way(self, state: Rummy500State, preferred: Iterable[Move]) -> WayOut | None:
        best = self.best_points(state)
        if best == NO_WAY_OUT_POINTS:
            return None
        here = state
        moves: list[Move] = []
        while True:
            moved = self.moves(here)
            for move in moved if moves else _preferred(moved, preferred):
                after = _after(here, move)
                if self.value(after) == best:
                    break
            moves.append(move)
            here = after
            if here.over or here.round != self.round:
                return WayOut(tuple(moves), best)

    def moves(self, state: Rummy500State) -> Iterator[Move]:
        """Melds, lay-offs, swaps, and the discard of a last card."""
        alone = len(state.hands[self.seat]) == 1
        return (move for move in state.legal() if alone or not isinstance(move, Discard))

    def value(self, state: Rummy500State) -> int:
        """The points of the round after a move of the turn."""
        if state.over or state.round != self.round:
            done = state.rounds[-1]
            return int(done["scores"][self.seat]) if done["out"] == self.seat else NO_WAY_OUT_POINTS
        if state.asked != self.seat or state.phase != "play":
            return NO_WAY_OUT_POINTS
        return self.best_points(state)

    def best_points(self, state: Rummy500State) -> int:
        hand = state.hands[self.seat]
        lying = tuple(sorted([(meld.cards, meld.by) for meld in state.melds]))
        key = (tuple(sorted(hand)), lying, state.must_meld)
        if key not in self.cache:
            if len(self.cache) >= RUMMY500_MAX_CACHED_OUT_POSITION_COUNT:
                return NO_WAY_OUT_POINTS
            self.cache[key] = NO_WAY_OUT_POINTS
            if _may_go_out(state, self.seat):
                self.cache[key] = self._most_points(state)
        return self.cache[key]

    def _most_points(self, state: Rummy500State) -> int:
        worth = state.worth
        laid = points(state.melds, [()] * state.setup.players, worth)[self.seat]
        bound = laid + sum(worth.cards[card] for card in state.hands[self.seat])
        bound += _freed_points(state, self.seat)
        found = NO_WAY_OUT_POINTS
        for move in self.moves(state):
            found = max(found, self.value(_after(state, move)))
            if found == bound:
                break
        return found

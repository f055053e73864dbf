"""Going out: an exhaustive search of the asked seat's own turn.

As long as only one seat moves, nothing hidden matters: what lies in front of each player after the
last discard is known exactly.  Every order of new sequences, additions and takes is tried, each
position once.  ``goes_out`` cuts off what no longer leads out.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.cards.bounded_cache import cached
from game.cards.french import JOKER, Card
from game.cards.melds import MAX_RUN_CARD_COUNT, bits_of, laid_cards
from game.core.event import Seat
from game.games.take.bot.inference import goes_out
from game.games.take.melds import LaidRuns
from game.games.take.moves import (
    TAKE_DISCARD_MOVES,
    TAKE_DRAW_PILE_MOVE,
    TAKE_DRAW_STOCK_MOVE,
    Draw,
    Lay,
    Move,
)
from game.games.take.rules import TakeState, discarding, melding
from game.games.take.rules.round import most_rounds
from game.games.take.scoring import CARD_VALUES, laid_value, value
from game.games.take.state import PLAY_PHASE, TAKE_PACK

TAKE_MAX_CACHED_OUT_POSITION_COUNT: Final = 6_000
"""Limit of the search; beyond it only the ways already met count."""

Worth = tuple[float, float]
"""What a way out is worth: the seat's points and then its lead, or the other way round."""


class WayOut(NamedTuple):
    """A way to go out in this turn."""

    moves: tuple[Move, ...]
    """The moves, the last discard included."""
    laid: tuple[int, ...]
    """Points of each seat's sequences in the end."""


class FoundWays(NamedTuple):
    """What the search of a turn found."""

    best: tuple[WayOut, ...] = ()
    """As ``ways_out``."""
    last_melds: frozenset[Move] = frozenset()
    """The melds after which only the last discard is left."""
    first_melds: frozenset[Move] = frozenset()
    """The melds that begin a longer way out."""


NO_FOUND_WAYS: Final = FoundWays()


class Position(NamedTuple):
    """What the asked seat's own melds change."""

    table: LaidRuns
    hand: tuple[Card, ...]
    barred: Card | None
    laid: int
    """Number of sequences laid this round."""


def ways_out(state: TakeState) -> tuple[WayOut, ...]:
    """The best ways to go out in this turn; empty if there is none.

    The first has the most points of its own, and of equal ones the greatest lead over the best
    opponent.  Another one follows if its lead is greater.
    """
    return found_ways(state).best


def found_ways(state: TakeState) -> FoundWays:
    """All that ``ways_out`` finds on its way."""
    seat = state.asked
    if seat is None or state.phase != PLAY_PHASE:
        return NO_FOUND_WAYS
    here = Position(state.table, tuple(state.hands[seat]), state.barred, state.laid)
    return _ways(here, seat, _expected(state, seat)) if _may_go_out(here) else NO_FOUND_WAYS


@cached(each=4_000)
def _ways(here: Position, seat: Seat, before: tuple[float, ...]) -> FoundWays:
    search = _GoingOut(seat, before)
    best = tuple(search.ways(here))
    leading = [(move, after) for move, after in search.melds(here) if best and search.best(after)]
    return FoundWays(
        best,
        frozenset([move for move, after in leading if len(after.hand) == 1]),
        frozenset([move for move, after in leading if len(after.hand) > 1]),
    )


def plan(state: TakeState, move: Move) -> Sequence[Move]:
    """The moves that follow on the best way out that a move begins; empty if it begins none."""
    if isinstance(move, Draw):
        return _first(ways_out(_taken(state))) if move == TAKE_DRAW_PILE_MOVE else ()
    return next((way.moves[1:] for way in ways_out(state) if way.moves[0] == move), ())


def _first(ways: Sequence[WayOut]) -> Sequence[Move]:
    return ways[0].moves if ways else ()


def sure_wins(state: TakeState) -> list[Move]:
    """The moves that begin a way out which wins the match, whatever is hidden.

    From the stock any unseen card may come; each must lead out.
    """
    seat = state.asked
    if seat is None or not _can_win(state, seat):
        return []
    if state.phase == PLAY_PHASE:
        return list(dict.fromkeys(way.moves[0] for way in ways_out(state) if wins(state, way)))
    return [move for move in state.legal() if _wins_after(state, seat, move)]


def winning_line(state: TakeState, move: Move) -> Sequence[Move]:
    """The moves, from one of ``sure_wins`` on, that win in this turn.

    After a draw from the stock they follow from the card that comes.
    """
    if move == TAKE_DRAW_STOCK_MOVE:
        return (move,)
    if move == TAKE_DRAW_PILE_MOVE:
        after = _taken(state)
        return (move, *next(way.moves for way in ways_out(after) if wins(after, way)))
    return next(way.moves for way in ways_out(state) if way.moves[0] == move and wins(state, way))


def _wins_after(state: TakeState, seat: Seat, move: Move) -> bool:
    """Whether a draw surely leads to a way out that wins."""
    if not isinstance(move, Draw) or not state.hands[seat]:
        return False
    if move == TAKE_DRAW_PILE_MOVE:
        drawn = [_taken(state)]
    else:
        drawn = [_drawn(state, card) for card in sorted(set(_hidden(state, seat)))]
    return all(any(wins(after, way) for way in ways_out(after)) for after in drawn)


def _taken(state: TakeState) -> TakeState:
    """The state after the pile top is taken."""
    after = state.clone()
    after.advance(TAKE_DRAW_PILE_MOVE)
    return after


def _drawn(state: TakeState, card: Card) -> TakeState:
    """The state after a card comes from the stock, which may be with another seat here."""
    after = state.clone()
    after.stock[-1] = card
    after.advance(TAKE_DRAW_STOCK_MOVE)
    return after


def _can_win(state: TakeState, seat: Seat) -> bool:
    """Whether the match can be won this turn; a bound that is fast."""
    lying = sum(laid_value(run.cards) for run in state.table.runs)
    most = state.scores[seat] + lying + value(state.hands[seat]) + CARD_VALUES[JOKER]
    return most >= state.options.target or state.round == most_rounds(state.options)


def wins(state: TakeState, way: WayOut) -> bool:
    """Whether a way out wins the match even if the others hold the cheapest unseen cards."""
    seat = state.seat
    totals = [total + more for total, more in zip(state.scores, way.laid, strict=True)]
    cheapest = sorted(CARD_VALUES[card] for card in _hidden(state, seat))
    for other, hand in enumerate(state.hands):
        if other != seat:
            known = state.known[other]
            least = sum(CARD_VALUES[card] for card in known) + sum(
                cheapest[: len(hand) - len(known)]
            )
            if totals[other] - least >= totals[seat]:
                return False
    last = state.round == most_rounds(state.options)
    return last or totals[seat] >= state.options.target


def _expected(state: TakeState, seat: Seat) -> tuple[float, ...]:
    """The totals less the cards in the others' hands, hidden ones at their mean points."""
    hidden = _hidden(state, seat)
    mean = sum(CARD_VALUES[card] for card in hidden) / max(1, len(hidden))
    found = [float(total) for total in state.scores]
    for other, hand in enumerate(state.hands):
        if other != seat:
            known = state.known[other]
            found[other] -= sum(CARD_VALUES[card] for card in known) + mean * (
                len(hand) - len(known)
            )
    return tuple(found)


def _hidden(state: TakeState, seat: Seat) -> list[Card]:
    """The cards whose place the seat does not know."""
    hidden = list(TAKE_PACK)
    seen = [*state.pile, *state.hands[seat]]
    seen += [card for other, known in enumerate(state.known) if other != seat for card in known]
    for run in state.table.runs:
        seen += map(laid_cards.card_of, run.cards)
    for card in seen:
        hidden.remove(card)
    return hidden


def _may_go_out(here: Position) -> bool:
    """Whether a hand can go out; a joker can be the last card only if all sequences are full."""
    if goes_out(here.table, list(here.hand), here.barred):
        return True
    lacking = sum(MAX_RUN_CARD_COUNT - len(run.cards) for run in here.table.runs)
    return JOKER in here.hand and lacking < len(here.hand)


class _GoingOut:
    """Depth-first search with a cache of positions.

    ``before`` are the totals to which the sequences are added for the lead.
    """

    def __init__(self, seat: Seat, before: tuple[float, ...]) -> None:
        self.seat = seat
        self.before = before
        self.cache: dict[object, tuple[Worth, Worth] | None] = {}

    def ways(self, here: Position) -> Iterator[WayOut]:
        best = self.best(here)
        if best is not None:
            yield self.way(here, 0)
            if best[1][0] > best[0][1]:
                yield self.way(here, 1)

    def way(self, here: Position, aim: int) -> WayOut:
        """The way with the best points (``aim`` 0) or the greatest lead (1), to its end."""
        moves: list[Move] = []
        while len(here.hand) > 1:
            best = self.best(here)
            assert best is not None, "the position leads out"
            for move, after in self.melds(here):
                rest = self.best(after)
                if rest is not None and rest[aim] == best[aim]:
                    moves.append(move)
                    here = after
                    break
        return WayOut((*moves, TAKE_DISCARD_MOVES[here.hand[0]]), tuple(self.owned(here.table)))

    def best(self, here: Position) -> tuple[Worth, Worth] | None:
        """The best points and the greatest lead of all ways out; None if there is none."""
        table, hand, barred, _ = here
        if len(hand) == 1:
            held = list(hand)
            last = discarding.allowed_of(table, held, bits_of(held), held.count(JOKER), barred)
            return self.worth(table) if last else None
        key = (hand, barred, frozenset([(run.owner, run.cards) for run in table.runs]))
        if key not in self.cache:
            if len(self.cache) >= TAKE_MAX_CACHED_OUT_POSITION_COUNT:
                return None
            self.cache[key] = None
            if _may_go_out(here):
                found = [one for _, after in self.melds(here) if (one := self.best(after))]
                if found:
                    self.cache[key] = (max(one[0] for one in found), max(one[1] for one in found))
        return self.cache[key]

    def melds(self, here: Position) -> Iterator[tuple[Move, Position]]:
        """Every meld that leaves a card in the hand, and the position after it."""
        table, hand, barred, laid = here
        for move in melding.melds_of(table, bits_of(hand), hand.count(JOKER)):
            if isinstance(move, Lay):
                cards = move.cards
                after, count = table.with_new(laid + 1, self.seat, cards), laid + 1
            else:
                cards = (move.card,)
                after, count = table.with_card(self.seat, move.card, table.place_of(move)), laid
            if len(cards) < len(hand):
                left = list(hand)
                for card in map(laid_cards.card_of, cards):
                    left.remove(card)
                    barred = None if card == barred else barred
                yield move, Position(after, tuple(left), barred, count)
                barred = here.barred

    def worth(self, table: LaidRuns) -> tuple[Worth, Worth]:
        """The worth of a way out that leaves this table, for both aims."""
        owned = self.owned(table)
        totals = [total + more for total, more in zip(self.before, owned, strict=True)]
        mine = totals.pop(self.seat)
        lead = mine - max(totals)
        return (owned[self.seat], lead), (lead, owned[self.seat])

    def owned(self, table: LaidRuns) -> list[int]:
        """Points of each seat's sequences."""
        points = [0] * len(self.before)
        for run in table.runs:
            points[run.owner] += laid_value(run.cards)
        return points

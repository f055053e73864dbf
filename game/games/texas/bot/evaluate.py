"""How well a hand stands, and what moves make of it: what is left over, now and a card later.

What a player of Texas Rummy can tell of the cards they do not see.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from game.cards.french import JOKER, Card
from game.core.event import Seat
from game.games.texas.moves import OUTS, Discard, Draw, GoOut, Move
from game.games.texas.rules import TexasState
from game.games.texas.rules.deal import pack
from game.games.texas.rules.discarding import barred, barred_of
from game.games.texas.rules.drawing import must_draw_from_stock
from game.games.texas.rules.going_out import ways
from game.games.texas.scoring import Law, factor
from game.games.texas.state import TexasFacts


def unseen(state: TexasFacts, seat: Seat) -> dict[Card, int]:
    """How many copies of each card lie where this seat cannot see them."""
    cards = Counter(pack(state.setup.players))
    cards.subtract(state.pile)
    cards.subtract(state.hands[seat])
    for other, known in enumerate(state.known):
        if other != seat:
            cards.subtract(known)
    return {card: count for card, count in cards.items() if count > 0}


MOST_TRIED: Final = 5
"""How many discards are looked at closely."""
OUT_WORTH: Final = 40
"""What going out is worth beside having no points, in points of a round that counts once.

This and ``DRAWN`` were tried in whole matches of the rating alone against the players of playouts
(``python -m tests.bench.rating_alone --game texas``, 200 deals, points a match): +22.5 with a
standard error of 2.6; with 20 for this +20.1 (150 deals), with -0.32 for ``DRAWN`` +18.5 (150
deals).  60 for this, a ``SOON`` of 0 or one that grows with the turns, and nothing or twice as much
for what helps the next player were no further from it than that error.
"""
SOON: Final = 0.2
"""How much the points left over at once weigh against those after the next card."""
FORESIGHT: Final = 0.5
"""How much of what one more card says of two discards is still true when the round is over."""
DRAWN: Final = -0.5
"""The same of two draws, where what is left over is bad."""
OUT_DRAWN: Final = 15.0
"""What a chance to go out is worth after a draw, in points of a round that counts once."""
STOCK: Final = 4.0
"""By how much a draw from the stock is better than it looks: its card is one more.

These but ``DRAWN`` are fitted to what playouts made of 214 draws and 401 discards between close
moves, with 24 and 64 worlds each (least squares, weighted by their errors).  With the ``DRAWN`` of
that fit, -0.32, the better draw was found more often than by what the pile leaves over: 0.27 points
a draw, with a standard error of 0.15.
"""
DEARER: Final = 0.001
"""What a point of a card's own weighs where two discards come to the same: the dearer one goes."""
MOST_LOOKED_AT: Final = 3
"""So many discards are looked at after a draw from the pile."""
HOPE: Final = 0.5
"""How much the points left over with one more wild card weigh against those without."""


def _links() -> tuple[tuple[float, ...], ...]:
    """How near any two natural cards are to a meld, 0 to 1.

    A pair of one rank has the most cards that complete it; neighbours of a suit have fewer,
    and two cards with a gap between them one only.
    """
    return tuple([tuple([_link(one, other) for other in range(52)]) for one in range(52)])


def _link(one: int, other: int) -> float:
    apart = abs(one % 13 - other % 13)
    if apart == 0:
        return 1.0
    if one // 13 != other // 13:
        return 0.0
    return {1: 0.8, 2: 0.5}.get(min(apart, 13 - apart), 0.0)


LINKS: Final = _links()


def links(law: Law, hand: Sequence[Card], card: Card) -> float:
    """How near a card is to melds with the natural cards of a hand, summed up.

    A wild card goes with any of them, and counts as one pair.
    """
    wild = law.rules.wild
    if wild[card]:
        return 1.0
    row = LINKS[card]
    return sum([row[other] for other in hand if not wild[other]])


def keeping(law: Law, hand: Sequence[Card], after: dict[Card, int]) -> dict[Card, float]:
    """How much is to be said against discarding each card: the least is the best discard.

    ``after`` has the points each discard leaves over.  Of cards that cost the same, the
    one that has the least to do with the rest of the hand should go; a wild card never.
    """
    once = factor(law.number)
    rest = list(hand)
    found: dict[Card, float] = {}
    for card, points in after.items():
        if law.rules.wild[card]:
            found[card] = points + law.values[JOKER] + law.values[card]
        else:
            rest.remove(card)
            found[card] = points + once * links(law, rest, card)
            rest.append(card)
    return found


def least(after: dict[Card, int], barred: Card | None = None) -> int:
    """The fewest points that the best discard leaves over."""
    return min([points for card, points in after.items() if card != barred])


class DrawOutlook(NamedTuple):
    """What the next card makes of a hand: the mean of what is left over after it and the best
    discard, and how likely it lets the hand go out."""

    left_over: float
    out: float


def outlook(law: Law, hand: Sequence[Card], cards: dict[Card, int]) -> DrawOutlook:
    """What is to be expected of a hand once one of these cards is drawn.

    One wild card is as good as another.  Where all are known that may be drawn, none is hoped for.
    """
    if not cards:
        return DrawOutlook(float(law.points(hand)), 0.0)
    total = out = 0
    as_wild: int | None = None
    for card, count in cards.items():
        if not law.rules.wild[card]:
            points = law.fewest(sorted([*hand, card]))
        else:
            if as_wild is None:
                as_wild = law.fewest(sorted([*hand, card]))
            points = as_wild
        total += count * points
        out += count * (not points)
    whole = sum(cards.values())
    return DrawOutlook(total / whole, out / whole)


def taken(law: Law, hand: Sequence[Card], top: Card, bars: bool) -> int:
    """The fewest points left over after the top of the pile is taken and a card discarded.

    ``bars`` is whether that must be another card (``TexasOptions.bars``).
    """
    held = sorted([*hand, top])
    return law.fewest(held, barred_of(top, held, bars))


def with_a_wild_card(law: Law, hand: Sequence[Card]) -> int:
    """What is left over with a joker more and the best discard: how near the hand is to better.

    The most that one card can do; going out is worth what it is in ``expected``.
    """
    return law.fewest([*hand, JOKER]) or -OUT_WORTH * factor(law.number)


# Moves.


def way_out(state: TexasState) -> Move | None:
    """The way to go out: whoever can has no points and leaves the others with theirs."""
    found = ways(state)
    return OUTS[found[0]] if found else None


def said_against(state: TexasState) -> dict[Card, float]:
    """How much is to be said against each discard that is allowed: see ``keeping``."""
    return against_each(state.round_law, state.hand, barred(state))


def against_each(law: Law, hand: Sequence[Card], kept: Card | None) -> dict[Card, float]:
    """The same of a hand that may not discard one card."""
    against = keeping(law, hand, law.after_discards(hand))
    return {card: points for card, points in against.items() if card != kept}


def costs_of(law: Law, hand: Sequence[Card], against: dict[Card, float]) -> dict[Card, float]:
    """What is left over without each card, as it lies and with one more wild card."""
    hoped = law.fewest_after_two([*hand, JOKER], against)
    worth = OUT_WORTH * factor(law.number)
    return {
        card: (1 - HOPE) * points + HOPE * (hoped[card] or -worth)
        for card, points in against.items()
    }


def hoped(law: Law, hand: Sequence[Card]) -> float:
    """What is left over of a hand, as it lies and with one more wild card."""
    return (1 - HOPE) * law.points(hand) + HOPE * with_a_wild_card(law, hand)


def saves(law: Law, hand: Sequence[Card], top: Card, bars: bool) -> bool:
    """Whether the top of the pile leaves fewer points over than the hand as it lies."""
    return taken(law, hand, top, bars) < law.points(hand)


def helping(state: TexasState, card: Card) -> float:
    """What a discard is worth to the next player, as far as their cards were seen."""
    following = (cast(Seat, state.asked) + 1) % state.setup.players
    return factor(state.round) * links(state.round_law, state.known[following], card)


def weight_of(state: TexasState, move: Move) -> float:
    """Less the points left over, half of them with one more wild card."""
    law = state.round_law
    match move:
        case GoOut():
            return 0.0
        case Draw():
            bars = state.options.bars
            if move.from_pile:
                return -float(taken(law, state.hand, state.pile[-1], bars))
            if must_draw_from_stock(state) or not saves(law, state.hand, state.pile[-1], bars):
                return 0.0
            return -hoped(law, state.hand)
        case Discard():
            against = {move.card: said_against(state)[move.card]}
            cost = costs_of(law, state.hand, against)[move.card]
            return -cost - helping(state, move.card)


def drawing(state: TexasState, move: Draw) -> float:
    """What a draw is worth: what is left over, and how near going out is, a card later."""
    law = state.round_law
    cards = unseen(state, cast(Seat, state.asked))
    if not move.from_pile:
        return STOCK * factor(law.number) + _worth_drawing(law, outlook(law, state.hand, cards))
    top = state.pile[-1]
    held = sorted([*state.hand, top])
    kept = barred_of(top, held, state.options.bars)
    after = law.after_discards(held)
    found = []
    for card in sorted(after, key=after.__getitem__)[: MOST_LOOKED_AT + 1]:
        if card != kept:
            rest = held[:]
            rest.remove(card)
            found.append(_worth_drawing(law, outlook(law, rest, cards)))
    return max(found[:MOST_LOOKED_AT])


def _worth_drawing(law: Law, after: DrawOutlook) -> float:
    return DRAWN * after.left_over + OUT_DRAWN * factor(law.number) * after.out


def discarding(state: TexasState, move: Discard) -> float:
    """What a discard is worth, by what is to be expected once the next card is used."""
    law = state.round_law
    rest = state.hand[:]
    rest.remove(move.card)
    after = outlook(law, rest, unseen(state, cast(Seat, state.asked)))
    points = after.left_over - OUT_WORTH * factor(law.number) * after.out
    now = law.after_discards(state.hand)[move.card]
    rating = -FORESIGHT * (points + SOON * now + helping(state, move.card))
    return rating + DEARER * law.values[move.card]


def expectation_of(state: TexasState, move: Move) -> float:
    """By how many points a move betters how the round ends, as far as the next card tells."""
    match move:
        case GoOut():
            return 0.0
        case Draw():
            return drawing(state, move)
        case Discard():
            return discarding(state, move)

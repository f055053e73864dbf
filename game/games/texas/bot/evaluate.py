"""How well a hand stands, and what moves make of it: what is left over, now and a card later."""

from collections.abc import Sequence
from typing import Final, cast

from game.cards.french import JOKER, Card
from game.core.event import Seat
from game.games.texas.bot.inference import unseen
from game.games.texas.moves import OUTS, Discard, Draw, GoOut, Move
from game.games.texas.rules import TexasState
from game.games.texas.rules.discarding import barred, barred_of
from game.games.texas.rules.drawing import must_draw_from_stock
from game.games.texas.rules.going_out import ways
from game.games.texas.scoring import Law, factor

MOST_TRIED: Final = 5
"""How many discards are looked at closely."""
OUT_WORTH: Final = 20
"""What going out is worth beside having no points, in points of a round that counts once."""
SOON: Final = 0.2
"""How much the points left over at once weigh against those after the next card."""
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


def expected(law: Law, hand: Sequence[Card], cards: dict[Card, int]) -> float:
    """The mean of what is left over after one of these cards is drawn and the best discard."""
    total = 0.0
    worth = OUT_WORTH * factor(law.number)
    for card, count in cards.items():
        points = law.fewest(sorted([*hand, card]))
        total += count * (points or -worth)
    return total / sum(cards.values())


def taken(law: Law, hand: Sequence[Card], top: Card) -> int:
    """The fewest points left over after the top of the pile is taken, and another discarded."""
    held = sorted([*hand, top])
    return law.fewest(held, barred_of(top, held))


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
    law = state.round_law
    against = keeping(law, state.hand, law.after_discards(state.hand))
    kept = barred(state)
    return {card: points for card, points in against.items() if card != kept}


def costs_of(state: TexasState, against: dict[Card, float]) -> dict[Card, float]:
    """What is left over without each card, as it lies and with one more wild card."""
    law = state.round_law
    hoped = law.fewest_after_two([*state.hand, JOKER], against)
    worth = OUT_WORTH * factor(law.number)
    return {
        card: (1 - HOPE) * points + HOPE * (hoped[card] or -worth)
        for card, points in against.items()
    }


def hoped(state: TexasState) -> float:
    """What is left over of the hand, as it lies and with one more wild card."""
    law = state.round_law
    return (1 - HOPE) * law.points(state.hand) + HOPE * with_a_wild_card(law, state.hand)


def saves(state: TexasState) -> bool:
    """Whether the top of the pile leaves fewer points over than the hand as it lies."""
    law = state.round_law
    return taken(law, state.hand, state.pile[-1]) < law.points(state.hand)


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
            if move.from_pile:
                return -float(taken(law, state.hand, state.pile[-1]))
            if must_draw_from_stock(state) or not saves(state):
                return 0.0
            return -hoped(state)
        case Discard():
            cost = costs_of(state, {move.card: said_against(state)[move.card]})[move.card]
            return -cost - helping(state, move.card)


def expectation_of(state: TexasState, move: Move) -> float:
    """Less the points that are to be expected left over once the next card is used."""
    law = state.round_law
    hand = state.hand
    seat = cast(Seat, state.asked)
    match move:
        case GoOut():
            return 0.0
        case Draw():
            if move.from_pile:
                return -float(taken(law, hand, state.pile[-1]))
            return -expected(law, hand, unseen(state, seat))
        case Discard():
            rest = hand[:]
            rest.remove(move.card)
            points = expected(law, rest, unseen(state, seat))
            now = law.after_discards(hand)[move.card]
            return -points - SOON * now - helping(state, move.card)

"""Going out in Take: whether a hand can be melded but for one card that may be discarded.

The last card may be discarded only if it fits nowhere on the table as it will lie then; if it
fits it must be added, and its owner floats: the others have a turn to meld, and to take.
"""

from game.cards.french import JOKER, Card
from game.cards.melds import ONE_SUIT, beside, bits, can_all_be_melded, clears, strands
from game.games.take.runs import Table


def goes_out(table: Table, hand: list[Card], barred: Card | None) -> bool:
    """Whether all cards of the hand but one that may then be discarded can be melded.

    ``barred`` is the card that may not be discarded this turn.
    """
    held = bits(hand)
    if held >> JOKER:
        return _with_jokers(table, held, hand.count(JOKER), barred)
    alone = held & ~(table.spread.fits | beside(held))
    if not alone or alone & alone - 1 or (barred is not None and alone == 1 << barred):
        return False
    return can_all_be_melded(held ^ alone, 0, table.spread)


def _with_jokers(table: Table, cards: int, jokers: int, barred: Card | None) -> bool:
    """The same with jokers, which can be put where the last card will not fit."""
    runs = table.spread.runs
    held = [cards >> suit * 13 & ONE_SUIT for suit in range(4)]
    spent = [
        [count for count in range(jokers + 1) if clears(held[suit], runs[suit], count)]
        for suit in range(4)
    ]
    stuck = [suit for suit in range(4) if not spent[suit]]
    if len(stuck) > 1:
        return False
    for suit in stuck or range(4):
        elsewhere = {0}
        for other in range(4):
            if other != suit:
                elsewhere = {before + count for before in elsewhere for count in spent[other]}
        for rank in range(13):
            if held[suit] >> rank & 1 and suit * 13 + rank != barred:
                left = held[suit] & ~(1 << rank)
                if any(
                    strands(left, runs[suit], jokers - used, rank)
                    for used in elsewhere
                    if used <= jokers
                ):
                    return True
    return False

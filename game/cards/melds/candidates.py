"""The sets of natural cards that wild cards can complete to a meld.

A candidate is ``(cards, need, most)``: its natural cards, the fewest wild cards that
make it a meld (the gaps of a run, the cards that lack to three), and the most it can hold.
"""

from game.cards.melds.copies import LAYER
from game.cards.melds.law import HIGH_ACE, LONGEST_RUN, SHORTEST, MeldRules
from game.cards.melds.masks import ONE_SUIT
from game.cards.remembered import remembered

Candidate = tuple[int, int, int]


@remembered(each=900, rooms=2)
def in_suit(held: int, wilds: int, wilds_per_natural: int) -> tuple[Candidate, ...]:
    """The candidates for runs among the ranks held in a suit, as bits 0 (ace) to 12."""
    found: dict[int, tuple[int, int]] = {}
    places = [place for place in range(HIGH_ACE + 1) if held >> place % 13 & 1]
    for first, low in enumerate(places):
        ended = begun = [(1 << low % 13, low + 1, 0)]
        for place in places[first:]:
            if place > low:
                bit = 1 << place % 13
                ended = [
                    (used | bit, place + 1, gaps + place - after)
                    for used, after, gaps in begun
                    if gaps + place - after <= wilds
                ]
                if not ended or place - low == LONGEST_RUN:
                    break
                begun = ended + begun
            for used, _, gaps in ended:
                count = used.bit_count()
                need = max(gaps, SHORTEST - count)
                most = min(count * wilds_per_natural, LONGEST_RUN - count)
                if need <= wilds and need <= most and need < found.get(used, (wilds + 1, 0))[0]:
                    found[used] = need, most
    return tuple([(used, need, most) for used, (need, most) in found.items()])


@remembered(each=900)
def in_rank(held: int, wilds: int, rules: MeldRules) -> tuple[Candidate, ...]:
    """The candidates for groups among cards of one rank, with their copies in layers.

    Not a single card with two wild cards: as a run it has at least as much room.
    """
    chosen = [0]
    for suit in range(4):
        copies = held & ONE_SUIT << suit * 13
        options = [0]
        while copies:
            options.append(options[-1] | copies & -copies)
            copies = 0 if rules.distinct_suits else held & copies << LAYER
        chosen = [cards | option for cards in chosen for option in options]
    found: list[Candidate] = []
    for cards in chosen:
        count = cards.bit_count()
        need = max(0, SHORTEST - count)
        most = min(count * rules.wilds_per_natural, rules.largest_group - count)
        if count > 1 and need <= min(wilds, most):
            found.append((cards, need, most))
    return tuple(found)

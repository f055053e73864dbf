"""Texas Rummy's melds and count, slow and obvious: a second opinion on the rules."""

from collections.abc import Sequence

RANKS = "A23456789TJQK"
Cards = Sequence[str]


def wild(card: str, number: int) -> bool:
    """Whether a card is wild in a round: jokers, deuces, the rank of the cards dealt."""
    return card.startswith("JK") or card[0] in ("2", RANKS[number + 1])


def cost(card: str, number: int) -> int:
    """What a card left over costs in a round."""
    if card == "JK":
        points = 50
    elif wild(card, number) or card[0] == "A":
        points = 20
    else:
        points = 10 if card[0] in "TJQK" else int(card[0])
    return points * (3 if number == 11 else 2 if number in (9, 10) else 1)


def is_meld(held: Cards, number: int) -> bool:
    """Whether these cards, in any order, are a meld."""
    naturals = [card for card in held if not wild(card, number)]
    if len(held) < 3 or len(held) - len(naturals) > len(naturals):
        return False
    if len({card[0] for card in naturals}) == 1:
        return True
    if len({card[1] for card in naturals}) > 1:
        return False
    return any(_spans(naturals, low, len(held)) for low in range(14))


def _spans(naturals: Cards, low: int, length: int) -> bool:
    """Whether the naturals fit, each in a place of its own, in the run from this place up.

    Place 0 is a low ace, 13 a high one.
    """
    places = range(low, low + length)
    if length > 13 or places[-1] > 13:
        return False
    lying = [p for card in naturals for p in places if RANKS[p % 13] == card[0]]
    return len(lying) == len(set(lying)) == len(naturals)


def fewest(held: Cards, number: int) -> int:
    """The fewest points left over, by trying every way to part the cards."""
    count = len(held)
    best = {0: 0}
    melds = {
        mask
        for mask in range(1 << count)
        if is_meld([held[i] for i in range(count) if mask >> i & 1], number)
    }
    for mask in range(1, 1 << count):
        low = mask & -mask
        rest = mask ^ low
        found = best[rest] + cost(held[low.bit_length() - 1], number)
        part = rest
        while part:
            if part | low in melds:
                found = min(found, best[rest ^ part])
            part = part - 1 & rest
        best[mask] = found
    return best[(1 << count) - 1]


def goes_out(held: Cards, discard: str, number: int) -> bool:
    """Whether all cards but this one can be melded."""
    rest = list(held)
    rest.remove(discard)
    return fewest(rest, number) == 0


def lies_right(meld: Cards, number: int) -> bool:
    """Whether a meld is written as it should be: a run lowest first, jokers by their place."""
    naturals = [card for card in meld if not wild(card, number)]
    if len({card[0] for card in naturals}) == 1:
        rank = naturals[0][0]
        return is_meld(meld, number) and all(
            card == f"JK={rank}" for card in meld if card.startswith("JK")
        )
    suit = naturals[0][1]
    return is_meld(meld, number) and any(
        low + len(meld) <= 14
        and all(
            _lies(card, RANKS[(low + step) % 13] + suit, number) for step, card in enumerate(meld)
        )
        for low in range(12)
    )


def _lies(card: str, place: str, number: int) -> bool:
    if card.startswith("JK"):
        return card == f"JK={place}"
    return wild(card, number) or card == place

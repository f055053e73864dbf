"""A newcomer's policy after all lessons, and the helpers of such policies.

It knows only what the lessons teach: no card counting, no inference about other hands, and of a
card that no lesson names only that the rules allow it.
"""

from collections.abc import Callable, Sequence
from random import Random

from game.core.event import View

Newcomer = Callable[[View, Sequence[str], Random], str]
"""What a newcomer does of the legal moves, by what is seen."""
RANKS = "A23456789TJQK"
DEAR = {**dict.fromkeys("23456789", 5), **dict.fromkeys("TJQK", 10), "A": 15}
"""What Take's lessons say that cards cost: the kings and tens more than the small ones."""


def does(moves: Sequence[str], *words: str) -> list[str]:
    """The moves that begin with one of some words."""
    return [move for move in moves if move.split()[0] in words]


def cost(card: str) -> int:
    """What a card costs in the hand at Take."""
    return DEAR.get(card[0], 20)


def rummy500_cost(card: str) -> int:
    """What a card costs in the hand at 500 Rummy: what it shows, an ace or a joker 15."""
    return 15 if card == "JK" or card[0] == "A" else pips(card)


def pips(card: str) -> int:
    """What a card shows: an ace 1, a face card 10."""
    return min(10, RANKS.find(card[0]) + 1)


def lonely(card: str, hand: Sequence[str], groups: bool) -> bool:
    """Whether a card goes with nothing: no neighbour of its suit, nor one of its rank."""
    rest = [other for other in hand if other != "JK"]
    rest.remove(card)
    place, suit = RANKS.find(card[0]), card[1]
    return not any(
        (other[1] == suit and abs(RANKS.find(other[0]) - place) <= 2)
        or (groups and other[0] == card[0])
        for other in rest
    )


def away(
    moves: Sequence[str], hand: Sequence[str], groups: bool, costs: Callable[[str], int]
) -> str:
    """The discard that the lessons teach: the dearest card that goes with nothing."""
    cards = {move: move.split()[1] for move in moves}
    able = [move for move in moves if cards[move] != "JK"] or moves
    alone = [move for move in able if cards[move] != "JK" and lonely(cards[move], hand, groups)]
    return max(alone or able, key=lambda move: costs(cards[move]))


def makes(hand: Sequence[str], card: str, groups: bool) -> bool:
    """Whether a card makes a meld with two natural cards of the hand."""
    hand = [other for other in hand if other != "JK"]
    same = sum(other[0] == card[0] for other in hand)
    if groups and same >= 2:
        return True
    suit = {RANKS.find(other[0]) for other in hand if other[1] == card[1]}
    place = RANKS.find(card[0])
    return any({place + a, place + b} <= suit for a, b in ((-2, -1), (-1, 1), (1, 2)))


def takeaway(view: View, moves: Sequence[str], rng: Random) -> str:
    """Takes the largest stack of somebody else's, and draws where nothing fits."""
    taking = does(moves, "take")
    if not taking:
        return moves[0]

    def gain(move: str) -> int:
        slot = view["slots"][int(move.split()[1])]
        return 0 if slot["seat"] == view["me"] else len(slot["cards"])

    return max(taking, key=gain)


def take(view: View, moves: Sequence[str], rng: Random) -> str:
    """Lays and adds all that can be, and discards what is dear and goes with nothing."""
    hand = view["hands"][view["me"]]
    if "draw stock" in moves:
        top = view["pile"][-1] if view["pile"] else ""
        return "draw pile" if top and "draw pile" in moves and makes(hand, top, False) else moves[0]
    adding = does(moves, "add")
    if adding:
        return max(adding, key=lambda move: ("+" in move, rng.random()))
    laying = does(moves, "lay")
    if laying:
        return max(laying, key=len)
    discards = does(moves, "discard")
    return away(discards, hand, False, cost) if discards else moves[0]


def rummy500(view: View, moves: Sequence[str], rng: Random) -> str:
    """Call, dig where the meld pays for the cards left over, and lay all that can be laid."""
    hand = view["hands"][view["me"]]
    calling = does(moves, "rummy")
    if calling:
        return calling[0]
    if "pass" in moves:
        return "pass"
    if "draw stock" in moves:
        digs = {
            move: _dig_gain(hand, view["pile"][-int(move.split()[2]) :])
            for move in does(moves, "draw")
            if move.split()[1] == "pile"
        }
        best = max(digs, key=lambda move: digs[move], default="")
        others = [count for seat, count in enumerate(view["hands"]) if seat != view["me"]]
        if best and digs[best] > (0 if min(others) <= CLOSE else -30):
            return best
        return "draw stock"
    for word in ("meld", "layoff"):
        able = does(moves, word)
        if able:
            return max(able, key=lambda move: ("JK" not in move, len(move)))
    discards = does(moves, "discard")
    return away(discards, hand, True, rummy500_cost) if discards else moves[0]


def _dig_gain(hand: Sequence[str], cards: Sequence[str]) -> int:
    """Points that a dig brings: a meld with the deepest card, less the cost of cards left over."""
    deepest, *rest = cards
    held = [*hand, *rest]
    if deepest == "JK" or not makes(held, deepest, True):
        return NO_DIG
    useful = [makes(less(held, card), card, True) for card in rest]
    return 3 * rummy500_cost(deepest) + sum(
        rummy500_cost(card) if used else -rummy500_cost(card)
        for card, used in zip(rest, useful, strict=True)
    )


def less(cards: Sequence[str], card: str) -> list[str]:
    """The cards without one of them."""
    rest = list(cards)
    rest.remove(card)
    return rest


def taki(view: View, moves: Sequence[str], rng: Random) -> str:
    """Matches, opens a run with several cards of its colour, closes it, and says "last card"."""
    for said in ("say last", "close"):
        more = does(moves, "play")
        if said in moves and not (said == "close" and more):
            return said
    hand = view["hands"][view["me"]]
    playing = does(moves, "play")
    if not playing:
        return "draw" if "draw" in moves else moves[0]

    def order(move: str) -> tuple[int, int]:
        card = move.split()[1]
        colour, symbol = card[0], card[1:].lstrip("-")
        of_colour = sum(other[0] == colour for other in hand)
        if card.startswith("king"):
            return 0, 0
        if symbol == "taki":
            return (4, of_colour) if of_colour > 2 else (1, 0)
        if view["run"] is not None:
            # Inside a run the +2 waits to be the last one.
            return (1 if symbol == "+2" else 2), 0
        if symbol == "stop":
            return 3, 0
        # The card that is hardest to get rid of: the rarest colour of the hand.
        return 2, -of_colour

    return max(playing, key=order)


def texas(view: View, moves: Sequence[str], rng: Random) -> str:
    """Takes wild cards and what makes a meld, keeps them, and goes out as soon as it can."""
    hand = view["hands"][view["me"]]
    wild = f"2{view['wild']}"
    out = does(moves, "out")
    if out:
        return max(out, key=lambda move: cost(move.split()[1]))
    if "draw stock" in moves:
        top = view["pile"][-1] if view["pile"] else ""
        naturals = [card for card in hand if card[0] not in wild and card != "JK"]
        good = bool(top) and (top[0] in wild or top == "JK" or makes(naturals, top, True))
        if top and not good and len(naturals) < len(hand):
            # A wild card makes a meld of any two that go together.
            good = not lonely(top, [top, *naturals], True)
        return "draw pile" if good and "draw pile" in moves else "draw stock"
    dear = {"A": 20}
    naturals = [card for card in hand if card[0] not in wild and card != "JK"]
    discards = does(moves, "discard")
    able = [move for move in discards if move.split()[1] in naturals] or discards
    melded = [move for move in able if makes(less(hand, move.split()[1]), move.split()[1], True)]
    able = [move for move in able if move not in melded] or able
    alone = [one for one in able
             if one.split()[1] in naturals and lonely(one.split()[1], naturals, True)]  # fmt: skip
    return max(alone or able,
               key=lambda one: dear.get(one.split()[1][0], pips(one.split()[1])))  # fmt: skip


AFTER_LESSONS: dict[str, Newcomer] = {
    "takeaway": takeaway, "take": take, "rummy500": rummy500, "taki": taki, "texas": texas,
}  # fmt: skip
CLOSE = 2
"""Cards in another hand with which the round could soon end."""
NO_DIG = -1000
"""Gain of a dig whose deepest card makes no meld."""

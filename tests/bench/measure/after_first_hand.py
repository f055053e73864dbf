"""A newcomer's policy after the first hands alone, with what the table offers.

Each rule says what teaches it: a sentence of the first hand by its name in the lessons' ``en.ftl``,
or an offer, which is a button, a lit card or a line that the table shows by itself.  What neither
tells is left to chance or to the first offer.
"""

from collections.abc import Sequence
from random import Random

from game.core.event import View
from tests.bench.measure.after_lessons import Newcomer, does, less, lonely, makes, pips


def takeaway(view: View, moves: Sequence[str], rng: Random) -> str:
    """Takes the largest stack, whoever owns it."""
    # Offer: the stacks that fit are lit, and the deck is where none fits.
    taking = does(moves, "take")
    if not taking:
        return moves[0]
    # .choice: the queen fits two stacks, so take the one of five cards.
    return max(taking, key=lambda move: len(view["slots"][int(move.split()[1])]["cards"]))


def take(view: View, moves: Sequence[str], rng: Random) -> str:
    """Steals, lays all that it can, and discards a face card that goes with nothing."""
    hand = view["hands"][view["me"]]
    if "draw stock" in moves:
        top = view["pile"][-1] if view["pile"] else ""
        # .pile: the top card is for a run with yours, else draw.
        return "draw pile" if top and "draw pile" in moves and makes(hand, top, False) else moves[0]
    adding = does(moves, "add")
    if adding:
        mine = {run["id"] for run in view["melds"] if run["owner"] == view["me"]}
        # .double: two runs at once; .steal: another's run rather than one's own.
        # Offer: cards come before jokers.
        return max(
            adding,
            key=lambda move: (
                "JK" not in move, "+" in move, move.split()[-1] not in mine, rng.random()
            ),
        )  # fmt: skip
    laying = does(moves, "lay")
    if laying:
        # .lay and .short: a run is laid at once, and all of it.  Offer: without jokers first.
        return max(laying, key=lambda move: ("JK" not in move, len(move)))
    return _away(does(moves, "discard"), hand, False) or moves[0]


def rummy500(view: View, moves: Sequence[str], rng: Random) -> str:
    """Digs for what makes a meld, shouts "Rummy!", and lays all that it can."""
    hand = view["hands"][view["me"]]
    # .rummy and the offer "Rummy!".
    calling = does(moves, "rummy")
    if calling:
        return calling[0]
    if "pass" in moves:
        return "pass"
    if "draw stock" in moves:
        # .dig: what lies deeper is worth it; the dearest, where the table offers several.
        gains = {move: _dig_gain(hand, view["pile"][-int(move.split()[2]) :])
                 for move in does(moves, "draw") if move.split()[1] == "pile"}  # fmt: skip
        good = [move for move, gain in gains.items() if gain is not None]
        return max(good, key=lambda move: gains[move] or 0, default="draw stock")
    for word in ("meld", "layoff"):
        able = does(moves, word)
        if able:
            # .hold: on the table they score; .short: all four.  Offer: without jokers first.
            return max(able, key=lambda move: ("JK" not in move, len(move)))
    return _away(does(moves, "discard"), hand, True, ace=15) or moves[0]


def _dig_gain(hand: Sequence[str], cards: Sequence[str]) -> int | None:
    """Points that a dig brings, as the first hand has it; None if it makes no meld."""
    deepest, *rest = cards
    held = [*hand, *rest]
    # .dig: a card under the pile that makes three with two others.  Offer: of those taken, too.
    if deepest == "JK" or not makes(held, deepest, True):
        return None
    gain = 3 * _cost(deepest, 15)
    for card in rest:
        # .eight: what goes with yours can be laid; .king: what cannot costs you.
        used = card == "JK" or makes(less(held, card), card, True)
        gain += _cost(card, 15) if used else -_cost(card, 15)
    return gain


def taki(view: View, moves: Sequence[str], rng: Random) -> str:
    """Matches the colour, plays a Taki where more can follow, breaks, closes and says it."""
    playing = does(moves, "play")
    # .call: say "last card"; .close: nobody joins a run that is closed.
    if "say last" in moves:
        return "say last"
    if "close" in moves and not playing:
        return "close"
    if "pass" in moves and "play break" in playing:
        # .break: a Breaker answers a +3.
        return "play break"
    # Offer: in one's own turn its button says "Breaker: draw three", so it is the last choice.
    able = [move for move in playing if move != "play break"]
    if not able:
        return "draw" if "draw" in moves else moves[0]
    hand = view["hands"][view["me"]]

    def order(move: str) -> tuple[int, float]:
        card = move.split()[1]
        color, symbol = card[0], card[1:].lstrip("-")
        others = less(hand, card.split("=")[0])
        if view["run"] is not None:
            # .order: the run ends on the card that goes with what is left.
            last = any(other[1:] == card[1:] for other in others if other[0] != color)
            return (0 if last else 1), rng.random()
        if symbol == "taki":
            # .taki and .single: all cards of its colour at once, if there are any.
            return (3 if any(other[0] == color for other in others) else 1), 0.0
        if "=" in card:
            # .out: the colour that Max chose let somebody go out, so choose one that you hold.
            held = any(other[0] == card[-1] for other in others)
            return 0, held + rng.random()
        if symbol == "stop" and len(view["hands"]) == 2 and others:
            # Offer: with two players its button says "go again".
            return 4, 0.0
        # .two: a +2 on a +2; .colour: any card that fits the pile.
        return (2 if color in COLORS else 0), rng.random()

    return max(able, key=order)


def texas(view: View, moves: Sequence[str], rng: Random) -> str:
    """Takes wild cards and what makes a meld, and goes out as soon as a button says so."""
    hand = view["hands"][view["me"]]
    # .out and the offer "Go out with …".
    out = does(moves, "out")
    if out:
        return max(out, key=lambda move: _cost(move.split()[1], 20))
    # .wild, .out, and the table's line of what is wild in this round.
    naturals = [card for card in hand if card[0] not in f"2{view['wild']}" and card != "JK"]
    if "draw stock" in moves:
        top = view["pile"][-1] if view["pile"] else ""
        wild = bool(top) and (top[0] in f"2{view['wild']}" or top == "JK")
        # .wild: take a wild card; .eight: take what makes a meld; .deck: else draw.
        good = wild or (bool(top) and makes(naturals, top, True))
        if top and not good and len(naturals) < len(hand):
            # .king: a wild card and two 5s are a set, so a wild card waits for any pair.
            good = not lonely(top, [top, *naturals], True)
        return "draw pile" if good and "draw pile" in moves else "draw stock"
    discards = does(moves, "discard")
    # .wasted: a wild card stays.
    able = [move for move in discards if move.split()[1] in naturals] or discards
    # .eight: what is a meld stays.
    free = [move for move in able if not makes(less(hand, move.split()[1]), move.split()[1], True)]
    # .queen: she costs 10, and an ace 20.
    return _away(free or able, naturals, True, ace=20) or moves[0]


def _away(discards: Sequence[str], hand: Sequence[str], groups: bool, ace: int = 1) -> str:
    """The discard that first hands teach, empty without one.

    Take's ``.other``, 500 Rummy's ``.two``, Texas Rummy's ``.dear``: a face card that goes with
    nothing costs 10, and small cards little.  An ace costs 20 by Texas Rummy's ``.queen`` and 15 by
    500 Rummy's ``.aces``, of which three score 45; Take's first hand says nothing of it.
    """
    able = [move for move in discards if move.split()[1] != "JK"] or discards
    alone = [move for move in able if move.split()[1] in hand and move.split()[1] != "JK"
             and lonely(move.split()[1], hand, groups)]  # fmt: skip
    return max(alone or able, key=lambda move: _cost(move.split()[1], ace), default="")


def _cost(card: str, ace: int) -> int:
    """What a card shows, an ace as given."""
    return ace if card[0] == "A" else pips(card)


COLORS = "RYGB"
AFTER_FIRST_HAND: dict[str, Newcomer] = {
    "takeaway": takeaway, "take": take, "rummy500": rummy500, "taki": taki, "texas": texas,
}  # fmt: skip

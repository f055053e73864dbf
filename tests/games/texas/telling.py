"""What the sentences of Texas Rummy's rules page promise of the rules."""

from typing import Final

from game.cards import french
from game.games.texas.state import law_in
from tests.laws.at import At
from tests.laws.telling import ToldRule, all_begin, always, during, hand_of, never


def goes_out_with(at: At, cards: str) -> bool:
    """Whether these cards of a hand of so many and one more are a meld: with it one goes out."""
    state, meld = at.state.clone(), [french.read(text) for text in cards.split()]
    state.round = len(meld) - 2
    state.law = law_in(state.setup, state.round)
    spare = french.read("9D")
    state.hands[state.asked] = sorted([*meld, spare])
    state.phase, state.taken, state.laid = "discard", None, None
    return At(at.game, state, at.message).can("out 9D")


def melds(*good: str, bad: tuple[str, ...] = ()) -> ToldRule:
    """That these cards are melds, and those are none."""
    return lambda at: (
        all(goes_out_with(at, one) for one in good)
        and not any(goes_out_with(at, one) for one in bad)
    )


def taken(at: At) -> str:
    return "" if at.state.taken is None else french.write(at.state.taken)


def _barred(at: At) -> bool | None:
    card = taken(at)
    if not card or hand_of(at).count(card) > 1:
        return None
    return at.refused("discard", card) and at.refused("out", card)


def _other_copy(at: At) -> bool | None:
    card = taken(at)
    return not at.refused("discard", card) if card and hand_of(at).count(card) > 1 else None


def _not_barred(at: At) -> bool | None:
    return not at.refused("discard", taken(at)) if taken(at) else None


def _outs(at: At) -> list[str]:
    return [move for move in at.moves if move.startswith("out")]


def _lays_down(at: At) -> bool | None:
    after = [at.after(move).state for move in _outs(at)]
    return all(one.laid and one.laid["seat"] == at.state.asked for one in after) if after else None


def _third_time(at: At) -> bool:
    return at.state.phase == "draw" and not at.state.stock and bool(at.state.emptied == 2)


def _stock_first(at: At) -> bool | None:
    due = at.state.phase == "draw" and at.state.idle >= 6 * at.state.setup.players
    return at.only("draw stock") if due and at.state.laid is None else None


def _are_half_natural(at: At) -> bool:
    """Whether a meld has as many natural cards as wild ones, at least."""
    return melds("7C 7H 3S", "7C 7H 4S 4D", bad=("7C 3S 3D", "7C 4S 4D 4H"))(at) is True


TOLD_RULES: Final[dict[str, ToldRule]] = {
    "First draw the top of the deck": during("draw")(
        lambda at: at.can("draw stock") and all_begin("draw")(at)
    ),
    "Then discard one card, or go out": during("discard")(
        lambda at: at.can("discard") and all_begin("discard", "out")(at)
    ),
    "You can’t discard the card you just took": _barred,
    "If you hold another copy of it": _other_copy,
    "You can discard the card you just took": _not_barred,
    "A meld has three cards or more.": melds("5C 6C 7C", "9C 9D 9S"),
    "A set has three cards or more, and a run has four": melds(
        "9C 9D 9S", "5C 6C 7C 8C", bad=("5C 6C 7C", "TC JC QC")
    ),
    "a run: cards of one suit in a row": melds(
        "5C 6C 7C", "TC JC QC", bad=("5C 6C 8C", "5C 6D 7D")
    ),
    "a run: four or more cards of one suit in a row": melds(
        "5C 6C 7C 8C", "TC JC QC 9C", bad=("5C 6C 7C", "5C 6D 7D 8D")
    ),
    "The ace is low (A-2-3-4) or high": melds("JS QS KS AS", bad=("QS KS AS", "KS AS 5S")),
    "The ace is low (A-2-3-4).": melds(bad=("JS QS KS AS",)),
    "So neither J-Q-K-A nor Q-K-A-2": melds(bad=("JS QS KS AS", "QS KS AS 2S")),
    "The ace is low (A-2-3) or high": melds("QS KS AS", "QS KS AS JS", bad=("KS AS 5S",)),
    "The ace is low (A-2-3).": melds(bad=("QS KS AS",)),
    "So neither Q-K-A nor K-A-2": melds(bad=("QS KS AS", "KS AS 2S")),
    "So 7-7-2 is a meld, and so is 7-7-2-2": melds("7C 7H 2S", "7C 7H 2S 2D", bad=("7C 2S 2D",)),
    "So 7-7-2 is a meld, but 7-7-2-2 is not": melds("7C 7H 2S", bad=("7C 7H 2S 2D",)),
    "In round 2, 7-7-4 is a meld, but 7-7-4-4 is not": melds(bad=("7C 7H 4S 4D",)),
    "A meld can have only one wild card": melds("7C 7H 3S", bad=("7C 7H 4S 4D", "7C 3S 3D")),
    "In round 2, 7-7-4-4 is a meld": melds("7C 7H 4S 4D", bad=("7C 4S 4D 4H",)),
    "In round 1 the 3s are wild too, so there ace-2-3": melds(bad=("AH 2H 3H",)),
    "Three or more wild cards are a meld": melds("3C 3S 3D", "7C 3S 3D"),
    "A 2 is a card like the others": melds("2C 2S 2D", "AC 2C 3C 4C"),
    "A meld needs at least as many natural cards": _are_half_natural,
    "A meld can have any number of wild cards": melds("7C 3S 3D", "3C 3S 3D", "7C 4S 4D 4H"),
    "It fits sets of 2s, and runs such as ace-2-3": melds("2C 2S 2D", "AC 2C 3C 4C"),
    "Discard that one card.": during("discard")(
        lambda at: all(move.split()[1] in hand_of(at) for move in _outs(at)) if _outs(at) else None
    ),
    "If your hand is complete as dealt, you must still draw first": during("draw")(never("out")),
    "You never have to go out": lambda at: at.can("discard") if _outs(at) else None,
    "The round is over at once when someone goes out": lambda at: (
        all(map(at.ends, _outs(at))) if _outs(at) else None
    ),
    "When someone goes out, they lay down every meld": _lays_down,
    "They draw and discard as usual, but nobody else can go out": lambda at: (
        None if at.state.laid is None else not at.can("out")
    ),
    "The third time, they draw nothing and the round is over": lambda at: (
        at.ends("draw stock") if _third_time(at) and at.state.laid is None else None
    ),
    "In a last turn, only that player’s turn is over": lambda at: (
        at.after("draw stock").state.asked != at.state.asked or at.ends("draw stock")
        if _third_time(at) and at.state.laid is not None
        else None
    ),
    "When everyone has taken from the pile six times": _stock_first,
    "In a last turn nobody must.": during("draw")(
        lambda at: None if at.state.laid is None else always("draw pile")(at)
    ),
}
UNTESTED_RULES: Final = frozenset(
    {
        "A wild card can stand for any other card.",
        "Jokers and 2s are wild in every round.",
        "Jokers are wild in every round.",
        "The rank equal to the number of cards dealt is wild",
        "A wild card always counts as wild, even in its own place.",
    }
)
"""Which cards are wild is held by the pictures, and by what the table says beside the middle."""

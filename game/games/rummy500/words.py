"""What happens in 500 Rummy, in plain sentences."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.cards import french
from game.cards.french import JOKER, RANK_NAMES, SUIT_NAMES, Card
from game.cards.melds import (
    Laid,
    card_of,
    is_joker,
    is_run,
    names_rank_only,
    rank_of,
    read,
    stands_for,
)
from game.core.event import Event, Seat, View, bare
from game.core.words import cards as count_of_cards
from game.core.words import does, listed, number, whose
from game.games.rummy500.melding import Lying
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    DrawStock,
    Finish,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
)

if TYPE_CHECKING:
    from game.games.rummy500.rules import Rummy500State

MANY = 5
"""A run of more cards is named by its ends."""


def say(state: "Rummy500State", move: Move, names: Sequence[str]) -> str:
    """A move as a person reads it before it is made."""
    match move:
        case DrawStock():
            return "Draw from the stock"
        case DrawPile(count):
            return f"Draw {_from_pile(state.pile[-count:])}"
        case LayMeld(cards):
            return f"Meld {meld_name(cards)}{jokers_in(cards)}"
        case LayOff(card, meld, end):
            where = whose_meld(state.melds[meld - 1], names)
            return f"Lay {laid_name(card)} off on {where}{_at(end)}"
        case Discard(card):
            return f"Discard {the(card)}"
        case Rummy(count):
            return f'Call "Rummy!" and take {_from_pile(state.pile[-count:])}'
        case RummyTo(meld, joker, end):
            card = Laid(state.pile[-1]) if joker is None else joker
            where = whose_meld(state.melds[meld - 1], names)
            return f'Call "Rummy!" and lay {laid_name(card)} off on {where}{_at(end)}'
        case Pass():
            return "Stay silent"
        case Finish():
            return "Finish the round"


def tell(view: View, event: Event, names: Sequence[str]) -> str | None:
    """The log's sentence for an event about to happen to a view, None if it needs none."""
    if event.kind == "shuffle":
        dealer = Seat(event.facts["dealer"])
        return f"{does(names, dealer, 'deal')} round {event.facts['round']}."
    if event.kind == "turn-up":
        return f"{_first(event)} is turned up."
    if event.kind == "round-end":
        return _round_end(event, names)
    if event.seat is None:
        return None
    return _turn(view, event, event.seat, names)


def _turn(view: View, event: Event, seat: Seat, names: Sequence[str]) -> str | None:
    match event.kind:
        case "draw" if event.source == "stock":
            what = "" if event.cards[0] is None else f" {_the_first(event)}"
            return f"{does(names, seat, 'draw')}{what} from the stock."
        case "draw":
            taken = _all_from_pile([french.read(str(text)) for text in event.cards])
            return f"{does(names, seat, 'take')} {taken}."
        case "rummy":
            taken = _all_from_pile([french.read(str(text)) for text in event.cards])
            return f'{does(names, seat, "call")} "Rummy!" and {_verb(names, seat, "take")} {taken}.'
        case "lay":
            cards = tuple([read(str(text)) for text in event.cards])
            return f"{does(names, seat, 'meld')} {meld_name(cards)}{jokers_in(cards)}."
        case "add":
            return _added(view, event, seat, names)
        case "discard":
            return f"{does(names, seat, 'discard')} {_the_first(event)}."
        case "float":
            return f"{does(names, seat, 'float')}: nothing is left in the hand."
        case "keep":
            return f"{does(names, seat, 'keep')} the last card: it may not be discarded."
        case "finish":
            return f"{does(names, seat, 'finish', 'finishes')} the round: the stock is used up."
        case _:
            return None


def _added(view: View, event: Event, seat: Seat, names: Sequence[str]) -> str:
    name = str(event.target).split("/")[1]
    meld = next(one for one in view["melds"] if one["id"] == name)
    cards = tuple([read(text) for text in meld["cards"]])
    where = whose_cards(cards, meld["by"], names)
    if seat == whose_most(meld["by"]) and names[seat] != "You":
        where = f"the {meld_name(cards)}"
    what = laid_name(read(str(event.cards[0])))
    if event.source == "pile":
        lays = _verb(names, seat, "lay")
        return f'{does(names, seat, "call")} "Rummy!" and {lays} {what} off on {where}.'
    return f"{does(names, seat, 'lay')} {what} off on {where}."


def _round_end(event: Event, names: Sequence[str]) -> str:
    points = event.facts["rounds"][-1]["scores"]
    told = ", ".join(f"{name} {count:+d}" for name, count in zip(names, points, strict=True))
    if event.seat is None:
        return f"The round is over: {told}."
    return f"{does(names, event.seat, 'go', 'goes')} out: {told}."


def _verb(names: Sequence[str], seat: Seat, verb: str) -> str:
    return verb if names[seat] == "You" else f"{verb}s"


def the(card: Card) -> str:
    """``the 8 of clubs``, ``a joker``."""
    return "a joker" if card == JOKER else f"the {french.name(card)}"


def laid_name(card: Laid) -> str:
    """A card on the table: ``the 8 of clubs``, ``a joker as the 8 of clubs``, ``a joker``."""
    if is_joker(card) and not names_rank_only(card):
        return f"a joker as the {french.name(stands_for(card))}"
    return the(card_of(card))


def meld_name(cards: Sequence[Laid]) -> str:
    """A meld: ``5-6-7 of clubs``, ``three kings``."""
    if not is_run(tuple(cards)):
        return _group_name(cards)
    return _run_name(cards, _listed(cards) if len(cards) <= MANY else _ends(cards))


def short_name(cards: Sequence[Laid]) -> str:
    """A meld in as few words as there are: ``5-6-7 of clubs``, ``5 to 8 of clubs``."""
    if not is_run(tuple(cards)):
        return _group_name(cards)
    return _run_name(cards, min(_listed(cards), _ends(cards), key=len))


def jokers_in(cards: Sequence[Laid]) -> str:
    """The jokers of a meld: ``, joker as 3``, `` with two jokers``; nothing without one."""
    jokers = [card for card in cards if is_joker(card)]
    if not jokers:
        return ""
    if not is_run(tuple(cards)):
        return " with a joker" if len(jokers) == 1 else f" with {number(len(jokers))} jokers"
    ranks = [RANK_NAMES[rank_of(card)] for card in jokers]
    return f", joker as {ranks[0]}" if len(ranks) == 1 else f", jokers as {' and '.join(ranks)}"


def _group_name(cards: Sequence[Laid]) -> str:
    return f"{number(len(cards))} {RANK_NAMES[rank_of(cards[0])]}s"


def _run_name(cards: Sequence[Laid], ranks: str) -> str:
    return f"{ranks} of {SUIT_NAMES[stands_for(cards[0]) // 13]}"


def _listed(cards: Sequence[Laid]) -> str:
    ranks = [RANK_NAMES[rank_of(card)] for card in cards]
    return "-".join([rank if rank[0].isdigit() else rank[0].upper() for rank in ranks])


def _ends(cards: Sequence[Laid]) -> str:
    return f"{RANK_NAMES[rank_of(cards[0])]} to {RANK_NAMES[rank_of(cards[-1])]}"


def whose_meld(meld: Lying, names: Sequence[str]) -> str:
    """A meld with whoever laid most of it: ``Ada's 5-6-7 of clubs``."""
    return whose_cards(meld.cards, meld.by, names)


def whose_cards(cards: Sequence[Laid], by: Sequence[int], names: Sequence[str]) -> str:
    """The same, for its cards and the seats that laid them."""
    return f"{whose(names, whose_most(by))} {meld_name(cards)}"


def whose_most(by: Sequence[int]) -> Seat:
    """The seat that laid most of a meld's cards."""
    return Seat(max(by, key=list(by).count))


def _from_pile(taken: Sequence[Card]) -> str:
    if len(taken) == 1:
        return f"{the(taken[0])} from the pile"
    return f"{count_of_cards(len(taken))} from the pile, down to {the(taken[0])}"


def _all_from_pile(taken: Sequence[Card]) -> str:
    """Cards that are taken, each by its name: everybody sees them."""
    return f"{listed([the(card) for card in taken])} from the pile"


def _at(end: str) -> str:
    return f", at the {end} end" if end else ""


def _the_first(event: Event) -> str:
    return the(french.read(bare(str(event.cards[0]))))


def _first(event: Event) -> str:
    named = _the_first(event)
    return named[0].upper() + named[1:]

"""Additions to table melds: at either end of a run, up to four cards in a group."""

from game.cards.bounded_cache import cached
from game.cards.french import JOKER, Card
from game.cards.melds import End, LaidCard, MeldRules, TableMeld, goes_low, lay_off_spots, write
from game.core.event import Event
from game.core.game import EventSink
from game.games.rummy500.melds import LaidMeld, lying, spread_of
from game.games.rummy500.moves import LayOff
from game.games.rummy500.state import Rummy500Facts

LayOffOffer = tuple[Card, LayOff]


@cached(each=640)
def offers(meld: TableMeld, number: int, rules: MeldRules) -> tuple[LayOffOffer, ...]:
    """All lay-offs on a meld, each with the card of the hand; cached by the meld's shape.

    In a run the low end comes first; natural cards come before jokers.
    """
    return tuple(
        [(card, _off(laid, number, end)) for card, laid, end in lay_off_spots(meld, rules)]
    )


@cached(each=300)
def _off(card: LaidCard, number: int, end: End | None) -> LayOff:
    return LayOff(card, number, end or "")


def extended(meld: LaidMeld, off: LayOff, seat: int) -> LaidMeld:
    number, cards, by, shape, _ = meld
    if goes_low(shape, off.card, off.end):
        return lying(number, (off.card, *cards), (seat, *by))
    return lying(number, (*cards, off.card), (*by, seat))


def with_added(table: tuple[LaidMeld, ...], off: LayOff, seat: int) -> tuple[LaidMeld, ...]:
    place = off.meld - 1
    return (*table[:place], extended(table[place], off, seat), *table[place + 1 :])


def lays_off(state: Rummy500Facts, card: Card) -> bool:
    return state.table.room if card == JOKER else bool(state.table.fits >> card & 1)


def fits_meld(state: Rummy500Facts, off: LayOff) -> bool:
    """Whether a lay-off fits its meld, in any hand."""
    shape = state.melds[off.meld - 1].shape
    return any(off == move for _, move in offers(shape, off.meld, state.meld_rules))


def extend(state: Rummy500Facts, move: LayOff, from_pile: bool, tell: EventSink | None) -> None:
    """Add a laid-off card to its meld; the hand or pile it comes from is left unchanged."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    before = state.melds[move.meld - 1]
    state.melds = with_added(state.melds, move, seat)
    state.table = spread_of(state.melds, state.meld_rules)
    if tell:
        source = "pile" if from_pile else f"hands/{seat}"
        zone = f"melds/M{move.meld}"
        at = 0 if goes_low(before.shape, move.card, move.end) else len(before.cards)
        told = (write(move.card),)
        facts = {f"{zone}/by": list(state.melds[move.meld - 1].by)}
        tell(Event("add", seat, source, f"{zone}/cards", told, index=at, changes=facts))

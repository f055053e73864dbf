"""Swapping, an option: the card that a joker stands for takes its place, and frees the joker."""

from game.cards import card_names
from game.cards.bounded_cache import cached
from game.cards.french import CARDS_BY_NUMBER, JOKER, Card
from game.cards.melds import (
    LaidCard,
    card_of,
    is_joker,
    is_run,
    joker_as,
    joker_of_rank,
    rank_of,
    stands_for,
    write,
)
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.rummy500.melds import LaidMeld, lying, spread_of
from game.games.rummy500.moves import Swap
from game.games.rummy500.rules import discarding, melding, turn
from game.games.rummy500.scoring import swapped_points
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message


@cached(each=400)
def wanted_in(cards: tuple[LaidCard, ...]) -> frozenset[Card]:
    """The naturals that free a joker of a meld; in a group those it lacks."""
    jokers = [card for card in cards if is_joker(card)]
    if not jokers:
        return frozenset()
    if is_run(cards):
        return frozenset(map(stands_for, jokers))
    return frozenset(CARDS_BY_NUMBER[rank_of(cards[0]) : JOKER : 13]).difference(
        map(card_of, cards)
    )


def wanted(state: Rummy500Facts) -> frozenset[Card]:
    """The naturals that free a joker on the table; none without the option."""
    if not state.options.joker_swap:
        return frozenset()
    return frozenset().union(*[wanted_in(meld.cards) for meld in state.melds if meld.shape.wilds])


def legal(state: Rummy500Facts) -> list[Swap]:
    """The swaps of the seat to move, ordered by meld."""
    if not state.options.joker_swap or state.must_meld is not None or state.is_opening:
        return []
    hand = state.hands[state.seat]
    return [
        Swap(card, meld.number)
        for meld in state.melds
        if meld.shape.wilds
        for card in sorted(wanted_in(meld.cards).intersection(hand))
    ]


def refusal(state: Rummy500Facts, move: Swap) -> Illegal | None:
    card = move.card
    illegal = turn.refuse_missing_cards(state, (card,))
    if illegal is not None:
        return illegal
    if not state.options.joker_swap:
        return Illegal("locked", Message("rummy500-no-swap.off"), "melds")
    if state.must_meld is not None:
        owed = card_names.named(state.must_meld)
        return Illegal("must-meld", Message("rummy500-no-swap.owing", card=owed), "swapping")
    cards = state.melds[move.meld - 1].cards
    if card in wanted_in(cards):
        return None
    said = Message("rummy500-no-swap", card=card_names.the(card), meld=card_names.meld(cards))
    return Illegal("does-not-fit", said, "swapping")


def joker_index(cards: tuple[LaidCard, ...], card: Card) -> int:
    """Index of the joker that a natural frees: of several in a group, the last one laid."""
    joker = joker_as(card) if is_run(cards) else joker_of_rank(card % 13)
    return len(cards) - 1 - cards[::-1].index(joker)


def frees_own_joker(state: Rummy500Facts, swap: Swap) -> bool:
    """Whether a swap frees a joker that the seat to move has laid itself."""
    meld = state.melds[swap.meld - 1]
    return meld.by[joker_index(meld.cards, swap.card)] == state.asked


def gained_points(state: Rummy500Facts, swap: Swap) -> int:
    """Points that a swap brings its player on the table; its own joker's are lost."""
    lost = state.worth.cards[JOKER] if frees_own_joker(state, swap) else 0
    return swapped_points(state, swap, state.worth) - lost


def swapped(meld: LaidMeld, card: Card, seat: int) -> LaidMeld:
    number, cards, by, _, _ = meld
    place = joker_index(cards, card)
    after = place + 1
    return lying(
        number,
        (*cards[:place], LaidCard(card), *cards[after:]),
        (*by[:place], seat, *by[after:]),
    )


def make(state: Rummy500Facts, move: Swap, tell: EventSink | None) -> None:
    """Lay the card in the joker's place; the joker goes to the hand, and all know of it."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    before = state.melds[move.meld - 1]
    after = swapped(before, move.card, seat)
    state.melds = (*state.melds[: move.meld - 1], after, *state.melds[move.meld :])
    state.table = spread_of(state.melds, state.meld_rules)
    if tell:
        place = joker_index(before.cards, move.card)
        zone, hand, joker = f"melds/M{move.meld}", f"hands/{seat}", write(before.cards[place])
        left = {f"{zone}/by": [*before.by[:place], *before.by[place + 1 :]]}
        tell(Event("free-joker", seat, f"{zone}/cards", hand, (joker,), changes=left))
        told, whole = (write(after.cards[place]),), {f"{zone}/by": list(after.by)}
        tell(Event("swap", seat, hand, f"{zone}/cards", told, index=place, changes=whole))
    melding.from_hand(state, seat, move.card, new=False)
    state.hands[seat].append(JOKER)
    state.held[seat] |= 1 << JOKER
    state.known[seat].append(JOKER)
    discarding.after_melding(state, seat, tell)

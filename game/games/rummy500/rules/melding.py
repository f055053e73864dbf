"""New melds: laying groups and runs on the table."""

from collections.abc import Iterable, Sequence

from game.cards.bounded_cache import cached
from game.cards.french import Card
from game.cards.melds import (
    GROUP_SUIT,
    LaidCard,
    MeldableHand,
    MeldRules,
    card_of,
    extended,
    groups_of,
    in_groups,
    in_runs,
    is_joker,
    parts_in,
    runs_of,
    shape,
    write,
)
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.rummy500.melds import RUMMY500_MELD_RULES, kind_of, lying
from game.games.rummy500.moves import LayMeld
from game.games.rummy500.rules import discarding, owing, turn
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message


def legal(state: Rummy500Facts, hand: MeldableHand) -> Iterable[LayMeld]:
    moves = new_melds(hand.held, hand.jokers, state.meld_rules)
    if not moves or owing.needs_nothing(state) or owing.fits_anyway(state):
        return moves
    return (move for move in moves if owing.leaves_enough(state, hand, move.cards, None))


def new_melds(held: int, jokers: int, rules: MeldRules = RUMMY500_MELD_RULES) -> Sequence[LayMeld]:
    """All melds of a card set of naturals and some jokers: runs by suit, groups by rank."""
    if jokers:
        return _listed(held, jokers, rules)
    among = in_runs(held) | in_groups(held)
    return _natural(among, rules) if among else ()


@cached(each=400)
def _natural(among: int, rules: MeldRules) -> tuple[LayMeld, ...]:
    """Melds of naturals that are all in a meld: many hands share them, so the cache hits often."""
    return tuple(_listed(among, 0, rules))


def _listed(held: int, jokers: int, rules: MeldRules) -> list[LayMeld]:
    moves: list[LayMeld] = []
    suits, ranks = parts_in(held, jokers, rules)
    for suit, mine in suits:
        moves += _runs(suit, mine, jokers, rules)
    for rank, mine in ranks:
        moves += _groups(rank, mine, jokers, rules)
    return moves


@cached(each=700)
def _runs(suit: int, held: int, jokers: int, rules: MeldRules) -> tuple[LayMeld, ...]:
    return tuple(map(laying, runs_of(suit, held, jokers, rules)))


@cached(each=700)
def _groups(rank: int, held: int, jokers: int, rules: MeldRules) -> tuple[LayMeld, ...]:
    return tuple(map(laying, groups_of(rank, held, jokers, rules)))


@cached(each=250)
def laying(cards: tuple[LaidCard, ...]) -> LayMeld:
    """The move that lays these cards, cached so that all lists share one object."""
    return LayMeld(cards)


def refusal(state: Rummy500Facts, move: LayMeld) -> Illegal | None:
    illegal = turn.refuse_missing_cards(state, map(card_of, move.cards))
    if illegal is not None:
        return illegal
    fits = is_in_order(move.cards, state.meld_rules)
    illegal = owing.refusal(state, move.cards, None, fits)
    if illegal is not None or fits:
        return illegal
    return Illegal("not-a-meld", _no_meld(state, move.cards), "melds")


def is_in_order(cards: tuple[LaidCard, ...], rules: MeldRules) -> bool:
    """Whether these cards are a meld in its order of laying."""
    lying = shape(cards, rules)
    return lying is not None and (lying.suit != GROUP_SUIT or list(cards) == sorted(cards))


def _no_meld(state: Rummy500Facts, cards: tuple[LaidCard, ...]) -> Message:
    if len(cards) < 3:
        return Message("rummy500-no-meld.few")
    if all(map(is_joker, cards)):
        return Message("rummy500-no-meld.jokers")
    if is_in_order(cards, RUMMY500_MELD_RULES):
        if sum(map(is_joker, cards)) > state.meld_rules.most_wilds:
            return Message("rummy500-no-meld.one-joker")
        return Message("rummy500-no-meld.short")
    return Message("rummy500-no-meld", run=state.meld_rules.shortest_run)


def make(state: Rummy500Facts, move: LayMeld, tell: EventSink | None) -> None:
    seat, cards = state.asked, move.cards
    assert seat is not None, "a seat is asked"
    number = len(state.melds) + 1
    laid = lying(number, cards, (seat,) * len(cards))
    state.melds += (laid,)
    state.table = extended(state.table, laid.shape)
    if tell:
        kind = kind_of(laid.shape.suit)
        meld = {"id": f"M{number}", "kind": kind, "cards": [], "by": []}
        tell(Event("meld", seat, changes={f"melds/M{number}": meld}))
        zone = f"melds/M{number}"
        told = tuple(write(card) for card in cards)
        facts = {f"{zone}/by": list(laid.by)}
        tell(Event("lay", seat, f"hands/{seat}", f"{zone}/cards", told, changes=facts))
    for card in cards:
        from_hand(state, seat, card_of(card), new=True)
    discarding.after_melding(state, seat, tell)


def from_hand(state: Rummy500Facts, seat: Seat, card: Card, new: bool) -> None:
    """Remove a melded card from its hand; if owed it is paid, if barred its bar is lifted."""
    state.put_down(seat, card)
    if state.must_meld is not None:
        owing.settle(state, card, new)
    if state.barred is not None:
        discarding.lift(state, card)

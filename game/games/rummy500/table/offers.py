"""Offers of 500 Rummy: the moves that buttons and gestures make with the picked cards."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from game.cards import card_names
from game.cards.french import JOKER, Card
from game.cards.melds import (
    GROUP_SUIT,
    MAX_RUN_CARD_COUNT,
    LaidCard,
    MeldableHand,
    MeldRules,
    TableMeld,
    card_at,
    card_of,
    is_joker,
    joker_as,
    joker_of_rank,
    melds_of,
    summed,
    write,
    write_meld,
)
from game.core.event import PERSON_SEAT
from game.core.table_values import FELT_ZONE, Intent, Offer
from game.games.rummy500.bot.evaluate import thrifty_melds
from game.games.rummy500.melds import LaidMeld
from game.games.rummy500.moves import (
    RUMMY500_DISCARD_MOVES,
    RUMMY500_DRAW_PILE_MOVES,
    RUMMY500_DRAW_STOCK_MOVE,
    RUMMY500_FINISH_MOVE,
    RUMMY500_PASS_MOVE,
    Call,
    LayMeld,
    LayOff,
    Rummy,
    RummyTo,
    Swap,
    parse,
    write_move,
)
from game.games.rummy500.rules import (
    Rummy500State,
    additions,
    calling,
    discarding,
    drawing,
    laying_off,
    melding,
    owing,
    swapping,
)
from game.games.rummy500.scoring import points_laid_off, points_of
from game.games.rummy500.state import texts
from game.games.rummy500.words import added, added_first, melded_in_short, target
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, in_order

Melded = tuple[LaidCard, ...]


def zone(number: int) -> str:
    return f"melds/M{number}/cards"


def melds(state: Rummy500State, picked: Sequence[Card]) -> list[Melded]:
    """All melds of exactly these cards, sorted.

    First come melds whose jokers stand for cards not in the hand, then those of more points.
    """
    worth = state.worth
    held = {*map(joker_as, state.hands[PERSON_SEAT])}

    def order(cards: Melded) -> tuple[int, int]:
        return len(held.intersection(cards)), -points_of(cards, worth)

    return sorted(melds_of(picked, state.meld_rules), key=order)


def onto(
    meld: LaidMeld, naturals: set[Card], count: int, rules: MeldRules
) -> Iterator[tuple[LaidCard, Melded]]:
    """The ways to add these naturals and jokers, ``count`` in all, to a meld with room.

    Each way is the card to lay off first, and the meld after all cards.
    """
    ways = _onto_group if meld.shape.suit == GROUP_SUIT else _onto_run
    return ways(meld, naturals, count, rules)


def _onto_group(
    meld: LaidMeld, naturals: set[Card], count: int, rules: MeldRules
) -> Iterator[tuple[LaidCard, Melded]]:
    fits = meld.shape.fits
    if len(meld.cards) + count > rules.largest_group or not all(
        fits >> card & 1 for card in naturals
    ):
        return
    joker = joker_of_rank(meld.shape.low)
    more = tuple([LaidCard(card) for card in sorted(naturals)])
    more += (joker,) * (count - len(naturals))
    yield more[0], (*meld.cards, *more)


def _onto_run(
    meld: LaidMeld, naturals: set[Card], count: int, rules: MeldRules
) -> Iterator[tuple[LaidCard, Melded]]:
    suit, low, high, _, _, _ = meld.shape
    if len(meld.cards) + count > MAX_RUN_CARD_COUNT:
        return
    for above in range(count, -1, -1):
        first, last = low - (count - above), high + above
        if first < 0 or last >= rules.places:
            continue
        below_it = [card_at(suit, place) for place in range(first, low)]
        above_it = [card_at(suit, place) for place in range(high + 1, last + 1)]
        if not naturals <= {*below_it, *above_it}:
            continue
        lower = tuple([_laid(card, naturals) for card in below_it])
        upper = tuple([_laid(card, naturals) for card in above_it])
        after = (*lower, *meld.cards, *upper)
        if upper:
            yield upper[0], after
        if lower:
            yield lower[-1], after


def _laid(card: Card, naturals: set[Card]) -> LaidCard:
    return LaidCard(card) if card in naturals else joker_as(card)


def for_nothing(lying: TableMeld, card: Card) -> LaidCard:
    """A laid card for a lay-off that does not fit, so that the rules can refuse it."""
    if card != JOKER:
        return LaidCard(card)
    if lying.suit == GROUP_SUIT:
        return joker_of_rank(lying.low)
    return joker_as(card_at(lying.suit, lying.low))


MAX_UNPICKED_OFFERS_COUNT: Final = 6
"""Maximum number of melds, of lay-offs and of pile draws offered before a card is picked."""


def offers(state: Rummy500State, picked: Sequence[Card], names: Names) -> list[Offer]:
    """Offers for seat 0, the likeliest first; illegal ones are there for their refusals."""
    if state.asked != PERSON_SEAT:
        return []
    if picked:
        return _with_cards(state, picked, names)
    if state.phase == "call":
        return list(_calls(state, names))
    if state.phase == "draw":
        return list(_draws(state))
    return [*_melds_at_once(state), *_adds_at_once(state, names), *_swaps_at_once(state, names)]


# Draws and calls.


def _draws(state: Rummy500State) -> Iterator[Offer]:
    if state.stock:
        yield Offer(
            write_move(RUMMY500_DRAW_STOCK_MOVE),
            Message("rummy500-offer-draw"),
            Intent.DRAW,
            "D",
            Icon.CARDS,
            "stock",
        )
    takings = list(islice(drawing.takings(state), MAX_UNPICKED_OFFERS_COUNT))
    for count in takings:
        taken = state.pile[-count:]
        yield Offer(
            write_move(RUMMY500_DRAW_PILE_MOVES[count]),
            _taking(taken, alone=len(takings) == 1),
            Intent.TAKE_PILE,
            "P",
            Icon.ARROW_DOWN,
            "pile",
            cards=texts(taken),
            group_name=Message("rummy500-offer-pile"),
            question=Message("rummy500-asks-pile"),
        )
    if not state.stock:
        yield Offer(
            write_move(RUMMY500_FINISH_MOVE),
            Message("rummy500-finish"),
            Intent.FINISH,
            "F",
            Icon.OUT,
        )


def _calls(state: Rummy500State, names: Names) -> Iterator[Offer]:
    for call in state.calls:
        yield _call(state, call, names)
    yield Offer(
        write_move(RUMMY500_PASS_MOVE), Message("rummy500-silent"), Intent.PASS, "K", Icon.PASS
    )


def _call(state: Rummy500State, call: Call, names: Names) -> Offer:
    alone = len(state.calls) == 1
    place: str | None = None
    points: int | None = None
    match call:
        case Rummy(count):
            name = _taking(state.pile[-count:], alone)
            if alone:
                name = in_order([Message("rummy500-call"), name])
            cards = texts(state.pile[-count:])
        case RummyTo(number, joker, end):
            off = LayOff(LaidCard(state.pile[-1]) if joker is None else joker, number, end)
            where = target(state.melds[number - 1], names)
            if alone:
                name = Message("rummy500-offer-add.calling", what=added_first(off), meld=where)
            else:
                name = Message("rummy500-offer-add.card", what=added(off), meld=where, end="")
            cards = _after(state, off)
            place = zone(number)
            points = points_laid_off(state, off, state.worth)
    title, asks = Message("rummy500-call"), Message("rummy500-asks-call")
    return Offer(
        write_move(call),
        name,
        Intent.CALL,
        "R",
        Icon.CALL,
        place,
        cards,
        title,
        question=asks,
        points=points,
    )


def _taking(taken: Sequence[Card], alone: bool) -> Message:
    """``Take the 8 of clubs``, ``Take 4 cards``; not alone ``Take 4 down to the 8 of clubs``."""
    deepest, count = card_names.named(taken[0]), len(taken)
    if count == 1:
        return Message("rummy500-offer-take", card=deepest)
    if alone:
        return Message("rummy500-offer-take.several", count=count)
    return Message("rummy500-offer-take.down", count=count, card=deepest)


# Melds and lay-offs with no card picked.


def _melds_at_once(state: Rummy500State) -> list[Offer]:
    """The best melds: first those with the owed card, then by fewest jokers, then by points."""
    hand = summed(state.hands[PERSON_SEAT])
    found = list(_open(state, hand, thrifty_melds(hand, state.meld_rules)))
    if not found:
        found = [
            move.cards for move in islice(melding.legal(state, hand), MAX_UNPICKED_OFFERS_COUNT)
        ]
    worth = state.worth

    def order(cards: Melded) -> tuple[bool, int, int]:
        pays = any(card_of(card) == state.must_meld for card in cards)
        return not pays, sum(map(is_joker, cards)), -points_of(cards, worth)

    best: list[Melded] = []
    for cards in sorted(found, key=order):
        # The player can still pick a part of an offered meld.
        if not any(set(cards) <= set(other) for other in best):
            best.append(cards)
    return [_lay(state, cards) for cards in best[:MAX_UNPICKED_OFFERS_COUNT]]


def _open(state: Rummy500State, hand: MeldableHand, moves: Iterable[LayMeld]) -> Iterator[Melded]:
    return (move.cards for move in moves if owing.leaves_enough(state, hand, move.cards, None))


def _adds_at_once(state: Rummy500State, names: Names) -> list[Offer]:
    """The best lay-offs: naturals first, then by points."""
    hand = summed(state.hands[PERSON_SEAT])
    worth = state.worth
    found = list(laying_off.legal(state, hand))
    found.sort(key=lambda off: (is_joker(off.card), -points_laid_off(state, off, worth)))
    asks = Message("rummy500-asks-add")
    return [_add(state, off, names, asks) for off in found[:MAX_UNPICKED_OFFERS_COUNT]]


def _swaps_at_once(state: Rummy500State, names: Names) -> list[Offer]:
    """The best swaps, by points."""
    found = sorted(swapping.legal(state), key=lambda swap: -swapping.gained_points(state, swap))
    asks = Message("rummy500-asks-add")
    return [_swap(state, swap, names, asks) for swap in found[:MAX_UNPICKED_OFFERS_COUNT]]


# Offers with picked cards.


def _with_cards(state: Rummy500State, picked: Sequence[Card], names: Names) -> list[Offer]:
    found = melds(state, picked)
    adds = [*_adds(state, picked, names), *_swaps(state, picked, names)]
    return [
        *(_lay(state, cards, _standing(picked)) for cards in found),
        *adds,
        *(_discard(state, card) for card in picked if len(picked) == 1),
        *([] if found else [_no_meld(picked)]),
        *_no_adds(state, picked, {offer.target for offer in adds}),
    ]


def _standing(picked: Sequence[Card]) -> TextValue:
    count = picked.count(JOKER)
    return Message("rummy500-asks-joker", count=count) if count else ""


def _adds(state: Rummy500State, picked: Sequence[Card], names: Names) -> list[Offer]:
    """Offers to add all picked cards to one meld; of several cards the first lay-off."""
    if len(picked) > 1:
        return [
            offer for meld in state.melds for offer in _adds_of_several(state, meld, picked, names)
        ]
    worth = state.worth
    found = [
        off
        for meld in state.melds
        for card, off in additions.offers(meld.shape, meld.number, state.meld_rules)
        if card == picked[0]
    ]
    found.sort(key=lambda off: -points_laid_off(state, off, worth))
    asks = Message("rummy500-asks-where", card=card_names.named(picked[0]))
    return [_add(state, off, names, asks) for off in found]


def _swaps(state: Rummy500State, picked: Sequence[Card], names: Names) -> list[Offer]:
    """Offers to put one picked card in the place of each joker that it frees.

    Without the option they are there to be refused.
    """
    if len(picked) > 1 or JOKER in picked:
        return []
    [card] = picked
    asks = Message("rummy500-asks-where", card=card_names.named(card))
    return [
        _swap(state, Swap(card, meld.number), names, asks)
        for meld in state.melds
        if card in swapping.wanted_in(meld.cards)
    ]


def _adds_of_several(
    state: Rummy500State, meld: LaidMeld, picked: Sequence[Card], names: Names
) -> Iterator[Offer]:
    lying = meld.shape
    naturals = {card for card in picked if card != JOKER}
    jokers = picked.count(JOKER)
    if not lying.room or len(naturals) + jokers < len(picked):
        return
    if jokers and lying.wilds + jokers > state.meld_rules.most_wilds:
        return
    # If the whole hand is picked, the card for going out stays.
    count = min(len(picked), len(state.hands[PERSON_SEAT]) - state.kept)
    firsts: set[LaidCard] = set()
    asks = Message("rummy500-asks-where.several", count=count)
    worth = state.worth
    for first, after in onto(meld, naturals, len(picked), state.meld_rules):
        if first in firsts:
            continue
        firsts.add(first)
        alone = _add(state, LayOff(first, meld.number), names, asks)
        if count < 2 or not _can_follow(state, LayOff(first, meld.number), picked, count):
            yield alone
            continue
        end = _end(state, count)
        where = target(meld, names)
        name = Message("rummy500-offer-add.several", count=count, meld=where, end=end)
        shown = tuple(map(write, after)) if count == len(picked) else alone.cards
        points = alone.points
        if count == len(picked):
            points = points_of(after, worth) - points_of(meld.cards, worth)
        yield replace(
            alone, name=name, icon=EMPTIED_HAND_ICONS.get(end, Icon.ADD), cards=shown, points=points
        )


def _can_follow(state: Rummy500State, off: LayOff, picked: Sequence[Card], count: int) -> bool:
    """Whether ``count`` of the picked cards can be added, this one first.

    An owed card may prevent it.
    """
    if count < 2 or state.must_meld is None or state.check(off) is not None:
        return True
    after = state.clone()
    after.advance(off)
    rest = list(picked)
    rest.remove(card_of(off.card))
    return any(
        card in rest and after.check(one) is None and _can_follow(after, one, rest, count - 1)
        for card, one in additions.offers(
            after.melds[off.meld - 1].shape, off.meld, after.meld_rules
        )
    )


# Illegal offers, for the refusals.


def _no_meld(picked: Sequence[Card]) -> Offer:
    naturals = [card for card in picked if card != JOKER]
    joker = joker_of_rank(naturals[0] % 13 if naturals else 0)
    cards = tuple([joker if card == JOKER else LaidCard(card) for card in picked])
    # A meld of the usual rules that this table refuses is written as it would be laid.
    return Offer(
        write_move(parse(f"meld {write_meld(cards)}")),
        Message("rummy500-offer-lay"),
        Intent.MELD,
        "L",
        Icon.LAY,
        FELT_ZONE,
    )


def _no_adds(
    state: Rummy500State, picked: Sequence[Card], possible: set[str | None]
) -> Iterator[Offer]:
    for meld in state.melds:
        place = zone(meld.number)
        if place in possible:
            continue
        fits = meld.shape.under(state.meld_rules).fits
        wrong = [card for card in picked if card != JOKER and not fits >> card & 1]
        spare = state.meld_rules.most_wilds - meld.shape.wilds
        if wrong or not meld.shape.room or picked.count(JOKER) > spare:
            card = for_nothing(meld.shape, wrong[0] if wrong else picked[0])
            yield Offer(
                write_move(LayOff(card, meld.number)),
                Message("rummy500-offer-add"),
                Intent.LAY_OFF,
                "A",
                Icon.ADD,
                place,
            )


# Single offers.


def _lay(state: Rummy500State, cards: Melded, asks: TextValue = "") -> Offer:
    end = _end(state, len(cards))
    name = Message("rummy500-offer-lay.meld", meld=melded_in_short(cards), end=end)
    told = tuple(map(write, cards))
    title = Message("rummy500-offer-lay")
    worth = points_of(cards, state.worth)
    return Offer(
        write_move(LayMeld(cards)),
        name,
        Intent.MELD,
        "L",
        EMPTIED_HAND_ICONS.get(end, Icon.LAY),
        FELT_ZONE,
        told,
        title,
        question=asks,
        points=worth,
    )


def _add(state: Rummy500State, off: LayOff, names: Names, asks: TextValue) -> Offer:
    end = _end(state, 1)
    where = target(state.melds[off.meld - 1], names)
    name = Message("rummy500-offer-add.card", what=added(off), meld=where, end=end)
    cards, title = _after(state, off), Message("rummy500-offer-add")
    place = zone(off.meld)
    return Offer(
        write_move(off),
        name,
        Intent.LAY_OFF,
        "A",
        EMPTIED_HAND_ICONS.get(end, Icon.ADD),
        place,
        cards,
        title,
        question=asks,
        points=points_laid_off(state, off, state.worth),
    )


def _swap(state: Rummy500State, swap: Swap, names: Names, asks: TextValue) -> Offer:
    meld = state.melds[swap.meld - 1]
    where, after = target(meld, names), swapping.swapped(meld, swap.card, PERSON_SEAT)
    gained = swapping.gained_points(state, swap)
    name = Message("rummy500-offer-swap", card=card_names.named(swap.card), meld=where)
    return Offer(
        write_move(swap),
        name,
        Intent.LAY_OFF,
        "A",
        Icon.ADD,
        zone(swap.meld),
        tuple(map(write, after.cards)),
        Message("rummy500-offer-add"),
        question=asks,
        points=gained if gained > 0 else None,
    )


def _discard(state: Rummy500State, card: Card) -> Offer:
    name, icon = Message("rummy500-discard", card=card_names.the(card)), Icon.DISCARD
    if len(state.hands[PERSON_SEAT]) == 1 and not calling.may_be_called(state, card):
        name, icon = Message("rummy500-offer-out", card=card_names.the(card)), Icon.OUT
    # In the draw phase a click on the pile always takes from it.
    place = "pile" if state.phase == "play" else None
    return Offer(write_move(RUMMY500_DISCARD_MOVES[card]), name, Intent.DISCARD, "X", icon, place)


EMPTIED_HAND_ICONS = {"float": Icon.FLOAT, "out": Icon.OUT}
"""Icon of an offer that empties the hand, by how it ends."""


def _end(state: Rummy500State, count: int) -> str:
    """``float`` or ``out`` if melding ``count`` cards empties the hand, else empty."""
    if len(state.hands[PERSON_SEAT]) > count:
        return ""
    return "float" if discarding.floats(state) else "out"


def _after(state: Rummy500State, off: LayOff) -> tuple[str, ...]:
    meld = additions.extended(state.melds[off.meld - 1], off, PERSON_SEAT)
    return tuple(map(write, meld.cards))

"""The buttons of 500 Rummy: what may be meant with which cards of the hand picked."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import (
    GROUP,
    HIGH_ACE,
    LONGEST_RUN,
    Hand,
    Laid,
    Shape,
    card_at,
    card_of,
    is_joker,
    is_run,
    joker_as,
    joker_of_rank,
    melds_of,
    names_rank_only,
    rank_of,
    summed,
    write,
    write_meld,
)
from game.core.table import FELT, Means, Offer
from game.core.words import whose
from game.games.rummy500.bot.evaluate import thrifty_melds
from game.games.rummy500.melds import RULES, Lying
from game.games.rummy500.moves import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    FINISH,
    PASS,
    Call,
    LayMeld,
    LayOff,
    Rummy,
    RummyTo,
)
from game.games.rummy500.moves import write as write_move
from game.games.rummy500.rules import (
    Rummy500State,
    additions,
    drawing,
    laying_off,
    melding,
    owing,
)
from game.games.rummy500.scoring import points_laid_off, points_of, values
from game.games.rummy500.state import texts
from game.games.rummy500.table.places import YOU, zone
from game.games.rummy500.words.names import jokers_in, short_name, the, whose_most

HANDFUL: Final = 6
"""So many melds, cards to add and ways to take from the pile are offered unasked."""

Melded = tuple[Laid, ...]


def offers(state: Rummy500State, picked: Sequence[Card], names: Sequence[str]) -> list[Offer]:
    """What seat 0 may mean with these cards picked, the likeliest first.

    Out of its time a play is offered for the sentence that says so.
    """
    if state.asked != YOU:
        return []
    if picked:
        return _with_cards(state, picked, names)
    if state.phase == "call":
        return list(_calls(state, names))
    if state.phase == "draw":
        return list(_draws(state))
    return [*_melds_at_once(state), *_adds_at_once(state, names)]


# Drawing, and answering a call.


def _draws(state: Rummy500State) -> Iterator[Offer]:
    """The ways to begin the turn."""
    if state.stock:
        yield Offer(write_move(DRAW_STOCK), "Draw", Means.DRAW, "D", "cards", "stock")
    takings = list(islice(drawing.takings(state), HANDFUL))
    for count in takings:
        taken = state.pile[-count:]
        yield Offer(
            write_move(DRAW_PILE[count]),
            _taking(taken, alone=len(takings) == 1),
            Means.TAKE,
            "P",
            "arrow-down",
            "pile",
            cards=texts(taken),
            title="Take from the pile",
        )
    if not state.stock:
        yield Offer(write_move(FINISH), "Finish the round", Means.FINISH, "F", "out")


def _calls(state: Rummy500State, names: Sequence[str]) -> Iterator[Offer]:
    for call in state.calls:
        yield _call(state, call, names)
    yield Offer(write_move(PASS), "Stay silent", Means.PASS, "K", "pass")


def _call(state: Rummy500State, call: Call, names: Sequence[str]) -> Offer:
    alone = len(state.calls) == 1
    target: str | None = None
    match call:
        case Rummy(count):
            name = _taking(state.pile[-count:], alone)
            cards = texts(state.pile[-count:])
        case RummyTo(number, joker, end):
            off = LayOff(Laid(state.pile[-1]) if joker is None else joker, number, end)
            name = _adding(state, off, names)
            if alone:
                name = _capital(name.removeprefix("Add "))
            cards = _after(state, off)
            target = zone(number)
    name = f"Rummy! {name}" if alone else name
    return Offer(write_move(call), name, Means.CALL, "R", "call", target, cards, "Rummy!")


def _taking(taken: Sequence[Card], alone: bool) -> str:
    """``Take the 8 of clubs``, ``Take 4 cards``; among others ``Take 4 down to the 8 of clubs``."""
    deepest = french.name(taken[0])
    if len(taken) == 1:
        return f"Take the {deepest}"
    return f"Take {len(taken)} cards" if alone else f"Take {len(taken)} down to the {deepest}"


# Melding with no card picked: what can be done at once.


def _melds_at_once(state: Rummy500State) -> list[Offer]:
    """The best few melds: those that pay a debt first, then without jokers, then the dearest."""
    hand = summed(state.hands[YOU])
    found = list(_open(state, hand, thrifty_melds(hand)))
    if not found:
        found = [move.cards for move in islice(melding.legal(state, hand), HANDFUL)]
    worth = values(state.options)

    def order(cards: Melded) -> tuple[bool, int, int]:
        pays = any(card_of(card) == state.must_meld for card in cards)
        return not pays, sum(map(is_joker, cards)), -points_of(cards, worth)

    best: list[Melded] = []
    for cards in sorted(found, key=order):
        # A part of a meld that is offered whole can still be picked.
        if not any(set(cards) <= set(other) for other in best):
            best.append(cards)
    return [_lay(state, cards) for cards in best[:HANDFUL]]


def _open(state: Rummy500State, hand: Hand, moves: Iterable[LayMeld]) -> Iterator[Melded]:
    """Those of these melds that may be laid."""
    return (move.cards for move in moves if owing.leaves_enough(state, hand, move.cards, None))


def _adds_at_once(state: Rummy500State, names: Sequence[str]) -> list[Offer]:
    """A few cards that can be added to melds, natural ones first, the dearest first."""
    hand = summed(state.hands[YOU])
    worth = values(state.options)
    found = list(laying_off.legal(state, hand))
    found.sort(key=lambda off: (is_joker(off.card), -points_laid_off(state, off, worth)))
    return [_add(state, off, names) for off in found[:HANDFUL]]


# With cards picked.


def _with_cards(state: Rummy500State, picked: Sequence[Card], names: Sequence[str]) -> list[Offer]:
    readings = _readings(state, picked)
    adds = _adds(state, picked, names)
    return [
        *(_lay(state, cards) for cards in readings),
        *adds,
        *(_discard(state, card) for card in picked if len(picked) == 1),
        *([] if readings else [_no_meld(picked)]),
        *_no_adds(state, picked, {offer.target for offer in adds}),
    ]


def _readings(state: Rummy500State, picked: Sequence[Card]) -> list[Melded]:
    """Every meld that is exactly these cards, jokers for cards not held and dear ones first."""
    worth = values(state.options)
    held = {*map(joker_as, state.hands[YOU])}

    def order(cards: Melded) -> tuple[int, int]:
        return len(held.intersection(cards)), -points_of(cards, worth)

    return sorted(melds_of(picked, RULES), key=order)


def _laid(card: Card, naturals: set[Card]) -> Laid:
    """The card itself if it is one of these, else a joker in its place."""
    return Laid(card) if card in naturals else joker_as(card)


def _adds(state: Rummy500State, picked: Sequence[Card], names: Sequence[str]) -> list[Offer]:
    """Ways to add all of these cards to one meld: of several cards the first that must go."""
    if len(picked) > 1:
        return [
            offer for meld in state.melds for offer in _adds_of_several(state, meld, picked, names)
        ]
    worth = values(state.options)
    found = [
        off
        for meld in state.melds
        for card, off in additions.offers(meld.shape, meld.number)
        if card == picked[0]
    ]
    found.sort(key=lambda off: -points_laid_off(state, off, worth))
    return [_add(state, off, names) for off in found]


def _adds_of_several(
    state: Rummy500State, meld: Lying, picked: Sequence[Card], names: Sequence[str]
) -> Iterator[Offer]:
    lying = meld.shape
    naturals = {card for card in picked if card != JOKER}
    if not lying.room or len(naturals) + picked.count(JOKER) < len(picked):
        return
    ways = _onto_group if lying.suit == GROUP else _onto_run
    # Of a whole hand the card to go out with stays.
    count = min(len(picked), len(state.hands[YOU]) - state.kept)
    firsts: set[Laid] = set()
    for first, after in ways(meld, naturals, len(picked)):
        if first in firsts:
            continue
        firsts.add(first)
        alone = _add(state, LayOff(first, meld.number), names)
        if count < 2:
            yield alone
            continue
        name = f"Add {count} cards to {_target(meld, names)}"
        name, icon = _ending(state, count, name, "add")
        shown = tuple(map(write, after)) if count == len(picked) else alone.cards
        yield replace(alone, name=name, icon=icon, cards=shown)


def _onto_group(meld: Lying, naturals: set[Card], count: int) -> Iterator[tuple[Laid, Melded]]:
    fits = meld.shape.fits
    if len(meld.cards) + count > RULES.largest_group or not all(
        fits >> card & 1 for card in naturals
    ):
        return
    joker = joker_of_rank(meld.shape.low)
    more = tuple([Laid(card) for card in sorted(naturals)])
    more += (joker,) * (count - len(naturals))
    yield more[0], (*meld.cards, *more)


def _onto_run(meld: Lying, naturals: set[Card], count: int) -> Iterator[tuple[Laid, Melded]]:
    """For each number of these cards that can go to the high end, the others to the low one."""
    suit, low, high, _, _ = meld.shape
    if len(meld.cards) + count > LONGEST_RUN:
        return
    for above in range(count, -1, -1):
        first, last = low - (count - above), high + above
        if first < 0 or last > HIGH_ACE:
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


# What does not fit, for the sentence that says why not.


def _no_meld(picked: Sequence[Card]) -> Offer:
    naturals = [card for card in picked if card != JOKER]
    joker = joker_of_rank(naturals[0] % 13 if naturals else 0)
    cards = tuple([joker if card == JOKER else Laid(card) for card in picked])
    return Offer(f"meld {write_meld(cards)}", "Lay", Means.LAY, "L", "lay", FELT)


def _no_adds(
    state: Rummy500State, picked: Sequence[Card], possible: set[str | None]
) -> Iterator[Offer]:
    for meld in state.melds:
        target = zone(meld.number)
        if target in possible:
            continue
        fits = meld.shape.fits
        wrong = [card for card in picked if card != JOKER and not fits >> card & 1]
        if wrong or not meld.shape.room:
            card = _for_nothing(meld.shape, wrong[0] if wrong else picked[0])
            yield Offer(write_move(LayOff(card, meld.number)), "Add", Means.ADD, "A", "add", target)


def _for_nothing(lying: Shape, card: Card) -> Laid:
    """A card as it would be named on a meld that it does not fit."""
    if card != JOKER:
        return Laid(card)
    if lying.suit == GROUP:
        return joker_of_rank(lying.low)
    return joker_as(card_at(lying.suit, lying.low))


# One offer.


def _lay(state: Rummy500State, cards: Melded) -> Offer:
    name = f"Lay {short_name(cards)}{jokers_in(cards)}"
    name, icon = _ending(state, len(cards), name, "lay")
    told = tuple(map(write, cards))
    return Offer(write_move(LayMeld(cards)), name, Means.LAY, "L", icon, FELT, told, "Lay")


def _add(state: Rummy500State, off: LayOff, names: Sequence[str]) -> Offer:
    name, icon = _ending(state, 1, _adding(state, off, names), "add")
    cards = _after(state, off)
    return Offer(write_move(off), name, Means.ADD, "A", icon, zone(off.meld), cards, "Add")


def _discard(state: Rummy500State, card: Card) -> Offer:
    name, icon = f"Discard {the(card)}", "discard"
    if len(state.hands[YOU]) == 1:
        name, icon = f"Go out: discard {the(card)}", "out"
    # Before the draw a click on the pile takes from it, whatever is picked.
    target = "pile" if state.phase == "play" else None
    return Offer(write_move(DISCARDS[card]), name, Means.DISCARD, "X", icon, target)


def _ending(state: Rummy500State, count: int, name: str, icon: str) -> tuple[str, str]:
    """The name and icon of melding so many cards, where it would be the whole hand."""
    if len(state.hands[YOU]) > count:
        return name, icon
    floats = state.options.going_out in ("float", "strict_float")
    name = name.removeprefix("Add ")
    return (f"Float: {_small(name)}", "float") if floats else (f"Go out: {_small(name)}", "out")


def _capital(name: str) -> str:
    return name[0].upper() + name[1:]


def _small(name: str) -> str:
    return name[0].lower() + name[1:]


def _adding(state: Rummy500State, off: LayOff, names: Sequence[str]) -> str:
    """``Add 8 of clubs to Ada's run``, ``Add a joker as 9 to your run``."""
    meld = state.melds[off.meld - 1]
    rank = french.RANK_NAMES[rank_of(off.card)]
    if off.end:
        what = f"{rank} {off.end}"
        what = f"a joker as {what}" if is_joker(off.card) else what
    elif not is_joker(off.card):
        what = french.name(card_of(off.card))
    else:
        what = "a joker" if names_rank_only(off.card) else f"a joker as {rank}"
    return f"Add {what} to {_target(meld, names)}"


def _target(meld: Lying, names: Sequence[str]) -> str:
    """``Ada's run``, ``your queens``."""
    rank = french.RANK_NAMES[rank_of(meld.cards[0])]
    what = "run" if is_run(meld.cards) else f"{rank}s"
    return f"{whose(names, whose_most(meld.by))} {what}"


def _after(state: Rummy500State, off: LayOff) -> tuple[str, ...]:
    """A meld as it lies after a card is laid off on it."""
    meld = additions.extended(state.melds[off.meld - 1], off, YOU)
    return tuple(map(write, meld.cards))

"""Positions of 500 Rummy put together at random: melds, debts, barred cards, open calls."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import (
    LaidCard,
    bits_of,
    card_of,
    hand_of,
    joker_as,
    joker_of_rank,
    rank_of,
    shape,
)
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.melds import LaidMeld, lying, spread_of
from game.games.rummy500.moves import (
    RUMMY500_DISCARD_MOVES,
    RUMMY500_DRAW_PILE_MOVES,
    RUMMY500_DRAW_STOCK_MOVE,
    RUMMY500_FINISH_MOVE,
    RUMMY500_PASS_MOVE,
    RUMMY_CALL_MOVES,
    LayMeld,
    LayOff,
    Move,
    RummyTo,
    Swap,
)
from game.games.rummy500.rules import (
    Rummy500State,
    discarding,
    fast_legal_plays,
    listed,
    owing,
    swapping,
    turn,
)
from game.games.rummy500.state import full_pack
from tests.laws.constructing import (
    Fast,
    blank,
    every_run,
    going_together,
    seldom,
    some_run,
    taken,
    taken_first,
)


def _playing(state: Rummy500State) -> tuple[list[Card], int] | None:
    return (state.hands[state.seat], state.held[state.seat]) if state.phase == "play" else None


FAST: Final[tuple[Fast, ...]] = (
    (
        lambda state: (hand := _playing(state)) and list(fast_legal_plays(state, *hand)),
        lambda state: (hand := _playing(state)) and list(listed(state, hand_of(*hand))),
    ),
)


def constructed(rng: Random) -> Rummy500State:
    """A draw, a moment of a turn after it, or a call window."""
    begin = rng.choice((_draw, _play, _play, _call))
    while True:
        state: Rummy500State = blank(RUMMY500, rng)
        deck, hand = full_pack(state.setup.players, state.options), state.hands[state.seat]
        least = 0 if state.options.floats else 1
        # The pack ends with its jokers.
        hand += taken(deck, rng.choice((0, 0, 0, 1, 2, 4)))
        state.melds = tuple(_some_melds(rng, deck, state))
        state.table = spread_of(state.melds, state.meld_rules)
        fits = [card for card in range(JOKER) if state.table.fits >> card & 1]
        hand += taken_first(rng, deck, fits, rng.choice((0, 0, 1, 2)))
        frees = sorted(swapping.wanted(state))
        hand += taken_first(rng, deck, frees, rng.choice((0, 0, 1, 2)) if frees else 0)
        hand += going_together(rng, deck, max(least, rng.choice((0, 0, 0, 1, 2, 4, 6))))
        state.pile = going_together(rng, deck, rng.randrange(4))
        for other in state.hands:
            other += [] if other is hand else taken(deck, max(least, rng.choice((0, 1, 2, 4))))
        state.pile += taken(deck, rng.randrange(6))
        state.stock = [] if seldom(rng) else deck
        state.pile[:0] = [] if state.stock else deck[:9]
        state.hands[state.left_of(state.seat)] += [] if state.stock else deck[9:]
        state.piled = bits_of(state.pile)
        state.held = list(map(bits_of, state.hands))
        most = turn.most_idle(state.setup.players)
        state.idle = rng.choice((0, most - 1, most))
        if state.first_discards and seldom(rng, 3) and state.hand(state.seat).size:
            _open(state)
            return state
        if begin(state, rng):
            return state


def _some_melds(rng: Random, deck: list[Card], state: Rummy500State) -> Iterator[LaidMeld]:
    number, players = 0, state.setup.players
    for _ in range(rng.choice((0, 1, 2, 3, 5))):
        cards = some_run(rng, deck) if seldom(rng, 2) else _some_group(rng, deck)
        if not cards:
            continue
        if shape(cards, state.meld_rules) is None:
            deck += map(card_of, cards)
        else:
            number += 1
            yield lying(number, cards, tuple(rng.randrange(players) for _ in cards))


def _some_group(rng: Random, deck: list[Card]) -> tuple[LaidCard, ...]:
    rank, size = rng.randrange(13), rng.choice((3, 3, 4))
    suits = sorted({card for card in deck if card % 13 == rank and card != JOKER})
    naturals = sorted(rng.sample(suits, min(len(suits), rng.choice((1, 2, size, size)))))
    jokers = size - len(naturals)
    if not naturals or jokers > deck.count(JOKER):
        return ()
    for card in [*naturals, *[JOKER] * jokers]:
        deck.remove(card)
    return (*map(LaidCard, naturals), *[joker_of_rank(rank)] * jokers)


# What belongs to each phase, and whether a match can come to it.


def _open(state: Rummy500State) -> None:
    """The first turn of a round, which only discards: nothing lies face up."""
    state.phase, state.idle = "play", 0
    state.stock += [*state.pile, *(card_of(card) for meld in state.melds for card in meld.cards)]
    state.pile, state.piled, state.melds, state.table = [], 0, (), spread_of(())


def _draw(state: Rummy500State, rng: Random) -> bool:
    state.phase = "draw"
    hand, other = state.hands[state.seat], state.hands[state.left_of(state.seat)]
    if state.options.floats and seldom(rng):
        other += taken(hand, len(hand))
        fits = [card for card in range(JOKER) if state.table.fits >> card & 1]
        state.pile += taken_first(rng, state.stock, fits, bool(state.stock[1:]))
    frees = sorted(swapping.wanted(state))
    if frees and seldom(rng, 3):
        state.pile += taken_first(rng, state.stock, frees, len(state.stock) > 1)
    if seldom(rng):
        other += state.pile[:-1]
        del state.pile[:-1]
    state.piled, state.held = bits_of(state.pile), list(map(bits_of, state.hands))
    return can_stand(state)


def _play(state: Rummy500State, rng: Random) -> bool:
    state.phase = "play"
    hand = state.hands[state.seat]
    if not hand:
        return False
    card = rng.choice(hand)
    state.melded = seldom(rng, 3)
    if seldom(rng, 2):
        state.known[state.seat].append(card)
        free = state.options.single_draw == "keep" and state.stock
        if free and seldom(rng, 2) and not turn.must_stock_come_first(state):
            state.barred, state.took_top = card, not state.melded
            # Of two copies one may be discarded.
            if card in state.stock[1:] and seldom(rng, 2):
                state.stock.remove(card)
                hand.append(card)
        else:
            state.must_meld, state.melded = card, state.melded and not state.at_once
            return owing.can_still_meld(state, card, state.hand(state.seat), state.table)
    return not discarding.keeps(state)


def _call(state: Rummy500State, rng: Random) -> bool:
    state.phase = "call"
    state.discarder = rng.choice(
        [seat for seat in range(state.setup.players) if seat != state.seat]
    )
    if not state.pile or not (state.hands[state.discarder] or state.options.going_out == "called"):
        return False
    state.calls = tuple(state.open_calls())
    return bool(state.calls)


def can_stand(state: Rummy500State) -> bool:
    """Whether a call is open if it is asked for, and the turn can still end as it must."""
    last = state.discarder is not None and not state.hands[state.discarder]
    if any(shape(meld.cards, state.meld_rules) is None for meld in state.melds):
        return False
    if not all(state.hands) and not state.options.floats:
        return False
    if state.phase == "call":
        return bool(state.calls) and (not last or state.options.going_out == "called")
    if state.phase == "draw":
        return True
    if state.barred is not None and state.options.single_draw != "keep":
        return False
    owed = state.must_meld
    if owed is not None and not owing.can_still_meld(
        state, owed, state.hand(state.seat), state.table
    ):
        return False
    return not discarding.keeps(state) and bool(list(state.legal()))


def every_move(state: Rummy500State) -> Iterator[Move]:
    hand = state.hands[state.seat]
    absent = next(card for card in range(JOKER) if card not in hand)
    naturals = [LaidCard(card) for card in sorted((*hand, absent)) if card != JOKER]
    yield from (RUMMY500_DRAW_STOCK_MOVE, RUMMY500_FINISH_MOVE, RUMMY500_PASS_MOVE)
    for count in range(1, len(state.pile) + 2):
        yield from (RUMMY500_DRAW_PILE_MOVES[count], RUMMY_CALL_MOVES[count])
    yield from map(RUMMY500_DISCARD_MOVES.__getitem__, {*hand, absent})
    for row in (*every_run(hand), *_every_group(hand), *combinations(naturals, 3)):
        yield LayMeld(row)
    for card in {*hand, absent} - {JOKER}:
        yield from (Swap(card, number) for number in range(1, len(state.melds) + 2))
    jokers = [*map(joker_as, range(52)), *map(joker_of_rank, range(13))]
    for card in (*naturals, *jokers[: None if JOKER in hand else 1]):
        yield from (LayOff(card, number, end) for number, end in _places(state, card))
    for joker in (None, *jokers[: None if JOKER in state.pile[-1:] else 1]):
        yield from (RummyTo(number, joker, end) for number, end in _places(state, joker))


def _every_group(hand: list[Card]) -> Iterator[tuple[LaidCard, ...]]:
    """Two to five cards of a rank, twice the same among them, jokers last."""
    for rank in range(13):
        held = [LaidCard(card) for card in sorted(hand) if card % 13 == rank and card != JOKER]
        for size in range(len(held) + 1):
            for naturals in combinations(held, size):
                for jokers in range(hand.count(JOKER) + 1):
                    if 2 <= size + jokers <= 5:
                        yield (*naturals, *[joker_of_rank(rank)] * jokers)


def _places(state: Rummy500State, card: LaidCard | None) -> Iterator[tuple[int, str]]:
    """Every meld, one that is not there, and both ends for an ace."""
    ace = card is None or (rank_of(card) == 0 and card < joker_of_rank(0))
    for number in range(1, len(state.melds) + 2):
        yield from ((number, end) for end in ("", "low", "high")[: 3 if ace else 1])

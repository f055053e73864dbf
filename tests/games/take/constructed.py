"""Positions of Take put together at random: sequences, barred and owed cards, empty stocks."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import LaidCard, bits_of, in_runs, joker_as, stands_for
from game.games.take.game import TAKE
from game.games.take.melds import LaidRuns, Run, run_of
from game.games.take.moves import (
    TAKE_DISCARD_MOVES,
    TAKE_DRAW_PILE_MOVE,
    TAKE_DRAW_STOCK_MOVE,
    TAKE_FINISH_MOVE,
    Add,
    Lay,
    Move,
)
from game.games.take.rules import TakeState, discarding
from game.games.take.rules.round import dealt_cards
from game.games.take.rules.turn import TAKE_MAX_IDLE_TURN_COUNT
from game.games.take.state import DRAW_PHASE, PLAY_PHASE, TAKE_PACK
from tests.laws.constructing import (
    Fast,
    blank,
    every_run,
    going_together,
    see_taken,
    seldom,
    some_run,
    taken,
    taken_first,
)


def _melds_nothing(state: TakeState) -> bool:
    """Whether the fast copy of the discards is asked: no joker, and nothing to meld."""
    held = state.held[state.seat]
    return (
        state.phase == PLAY_PHASE
        and not state.owed
        and not (held >> JOKER or held & state.table.spread.fits or in_runs(held))
    )


FAST: Final[tuple[Fast, ...]] = (
    (
        lambda state: (
            list(discarding.fast_allowed_unmelded(state.hand, state.barred))
            if _melds_nothing(state)
            else None
        ),
        lambda state: discarding.allowed(state) if _melds_nothing(state) else None,
    ),
)


def constructed(rng: Random) -> TakeState:
    """A draw, or a moment of a turn after it, perhaps with the card from the pile in the hand."""
    while True:
        state: TakeState = blank(TAKE, rng)
        deck, hand = list(TAKE_PACK), state.hand
        lucky = not seldom(rng, 3)
        # The pack ends with its jokers.
        hand += taken(deck, rng.choice((0, 1, 2)) if lucky else 0)
        state.table = LaidRuns(tuple(_some_runs(rng, deck, state.setup.players)))
        state.laid = 9
        wanted = state.table.wanted if lucky else ()
        hand += taken_first(rng, deck, wanted, rng.choice((0, 1, 1, 2)))
        hand += going_together(rng, deck, rng.choice((0, 0, 1, 1, 2, 3, 5, 7)) if lucky else 0)
        for other in state.hands:
            other += [] if other is hand else taken(deck, rng.choice((0, 1, 2, 3, 5, 7, 7)))
        state.pile = taken(deck, rng.randrange(9))
        state.pile += taken_first(rng, deck, (JOKER, *state.table.wanted), rng.randrange(2))
        state.stock = deck
        if seldom(rng):
            state.stock, state.pile = [], deck + state.pile
            if seldom(rng):
                state.hands[state.asked - 1] += taken(state.pile, len(state.pile))
        _begin_turn(state, rng)
        if can_stand(state):
            see_taken(rng, state)
            return state


def _some_runs(rng: Random, deck: list[Card], players: int) -> Iterator[Run]:
    for number in sorted(rng.sample(range(1, 10), rng.choice((0, 0, 1, 2, 3, 5, 7)))):
        if cards := some_run(rng, deck):
            yield run_of(number, rng.randrange(players), cards)


def _begin_turn(state: TakeState, rng: Random) -> None:
    many = TAKE_MAX_IDLE_TURN_COUNT * state.setup.players
    state.idle = rng.choice((0, many - 1, many))
    state.phase = DRAW_PHASE if seldom(rng) else PLAY_PHASE
    if state.phase == PLAY_PHASE:
        state.melded = seldom(rng, 2)
        if state.hand and not seldom(rng, 3):
            state.barred = rng.choice((max(state.hand), *state.hand))
            state.known[state.seat].append(state.barred)
            state.took_top = not state.melded
            state.must_meld = None if state.stock else state.barred
    state.held = list(map(bits_of, state.hands))


def can_stand(state: TakeState) -> bool:
    """Whether a turn can come to this: it is not over yet, and a card owed can be melded."""
    if not state.table.runs and not all(state.hands):
        return False
    dealt = dealt_cards(state.setup.players, state.options)
    if not state.table.runs and not state.pile and sum(map(len, state.hands)) <= dealt:
        return False  # whoever took the pile's only card has one more than was dealt
    if state.phase == DRAW_PHASE:
        return True
    if not state.hand or discarding.keeps(state):
        return False
    if len(state.hand) == 1 and not state.melded:
        # A floater has drawn, and is asked since the card fits in several places.
        return state.barred is None and len(list(state.legal())) > 1
    if (
        state.barred is not None
        and state.stock
        and state.idle >= TAKE_MAX_IDLE_TURN_COUNT * len(state.hands)
    ):
        return False
    return not state.owed or state.table.takes(state.must_meld, state.hand)


def every_move(state: TakeState) -> Iterator[Move]:
    hand = state.hand
    absent = next(card for card in TAKE_PACK if card not in hand)
    naturals = [LaidCard(card) for card in (*hand, absent) if card != JOKER]
    jokers = [joker_as(Card(card)) for card in range(52 if JOKER in hand else 1)]
    yield from (TAKE_DRAW_STOCK_MOVE, TAKE_DRAW_PILE_MOVE, TAKE_FINISH_MOVE)
    yield from map(TAKE_DISCARD_MOVES.__getitem__, {*hand, absent})
    yield from map(Lay, combinations(sorted(naturals), 3))
    yield from map(Lay, every_run(hand))
    runs = {run.number: stands_for(run.cards[0]) // 13 for run in state.table.runs}
    for card in (*naturals, *jokers):
        beside = [number for number in runs if runs[number] == stands_for(card) // 13]
        for number in [*runs, max(runs, default=0) + 1]:
            yield Add(card, number)
        for number, above, end in product(beside, [*beside, None], ("low", "high", None)):
            yield Add(card, number, above, end)

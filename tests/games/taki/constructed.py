"""Positions of Taki put together at random: any card on top, waiting +2s, open runs, windows."""

from collections.abc import Iterator
from random import Random
from typing import Final

from game.games.taki.cards import (
    CARD_KINDS_COUNT,
    CHANGE_COLOR_CARD,
    COLORED_KINDS_COUNT,
    KING_CARD,
    NO_COLOR_OR_SYMBOL,
    PLUS_SYMBOL,
    PLUS_THREE_BREAKER_CARD,
    PLUS_THREE_CARD,
    PLUS_TWO_SYMBOL,
    SUPER_TAKI_CARD,
    TAKI_SYMBOL,
    Card,
    pack_of,
)
from game.games.taki.game import TAKI
from game.games.taki.moves import MOVE_TEXTS, RUN_CONTINUING_CARDS, Move, Play
from game.games.taki.options import FIRST_STAGE_CARD_COUNT
from game.games.taki.rules import TakiState, fitting
from tests.laws.constructing import Fast, blank, seldom, taken, taken_first


def _in_turn(state: TakiState) -> bool:
    return state.phase in ("turn", "extra", "run")


FAST: Final[tuple[Fast, ...]] = (
    (
        lambda state: (
            {move.card for move in state.legal() if isinstance(move, Play)}
            if _in_turn(state)
            else None
        ),
        lambda state: (
            fitting.fits(state) & {*state.hands[state.player]} if _in_turn(state) else None
        ),
    ),
)


def constructed(rng: Random) -> TakiState:
    """Any phase that the top of the pile allows."""
    state: TakiState = blank(TAKI, rng)
    deck = list(pack_of(state.options.plus_three))
    rng.shuffle(deck)
    colorless = range(COLORED_KINDS_COUNT, CARD_KINDS_COUNT)
    _pile_up(state, rng, deck)
    state.hands[state.player] += taken_first(rng, deck, colorless, rng.choice((0, 0, 0, 1, 2)))
    for hand in state.hands:
        hand += taken(deck, rng.choice((0, 1, 1, 2, 3, 5, 8)))
    if state.stages is not None:
        state.stages = [rng.randint(1, FIRST_STAGE_CARD_COUNT) for _ in state.hands]
    state.stock = deck
    if seldom(rng):
        state.pile[:0], state.stock = deck, []
        state.idle = rng.randrange(state.players)
    state.direction = 1 if state.players == 2 else rng.choice((1, -1))
    state.turns = state.limit if seldom(rng, 8) else rng.randrange(1, state.limit)
    _ask(state, rng)
    for hand in state.hands:
        hand.sort()
    return state


def _pile_up(state: TakiState, rng: Random, deck: list[Card]) -> None:
    """A card with a colour, often a special one, and perhaps some without on top of it."""
    leads = [card for card in deck if card < COLORED_KINDS_COUNT]
    special = [card for card in leads if card % 13 >= PLUS_TWO_SYMBOL]
    top = rng.choice(leads if seldom(rng, 2) else special)
    deck.remove(top)
    state.pile.append(top)
    state.color, state.symbol = divmod(top, 13)
    while seldom(rng, 2) and (rest := [card for card in deck if card >= COLORED_KINDS_COUNT]):
        card = rng.choice(sorted({*rest}))
        deck.remove(card)
        state.pile.append(card)
        if card == CHANGE_COLOR_CARD:
            state.color, state.symbol = rng.randrange(4), NO_COLOR_OR_SYMBOL
        elif card == KING_CARD:
            state.color = state.symbol = NO_COLOR_OR_SYMBOL
        elif card == SUPER_TAKI_CARD:
            state.color, state.symbol = max(state.color, 0), TAKI_SYMBOL


def _ask(state: TakiState, rng: Random) -> None:
    """A phase and what belongs to it."""
    top, hand, seat = state.pile[-1], state.hands[state.player], state.player
    acting = top % 13 if top < COLORED_KINDS_COUNT else NO_COLOR_OR_SYMBOL
    state.phase = "turn"
    if (acting == PLUS_TWO_SYMBOL or _lies_on_plus_two(state)) and seldom(rng, 2):
        state.pending = rng.choice((2, 4, 6))
    elif state.color >= 0 and top in RUN_CONTINUING_CARDS[state.color]:
        if hand and seldom(rng, 2):
            state.phase, state.run = "run", state.color
        elif acting not in (PLUS_SYMBOL, PLUS_TWO_SYMBOL) and seldom(rng, 2):
            state.run = state.color
    if state.run >= 0 or (state.pending and top != PLUS_THREE_CARD):
        return
    if acting == PLUS_SYMBOL or (top == KING_CARD and hand and seldom(rng, 2)):
        state.phase = "extra"
    elif top == PLUS_THREE_CARD and PLUS_THREE_BREAKER_CARD in state.stock and not seldom(rng):
        state.phase = "answer"
        state.by = rng.choice([other for other in range(state.players) if other != seat])
        state.following = state.after(state.by)
        kings = rng.randrange(2)
        if not (kings and seat == state.following and KING_CARD in state.stock):
            hand += taken_first(rng, state.stock, (PLUS_THREE_BREAKER_CARD,), 1)
        hand += taken_first(rng, state.stock, (KING_CARD,), kings)
    elif len(hand) == 1 and seldom(rng, 2):
        state.phase = "announce"
        state.following = state.after(seat)
        state.by = seat if top == PLUS_THREE_CARD else NO_COLOR_OR_SYMBOL


def _lies_on_plus_two(state: TakiState) -> bool:
    """Whether a +3, perhaps broken, lies on a +2 that may still be waiting."""
    return (
        state.options.plus_three_on == "any"
        and state.pile[-1] in (PLUS_THREE_CARD, PLUS_THREE_BREAKER_CARD)
        and state.symbol == PLUS_TWO_SYMBOL
        and PLUS_THREE_CARD in state.pile
    )


def can_stand(state: TakiState) -> bool:
    """Whether the pack has those cards, and a tournament its stages."""
    lying = [state.stock, state.pile, *state.hands]
    stages = state.stages is not None
    return len(pack_of(state.options.plus_three)) == sum(map(len, lying)) and stages == (
        state.options.mode == "tournament"
    )


def every_move(state: TakiState) -> Iterator[Move]:
    """All moves of the notation that play no card, or one of the hand, or one that is not."""
    held = {*state.hands[state.player]}
    held.add(
        next(card for card in (SUPER_TAKI_CARD, *range(COLORED_KINDS_COUNT)) if card not in held)
    )
    return (move for move in MOVE_TEXTS if not isinstance(move, Play) or move.card in held)

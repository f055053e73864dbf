"""Positions of Texas Rummy put together at random: full melds, barred cards, last turns."""

from collections.abc import Iterator
from random import Random
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import card_at, write
from game.games.texas.game import TEXAS
from game.games.texas.moves import (
    GO_OUT_MOVES,
    TEXAS_DISCARD_MOVES,
    TEXAS_DRAW_PILE_MOVE,
    TEXAS_DRAW_STOCK_MOVE,
    Move,
)
from game.games.texas.rules import TexasState
from game.games.texas.rules.drawing import MAX_REFILLS_COUNT, MAX_SUCCESSIVE_PILE_DRAW_COUNT
from game.games.texas.rules.round import cards_dealt, pack
from game.games.texas.state import law_in
from tests.laws.constructing import Fast, blank, going_together, see_taken, seldom, taken

FAST: Final[tuple[Fast, ...]] = ()


def constructed(rng: Random) -> TexasState:
    """A draw or a discard of any round, perhaps in a last turn."""
    state: TexasState = blank(TEXAS, rng)
    state.round = rng.randint(*state.options.first_and_last)
    state.law = law_in(state.setup, state.round)
    state.wild = state.law.wild_text
    deck = pack(state.setup.players, state.options)
    if state.options.after_out == "one_turn" and seldom(rng, 2):
        _lay_down(state, rng, deck)
    threes = seldom(rng)
    for hand in state.hands:
        while len(hand) < cards_dealt(state.round):
            most = 3 if threes else rng.randint(1, 5)
            hand += going_together(rng, deck, min(most, cards_dealt(state.round) - len(hand)))
    state.pile = taken(deck, rng.randint(1, 9))
    state.emptied = rng.randint(0, MAX_REFILLS_COUNT)
    if seldom(rng):
        state.pile[:0] = taken(deck, len(deck))
    state.stock = deck
    many = MAX_SUCCESSIVE_PILE_DRAW_COUNT * state.setup.players
    state.idle = rng.choice((0, many - 1, many))
    state.phase = "draw" if seldom(rng) else "discard"
    if state.phase == "discard":
        _draw(state, rng, may_take=state.idle < many or state.laid is not None)
    state.hand.sort()
    state.shuffles = 1 + state.emptied
    see_taken(rng, state)
    state.let_go = [state.pile[seat :: state.setup.players] for seat in range(len(state.hands))]
    return state


def _lay_down(state: TexasState, rng: Random, deck: list[Card]) -> None:
    """Another seat is out, with a run up to the king, or a set where that is too short a run."""
    seat = (state.asked + rng.randrange(1, state.setup.players)) % state.setup.players
    suit = rng.randrange(4)
    hand = [card_at(suit, place) for place in range(13 - cards_dealt(state.round), 13)]
    if len(hand) < state.options.shortest_run:
        hand = [card_at(other, 12) for other in range(3)]
    for card in hand:
        deck.remove(card)
    state.hands[seat], state.known[seat] = hand, list(hand)
    assert not state.round_law.points(hand)
    melds = [[write(card) for card in meld] for meld in state.round_law.arrange(hand).melds]
    state.laid = {"seat": seat, "melds": melds}


def _draw(state: TexasState, rng: Random, may_take: bool) -> None:
    """The asked seat has drawn."""
    if state.stock and not (may_take and seldom(rng, 2)):
        state.hand.append(state.stock.pop())
    elif may_take:
        state.taken = state.pile.pop()
        state.hand.append(state.taken)
        state.known[state.asked].append(state.taken)
    else:
        state.phase = "draw"


def can_stand(state: TexasState) -> bool:
    """Whether the match has that round and those jokers, and last turns if somebody is out."""
    first, last = state.options.first_and_last
    cards = [card for pile in (state.stock, state.pile, *state.hands) for card in pile]
    return (
        first <= state.round <= last
        and cards.count(JOKER) == pack(state.setup.players, state.options).count(JOKER)
        and (state.laid is None or state.options.after_out == "one_turn")
    )


def every_move(state: TexasState) -> Iterator[Move]:
    absent = next(card for card in TEXAS_DISCARD_MOVES if card.card not in state.hand).card
    yield from (TEXAS_DRAW_STOCK_MOVE, TEXAS_DRAW_PILE_MOVE)
    for card in {*state.hand, absent}:
        yield from (TEXAS_DISCARD_MOVES[card], GO_OUT_MOVES[card])

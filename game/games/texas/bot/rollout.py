"""The rollout policy of Texas Rummy, and the moves of a beginner."""

from random import Random

from game.cards.bounded_cache import cached
from game.cards.french import Card
from game.games.texas.bot.evaluate import (
    MOST_TRIED,
    against_each,
    costs_of,
    hoped,
    taken,
    way_out,
)
from game.games.texas.moves import DISCARDS, DRAW_PILE, DRAW_STOCK, Move
from game.games.texas.rules import TexasState
from game.games.texas.rules.discarding import barred
from game.games.texas.rules.drawing import must_draw_from_stock
from game.games.texas.scoring import law_of


def policy(state: TexasState) -> Move:
    """Move with the least deadwood, mixed by ``HOPE``; ignores the other seats."""
    hand = tuple(state.hand)
    if state.phase == "draw":
        if must_draw_from_stock(state):
            return DRAW_STOCK
        takes = _takes(state.round, hand, state.pile[-1], state.options.bar)
        return DRAW_PILE if takes else DRAW_STOCK
    out = way_out(state)
    return DISCARDS[_lets_go(state.round, hand, barred(state))] if out is None else out


@cached(each=300)
def _lets_go(number: int, hand: tuple[Card, ...], kept: Card | None) -> Card:
    """Discard from a hand in a round."""
    law = law_of(number)
    against = against_each(law, hand, kept)
    close = sorted(against, key=against.__getitem__)[:MOST_TRIED]
    costs = costs_of(law, hand, {card: against[card] for card in close})
    return min(close, key=costs.__getitem__)


@cached(each=300)
def _takes(number: int, hand: tuple[Card, ...], top: Card, bars: bool) -> bool:
    """Whether the top of the pile is taken: to go out, or to save more than the stock may."""
    law = law_of(number)
    after = taken(law, hand, top, bars)
    return not after or (after < law.points(hand) and after <= hoped(law, hand))


def careless(state: TexasState, rng: Random) -> Move:
    """Beginner's move: a random draw, or a random discard outside the melds."""
    if state.phase == "draw":
        return rng.choice(list(state.legal()))
    out = way_out(state)
    if out is not None:
        return out
    law = state.round_law
    kept = barred(state)
    loose = [card for card in law.arrange(state.hand).deadwood if card != kept]
    loose = [card for card in loose if not law.rules.wild[card]] or loose
    return DISCARDS[rng.choice(loose)] if loose else rng.choice(list(state.legal()))

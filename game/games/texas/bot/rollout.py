"""The players of playouts, and beginners: a move found fast."""

from random import Random

from game.games.texas.bot.evaluate import (
    MOST_TRIED,
    costs_of,
    hoped,
    said_against,
    saves,
    taken,
    way_out,
)
from game.games.texas.moves import DISCARDS, DRAW_PILE, DRAW_STOCK, Move
from game.games.texas.rules import TexasState
from game.games.texas.rules.discarding import barred
from game.games.texas.rules.drawing import must_draw_from_stock


def policy(state: TexasState) -> Move:
    """The least deadwood as it lies and with one more wild card, without a look at others."""
    if state.phase == "draw":
        return _draw_at_once(state)
    out = way_out(state)
    if out is not None:
        return out
    against = said_against(state)
    close = sorted(against, key=against.__getitem__)[:MOST_TRIED]
    costs = costs_of(state, {card: against[card] for card in close})
    return DISCARDS[min(close, key=costs.__getitem__)]


def _draw_at_once(state: TexasState) -> Move:
    """The pile if it saves more points than the stock may be hoped to."""
    if must_draw_from_stock(state) or not saves(state):
        return DRAW_STOCK
    after = taken(state.round_law, state.hand, state.pile[-1])
    return DRAW_PILE if not after or after <= hoped(state) else DRAW_STOCK


def careless(state: TexasState, rng: Random) -> Move:
    """A beginner draws by whim and throws away whatever is in no meld."""
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

"""The examples of Takeaway's rules: someone plays a slot beside the cards of a picture."""

from dataclasses import replace
from typing import Any

from game.cards import french
from game.core.example import Example
from game.core.game import Game
from game.games.takeaway.options import TakeawayOptions
from game.games.takeaway.rules.fitting import FITTING_CARDS
from game.text.rules_text import Pictured, Says

RING_PLAYERS_COUNT = 4
PAIR_PLAYERS_COUNT = 2
SLOTS_COUNT = 8


def example(game: Game[Any, Any], shown: Pictured, options: TakeawayOptions) -> Example:
    """The person takes one stack onto another, or plays the first slot of a ring."""
    if shown.says is Says.RING:
        return _ring(game, shown, options)
    first, second = (text for text in shown.cards if text is not None)
    slots = [first, second]
    if shown.says is Says.BAD:
        # Another stack fits, so that one has to be taken.
        slots.append(next(f"{first[0]}{suit}" for suit in "DCHS" if suit != first[1]))
    return _dealt(game, options, PAIR_PLAYERS_COUNT, slots, (), "take 1")


def _ring(game: Game[Any, Any], shown: Pictured, options: TakeawayOptions) -> Example:
    """Nothing fits the first slot; or its own stack took that of a slot which is now empty."""
    slots = [text or "" for text in shown.cards]
    if "" not in slots:
        return _dealt(game, options, RING_PLAYERS_COUNT, slots, (), "draw")
    first = slots[0]
    slots[slots.index("")] = first
    slots[0] = next(f"{first[0]}{suit}" for suit in "DCHS" if suit != first[1])
    taken = slots.index(first)
    return _dealt(game, options, RING_PLAYERS_COUNT, slots, (), f"take {taken}")


def _dealt(
    game: Game[Any, Any],
    options: TakeawayOptions,
    players: int,
    slots: list[str],
    moves: tuple[str, ...],
    move: str,
) -> Example:
    """The person deals these cards into the slots, and others that fit none of them."""
    pack = list(game.pack(players, options))
    while len(slots) < SLOTS_COUNT:
        top = french.read(slots[0])
        fits = FITTING_CARDS["any"][top]
        fitting = {french.write(card) for card in fits}
        slots.append(next(card for card in pack if card not in (*slots, *fitting)))
    deck = (*slots, *(card for card in pack if card not in slots))
    setup = game.setup(players, options, 1, 0)
    return Example(replace(setup, deck=deck), moves, move)

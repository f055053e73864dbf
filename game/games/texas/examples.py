"""The examples of Texas Rummy's rules: someone goes out with the cards of a picture."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.cards import french
from game.core.example import Example, stacked_deck
from game.core.game import Game
from game.games.texas.options import ALL_ROUNDS_COUNT, TexasOptions
from game.games.texas.rules.round import cards_dealt
from game.games.texas.state import law_in
from game.text.rules_text import Pictured, Says

FILLING_RANKS = "9TQ68"
"""Ranks of the sets that go with the cards of a picture."""


def example(game: Game[Any, Any], shown: Pictured, options: TexasOptions) -> Example:
    """The person holds the cards of a picture, perhaps with another set, and goes out."""
    cards = tuple(text for text in shown.cards if text is not None)
    if shown.says is Says.CARDS:
        cards = tuple(one for number, card in enumerate(cards)
                      for one in (card, *_set_of(FILLING_RANKS[number], 2)))  # fmt: skip
    for number in range(1, ALL_ROUNDS_COUNT + 1):
        values = replace(options, rounds=f"{number}-{number}")
        players = game.fewest_player_count(values, cards)
        setup = game.setup(players, values, 1, players - 1)
        wild = law_in(setup, number).rules.wild
        marked = {bare for place, bare in enumerate(shown.cards) if place in shown.wild}
        for hand in _hands(cards, cards_dealt(number)):
            if {card for card in hand if wild[french.read(card)]} != marked:
                continue
            spare = next(card for card in ("KD", "KC", "JD", "4D") if not wild[french.read(card)])
            pack = game.pack(players, values)
            others = [card for card in pack if card not in (*hand, spare)]
            hands = [hand, *((),) * (players - 1)]
            deck = stacked_deck(pack, hands, len(hand), others[-1], (spare,))
            return Example(replace(setup, deck=deck), ("draw stock",), f"out {spare}")
    raise ValueError(f"no round shows {shown}")


def _hands(cards: tuple[str, ...], count: int) -> Iterator[tuple[str, ...]]:
    """The cards alone if they are so many, else with a set of three or four beside them."""
    if count == len(cards):
        yield cards
    elif count - len(cards) in (3, 4):
        for rank in FILLING_RANKS[::-1]:
            if not any(card.startswith(rank) for card in cards):
                yield (*cards, *_set_of(rank, count - len(cards)))


def _set_of(rank: str, count: int) -> tuple[str, ...]:
    return tuple(f"{rank}{suit}" for suit in "HDSC"[:count])

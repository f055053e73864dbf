"""The examples of Taki's rules: someone plays the last card of a picture on the first."""

from dataclasses import replace
from typing import Any

from game.core.example import Example, stacked_deck
from game.core.game import Game
from game.games.taki.options import TakiOptions
from game.text.rules_text import Pictured, Says

TAKI_EXAMPLE_PLAYER_COUNT = 3
ANSWERING_CARDS = ("king", "break")
"""Cards that answer a +3, which no other player holds here."""


def example(game: Game[Any, Any], shown: Pictured, options: TakiOptions) -> Example:
    """A card is played on a leading one, or a whole run after it."""
    cards = [text for text in shown.cards if text is not None]
    led, played = cards[0], cards[1:]
    if shown.says is Says.CARDS:
        led, played = _number_for(cards[0], cards), cards[:1]
    elif not led[1:].isdigit():
        led, played = _number_for(led, cards), cards
    moves = [f"play {card}=B" if card == "color" else f"play {card}" for card in played]
    run = played[0][0] if len(played) > 1 else ""
    values = replace(options, mode="single", wins=1)
    setup = game.setup(TAKI_EXAMPLE_PLAYER_COUNT, values, 1, TAKI_EXAMPLE_PLAYER_COUNT - 1)
    pack = game.pack(TAKI_EXAMPLE_PLAYER_COUNT, values)
    # Numbers of other colours first, and cards that answer last.
    filling = sorted(pack, key=lambda card: (card in ANSWERING_CARDS, not card[1:].isdigit(),
                                             card[0] in (led[0], run)))  # fmt: skip
    held = cards if shown.says is Says.CARDS else played
    hand = int(values.as_values()["hand"])
    deck = stacked_deck(filling, (held, (), ()), hand, led)
    if run and hand > len(played):
        moves.append("close")
    return Example(replace(setup, deck=deck), tuple(moves[:-1]), moves[-1])


def _number_for(card: str, cards: list[str]) -> str:
    """A number on which a card goes, of its colour if it has one."""
    color = card[0] if card[0] in "RYGB" and card not in ANSWERING_CARDS else "R"
    return next(f"{color}{number}" for number in (5, 6, 7) if f"{color}{number}" not in cards)

"""The examples of 500 Rummy's rules: someone lays the cards of a picture, or takes the pile."""

from dataclasses import replace
from typing import Any

from game.cards import french
from game.cards.melds import as_meld, write_meld
from game.core.example import Example, stacked_deck
from game.core.game import Game
from game.games.rummy500.melds import RUMMY500_MELD_RULES
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.rules.round import cards_each
from game.text.rules_text import Pictured, Says


def example(game: Game[Any, Any], shown: Pictured, options: Rummy500Options) -> Example:
    """The person lays the cards of a picture, takes the whole pile that it shows, or swaps a joker.

    Where a round begins with a discard, another player makes it before the person lays cards.
    """
    cards = tuple(text for text in shown.cards if text is not None)
    if shown.says is Says.CARDS:
        return (_swapping if "JK" in cards else _taking)(game, cards, options)
    meld = as_meld([french.read(card) for card in cards], RUMMY500_MELD_RULES)
    move = f"meld {' '.join(cards) if meld is None else write_meld(meld)}"
    players = game.fewest_player_count(options, cards)
    discards = options.first_turn == "discard"
    setup = game.setup(players, options, 1, players - 2 if discards else players - 1)
    pack = game.pack(players, options)
    count = cards_each(players, options)
    others: list[tuple[str, ...]] = [()] * (players - 1)
    hands = (others[0], cards, *others[1:]) if discards else (cards, *others)
    deck = stacked_deck(_spread(pack), hands, count, "6D", ("TD",))
    before = ("discard 6D", "draw stock") if discards else ("draw stock",)
    return Example(replace(setup, deck=deck), before, move)


def _taking(game: Game[Any, Any], cards: tuple[str, ...], options: Rummy500Options) -> Example:
    """Two players discard the upper cards of the pile; then the person takes all of it.

    Its deepest card is turned up, or discarded by the person where a round begins so.
    """
    deepest, first, second, third = cards
    pair = tuple(f"{deepest[0]}{suit}" for suit in "SD")
    discards = options.first_turn == "discard"
    setup = game.setup(2, options, 1, 1 if discards else 0)
    pack = game.pack(2, options)
    hands: tuple[tuple[str, ...], ...] = ((first, third), (second, *pair))
    deck = stacked_deck(
        _spread(pack),
        hands[::-1] if discards else hands,
        cards_each(2, options),
        deepest,
        ("TD", "6D", "8C"),
    )
    before = [
        *([f"discard {deepest}"] if discards else []),
        *("draw stock", f"discard {first}", "draw stock", f"discard {second}"),
        *("draw stock", f"discard {third}", f"draw pile {len(cards)}"),
    ]
    return Example(replace(setup, deck=deck), tuple(before), f"meld {deepest} {' '.join(pair)}")


def _swapping(game: Game[Any, Any], cards: tuple[str, ...], options: Rummy500Options) -> Example:
    """Another player lays all cards but the last, which the person swaps for their joker."""
    *run, card = cards
    laid = as_meld([french.read(one) for one in run], RUMMY500_MELD_RULES)
    assert laid is not None, "a run with a joker"
    discards = options.first_turn == "discard"
    setup = game.setup(2, options, 1, 1 if discards else 0)
    hands: tuple[tuple[str, ...], ...] = ((card,), (*run, "2H"))
    deck = stacked_deck(
        _spread(game.pack(2, options)),
        hands if discards else hands[::-1],
        cards_each(2, options),
        "6D",
        ("TD", "QC"),
    )
    before = [
        *(["discard 6D"] if discards else []),
        *("draw stock", f"meld {write_meld(laid)}", "discard 2H", "draw stock"),
    ]
    return Example(replace(setup, deck=deck), tuple(before), f"swap {card} in M1")


def _spread(pack: Any) -> list[str]:
    """The cards of a pack, far apart from each other, so that no others lie together."""
    return [*pack[::4], *pack[1::4], *pack[2::4], *pack[3::4]]

"""Kinds of mistakes that opponents of 500 Rummy once made, each in several positions."""

from collections.abc import Iterator
from random import Random

import pytest

from game.ai.levels import advise
from game.cards.french import Card, write
from game.cards.melds import bits_of, in_groups, in_runs
from game.core.event import Seat
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State
from tests.games.rummy500.positions import cards, position

GREAT = ("AS AH AD", "TS JS QS KS", "KD KC KH KS", "QH KH AH", "9C TC JC QC KC", "JD QD KD AD")
"""Melds of 35 points and more."""


def without_melds(rng: Random, sizes: tuple[int, ...], used: list[Card]) -> list[str]:
    """Texts of so many cards each, by chance, of which neither makes a meld with those used."""
    left = [Card(number) for number in range(52) if number not in used]
    rng.shuffle(left)
    parts = []
    for size in sizes:
        part: list[Card] = []
        while len(part) < size:
            card = left.pop()
            more = bits_of([*used, *part, card])
            if bits_of([card]) & ~(in_runs(more) | in_groups(more)):
                part.append(card)
        parts.append(" ".join(map(write, part)))
    return parts


def great_melds(others: int) -> Iterator[tuple[str, Rummy500State]]:
    """Positions with a great meld in the hand, where the other has so many cards."""
    rng = Random(3)
    for meld in GREAT:
        loose, theirs, pile = without_melds(rng, (5, others, 3), cards(meld))
        yield meld, position(f"{meld} {loose}", theirs, pile=pile, phase="play", jokers="off")


@pytest.mark.parametrize("others", [2, 4])
def test_a_great_meld_is_not_kept_back_while_another_has_few_cards(others: int) -> None:
    for meld, state in great_melds(others):
        told = advise(RUMMY500, state.view(Seat(0)), "expert", 1, playouts=40)
        assert told.move.startswith("meld ") and told.move.split()[1][0] in meld


def pairs_in_the_pile() -> Iterator[tuple[str, Rummy500State]]:
    """Positions in which a card of the hand makes a meld with two that lie in the pile."""
    rng = Random(5)
    for rank in "3579JK":
        held, *lying = (rank + suit for suit in rng.sample("SHDC", 3))
        used = cards(" ".join((held, *lying)))
        loose, theirs, between = without_melds(rng, (4, 7, 1), used)
        pile = f"{lying[0]} {between} {lying[1]}"
        yield held, position(f"{held} {loose}", theirs, pile=pile, phase="play", jokers="off")


def test_no_third_card_is_thrown_on_two_of_its_rank() -> None:
    for held, state in pairs_in_the_pile():
        told = advise(RUMMY500, state.view(Seat(0)), "expert", 1, playouts=30)
        assert told.move != f"discard {held}"

"""The law of melds is told by examples; ``tests/test_doctests.py`` tries them."""

import doctest
import importlib
import pkgutil

from game import cards

MODULES = [found.name for found in pkgutil.walk_packages(cards.__path__, "game.cards.")]


def test_the_law_of_melds_has_examples() -> None:
    finder = doctest.DocTestFinder()
    named = [name for name in MODULES if name.startswith("game.cards.melds.")]
    examples = [
        test.name
        for name in named
        for test in finder.find(importlib.import_module(name))
        if test.examples
    ]
    assert {name.rpartition(".")[2] for name in examples} >= {
        "lay_off_spots",
        "as_meld",
        "best_arrangement",
        "can_all_be_melded",
        "fewest_to_meld",
        "melds_in",
        "melds_of",
        "openings",
        "shape",
    }

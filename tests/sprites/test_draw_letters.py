"""The cards with the index letters of other languages: complete, and told apart at once."""

import importlib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest

from game.text.languages import ALL_SPOKEN
from game.text.message import ENGLISH_INDEX_LETTERS, index_letters_of, language_of
from tests.sprites.test_large import RANKS, SMALL, different, index_area, rasterised

SPRITES = Path(__file__).resolve().parents[2] / "sprites"


@pytest.fixture(scope="module")
def scripts() -> Iterator[dict[str, ModuleType]]:
    """The scripts that draw, by what they draw."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield {
            one: importlib.import_module(f"draw_{one}")
            for one in ("cards", "large", "letters", "marks")
        }


@pytest.mark.parametrize("pack", ["cards", "large"])
def test_the_folder_of_a_set_has_the_cards_whose_letter_differs(
    scripts: dict[str, ModuleType], pack: str
) -> None:
    usual = scripts[pack].drawings()
    assert {one.name for one in (SPRITES / pack).iterdir() if one.is_dir()} == set(
        scripts["letters"].LETTER_SETS
    )
    for letters in scripts["letters"].LETTER_SETS:
        found = scripts["letters"].in_letters(letters, usual)
        ranks = [
            rank
            for rank, letter in zip(ENGLISH_INDEX_LETTERS, letters, strict=True)
            if rank != letter
        ]
        named = [f"{rank}{suit}" for rank in ranks for suit in ("S", "H", "D", "C")]
        assert set(found) == {*named, *(f"JK={one}" for one in (*ranks, *named))}
        folder = SPRITES / pack / letters
        assert {one.stem for one in folder.iterdir()} == set(found)
        for name, text in found.items():
            assert (folder / f"{name}.svg").read_bytes() == text.encode("utf-8"), name
            assert text != usual[name], name


def test_every_language_that_ships_has_its_letters_on_the_cards(
    scripts: dict[str, ModuleType],
) -> None:
    drawn = {ENGLISH_INDEX_LETTERS, *scripts["letters"].LETTER_SETS}
    assert {index_letters_of(language_of(one)) for one in ALL_SPOKEN} <= drawn


def test_30_pixels_wide_every_two_ranks_differ_in_the_index(
    scripts: dict[str, ModuleType],
) -> None:
    usual = scripts["large"].drawings()
    for letters in scripts["letters"].LETTER_SETS:
        found = {**usual, **scripts["letters"].in_letters(letters, usual)}
        cards = {rank: rasterised(found[f"{rank}S"], SMALL) for rank in RANKS}
        for one, other in combinations(RANKS, 2):
            count = different(cards[one], cards[other], index_area(SMALL))
            assert count >= 8, f"{letters}: {one} and {other}: {count}"

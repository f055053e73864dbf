"""The index letters of other languages: complete, and in the manner of those that they replace."""

import importlib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest

from game.text.message import ENGLISH_INDEX_LETTERS
from game.ui.deck.card_images import OUTLINE_PATTERN, CardImages
from tests.sprites.test_large import RANKS, SMALL, different, index_area, rasterised

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
PACKS = ("cards", "large")


@pytest.fixture(scope="module")
def scripts() -> Iterator[dict[str, ModuleType]]:
    """The scripts that draw, by what they draw."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        names = ("cards", "large", "letters", "marks")
        found = {one: importlib.import_module(f"draw_{one}") for one in names}
        yield {**found, "poster": importlib.import_module("art_poster")}


def outline(glyph: str) -> str:
    """The only outline of a letter."""
    (found,) = OUTLINE_PATTERN.findall(glyph)
    return str(found)


def test_the_folder_holds_what_the_script_draws_byte_for_byte(
    scripts: dict[str, ModuleType],
) -> None:
    drawings = scripts["letters"].drawings()
    folder = scripts["letters"].FOLDER
    assert {path.stem for path in folder.iterdir()} == set(drawings)
    for name, text in drawings.items():
        assert (folder / f"{name}.svg").read_bytes() == text.encode("utf-8"), name


def test_the_letters_that_are_replaced_are_those_of_the_program(
    scripts: dict[str, ModuleType],
) -> None:
    assert tuple(scripts["letters"].ENGLISH_LETTERS) == ENGLISH_INDEX_LETTERS


def test_a_letter_is_drawn_in_the_manner_of_the_one_it_replaces(
    scripts: dict[str, ModuleType],
) -> None:
    for draw in (
        lambda letter: scripts["marks"].glyph(letter, "#123456"),
        lambda letter: scripts["poster"].numeral(letter, "#123456", ""),
    ):
        for usual, own in scripts["letters"].replacements():
            before, after = draw(usual), draw(own)
            assert before.replace(outline(before), outline(after)) == after, own


@pytest.mark.parametrize("pack", PACKS)
def test_the_outline_of_a_letter_is_on_every_card_of_its_rank_and_on_no_other(
    scripts: dict[str, ModuleType], pack: str
) -> None:
    for usual, _ in scripts["letters"].replacements():
        drawn = outline(scripts["marks"].glyph(usual, "#123456"))
        has = {name for name, text in scripts[pack].drawings().items() if drawn in text}
        named = {f"{usual}{suit}" for suit in "SHDC"}
        assert has == {*named, *(f"JK={one}" for one in (usual, *named))}


def test_30_pixels_wide_every_two_ranks_differ_in_the_index(
    scripts: dict[str, ModuleType],
) -> None:
    images = CardImages()
    for letters in scripts["letters"].LETTER_SETS:
        cards = {
            rank: rasterised(
                images._lettered(images.source(f"large/{rank}S"), tuple(letters)), SMALL
            )
            for rank in RANKS
        }
        for one, other in combinations(RANKS, 2):
            count = different(cards[one], cards[other], index_area(SMALL))
            assert count >= 8, f"{letters}: {one} and {other}: {count}"

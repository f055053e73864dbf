"""The large-index pack and the jokers that stand for a card: complete, told apart at once."""

import importlib
import io
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
FOLDER = SPRITES / "large"

BLACK, RED = "#1d2126", "#c4262e"

RANKS = "A23456789TJQK"
PACK = [rank + suit for suit in "SHDC" for rank in RANKS]
STAND_INS = [f"JK={card}" for card in [*RANKS, *PACK]]

SMALL = 30
MAX_BYTES = 2_000
# Of the card's width and height.
INDEX_WIDTH, INDEX_HEIGHT = 0.4, 0.5


@pytest.fixture(scope="module")
def drawings() -> Iterator[dict[str, str]]:
    """What the script draws, without writing it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module("draw_large").drawings()


@pytest.fixture(scope="module")
def figures() -> Iterator[dict[str, str]]:
    """The jokers with a figure that stand for a card, by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        joker = importlib.import_module("draw_joker")
        document = importlib.import_module("art_svg").document
        yield {
            name: document(250, 350, joker.standing_joker(*card))
            for name, card in joker.STAND_INS.items()
        }


def rasterised(text: str, width: int) -> pygame.Surface:
    """The drawing `width` pixels wide."""
    size = (width, width * 7 // 5)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode("utf-8")), size)


def different(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> int:
    """How many pixels of the area look clearly different."""
    count = 0
    for x in range(area.left, area.right):
        for y in range(area.top, area.bottom):
            a, b = one.get_at((x, y)), other.get_at((x, y))
            count += abs(a.r - b.r) + abs(a.g - b.g) + abs(a.b - b.b) > 180
    return count


def index_area(width: int) -> pygame.Rect:
    """The part of a card that holds its index."""
    return pygame.Rect(0, 0, int(width * INDEX_WIDTH), int(width * 7 / 5 * INDEX_HEIGHT))


def ink_of(suit: str) -> str:
    """The suit's ink."""
    return BLACK if suit in "SC" else RED


def test_the_pack_a_joker_and_all_it_may_stand_for_are_drawn(drawings: dict[str, str]) -> None:
    assert sorted(drawings) == sorted([*PACK, "JK", *STAND_INS])


def test_the_folder_holds_what_the_script_draws_byte_for_byte(drawings: dict[str, str]) -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(drawings)
    for name, text in drawings.items():
        assert (FOLDER / f"{name}.svg").read_bytes() == text.encode("utf-8"), name


def test_every_card_is_five_to_seven_and_small(drawings: dict[str, str]) -> None:
    for name, text in drawings.items():
        assert 'width="250" height="350" viewBox="0 0 250 350"' in text, name
        assert len(text) < MAX_BYTES, f"{name}: {len(text)}"


def test_no_two_cards_are_drawn_alike(drawings: dict[str, str], figures: dict[str, str]) -> None:
    assert len({*drawings.values(), *figures.values()}) == len(drawings) + len(figures)


def test_a_card_has_its_own_ink_and_not_the_other(drawings: dict[str, str]) -> None:
    for name in [*PACK, *(f"JK={card}" for card in PACK)]:
        own, other = (BLACK, RED) if name[-1] in "SC" else (RED, BLACK)
        assert own in drawings[name], name
        assert other not in drawings[name], name


def test_an_open_suit_is_shown_in_no_suits_ink(drawings: dict[str, str]) -> None:
    for rank in RANKS:
        assert BLACK not in drawings[f"JK={rank}"], rank
        assert RED not in drawings[f"JK={rank}"], rank


def test_the_index_ends_within_its_part_of_the_card(drawings: dict[str, str]) -> None:
    for name in PACK:
        card = rasterised(drawings[name], 250)
        ink = pygame.mask.from_threshold(card, pygame.Color(ink_of(name[1])), (60, 60, 60, 255))
        area = index_area(250)
        # The rank and the sign under it are the highest shapes that hang together.
        shapes = sorted(ink.get_bounding_rects(), key=lambda rect: rect.top)
        index = [rect for rect in shapes if rect.left < 60 and rect.width > 8]
        assert all(area.contains(rect) for rect in index), f"{name}: {index}"
        united = index[0].unionall(index[1:])
        assert united.height > 0.85 * area.height, f"{name}: {united}"
        assert united.width > 0.6 * area.width, f"{name}: {united}"


def test_30_pixels_wide_every_two_ranks_differ_in_the_index(drawings: dict[str, str]) -> None:
    cards = {rank: rasterised(drawings[f"{rank}S"], SMALL) for rank in RANKS}
    for one, other in combinations(RANKS, 2):
        count = different(cards[one], cards[other], index_area(SMALL))
        assert count >= 8, f"{one} and {other}: {count}"


def test_30_pixels_wide_every_two_suits_differ(drawings: dict[str, str]) -> None:
    for rank in RANKS:
        cards = {suit: rasterised(drawings[rank + suit], SMALL) for suit in "SHDC"}
        for one, other in combinations("SHDC", 2):
            count = different(cards[one], cards[other], cards[one].get_rect())
            assert count >= 20, f"{rank}{one} and {rank}{other}: {count}"


def test_30_pixels_wide_a_court_card_shows_a_face_with_two_eyes(drawings: dict[str, str]) -> None:
    wrong = []
    for name in (rank + suit for suit in "SHDC" for rank in "JQK"):
        card = rasterised(drawings[name], SMALL)
        # The row of the eyes, from ear to ear: skin, eye, skin, eye, skin.
        light = [sum(card.get_at((x, 18))[:3]) for x in range(16, 24)]
        middle = max(light[3:5])
        eyes = min(light[:3]), min(light[5:])
        if not all(middle - eye > 60 for eye in eyes):
            wrong.append(f"{name}: {light}")
    assert not wrong


def test_30_pixels_wide_a_joker_looks_like_no_card_that_it_stands_for(
    drawings: dict[str, str],
) -> None:
    for card in PACK:
        one, other = (rasterised(drawings[name], SMALL) for name in (card, f"JK={card}"))
        count = different(one, other, one.get_rect())
        assert count >= 150, f"{card}: {count}"


def test_a_jokers_figure_shows_what_it_stands_for_60_pixels_wide(figures: dict[str, str]) -> None:
    plate = pygame.Rect(2, 2, 11, 26)
    cards = {name: rasterised(text, 60) for name, text in figures.items()}
    for one, other in combinations((f"JK={rank}" for rank in RANKS), 2):
        count = different(cards[one], cards[other], plate)
        assert count >= 8, f"{one} and {other}: {count}"
    for one, other in combinations(("JK=5", "JK=5S", "JK=5H", "JK=5D", "JK=5C"), 2):
        count = different(cards[one], cards[other], plate)
        assert count >= 5, f"{one} and {other}: {count}"

"""Crowded tables: whatever lies there, every card can be read and nothing lies over anything."""

from collections.abc import Iterator
from itertools import combinations
from math import floor
from typing import NamedTuple

import pytest
from pygame import Rect

from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    HIDDEN_HAND_STYLE,
    MELD_STYLE,
    PERSON_HAND_ZONE,
    PILE_STYLE,
)
from game.ui.deck.card_images import card_height
from game.ui.features.match.match_page import TablePage
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Tree
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.kit.widgets.words import Words
from game.ui.table.layout.card_poses import Layout, Pose
from game.ui.table.layout.felt_sharing import strip_of
from game.ui.table.render.board import Board
from tests.tiers import by_tier
from tests.together import Laws
from tests.ui.crowds import CROWDS
from tests.ui.proof import Cuts, Proof
from tests.ui.stage import USUAL_SIZE, Stage

EVERY_WINDOW = (
    *((960, 600), USUAL_SIZE, (1920, 1080), (2560, 1440), (3840, 2160)),
    *((1000, 1300), (2560, 1080)),
)
WINDOWS = by_tier(change=(USUAL_SIZE,), night=EVERY_WINDOW)
LARGE = by_tier(change=(), night=((960, 600), USUAL_SIZE))
"""Windows that are looked at with large cards too."""
LABELS = ("button", "player", "prompt", "alert", "figure", "sign", "panel", "log")
SMALLEST_MELD = 22
"""No card of a meld is narrower than this in the smallest window, in pixels."""
READABLE = 0.9
"""How much of the index must show at least."""
LOWEST_TEXT = {600: 13, 720: 13, 1080: 18, 1300: 13, 1440: 18, 2160: 18}


@pytest.fixture(scope="module")
def one_stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    stage = Stage(tmp_path_factory.mktemp("profile"))
    yield stage
    stage.app.close()


@pytest.fixture(scope="module", params=CROWDS)
def crowded(request: pytest.FixtureRequest, one_stage: Stage) -> Stage:
    """A crowded table at which the person is asked."""
    table = one_stage.sit_at(CROWDS[request.param].match())
    one_stage.tick()
    assert table.model.your_turn
    return one_stage


def tables(stage: Stage) -> Iterator[tuple[tuple[int, int], TablePage]]:
    """The table in windows of every size, in some also with large cards."""
    table = stage.top(TablePage)
    stage.app.set("size", "usual")
    for number, size in enumerate(WINDOWS + LARGE):
        if number == len(WINDOWS):
            stage.app.set("size", "large")
        stage.resize(*size)
        assert table.tree.root.rect.size == size
        yield size, table


class Look(NamedTuple):
    """What was seen of the table in a window."""

    size: tuple[int, int]
    tree: Tree
    laid: Layout
    felt: Rect
    measures: Measures


@pytest.fixture(scope="module")
def looks(crowded: Stage) -> list[Look]:
    """The table in every window, laid out once for all the laws that only look at it."""
    return [
        Look(size, table.tree, table.show.laid, table.show.felt, table.measures)
        for size, table in tables(crowded)
    ]


def lying(pose: Pose) -> Rect:
    """The rectangle around a card."""
    rect = Rect(0, 0, pose.width, card_height(pose.width))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def shown(look: Look) -> Iterator[tuple[str, Rect]]:
    """The part of every card that no other card of its zone covers."""
    laid = look.laid
    for place in laid.places:
        if place.zone in laid.rects:
            for number, rect in enumerate(laid.rects[place.zone]):
                yield f"{place.zone}/{number}", rect
        elif place.style != HIDDEN_HAND_STYLE and laid.counts[place.zone]:
            yield place.zone, laid.spots[place.zone]


def labels(look: Look) -> list[Node]:
    """What is to be read or pressed, without what belongs to it."""
    return [node for node in look.tree.root.children if node.role in LABELS]


law = Laws()


@law
def nothing_leaves_the_window(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        window = Rect(0, 0, *size)
        for node in look.tree.nodes:
            assert window.contains(node.rect) or not node.rect.w, (size, node.name, node.rect)
        for zone, poses in look.laid.poses.items():
            for pose in poses:
                assert window.contains(lying(pose)), (size, zone, pose)


@law
def cards_lie_on_the_felt(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        for zone, poses in look.laid.poses.items():
            for pose in poses:
                assert look.felt.contains(lying(pose)), (size, zone, pose)


@law
def every_card_that_lies_open_shows_its_index(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        laid = look.laid
        for zone, rects in laid.rects.items():
            for number, (rect, pose) in enumerate(zip(rects, laid.poses[zone], strict=True)):
                strip = strip_of(laid.large) * pose.width
                # Rounded to whole pixels, one strip of a row may be a pixel narrower.
                assert rect.w >= floor(READABLE * strip), (size, zone, number, rect)
                assert rect.h >= READABLE * 0.62 * pose.width, (size, zone, number, rect)


@law
def what_shows_of_one_card_is_covered_by_no_other(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        for (one, first), (other, second) in combinations(shown(look), 2):
            both = first.clip(second)
            # Rounded to whole pixels, neighbours may touch.
            assert min(both.size) <= 1, (size, one, other, first, second)


@law
def no_label_covers_another(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        for one, other in combinations(labels(look), 2):
            both = one.rect.clip(other.rect)
            assert min(both.size) == 0, (size, one.name, other.name, one.rect, other.rect)


@law
def no_label_covers_a_card_that_must_be_read(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        for label in labels(look):
            for card, rect in shown(look):
                assert min(label.rect.clip(rect).size) <= 1, (size, label.name, card)


@law
def the_count_of_a_pile_covers_no_other_cards(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        laid = look.laid
        board = Board(Proof(Cuts(crowded.app.texts), look.measures), laid)
        for place in laid.places:
            if place.style in (FACE_DOWN_STACK_STYLE, PILE_STYLE):
                badge = board.badge_rect(place.zone, laid.counts[place.zone])
                for card, rect in shown(look):
                    if not card.startswith(place.zone):
                        assert min(badge.clip(rect).size) <= 1, (size, place.zone, card)


@law
def cards_of_melds_are_never_tiny(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        laid = look.laid
        for place in laid.places:
            if place.style == MELD_STYLE:
                width = laid.poses[place.zone][0].width
                assert width >= SMALLEST_MELD * min(size[0] / 960, size[1] / 600), (size, width)


@law
def texts_are_never_too_small(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        for node in look.tree.nodes:
            if isinstance(node.widget, Words):
                assert node.widget.size >= LOWEST_TEXT[size[1]], (size, node.name)


@law
def a_card_that_rises_out_of_the_hand_stays_on_the_felt(crowded: Stage, looks: list[Look]) -> None:
    for size, table in tables(crowded):
        for card in [
            node for node in table.tree.nodes if node.key.startswith(f"card {PERSON_HAND_ZONE}/")
        ]:
            crowded.move(crowded.visible_point(card))
            crowded.tick(2.0)
            poses = table.show.laid.poses[PERSON_HAND_ZONE]
            assert all(table.show.felt.contains(lying(pose)) for pose in poses), (size, card.name)
        crowded.move((size[0] - 1, size[1] - 1))


@law
def no_words_are_cut(crowded: Stage, looks: list[Look]) -> None:
    for look in looks:
        size = look.size
        cuts = Cuts(crowded.app.texts)
        proof = Proof(cuts, look.measures)
        for node in look.tree.nodes:
            paint_node(proof, node, NodeStyle())
        assert not cuts.cut, size


def test_a_crowded_table_keeps_every_law(crowded: Stage, looks: list[Look]) -> None:
    law.hold(crowded, looks)

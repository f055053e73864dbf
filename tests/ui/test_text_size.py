"""Text of up to twice its size, in a language half as long again: pages made of boxes fit."""

from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import NamedTuple

import pytest
from pygame import Rect

from game.text.languages import ALL_SPOKEN, SPOKEN_ENGLISH
from game.text.message import ENGLISH_LANGUAGE, Language, Pattern, language_of, say, speak
from game.ui.kit.layout.scroll import ScrollState
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Tree
from tests.tiers import by_tier
from tests.together import Laws
from tests.ui.heard import noise
from tests.ui.pages import PAGES, TABLES
from tests.ui.proof import Proof, inside, overlapping, run_together, usable, visible
from tests.ui.stage import USUAL_SIZE, Stage, staged
from tests.words.pseudo import Pseudo

OURS = (
    "start",
    "set-up",
    "values",
    "settings",
    "rules",
    "unfinished",
    "history",
    "statistics",
    "pause",
    "damaged",
    "cut of",
    "a running deal",
    "a deal of",
    "between",
    "result",
    "shared result",
    "round of",
    "review",
    "choice",
    "help",
    "keys",
    "playing",
    "puzzles",
)
BOXED = [name for name in (*PAGES, *TABLES) if name.startswith(OURS)]
SMALLEST, LARGEST = (960, 600), (1920, 1080)
WINDOWS = by_tier(change=(USUAL_SIZE,), night=(SMALLEST, USUAL_SIZE, LARGEST))
FACTORS = (1.0, 1.5, 2.0)


LANGUAGES = {
    "English": ENGLISH_LANGUAGE,
    "pseudo": Pseudo(),
    **{spoken.tag: language_of(spoken) for spoken in ALL_SPOKEN[1:]},
}
"""English, the pseudo-language, and the others that ship."""
IN_ENGLISH, *OTHERS = LANGUAGES


@pytest.fixture(
    scope="module",
    params=[IN_ENGLISH, *(pytest.param(one, marks=pytest.mark.night) for one in OTHERS)],
)
def one_stage(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Stage]:
    """In English, in the pseudo-language, whose sentences are half as long again, and others."""
    stage = Stage(tmp_path_factory.mktemp("profile"))
    speak(LANGUAGES[request.param])
    yield stage
    speak(ENGLISH_LANGUAGE)
    stage.app.close()


@pytest.fixture(scope="module", params=BOXED)
def page(request: pytest.FixtureRequest, one_stage: Stage) -> Stage:
    for path in one_stage.app.match_store.paths():
        path.unlink()
    one_stage.resize(960, 600)
    (PAGES | TABLES)[request.param](one_stage)
    return one_stage


class Look(NamedTuple):
    """What was seen of a page in a window with text of a size."""

    window: tuple[int, int, float]
    tree: Tree
    measures: Measures
    turned: list[ScrollState]


def windows() -> list[tuple[int, int, float]]:
    """Every window, with text of every size.

    English, whose words are shorter, is looked at in the smallest window at every size, and in
    the others at the usual one: there is more room there for the same.
    """
    english = say("page-back") == ENGLISH_LANGUAGE.say("page-back", {})
    return [
        (width, height, factor)
        for width, height in WINDOWS
        for factor in (FACTORS[:1] if english and (width, height) != SMALLEST else FACTORS)
    ]


def tree(stage: Stage, window: tuple[int, int, float]) -> Tree:
    """The tree of the page on top in a window."""
    width, height, factor = window
    stage.resize(width, height, text_factor=factor)
    return stage.scene.tree


def look(stage: Stage, window: tuple[int, int, float]) -> "Look":
    """What is seen of the page on top in a window."""
    found = tree(stage, window)
    return Look(window, found, stage.app.measures, [copy(one) for one in stage.scene.columns])


@pytest.fixture(scope="module")
def looks(page: Stage) -> list[Look]:
    """The page in every window, laid out once for all the laws that only look at it."""
    return [look(page, window) for window in windows()]


law = Laws()


@law
def no_words_are_cut_or_stand_outside_what_they_belong_to(page: Stage, looks: list[Look]) -> None:
    for window, tree, measures, _ in looks:
        proof = Proof.of(page, measures)
        assert (window, proof.spilled(tree)) == (window, [])
        assert (window, proof.cut) == (window, [])


@law
def nothing_is_nameless_or_said_twice_to_whoever_hears_it(page: Stage, looks: list[Look]) -> None:
    assert noise(page.scene.tree.nodes) == []


@law
def no_words_run_into_other_words_or_buttons(page: Stage, looks: list[Look]) -> None:
    for window, tree, *_ in looks:
        assert (window, *run_together(tree)) == (window,)


@law
def nothing_to_click_on_overlaps_or_leaves_the_window(page: Stage, looks: list[Look]) -> None:
    for window, tree, *_ in looks:
        assert (window, *overlapping(tree)) == (window,)
        whole = Rect(0, 0, *window[:2])
        for node in tree.nodes:
            assert inside(visible(node), whole), (window, node.name, node.rect)


@law
def what_has_no_room_can_be_turned_to(page: Stage, looks: list[Look]) -> None:
    for window, tree, measures, columns in looks:
        for column in columns:
            high = max(column.high, column.view.h)
            ground = Rect(column.view.x, column.view.y - column.offset, column.view.w, high)
            for node in tree.nodes:
                if column.view.w and node.clip == column.view:
                    assert ground.contains(node.rect) or not node.rect.w, (window, node.name)
            if column.most:
                seen = column.view.h / measures.unit
                assert seen >= 100, (window, "too little is seen at once", seen)


@law
def whatever_can_be_used_is_large_enough(page: Stage, looks: list[Look]) -> None:
    for window, tree, *_ in looks:
        for node in usable(tree):
            # Cards are as large as the felt allows, and overlap: there are laws of their own.
            small = node.enabled and node.role not in ("card", "slot") and min(node.rect.size) < 40
            assert not small, (window, node.name, node.rect)


@law
def whatever_can_be_used_comes_into_view(page: Stage, looks: list[Look]) -> None:
    """In the smallest window, where least is in view, and with the largest text in the largest."""
    telling = [one for one in windows() if one[:2] == SMALLEST or one == (*LARGEST, FACTORS[-1])]
    for window in by_tier(change=windows(), night=telling):
        scene = page.scene
        for key in [node.key for node in usable(tree(page, window)) if node.enabled]:
            scene.reveal(scene.tree.by_key[key])
            shown = scene.tree.by_key[key]
            assert visible(shown).h >= min(shown.rect.h, 40), (window, shown.name)


def test_a_page_keeps_every_law_with_text_of_every_size(page: Stage, looks: list[Look]) -> None:
    law.hold(page, looks)


class Wordy(Language):
    """English with a very long word on one button."""

    def pattern(self, name: str) -> Pattern:
        return (
            ("Zurückblätterungsschaltfläche" * 3,) if name == "page-back" else super().pattern(name)
        )


def test_a_word_without_room_breaks_a_law(tmp_path: Path) -> None:
    speak(Wordy(SPOKEN_ENGLISH))
    try:
        with staged(tmp_path) as stage:
            PAGES["settings"](stage)
            with pytest.raises(BaseExceptionGroup, match="wrong: "):
                law.hold(stage, [look(stage, (*SMALLEST, 2.0))])
    finally:
        speak(ENGLISH_LANGUAGE)

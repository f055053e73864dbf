"""No page says anything in English while another language is spoken."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from game.games import GAMES
from game.text.folding import without_layout_signs
from game.text.languages import ALL_SPOKEN, SPOKEN_ENGLISH, Spoken
from game.text.message import ENGLISH_LANGUAGE, Language, language_of, speak
from game.text.rules_text import blocks
from tests.together import check_each
from tests.ui.pages import LONG, PAGES, TABLES, WHY
from tests.ui.stage import staged
from tests.words.patterns import texts
from tests.words.pseudo import Pseudo
from tests.words.translations import Translation

RUN_WORDS = 3
WORD = re.compile(r"[^\W\d_]+(?:’[^\W\d_]+)?")
GIVEN = (
    *(WHY, LONG.text, LONG.rule, "The round is over", "five-takes rules"),
    *("Aunt Trude’s game", "A name as long as forty characters can be", "wins lead coloured"),
)
"""What the test pages say by themselves."""
IN_ENGLISH = ("licence", "a running deal", "a deal of", "damaged", "languages")
"""Pages that say something in English for good: licences, records, proofs of records, and in what
state a language is."""
MADE_UP = "round of rummy"
"""Pages of a table that the tests made up, in English."""
OTHERS: Sequence[Spoken] = ALL_SPOKEN[1:]
LANGUAGES = [language_of(spoken) for spoken in OTHERS]
FEW_PAGES = ("settings", "history", "playing take, 3", "lessons")


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """The runs of three words in a text, in small letters."""
    words = [word.casefold() for word in WORD.findall(without_layout_signs(text))]
    for start in range(len(words) - RUN_WORDS + 1):
        yield tuple(words[start : start + RUN_WORDS])


def runs_of(spoken: Spoken) -> set[tuple[str, ...]]:
    """The runs of words in a language's messages and rules."""
    translation = Translation.of(spoken)
    found: set[tuple[str, ...]] = set()
    for pattern in translation.patterns.values():
        for text in texts(pattern):
            found.update(runs(text))
    for english, text in translation.texts.items():
        if english.suffix == ".md":
            for block in blocks(text):
                found.update(runs(block.words))
    return found


@cache
def english_runs() -> frozenset[tuple[str, ...]]:
    """The runs of words in English, without names of games and letters of cards."""
    given = {run for text in (*GIVEN, *(str(game.title) for game in GAMES)) for run in runs(text)}
    found = runs_of(SPOKEN_ENGLISH) - given
    return frozenset(run for run in found if sum(len(word) > 1 for word in run) > 1)


def english_texts(language: Language, names: Iterable[str], folder: Path) -> list[str]:
    """What is in English on some pages while a language is spoken."""
    english = english_runs()
    if language.spoken in OTHERS:
        english -= runs_of(language.spoken)
    found = []
    speak(language)
    try:
        for name in names:
            with staged(folder / name.replace("/", " ")) as stage:
                (PAGES | TABLES)[name](stage)
                for node in stage.scene.tree.nodes:
                    for text in (node.name, node.value, node.tip):
                        said = str(text or "")
                        if english.intersection(runs(said)):
                            found.append(f"{name}: {said}")
    finally:
        speak(ENGLISH_LANGUAGE)
    return found


@pytest.mark.night
@pytest.mark.parametrize(
    "name", [name for name in (*PAGES, *TABLES) if not name.startswith((*IN_ENGLISH, MADE_UP))]
)
def test_no_page_of_a_language_says_three_english_words(name: str, tmp_path: Path) -> None:
    """In the pseudo-language, which has no rules pages, and in all that ship."""

    def check(language: Language) -> None:
        assert english_texts(language, [name], tmp_path / language.spoken.tag) == []

    spoken = LANGUAGES if name.startswith(("rules", "example")) else [Pseudo(), *LANGUAGES]
    if spoken:
        check_each(check, spoken, lambda language: language.spoken.tag)


def test_some_pages_of_a_language_say_no_three_english_words(tmp_path: Path) -> None:
    def check(language: Language) -> None:
        assert english_texts(language, FEW_PAGES, tmp_path / language.spoken.tag) == []

    check_each(check, [Pseudo(), *LANGUAGES], lambda language: language.spoken.tag)


def test_a_language_without_messages_is_told_of(tmp_path: Path) -> None:
    nothing = Language(SPOKEN_ENGLISH._replace(tag="xx"), ENGLISH_LANGUAGE)
    found = english_texts(nothing, ["settings"], tmp_path)
    assert len(found) > 5

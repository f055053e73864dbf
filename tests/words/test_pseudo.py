"""The pseudo-language, and that the pages it is spoken on say nothing else."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai.characters import ALL_CHARACTERS
from game.text.message import ENGLISH_LANGUAGE, say, speak
from tests.ui.pages import PAGES, TABLES, WHY
from tests.ui.stage import Stage
from tests.words.foreign import ship
from tests.words.pseudo import CLOSE, OPEN, Pseudo, longer

WORD = re.compile(r"[^\W\d_]{2,}")
BRACKETED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
CONVERTED = (
    *("start", "start with matches", "settings", "unfinished", "pause", "damaged"),
    *("history without matches", "history", "history of a match", "pause, this match"),
    *("statistics without matches", "statistics", "statistics of a game"),
    *("cut of texas", "a running deal", "between rounds", "between many rounds"),
    *("result", "result of many rounds", "shared result"),
    "review of takeaway",
    *("playing takeaway, 4", "playing take, 3", "playing rummy500, 3", "playing taki, 4"),
    *("playing texas, 4", "playing texas, 10"),
)
DIGITS = re.compile(r"[0-9a-f]{64}")
OF_RECORDS = re.compile(rf"\b(You|{'|'.join(one.name for one in ALL_CHARACTERS)})\b")


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pseudo-language, and no choice of others: each is called by its own name."""
    ship(monkeypatch)
    speak(Pseudo())
    yield
    speak(ENGLISH_LANGUAGE)


@pytest.fixture
def stage(tmp_path: Path, pseudo: None) -> Iterator[Stage]:
    stage = Stage(tmp_path)
    yield stage
    stage.app.close()


def test_its_words_are_half_as_long_again() -> None:
    assert longer("Back") == "BåçkBå"
    assert [len(longer("a" * count)) for count in (1, 2, 4, 8)] == [2, 3, 6, 12]


def test_its_sentences_are_bracketed_and_keep_their_values(pseudo: None) -> None:
    said = say("rules-heading", game="Take")
    assert said.startswith(OPEN) and said.endswith(CLOSE) and " Take" in said


def unbracketed(text: str) -> str:
    """What is left of a text without what the pseudo-language says in it."""
    while text != (text := BRACKETED.sub("", text)):
        pass
    return text


@pytest.mark.parametrize("name", CONVERTED)
def test_a_page_says_only_what_stands_in_message_files(stage: Stage, name: str) -> None:
    (PAGES | TABLES)[name](stage)
    english = []
    for node in stage.scene.tree.nodes:
        left = DIGITS.sub("", unbracketed(node.name))
        if left != WHY and WORD.search(left):
            english.append(node.name)
    assert english == []


NAMED = [name for name in (*PAGES, *TABLES) if not name.startswith(("rules", "a deal of"))]
"""Pages without texts in English: rules, and what a proof quotes of a record."""


@pytest.mark.night("calendar of a day played")
@pytest.mark.parametrize("name", NAMED)
def test_everybody_has_the_name_that_the_language_gives_them(stage: Stage, name: str) -> None:
    """A record calls the person “You” and keeps the names of characters in English."""
    (PAGES | TABLES)[name](stage)
    texts = [text for node in stage.scene.tree.nodes for text in (node.name, node.value, node.tip)]
    assert [text for text in texts if text and OF_RECORDS.search(text)] == []

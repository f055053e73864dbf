"""What is said of clicking, tapping and pressing speaks of what the player plays with."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from game.text.message import (
    DEFAULT_DEVICE_WORDS,
    ENGLISH_LANGUAGE,
    Message,
    Pattern,
    Reference,
    Select,
    Variable,
    entries,
    played_with,
    told,
)
from game.ui.kit.input.commands import PROGRAM_COMMANDS
from tests.words.files import FILES

DEVICES = ("mouse", "keys", "pad", "touch")
DOING = {
    "mouse": re.compile(r"\b(click\w*|drag\w*|hover\w*|mouse|wheel)\b", re.IGNORECASE),
    "keys": re.compile(r"\b(Enter|Space|arrow keys?|keyboard)\b"),
    "touch": re.compile(r"\b(tap|tapp\w+|swipe\w*|finger\w*)\b", re.IGNORECASE),
}
"""Words that mean something only to whoever plays with this."""
NAMES = ("keys-", "commands-", "pads-", "typing-", "lists-", "engine-", "record-")
"""Messages that are names of keys, buttons and commands, or about a device, or on a console."""


def texts(pattern: Pattern) -> Iterator[str]:
    """What a pattern says, those of its variants that do not choose by the device."""
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Select) and part.selector != Variable("device"):
            for variant in part.variants.values():
                yield from texts(variant)


def chosen(pattern: Pattern) -> Iterator[Select]:
    """Where a pattern chooses by the device."""
    for part in pattern:
        if isinstance(part, Select):
            if part.selector == Variable("device"):
                yield part
            for variant in part.variants.values():
                yield from chosen(variant)


def every() -> Iterator[tuple[str, Pattern]]:
    for file in FILES:
        for name in entries(file.read_text(encoding="utf-8")):
            if not name.startswith(NAMES):
                yield name, ENGLISH_LANGUAGE.pattern(name)


def test_whatever_is_said_to_everybody_speaks_of_no_device() -> None:
    wrong = [
        (name, text)
        for name, pattern in every()
        for text in texts(pattern)
        if any(words.search(text) for words in DOING.values())
    ]
    assert wrong == []


def test_what_is_said_by_device_has_a_sentence_for_each_that_speaks_of_no_other() -> None:
    found = 0
    for name, pattern in every():
        for select in chosen(pattern):
            found += 1
            assert sorted(select.variants) == sorted(DEVICES), name
            assert select.usual == "mouse", name
            for device, variant in select.variants.items():
                others = [words for which, words in DOING.items() if which != device]
                said = " ".join(part for part in variant if isinstance(part, str))
                assert not any(words.search(said) for words in others), (name, device)
                if device in ("mouse", "touch"):
                    named = {part.name for part in variant if isinstance(part, Variable)}
                    assert not named & {"press", "pick"}, (name, device)
    assert found > 10


def test_no_message_refers_to_another_for_its_device() -> None:
    """So that a sentence is whole in each variant. It may cite the label of a command."""
    labels = {one.called.name for one in PROGRAM_COMMANDS if isinstance(one.called, Message)}
    for name, pattern in every():
        for select in chosen(pattern):
            parts = chain.from_iterable(select.variants.values())
            cited = {part.name for part in parts if isinstance(part, Reference)}
            assert cited <= labels, name
            assert len(pattern) == 1, name


@pytest.fixture
def hands() -> Iterator[None]:
    yield
    played_with(
        DEFAULT_DEVICE_WORDS["device"], DEFAULT_DEVICE_WORDS["press"], DEFAULT_DEVICE_WORDS["pick"]
    )


@pytest.mark.usefixtures("hands")
def test_a_sentence_follows_what_is_played_with() -> None:
    spot = Message("table-spot")
    assert told(spot) == "Now click the card you mean."
    played_with("keys", "F7", "Space")
    assert told(spot) == "Now go to the card you mean, and press F7."
    assert str(spot) == told(spot)
    played_with("touch", "F7", "Space")
    assert told(spot) == "Now tap the card you mean."

"""A sentence that names a button or a setting refers to its label, so that both change together."""

import re
from itertools import chain, pairwise
from pathlib import Path

from game.storage.settings import Settings
from game.text.message import Message, Pattern, Reference, Select, entries, read, told
from game.ui.kit.input.commands import PROGRAM_COMMANDS
from tests.together import check_each, each_of
from tests.words.files import FILES, GAME

QUOTED = re.compile("“([^”]*)”")
WITHIN_A_SENTENCE = re.compile(r"(?<=\w )[A-Z]")


def labels_of_commands() -> set[str]:
    return {one.label for one in PROGRAM_COMMANDS}


def labels_of_settings() -> set[str]:
    described = Settings.described()
    values = chain.from_iterable(getattr(one.values, "labels", ()) for one in described)
    return {told(one) for one in (*(one.label for one in described), *values)}


def plain_texts(pattern: Pattern) -> list[str]:
    """What a message says itself, with a bar for each value and reference."""
    variants = [
        one for part in pattern if isinstance(part, Select) for one in part.variants.values()
    ]
    said = "".join(part if isinstance(part, str) else "|" for part in pattern)
    return [said, *chain.from_iterable(map(plain_texts, variants))]


def copied(said: str, commands: set[str], settings: set[str]) -> set[str]:
    """Labels that stand in a text: in quotation marks, or of a command in the middle of a
    sentence, where no other word has a capital letter."""
    found = {one for one in QUOTED.findall(said) if one in commands | settings}
    for start in (one.start() for one in WITHIN_A_SENTENCE.finditer(said)):
        found |= {one for one in commands if re.match(rf"{re.escape(one)}(?![\w’])", said[start:])}
    return found


def test_a_sentence_refers_to_the_label_that_it_cites() -> None:
    commands, settings = labels_of_commands(), labels_of_settings()
    assert "Hint" in commands and "Player sounds" in settings

    def check(path: Path) -> None:
        for name, unread in entries(path.read_text(encoding="utf-8")).items():
            for said in plain_texts(read(unread)):
                assert copied(said, commands, settings) == set(), f"{name}: {said}"

    check_each(check, FILES)


BEFORE_A_LABEL = re.compile(r"\b(an?|the) $", re.IGNORECASE)


def test_no_article_stands_before_a_label() -> None:
    """“Ask for a Hint” would be wrong once the button has another name."""

    def check(path: Path) -> None:
        for name, unread in entries(path.read_text(encoding="utf-8")).items():
            assert not articled(read(unread)), name

    check_each(check, FILES)
    assert articled(read("Ask for a { commands-hint }.")) and not articled(read("a { $card }"))


def articled(pattern: Pattern) -> bool:
    """Whether an article stands before the label of a command."""
    for before, part in pairwise(pattern):
        label = isinstance(part, Reference) and part.name.startswith("commands-")
        if label and isinstance(before, str) and BEFORE_A_LABEL.search(before):
            return True
    variants = (
        one for part in pattern if isinstance(part, Select) for one in part.variants.values()
    )
    return any(map(articled, variants))


README_LABELS = {
    *("seal-verifier", "score-look-back", "history-heading", "statistics-heading", "settings-cut"),
    *("start-continue", "settings-speech", "settings-switch", "settings-switch.large"),
    "settings-switch-step",
}
"""The labels of buttons and settings that README sets in italics."""
NO_LABELS = {
    *("Five Takes", "Releases", "More info", "Run anyway", "Open Anyway"),
    "Windows protected your PC",
}
"""What else it sets so: names, and labels of other programs."""
ITALIC = re.compile(r"(?<!\*)\*(?=[A-Z])([^*\n]+)\*(?!\*)")


def test_readme_cites_the_labels_that_buttons_have() -> None:
    text = (GAME.parent / "README.md").read_text(encoding="utf-8")
    assert set(ITALIC.findall(text)) == {told(Message(name)) for name in README_LABELS} | NO_LABELS


@each_of(
    "said, labels",
    [
        ("“Mute” is on.", {"Mute"}),
        ("Ask for a Hint.", {"Hint"}),
        ("It waits under Try again, or not.", {"Try again"}),
        ("With “Player sounds” on, each comes from where they sit.", {"Player sounds"}),
        ("Hint: undo it. Hints and “undo” help. The Undoer came.", set()),
        ("“|” is on. Ask for a |.", set()),
    ],
)
def test_copied_labels_are_found(said: str, labels: set[str]) -> None:
    assert copied(said, {"Mute", "Hint", "Undo", "Try again"}, {"Player sounds"}) == labels

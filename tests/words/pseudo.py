"""Two languages that nobody speaks, made of English.

What is shown in one of them came from a message file.  ``Pseudo`` stands in brackets, which prove
that, and has accents and words half as long again: they have to fit as those of a language with
longer words would have to.  ``PseudoHebrew`` has Hebrew letters, and runs from right to left.
"""

import re
from collections.abc import Callable
from pathlib import Path

from game.text.languages import SPOKEN_ENGLISH
from game.text.message import ENGLISH_LANGUAGE, Language, Part, Pattern, Select

ACCENTS = str.maketrans("aceinouyACEINOUY", "åçéîñöüýÅÇÉÎÑÖÜÝ")
OPEN, CLOSE = "⟦", "⟧"
WORD = re.compile(r"[^\W\d_]+")


def longer(word: str) -> str:
    """A word with accents and half of it again: ``longer("Back")`` is ``BåçkBå``."""
    return (word + word[: (len(word) + 1) // 2]).translate(ACCENTS)


HEBREW = str.maketrans(
    "abcdefghijklmnopqrstuvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    2 * "אבכדהפגחיזקלמנעףךרסטוםשץןת",
)


def in_hebrew(word: str) -> str:
    """A word with a Hebrew letter for each of its letters."""
    return word.translate(HEBREW)


def changed(pattern: Pattern, change: Callable[[str], str]) -> Pattern:
    """A pattern with each of its words changed."""
    return tuple(_part(part, change) for part in pattern)


def _part(part: Part, change: Callable[[str], str]) -> Part:
    if isinstance(part, str):
        return WORD.sub(lambda word: change(word[0]), part)
    if isinstance(part, Select):
        variants = {key: changed(variant, change) for key, variant in part.variants.items()}
        return Select(part.selector, variants, part.usual)
    return part


NOTATION = re.compile(r"(\{[^{}]*\}|\((?:good|bad|cards|ring): [^)]*\))")
"""What is no word in a rules text: conditions, labels, and cards."""


def rules_changed(english: Path, folder: Path | None, change: Callable[[str], str]) -> Path:
    """A rules text with each of its words changed, as a file in a folder; without a folder the
    English one."""
    if folder is None:
        return english
    parts = NOTATION.split(english.read_text(encoding="utf-8"))
    parts[::2] = [WORD.sub(lambda word: change(word[0]), part) for part in parts[::2]]
    path = folder / f"{change.__name__} {english.parents[1].name} {english.name}"
    path.write_text("".join(parts), encoding="utf-8")
    return path


class Pseudo(Language):
    """The pseudo-language; ``rules`` is the folder for its rules texts."""

    def __init__(self, rules: Path | None = None) -> None:
        super().__init__(SPOKEN_ENGLISH._replace(tag="pseudo", name="Pseudo"))
        self.rules = rules

    def file(self, english: Path) -> Path:
        return rules_changed(english, self.rules, longer)

    def pattern(self, name: str) -> Pattern:
        return (OPEN, *changed(ENGLISH_LANGUAGE.pattern(name), longer), CLOSE)


class PseudoHebrew(Language):
    """The pseudo-language from right to left; ``rules`` is the folder for its rules texts."""

    def __init__(self, rules: Path | None = None) -> None:
        spoken = SPOKEN_ENGLISH._replace(tag="pseudo-hebrew", name="ףסהודע", right_to_left=True)
        super().__init__(spoken)
        self.rules = rules

    def file(self, english: Path) -> Path:
        return rules_changed(english, self.rules, in_hebrew)

    def pattern(self, name: str) -> Pattern:
        return changed(ENGLISH_LANGUAGE.pattern(name), in_hebrew)

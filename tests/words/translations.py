"""A language's files beside the English ones, and what stands in them."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Self

from game.text import languages
from game.text.languages import Spoken
from game.text.message import (
    BadMessage,
    Pattern,
    Variable,
    entries,
    phrases,
    read,
    references,
    variables,
)
from tests.words import foreign
from tests.words.files import FILES, GAME
from tests.words.patterns import chosen_forms, texts

NEVER_TRANSLATED = ("engine",)
"""Areas that are only said on a console, in English."""
RULES = sorted(GAME.glob("games/*/words/rules.en.md"))
ENTRY_LINE = re.compile(r"(-?[a-zA-Z][\w-]*)[ ]*=", re.ASCII)
WITHOUT = re.compile(r"#+ Without: (.*)")
INVARIABLE = re.compile(r"#+ Invariable\b")
HIGHEST_COUNT = 200
"""Up to this all plural categories of a language have been met."""
TERMS_AREA = "terms"


def area_of_file(english: Path) -> str:
    """The area of an English file of messages: ``cards``, ``take``, ``take-lesson``."""
    if english.parent.parent.name == "text":
        return english.stem
    return english.parents[1].name + ("-lesson" if english.parent.name == "lessons" else "")


def spoken_of(tag: str) -> Spoken:
    """A language of the table, whether it ships or not, or one that the tests know.

    Raises ``LookupError`` with a sentence if there is none.
    """
    known = [one for one in vars(languages).values() if isinstance(one, Spoken)]
    for one in (*known, foreign.RUSSIAN):
        if one.tag == tag:
            return one
    name = f"SPOKEN_{tag.upper().replace('-', '_')}"
    raise LookupError(
        f"game/text/languages.py has no language {tag!r}: write its entry {name} first"
    )


ENGLISH_FILES = [one for one in FILES if area_of_file(one) not in NEVER_TRANSLATED]
ENGLISH = {one: entries(one.read_text(encoding="utf-8")) for one in ENGLISH_FILES}
ENGLISH_NAMES = {name for several in ENGLISH.values() for name in several}


class Notes(NamedTuple):
    """What the comments above an entry say."""

    without: frozenset[str] = frozenset()
    invariable: bool = False


class Whole(NamedTuple):
    """A message with all that it refers to: the forms that it chooses by, the names of values that
    it says, and its texts."""

    forms: frozenset[tuple[str, str]]
    values: frozenset[str]
    texts: tuple[str, ...]


class Translation:
    """The files of a language: by the English file its text, if there is one."""

    def __init__(
        self, spoken: Spoken, texts: Mapping[Path, str], terms: str = "", game: Path = GAME
    ) -> None:
        self.spoken = spoken
        self.texts = texts
        self.terms = terms
        self.game = game
        self._wholes: dict[str, Whole] = {}

    @classmethod
    def of(cls, spoken: Spoken, game: Path = GAME) -> Self:
        """A language's files in the program's folder ``game``."""
        texts = {}
        for english in [*ENGLISH_FILES, *RULES]:
            own = game / cls.path(english, spoken.tag).relative_to(GAME)
            if own.is_file():
                texts[english] = own.read_text(encoding="utf-8")
        file = game / "text" / spoken.tag / f"{TERMS_AREA}.ftl"
        terms = file.read_text(encoding="utf-8") if file.is_file() else ""
        return cls(spoken, texts, terms, game)

    @staticmethod
    def path(english: Path, tag: str) -> Path:
        """Where the translation of an English file stands."""
        if english.parent.parent.name == "text":
            return english.parents[1] / tag / english.name
        return english.with_name(english.name.replace("en.", f"{tag}."))

    @cached_property
    def areas(self) -> dict[str, dict[str, str]]:
        """The unparsed messages of each area."""
        found = {TERMS_AREA: entries(self.terms)}
        for english in ENGLISH_FILES:
            found[area_of_file(english)] = entries(self.texts.get(english, ""))
        return found

    @cached_property
    def patterns(self) -> dict[str, Pattern]:
        """All messages that can be read."""
        found = {}
        for several in self.areas.values():
            for name, unread in several.items():
                try:
                    found[name] = read(unread)
                except BadMessage:
                    continue
        return found

    @cached_property
    def referred(self) -> set[str]:
        """The messages that any message refers to."""
        return {name for pattern in self.patterns.values() for name in references(pattern)}

    @cached_property
    def notes(self) -> dict[str, Notes]:
        """What is noted above each message; ``##`` is for all of its group."""
        found = {}
        for text in (self.terms, *(self.texts.get(one, "") for one in ENGLISH_FILES)):
            group, above = "", ""
            for line in text.splitlines():
                entry = ENTRY_LINE.match(line)
                if line.startswith("##"):
                    group = line
                elif line.startswith("#"):
                    above += f"{line}\n"
                elif entry:
                    said = f"{above}{group}"
                    values = " ".join(WITHOUT.findall(said))
                    without = frozenset(re.findall(r"\$([\w-]+)", values))
                    found[entry[1]] = Notes(without, bool(INVARIABLE.search(said)))
                    above = ""
                elif not line.strip():
                    above = ""
        return found

    def noted(self, name: str) -> Notes:
        return self.notes.get(name.partition(".")[0], Notes())

    def values(self, name: str, seen: tuple[str, ...] = ()) -> set[str]:
        """The values that a message uses, with those of all that it refers to."""
        pattern = self.patterns.get(name, ())
        inside = references(pattern) - {*seen, name}
        return variables(pattern).union(*(self.values(one, (*seen, name)) for one in inside))

    def whole(self, name: str) -> Whole:
        """A message with all that it refers to, cached."""
        if name not in self._wholes:
            reached, left = {name}, [name]
            while left:
                inside = references(self.patterns.get(left.pop(), ())) - reached
                reached |= inside
                left += inside
            patterns = [self.patterns.get(one, ()) for one in reached]
            self._wholes[name] = Whole(
                frozenset(form for one in patterns for form in chosen_forms(one)),
                frozenset(
                    part.name
                    for one in patterns
                    for part in phrases(one)
                    if isinstance(part, Variable)
                ),
                tuple(text for one in patterns for text in texts(one)),
            )
        return self._wholes[name]

    def has_form(self, name: str, form: str, value: str) -> bool:
        """Whether a phrase has this form in itself, or in what it refers to."""
        chosen = self.whole(name).forms
        return (form, value) in chosen or (
            form == "gender" and any(other == form for other, _ in chosen)
        )

    @cached_property
    def categories(self) -> set[str]:
        """The plural categories of the language."""
        return {self.spoken.plural(count) for count in range(HIGHEST_COUNT)}


def readable_messages(translation: Translation, english: Path) -> Iterator[tuple[str, Pattern]]:
    """The messages of a file that can be read, with their patterns."""
    for name in entries(translation.texts.get(english, "")):
        if name in translation.patterns:
            yield name, translation.patterns[name]

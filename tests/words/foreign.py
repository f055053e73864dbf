"""Three languages, each with the hardest sentences in one file; Russian does not ship."""

from pathlib import Path

import pytest

from game.text import languages, message
from game.text.folding import without_layout_signs
from game.text.languages import (
    MONDAY_INDEX,
    SPOKEN_ENGLISH,
    SPOKEN_GERMAN,
    SPOKEN_HEBREW,
    Spoken,
)
from game.text.message import ENGLISH_LANGUAGE, Language, Value, entries

FOLDER = Path(__file__).parents[1] / "data" / "languages"
FILES = sorted(FOLDER.glob("*.ftl"))


def one_few_many(count: int) -> str:
    """The plural category of a count in Russian."""
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


RUSSIAN = Spoken(
    "ru",
    "Русский",
    plural=one_few_many,
    group="\u202f",
    point=",",
    week=MONDAY_INDEX,
    right_to_left=False,
    forms={
        "case": (
            "nominative",
            "genitive",
            "dative",
            "accusative",
            "instrumental",
            "prepositional",
        ),
        "gender": ("m", "f", "n"),
        "use": ("button", "clause"),
    },
)


def ship(change: pytest.MonkeyPatch, *several: Language) -> None:
    """Have these languages ship beside English."""
    change.setattr(languages, "ALL_SPOKEN", (SPOKEN_ENGLISH, *(one.spoken for one in several)))
    for one in several:
        change.setitem(message._languages, one.spoken.tag, one)


class Written(Language):
    """A language whose messages are all in one text."""

    def __init__(self, spoken: Spoken, text: str, fall_back: Language | None = None) -> None:
        super().__init__(spoken, fall_back)
        self.text = text
        self._messages = entries(text)

    def area(self, area: str) -> dict[str, str]:
        return self._messages

    def say(self, name: str, values: dict[str, Value]) -> str:
        """The sentence as it is written, without the signs that isolate its values."""
        return without_layout_signs(super().say(name, values))


GERMAN_LANGUAGE, RUSSIAN_LANGUAGE, HEBREW_LANGUAGE = (
    Written(spoken, (FOLDER / f"{spoken.tag}.ftl").read_text(encoding="utf-8"), ENGLISH_LANGUAGE)
    for spoken in (SPOKEN_GERMAN, RUSSIAN, SPOKEN_HEBREW)
)

"""Glossaries of languages: one word for one thing."""

import re
from functools import cache
from typing import NamedTuple

from tests.words.files import GAME

GLOSSARY_ROW = re.compile(r"^\| (?!English \|)(?!-)(.+?) \| (.+?) \|(?: (.+?))? \|$", re.MULTILINE)


class Term(NamedTuple):
    """The word for an English one, and words that are never used for it."""

    english: str
    word: str
    never: tuple[str, ...]


def glossary(tag: str) -> list[Term]:
    """The glossary of a language, empty without one."""
    file = GAME / "text" / tag / "GLOSSARY.md"
    rows = GLOSSARY_ROW.findall(file.read_text(encoding="utf-8")) if file.is_file() else []
    return [
        Term(english, word, tuple(one.strip() for one in never.split(",") if one.strip()))
        for english, word, never in rows
    ]


@cache
def never_used(tag: str) -> re.Pattern[str] | None:
    """Any of the words that a language never uses; ``…`` is for words between two."""
    never = [word for term in glossary(tag) for word in term.never]
    words = "|".join(re.escape(word).replace("…", "[^.!?]*") for word in never)
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)") if never else None

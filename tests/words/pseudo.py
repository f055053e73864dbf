"""A language that nobody speaks: English in brackets, with accents, and half as long again.

What is shown in it came from a message file, which the brackets prove, and has to fit as a
language with longer words would have to.
"""

import re

from game.text.languages import SPOKEN_ENGLISH
from game.text.message import ENGLISH_LANGUAGE, Language, Pattern, Reference, Select, Variable

ACCENTS = str.maketrans("aceinouyACEINOUY", "åçéîñöüýÅÇÉÎÑÖÜÝ")
OPEN, CLOSE = "⟦", "⟧"
WORD = re.compile(r"[^\W\d_]+")


def longer(word: str) -> str:
    """A word with accents and half of it again: ``longer("Back")`` is ``BåçkBå``."""
    return (word + word[: (len(word) + 1) // 2]).translate(ACCENTS)


def pseudo(pattern: Pattern) -> Pattern:
    """A pattern of English in the pseudo-language, still without its brackets."""
    return tuple(map(_part, pattern))


def _part(part: str | Variable | Reference | Select) -> str | Variable | Reference | Select:
    if isinstance(part, str):
        return WORD.sub(lambda word: longer(word[0]), part)
    if isinstance(part, Select):
        variants = {key: pseudo(variant) for key, variant in part.variants.items()}
        return Select(part.variable, variants, part.usual)
    return part


class Pseudo(Language):
    """The pseudo-language."""

    def __init__(self) -> None:
        super().__init__(SPOKEN_ENGLISH._replace(tag="pseudo"))

    def pattern(self, name: str) -> Pattern:
        return (OPEN, *pseudo(ENGLISH_LANGUAGE.pattern(name)), CLOSE)

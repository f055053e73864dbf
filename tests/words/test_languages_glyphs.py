"""Every sign of every language has a picture in the faces that the window is written in."""

from functools import lru_cache

import pygame

from game.text.folding import FIRST_STRONG_ISOLATE, POP_ISOLATE, SOFT_HYPHEN
from game.text.languages import ALL_SPOKEN, Spoken
from game.text.rules_text import blocks
from game.ui.deck.card_images import SUIT_SIGN_LETTERS
from game.ui.kit import resources
from game.ui.kit.paint.text import HEBREW_PATTERN, Texts
from tests.together import check_each
from tests.words.patterns import texts
from tests.words.translations import Translation

LETTER_PIXELS = 40
MISSING = "\ue000"
"""A sign that no face has."""
NEVER_WRITTEN = {FIRST_STRONG_ISOLATE, POP_ISOLATE, SOFT_HYPHEN, "\n", "\t", *SUIT_SIGN_LETTERS}
"""Signs that lay out a text, and suits, which are drawn as on cards."""


@lru_cache
def face(weight: str, is_hebrew: bool) -> tuple[pygame.font.Font, bytes]:
    """A face, and the picture it has for any sign that is missing."""
    written = Texts()
    font = (written.hebrew_font if is_hebrew else written.font)(LETTER_PIXELS, weight)
    return font, drawn(font, MISSING)


def drawn(font: pygame.font.Font, sign: str) -> bytes:
    return pygame.image.tobytes(font.render(sign, True, "black"), "RGBA")


def without_picture(signs: str) -> str:
    """The signs that are drawn as missing ones: metrics lie, so pictures are compared."""
    found = ""
    for sign in sorted(set(signs) - NEVER_WRITTEN):
        for weight in resources.FONT_FILES:
            font, missing = face(weight, bool(HEBREW_PATTERN.match(sign)))
            if drawn(font, sign) == missing:
                found += sign
                break
    return found


def signs_of(spoken: Spoken) -> str:
    """All signs of a language's messages, rules and figures."""
    translation = Translation.of(spoken)
    found = set(spoken.name + spoken.group + spoken.point)
    for pattern in translation.patterns.values():
        found.update(*texts(pattern))
    for english, text in translation.texts.items():
        if english.suffix == ".md":
            found.update(*(block.words for block in blocks(text)))
    return "".join(found)


def test_every_sign_of_a_language_is_drawn() -> None:
    def check(spoken: Spoken) -> None:
        assert without_picture(signs_of(spoken)) == ""

    check_each(check, ALL_SPOKEN, lambda spoken: spoken.tag)


def test_a_sign_that_no_face_has_is_told_of() -> None:
    assert without_picture("aäЖא\u202f♠\u0629\u4e2d") == "\u0629\u4e2d"

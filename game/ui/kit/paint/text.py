"""Text in the program's face: measured, cut to a width, broken into lines, kept as pictures."""

import re
from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Color, Surface

from game.ui.kit import resources
from game.ui.kit.paint.image_cache import WRITTEN, ImageCache

KEPT = 600
FACES = 16
"""So many sizes of the faces are open at once, each in a quarter of a megabyte: what a busy table
is written in.  To open one takes a third of a millisecond."""
SPACES = re.compile(r"[^\S\u00a0\u202f]+")
"""Where a line may be broken: at all spaces but those that hold words together."""
UNKNOWN = "\ufffd"
"""What stands where a sign cannot be drawn."""


class Enough(Exception):
    """As many texts have been measured as were allowed."""


def drawable(text: str) -> str:
    """The text with nothing in it that no face could show, such as half a letter.

    Names of files and players may hold anything.
    """
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() or one.isspace() else UNKNOWN for one in text)


class Texts:
    """Lines of text as pictures, by text, size, weight and colour.

    ``allowed`` is how many more widths may be measured before it is ``Enough``; None if any number.
    """

    def __init__(self) -> None:
        self.allowed: int | None = None
        pygame.font.init()
        self.lines: ImageCache[tuple[str, int, str, str]] = ImageCache(WRITTEN)
        self.font = lru_cache(FACES)(self._font)
        self.width = lru_cache(8 * KEPT)(self._allowed_width)
        self.wrapped = lru_cache(KEPT)(self._wrapped)
        self.fitted = lru_cache(KEPT)(self._fitted)
        self.widest_word = lru_cache(2 * KEPT)(self._widest_word)

    def put_away(self) -> None:
        """Let go of the open faces: what is written already is kept as pictures."""
        self.font.cache_clear()

    def _font(self, size: int, weight: str = "regular") -> pygame.font.Font:
        """The face at a size in pixels (of its em, as on a page)."""
        return pygame.font.Font(resources.FONTS[weight], round(size * 1.16))

    def line(self, text: str, size: int, colour: Color, weight: str = "regular") -> Surface:
        """One line of text as a picture."""
        key = (text, size, weight, str(tuple(colour)))
        found = self.lines.get(key)
        if found is None:
            # A mark without a letter to stand on is no picture at all.
            shown = drawable(text) if self.width(text, size, weight) else ""
            found = self.font(size, weight).render(shown, True, colour)
            self.lines.keep(key, found)
        return found

    def _allowed_width(self, text: str, size: int, weight: str = "regular") -> int:
        """How wide a line is, in pixels, if one more may be measured."""
        if self.allowed is not None:
            if not self.allowed:
                raise Enough
            self.allowed -= 1
        return self._width(text, size, weight)

    def _width(self, text: str, size: int, weight: str = "regular") -> int:
        """How wide a line is, in pixels."""
        return self.font(size, weight).size(drawable(text))[0]

    def _widest_word(self, text: str, size: int, weight: str = "regular") -> int:
        """How wide the widest word is, in pixels: below that width words would be broken."""
        return max((self.width(word, size, weight) for word in _words(text)), default=0)

    def height(self, size: int) -> int:
        """The distance from one line of a paragraph to the next, in pixels."""
        return round(size * 1.4)

    def _fitted(self, text: str, size: int, width: int, weight: str = "regular") -> str:
        """The text, cut with an ellipsis if it is wider than this."""
        if self.width(text, size, weight) <= width:
            return text
        least, most = 0, len(text)
        while least < most:
            middle = (least + most + 1) // 2
            if self.width(text[:middle].rstrip() + "…", size, weight) <= width:
                least = middle
            else:
                most = middle - 1
        return text[:least].rstrip() + "…"

    def _wrapped(
        self, text: str, size: int, width: int, weight: str = "regular"
    ) -> tuple[str, ...]:
        """The text broken between words, a word that is too long in itself inside it."""
        lines: list[str] = []
        words = _words(text)
        while words:
            count = self._words_in(words, size, width, weight)
            if count:
                lines.append(" ".join(words[:count]))
                del words[:count]
                continue
            line = ""
            word = words[0]
            while line != word and (
                not line or self.width(line + word[len(line)], size, weight) <= width
            ):
                line += word[len(line)]
            words[0] = word[len(line) :]
            lines.append(line)
            if not words[0]:
                del words[0]
        return tuple(lines) or ("",)

    def _words_in(self, words: Sequence[str], size: int, width: int, weight: str) -> int:
        """How many of these words a line of a width has room for.

        The widths of single words, which recur, tell all but what is close: rounding and
        kerning are a pixel a word at most, and only where that matters a whole line is measured.
        """
        space = self.width("n n", size, weight) - 2 * self.width("n", size, weight)
        reach = 0
        for count, word in enumerate(words):
            reach += self.width(word, size, weight) + (space if count else 0)
            doubt = 2 * count + 2
            if reach - doubt > width:
                return count
            if reach + doubt > width:
                line = " ".join(words[: count + 1])
                if self.width(line, size, weight) > width:
                    return count
        return len(words)


def _words(text: str) -> list[str]:
    """What a line may be broken between."""
    return [word for word in SPACES.split(text) if word]

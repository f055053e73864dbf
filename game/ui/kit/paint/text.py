"""Text in the program's fonts: measured, shortened, wrapped, and rendered into a cache."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Color, Surface

from game.ui.kit import resources
from game.ui.kit.paint.image_cache import PER_PIXEL_TEXT_CACHE_BYTES, ImageCache

MAX_CACHED_TEXT_COUNT = 600
"""Base size of the caches: number of wrapped texts; other caches use multiples."""
MAX_BALANCED_LINE_COUNT = 4
"""Maximum number of lines that are made of about the same length."""
MAX_OPEN_FONT_COUNT = 16
"""Maximum number of fonts (size and weight) open at once: the need of a busy table.

Each takes a quarter of a megabyte, and a third of a millisecond to open.
"""
BREAKABLE_SPACES_PATTERN = re.compile(r"[^\S\u00a0\u202f]+")
"""Spaces at which a line may break; non-breaking ones are excluded."""
REPLACEMENT_CHARACTER = "\ufffd"
"""Replacement for a character that cannot be drawn."""


class Enough(Exception):
    """The allowance of text measurements is used up."""


def drawable(text: str) -> str:
    """The text with undrawable characters replaced, such as half a surrogate pair.

    Names of files and players may hold anything.
    """
    if text.isprintable():
        return text
    return "".join(
        one if one.isprintable() or one.isspace() else REPLACEMENT_CHARACTER for one in text
    )


class Texts:
    """Lines of text as cached pictures, by text, size, weight and colour.

    ``allowed`` is the remaining number of uncached width measurements; None means no limit.
    """

    def __init__(self) -> None:
        self.allowed: int | None = None
        pygame.font.init()
        self.lines: ImageCache[tuple[str, int, str, str]] = ImageCache(PER_PIXEL_TEXT_CACHE_BYTES)
        self.font = lru_cache(MAX_OPEN_FONT_COUNT)(self._font)
        self.width = lru_cache(8 * MAX_CACHED_TEXT_COUNT)(self._allowed_width)
        self.wrapped = lru_cache(MAX_CACHED_TEXT_COUNT)(self._wrapped)
        self.balanced = lru_cache(MAX_CACHED_TEXT_COUNT)(self._balanced)
        self.fitted = lru_cache(MAX_CACHED_TEXT_COUNT)(self._fitted)
        self.widest_word = lru_cache(2 * MAX_CACHED_TEXT_COUNT)(self._widest_word)

    def put_away(self) -> None:
        self.font.cache_clear()

    def _font(self, size: int, weight: str = "regular") -> pygame.font.Font:
        """The font whose em has this size in pixels."""
        return pygame.font.Font(resources.FONT_FILES[weight], round(size * 1.16))

    def line(self, text: str, size: int, colour: Color, weight: str = "regular") -> Surface:
        key = (text, size, weight, str(tuple(colour)))
        found = self.lines.get(key)
        if found is None:
            # A lone combining mark has no width and cannot be rendered.
            shown = drawable(text) if self.width(text, size, weight) else ""
            found = self.font(size, weight).render(shown, True, colour)
            self.lines.keep(key, found)
        return found

    def _allowed_width(self, text: str, size: int, weight: str = "regular") -> int:
        if self.allowed is not None:
            if not self.allowed:
                raise Enough
            self.allowed -= 1
        return self._width(text, size, weight)

    def _width(self, text: str, size: int, weight: str = "regular") -> int:
        return self.font(size, weight).size(drawable(text))[0]

    def _widest_word(self, text: str, size: int, weight: str = "regular") -> int:
        """Width in pixels of the widest word; narrower lines break words."""
        return max((self.width(word, size, weight) for word in _words(text)), default=0)

    def height(self, size: int) -> int:
        """Distance between two lines of a paragraph, in pixels."""
        return round(size * 1.4)

    def _fitted(self, text: str, size: int, width: int, weight: str = "regular") -> str:
        """The text, shortened with an ellipsis to this width."""
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
        """The text wrapped at spaces; a word longer than a line is broken inside."""
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

    def _balanced(
        self, text: str, size: int, width: int, weight: str = "regular"
    ) -> tuple[str, ...]:
        """The text wrapped to as few lines, of about the same length: none has one word alone."""
        lines = self.wrapped(text, size, width, weight)
        if not 1 < len(lines) <= MAX_BALANCED_LINE_COUNT:
            return lines
        least = bisect_left(
            range(width),
            True,
            lo=min(width, self.widest_word(text, size, weight)),
            key=lambda wide: len(self._wrapped(text, size, wide, weight)) <= len(lines),
        )
        return self._wrapped(text, size, least, weight)

    def _words_in(self, words: Sequence[str], size: int, width: int, weight: str) -> int:
        """Number of leading words that fit on a line of this width.

        The cached widths of single words decide the clear cases.  Rounding and kerning change a
        word by a pixel or less, so only close cases measure the whole line.
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
    return [word for word in BREAKABLE_SPACES_PATTERN.split(text) if word]

"""Text in the program's fonts: measured, shortened, wrapped, and rendered into a cache."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame
from pygame import Color, Surface

from game.text.folding import FIRST_STRONG_ISOLATE, POP_ISOLATE, SOFT_HYPHEN, isolated
from game.ui.kit import resources
from game.ui.kit.paint.bidi import (
    ORDERED_SIGN_RANGES,
    ORDERED_TEXT_PATTERN,
    in_visual_order,
)
from game.ui.kit.paint.image_cache import PER_PIXEL_TEXT_CACHE_BYTES, ImageCache

MAX_CACHED_TEXT_COUNT = 600
"""Base size of the caches: number of wrapped texts; other caches use multiples."""
MAX_BALANCED_LINE_COUNT = 4
"""Maximum number of lines that are made of about the same length."""
EM_FACTOR = 1.16
"""Size that pygame is asked for, as a multiple of the size of the em."""
MAX_OPEN_FONT_COUNT = 16
"""Maximum number of fonts (size and weight) open at once: the need of a busy table.

Each takes a quarter of a megabyte, and a third of a millisecond to open.
"""
BREAKABLE_SPACES_PATTERN = re.compile(r"[^\S\u00a0\u202f]+")
"""Spaces at which a line may break; non-breaking ones are excluded."""
BREAK_WITHIN_WORD_PATTERN = re.compile(
    f"(?<=[\u05d0-\u05ea]{{2}}[\u05be-])(?=[\u05d0-\u05ea])|(?<={SOFT_HYPHEN})(?=.)"
)
"""Places within a word at which a line may break: after a soft hyphen, and after a maqaf or hyphen
between Hebrew words, but not after a prefix of one letter.
"""
CLOSING_SIGNS = frozenset(f".,:;!?…)]“”\u2018’»{POP_ISOLATE}")
"""Signs that begin no line if a letter of their word can stand before them."""
HEBREW_PATTERN = re.compile("([\u0591-\u05f4\u20aa\ufb1d-\ufb4f]+)")
"""What stands in the face for Hebrew."""
RIGHT_TO_LEFT_MARK = "\u200f"
"""What a line without a letter begins with that goes on a text with letters."""
LEFT_TO_RIGHT_OVERRIDE = "\u202d"
"""What a line begins with whose signs stand in the order in which they are drawn."""
LAID_OUT_PATTERN = re.compile(f"[{SOFT_HYPHEN}{LEFT_TO_RIGHT_OVERRIDE}\u20aa{ORDERED_SIGN_RANGES}]")
"""A text without such a sign stands in one face, each sign where it is written."""
LETTER_PATTERN = re.compile(f"[^\\W\\d_]|{RIGHT_TO_LEFT_MARK}")
"""A letter: figures and signs without any run from left to right, as in an isolate."""
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


def is_plain(text: str) -> bool:
    """Whether a text stands in one face, in one direction and with all its signs."""
    return text.isascii() or LAID_OUT_PATTERN.search(text) is None


class Texts:
    """Lines of text as cached pictures, by text, size, weight and colour.

    ``allowed`` is the remaining number of uncached width measurements; None means no limit.
    ``right_to_left`` is the direction of the language, which every line is laid out in; ``turn``
    sets it.
    """

    def __init__(self) -> None:
        self.allowed: int | None = None
        self.right_to_left = False
        pygame.font.init()
        self.lines: ImageCache[tuple[str, int, str, str]] = ImageCache(PER_PIXEL_TEXT_CACHE_BYTES)
        self.font = lru_cache(MAX_OPEN_FONT_COUNT)(self._font)
        self.hebrew_font = lru_cache(MAX_OPEN_FONT_COUNT)(self._hebrew_font)
        self.width = lru_cache(8 * MAX_CACHED_TEXT_COUNT)(self._allowed_width)
        self.wrapped = lru_cache(MAX_CACHED_TEXT_COUNT)(self._wrapped)
        self.balanced = lru_cache(MAX_CACHED_TEXT_COUNT)(self._balanced)
        self.fitted = lru_cache(MAX_CACHED_TEXT_COUNT)(self._fitted)
        self.widest_word = lru_cache(2 * MAX_CACHED_TEXT_COUNT)(self._widest_word)

    def put_away(self) -> None:
        self.font.cache_clear()
        self.hebrew_font.cache_clear()

    def turn(self, right_to_left: bool) -> None:
        """Set the direction that lines are laid out in."""
        if right_to_left == self.right_to_left:
            return
        self.right_to_left = right_to_left
        self.lines.clear()
        for cached in (self.width, self.widest_word, self.wrapped, self.balanced, self.fitted):
            cached.cache_clear()

    def _font(self, size: int, weight: str = "regular") -> pygame.font.Font:
        """The font whose em has this size in pixels."""
        return pygame.font.Font(resources.FONT_FILES[weight], round(size * EM_FACTOR))

    def _hebrew_font(self, size: int, weight: str = "regular") -> pygame.font.Font:
        return pygame.font.Font(resources.HEBREW_FONT_FILES[weight], round(size * EM_FACTOR))

    def line(self, text: str, size: int, colour: Color, weight: str = "regular") -> Surface:
        key = (text, size, weight, str(tuple(colour)))
        found = self.lines.get(key)
        if found is None:
            # A lone combining mark has no width and cannot be rendered.
            shown = text if self.width(text, size, weight) else ""
            found = self._rendered(shown, size, weight, colour)
            self.lines.keep(key, found)
        return found

    def _rendered(self, text: str, size: int, weight: str, colour: Color) -> Surface:
        font = self.font(size, weight)
        if is_plain(text):
            return font.render(drawable(text), True, colour)
        runs = [
            (face.render(run, True, colour), font.get_ascent() - face.get_ascent())
            for run, face in self._runs(self.drawn(text), size, weight)
            if face.size(run)[0]
        ]
        wide = sum(picture.get_width() for picture, _ in runs)
        line, x = Surface((wide, font.get_height()), pygame.SRCALPHA), 0
        for picture, drop in runs:
            line.blit(picture, (x, drop))
            x += picture.get_width()
        return line

    def _runs(self, shown: str, size: int, weight: str) -> Iterator[tuple[str, pygame.font.Font]]:
        """The parts of a line that stand in one face each, as they are drawn."""
        for place, run in enumerate(HEBREW_PATTERN.split(shown)):
            if run:
                yield run, (self.hebrew_font if place % 2 else self.font)(size, weight)

    def typed(self, text: str) -> str:
        """A text whose direction is that of its first letter, as in a field."""
        if self.right_to_left or ORDERED_TEXT_PATTERN.search(text) is not None:
            return isolated(text)
        return text

    def drawn(self, text: str) -> str:
        """The signs of a line in the order in which they are drawn."""
        if is_plain(text):
            return drawable(text)
        if text.startswith(LEFT_TO_RIGHT_OVERRIDE):
            return drawable(text[1:])
        if SOFT_HYPHEN in text:
            text = text.rstrip(SOFT_HYPHEN) + ("-" if text.endswith(SOFT_HYPHEN) else "")
            text = text.replace(SOFT_HYPHEN, "")
        if ORDERED_TEXT_PATTERN.search(text) is not None:
            lettered = LETTER_PATTERN.search(text) is not None
            text = in_visual_order(text, self.right_to_left and lettered)
        return drawable(text)

    def _allowed_width(self, text: str, size: int, weight: str = "regular") -> int:
        if self.allowed is not None:
            if not self.allowed:
                raise Enough
            self.allowed -= 1
        return self._width(text, size, weight)

    def _width(self, text: str, size: int, weight: str = "regular") -> int:
        if is_plain(text):
            return self.font(size, weight).size(drawable(text))[0]
        shown = self.drawn(text)
        return sum(face.size(run)[0] for run, face in self._runs(shown, size, weight))

    def _widest_word(self, text: str, size: int, weight: str = "regular") -> int:
        """Width in pixels of the widest word; narrower lines break words."""
        words = _words(text)
        if not is_plain(text):
            words = [part for word in words for part in BREAK_WITHIN_WORD_PATTERN.split(word)]
        return max((self.width(word, size, weight) for word in words), default=0)

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
            if self.width(_shortened(text, middle), size, weight) <= width:
                least = middle
            else:
                most = middle - 1
        return _shortened(text, least)

    def _wrapped(
        self, text: str, size: int, width: int, weight: str = "regular"
    ) -> tuple[str, ...]:
        """The text wrapped at spaces, and within a word where it may break.

        A word longer than a line is broken anywhere.
        """
        lines: list[str] = []
        words, plain = _words(text), is_plain(text)
        while words:
            count = self._words_in(words, size, width, weight)
            if not plain and count < len(words):
                count += self._break_word(words, count, size, width, weight)
            if count:
                lines.append(" ".join(words[:count]))
                del words[:count]
                continue
            count = self._fitting_letter_count(words[0], size, width, weight)
            lines.append(words[0][:count])
            words[0] = words[0][count:]
            if not words[0]:
                del words[0]
        if FIRST_STRONG_ISOLATE in text:
            lines = list(_isolated(lines))
        if self.right_to_left and len(lines) > 1:
            lines = list(_directed(lines))
        return tuple(lines) or ("",)

    def _fitting_letter_count(self, word: str, size: int, width: int, weight: str) -> int:
        """Number of leading letters of a long word that make a line of this width, at least one.

        The last of them goes to the next line with a comma or another sign that closes the word.
        """
        most = 1
        while most < len(word) and self.width(word[: most + 1], size, weight) <= width:
            most += 1
        count = most
        while 0 < count < len(word) and word[count] in CLOSING_SIGNS:
            count -= 1
        return count if word[:count].strip(FIRST_STRONG_ISOLATE) else most

    def _break_word(self, words: list[str], place: int, size: int, width: int, weight: str) -> bool:
        """Break a word so that its beginning still fits the line of those before it; whether it
        does."""
        parts = BREAK_WITHIN_WORD_PATTERN.split(words[place])
        for count in range(len(parts) - 1, 0, -1):
            begun = "".join(parts[:count])
            if self.width(" ".join([*words[:place], begun]), size, weight) <= width:
                words[place : place + 1] = [begun, "".join(parts[count:])]
                return True
        return False

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


def _shortened(text: str, count: int) -> str:
    """The first signs of a text and an ellipsis, which stands outside a value that it cuts."""
    begun = text[:count].rstrip()
    return begun + _open_count(begun) * POP_ISOLATE + "…"


def _isolated(lines: Sequence[str]) -> Iterator[str]:
    """The lines of a text, each with what isolates the values that go on from the line before."""
    open_count = 0
    for line in lines:
        line = open_count * FIRST_STRONG_ISOLATE + line
        yield line
        open_count = _open_count(line)


def _directed(lines: Sequence[str]) -> Iterator[str]:
    """The lines of a text from right to left: those without a letter run as the others do."""
    lettered = any(map(LETTER_PATTERN.search, lines))
    for line in lines:
        yield RIGHT_TO_LEFT_MARK + line if lettered and not LETTER_PATTERN.search(line) else line


def _open_count(text: str) -> int:
    """How many values of a text do not end in it."""
    return max(0, text.count(FIRST_STRONG_ISOLATE) - text.count(POP_ISOLATE))


def _words(text: str) -> list[str]:
    return [word for word in BREAKABLE_SPACES_PATTERN.split(text) if word]

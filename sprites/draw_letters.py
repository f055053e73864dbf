"""Draw the index letters of other languages: `python sprites/draw_letters.py` writes
sprites/letters/*.svg.

The program puts the outline of such a letter in the place of that which a card has, and on the
posters that of `poster-LETTER`. So a letter is drawn in the same manner as the one that it
replaces: on cards stroked for J and Q, filled for K and A.
"""

from pathlib import Path

from art_poster import numeral
from art_svg import document, place, write_folder
from draw_marks import INK, glyph

FOLDER = Path(__file__).parent / "letters"
# Jack, queen, king and ace, as English has them and as the other languages do.
ENGLISH_LETTERS = "JQKA"
LETTER_SETS = ("BDKA",)
# As wide and high as the box of a glyph.
WIDTH, HEIGHT = 40, 58


def replacements() -> set[tuple[str, str]]:
    """The letters of English that a language replaces, each with its own."""
    pairs = {pair for one in LETTER_SETS for pair in zip(ENGLISH_LETTERS, one, strict=True)}
    return {(usual, own) for usual, own in pairs if usual != own}


def drawings() -> dict[str, str]:
    """Every letter that is replaced or replaces one, by itself."""
    found = {}
    for one in {letter for pair in replacements() for letter in pair}:
        found[one] = document(WIDTH, HEIGHT, [glyph(one, INK["S"])])
        large = numeral(one, INK["S"], place(WIDTH / 2, HEIGHT / 2, 0, 3.4))
        found[f"poster-{one}"] = document(WIDTH, HEIGHT, [large])
    return found


if __name__ == "__main__":
    write_folder(FOLDER, drawings())

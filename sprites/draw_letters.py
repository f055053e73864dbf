"""The French packs with the index letters of other languages.

A set of letters stands for jack, queen, king and ace, as German has B, D, K and A. Only cards whose
letter differs are drawn again.
"""

from draw_joker import PLUM_SHADE
from draw_marks import INK, glyph

# The sets of the languages that ship.
LETTER_SETS = ("BDKA",)
_LETTERED_RANKS = "JQKA"
_INKS = {*INK.values(), PLUM_SHADE}


def in_letters(letters: str, drawings: dict[str, str]) -> dict[str, str]:
    """Those drawings whose index has another letter in this set, by the same names."""
    changed = dict(zip(_LETTERED_RANKS, letters, strict=True))
    found = {}
    for name, text in drawings.items():
        # A joker has no rank, but one that stands for a card shows it.
        rank = name.removeprefix("JK=")[0] if name != "JK" else ""
        if changed.get(rank, rank) != rank:
            for ink in _INKS:
                text = text.replace(glyph(rank, ink), glyph(changed[rank], ink))
            found[name] = text
    return found

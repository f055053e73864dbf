"""Draw the Taki pack: `python sprites/draw_taki.py` writes sprites/taki/*.svg.

Every card is 250 by 350 units, named by its text in the game. A Change Colour or a Super Taki whose
colour has been chosen has a drawing of its own, such as `color=R`.
"""

from pathlib import Path

import art_taki_symbols as symbols
from art_svg import circle, document, ellipse, group, path, place, rect, write_folder
from art_taki_marks import (
    COLOURLESS,
    COLOURS,
    LIT,
    NIGHT,
    NUMBERS,
    PAINTS,
    Paint,
    corner_sign,
    four_shapes,
    pinwheel,
    shape,
    shape_data,
)
from draw_backs import backs
from draw_marks import FACE, GOLD, HEIGHT, WIDTH, blank, turned

FOLDER = Path(__file__).parent / "taki"

_RIM = 8
_INDEX_X, _SIGN_Y, _SHAPE_Y = 34, 48, 102


def _field(paint: Paint, colour: str) -> list[str]:
    """The rim, the field and, tone on tone, the colour's shape all over it."""
    pieces = [blank(), rect(_RIM, _RIM, WIDTH - 2 * _RIM, HEIGHT - 2 * _RIM, 9, fill=paint.field)]
    rows, columns, dx, dy = 9, 5, 45, 38
    data = ""
    for row in range(rows):
        for column in range(columns + row % 2 - 1):
            x = WIDTH / 2 + (column - (columns + row % 2 - 2) / 2) * dx
            y = HEIGHT / 2 + (row - (rows - 1) / 2) * dy
            kind = colour or COLOURS[(row + 2 * column) % 4]
            data += shape_data(kind, round(x, 1), round(y, 1), 9)
    return [*pieces, path(data, fill=paint.pattern)]


def _oval(paint: Paint) -> list[str]:
    """The white oval and the fine line in it."""
    return [
        ellipse(WIDTH / 2, HEIGHT / 2, 81, 128, fill=FACE),
        ellipse(WIDTH / 2, HEIGHT / 2, 75, 122, fill="none", stroke=paint.field, stroke_width=2),
    ]


def _card(paint: Paint, colour: str, index: list[str], symbol: list[str]) -> list[str]:
    return [
        *_field(paint, colour),
        *_oval(paint),
        group(symbol, place(WIDTH / 2, HEIGHT / 2)),
        *index,
        turned(index),
    ]


def _index(sign: list[str], colour: str) -> list[str]:
    """A corner sign, and beneath it the colour's shape, or all four."""
    pieces = [group(sign, place(_INDEX_X, _SIGN_Y))]
    if colour:
        return [*pieces, shape(colour, _INDEX_X, _SHAPE_Y, 18.5, PAINTS[colour].mark)]
    return [*pieces, *four_shapes(_INDEX_X, _SHAPE_Y)]


def coloured(colour: str, symbol: str) -> list[str]:
    """A card of one of the four colours."""
    paint = PAINTS[colour]
    large = {
        "stop": symbols.stop,
        "turn": symbols.turn,
        "plus": symbols.plus,
        "taki": symbols.taki,
    }
    if symbol in large:
        drawn = large[symbol](paint)
    elif symbol == "+2":
        drawn = symbols.plus_two(colour)
    else:
        drawn = symbols.number(symbol, paint)
    return _card(paint, colour, _index(corner_sign(symbol, paint), colour), drawn)


def colourless(symbol: str) -> list[str]:
    """A card without a colour."""
    large = {
        "color": symbols.change(""),
        "super": symbols.super_taki(NIGHT),
        "king": symbols.king(),
        "+3": symbols.plus_three(),
        "break": symbols.breaker(),
    }
    return _card(COLOURLESS, "", _index(corner_sign(symbol, COLOURLESS), ""), large[symbol])


def chosen(symbol: str, colour: str) -> list[str]:
    """A Change Colour or a Super Taki in the colour chosen for it, its sign still on a dark tab."""
    paint = PAINTS[colour]
    large = symbols.change(colour) if symbol == "color" else symbols.super_taki(paint.ink)
    tab = rect(11, 17, 46, 64, 7, fill=NIGHT)
    sign = [group(corner_sign(symbol, COLOURLESS), "scale(0.88)")]
    return _card(paint, colour, [tab, *_index(sign, colour)], large)


def drawings() -> dict[str, str]:
    """Every drawing by name: the 57 faces, those with a chosen colour and the backs."""
    cards = {}
    for colour in COLOURS:
        for symbol in (*NUMBERS, "+2"):
            cards[colour + symbol] = coloured(colour, symbol)
        for symbol in ("stop", "turn", "plus", "taki"):
            cards[f"{colour}-{symbol}"] = coloured(colour, symbol)
    for symbol in ("color", "super", "king", "+3", "break"):
        cards[symbol] = colourless(symbol)
    for symbol in ("color", "super"):
        for colour in COLOURS:
            cards[f"{symbol}={colour}"] = chosen(symbol, colour)
    cards.update(taki_backs())
    return {name: document(WIDTH, HEIGHT, pieces) for name, pieces in cards.items()}


# The paints of the French backs, and what a Taki back has in their place.
_BACK_PAINTS = {
    "back-lattice": {"#2b4a82": NIGHT, "#223b69": "#3d2f5a"},
    "back-sunburst": {"#9c2f3c": "#3d2f5a", "#7a2030": NIGHT},
    "back-fans": {"#5b3b70": "#4a3a6b", "#452b57": NIGHT, "#7d5b92": "#0a8f66"},
    "back-leaves": {"#1f5c45": NIGHT, "#174634": "#3d2f5a", "#3f8a68": "#0a8f66"},
    "back-weave": {"#a84a2e": "#5b4a86", "#6e2a1a": NIGHT, "#e2a179": "#8a76b8"},
    "back-night": {"#16233f": NIGHT, "#1f3157": "#3d2f5a"},
}


def taki_backs() -> dict[str, list[str]]:
    """The backs in the night of the colourless cards, a wheel of all colours on each."""
    drawn = {}
    for name, pieces in backs().items():
        for old, new in _BACK_PAINTS.get(name, {}).items():
            pieces = [piece.replace(old, new) for piece in pieces]
        drawn[name] = [*pieces, *_medallion()]
    return drawn


def _medallion() -> list[str]:
    """A pinwheel with each colour twice, so that it is the same on its head."""
    x, y = WIDTH / 2, HEIGHT / 2
    sails = [LIT[colour] for colour in COLOURS * 2]
    return [
        circle(x, y, 60, fill=NIGHT, stroke=GOLD, stroke_width=3),
        group(pinwheel(sails, 47), place(x, y)),
        circle(x, y, 7, fill=NIGHT),
    ]


if __name__ == "__main__":
    write_folder(FOLDER, drawings())

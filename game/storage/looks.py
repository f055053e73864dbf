"""How the table can look: its cloths and the backs of the cards, each listed here and nowhere else.

The settings offer what is listed, the painter takes its colours, and the tests ask the folders of
drawings for every back.
"""

from typing import NamedTuple


class Cloth(NamedTuple):
    """A cloth by its name in the settings and the label that the player reads, with its colours.

    ``light`` is the spot in the light, ``middle`` the cloth, ``edge`` the dark edge; the others
    are the colours of what lies on it.  Colours are ``#rrggbb``.
    """

    name: str
    label: str
    light: str
    middle: str
    edge: str
    panel: str
    button: str
    button_edge: str
    slot: str


class Back(NamedTuple):
    """A pattern on the backs of the cards: its name in the settings and the player's label."""

    name: str
    label: str

    @property
    def drawing(self) -> str:
        """The name of its drawing in the folder of a deck's faces.

        >>> Back("lattice", "Lattice").drawing
        'back-lattice'
        """
        return f"back-{self.name}"


CLOTHS = (
    Cloth(
        *("green", "Green", "#2f8262", "#1d5c45", "#0c2d22"),
        *("#0d271e", "#1f5442", "#3f7a64", "#123f30"),
    ),
    Cloth(
        *("blue", "Blue", "#32689a", "#1f4468", "#0c1f33"),
        *("#0e1f30", "#22476b", "#44709a", "#142f4a"),
    ),
    Cloth(
        *("dark", "Dark", "#474e5a", "#2b2f36", "#121418"),
        *("#16191e", "#343a44", "#59616e", "#1b1e23"),
    ),
)
"""The colours of the table, the usual one first."""

BACKS = (Back("lattice", "Lattice"), Back("sunburst", "Sunburst"), Back("fans", "Fans"))
"""The backs of the cards, the usual one first; ``sprites/draw_backs.py`` draws each."""

CLOTH_NAMED = {cloth.name: cloth for cloth in CLOTHS}
BACK_NAMED = {back.name: back for back in BACKS}

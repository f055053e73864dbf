"""Cloths, card backs and faces that the player can choose; the only list of them.

The settings page offers them and the painter reads their colours.
"""

from typing import NamedTuple

from game.core.game_info import FeltTheme


class Cloth(NamedTuple):
    """A cloth, with its name in the settings.

    A cloth without a ``felt`` leaves each game its default theme.
    """

    name: str
    felt: FeltTheme | None = None


class Back(NamedTuple):
    """A pattern for card backs, with its name in the settings."""

    name: str

    @property
    def drawing(self) -> str:
        """Name of the drawing in the folder of a deck's faces.

        >>> Back("lattice").drawing
        'back-lattice'
        """
        return f"back-{self.name}"


class Face(NamedTuple):
    """A portrait of the player, with its name in the settings."""

    name: str

    @property
    def drawing(self) -> str:
        """Name of the calm portrait; a mood is added to it.

        >>> Face("curls").drawing
        'you-curls'
        """
        return f"you-{self.name}"


TABLE_CLOTHS = (
    Cloth("own"),
    Cloth(
        "green",
        FeltTheme("#266a50", "#19503c", "#0c2d22", "#0d271e", "#1f5442", "#3f7a64", "#123f30"),
    ),
    Cloth(
        "blue",
        FeltTheme("#32689a", "#1f4468", "#0c1f33", "#0e1f30", "#22476b", "#44709a", "#142f4a"),
    ),
    Cloth(
        "teal",
        FeltTheme("#206768", "#174f50", "#082526", "#092223", "#194c4d", "#3c7f80", "#103a3b"),
    ),
    Cloth(
        "dark",
        FeltTheme("#474e5a", "#2b2f36", "#121418", "#16191e", "#343a44", "#59616e", "#1b1e23"),
    ),
    Cloth(
        "wine",
        FeltTheme("#8f3048", "#651f33", "#2d0c17", "#2a0d17", "#5c2335", "#8f4a60", "#471424"),
    ),
    Cloth(
        "plum",
        FeltTheme("#6b4a86", "#48305e", "#1e1229", "#1e142a", "#47325c", "#735890", "#332045"),
    ),
    Cloth(
        "slate",
        FeltTheme("#496274", "#324654", "#141d24", "#151e25", "#354856", "#5e7686", "#223039"),
    ),
    Cloth(
        "sand",
        FeltTheme("#795737", "#5b4124", "#2a1c0e", "#261a0e", "#574028", "#87694a", "#432f1a"),
    ),
    Cloth(
        "olive",
        FeltTheme("#606338", "#444724", "#1f210e", "#1c1e0e", "#454829", "#70744a", "#33361a"),
    ),
)
"""Cloths of the table; the default comes first."""

PLAIN_FELT = next(cloth.felt for cloth in TABLE_CLOTHS if cloth.felt is not None)
"""Felt of pages without a game, and of games without a theme."""

BARE_FELT = FeltTheme("#000000", "#000000", "#000000", "#0d0f0e", "#1c201e", "#ffffff", "#161a18")
"""Felt for high contrast."""

CARD_BACKS = (
    Back("lattice"),
    Back("sunburst"),
    Back("fans"),
    Back("leaves"),
    Back("weave"),
    Back("night"),
)
"""Card backs, drawn by ``sprites/draw_backs.py``; the default comes first."""

OWN_PORTRAITS = (
    Face("eyeshade"),
    Face("headphones"),
    Face("curls"),
    Face("turban"),
    Face("silver"),
    Face("bob"),
)
"""The player's portraits, drawn by ``sprites/art_own_faces.py``; the default comes first."""

TABLE_CLOTHS_BY_NAME = {cloth.name: cloth for cloth in TABLE_CLOTHS}
CARD_BACKS_BY_NAME = {back.name: back for back in CARD_BACKS}
OWN_PORTRAITS_BY_NAME = {face.name: face for face in OWN_PORTRAITS}


def felt(cloth: str, own: FeltTheme | None, bare: bool = False) -> FeltTheme:
    """Felt of a page with a cloth; ``own`` is the theme of the page's game.

    With ``bare`` (high contrast) it is always black.

    >>> felt("own", None) is PLAIN_FELT
    True
    >>> felt("blue", PLAIN_FELT) is TABLE_CLOTHS_BY_NAME["blue"].felt
    True
    """
    return BARE_FELT if bare else TABLE_CLOTHS_BY_NAME[cloth].felt or own or PLAIN_FELT

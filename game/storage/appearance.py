"""Cloths, card backs and faces that the player can choose; the only list of them.

The settings page offers them and the painter reads their colours.
"""

from typing import NamedTuple

from game.core.game_info import FeltTheme
from game.core.options import value_of_label
from game.text.message import Message


class Cloth(NamedTuple):
    """A cloth: its name in the settings, and its label.

    A cloth without a ``felt`` leaves each game its default theme.
    """

    name: str
    label: Message
    felt: FeltTheme | None = None


class Back(NamedTuple):
    """A pattern for card backs: its name in the settings, and its label."""

    name: str
    label: Message

    @property
    def drawing(self) -> str:
        """Name of the drawing in the folder of a deck's faces.

        >>> Back("lattice", Message("settings-back.lattice")).drawing
        'back-lattice'
        """
        return f"back-{self.name}"


class Face(NamedTuple):
    """A portrait of the player: its name in the settings, and its label."""

    name: str
    label: Message

    @property
    def drawing(self) -> str:
        """Name of the calm portrait; a mood is added to it.

        >>> Face("curls", Message("settings-portrait.curls")).drawing
        'you-curls'
        """
        return f"you-{self.name}"


def _cloth(label: Message, colours: tuple[str, str, str, str, str, str, str]) -> Cloth:
    return Cloth(value_of_label(label), label, FeltTheme(*colours))


def _back(label: Message) -> Back:
    return Back(value_of_label(label), label)


def _portrait(label: Message) -> Face:
    return Face(value_of_label(label), label)


CLOTHS = (
    Cloth("own", Message("settings-cloth.own")),
    _cloth(
        Message("settings-cloth.green"),
        ("#266a50", "#19503c", "#0c2d22", "#0d271e", "#1f5442", "#3f7a64", "#123f30"),
    ),
    _cloth(
        Message("settings-cloth.blue"),
        ("#32689a", "#1f4468", "#0c1f33", "#0e1f30", "#22476b", "#44709a", "#142f4a"),
    ),
    _cloth(
        Message("settings-cloth.teal"),
        ("#206768", "#174f50", "#082526", "#092223", "#194c4d", "#3c7f80", "#103a3b"),
    ),
    _cloth(
        Message("settings-cloth.dark"),
        ("#474e5a", "#2b2f36", "#121418", "#16191e", "#343a44", "#59616e", "#1b1e23"),
    ),
    _cloth(
        Message("settings-cloth.wine"),
        ("#8f3048", "#651f33", "#2d0c17", "#2a0d17", "#5c2335", "#8f4a60", "#471424"),
    ),
    _cloth(
        Message("settings-cloth.plum"),
        ("#6b4a86", "#48305e", "#1e1229", "#1e142a", "#47325c", "#735890", "#332045"),
    ),
    _cloth(
        Message("settings-cloth.slate"),
        ("#496274", "#324654", "#141d24", "#151e25", "#354856", "#5e7686", "#223039"),
    ),
    _cloth(
        Message("settings-cloth.sand"),
        ("#795737", "#5b4124", "#2a1c0e", "#261a0e", "#574028", "#87694a", "#432f1a"),
    ),
    _cloth(
        Message("settings-cloth.olive"),
        ("#606338", "#444724", "#1f210e", "#1c1e0e", "#454829", "#70744a", "#33361a"),
    ),
)
"""Cloths of the table; the default comes first."""

PLAIN = next(cloth.felt for cloth in CLOTHS if cloth.felt is not None)
"""Felt of pages without a game, and of games without a theme."""

BARE = FeltTheme("#000000", "#000000", "#000000", "#0d0f0e", "#1c201e", "#ffffff", "#161a18")
"""Felt for high contrast."""

BACKS = (
    _back(Message("settings-back.lattice")),
    _back(Message("settings-back.sunburst")),
    _back(Message("settings-back.fans")),
    _back(Message("settings-back.leaves")),
    _back(Message("settings-back.weave")),
    _back(Message("settings-back.night")),
)
"""Card backs, drawn by ``sprites/draw_backs.py``; the default comes first."""

FACES = (
    _portrait(Message("settings-portrait.eyeshade")),
    _portrait(Message("settings-portrait.headphones")),
    _portrait(Message("settings-portrait.curls")),
    _portrait(Message("settings-portrait.turban")),
    _portrait(Message("settings-portrait.silver")),
    _portrait(Message("settings-portrait.bob")),
)
"""The player's portraits, drawn by ``sprites/art_own_faces.py``; the default comes first."""

CLOTH_NAMED = {cloth.name: cloth for cloth in CLOTHS}
BACK_NAMED = {back.name: back for back in BACKS}
FACE_NAMED = {face.name: face for face in FACES}


def felt(cloth: str, own: FeltTheme | None, bare: bool = False) -> FeltTheme:
    """Felt of a page with a cloth; ``own`` is the theme of the page's game.

    With ``bare`` (high contrast) it is always black.

    >>> felt("own", None) is PLAIN, felt("blue", PLAIN) is CLOTH_NAMED["blue"].felt
    (True, True)
    """
    return BARE if bare else CLOTH_NAMED[cloth].felt or own or PLAIN

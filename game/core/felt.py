"""The felt of a table: its colours, and what is drawn on it."""

from typing import NamedTuple


class Felt(NamedTuple):
    """A cloth in its colours, ``#rrggbb``, and the name of its drawings.

    ``light`` is the spot in the light, ``middle`` the cloth, ``edge`` the dark edge; the others
    are the colours of what lies on it.  The drawings are in ``sprites/felts``, each there or not:
    ``ornament-corner`` and ``ornament-side`` make the rim, ``ornament-badge`` lies in the middle,
    ``ornament-view`` fills the whole cloth in place of the light.
    """

    light: str
    middle: str
    edge: str
    panel: str
    button: str
    button_edge: str
    slot: str
    ornament: str = ""

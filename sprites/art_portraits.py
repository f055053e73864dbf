"""All portraits by name: the opponents' in every mood, and the player's own."""

from collections.abc import Callable

from art_bareheaded import ada, iris, leo, mina, otto, rosa, yuki
from art_faces import Parts
from art_hatted import emil, max_, noor, tomas, you, zora
from art_moods import MOODS, NEUTRAL

SIZE = 120

_OPPONENTS: dict[str, Callable[[str], Parts]] = {
    "ada": ada,
    "max": max_,
    "iris": iris,
    "otto": otto,
    "noor": noor,
    "leo": leo,
    "mina": mina,
    "tomas": tomas,
    "yuki": yuki,
    "zora": zora,
    "rosa": rosa,
    "emil": emil,
}

PORTRAITS: dict[str, Parts] = {
    **{name: draw(NEUTRAL) for name, draw in _OPPONENTS.items()},
    **{f"{name}-{mood}": draw(mood) for name, draw in _OPPONENTS.items() for mood in MOODS},
    "you": you(),
}

"""All portraits by name, the opponents' and the player's own, in every mood."""

from collections.abc import Callable

from art_bareheaded import ada, iris, leo, mina, otto, rosa, yuki
from art_faces import Parts
from art_hatted import emil, max_, noor, tomas, zora
from art_moods import MOODS, NEUTRAL
from art_own_faces import bob, curls, eyeshade, headphones, silver, turban

SIZE = 120

_DRAWN: dict[str, Callable[[str], Parts]] = {
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
    "you-eyeshade": eyeshade,
    "you-headphones": headphones,
    "you-curls": curls,
    "you-turban": turban,
    "you-silver": silver,
    "you-bob": bob,
}

PORTRAITS: dict[str, Parts] = {
    **{name: draw(NEUTRAL) for name, draw in _DRAWN.items()},
    **{f"{name}-{mood}": draw(mood) for name, draw in _DRAWN.items() for mood in MOODS},
}

"""All portraits by name, in every mood: the opponents' with a cream edge, the player's golden."""

from collections.abc import Callable, Mapping

from art_bareheaded import ada, iris, leo, mina, otto, rosa, yuki
from art_faces import CREAM, GOLD, Parts, rim
from art_hatted import emil, max_, noor, tomas, zora
from art_moods import MOODS, NEUTRAL, thought
from art_own_faces import bob, curls, eyeshade, headphones, silver, turban

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
_OWN: dict[str, Callable[[str], Parts]] = {
    "you-eyeshade": eyeshade,
    "you-headphones": headphones,
    "you-curls": curls,
    "you-turban": turban,
    "you-silver": silver,
    "you-bob": bob,
}


def _portraits(drawn: Mapping[str, Callable[[str], Parts]], edge: str) -> dict[str, Parts]:
    """Faces in every mood, each with the edge of its medallion in a colour."""
    return {
        f"{name}-{mood}" if mood else name: [*draw(mood), *thought(mood), rim(edge)]
        for name, draw in drawn.items()
        for mood in (NEUTRAL, *MOODS)
    }


PORTRAITS: dict[str, Parts] = {**_portraits(_OPPONENTS, CREAM), **_portraits(_OWN, GOLD)}

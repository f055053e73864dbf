"""All portraits by name: the opponents' and the player's own."""

from art_bareheaded import ada, iris, leo, mina, otto, rosa, yuki
from art_faces import Parts
from art_hatted import emil, max_, noor, tomas, you, zora

SIZE = 120

PORTRAITS: dict[str, Parts] = {
    "ada": ada(),
    "max": max_(),
    "iris": iris(),
    "otto": otto(),
    "noor": noor(),
    "leo": leo(),
    "mina": mina(),
    "tomas": tomas(),
    "yuki": yuki(),
    "zora": zora(),
    "rosa": rosa(),
    "emil": emil(),
    "you": you(),
}

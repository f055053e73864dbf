"""Keys of one's own for whoever tests them: other ones for every command there is."""

from functools import cache

from game.ui.key_bindings import conflicts, every_command, written
from game.ui.kit.input.chord import Chord

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
POOL = [
    *(Chord(one, True) for one in LETTERS),
    *(Chord(f"f{number}") for number in range(2, 11)),
    *map(Chord, LETTERS),
]


@cache
def all_other() -> dict[str, tuple[Chord, ...]]:
    """A key for every command that is none of its usual ones; nothing clashes."""
    commands = every_command()
    chosen: dict[str, tuple[Chord, ...]] = {one.name: () for one in commands}
    for one in commands:
        chosen[one.name] = (
            next(
                key
                for key in POOL
                if not any(key.meets(usual) for usual in one.usual)
                and not conflicts(one, key, chosen, commands)
            ),
        )
    return chosen


def kept() -> dict[str, list[str]]:
    """The same as the settings keep them."""
    return written(all_other())


def by_xdotool(chord: Chord) -> str:
    """A chord as xdotool presses it."""
    key = chord.key.upper() if chord.key.startswith("f") and len(chord.key) > 1 else chord.key
    return f"ctrl+{key}" if chord.control else key

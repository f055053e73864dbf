"""The key bindings that the player chose: storage, conflicts and changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any, NamedTuple

from game.games import GAMES
from game.ui.kit.input.chord import Chord, chord
from game.ui.kit.input.commands import (
    PROGRAM_COMMANDS,
    SCOPES_ACTIVE_TOGETHER,
    Command,
    Scope,
    choose,
    of_offer,
    offer_letters,
)

if TYPE_CHECKING:
    from game.core.game import Game

MAX_COMMAND_KEY_COUNT = 4
"""Maximum number of keys of one command."""

Chosen = Mapping[str, tuple[Chord, ...]]
"""Keys of the commands that differ from their default keys, by command name."""


def of_game(game: Game[Any, Any]) -> list[Command]:
    """Commands for the offers of a game."""
    table = game.table
    letters = {} if table is None else offer_letters(table.offer_keys, table.has_hands)
    return [of_offer(game.name, key, does, does) for key, does in letters.items()]


def every_command(games: Iterable[Game[Any, Any]] = GAMES) -> list[Command]:
    """All commands of the program and of the games' offers."""
    return [*PROGRAM_COMMANDS, *(one for game in games for one in of_game(game))]


def can_meet(one: Command, other: Command) -> bool:
    """Whether two commands can be active at the same time."""
    if one.game and other.game:
        return one.game == other.game
    return any(_can_meet(here, there) for here in one.where for there in other.where)


def _can_meet(here: Scope, there: Scope) -> bool:
    both = {here, there}
    if len(both) == 1 or both & {Scope.EVERYWHERE, Scope.FIELD}:
        return True
    if Scope.FOCUS in both:
        # In a replay its own keys take precedence over the focus keys, until Tab moves the focus.
        return Scope.COURSE not in both
    return any(both <= set(some) for some in SCOPES_ACTIVE_TOGETHER)


def keys_of(command: Command, chosen: Chosen) -> tuple[Chord, ...]:
    """Keys of a command: the chosen ones, else its default keys."""
    return chosen.get(command.name, command.usual)


def conflicts(
    command: Command, key: Chord, chosen: Chosen, commands: Sequence[Command]
) -> list[Command]:
    """Other commands that share ``key`` and can be active together with ``command``."""
    return [
        other
        for other in commands
        if other.name != command.name
        and any(key.meets(one) for one in keys_of(other, chosen))
        and can_meet(command, other)
    ]


def conflicts_with(
    chosen: Chosen, commands: Sequence[Command]
) -> list[tuple[Command, Command, Chord]]:
    """All pairs of commands that conflict, with the shared key of the first one."""
    return [
        (one, other, key)
        for one, other in combinations(commands, 2)
        for key in keys_of(one, chosen)
        if any(key.meets(its) for its in keys_of(other, chosen)) and can_meet(one, other)
    ]


def written(chosen: Chosen) -> dict[str, list[str]]:
    """Serialize chosen keys for the settings file."""
    return {name: [one.written for one in keys] for name, keys in chosen.items()}


def read(kept: Mapping[str, object]) -> dict[str, tuple[Chord, ...]]:
    """Read chosen keys from the settings file, without unreadable keys and conflicts.

    A stored key can conflict with a default key of a newer program version; then the stored one
    goes.  If the conflict is with the letter of an offer in the player's language, the offer has
    another letter.
    """
    commands = every_command()
    chosen = {}
    for command in commands:
        keys = _read(kept.get(command.name))
        # A usual letter of an offer is a choice too: it is another one in another language.
        if keys and (command.game or keys != command.usual):
            chosen[command.name] = keys
    while chosen:
        wrong = [
            clash
            for clash in conflicts_with(chosen, commands)
            if {clash[0].name, clash[1].name} & set(chosen)
        ]
        if not wrong:
            break
        for one, other, key in wrong:
            loser = other if other.name in chosen else one
            offer = one if loser is other else other
            letter = _other_letter(offer, chosen, commands)
            if letter is not None:
                chosen[offer.name] = (letter,)
                break
            _let_go(chosen, loser, key)
    return chosen


def _other_letter(offer: Command, chosen: Chosen, commands: Sequence[Command]) -> Chord | None:
    """A letter for an offer in place of that of the language; None for anything else.

    It is the one in English, else the first of the alphabet that nothing else has.
    """
    english = Chord(offer.name[-1])
    if not offer.game or offer.name in chosen or offer.usual == (english,):
        return None
    letters = (english, *map(Chord, ascii_lowercase))
    return next((one for one in letters if not conflicts(offer, one, chosen, commands)), None)


def _let_go(chosen: dict[str, tuple[Chord, ...]], command: Command, key: Chord) -> None:
    """Remove a key from a command's chosen keys. Without any key left its defaults return."""
    keys = tuple(one for one in chosen.get(command.name, ()) if not one.meets(key))
    chosen.pop(command.name, None)
    if keys:
        chosen[command.name] = keys


def _read(kept: object) -> tuple[Chord, ...]:
    """Parse the stored keys of one command; ignore unreadable ones."""
    keys: dict[Chord, None] = {}
    for text in kept if isinstance(kept, list) else ():
        try:
            keys[chord(text)] = None
        except ValueError:
            continue
    return tuple(keys)[:MAX_COMMAND_KEY_COUNT]


def use(kept: Mapping[str, object]) -> None:
    """Apply the key bindings from the settings file."""
    # No stored keys: the lazy games need no import for their offer keys.
    choose(read(kept) if kept else {})


# Changes that the player makes.


class BindingChange(NamedTuple):
    """Result of giving a key to a command: the new bindings, and which command pays for it.

    ``loser`` is the command that loses the key and ``gets`` the freed key instead, if any. Both are
    None if the key was free. ``chosen`` is None if the change is refused: the commands
    ``in_the_way`` are active at the same time.
    """

    chosen: dict[str, tuple[Chord, ...]] | None
    loser: Command | None = None
    gets: Chord | None = None
    in_the_way: tuple[Command, ...] = ()


def with_keys(
    command: Command, keys: Iterable[Chord], chosen: Chosen
) -> dict[str, tuple[Chord, ...]]:
    """Bindings after a command gets ``keys``. Default keys are not stored."""
    others = {name: its for name, its in chosen.items() if name != command.name}
    mine = tuple(dict.fromkeys(keys))
    return others if mine == command.usual else {**others, command.name: mine}


def as_wide(command: Command, key: Chord, chosen: Chosen, commands: Sequence[Command]) -> Chord:
    """The key with any modifiers, if the command's default key ignores them and no conflict
    follows.

    Otherwise the key as given.
    """
    wide = key._replace(control=None, shift=None)
    alone = not (key.control or key.shift or key.alt)
    if command.usual[0].control is not None or not alone:
        return key
    return key if conflicts(command, wide, chosen, commands) else wide


def changed(
    command: Command, old: Chord | None, new: Chord, chosen: Chosen, commands: Sequence[Command]
) -> BindingChange:
    """The effect of a new key for a command.

    ``new`` replaces the key ``old``, or is added to the command's keys if ``old`` is None.
    """
    mine = keys_of(command, chosen)
    keys = [new if one == old else one for one in mine] if old else [*mine, new]
    wanted = with_keys(command, keys, chosen)
    others = conflicts(command, new, chosen, commands)
    if not others:
        return BindingChange(wanted)
    loser = others[0]
    left = [one for one in keys_of(loser, chosen) if not one.meets(new)]
    for gets in (old, None):
        its = [gets, *left] if gets is not None else left
        tried = with_keys(loser, its, wanted)
        if len(others) == 1 and its and not conflicts_with(tried, commands):
            return BindingChange(tried, loser, gets)
    return BindingChange(None, in_the_way=tuple(others))


def to_settings(chosen: Chosen, before: Mapping[str, object]) -> dict[str, object]:
    """Serialize chosen keys, and keep stored keys of unknown commands from other versions."""
    known = {one.name for one in every_command()}
    return {name: its for name, its in before.items() if name not in known} | written(chosen)

"""Which keys the player has chosen: how they are kept, and where two commands would clash."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from game.games import GAMES
from game.ui.kit.input.chord import Chord, chord
from game.ui.kit.input.command_scope import TOGETHER, Scope
from game.ui.kit.input.commands import COMMANDS, Command, choose, of_offer

if TYPE_CHECKING:
    from game.core.game import Game

MOST = 4
"""Keys that a command has at most."""

Chosen = Mapping[str, tuple[Chord, ...]]
"""The keys of the commands that have others than the usual ones, by their names."""


def of_game(game: Game[Any, Any]) -> list[Command]:
    """The commands that take what a game offers."""
    letters = {} if game.table is None else game.table.offer_keys
    return [of_offer(game.name, key, called) for key, called in letters.items()]


def every_command(games: Iterable[Game[Any, Any]] = GAMES) -> list[Command]:
    """The commands of the table and those of the games' offers."""
    return [*COMMANDS, *(one for game in games for one in of_game(game))]


def meet(one: Command, other: Command) -> bool:
    """Whether two commands may hold at the same time."""
    if one.game and other.game:
        return one.game == other.game
    return any(_meet(here, there) for here in one.where for there in other.where)


def _meet(here: Scope, there: Scope) -> bool:
    both = {here, there}
    if len(both) == 1 or both & {Scope.EVERYWHERE, Scope.FIELD}:
        return True
    if Scope.FOCUS in both:
        # In a replay its own keys come first, until Tab has brought the focus somewhere.
        return Scope.COURSE not in both
    return any(both <= set(some) for some in TOGETHER)


def keys_of(command: Command, chosen: Chosen) -> tuple[Chord, ...]:
    """The keys that a command has if these are chosen."""
    return chosen.get(command.name, command.usual)


def conflicts(
    command: Command, key: Chord, chosen: Chosen, commands: Sequence[Command]
) -> list[Command]:
    """The other commands that the same key would mean while this one may hold."""
    return [
        other
        for other in commands
        if other.name != command.name
        and any(key.meets(one) for one in keys_of(other, chosen))
        and meet(command, other)
    ]


def conflicts_with(
    chosen: Chosen, commands: Sequence[Command]
) -> list[tuple[Command, Command, Chord]]:
    """Every two commands that a key of the first would mean at the same time."""
    return [
        (one, other, key)
        for one, other in combinations(commands, 2)
        for key in keys_of(one, chosen)
        if any(key.meets(its) for its in keys_of(other, chosen)) and meet(one, other)
    ]


def written(chosen: Chosen) -> dict[str, list[str]]:
    """Chosen keys as the settings keep them."""
    return {name: [one.written for one in keys] for name, keys in chosen.items()}


def read(kept: Mapping[str, object]) -> dict[str, tuple[Chord, ...]]:
    """What the settings kept, as far as it can be read and nothing in it clashes.

    A key that another command has by now, of a newer program perhaps, is left to that one.
    """
    commands = every_command()
    chosen = {}
    for command in commands:
        keys = _read(kept.get(command.name))
        if keys and keys != command.usual:
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
            _let_go(chosen, loser, key)
    return chosen


def _let_go(chosen: dict[str, tuple[Chord, ...]], command: Command, key: Chord) -> None:
    """Take a key from those that were chosen for a command; without any it has its usual ones."""
    keys = tuple(one for one in chosen.get(command.name, ()) if not one.meets(key))
    chosen.pop(command.name, None)
    if keys:
        chosen[command.name] = keys


def _read(kept: object) -> tuple[Chord, ...]:
    """The keys that can be read of what was kept for a command."""
    keys: dict[Chord, None] = {}
    for text in kept if isinstance(kept, list) else ():
        try:
            keys[chord(text)] = None
        except ValueError:
            continue
    return tuple(keys)[:MOST]


def use(kept: Mapping[str, object]) -> None:
    """Have the commands have the keys that the settings kept."""
    # Without any no game need be asked for the keys of its offers.
    choose(read(kept) if kept else {})


# What the player changes.


class BindingChange(NamedTuple):
    """What would be chosen if a command got a key, and what that costs.

    ``loser`` gives the key away, if another has it, and ``gets`` the one that is free then; with
    neither nobody loses anything.  ``chosen`` is None where the key cannot be had: the commands
    ``in_the_way`` hold at the same time.
    """

    chosen: dict[str, tuple[Chord, ...]] | None
    loser: Command | None = None
    gets: Chord | None = None
    in_the_way: tuple[Command, ...] = ()


def with_keys(
    command: Command, keys: Iterable[Chord], chosen: Chosen
) -> dict[str, tuple[Chord, ...]]:
    """What is chosen if a command has these keys, which may be its usual ones."""
    others = {name: its for name, its in chosen.items() if name != command.name}
    mine = tuple(dict.fromkeys(keys))
    return others if mine == command.usual else {**others, command.name: mine}


def as_wide(command: Command, key: Chord, chosen: Chosen, commands: Sequence[Command]) -> Chord:
    """The key with whatever is held with it, if the command's usual one is so and nothing else
    means that."""
    wide = key._replace(control=None, shift=None)
    alone = not (key.control or key.shift or key.alt)
    if command.usual[0].control is not None or not alone:
        return key
    return key if conflicts(command, wide, chosen, commands) else wide


def changed(
    command: Command, old: Chord | None, new: Chord, chosen: Chosen, commands: Sequence[Command]
) -> BindingChange:
    """What it means to give a command a new key, in place of an old one or beside its others."""
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
    """Chosen keys as the settings keep them, beside what those have of commands unknown here."""
    known = {one.name for one in every_command()}
    return {name: its for name, its in before.items() if name not in known} | written(chosen)

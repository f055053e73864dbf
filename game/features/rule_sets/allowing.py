"""Which other rules of a game would allow a move that those of a table refuse.

It is the rules' own answer in the same position under other options, and no second text.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.core.event import View
from game.core.game import Game
from game.core.options import Choices, OptionField, Options, Preset, Value
from game.core.state import Setup
from game.features.rule_sets.rules_line import RuleSet
from game.text.message import Message

MAX_NAMED_SET_COUNT = 2
"""Most sets of rules that one sentence names."""


def allowed_by(
    game: Game[Any, Any], view: View, move: str, own: Sequence[RuleSet] = ()
) -> Message | None:
    """A sentence that names the sets of rules that allow a move, or else a single option.

    ``view`` is what the person sees of a position in which the move is refused, and ``own`` are
    the player's sets.  None if no rules allow it.  Sets that differ least from the table's come
    first, and the player's own before others.
    """
    setup = game.from_view(view).setup
    here = setup.options.as_values()
    flips = [
        (one, value)
        for one, value in _flips(game, here)
        if _allows(game, view, setup, {**here, one.name: value}, move)
    ]
    if not flips:
        return None
    known: list[Preset | RuleSet] = [*own, *game.options_type.presets]
    sets = [
        one
        for one in known
        if _has_any(game, one, flips) and _allows(game, view, setup, one.values, move)
    ]
    near = sorted(sets, key=lambda one: _differing_count(game, here, one))[:MAX_NAMED_SET_COUNT]
    if len(near) > 1:
        return Message("rulesets-allows.both", first=near[0].title, second=near[1].title)
    if near:
        return Message("rulesets-allows", set=near[0].title)
    one, value = flips[0]
    return Message("rulesets-allows.option", label=one.label, value=one.values.label(value))


def _has_any(
    game: Game[Any, Any], preset: Preset | RuleSet, flips: Sequence[tuple[OptionField, Value]]
) -> bool:
    """Whether a set has one of these values."""
    values = game.options_type.effective_values(preset.values)
    return any(values[one.name] == value for one, value in flips)


def _differing_count(
    game: Game[Any, Any], here: Mapping[str, Value], other: Preset | RuleSet
) -> int:
    there = game.options_type.effective_values(other.values)
    return sum(there[name] != value for name, value in here.items())


def _flips(game: Game[Any, Any], here: Mapping[str, Value]) -> Iterator[tuple[OptionField, Value]]:
    """Each option that has a few values, with each of the others."""
    for one in game.options_type.described():
        if isinstance(one.values, Choices):
            yield from ((one, value) for value in one.values.values if value != here[one.name])


def _allows(
    game: Game[Any, Any], view: View, setup: Setup, values: Mapping[str, Value], move: str
) -> bool:
    """Whether these options allow a move in the same position, with the same cards."""
    try:
        options = game.options_type.from_values(values)
        options.check_players(setup.players)
        if not _has_same_pack(game, setup, options):
            return False
        state = game.from_view({**view, "options": options.as_values()})
        return state.check(game.parse(move)) is None
    except ValueError:
        # No position of a match by these rules, or no move.
        return False


def _has_same_pack(game: Game[Any, Any], setup: Setup, options: Options) -> bool:
    here = game.pack(setup.players, setup.options)
    return Counter(game.pack(setup.players, options)) == Counter(here)

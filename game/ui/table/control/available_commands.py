"""Which commands a table has: those that can do something in the match that is played there."""

from collections.abc import Iterable

from game.ui.kit.input.command_scope import Scope
from game.ui.kit.input.commands import (
    CARDS,
    LAY_ALL,
    SHEET,
    SORT_NEXT,
    SORTS,
    STEP,
    Command,
    commands_of,
)
from game.ui.table.model.table_model import TableModel


def commands(model: TableModel, places: Iterable[Scope]) -> list[Command]:
    """The commands of these places but for those that can never be there in this match."""
    game, options = model.game, model.sitting.match.setup.options
    letters = {} if game.table is None else game.table.letters_of(options)
    never = _never(model)
    return [one for one in commands_of(places, letters, game.name) if one not in never]


def _never(model: TableModel) -> set[Command]:
    """Commands that this table cannot use, or that the settings disable."""
    table, settings = model.show.table, model.settings
    never: set[Command] = set()
    if table.has_hands:
        never.update(SORTS[len(table.sorts) :])
    else:
        never.update((*SORTS, SORT_NEXT, *CARDS))
    if not table.has_melds or not settings.marks:
        never.add(LAY_ALL)
    if not model.scored:
        never.add(SHEET)
    if not settings.step:
        never.add(STEP)
    return never

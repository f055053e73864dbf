"""Zones of the table by letter: where the focus goes, and what is said where it cannot go."""

from collections.abc import Callable

from game.core.event import PERSON_SEAT, Seat
from game.core.table import MELD_STYLE, TableZone
from game.text.message import TextValue
from game.ui.kit.input.commands import (
    GO_TO_MELDS,
    GO_TO_OPPONENTS,
    GO_TO_OWN_CARDS,
    GO_TO_PILE,
    ZONE_COMMANDS,
    Command,
)
from game.ui.kit.input.events import Key
from game.ui.kit.tree import Node, Tree
from game.ui.table.control.spoken_table import PILE_ZONE, Queries, answer
from game.ui.table.model.drag_state import node_ref
from game.ui.table.model.notice import Notice
from game.ui.table.model.table_model import TableModel


def zone_command(key: Key) -> Command | None:
    """The command of a key that goes to a zone; None if it is another key."""
    return next((one for one in ZONE_COMMANDS if one.matches(key)), None)


class ZoneWalk:
    """Goes to a zone of the table, and on in it each time the same zone is asked for."""

    def __init__(self, model: TableModel, queries: Queries) -> None:
        self.model = model
        self.queries = queries
        self._last_seat = PERSON_SEAT
        self._is_in_zone: dict[Command, Callable[[TableZone], bool]] = {
            GO_TO_OWN_CARDS: lambda zone: zone.owner == PERSON_SEAT and not _is_meld(zone),
            GO_TO_MELDS: _is_meld,
            GO_TO_PILE: lambda zone: zone.owner is None and not _is_meld(zone),
            GO_TO_OPPONENTS: lambda zone: (
                zone.owner not in (None, PERSON_SEAT) and not _is_meld(zone)
            ),
        }

    def next_node(self, command: Command, tree: Tree) -> Node | None:
        """The first node of the command's zone, or the one after the focus if that is there.

        After the last one comes the first again. None where nothing there takes the focus.
        """
        nodes = self._nodes(command, tree)
        keys = [node.key for node in nodes]
        at = keys.index(tree.focus) + 1 if tree.focus in keys else 0
        return nodes[at % len(nodes)] if nodes else None

    def _nodes(self, command: Command, tree: Tree) -> list[Node]:
        show, wanted = self.model.show, self._is_in_zone[command]
        zones = [place.zone for place in show.laid.places if wanted(place)]
        # What was discarded is asked for more often than the deck.
        zones.sort(key=lambda zone: zone != PILE_ZONE)
        found: dict[str, list[Node]] = {zone: [] for zone in zones}
        for node in tree.reachable():
            grip = node_ref(show, node.key)
            if grip is not None and grip.zone in found:
                found[grip.zone].append(node)
        return [node for zone in zones for node in found[zone]]

    def answer(self, command: Command) -> Notice:
        """What is said of a zone where nothing takes the focus; of the opponents, one after the
        other."""
        queries = self.queries
        said: TextValue
        if command is GO_TO_OPPONENTS:
            seats = len(self.model.show.names)
            self._last_seat = Seat(self._last_seat % (seats - 1) + 1)
            said = queries.player(self._last_seat)
        else:
            said = queries.hand() if command is GO_TO_OWN_CARDS else queries.table()
        return answer(said, self.model.settings.brief)


def _is_meld(zone: TableZone) -> bool:
    return zone.style is MELD_STYLE

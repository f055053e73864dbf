"""The band that joins a player's slots goes through all of theirs and reaches no other's."""

from math import hypot

import pytest
from pygame import Rect

from game.core.table import FACE_UP_STACK_STYLE
from game.ui.deck.card_images import card_height
from game.ui.table.render.felt_effects import TRAY_CARD_WIDTHS, band
from tests.ui.stage import SIZES, Stage


@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tray_joins_a_players_own_slots(
    stage: Stage, players: int, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    show = stage.sit(players, moves=20).show
    way = show.table.direction_ring(show.state)
    assert way is not None
    slots = {
        place.zone: (spot.centerx, spot.y + card_height(spot.w) // 2)
        for place in show.laid.places
        if place.style == FACE_UP_STACK_STYLE
        for spot in [show.laid.spots[place.zone]]
    }
    for owner in range(players):
        own = [zone for zone in slots if show.laid.place(zone).owner == owner]  # type: ignore[union-attr]
        laid = show.laid
        places = tuple(slots[zone] for zone in own)
        corners = band(places, laid.middle, laid.card, (way.across, way.down))
        for zone, (x, y) in slots.items():
            near = min(hypot(x - a, y - b) for a, b in corners) <= TRAY_CARD_WIDTHS * show.laid.card
            assert near == (zone in own), (owner, zone)
        around = Rect(corners[0], (1, 1)).unionall([Rect(one, (1, 1)) for one in corners])
        assert stage.app.painter.surface.get_rect().contains(around)

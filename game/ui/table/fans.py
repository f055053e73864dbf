"""The fan of the person's hand: a slight arc, and room made for what is picked or pointed at."""

from math import cos, radians, sin

from pygame import Rect

from game.ui.paint.theme import Measures
from game.ui.table.hand import Hand
from game.ui.table.layout import Pose

TURN = 1.4
MOST_TURN = 13.0
RAISED, HOVERED = 0.2, 0.12
"""How far a picked and a hovered card of the hand rise, in card widths."""


def fan_poses(count: int, area: Rect, card: int, measures: Measures) -> list[Pose]:
    """A fan of so many cards on a slight arc, in the middle of an area, from left to right."""
    if count == 0:
        return []
    most = area.w - 0.2 * card
    while most - card < measures.index_strip(card) * card * (count - 1):
        # A smaller card may be one with the large index, of which more has to show.
        card -= 1
    step = 0.0 if count == 1 else min(0.66 * card, (most - card) / (count - 1))
    turn = min(TURN * (count - 1), MOST_TURN)
    span = step * (count - 1)
    radius = span / (2 * sin(radians(turn / 2))) if turn else 0.0
    sag = radius * (1 - cos(radians(turn / 2)))
    if sag > 0.12 * card:
        # A wide fan is flatter, so that its ends stay above the edge of the window.
        turn *= 0.12 * card / sag
        radius = span / (2 * sin(radians(turn / 2)))
        sag = 0.12 * card
    low = area.bottom - 0.77 * card - sag
    found = []
    for slot in range(count):
        share = 0.0 if count == 1 else slot / (count - 1) - 0.5
        angle = radians(share * turn)
        x = area.centerx + share * span
        y = low + radius * (1 - cos(angle))
        found.append(Pose(x, y, True, card, -round(2 * share * turn) / 2))
    return found


def raised(base: list[Pose], hand: Hand, area: Rect) -> list[Pose]:
    """The fan with the picked cards risen, and room made for the one under the pointer."""
    picked = set(hand.picked_slots())
    over = hand.hovered if hand.hovered is not None and hand.hovered < len(base) else None
    found = []
    last = len(base) - 1
    for slot, pose in enumerate(base):
        x, y = pose.x, pose.y
        if slot in picked:
            y -= RAISED * pose.width
        if over is not None:
            if slot == over:
                y -= HOVERED * pose.width
            elif slot > over and last > over:
                covered = pose.width - (base[1].x - base[0].x)
                shift = max(0.0, min(0.45 * pose.width, covered))
                x += shift * (1 - (slot - over) / (last - over)) if slot < last else 0
        found.append(Pose(x, y, True, pose.width, pose.angle))
    return found

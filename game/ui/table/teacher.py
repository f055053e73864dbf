"""The teacher's panel at a table, and the signs at what it speaks of."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.core.event import Seat, bare
from game.core.table import HAND
from game.learn.lesson import Aim, Point
from game.ui.box import Box, Column, Fit, Group, Pad, Row, Scroll, Scroller, Space
from game.ui.table.freeroom import hand_rect
from game.ui.table.model import TableModel
from game.ui.tree import Act, Node, Role
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.panel import Panel
from game.ui.window.commands import BACK, GO_ON, UNDO
from game.words.message import listed, say, told


class Lecture(NamedTuple):
    """What the teacher says now: the lesson's title and how far it is, a text, what can be done.

    ``go_on`` is None where there is something to do, ``take_back`` where nothing is to be.
    """

    head: str
    text: str
    go_on: Act | None
    take_back: Act | None
    leave: Act


def teacher(lecture: Lecture, scroller: Scroller, kit: Kit) -> Box:
    """The panel, in the place of the log: it covers nothing of the table."""
    ground = Node(Role.PANEL, say("learn-teacher"), nowhere(), "teacher", widget=Panel(edge=True))
    pad, gap = kit.px(14), kit.px(8)
    text = kit.words(lecture.text, 17, role=Role.ALERT, weight="semibold")
    buttons: list[Box] = []
    if lecture.take_back is not None:
        buttons.append(
            kit.button("take back", say("learn-back"), lecture.take_back, target=44, icon="undo",
                       command=UNDO, primary=True, area="lesson", first=True)
        )  # fmt: skip
    if lecture.go_on is not None:
        buttons.append(
            kit.button("go on", GO_ON.label, lecture.go_on, target=44, icon="play",
                       command=GO_ON, primary=True, area="lesson", first=True)
        )  # fmt: skip
    buttons.append(
        kit.button("leave lesson", say("learn-leave"), lecture.leave, target=44, icon="home",
                   command=BACK, area="lesson")
    )  # fmt: skip
    inside = Column([
        kit.words(lecture.head, 13.5, tone="gold", weight="semibold"),
        Space(high=kit.px(4)),
        Scroll(scroller, text, kit.measures, outside=True).growing(),
        Space(high=gap),
        Fit(Row([one.growing() for one in buttons], gap), Column(buttons, gap)),
    ])  # fmt: skip
    return Group(ground, Pad(inside, pad, kit.px(10)))


# What it points at.


def pointed_at(model: TableModel, points: Sequence[Point], nodes: Sequence[Node]) -> list[Node]:
    """A node at each thing that is pointed at, for whoever reads the tree; they do nothing."""
    found = []
    for number, point in enumerate(points):
        for place, (what, rect) in enumerate(_spots(model, point, nodes)):
            found.append(
                Node(Role.TAG, say("learn-look", what=what), rect, f"look {number}/{place}")
            )
    return found


def _spots(model: TableModel, point: Point, nodes: Sequence[Node]) -> list[tuple[str, Rect]]:
    """What is pointed at in words, and where it lies."""
    laid = model.show.laid
    match point.aim:
        case Aim.PLAYER:
            seat = Seat(int(point.name))
            return [(model.show.names[seat].name, laid.plates[seat].copy())]
        case Aim.FACTS:
            rects = [node.rect for node in nodes if node.role is Role.SIGN]
            return [(say("learn-facts"), rects[0].unionall(rects[1:]))] if rects else []
        case Aim.BUTTON:
            return [
                (say("learn-button", name=node.name), node.rect.copy())
                for node in nodes
                if node.move == point.name and node.area == "bar"
            ]
    place = laid.place(point.name)
    if place is None or point.name not in laid.spots:
        return []
    if point.name == HAND and not point.cards:
        held = hand_rect(laid)
        return [] if held is None else [(told(place.name), held)]
    if not point.cards:
        return [(told(place.name), laid.spots[point.name].copy())]
    named = told(listed([model.show.table.card_name(text) for text in point.cards]))
    rects = card_rects(model, point.name, point.cards)
    what = say("learn-cards", cards=named, place=told(place.name))
    return [(what, rect) for rect in _joined(rects)]


def card_rects(model: TableModel, zone: str, cards: Sequence[str]) -> list[Rect]:
    """Where some cards of a zone can be seen; as many of each as there are."""
    laid, wanted = model.show.laid, set(cards)
    if zone == HAND:
        hand, order = model.show.hand, laid.order[HAND]
        return [
            laid.rects[HAND][order[slot]].copy()
            for slot, text in enumerate(hand.order)
            if text in wanted
        ]
    held = model.show.seen.at(zone)
    rects = laid.rects.get(zone, [laid.spots[zone]] * len(held))
    return [
        rects[place].copy()
        for place, text in enumerate(held)
        if text in wanted or bare(text) in wanted
    ]


def _joined(rects: Sequence[Rect]) -> list[Rect]:
    """Neighbours made one, so that a row of cards has one sign."""
    found: list[Rect] = []
    for rect in sorted(rects, key=lambda one: (one.y, one.x)):
        if found and found[-1].inflate(4, 4).colliderect(rect):
            found[-1] = found[-1].union(rect)
        else:
            found.append(rect)
    return found

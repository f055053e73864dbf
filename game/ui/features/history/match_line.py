"""The line of a match or an evening in the history: who, how it ended, when."""

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.characters import Player
from game.core.event import PERSON_SEAT
from game.storage.appearance import OWN_PORTRAITS_BY_NAME
from game.text.icon import Icon
from game.text.message import say
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Row
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.list_items import ListEntry
from game.ui.kit.widgets.surfaces import IconWidget, Medallion, drawn
from game.ui.program import Program
from game.ui.table.model.moods import OpponentMood

EVENING_LINE_DRAWING = "pictures/mark"
"""The picture on the line of an evening."""
POSTER_WIDTH_UNITS = 50.0
"""Width of the picture, in units."""
POSTER_HEIGHT_UNITS = 40.0
"""Height of the picture, in units."""
LINE_HEIGHT_UNITS = 46.0
"""Least height of a line, in units; never less than a target has to have."""
LINE_TEXT_UNITS = 16.5
"""Text size of the game and of the result, in units."""
DETAIL_TEXT_UNITS = 14.0
"""Text size of all else, in units."""
MIN_MATCH_WIDTH_SIZES = 30.0
"""Least width of the game and the company where a line has columns, in sizes of the small text."""
MIN_OUTCOME_WIDTH_SIZES = 14.0
"""Least width of the result and the points there, in the same sizes."""
MIN_DATE_WIDTH_SIZES = 15.0
"""Least width of the date there, in the same sizes."""
FACE_SIZE_UNITS = 30.0
"""Size of a face, in units."""
MAX_FACE_COUNT = 5
"""Maximum number of faces."""
FACE_GAP_UNITS = 3.0
"""Space between two faces, in units."""


class LineText(NamedTuple):
    """What a line says: ``match`` and ``company`` are ``heard`` in one."""

    heard: str
    match: str
    company: str
    ended: str
    points: str
    more: str

    def name(self) -> str:
        """The line for a screen reader."""
        match, ended, more = self.heard, self.ended, self.more
        if not self.points:
            return say("history-row", match=match, result=ended, more=more)
        return say("history-row.points", match=match, result=ended, points=self.points, more=more)


def faces_of(app: Program, players: Sequence[Player], winners: Sequence[int]) -> list[Medallion]:
    """The faces at the table, the winners glad and in gold."""
    own = OWN_PORTRAITS_BY_NAME[app.settings.portrait].drawing
    faces = []
    for seat, player in enumerate(players):
        drawing = own if seat == PERSON_SEAT else player.character and player.character.portrait
        if drawing:
            glad = f"-{OpponentMood.GLAD}" if seat in winners else ""
            faces.append(Medallion(f"portraits/{drawing}{glad}", seat in winners))
    return faces


def match_line(
    kit: Kit,
    key: str,
    text: LineText,
    act: Act,
    drawing: str,
    faces: Sequence[Medallion] = (),
    *,
    gold: bool = False,
    first: bool = False,
    area: str = "matches",
) -> Box:
    """A line with columns; where it is narrow it has no faces, and narrower still its words flow.

    ``gold`` is whether its result is.  Without a ``drawing`` it warns.
    """
    node = Node(
        Role.BUTTON,
        text.name(),
        nowhere(),
        key,
        act=act,
        area=area,
        first=first,
        widget=ListEntry(),
    )
    match = [_strong(kit, text.match), *([_dim(kit, text.company)] if text.company else [])]
    outcome = [
        _strong(kit, text.ended, "gold" if gold else "text"),
        *([_dim(kit, text.points)] if text.points else []),
    ]
    date, gap = _dim(kit, text.more), kit.px(9)
    size = kit.measures.text_size(DETAIL_TEXT_UNITS)
    cells: list[Box] = [
        Limit(Flow(match, gap, 0), least=round(size * MIN_MATCH_WIDTH_SIZES)).growing(11),
        Limit(Flow(outcome, gap, 0), least=round(size * MIN_OUTCOME_WIDTH_SIZES)).growing(5),
        Limit(date, least=round(size * MIN_DATE_WIDTH_SIZES)).growing(7),
    ]
    flowing = Flow([*match, *outcome, date], gap, 0)
    with_faces = Row([cells[0], row_of_faces(faces, kit), *cells[1:]], gap)
    words = FirstFit(with_faces, Row(cells, gap), flowing)
    picture = Node(Role.ICON, "", nowhere(), widget=IconWidget(Icon.WARNING, "faint"))
    if drawing:
        picture = drawn(drawing, nowhere(), radius=kit.px(5), cropped=True)
    poster = FixedBox(picture, kit.px(POSTER_WIDTH_UNITS), kit.px(POSTER_HEIGHT_UNITS))
    line = NodeBox(node, Pad(Row([poster, words.growing()], kit.px(12)), kit.px(6), kit.px(3)))
    return Pad(Limit(line, high=kit.target_height(LINE_HEIGHT_UNITS)), 0, kit.px(2))


def _strong(kit: Kit, text: str, tone: str = "text") -> Box:
    return kit.words(text, LINE_TEXT_UNITS, weight="bold", tone=tone)


def _dim(kit: Kit, text: str) -> Box:
    said = kit.words(text, DETAIL_TEXT_UNITS, tone="dim", anchor="midleft")
    return Limit(said, high=kit.line_height(LINE_TEXT_UNITS))


def row_of_faces(faces: Sequence[Medallion], kit: Kit, tone: str = "dim") -> Box:
    """The first faces, close together, and how many more there are, in a ``tone``."""
    side, gap = kit.px(FACE_SIZE_UNITS), kit.px(FACE_GAP_UNITS)
    shown = faces if len(faces) <= MAX_FACE_COUNT else faces[: MAX_FACE_COUNT - 1]
    cells: list[Box] = [
        FixedBox(Node(Role.PICTURE, "", nowhere(), widget=face), side, side) for face in shown
    ]
    if more := len(faces) - len(shown):
        cells.append(kit.words(say("history-more", count=more), DETAIL_TEXT_UNITS, tone=tone))
    wide = MAX_FACE_COUNT * (side + gap)
    return Limit(Align(Row(cells, gap), 1, 0.5), least=wide, ideal=wide)

"""The ways to the replay of a record on disk, to its rerun, and to a best moment in it.

``moment_picture`` shows the cards of a moment, and ``open_moment`` its replay.
"""

from pathlib import Path

from game.features.moments.best_moments import Moment
from game.features.replay.replay_session import ReplaySession
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.text.message import Message
from game.ui import routes
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards, card_step
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.tree import Node, Role
from game.ui.program import Program

MOMENT_CARD_WIDTH_UNITS = 40.0
"""Width of a card, in units."""
MAX_MOMENT_CARD_COUNT = 7
"""Maximum number of cards shown."""


def open_replay(app: Program, path: Path, review: bool = False, at: int = 0) -> None:
    """Open the replay of a record up to its first unreadable move, or explain why there is none.

    It shows the position after ``at`` moves. With ``review`` the coach's review starts too.
    """
    opened = app.match_store.open(path)
    match = opened.match
    if opened.newer:
        app.navigator.tell(Message("dialog-newer"), Message("dialog-newer.text", file=path.name))
    elif match is None:
        fault = opened.fault or ""
        app.navigator.tell(
            Message("dialog-damaged"), Message("dialog-damaged.text", file=path.name, fault=fault)
        )
    elif match.game.table is None:
        app.navigator.tell(
            Message("dialog-not-yet"), Message("dialog-not-yet.text", game=match.game.title)
        )
    else:
        session = ReplaySession(match, path, opened.fault)
        session.go(at)
        app.navigator.open(routes.Replay(session, review))


def open_same_cards(app: Program, match: Match, path: Path) -> None:
    """Open the rerun page of a finished match over its replay."""
    app.navigator.open(routes.Replay(ReplaySession(match, path)))
    app.navigator.open(routes.Rerun(match, path))


def open_rerun(app: Program, path: Path) -> None:
    """Open the rerun page of a finished match, or explain why its record is unreadable."""
    found = app.match_store.open(path)
    if found.match is not None and found.match.state.over:
        open_same_cards(app, found.match, path)
    else:
        unread = Message("dialog-damaged.text", file=path.name, fault=found.fault or "")
        app.navigator.tell(Message("dialog-damaged"), unread)


def moment_picture(moment: Moment, kit: Kit, card: float = MOMENT_CARD_WIDTH_UNITS) -> FixedBox:
    """The cards taken, the first ones of many, overlapping as space requires.

    ``card`` is the width of a card in units.
    """
    width = kit.measures.card_width(card)
    table = GAMES_BY_NAME[moment.game].table
    cards = moment.cards[:MAX_MOMENT_CARD_COUNT]
    wide = width + round((len(cards) - 1) * card_step(width, kit.measures))
    faces = "cards" if table is None else table.face_set
    picture = Node(Role.PICTURE, "", nowhere(), widget=Cards(cards, width, faces))
    return FixedBox(picture, wide, card_height(width), width)


def open_moment(app: Program, moment: Moment) -> None:
    """Open the replay of the match just before the moment."""
    open_replay(app, app.match_store.match_index.folder / moment.record, at=moment.at)

"""Rows of the newest unfinished matches and evenings, above the history."""

from functools import partial

from game.features.evening.evening_results import standing_of, title_of
from game.features.history.match_text import line, waiting_headline, when
from game.games import GAMES_BY_NAME
from game.text.message import say
from game.ui import routes
from game.ui.features.evening.open_evening import continue_evening
from game.ui.features.match.begin_match import continue_match
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.program import Program


def newest_unfinished(app: Program, most: int, kit: Kit) -> list[Box]:
    """The evenings and matches that wait, ``most`` of them, then a button to all if there are more.

    The match of an evening is not listed beside it.
    """
    inside = app.evenings.records()
    evenings = app.evenings.waiting()
    paths = [path for path in app.match_store.paths() if path not in inside]
    rows: list[Box] = []
    for place, file in enumerate(evenings[:most]):
        title, points = title_of(file.evening), standing_of(file.evening)
        name = say("unfinished-line", match=title, standing=points)
        game = file.evening.due()
        drawing = "" if game is None else app.images.shown(GAMES_BY_NAME[game].picture)
        opens = partial(continue_evening, app, file)
        lines = (title, points)
        rows.append(kit.entry(f"waiting evening {place}", name, drawing, lines, opens, "waiting"))
    for place, path in enumerate(paths[: most - len(rows)]):
        one = app.match_store.glance(path)
        drawing = "" if one.game is None else app.images.shown(one.game.picture)
        opens = partial(continue_match, app, path)
        lines = (waiting_headline(one), when(one))
        rows.append(kit.entry(f"waiting {place}", line(one), drawing, lines, opens, "waiting"))
    count = len(evenings) + len(paths)
    if count > len(rows):
        name = say("start-unfinished", count=count)
        opener = app.navigator.opener(routes.Unfinished())
        rows.append(kit.button("all waiting", name, opener, target=44, area="waiting"))
    return rows

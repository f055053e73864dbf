"""Lines of the newest unfinished matches and evenings, above the history."""

from functools import partial

from game.features.evening.evening_results import begun_of, standing_of, title_of
from game.features.history.match_text import date_of, standing, waiting_headline
from game.text.message import listed, say, told
from game.ui import routes
from game.ui.features.evening.open_evening import continue_evening
from game.ui.features.history.match_line import EVENING_LINE_DRAWING, LineText, match_line
from game.ui.features.match.begin_match import continue_match
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align
from game.ui.program import Program


def newest_unfinished(app: Program, most: int, kit: Kit) -> list[Box]:
    """The evenings and matches that wait, ``most`` of them, then a button to all if there are more.

    The match of an evening is not listed beside it.
    """
    inside = app.evenings.records()
    evenings = app.evenings.waiting()
    paths = [path for path in app.match_store.paths() if path not in inside]
    lines: list[Box] = []
    for place, file in enumerate(evenings[:most]):
        title, points = title_of(file.evening), standing_of(file.evening)
        date = date_of(begun_of(file.evening.name))
        heard = told(listed([title, points]))
        text = LineText(heard, title, points, say("history-won.open"), "", date)
        drawing = app.images.shown(EVENING_LINE_DRAWING)
        opens, key = partial(continue_evening, app, file), f"waiting evening {place}"
        lines.append(match_line(kit, key, text, opens, drawing, area="waiting"))
    for place, path in enumerate(paths[: most - len(lines)]):
        one = app.match_store.glance(path)
        title, ended = waiting_headline(one), say("history-won.open")
        if one.game is None:
            title = say("history-file", file=path.name)
            ended = say("history-won.newer") if one.newer else say("history-won.damaged")
        date = "" if one.changed is None else date_of(one.changed)
        points = standing(one)
        text = LineText(told(listed([title, points])), title, points, ended, "", date)
        drawing = "" if one.game is None else app.images.shown(one.game.picture)
        opens = partial(continue_match, app, path)
        lines.append(match_line(kit, f"waiting {place}", text, opens, drawing, area="waiting"))
    count = len(evenings) + len(paths)
    if count > len(lines):
        name = say("start-unfinished", count=count)
        opener = app.navigator.opener(routes.Unfinished())
        lines.append(Align(kit.button("all waiting", name, opener, target=44, area="waiting")))
    return lines

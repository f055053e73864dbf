"""The statistics of evenings, by the number of players."""

from game.features.evening.evening import usual_order
from game.features.evening.evening_results import (
    ASSISTED_EVENING_SORT,
    CHILDREN_EVENING_SORT,
    RERUN_EVENING_SORT,
    UNAIDED_EVENING_SORT,
    UNPROVED_EVENING_SORT,
    EveningFigures,
    EveningTally,
    figures_of,
    most_points,
)
from game.features.history.match_text import pointed
from game.games import GAMES_BY_NAME
from game.text.message import Message, figured, listed, say, told
from game.ui import routes
from game.ui.kit.forms.builder import Kit, figure, nowhere
from game.ui.kit.forms.picker import Picker
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import NodeBox
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Node, Role
from game.ui.option_rows import filters
from game.ui.program import Program, ProgramPage

EVENING_FILTER_TITLES = {
    UNAIDED_EVENING_SORT: Message("statistics-sort.unaided"),
    ASSISTED_EVENING_SORT: Message("statistics-sort.assisted"),
    RERUN_EVENING_SORT: Message("evening-sort.again"),
    CHILDREN_EVENING_SORT: Message("setup-children"),
    UNPROVED_EVENING_SORT: Message("statistics-sort.unproved"),
}
EVENING_KIND_TITLES = {False: Message("evening-sort.all"), True: Message("evening-sort.weeks")}
"""All evenings, or those of the weeks alone."""


class EveningStatisticsPage(ProgramPage, HeadedPage):
    """Won, points and places; one sort of evenings at a time."""

    name = "evening statistics"
    reads = True
    wide = 1080.0

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("evening-figures")
        self.sort = UNAIDED_EVENING_SORT
        self.weeks = False
        self.figures: EveningFigures | None = None
        self.match_index = app.match_store.match_index
        self._counted = -1

    def entered(self) -> None:
        super().entered()
        self.match_index.look()
        self._counted = -1
        self.changed()

    @property
    def waiting(self) -> bool:
        return self.figures is None

    def update(self, now: float) -> bool:
        """Count once the records have been read, since these tell of help."""
        if self.match_index.complete and self._counted != self.match_index.version:
            self._counted = self.match_index.version
            self._count()
        return False

    def _count(self) -> None:
        evenings = self.app.evenings
        self.figures = figures_of(evenings.over(), evenings, self.sort, self.weeks)
        self.changed()

    # Filters.

    def choose_sort(self, sort: str) -> None:
        """Tell of the evenings of one sort."""
        self.sort = sort
        self._count()

    def choose_weeks(self, weeks: bool) -> None:
        """Tell of all evenings, or of those of the weeks alone."""
        self.weeks = weeks
        self._count()

    def _filters(self, kit: Kit) -> Box:
        kind = Message("evening-sort.kind")
        pickers = [
            Picker(
                "sort", Message("evening-sort"), EVENING_FILTER_TITLES, self.sort, self.choose_sort
            ),
            Picker("kind", kind, EVENING_KIND_TITLES, self.weeks, self.choose_weeks),
        ]
        return filters(kit, pickers, self.navigator, focused="sort")

    # Layout.

    def body(self, kit: Kit) -> Box:
        nothing = self.figures is not None and not self.figures.tallies
        below = self.content(kit) if nothing else self.scrolled(kit)
        return self.filtered(self._filters(kit), below, kit)

    def content(self, kit: Kit) -> Box:
        found = self.figures
        if found is None:
            return kit.words(say("statistics-heading.counting"), 17, anchor="midtop")
        cells: list[Box] = []
        for players in sorted(found.tallies):
            if cells:
                cells.append(Space(high=kit.px(18)))
            cells += self._of(found.tallies[players], kit)
        if not cells:
            opens = self.navigator.opener(routes.EveningSetup())
            label = say("evening-none.plan")
            none = kit.invitation(say("evening-none"), "new evening", label, opens)
            cells.append(none.growing())
        if found.row > 1:
            row = say("evening-row-of-weeks", count=found.row)
            cells += [Space(high=kit.px(14)), kit.words(row, 15)]
        if found.apart:
            parts = [
                Message("evening-apart.part", sort=EVENING_FILTER_TITLES[sort], count=count)
                for sort, count in found.apart.items()
            ]
            said = say("evening-apart", parts=listed(parts))
            cells += [Space(high=kit.px(14)), kit.words(said, 14, tone="dim")]
        return Column(cells)

    def _of(self, tally: EveningTally, kit: Kit) -> list[Box]:
        """The figures of evenings with one number of players."""
        given_up = say("evening-tally.given-up", count=tally.given_up)
        cells = [
            figure(say("evening-tally"), figured(tally.played), given_up, kit),
            figure(say("statistics-won"), pointed_or_whole(tally.won), self._even(tally), kit),
        ]
        share = tally.share
        if share is not None and tally.best is not None:
            most = most_points(tally.players)
            cells += [
                figure(
                    say("evening-share"),
                    say("statistics-won.percent", share=str(round(100 * share))),
                    say("evening-share.of", most=most),
                    kit,
                ),
                figure(say("evening-best"), figured(tally.best), say("evening-best.of", most=most),
                       kit),
            ]  # fmt: skip
        heading = kit.group_heading(say("evening-with-players", players=tally.players))
        places = [self._place(game, tally, kit) for game in usual_order()]
        return [
            heading,
            Space(high=kit.px(8)),
            Grid(cells, kit.px(12), fill=True, level=True),
            Space(high=kit.px(12)),
            Flow([one for one in places if one is not None], kit.px(26), kit.px(6)),
        ]

    def _even(self, tally: EveningTally) -> str:
        return say("evening-even", share=str(round(100 / tally.players)))

    def _place(self, game: str, tally: EveningTally, kit: Kit) -> Box | None:
        """The place in a game on average."""
        mean = tally.mean_place(game)
        if mean is None:
            return None
        title, place = told(GAMES_BY_NAME[game].title), say("evening-place", place=pointed(mean))
        node = Node(Role.ROW, title, nowhere(), value=place)
        words = Column([kit.words(title, 15, weight="semibold"), kit.words(place, 14, tone="dim")])
        return NodeBox(node, words)


def pointed_or_whole(number: float) -> str:
    """A number with a decimal unless it is whole: a shared win is a part of one."""
    return figured(int(number)) if number == int(number) else pointed(number)

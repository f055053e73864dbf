"""Statistics: results by level, opponent and options, the rating, and the coach's findings.

`StatisticsPage` counts matches in small steps while it is open. `found_by_the_coach` sums up the
reviews of matches with and without help.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from game.ai.characters import ALL_CHARACTERS, Character
from game.ai.levels import LEVELS, offered_levels, whole_points
from game.core.game import Game
from game.features.history.match_text import date_of, lasted, pointed, rules_in_words
from game.features.lessons.progress import Progress
from game.features.review.review_session import ReviewData
from game.features.rule_sets.own_sets import OwnSets
from game.features.statistics.player_statistics import (
    ANCHOR_ELO_POINTS,
    ASSISTED_MATCH_SORT,
    CHILDREN_MATCH_SORT,
    EVERY_MATCH_SORT,
    KNOWN_CARDS_MATCH_SORT,
    MIN_RATED_MATCH_COUNT,
    MIXED_LEVELS_KEY,
    RECENT_MATCH_COUNT,
    UNAIDED_MATCH_SORT,
    UNPROVED_MATCH_SORT,
    Rating,
    Strength,
    Tallies,
    Tally,
    TallyBuilder,
    level_of,
    measured_strengths,
    nearest,
    rules_of_text,
)
from game.games import GAMES, GAMES_BY_NAME
from game.match.summary import Summary
from game.storage.match_index import IndexEntry
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, in_order, listed, say, told
from game.ui import routes
from game.ui.features.replay.open_replay import moment_picture, open_moment
from game.ui.features.statistics.scorebook import Scorebook
from game.ui.kit.clock import frame_budget
from game.ui.kit.forms.builder import Kit, figure, figure_cell, nowhere
from game.ui.kit.forms.picker import Picker
from game.ui.kit.input.commands import OPEN_HISTORY, Scope
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.pages.scroll_page import LIST_PAGE_WIDTH_UNITS, HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.charts import Share, Trend
from game.ui.kit.widgets.list_items import ListEntry
from game.ui.option_rows import filters
from game.ui.program import Program, ProgramPage

MAX_LISTED_MISTAKE_COUNT = 3
"""Number of listed mistakes with the highest cost."""

Looked = Sequence[tuple[IndexEntry, ReviewData]]


def found_by_the_coach(game: Game[Any, Any], looked: Looked, outdated: int, kit: Kit) -> list[Box]:
    """Summary of all reviews, then costs by kind of decision, then the costliest mistakes.

    ``outdated`` counts reviews of older versions, to be made again.
    """
    older: list[Box] = []
    if outdated:
        older = [kit.words(say("statistics-coach.older", count=outdated), 13.5, tone="dim")]
    if not looked:
        return older or [kit.words(say("statistics-coach.none"), 14)]
    sums = say(
        "statistics-coach.whole",
        count=len(looked),
        decisions=sum(one.decisions for _, one in looked),
        mistakes=sum(one.mistakes for _, one in looked),
        cost=whole_points(sum(one.cost for _, one in looked)),
    )
    kinds, costly = _by_kind(game, looked, kit), _dearest(looked, kit)
    return [kit.words(sums, 16), *kinds, *older, *costly]


def by_kind(game: Game[Any, Any], looked: Looked) -> list[tuple[Message, int, int, float]]:
    """Kind, decisions, mistakes and total cost, the costliest kind first."""
    found: dict[Message, list[float]] = {}
    for _, kept in looked:
        for one in kept.sorts:
            deed = game.move_categories.get(one.word, Message("statistics-coach.other"))
            sums = found.setdefault(deed, [0, 0, 0.0])
            for place, more in enumerate((one.decisions, one.mistakes, one.cost)):
                sums[place] += more
    kinds = [(deed, int(one[0]), int(one[1]), one[2]) for deed, one in found.items()]
    return sorted(kinds, key=lambda kind: (-kind[3], -kind[1]))


def _by_kind(game: Game[Any, Any], looked: Looked, kit: Kit) -> list[Box]:
    kinds = by_kind(game, looked)
    if not kinds:
        return []
    rows: list[Box] = []
    for deed, decisions, wrong, cost in kinds:
        said = say(
            "statistics-coach.kind", cost=whole_points(cost), mistakes=wrong, decisions=decisions
        )
        lines = [
            kit.words(told(deed), 15, weight="semibold"),
            kit.words(said, 14, tone="dim"),
        ]
        rows.append(NodeBox(Node(Role.ROW, told(deed), nowhere(), value=said), Column(lines)))
    return rows


def _dearest(looked: Looked, kit: Kit) -> list[Box]:
    costly = sorted(
        ((one, entry) for entry, kept in looked for one in kept.worst),
        key=lambda pair: pair[0].weight,
        reverse=True,
    )
    rows: list[Box] = []
    if costly:
        rows.append(kit.words(say("statistics-coach.dearest"), 15, tone="dim"))
    for one, entry in costly[:MAX_LISTED_MISTAKE_COUNT]:
        date = date_of(entry.begun)
        if one.lost_win:
            head = say("statistics-coach.lost-win", date=date, round=one.round)
        else:
            cost = whole_points(one.cost)
            head = say("statistics-coach.costly", cost=cost, date=date, round=one.round)
        moves = in_order(
            [Message("review-played", move=one.played), Message("review-better", move=one.better)]
        )
        rows.append(
            Column([kit.words(head, 15, weight="semibold"), kit.words(told(moves), 14, tone="dim")])
        )
    return rows


MIN_BOOK_WIDTH_UNITS = 440.0
"""Least width of the scorebook and of the figures beside it, in units."""
MIN_ANSWER_WIDTH_UNITS = 160.0
"""Least width of one of the three figures at the top, in units."""
SHARE_BAR_WIDTH_UNITS = 180.0
"""Width of a share's bar, in units."""
RECOUNT_INTERVAL_SECONDS = 0.5
"""Interval of recounts while records are being read, in seconds."""
MAX_LISTED_RULES_COUNT = 12
"""Maximum number of house rules shown, the most played ones."""
MATCH_FILTER_TITLES = {
    EVERY_MATCH_SORT: Message("statistics-sort.all"),
    UNAIDED_MATCH_SORT: Message("statistics-sort.unaided"),
    ASSISTED_MATCH_SORT: Message("statistics-sort.assisted"),
    KNOWN_CARDS_MATCH_SORT: Message("statistics-sort.known"),
    CHILDREN_MATCH_SORT: Message("statistics-sort.children"),
    UNPROVED_MATCH_SORT: Message("statistics-sort.unproved"),
}
"""What the menu of sorts offers, in its order."""
NO_MATCHES_TEXTS = {
    EVERY_MATCH_SORT: Message("statistics-none"),
    UNAIDED_MATCH_SORT: Message("statistics-none.unaided"),
    ASSISTED_MATCH_SORT: Message("statistics-none.assisted"),
    KNOWN_CARDS_MATCH_SORT: Message("statistics-none.known"),
    CHILDREN_MATCH_SORT: Message("statistics-none.children"),
    UNPROVED_MATCH_SORT: Message("statistics-none.unproved"),
}
"""Text for a sort without matches."""


def against_chance(whole: Tally) -> str:
    """Whether a player wins ``more`` or ``less`` than an equal share.

    ``even`` if that is not clear, and ``early`` before ``MIN_RATED_MATCH_COUNT`` matches.
    """
    low, high = whole.interval
    if whole.matches < MIN_RATED_MATCH_COUNT:
        return "early"
    return "more" if low > whole.even else "less" if high < whole.even else "even"


def better_than_chance(whole: Tally) -> tuple[str, str]:
    """Whether the player wins more than an equal share, and which share is likely."""
    match against_chance(whole):
        case "early":
            return say("statistics-better.early"), ""
        case "more":
            answer = Message("statistics-better.yes")
        case "less":
            answer = Message("statistics-better.no")
        case _:
            answer = Message("statistics-better.close")
    low, high = whole.interval
    between = say(
        "statistics-won.between", low=percent(low), high=percent(high), even=percent(whole.even)
    )
    return told(answer), between


class StatisticsPage(ProgramPage, HeadedPage):
    """One game's figures, or those of all: of every match, or of one sort of matches.

    The matches stand in a scorebook beside what a friend would ask. All else is ``unfolded`` by one
    button, and before ``MIN_RATED_MATCH_COUNT`` matches that is little.
    """

    name = "statistics"
    places = (Scope.STATISTICS,)
    reads = True
    wide = LIST_PAGE_WIDTH_UNITS

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self._sets = OwnSets(app.profile)
        self.heading_text = Message("statistics-heading")
        self.match_index = app.match_store.match_index
        self.game: Game[Any, Any] | None = None
        self.sort = EVERY_MATCH_SORT
        self.unfolded = False
        self.book = ScrollState()
        self.more = False
        self.count: TallyBuilder | None = None
        self._coming: TallyBuilder | None = None
        self._work: Iterator[None] | None = None
        self._counted: tuple[object, ...] = ()
        self._begun = 0.0
        self._moments = -1

    def entered(self) -> None:
        super().entered()
        self._sets = OwnSets(self.app.profile)
        self.match_index.look()
        self._counted = ()
        self.changed()

    # Counting.

    @property
    def waiting(self) -> bool:
        return self._work is not None

    def update(self, now: float) -> bool:
        """Count a step further if the records have changed since the last count."""
        if self._moments != self.app.moments.version:
            self._moments = self.app.moments.version
            self.changed()
        wanted = (self.match_index.version, self.match_index.total, self.game, self.sort)
        if wanted != self._counted and (
            self.count is None
            or self.match_index.complete
            or now - self._begun >= RECOUNT_INTERVAL_SECONDS
        ):
            self._counted, self._begun = wanted, now
            self._coming = TallyBuilder(
                self.app.match_store, self.app.reviews, self.game, self.sort
            )
            self._work = self._coming.steps()
        if self._work is not None:
            enough = frame_budget()
            for _ in self._work:
                if enough():
                    return False
            self._work, self.count = None, self._coming
            self.changed()
        return False

    # Filters.

    def choose_game(self, place: int) -> None:
        """Select one game by its number, or all with 0."""
        self.game = GAMES[place - 1] if place else None
        self._recount()

    def choose_sort(self, sort: str) -> None:
        """Tell of one sort of matches, or of ``EVERY_MATCH_SORT``."""
        self.sort = sort
        self._recount()

    def _recount(self) -> None:
        self.count = None
        self.column.offset = self.book.offset = 0
        self.changed()

    # Layout.

    @property
    def subtitle(self) -> str:
        """The number of counted matches, and of records read."""
        if self.match_index.problem is not None:
            return told(self.match_index.problem)
        whole = len(self.match_index.entries)
        if self.match_index.total is None:
            return say("history-heading.looking")
        if whole < self.match_index.total:
            return say("history-heading.reading", read=whole, whole=self.match_index.total)
        if self.count is None:
            return say("statistics-heading.counting")
        return say("statistics-heading.whole", count=len(self.count.matches))

    def beside(self, kit: Kit) -> Box:
        evenings = kit.button(
            "evenings",
            say("evening-figures"),
            self.navigator.opener(routes.EveningStatistics()),
            target=44,
            icon=Icon.MEDAL,
            area="head",
        )
        history = kit.button(
            "history",
            OPEN_HISTORY.label,
            self.navigator.opener(routes.History()),
            target=44,
            icon=Icon.LOG,
            command=OPEN_HISTORY,
            area="head",
        )
        return Flow([evenings, history], kit.px(10), kit.px(6), lean=1)

    def body(self, kit: Kit) -> Box:
        if self._is_new:
            return self.scrolled(kit)
        titles: list[TextValue] = [Message("history-games.all"), *(game.title for game in GAMES)]
        place = 0 if self.game is None else 1 + GAMES.index(self.game)
        games = Picker(
            "game", Message("history-games"), dict(enumerate(titles)), place, self.choose_game
        )
        sorts = Picker(
            "sort", Message("statistics-sort"), MATCH_FILTER_TITLES, self.sort, self.choose_sort
        )
        if self._has_filters:
            buttons = filters(kit, [games, sorts], self.navigator, focused="game")
        else:
            more = say("statistics-more")
            buttons = Align(
                kit.button("more", more, self._show_filters, target=42, area="filters"), 0
            )
        return self.filtered(buttons, self.scrolled(kit), kit)

    @property
    def _is_new(self) -> bool:
        """Whether no match of any kind is finished: there is nothing to choose or to explain."""
        return self.count is not None and not self.match_index.entries

    @property
    def _has_filters(self) -> bool:
        """Whether the filters are shown: on asking, and from ``MIN_RATED_MATCH_COUNT`` matches."""
        return self.more or len(self.match_index.entries) >= MIN_RATED_MATCH_COUNT

    def _show_filters(self) -> None:
        self.more = True
        self.changed()

    @property
    def columns(self) -> list[ScrollState]:
        return [self.book, self.column]

    def scrolled(self, kit: Kit) -> Box:
        """The scorebook beside the figures; where the page is narrow it lies below them."""
        count, content = self.count, self.content(kit)
        if count is None or not count.matches:
            panel = self.heading if count is None else None
            return Scroll(
                self.column, content, kit.measures, x=kit.px(26), y=kit.px(18), panel=panel
            )
        gap, least = kit.px(16), kit.measures.grown_length(MIN_BOOK_WIDTH_UNITS)
        book = Scorebook(self.app, count.entries)
        figures, under = (
            Scroll(self.column, box, kit.measures, x=kit.px(20), y=kit.px(16), panel=self.heading)
            for box in (content, Column([content, Space(high=gap), book.page(kit)]))
        )
        beside = Row(
            [
                Limit(book.sheet(self.book, kit), least=least).growing(),
                Limit(figures, least=least).growing(),
            ],
            gap,
            across="stretch",
        )
        return FirstFit(beside, under)

    def content(self, kit: Kit) -> Box:
        """The figures beside the scorebook, and all others behind one button."""
        count = self.count
        if count is None:
            return kit.words(say("statistics-heading.counting"), 17, anchor="midtop")
        if not count.matches:
            nothing = kit.invitation(
                told(NO_MATCHES_TEXTS[self.sort]),
                "first match",
                say("statistics-none.play"),
                lambda: self.navigator.replace(routes.Start()),
            )
            below = [nothing.growing(), *self._first_hands(kit)]
            if not self._is_new:
                below += [self._fold(kit), *(self._notes(count, kit) if self.unfolded else [])]
            return Column(below)
        cells = [*self._opening(count, kit), self._answers(count.tallies.whole, kit)]
        cells += [*self._course(count.tallies, kit), *self._first_hands(kit)]
        cells += [Space(high=kit.px(14)), self._fold(kit)]
        if self.unfolded:
            cells += self._rest(count, kit)
        return Column(cells)

    def _fold(self, kit: Kit) -> Box:
        """The button that shows everything else, and how it is counted."""
        label = Message("statistics-rest.hide") if self.unfolded else Message("statistics-rest")
        return Align(
            kit.button("how", told(label), self._unfold, target=42, icon=Icon.INFO, area="figures")
        )

    def _unfold(self) -> None:
        self.unfolded = not self.unfolded
        self.changed()

    def _rest(self, count: TallyBuilder, kit: Kit) -> list[Box]:
        """All other figures, with their intervals, and the rules of counting."""
        whole = count.tallies.whole
        few = whole.matches < MIN_RATED_MATCH_COUNT
        rows = [self._better(whole, kit), *([] if few else [self._figures(whole, kit)])]
        cells = self._section(say("statistics-rest"), rows, kit)
        if few:
            return [*cells, *self._notes(count, kit)]
        if count.rating is not None and self.sort == UNAIDED_MATCH_SORT:
            cells += self._strength(count.rating, count.matches, kit)
        elif self.sort == EVERY_MATCH_SORT:
            where = kit.words(say("statistics-strength.where"), 16)
            cells += self._section(say("statistics-strength"), [where], kit)
        cells += self._groups(count.tallies, kit)
        if self.game is not None:
            rows = found_by_the_coach(self.game, count.looked, count.outdated, kit)
            cells += self._section(say("statistics-coach"), rows, kit)
        return [*cells, *self._notes(count, kit)]

    def _opening(self, count: TallyBuilder, kit: Kit) -> list[Box]:
        """How it goes in one sentence."""
        whole = count.tallies.whole
        none = "here" if count.ever_won or self._won_hands[0] else "none"
        how = against_chance(whole) if whole.wins else none
        of = of_matches(whole.matches)
        said = say("statistics-opening", how=how, wins=figured(whole.wins), of=of)
        return [kit.words(said, 20, weight="bold"), Space(high=kit.px(10))]

    def _answers(self, whole: Tally, kit: Kit) -> Box:
        """How many, how often won, and the longest row."""
        of = of_matches(whole.matches)
        won = told(of)
        if whole.helped:
            won = say("statistics-won.helped", of=of, count=whole.helped)
        figures = (
            (
                say("statistics-matches"),
                figured(whole.matches),
                say("statistics-matches.given-up", count=whole.given_up),
            ),
            (say("statistics-won"), figured(whole.wins), won),
            (
                say("statistics-streak"),
                figured(whole.longest),
                say("statistics-streak.now", streak=whole.streak),
            ),
        )
        cells = [figure(*one, kit, MIN_ANSWER_WIDTH_UNITS) for one in figures]
        return Grid(cells, kit.px(10), fill=True, level=True)

    @property
    def _won_hands(self) -> tuple[int, int]:
        """The number of first hands that were won, and of those that there are."""
        return Progress(self.app.settings.lessons).won_hands(GAMES)

    def _first_hands(self, kit: Kit) -> list[Box]:
        """How many first hands were won; a crown for all of them."""
        won, count = self._won_hands
        if not won or self.game is not None:
            return []
        words = kit.words(say("statistics-first-hands", won=won, count=count), 16)
        crown = [kit.sign(Icon.CROWN, say("statistics-won"), 20)] if won == count else []
        return [Space(high=kit.px(12)), Row([*crown, words], kit.px(8))]

    def _better(self, whole: Tally, kit: Kit) -> Box:
        """Whether the player wins more than an equal share and how sure that is; a best moment."""
        answer, even = better_than_chance(whole)
        cells = [figure(say("statistics-better"), answer, even, kit), self._moment(kit)]
        return Grid(cells, kit.px(12), fill=True, level=True)

    def _moment(self, kit: Kit) -> Box:
        """The best moment with its picture, which leads to its replay."""
        title = say("today-moment")
        best = self.app.moments.best("" if self.game is None else self.game.name)
        if best is None:
            return figure(title, say("today-moment.none"), "", kit)
        said = told(best.said)
        rows: list[Box] = [
            kit.words(title, 14, tone="dim"),
            Space(high=kit.px(4)),
            moment_picture(best, kit),
            Space(high=kit.px(4)),
            kit.words(said, 13.5),
        ]
        node = Node(
            Role.BUTTON,
            title,
            nowhere(),
            "moment",
            value=said,
            act=lambda: open_moment(self.app, best),
            area="figures",
            widget=ListEntry(),
        )
        return figure_cell(NodeBox(node, Pad(Column(rows), kit.px(14), kit.px(10))), kit)

    def _section(self, title: str, rows: Sequence[Box], kit: Kit) -> list[Box]:
        return [
            Space(high=kit.px(18)),
            kit.group_heading(title),
            Space(high=kit.px(6)),
            Column(rows, kit.px(8)),
        ]

    def _figures(self, whole: Tally, kit: Kit) -> Box:
        """More figures of all counted matches, each with its sample."""
        of = of_matches(whole.matches)
        cells: list[tuple[str, str, str]] = []
        mean = whole.mean
        if self._has_points and mean is not None:
            cells.append(
                (
                    say("statistics-points"),
                    pointed(mean),
                    say("statistics-points.rounds", rounds=whole.rounds, of=of),
                )
            )
        if self._has_points and whole.fewest is not None and whole.most is not None:
            best, worst = whole.most, whole.fewest
            if self.game is not None and self.game.table and self.game.table.lowest_wins:
                best, worst = worst, best
            ended = of_matches(whole.matches - whole.given_up)
            under = say("statistics-best.worst", worst=figured(worst), of=ended)
            cells.append((say("statistics-best"), figured(best), under))
        if whole.timed and self.sort != CHILDREN_MATCH_SORT:
            of, each = of_matches(whole.timed), lasted(whole.seconds // whole.timed)
            cells.append(
                (
                    say("statistics-time"),
                    lasted(whole.seconds),
                    say("statistics-time.each", each=each, of=of),
                )
            )
        return Grid([figure(*cell, kit) for cell in cells], kit.px(12), fill=True, level=True)

    @property
    def _has_points(self) -> bool:
        """Whether sums of points are meaningful: only for one game that has points."""
        game = self.game
        return game is not None and (game.table is None or game.table.scored)

    def _strength(self, rating: Rating, matches: Sequence[Summary], kit: Kit) -> list[Box]:
        """Rating and advice, its interval and the strength of the levels."""
        low, high = (figured(round(end)) for end in rating.interval)
        value, anchor = figured(round(rating.value)), figured(round(ANCHOR_ELO_POINTS))
        first = say("statistics-strength.number", value=value, count=rating.matches, anchor=anchor)
        rows: list[Box] = [kit.words(first, 16, weight="semibold")]
        scale = say("statistics-strength.scale", low=low, high=high)
        if self.game is not None:
            offered = [level.name for level in offered_levels(self.game)]
            levels = measured_strengths(self.game)
            scale = say(
                "statistics-strength.levels",
                low=low,
                high=high,
                older="yes" if self.game.bot.results_stale else "no",
                levels=listed(_strong(LEVELS[name].title, levels[name]) for name in offered),
            )
            advice = self._next(rating, matches, {name: levels[name].value for name in offered})
            rows += [kit.words(advice, 16)] if advice else []
        rows.append(kit.words(scale, 13.5, tone="dim"))
        return self._section(say("statistics-strength"), rows, kit)

    def _next(self, rating: Rating, matches: Sequence[Summary], levels: dict[str, float]) -> str:
        """Advice on the level with even chances, based on recent matches against the last level."""
        by_level = [
            (one, level)
            for one in matches[-5 * RECENT_MATCH_COUNT :]
            if (level := one_level(one)) is not None
        ]
        if not by_level:
            return ""
        level = by_level[-1][1]
        recent = [one for one, other in by_level if other == level][-RECENT_MATCH_COUNT:]
        if len(recent) < MIN_RATED_MATCH_COUNT:
            return ""
        won = sum(one.share > 0 for one in recent)
        even = nearest(rating.value, levels)
        name = LEVELS[level].title
        if even == level:
            return say("statistics-next.same", won=won, count=len(recent), level=name)
        return say(
            "statistics-next", won=won, count=len(recent), level=name, next=LEVELS[even].title
        )

    def _course(self, made: Tallies, kit: Kit) -> list[Box]:
        """Moving average of the share of wins, as soon as there are enough matches."""
        if made.whole.matches < MIN_RATED_MATCH_COUNT:
            few = say("statistics-better.few", few=MIN_RATED_MATCH_COUNT)
            return [Space(high=kit.px(14)), kit.words(few, 16)]
        title = say("statistics-course", recent=RECENT_MATCH_COUNT)
        even = made.whole.even
        labels = (
            say("statistics-course.end", share="100"),
            say("statistics-course.even", share=percent(even)),
            say("statistics-course.end", share="0"),
        )
        says = say(
            "statistics-course.value",
            share=percent(made.course[-1]),
            of=of_matches(min(RECENT_MATCH_COUNT, len(made.course))),
        )
        node = Node(
            Role.GRAPH,
            title,
            nowhere(),
            "course",
            value=says,
            widget=Trend(tuple(made.course), even, labels),
        )
        rows = [FixedBox(node, kit.px(200), kit.px(190)), kit.words(says, 13.5, tone="dim")]
        return self._section(title, rows, kit)

    def _groups(self, made: Tallies, kit: Kit) -> list[Box]:
        """Results by level, opponent, number of players and options."""
        names = [name for name in (*LEVELS, MIXED_LEVELS_KEY) if name in made.levels]
        levels = [
            self._row(
                say("statistics-levels.mixed")
                if name == MIXED_LEVELS_KEY
                else told(LEVELS[name].title),
                made.levels[name],
                kit,
            )
            for name in names
        ]
        players = [
            self._row(say("statistics-players.count", count=count), made.players[count], kit)
            for count in sorted(made.players)
        ]
        most = sorted(made.rules.items(), key=lambda pair: (-pair[1].matches, pair[0]))
        rules = [
            self._rules_row(key, tally, made, kit) for key, tally in most[:MAX_LISTED_RULES_COUNT]
        ]
        cells = self._section(say("statistics-levels"), levels, kit)
        cells += self._opponents(made, kit)
        cells += self._section(say("statistics-players"), players, kit)
        return cells + self._section(say("statistics-rules"), rules, kit)

    def _opponents(self, made: Tallies, kit: Kit) -> list[Box]:
        """Results by opponent, with the opponents' habits."""
        rows = [
            self._row(self._who(one), made.opponents[one.name], kit, self._habit(one, made))
            for one in ALL_CHARACTERS
            if one.name in made.opponents
        ]
        return self._section(say("statistics-opponents"), rows, kit) if rows else []

    def _who(self, one: Character) -> str:
        """Name and character of an opponent; in one game also the leaning."""
        if self.game is None:
            return say("statistics-opponents.who", name=one.who, manner=one.manner)
        return told(one.known(self.game.bot.traits))

    def _habit(self, one: Character, made: Tallies) -> str:
        """The share of moves in which an opponent followed their leaning, beside the player's."""
        habit = made.habits.get(one.name)
        if self.game is None or habit is None or not habit.moves:
            return ""
        of = one.style.trait(self.game.bot.traits).among(habit.moves)
        share = percent(habit.share)
        if not habit.yours:
            return say("statistics-habit", share=share, of=of)
        return say("statistics-habit.yours", share=share, of=of, yours=percent(habit.your_share))

    def _rules_row(self, key: tuple[str, str], tally: Tally, made: Tallies, kit: Kit) -> Box:
        """Row of the matches by some rules under today's name, which leads to what they change."""
        game, values = GAMES_BY_NAME[key[0]], rules_of_text(*key)
        name: TextValue = key[1]
        changes = ""
        if values is not None:
            changes = rules_in_words(game, values)
            name = self._sets.called(game, values) or made.called.get(key, "")
            unnamed = Message("rulesets-own") if changes else Message("statistics-rules.own")
            name = name or self._sets.name_of(game, values) or unnamed
        label = told(name)
        if self.game is None and not label.startswith(told(game.title)):
            label = say("statistics-rules.game", game=game.title, rules=name)
        said = changes or say("setup-as-usual")
        return self._row(label, tally, kit, act=lambda: self.navigator.tell(label, said))

    def _row(
        self, label: str, tally: Tally, kit: Kit, more: str = "", act: Act | None = None
    ) -> Box:
        """Row of a group of matches: name, share in words and as a bar, and the text ``more``."""
        low, high = tally.interval
        figures = [
            Message("statistics-row", share=percent(tally.share), of=of_matches(tally.matches)),
            Message(
                "statistics-row.between",
                low=percent(low),
                high=percent(high),
                even=percent(tally.even),
            ),
        ]
        if self._has_points and tally.mean is not None:
            figures.append(Message("statistics-row.points", points=pointed(tally.mean)))
        words = told(listed(figures))
        lines = [kit.words(one, 14, tone="dim") for one in (words, more) if one]
        says = Column([kit.words(label, 16, weight="semibold"), *lines])
        node = Node(
            Role.GRAPH,
            label,
            nowhere(),
            value=words,
            widget=Share(tally.share, low, high, tally.even),
        )
        bar = FixedBox(node, kit.px(SHARE_BAR_WIDTH_UNITS), kit.px(30))
        beside = Row([Limit(says, least=kit.measures.grown_length(320)).growing(), bar], kit.px(20))
        if act is None:
            return NodeBox(Node(Role.ROW, label, nowhere(), value=words), FirstFit(beside, says))
        row = Node(Role.BUTTON, label, nowhere(), f"row {label}", value=words, act=act,
                   area="figures", widget=ListEntry())  # fmt: skip
        return NodeBox(
            row, FirstFit(Pad(beside, kit.px(8), kit.px(4)), Pad(says, kit.px(8), kit.px(4)))
        )

    def _notes(self, count: TallyBuilder, kit: Kit) -> list[Box]:
        """Notes on the rules of counting."""
        said = [say("statistics-counted.matches"), say("statistics-counted.given-up")]
        if self.sort == EVERY_MATCH_SORT:
            said.append(say("statistics-counted.all", assisted=count.apart[ASSISTED_MATCH_SORT],
                            known=count.apart[KNOWN_CARDS_MATCH_SORT],
                            children=count.apart[CHILDREN_MATCH_SORT],
                            unproved=count.apart[UNPROVED_MATCH_SORT]))  # fmt: skip
        if self.sort == UNAIDED_MATCH_SORT:
            said.append(say("statistics-counted.assisted", count=count.apart[ASSISTED_MATCH_SORT]))
            said.append(say("statistics-counted.known", count=count.apart[KNOWN_CARDS_MATCH_SORT]))
            if count.apart[CHILDREN_MATCH_SORT]:
                said.append(
                    say("statistics-counted.children", count=count.apart[CHILDREN_MATCH_SORT])
                )
            if count.apart[UNPROVED_MATCH_SORT]:
                said.append(
                    say("statistics-counted.unproved", count=count.apart[UNPROVED_MATCH_SORT])
                )
        if self.sort == UNPROVED_MATCH_SORT:
            said.append(say("statistics-counted.proof"))
        if count.unsealed:
            said.append(say("statistics-counted.unsealed", count=count.unsealed))
        if self.game is not None:
            said.append(say("statistics-counted.habits"))
        said.append(say("statistics-counted.uncounted", count=count.uncounted))
        if count.unread:
            said.append(say("statistics-counted.unreadable", count=count.unread))
        if self.sort != CHILDREN_MATCH_SORT:
            said.append(say("statistics-counted.time"))
        rows = [kit.words(one, 14, tone="dim") for one in said]
        return self._section(say("statistics-counted"), rows, kit)


def one_level(one: Summary) -> str | None:
    """The level of all opponents of a match; None if they differ."""
    level = level_of(one)
    return None if level == MIXED_LEVELS_KEY else level


def of_matches(count: int) -> Message:
    return Message("statistics-of", count=count)


def percent(share: float) -> str:
    return str(round(100 * share))


def _strong(level: TextValue, one: Strength) -> Message:
    """Strength of a level with its interval; the reference level has none."""
    ends = [None if end is None else figured(round(end)) for end in (one.low, one.high)]
    if one.low is None:
        return Message("statistics-level.most", level=level, high=ends[1] or "")
    if one.high is None:
        return Message("statistics-level.least", level=level, low=ends[0] or "")
    value = figured(round(one.value))
    if one.low == one.high:
        return Message("statistics-level", level=level, strength=value)
    return Message(
        "statistics-level.between",
        level=level,
        strength=value,
        low=ends[0] or "",
        high=ends[1] or "",
    )

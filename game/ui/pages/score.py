"""The page between rounds, and the result at the end of a match."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from pygame import Surface

from game.core.event import Event, Seat
from game.core.options import Value
from game.match.daily import day_of
from game.ui.box import (
    Align,
    Box,
    Column,
    Fit,
    Fixed,
    Grid,
    Group,
    Limit,
    Over,
    Pad,
    Pages,
    Reading,
    Row,
    Scroll,
    Scroller,
    Space,
)
from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.parts.lastround import CardsLeft, LastRound
from game.ui.parts.opened import RoundPart
from game.ui.parts.part import Part
from game.ui.parts.party import CARDS, Party
from game.ui.parts.ranking import Ranking
from game.ui.parts.sheet import Sheet
from game.ui.program import Program
from game.ui.scrolling import ScrollPage
from game.ui.sitting import YOU
from game.ui.table.effects import SPEEDS
from game.ui.table.model import TableModel
from game.ui.tree import Act, Node, Role
from game.ui.widgets.controls import choice
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.panel import Panel
from game.ui.widgets.picture import drawn
from game.ui.window.commands import (
    AGAIN,
    CLOSE_SHEET,
    DAILY,
    REVIEW,
    TWICE,
    VERIFY,
    Command,
    Place,
    lettered,
)
from game.ui.window.inputs import Key
from game.words import message as words
from game.words.message import Message, Said, Who, in_order, say, together, told

P = TypeVar("P", bound=Part)
MANY = 3
"""More players than these are counted and not named."""
LEAST = 520.0
BUTTON, FOOT = 230.0, 196.0
PAD, EDGE, GAP, STEP = 26.0, 10.0, 34.0, 44.0
"""Units: the least width of the page, the width of a button and how much of it the page makes
room for, the room inside and outside the
page's edge and between its parts, and how far a key turns what is turned."""
TURNS = {"up": -1, "down": 1}


class Button(NamedTuple):
    """A button at the foot of the page."""

    name: Said
    icon: str
    act: Act
    command: Command | None = None


class ScorePage(ScrollPage):
    """A page over the table: parts side by side where there is room, else behind tabs."""

    covers = False

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app)
        self.model = model
        self.shown = 0
        self._scrollers: dict[type[Part], Scroller] = {}
        self._titles: list[str] = []
        self._parts: list[Reading] = []
        self._made_for: Measures | None = None

    @property
    @abstractmethod
    def head(self) -> Said:
        """What stands at the top."""

    @property
    @abstractmethod
    def sentence(self) -> Said:
        """The sentence under it."""

    @abstractmethod
    def buttons(self) -> list[Button]:
        """The buttons, the usual one first."""

    @abstractmethod
    def parts(self, kit: Kit) -> list[Part]:
        """What there is to read, the first thing first."""

    @property
    def heading(self) -> str:  # type: ignore[override]
        """What the page is called."""
        return told(self.head)

    @property
    def columns(self) -> list[Scroller]:
        return [*self._scrollers.values(), self.column]

    def status(self) -> dict[str, Any]:
        return self.model.sitting.match.state.status()

    # The page.

    def build(self, measures: Measures) -> Node:
        kit = Kit(measures, self.app.texts)
        if self._made_for != measures:
            self._made_for = measures
            self._parts = [part.reading() for part in self.parts(kit)]
        pages = Pages(self._parts, kit.px(GAP), self.shown,
                      lambda body, titles: self._frame(body, titles, kit))  # fmt: skip
        self._pages = Pad(pages, kit.px(EDGE), kit.px(EDGE))
        root = super().build(measures)
        self._titles, self.shown = pages.titles, pages.shown
        return root

    def page(self, kit: Kit) -> Box:
        return self._pages

    def part(self, kind: type[P], kit: Kit) -> P:
        """A part of the page, turned as it was when it was last looked at."""
        return kind(self.model, kit, self._scrollers.setdefault(kind, Scroller()))

    def _frame(self, body: Box, titles: Sequence[str], kit: Kit) -> Box:
        """The page around what is to be read."""
        inside = Column([
            self._headed(self._top(titles, kit), bool(titles), kit),
            Space(high=kit.px(16)),
            body.growing(),
            Space(high=kit.px(18)),
            self.foot(kit),
        ])  # fmt: skip
        whole = Limit(inside, ideal=max(inside.widths.ideal, kit.px(LEAST)))
        turned = Scroll(self.column, whole, kit.measures, x=kit.px(PAD), y=kit.px(18))
        return Align(Group(Node(Role.PANEL, self.heading, nowhere(), widget=Panel()), turned))

    def _top(self, titles: Sequence[str], kit: Kit) -> Box:
        """Heading and sentence: in the middle, or to the left of the tabs."""
        anchor = "topleft" if titles else "midtop"
        says = Column([
            kit.words(self.heading, 28, role=Role.HEADING, weight="bold", anchor=anchor),
            kit.words(told(self.sentence), 16, tone="dim", anchor=anchor),
        ])  # fmt: skip
        if not titles:
            return says
        tabs = self._tabs(titles, kit)
        least = min(says.widths.ideal, kit.measures.grown(LEAST / 2))
        beside = Row([Limit(says, least=least).growing(), tabs], kit.px(24), "top")
        return Fit(beside, Column([says, tabs], kit.px(8)))

    def _headed(self, top: Box, leaning: bool, kit: Kit) -> Box:
        """What stands at the top beside the game's picture, where there is room for that."""
        drawing = self.app.assets.shown(self.model.game.drawing)
        if not drawing:
            return top
        high = kit.high(28) + kit.high(16)
        wide = high * 4 // 5
        poster = Fixed(drawn(drawing, nowhere(), radius=kit.px(6)), wide, high)
        rest = [] if leaning else [Space(wide)]
        beside = Limit(top, least=top.widths.ideal).growing()
        return Fit(Row([poster, beside, *rest], kit.px(16)), top)

    def _tabs(self, titles: Sequence[str], kit: Kit) -> Box:
        places = tuple(range(len(titles)))
        commands = [lettered(str(one + 1), titles[one], Place.SCORE) for one in places]
        shown = min(self.shown, places[-1])
        return choice(kit, "tab", say("score-tabs"), places, titles, shown, self._choose,
                      "tabs", target=44, commands=commands)  # fmt: skip

    def foot(self, kit: Kit) -> Box:
        """The buttons, in the middle."""
        made = [
            kit.button(f"answer {place}", told(one.name), one.act, width=BUTTON, target=48,
                       icon=one.icon, primary=place == 0, area="answers", first=place == 0,
                       command=one.command)
            for place, one in enumerate(self.buttons())
        ]  # fmt: skip
        return Limit(Grid(made, kit.px(12), level=True), ideal=len(made) * kit.px(FOOT))

    def _choose(self, place: Value) -> None:
        """Show another page; Enter goes on to mean the usual button."""
        if isinstance(place, int) and 0 <= place < len(self._titles):
            self.shown = place
            self.changed()
            self._begin()

    # What the player does.

    def entered(self) -> None:
        super().entered()
        self._made_for = None
        self._begin()

    def _begin(self) -> None:
        """Put the focus on the usual button."""
        first = self.tree.first()
        if first is not None:
            self.set_focus(first)

    def _in_use(self) -> Scroller:
        """What can be turned of what is seen."""
        return next((one for one in self.columns if one.most), self.column)

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        column = self._in_use()
        self.scroll(-dy * (column.step or self.measures.px(STEP)))

    def on_key(self, key: Key) -> None:
        column = self._in_use()
        if key.name in TURNS and column.most:
            step = column.step or self.measures.px(STEP)
            if column.turn(TURNS[key.name] * step):
                self.changed()
                return
        if key.name in ("left", "right") and self._beside(1 if key.name == "right" else -1):
            return
        if len(self._titles) > 1 and key.name in map(str, range(1, len(self._titles) + 1)):
            self._choose(int(key.name) - 1)
        else:
            super().on_key(key)

    def _beside(self, direction: int) -> bool:
        """Show the page to the left or right, where the focus has nowhere to go that way."""
        here = self.tree.focused
        beyond = self.tree.neighbour(direction, 0)
        alone = here is not None and here.area == "answers" and (
            beyond is None or beyond.area != "answers"
        )  # fmt: skip
        if alone and 0 <= self.shown + direction < len(self._titles):
            self._choose(self.shown + direction)
            return True
        return alone

    def paint(self, painter: Painter) -> None:
        painter.shade()
        self.paint_nodes(painter)


class SheetPage(ScorePage):
    """The score sheet as it stands, looked at in the middle of a match."""

    name = "sheet"
    head = Message("score-sheet")

    @property
    def sentence(self) -> Said:
        """How many rounds are over, or that none is yet."""
        rounds = len(self.model.show.state.rounds)
        return Message("score-so-far", count=rounds) if rounds else Message("score-none-yet")

    def parts(self, kit: Kit) -> list[Part]:
        return [self.part(Sheet, kit)]

    def buttons(self) -> list[Button]:
        return [Button(CLOSE_SHEET.called, "back", self.back, CLOSE_SHEET)]


class RoundPage(ScorePage):
    """After a round."""

    name = "round"

    @property
    def head(self) -> Said:
        """Why the round is over."""
        show = self.model.show
        return show.table.ending(show.state, show.names)

    @property
    def sentence(self) -> Said:
        show = self.model.show
        scores, number = show.state.rounds[-1]["scores"], show.state.round
        lowest = show.table.lowest_wins
        mark = min(scores) if lowest else max(scores)
        best = [show.names[seat] for seat, score in enumerate(scores) if score == mark]
        if len(best) > 1:
            some = _several(best)
            if lowest:
                return Message("score-round.several-lowest", round=number, players=some)
            return Message("score-round.several", round=number, players=some)
        if lowest:
            return Message("score-round.lowest", round=number, who=best[0])
        return Message("score-round", round=number, who=best[0])

    def parts(self, kit: Kit) -> list[Part]:
        cards, sheet = self.part(RoundPart, kit), self.part(Sheet, kit)
        return [cards, sheet] if cards.worth_showing else [sheet]

    def buttons(self) -> list[Button]:
        buttons = [Button(Message("score-next"), "play", self.back)]
        if self.model.sitting.cuttable and self.app.settings.cut == "on":
            buttons.append(Button(Message("score-cut"), "cards", self.cut))
        return buttons

    def foot(self, kit: Kit) -> Box:
        proof = kit.icon_button("verify", VERIFY.label, self.verify, "seal", 48, "proof",
                                command=VERIFY)  # fmt: skip
        answers = Pad(super().foot(kit), proof.widths.ideal + kit.px(12), 0)
        return Over([Row([Space().growing(), proof]), answers])

    def cut(self) -> None:
        """Cut the deck of the next round before it is dealt."""
        self.ways.cut(self.model.sitting, self._dealt)

    def _dealt(self, events: list[Event]) -> None:
        """Go on with what happens after the cut."""
        if events:
            self.model.show.instead(events)
        self.ways.back()
        self.back()

    def verify(self) -> None:
        """The proof that the round was dealt from the deck that was sealed before it."""
        self.ways.seal(self.model, finished=True)

    def back(self) -> None:
        self.model.show.go_on()
        self.ways.back()


class ResultPage(ScorePage):
    """After a match."""

    name = "result"

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app, model)
        self.party = _party(app, model)
        model.celebrated = True
        self._kept: Surface | None = None
        self._key: tuple[object, ...] = ()

    @property
    def head(self) -> Said:
        show = self.model.show
        winners = [show.names[seat] for seat in show.state.winners or ()]
        if len(winners) > 1:
            return Message("score-won.several", players=_several(winners))
        return Message("score-won", who=winners[0])

    @property
    def sentence(self) -> Said:
        """Why the match is over, and by how much it was won."""
        show = self.model.show
        state = show.state
        ending = show.table.ending(state, show.names)
        why = Message("score-why", why=ending)
        winners = list(state.winners or ())
        if not show.table.scored:
            out = state.rounds[-1]["out"] is not None
            verdict = "" if out else show.table.verdict(state, Seat(winners[0]))
            return Message("score-why.verdict", why=ending, verdict=verdict) if verdict else why
        first, second = sorted(state.scores, reverse=not show.table.lowest_wins)[:2]
        if len(winners) > 1:
            level = Message("score-level", points=first, rounds=len(state.rounds))
            return in_order([why, level])
        lead = Message("score-lead", lead=abs(first - second), first=first, second=second)
        return in_order([why, lead])

    def parts(self, kit: Kit) -> list[Part]:
        scored = self.model.show.table.scored
        ranking = self.part(Ranking, kit)
        cards = self.part(LastRound if scored else CardsLeft, kit)
        if not scored:
            return [cards if cards.worth_showing else ranking]
        sheet = self.part(Sheet, kit)
        return [ranking, sheet, cards] if cards.worth_showing else [ranking, sheet]

    def buttons(self) -> list[Button]:
        return [
            Button(AGAIN.called, "replay", self.again),
            Button(REVIEW.called, "graph", self.review),
            Button(TWICE.called, "person", self.twice, TWICE),
            self.calendar_or_setup(),
            Button(Message("score-start"), "home", self.back),
            Button(Message("score-table"), "cards", self.ways.back),
        ]

    # The end of a match is seen.

    def update(self, now: float) -> bool:
        if self.party is None:
            return False
        self.dirty = True
        if not self.party.update(now):
            self.party = self._kept = None
        return self.party is not None

    def on_press(self, x: float, y: float) -> None:
        self._skip()
        super().on_press(x, y)

    def on_key(self, key: Key) -> None:
        self._skip()
        super().on_key(key)

    def _skip(self) -> None:
        """Have all of it be over."""
        self.dirty = self.dirty or self.party is not None
        self.party = self._kept = None

    def paint(self, painter: Painter) -> None:
        if self.party is None:
            super().paint(painter)
            return
        # The page keeps still beneath what moves.
        nodes = self.tree.nodes
        key = (self.built, self.hover, self.pressed, self.tree.focus, painter.surface.get_size())
        if self._kept is None or key != self._key or painter.assets.behind:
            super().paint(painter)
            self._kept, self._key = painter.surface.copy(), key
        else:
            painter.surface.blit(self._kept, (0, 0))
        self.party.paint(painter, nodes)

    def again(self) -> None:
        """The same opponents and options, another deal."""
        self.ways.again(self.model.sitting.match)

    def review(self) -> None:
        """What the coach says of the match, looking back."""
        self.ways.review(self.model.sitting)

    def calendar_or_setup(self) -> Button:
        """The way to the other days after the deal of a day, else that to the set-up page."""
        day = day_of(self.model.sitting.match.notes.mode)
        if day is None:
            return Button(Message("score-setup"), "settings", self.set_up)
        return Button(DAILY.called, "star", lambda: self.ways.calendar(self.model.game, day))

    def twice(self) -> None:
        """What an expert makes of the same cards."""
        self.ways.twice(self.model.sitting.match, self.model.sitting.keeper.path)

    def set_up(self) -> None:
        """The same game with other opponents or options."""
        self.ways.new_setup(self.model.game)

    def back(self) -> None:
        self.ways.start()


def _party(app: Program, model: TableModel) -> Party | None:
    """How the end of a match is seen, the first time."""
    settings, match = app.settings, model.sitting.match
    if model.celebrated or settings.reduced_motion == "on" or not SPEEDS[settings.speed]:
        return None
    pack = list(match.game.pack(match.setup.players, match.setup.options))
    cards = Random(len(match.moves)).sample(pack, min(CARDS, len(pack)))
    won = YOU in (match.state.winners or ())
    faces, speed = model.show.table.faces, SPEEDS[settings.speed]
    return Party(won, cards, faces, speed, model.now, model.now)


def _several(players: Sequence[Who]) -> words.Value:
    """The names of some players, or how many they are."""
    if len(players) > MANY:
        return Message("score-players", count=len(players))
    return together(players)

"""The replay of a match, move by move.

`ReplayPage` shows the match, with the coach's review on request. `hands` is the panel beside the
table with all open hands.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from pygame import Rect

from game.ai.levels import EXPERT_LEVEL, LEVELS
from game.core.table import OPEN_HAND_STYLE, TableZone
from game.features.replay.replay_session import ReplaySession
from game.features.rerun.rerun import Parting, parting
from game.features.review.review_session import ReviewSession
from game.match.positions import Perspective
from game.text.icon import Icon
from game.text.message import Message, listed, say, told
from game.ui import routes
from game.ui.deck import card_widgets
from game.ui.deck.card_widgets import CardLines
from game.ui.features.match.begin_match import play_on
from game.ui.features.match.table_page import TableView, model_of
from game.ui.features.replay.transport import behind, chances, place, seen_by, transport_bar
from game.ui.features.review.verdict import advised, curve_range, decision, verdict
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.picker import Picker
from game.ui.kit.input.commands import (
    CHOOSE_VIEWER,
    GO_BACK,
    GO_TO_BEGIN,
    GO_TO_END,
    GO_TO_NEXT_AREA,
    GO_TO_PREVIOUS_AREA,
    MISTAKE_COMMANDS,
    OPEN_REPLAY,
    ZONE_COMMANDS,
    Command,
    Scope,
)
from game.ui.kit.input.events import Key
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box, MemoBox
from game.ui.kit.layout.frame import Limit, NodeBox, Pad
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.page import called, run_behind
from game.ui.kit.tree import Act, Action, Node, Role
from game.ui.kit.widgets.charts import Graph, MatchStrip, line_of
from game.ui.kit.widgets.surfaces import Panel, drawn
from game.ui.program import Program
from game.ui.table.model.actions import (
    NextOpponent,
    OpenLog,
    OpenMenu,
    OpenSheet,
    Redo,
    SkipAhead,
    Undo,
)
from game.ui.table.model.notice import Notice, NoticeKind
from game.ui.table.model.table_model import TableModel
from game.ui.table.render import page_layout
from game.ui.table.render.hints import pick_hinted
from game.ui.table.render.nodes import corner
from game.ui.table.render.side_panel import journal, standing

OPEN_HAND_CARD_UNITS = 38.0
"""Width of a card, in units."""
MIN_OPEN_CARD_WIDTH_POINTS = 30
"""Minimum width of a card, in points."""


def open_hands(model: TableModel) -> list[TableZone]:
    """Table zones with open hands of other players."""
    return [place for place in model.show.laid.places if place.style is OPEN_HAND_STYLE]


def hands(model: TableModel, scroller: ScrollState, kit: Kit) -> MemoBox:
    """The panel with all open hands; unchanged ones are reused."""
    held = [(place, tuple(model.show.seen.zone(place.zone))) for place in open_hands(model)]
    shows = (kit.measures, scroller.offset, held)
    return model.kept.part("hands", shows, lambda: MemoBox(_hands(model, scroller, held, kit)))


def _hands(
    model: TableModel,
    scroller: ScrollState,
    held: Sequence[tuple[TableZone, tuple[str, ...]]],
    kit: Kit,
) -> Box:
    panel = Node(
        Role.PANEL, say("replay-hands"), nowhere(), scroller.panel, widget=Panel(flat=True)
    )
    rows = [_hand(model, place, cards, kit) for place, cards in held]
    inside = Column([Space(high=kit.px(6)), *rows, Space(high=kit.px(6))], kit.px(8))
    return NodeBox(panel, Scroll(scroller, Pad(inside, kit.px(14), 0), kit.measures))


def _hand(model: TableModel, place: TableZone, cards: tuple[str, ...], kit: Kit) -> Box:
    """Owner and cards of a hand, wrapped into lines."""
    table, seat = model.show.table, place.owner or 0
    how = table.sorts[0][0]
    texts = tuple(sorted(cards, key=lambda text: table.sort_key(text, how)))
    side = kit.line_height(14.5)
    name = told(model.show.names[seat].called)
    head = Row(
        [
            FixedBox(drawn(f"portraits/{model.portraits[seat]}", nowhere()), side, side),
            kit.words(name, 14.5, weight="semibold", anchor="midleft").growing(),
        ],
        kit.px(6),
    )
    node = Node(
        Role.ROW,
        say("replay-hands.one", name=name),
        nowhere(),
        f"hand of {seat}",
        value=told(listed([table.card_name(text) for text in texts]))
        if texts
        else say("replay-hands.none"),
        # The hand on the felt tells its cards already.
        aloud="" if texts else None,
    )
    if not texts:
        return NodeBox(node, Column([head, kit.words(say("replay-hands.none"), 13.5, tone="dim")]))
    width = max(
        round(MIN_OPEN_CARD_WIDTH_POINTS * kit.measures.scale),
        kit.measures.card_width(OPEN_HAND_CARD_UNITS),
    )
    lines = CardLines(
        [card_widgets.CardGroup("left", texts, True)],
        width,
        table.face_set,
        lambda group, some: told(listed([table.card_name(one) for one in some])),
        kit.measures,
    )
    least = card_widgets.fan_width(len(texts), width, kit.measures)
    beside = Row([head.growing(), Limit(lines, least=least)], kit.px(6))
    return NodeBox(node, FirstFit(beside, Column([head, lines], kit.px(2))))


MAX_SPOKEN_JUDGEMENT_LINE_COUNT = 2
"""Number of lines of a judgement that the screen reader announces; the rest is advice."""
PLAYBACK_MOVE_SECONDS = 0.9
"""Delay between two moves of the playback at normal speed, in seconds."""
ROUND_END_PAUSE_SECONDS = 2.5
"""Delay at the end of a round, in seconds."""
MAX_CYCLED_PERSPECTIVE_COUNT = 3
"""Maximum number of perspectives to cycle through; more open a list."""
MAX_HANDS_BESIDE_LOG_COUNT = 4
"""Maximum number of open hands with the log beside them."""
PLAYBACK_SPEEDS = (1, 2, 4)
"""Playback speeds, relative to normal."""


class ReplayPage(TableView):
    """The replay of a match: forward with animation, backward at once.

    ``playing`` is whether the playback runs, ``times`` its speed.
    """

    name = "replay"
    places = (Scope.REPLAY, Scope.COURSE)

    def __init__(self, app: Program, session: ReplaySession, review: bool = False) -> None:
        super().__init__(app, model_of(app, session, session.view))
        self.session = session
        self.model.replayed = True
        self.playing = False
        self.times = PLAYBACK_SPEEDS[0]
        self.hands = ScrollState("hands")
        self.verdict = ScrollState("verdict")
        self._due: float | None = None
        self._whole = True
        self._toured = False
        self.reviewing: ReviewSession | None = None
        self._rest()
        if session.ended:
            # The coach looks back by itself, from the first decision on if it was asked to.
            at = session.at
            self.look_back()
            if not review:
                self.go(at)

    # Navigation.

    def _rest(self) -> None:
        """Show the current position at once, without animation."""
        session, show = self.session, self.show
        self._forget_advice()
        show.snap(session.view)
        show.held = False
        show.telling.remember(session.told())
        self.model.scrolled = 0
        self.verdict.offset = 0
        self._due = None
        self._whole = self.session.read
        self._advise()
        self.changed()

    def _read(self) -> None:
        """Update the log once all events up to here are read."""
        if self.show.quiet:
            self._whole = self.session.read
            self.show.telling.remember(self.session.told())
            self.changed()

    def go(self, at: int) -> None:
        self.playing = False
        self.session.go(at)
        self._rest()
        self._tell_place()

    def _tell_place(self) -> None:
        """Announce the position, the last event and the coach's judgement."""
        self.announcing.say(place(self.model, self.session), at_once=True)
        for entry in self.show.log[-1:]:
            self.announcing.say(entry)
        if self.reviewing is not None and self.session.decides:
            for line in decision(self.reviewing)[:MAX_SPOKEN_JUDGEMENT_LINE_COUNT]:
                if line.tone != "dim":
                    self.announcing.say(line.text)

    @property
    def called(self) -> str:
        return called(OPEN_REPLAY.label, super().called)

    def forward(self) -> None:
        self.playing = False
        self._forward()

    def _forward(self) -> None:
        """Animate the next move; a running animation ends at once."""
        show = self.show
        self._due = None
        if not show.quiet and show.stopped is None:
            show.skip()
            show.held = False
        if show.stopped is not None:
            show.go_on()
        elif self.session.at < self.session.last:
            self._forget_advice()
            show.rearrange(self.model.now)
            show.add(self.session.step())
        self.changed()

    def backward(self) -> None:
        self.go(self.session.at - 1)

    def play(self) -> None:
        self.playing = not self.playing and not self._ended
        self._due = None
        if self.playing:
            self._forward()
        self.changed()

    @property
    def _ended(self) -> bool:
        return self.session.at >= self.session.last and self.show.quiet

    def mine(self, way: int) -> None:
        self._to(self.session.next_of(self.session.choices, way))

    def round(self, way: int) -> None:
        self._to(self.session.next_of(self.session.course.rounds, way))

    def _to(self, at: int | None) -> None:
        if at is not None:
            self.go(at)

    def slide(self, share: float) -> None:
        at = round(share * self.session.last)
        if at != self.session.at or not self.show.quiet:
            self.go(at)

    def faster(self) -> None:
        self.times = PLAYBACK_SPEEDS[(PLAYBACK_SPEEDS.index(self.times) + 1) % len(PLAYBACK_SPEEDS)]
        self.show.pace.hurry = 1 / self.times
        pace = Message("replay-pace", times=self.times)
        self.model.say(Notice(NoticeKind.TOLD, pace, has_signs=True), passing=True)
        self.changed()

    def look(self) -> None:
        """Switch to the next perspective, or list them if there are many."""
        eyes = self.session.all_eyes
        here = eyes.index(self.session.eyes)
        if len(eyes) <= MAX_CYCLED_PERSPECTIVE_COUNT:
            self._look(eyes[(here + 1) % len(eyes)])
            return
        labels = dict(enumerate(seen_by(self.session, one) for one in eyes))
        picker = Picker(
            "eyes", CHOOSE_VIEWER.called, labels, here, lambda place: self._look(eyes[place])
        )
        self.navigator.open(routes.Pick(picker))

    def _look(self, eyes: Perspective) -> None:
        self.session.eyes = eyes
        self._rest()

    # The coach's review.

    def look_back(self) -> None:
        if self.reviewing is not None:
            self.reviewing.leave()
            self.reviewing = None
            self._rest()
        elif self.session.ended:
            self.playing = False
            self.reviewing = ReviewSession(self.session, self.app.worker, self.app.reviews)
            if not self.session.at and self.reviewing.numbers:
                self.session.go(self.reviewing.numbers[0])
            self._rest()

    def mistake(self, way: int) -> None:
        if self.reviewing is not None:
            self._to(self.session.next_of(self.reviewing.mistaken(), way))

    def parted(self) -> Parting | None:
        session = self.session
        said = None if self.reviewing is None else self.reviewing.judged.get(session.at)
        if said is None:
            return None
        made = [text for _, text in session.match.moves[: session.at]]
        return parting(session.match, [*made, said.best])

    def watch(self) -> None:
        found = self.parted()
        if found is not None and self.reviewing is not None:
            said = self.reviewing.judged[self.session.at]
            self.navigator.open(routes.Parted(found, LEVELS[EXPERT_LEVEL.name].title, said))

    def along(self, share: float) -> None:
        if self.reviewing is None or not self.reviewing.numbers:
            return
        numbers, shown = self.reviewing.numbers, curve_range(self.reviewing)
        place = shown.start + round(share * (len(shown) - 1))
        if place < len(numbers):
            # The last value is of the next round's first decision.
            place = min(place, self.reviewing.in_round[-1])
        at = numbers[place] if place < len(numbers) else self.session.last
        if at != self.session.at:
            self.go(at)

    def pick_round(self, share: float) -> None:
        if self.reviewing is None:
            return
        rounds = self.reviewing.rounds
        place = min(len(rounds) - 1, int(share * len(rounds)))
        if place not in self.reviewing.in_round:
            self.go(self.reviewing.numbers[rounds.index(rounds[place])])

    def _forget_advice(self) -> None:
        self.session.forget_advice()
        self.model.say(None)
        self.show.hand.picks.clear()

    def _advise(self) -> None:
        """Mark the coach's move in this position, if it is the player's decision."""
        if self.reviewing is None or self.show.closed:
            return
        said = self.reviewing.judged.get(self.session.at)
        notice = advised(self.reviewing)
        if said is not None and notice is not None:
            self.session.advise(said.best, said.why)
            self.model.say(notice)
            pick_hinted(self.model)

    def same_cards(self) -> None:
        session = self.session
        assert session.path is not None, "a match on disk"
        self.navigator.open(routes.Rerun(session.match, session.path))

    def open_sheet(self) -> None:
        self.perform(OpenSheet())

    # The rarer commands.

    @property
    def behind(self) -> Sequence[tuple[Command, Act]]:
        if not self.session.ended:
            return ()
        found = behind(self.reviewing, self.session, self, self.model.scored)
        keys = [(one.command, one.act) for one in found if one.command is not None]
        return [*keys, *self._mistake_keys()]

    def _mistake_keys(self) -> Iterator[tuple[Command, Act]]:
        """The keys that go to the costliest mistakes."""
        if self.reviewing is not None:
            for command, (one, _) in zip(MISTAKE_COMMANDS, self.reviewing.mistakes(), strict=False):
                yield command, partial(self.go, one.number)

    def open_more(self) -> None:
        """Show the rarer commands in a dialog, which each of its buttons closes first."""
        answers = behind(self.reviewing, self.session, self, self.model.scored)
        self.navigator.more(answers, Scope.REPLAY)

    def all_seen(self) -> None:
        self._advise()

    def play_on(self) -> None:
        """Ask whether to continue from this position; the dialog explains the consequences."""
        session = self.session
        self.navigator.ask(
            "play on",
            Message("replay-on-heading"),
            Message("replay-on-text", moves=session.at),
            [
                DialogButton(
                    Message("replay-on-yes"), lambda: play_on(self.app, session), Icon.PLAY
                ),
                DialogButton(Message("page-back"), self.navigator.back, Icon.BACK),
            ],
        )

    # Time.

    @property
    def waiting(self) -> bool:
        looking = self.reviewing is not None and self.reviewing.waiting
        return self.playing or looking or not self._whole

    def entered(self) -> None:
        super().entered()
        self.show.pace.hurry = 1 / self.times

    def left(self) -> None:
        if self.reviewing is not None:
            self.reviewing.leave()

    def advance(self, now: float) -> bool:
        moving = super().advance(now)
        self.show.held = False
        if self.reviewing is not None and self.reviewing.look():
            if self.show.quiet and self.session.advice is None:
                self._advise()
            self.changed()
        if not self._whole and not moving:
            self.session.read_on()
            if self.session.read:
                self._read()
        if not self.playing or moving or self.show.pending:
            return moving
        if self._ended:
            self.playing = False
            self.changed()
        elif self._due is None:
            wait = PLAYBACK_MOVE_SECONDS if self.show.stopped is None else ROUND_END_PAUSE_SECONDS
            self._due = now + wait / self.times
        elif now >= self._due:
            self._forward()
        return moving

    # Layout around the felt.

    def below(self, kit: Kit, room: Rect) -> Box:
        return transport_bar(self.model, self.reviewing, self.session, self, kit, room)

    def above(self, kit: Kit) -> Box | None:
        return None if self.reviewing is None else chances(self.reviewing, self, kit)

    def panels(self, kit: Kit) -> Box:
        model, edge = self.model, kit.px(page_layout.TABLE_MARGIN_UNITS)
        top = [corner(model, kit, leaving=True), Space(high=edge // 2)]
        log, opened = journal(model, kit), open_hands(model)
        if not opened:
            lower: list[Box] = [log.growing()]
        elif len(opened) > MAX_HANDS_BESIDE_LOG_COUNT:
            lower = [hands(model, self.hands, kit).growing()]
        else:
            lower = [hands(model, self.hands, kit), Space(high=edge), log.growing()]
        if self.reviewing is None:
            middle: Box = standing(model, kit)
        else:
            # The coach's judgement replaces the score panel.
            model.standing.away()
            where = place(model, self.session)
            middle = verdict(self.reviewing, where, self.verdict, kit)
        if page_layout.is_upright(kit.measures):
            halves = [middle.growing(), Space(edge), Column([*top, *lower]).growing()]
            return Row(halves, across="stretch")
        return Column([*top, middle, Space(high=edge), *lower])

    # Of the table's actions only navigation has a meaning here.

    def perform(self, action: Action) -> None:
        match action:
            case Undo():
                self.backward()
            case Redo() | NextOpponent():
                self.forward()
            case SkipAhead():
                self.mine(1)
            case OpenLog():
                self.session.read_all()
                self._read()
                super().perform(action)
            case OpenMenu():
                # A replay has no menu.
                self.navigator.back()
            case _:
                super().perform(action)

    # Input.

    def on_key(self, key: Key) -> None:
        """Keys navigate the match until Tab or a zone's letter moves the focus."""
        if GO_BACK.matches(key) and self.look_away():
            return
        moving = (GO_TO_NEXT_AREA, GO_TO_PREVIOUS_AREA, *ZONE_COMMANDS)
        if any(one.matches(key) for one in moving):
            self._toured = True
        elif GO_BACK.matches(key) and self._toured:
            self._toured = False
            self.focus = ""
            self.changed()
            return
        elif not self._toured and self._means(key):
            return
        super().on_key(key)

    def _means(self, key: Key) -> bool:
        """Run a navigation key or a button's key. Whether it is one."""
        for command, at in ((GO_TO_BEGIN, 0), (GO_TO_END, self.session.last)):
            if command.matches(key):
                self.go(at)
                return True
        for node in self.tree.nodes:
            if node.command is not None and node.act is not None and node.command.matches(key):
                if node.enabled:
                    self.activate(node)
                return True
        return run_behind(self, key)

    def on_press(self, x: float, y: float) -> None:
        self._toured = False
        super().on_press(x, y)

    @property
    def columns(self) -> list[ScrollState]:
        beside = [self.hands] if open_hands(self.model) else []
        if self.reviewing is not None:
            return [self.renderer.words, *beside, self.verdict]
        return [*super().columns, *beside]

    def _slide(self, node: Node, x: float) -> None:
        if isinstance(node.widget, Graph):
            line = node.widget.inner(node.rect, self.measures, self.app.texts)
        elif isinstance(node.widget, MatchStrip):
            line = node.rect
        else:
            line = line_of(node.rect, self.measures)
        if node.slide is not None:
            node.slide(min(1.0, max(0.0, (x - line.x) / max(1, line.w))))

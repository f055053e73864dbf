"""The result of a match: the picture of its end over three buttons.

``Ending`` is the picture: the winner and their cards, the score, everybody else, the best moment.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from itertools import islice
from pathlib import Path

from pygame import Rect

from game.core.event import PERSON_SEAT, Seat
from game.features.evening.evening_store import EveningFile
from game.features.history.match_text import date_of
from game.features.moments.best_moments import MatchStory
from game.features.moments.good_side import good_side, points_before
from game.features.replay.replay_session import ReplaySession
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, listed, say, told
from game.ui import routes
from game.ui.deck.card_images import MIN_COVERED_FACE_WIDTH_UNITS, card_height
from game.ui.deck.card_widgets import Cards
from game.ui.features.match.begin_match import play_again, same_deal
from game.ui.features.match.evening_match import evening_of_match, settle_for, to_sheet
from game.ui.features.replay.open_replay import open_same_cards
from game.ui.features.scores.composer import (
    LargeWords,
    Person,
    Scene,
    Shade,
    SmallPicture,
    Story,
    ground,
    large_words,
    tall,
    winners_faces,
)
from game.ui.features.scores.end_page import EndPage
from game.ui.features.scores.open_cards import last_hands
from game.ui.features.scores.saved_picture import PictureMaker, save_pictures
from game.ui.features.scores.score_page import FootButton, ScorePart
from game.ui.features.scores.scores_page import MatchOver, ranked
from game.ui.features.scores.victory import Celebrating, party_of
from game.ui.features.seal.proof_offer import ProofOffer
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import (
    OPEN_CALENDAR,
    OPEN_RERUN,
    PLAY_AGAIN,
    PLAY_SAME_DEAL,
    TAB_COMMANDS,
    Command,
    Scope,
)
from game.ui.kit.layout.alternatives import LargestFit
from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.layout.frame import NodeBox, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import Medallion, Panel
from game.ui.program import Program, leave_for
from game.ui.table.model.moods import OpponentMood
from game.ui.table.model.table_model import TableModel

ENDING_SIZE_SHARES = (1.0, 0.88, 0.76, 0.66, 0.56, 0.46)
"""Sizes of the pictures to try until all fits, as parts of the usual ones."""
ENDING_COLUMN_UNITS = 620.0
"""Width of what stands beside the poster, in units."""
WINNING_CARD_ROWS = ((13, 100.0, 1), (30, 76.0, 2), (1000, 58.0, 3))
"""Most cards, width of a card in units, and number of rows."""
CARD_STEP_CARD_WIDTHS = 1.05
"""Distance between two cards that do not overlap, in card widths."""
MIN_SPREAD_CARD_SHARE = 0.6
"""How much smaller cards get at most, so that they do not overlap."""
MAX_WINNER_PORTRAIT_COUNT = 4
"""Maximum number of winners with a portrait."""
MIN_ENDING_HEIGHT_UNITS = 380.0
"""Minimum height of the picture, in units."""
UPRIGHT_RATIO_SHARE = 1.2
"""Width of a room as a part of its height below which the poster is on top."""
CLOTH_SHADE_SHARE = 0.3
"""How dark the cloth is under words, 0 to 1."""
FOOT_PADDING_UNITS = 14.0
"""Space around the buttons, in units."""
MAX_SCORES_TAB_COUNT = 4
"""Number of keys that open the scores at a tab."""
MIN_SCENE_CARD_COUNT = 3
"""Minimum number of cards of a moment for its picture; a winner's cards stand in for fewer."""
STORY_STEP_PIECE_COUNT = 10
"""Number of pieces of the match's story read in one step: about ten milliseconds."""


class Ending(ScorePart):
    """The picture of the end; ``good`` is what went well in a lost match, empty for none."""

    title = Message("ending-title")

    def __init__(
        self,
        model: TableModel,
        kit: Kit,
        scroller: ScrollState,
        story: Story,
        good: str,
        page: "ResultPage",
    ) -> None:
        super().__init__(model, kit, scroller)
        self.story = story
        self.good = good
        self.page = page

    def box(self) -> Box:
        kit = self.kit
        ways = [self._told(share) for share in ENDING_SIZE_SHARES]
        told_box = LargestFit([*ways, Scroll(self.scroller, ways[-1], kit.measures, outside=True)])
        save = kit.icon_button(
            "save", say("ending-save"), self.page.save, Icon.SAVE, 44, "ending",
            tip=say("ending-save"),
        )  # fmt: skip
        more = len(self.state.winners or ()) - len(self.story.winners)
        beyond = say("ending-more", count=more) if more else ""
        return EndingBox(self.story, told_box, save, kit, beyond)

    def _told(self, share: float) -> Box:
        """Everything but the winner; pictures have a ``share`` of their usual size."""
        kit, story = self.kit, self.story
        gap = kit.px(max(4, 12 * share))
        cells: list[Box] = [*self._cards(share)]
        if story.score:
            cells.append(kit.words(story.score, max(30, 50 * share), weight="bold", tone="gold"))
        about = [kit.words(story.about, 16)]
        cells.append(Column([*about, *self.page.under_sentence("topleft", kit)]))
        if self.good:
            cells.append(self._went_well(share))
        if story.others:
            cells.append(self._others(share))
        cells += self._moment(share)
        return Column(cells, gap)

    def _cards(self, share: float) -> list[Box]:
        """All cards that won, in as many rows as they need."""
        kit, cards = self.kit, self.story.cards
        if not cards:
            return []
        width_units, rows = next(
            (width, rows) for most, width, rows in WINNING_CARD_ROWS if len(cards) <= most
        )
        each = -(-len(cards) // rows)
        width = kit.px(width_units * share)
        apart = int((kit.px(ENDING_COLUMN_UNITS) / each) / CARD_STEP_CARD_WIDTHS)
        is_small = width < kit.px(MIN_COVERED_FACE_WIDTH_UNITS)
        if is_small and apart >= MIN_SPREAD_CARD_SHARE * width:
            width = min(width, apart)
        said = told(listed([self.rules.card_name(one) for one in cards]))
        made: list[Box] = []
        for start in range(0, len(cards), each):
            row = cards[start : start + each]
            wide = kit.px(ENDING_COLUMN_UNITS)
            step = min(CARD_STEP_CARD_WIDTHS * width, (wide - width) / max(1, each - 1))
            look = Cards(row, width, self.rules.face_set, step)
            node = Node(Role.CARDS, said if not start else "", nowhere(), widget=look)
            whole = width + round(step * (len(row) - 1))
            made.append(FixedBox(node, whole, card_height(width), width))
        return [Column([*made, kit.words(self.story.cards_name, 13.5, tone="text")], kit.px(4))]

    def _went_well(self, share: float) -> Box:
        """The person's face and what went well."""
        kit = self.kit
        side = kit.px(96 * share)
        own = Person("", self.model.portraits[PERSON_SEAT])
        look = Medallion(own.face(OpponentMood.THINKING), gold=False)
        face = FixedBox(Node(Role.PICTURE, "", nowhere(), widget=look), side, side)
        said = kit.words(self.good, 20, weight="semibold", anchor="midleft")
        return Row([face, said.growing()], kit.px(16))

    def _others(self, share: float) -> Box:
        """Everybody else by rank, each with a face and the score."""
        kit = self.kit
        side = kit.px(44 * max(0.7, share))
        cells: list[Box] = []
        for one in self.story.others:
            look = Medallion(one.face(), gold=False)
            face = FixedBox(Node(Role.PICTURE, "", nowhere(), widget=look), side, side)
            lines: list[Box] = [kit.words(one.name, 13.5)]
            if one.score:
                lines.append(kit.words(one.score, 18, weight="bold"))
            elif one.remark:
                lines.append(kit.words(one.remark, 15))
            node = Node(Role.GROUP, one.name, nowhere(), value=one.score or one.remark or None)
            cells.append(NodeBox(node, Row([face, Column(lines)], kit.px(8))))
        return Flow(cells, kit.px(22), kit.px(6))

    def _moment(self, share: float) -> list[Box]:
        """The best moment with its picture in little, as one button."""
        kit, best = self.kit, self.page.story.own_moment()
        if best is None:
            return []
        own = PERSON_SEAT in self.page.story.best
        heading = say("ending-moment") if own else say("ending-moment.last")
        wide = kit.px(96 * share)
        high = wide * 5 // 4
        nodes = tuple(tall(self.story, (wide, high)))
        look = SmallPicture(nodes)
        picture = FixedBox(Node(Role.PICTURE, "", nowhere(), widget=look), wide, high)
        rows: list[Box] = [
            kit.words(heading, 13.5, tone="dim"),
            kit.words(told(best.title), 26, weight="bold", tone="gold" if own else "text"),
        ]
        if said := told(best.moment.said):
            rows.append(kit.words(said, 16))
        node = Node(
            Role.BUTTON, say("ending-watch"), nowhere(), "watch", act=self.page.watch,
            area="ending", widget=Panel(flat=True),
        )  # fmt: skip
        inside = Row([picture, Column(rows).growing()], kit.px(14))
        return [NodeBox(node, Pad(inside, kit.px(10), kit.px(8)))]


class EndingBox(Box):
    """The picture of a story in all its room: poster, title and winner, and a box for the rest.

    The rest stands beside the poster; in an upright room it stands below it. ``beyond`` says how
    many more winners there are.
    """

    scrolls = True

    def __init__(self, story: Story, rest: Box, save: Box, kit: Kit, beyond: str) -> None:
        super().__init__()
        self.story = story
        self.rest = rest
        self.save = save
        self.kit = kit
        self.beyond = beyond

    def _widths(self) -> Widths:
        return Widths(min(self.rest.widths.least, self.kit.measures.width), self.kit.measures.width)

    def _height(self, width: int) -> int:
        return self.kit.px(MIN_ENDING_HEIGHT_UNITS)

    def place(self, rect: Rect) -> list[Node]:
        kit, story = self.kit, self.story
        upright = rect.w < UPRIGHT_RATIO_SHARE * rect.h
        usual = (640, 1000) if upright else (1280, 636)
        unit = min(rect.w / usual[0], rect.h / usual[1])

        def px(units: float) -> int:
            return round(units * unit)

        left = rect.x + (rect.w - px(usual[0])) // 2
        if upright:
            poster = Rect(rect.x, rect.y, rect.w, px(400))
            seam, side = (rect.centerx, poster.bottom - px(30)), px(200)
            rest = Rect(0, 0, min(px(600), rect.w), 0)
            rest.midtop = rect.centerx, poster.bottom + px(130)
        else:
            poster = Rect(rect.x, rect.y, left + px(500) - rect.x, rect.h)
            seam, side = (left + px(500), rect.y + px(470)), px(200)
            rest = Rect(left + px(620), rect.y + px(160), px(ENDING_COLUMN_UNITS), 0)
        rest.h = rect.bottom - rest.top - px(14)
        nodes = ground(story, poster, rect, max(2, kit.px(3)))
        cloth = Rect(poster.right, rect.y, rect.right - poster.right, rect.h)
        if upright:
            cloth = Rect(rect.x, poster.bottom, rect.w, rect.bottom - poster.bottom)
        look = Shade(CLOTH_SHADE_SHARE, CLOTH_SHADE_SHARE)
        nodes.insert(1, Node(Role.PICTURE, "", cloth, widget=look))
        save = self.save.widths.ideal
        edge = px(44)
        title = Rect(rect.x + edge, rect.y + px(20), rect.w - 2 * edge - save, px(130))
        size = px(112)
        letters = LargeWords(size, anchor="midleft")
        nodes.append(Node(Role.HEADING, story.title, title, widget=letters))
        name_size = kit.measures.text_size(20)
        faces = winners_faces(story, seam, side, name_size)
        # Large names below large faces would reach into the buttons.
        bottom = rect.bottom - 2 * name_size * bool(self.beyond)
        over = max(0, max(node.rect.bottom for node in faces) - bottom)
        nodes += [replace(node, rect=node.rect.move(0, -over)) for node in faces]
        if self.beyond:
            under = Rect(0, 0, px(240), name_size * 3 // 2)
            under.midtop = seam[0], rect.bottom - 2 * name_size
            nodes.append(large_words(self.beyond, under, kit.measures.text_size(16)))
        if kit.measures.contrast:
            around = rest.inflate(px(32), px(16)).clip(rect)
            nodes.append(Node(Role.PANEL, "", around, widget=Panel()))
        corner = Rect(rect.right - save - px(14), rect.y + px(14), save, save)
        return [*nodes, *self.rest.place(rest), *self.save.place(corner)]


class ResultPage(Celebrating, MatchOver, EndPage):
    """The page after a match: the picture of its end over three buttons."""

    name = "result"
    covers = True
    places = (Scope.SCORE, Scope.RESULT)

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app, model)
        session = model.session
        self.story = MatchStory(session.match, session.writer.path.name)
        self._telling = self.story.read()
        self._saves = False
        self._saved: TextValue = ""
        self.proof_offer = ProofOffer(self.app, self.model, self.changed)

    def entered(self) -> None:
        self.proof_offer.begin()
        if not self.model.celebrated:
            self.model.celebrated = True
            if PERSON_SEAT in (self.model.show.state.winners or ()):
                self.party = party_of(self.app.settings, self.model.now)
        super().entered()

    def make_ahead(self) -> bool:
        """Tell a piece of the story, then build the page ahead; whether steps remain."""
        if not self.story.complete:
            for _ in islice(self._telling, STORY_STEP_PIECE_COUNT):
                pass
            return True
        return super().make_ahead()

    def parts(self, kit: Kit) -> list[ScorePart]:
        for _ in self._telling:
            pass
        scroller = self._scrollers.setdefault(Ending, ScrollState())
        about = self._picture_story(), self._good_side()
        return [Ending(self.model, kit, scroller, *about, self)]

    def changed(self) -> None:
        """Build the picture again, which has lines that come later."""
        self._made_for = None
        super().changed()

    def page(self, kit: Kit) -> Box:
        super().page(kit)
        return self._pages

    def _frame(self, body: Box, titles: Sequence[str], kit: Kit) -> Box:
        foot = Pad(self.foot(kit), kit.px(FOOT_PADDING_UNITS), kit.px(FOOT_PADDING_UNITS))
        return Scroll(self.column, Column([body.growing(), foot]), kit.measures)

    def buttons(self) -> list[FootButton]:
        day = self.model.session.match.short_day
        first = FootButton(PLAY_AGAIN.called, Icon.REPLAY, self.play_again)
        if day is not None:
            first = FootButton(Message("today-go-on"), Icon.NEXT, partial(self.to_stamp, day))
        if self._evening is not None:
            first = FootButton(Message("evening-to-sheet"), Icon.NEXT, self.to_sheet)
        return [
            first,
            FootButton(Message("score-look-back"), Icon.GRAPH, self.look_back),
            FootButton(Message("score-done"), Icon.HOME, self.back),
        ]

    def foot(self, kit: Kit) -> Box:
        lines: list[Box] = []
        if self._saved:
            lines.append(kit.words(told(self._saved), 14, tone="gold", anchor="midtop"))
        lines += self.proof_offer.box(kit)
        return Column([*lines, super().foot(kit)], kit.px(8))

    def more(self) -> list[FootButton]:
        first = TAB_COMMANDS[0]
        scores = FootButton(Message("ending-scores"), Icon.GRAPH, self.open_scores, first)
        seen = FootButton(Message("score-table"), Icon.CARDS, self.navigator.back)
        if self._evening is not None:
            return [scores, *self.keeping(), seen]
        again = FootButton(PLAY_SAME_DEAL.called, Icon.DEAL, self.same_deal)
        return [scores, self.calendar_or_setup(), again, *self.keeping(), seen]

    @property
    def behind(self) -> Sequence[tuple[Command, Act]]:
        tabs = enumerate(TAB_COMMANDS[1:MAX_SCORES_TAB_COUNT], 1)
        more = [(command, partial(self.open_scores, shown)) for shown, command in tabs]
        return [*super().behind, (OPEN_RERUN, self.open_rerun), *more]

    def open_scores(self, shown: int = 0) -> None:
        """Open the score sheet, the ranking and the cards at one of their tabs."""
        self.navigator.open(routes.Scores(self.model, self.story, shown))

    @property
    def _evening(self) -> EveningFile | None:
        return evening_of_match(self.app, self.model.session.match)

    def to_stamp(self, day: date) -> None:
        """Leave for the stamp of the day whose short round it was."""
        leave_for(self.app, routes.Start(), routes.Stamp(day))

    def to_sheet(self) -> None:
        """Go on to the sheet of the evening that the match is part of."""
        file = self._evening
        if file is not None:
            to_sheet(self.app, self.model.session.match, file)

    def play_again(self) -> None:
        """Begin a match with the same opponents and options and another deal."""
        play_again(self.app, self.model.session.match)

    def same_deal(self) -> None:
        """Begin a match with the same cards."""
        same_deal(self.app, self.model.session.match)

    def watch(self) -> None:
        """Open the replay just before the best moment."""
        best, session = self.story.own_moment(), self.model.session
        if best is not None:
            replay = ReplaySession(session.match, session.writer.record)
            replay.go(best.moment.at)
            self.navigator.open(routes.Replay(replay))

    def save(self) -> None:
        """Begin to save the picture and its film, which goes on when the page is left."""
        if not self._saves:
            self._saves = True
            self._tell(Message("ending-saving"))
            self.app.errands.begin(self._saving())

    def _saving(self) -> Iterator[None]:
        maker = PictureMaker(self.app.images, self.app.texts, self._picture_story())
        name = f"five-takes-{Path(self.model.session.writer.path.name).stem}"
        said = yield from save_pictures(maker, self.app.profile, name)
        self._saves = False
        self._tell(said)
        if not self.navigator.is_open(self):
            self.app.notices.append(said)

    def _tell(self, said: Message) -> None:
        """Show and announce how the saving goes."""
        self._saved = said
        self.app.announcements.say(told(said))
        self.changed()

    def look_back(self) -> None:
        """Open the replay with the coach's review."""
        session = self.model.session
        replay = ReplaySession(session.match, session.writer.record)
        self.navigator.open(routes.Replay(replay, review=True))

    # What the picture tells.

    def _picture_story(self) -> Story:
        """The end of the match, as the composer gets it."""
        model, show = self.model, self.model.show
        state, rules = show.state, show.table
        winners = [Seat(seat) for seat in state.winners or ()]
        ranks = [seat for _, seat in ranked(state, rules) if seat not in winners]
        shown = winners[:MAX_WINNER_PORTRAIT_COUNT]
        first = winners[0]
        hands = last_hands(model)
        cards = rules.winning_cards(state, first, hands)
        cards_name = rules.winning_cards_name(state, first, show.names)
        best = self.story.best.get(first)
        if not cards and best is not None:
            cards, cards_name = best.moment.cards, best.moment.said
        begun = model.session.begun
        date = date_of(begun if begun is not None else datetime.now())
        title, rounds = model.game.title, len(state.rounds)
        return Story(
            poster=model.game.picture,
            card_faces=rules.face_set,
            title=told(self.head),
            won=PERSON_SEAT in winners,
            winners=tuple(map(self._person, shown)),
            others=tuple(map(self._person, ranks)),
            cards=cards,
            cards_name=told(cards_name),
            score=told(rules.points(state.scores[first])) if model.scored else "",
            about=say("ending-about", game=title, date=date, rounds=rounds),
            scene=self._scene(cards, shown),
            foot=say("ending-foot", game=title, date=date),
        )

    def _person(self, seat: Seat) -> Person:
        show = self.model.show
        score = figured(show.state.scores[seat]) if self.model.scored else ""
        remark = told(show.table.final_remark(show.state, seat))
        return Person(told(show.names[seat].called), self.model.portraits[seat], score, remark)

    def _scene(self, cards: tuple[str, ...], winners: Sequence[Seat]) -> Scene:
        """The person's best moment or last play; without them, the end."""
        best = self.story.own_moment()
        if best is None:
            actors = tuple(map(self._person, winners))
            return Scene(told(self.head), told(self.sentence), cards, actors)
        victim = None if best.victim is None else self._person(best.victim)
        said = told(best.moment.said) or told(self.head)
        actors = (self._person(best.actor),)
        own = best.moment.cards
        if len(own) < MIN_SCENE_CARD_COUNT and PERSON_SEAT in winners:
            own = cards or own
        return Scene(told(best.title), said, own, actors, victim, best.gain)

    def _good_side(self) -> str:
        """One thing that went well in a lost match; empty for none."""
        show, session = self.model.show, self.model.session
        if PERSON_SEAT in (show.state.winners or ()):
            return ""
        name = session.writer.path.name
        before = points_before(self.app.match_store.match_index, session.match, name)
        found = good_side(show.state, show.table, show.names, self.story, self.model.scored, before)
        return told(found or "")

    def calendar_or_setup(self) -> FootButton:
        """Button to the calendar after a daily deal, else to the setup page."""
        day = self.model.session.match.day
        if day is None:
            return FootButton(Message("score-setup"), Icon.SETTINGS, self.set_up)
        return FootButton(
            OPEN_CALENDAR.called,
            Icon.STAR,
            self.navigator.opener(routes.Calendar(self.model.game, day)),
        )

    def open_rerun(self) -> None:
        session = self.model.session
        open_same_cards(self.app, session.match, session.writer.record)

    def set_up(self) -> None:
        """Open the setup page of the same game."""
        leave_for(self.app, routes.Start(), routes.Setup(self.model.game))

    def back(self) -> None:
        settle_for(self.app, self.model.session.match, routes.Start())

"""The result at the end of a match."""

from pygame import Surface

from game.core.event import Seat
from game.ui.paint.painter import Painter
from game.ui.parts.lastround import CardsLeft, LastRound
from game.ui.parts.page import Button, ScorePage
from game.ui.parts.part import Part
from game.ui.parts.party import Party, party_of
from game.ui.parts.players import several
from game.ui.parts.ranking import Ranking
from game.ui.parts.sheet import Sheet
from game.ui.program import Program
from game.ui.table.model import TableModel
from game.ui.widgets.kit import Kit
from game.ui.window.commandplaces import Place
from game.ui.window.commands import AGAIN, DAILY, REPLAY, REVIEW, TWICE
from game.ui.window.inputs import Key
from game.words.message import Message, Said, in_order


class ResultPage(ScorePage):
    """After a match."""

    name = "result"
    places = (Place.SCORE, Place.RESULT)

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app, model)
        self.party: Party | None = None
        self._kept: Surface | None = None
        self._key: tuple[object, ...] = ()

    def entered(self) -> None:
        if not self.model.celebrated:
            self.party = party_of(self.model, self.app.settings)
            self.model.celebrated = True
        super().entered()

    @property
    def head(self) -> Said:
        show = self.model.show
        winners = [show.names[seat] for seat in show.state.winners or ()]
        if len(winners) > 1:
            return Message("score-won.several", players=several(winners))
        return Message("score-won", who=winners[0])

    @property
    def sentence(self) -> Said:
        """Why the match is over, and by how much it was won."""
        show = self.model.show
        state = show.state
        ending = show.table.ending(state, show.names)
        why = Message("score-why", why=ending)
        winners = list(state.winners or ())
        if not self.model.scored:
            out = state.rounds[-1]["out"] is not None
            verdict = "" if out else show.table.verdict(state, Seat(winners[0]))
            return Message("score-why.verdict", why=ending, verdict=verdict) if verdict else why
        first, second = sorted(state.scores, reverse=not show.table.lowest_wins)[:2]
        if len(winners) > 1:
            level = Message("score-level", points=first, rounds=len(state.rounds))
            return in_order([why, level])
        ahead = show.table.points(abs(first - second))
        lead = Message("score-lead", lead=ahead, first=first, second=second)
        return in_order([why, lead])

    def parts(self, kit: Kit) -> list[Part]:
        scored = self.model.scored
        ranking = self.part(Ranking, kit)
        cards = self.part(LastRound if scored else CardsLeft, kit)
        if not scored:
            return [cards if cards.worth_showing else ranking]
        sheet = self.part(Sheet, kit)
        return [ranking, sheet, cards] if cards.worth_showing else [ranking, sheet]

    def buttons(self) -> list[Button]:
        return [
            Button(AGAIN.called, "replay", self.again),
            Button(REPLAY.called, "cards", self.replay),
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

    def replay(self) -> None:
        """Go through the match from its beginning."""
        sitting = self.model.sitting
        self.ways.watch(sitting.match, sitting.keeper.record)

    def review(self) -> None:
        """What the coach says of the match, looking back."""
        self.ways.review(self.model.sitting)

    def calendar_or_setup(self) -> Button:
        """The way to the other days after the deal of a day, else that to the set-up page."""
        day = self.model.sitting.match.day
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

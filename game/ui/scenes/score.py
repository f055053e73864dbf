"""The page between rounds, and the result at the end of a match."""

from abc import abstractmethod
from typing import Any

from pygame import Rect

from game.core.event import Event, Seat
from game.core.words import number
from game.ui.commands import VERIFY, Place, lettered
from game.ui.inputs import Key
from game.ui.paint import Painter
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.scenes.lastround import CardsLeft, LastRound
from game.ui.scenes.opened import RoundPart
from game.ui.scenes.part import Part, allot, pages_of
from game.ui.scenes.ranking import Ranking
from game.ui.scenes.sheet import Sheet
from game.ui.sitting import YOU
from game.ui.table.model import TableModel
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, choice, words
from game.words.message import told

MANY = 3
"""More players than these are counted and not named."""
TURNS = {"up": -1, "down": 1}
PAGES = {"page up": -1, "page down": 1}
ENDS = {"home": -1, "end": 1}


class ScoreScene(Scene):
    """A page over the table: parts side by side where there is room, else behind tabs."""

    covers = False

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app)
        self.model = model
        self.page = 0
        self._offsets: dict[str, int] = {}
        self._parts: list[Part] = []
        self._titles: list[str] = []

    @abstractmethod
    def heading(self) -> str:
        """What stands at the top."""

    @abstractmethod
    def subheading(self) -> str:
        """The sentence under it."""

    @abstractmethod
    def buttons(self) -> list[tuple[str, str, Act]]:
        """Name, icon and act of each button, the usual one first."""

    @abstractmethod
    def kinds(self) -> list[type[Part]]:
        """What there is to read, the first thing first."""

    def status(self) -> dict[str, Any]:
        return self.model.sitting.match.state.status()

    # What stands where.

    def build(self, measures: Measures) -> Node:
        whole = Rect(0, 0, measures.width, measures.height)
        room = whole.inflate(-2 * measures.px(10), -2 * measures.px(10))
        pad, gap = measures.px(26), measures.px(34)
        head, foot = self._head(measures), measures.target(48) + measures.px(36)
        parts = [kind(self.model, measures, self._offsets.get(kind.title)) for kind in self.kinds()]
        most = Rect(0, 0, room.w - 2 * pad, room.h - head - foot)
        pages = pages_of(parts, most, gap)
        self.page = min(self.page, len(pages) - 1)
        self._titles = [page[0].title for page in pages]
        widths = [allot(page, most, gap) for page in pages]
        inner = Rect(0, 0, self._wide(widths, gap, most.w, measures), 0)
        inner.h = max(
            part.height(wide)
            for page, shares in zip(pages, widths, strict=True)
            for part, wide in zip(page, shares, strict=True)
        )
        inner.h = min(inner.h, most.h)
        rect = Rect(0, 0, inner.w + 2 * pad, head + inner.h + foot)
        rect.center = whole.center
        inner.topleft = (rect.x + pad, rect.y + head)
        panel = Node("panel", self.heading(), rect)
        panel.children = self._top(Rect(inner.x, rect.y, inner.w, head), len(pages), measures)
        self._parts = pages[self.page]
        shares = widths[self.page]
        x = inner.centerx - (sum(shares) + gap * (len(shares) - 1)) // 2
        for part, wide in zip(self._parts, shares, strict=True):
            panel.children += part.lay(Rect(x, inner.y, wide, inner.h))
            x += wide + gap
        panel.children += self._bottom(Rect(inner.x, inner.bottom, inner.w, foot), measures)
        return Node("page", self.heading(), whole, children=[panel])

    def _head(self, measures: Measures) -> int:
        """The height of heading and sentence, or of the tabs beside them."""
        high = self.app.texts.height(measures.text(28)) + self.app.texts.height(measures.text(16))
        return max(high, measures.target(44)) + measures.px(34)

    def _wide(self, widths: list[list[int]], gap: int, most: int, measures: Measures) -> int:
        """The width of the page inside its edges, which is the same for all its tabs."""
        texts = self.app.texts
        needed = [sum(shares) + gap * (len(shares) - 1) for shares in widths]
        heading = texts.width(self.heading(), measures.text(28), "bold")
        sentence = texts.width(self.subheading(), measures.text(16))
        tabs = self._tabs_wide(len(widths), measures) + measures.px(24) if len(widths) > 1 else 0
        needed.append(max(heading, sentence) + tabs)
        needed.append(len(self.buttons()) * measures.px(196))
        needed.append(measures.px(520))
        return min(most, max(needed))

    def _tabs_wide(self, pages: int, measures: Measures) -> int:
        return pages * measures.px(158)

    def _top(self, rect: Rect, pages: int, measures: Measures) -> list[Node]:
        """Heading and sentence: in the middle, or to the left of the tabs."""
        large, small = measures.text(28), measures.text(16)
        height = self.app.texts.height
        line = Rect(rect.x, rect.y + measures.px(18), rect.w, height(large))
        anchor, nodes = "midtop", []
        if pages > 1:
            wide = self._tabs_wide(pages, measures)
            tabs = Rect(rect.right - wide, 0, wide, measures.target(44))
            tabs.centery = line.y + (height(large) + height(small)) // 2
            nodes.append(self._tabs(tabs))
            line.w -= wide + measures.px(24)
            anchor = "topleft"
        return [
            words(self.heading(), line, large, role="heading", weight="bold", anchor=anchor),
            words(self.subheading(), Rect(line.x, line.bottom, line.w, height(small)), small,
                  tone="dim", anchor=anchor),
            *nodes,
        ]  # fmt: skip

    def _tabs(self, rect: Rect) -> Node:
        places = tuple(range(len(self._titles)))
        titles = tuple(self._titles)
        node = choice("tab", "Page", rect, places, titles, self.page, self._choose, "tabs")
        for place, option in enumerate(node.children):
            option.name = titles[place]
            option.command = lettered(str(place + 1), titles[place], Place.SCORE)
        return node

    def _choose(self, place: object) -> None:
        """Show another page; Enter goes on to mean the usual button."""
        if isinstance(place, int) and 0 <= place < len(self._titles):
            self.page = place
            self.changed()
            self._begin()

    def _bottom(self, rect: Rect, measures: Measures) -> list[Node]:
        made = self.buttons()
        gap = measures.px(12)
        high = measures.target(48)
        wide = min(measures.px(230), (rect.w - gap * (len(made) - 1)) // len(made))
        x = rect.centerx - (wide * len(made) + gap * (len(made) - 1)) // 2
        y = rect.bottom - high - measures.px(18)
        return [
            button(
                f"answer {place}",
                name,
                Rect(x + place * (wide + gap), y, wide, high),
                act,
                icon=icon,
                primary=place == 0,
                area="answers",
                first=place == 0,
            )
            for place, (name, icon, act) in enumerate(made)
        ]

    # What the player does.

    def entered(self) -> None:
        super().entered()
        self._begin()

    def _begin(self) -> None:
        """Put the focus on the usual button."""
        first = self.tree.first()
        if first is not None:
            self.set_focus(first)

    def _turned(self) -> Part | None:
        """The part on the page that is longer than it can be shown, if there is one."""
        return next((part for part in self._parts if part.most), None)

    def turn(self, pixels: float) -> bool:
        """Turn what is longer than the page down by so many pixels; whether it could be."""
        part = self._turned()
        if part is None or part.offset is None:
            return False
        offset = round(min(part.most, max(0, part.offset + pixels)))
        if offset == part.offset:
            return False
        self._offsets[part.title] = offset
        self.changed()
        return True

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        part = self._turned()
        if part is not None:
            self.turn(-dy * part.step)

    def on_key(self, key: Key) -> None:
        part = self._turned()
        if part is not None and key.name in TURNS and self.turn(TURNS[key.name] * part.step):
            return
        if part is not None and key.name in PAGES:
            self.turn(PAGES[key.name] * (part.page - part.step))
        elif part is not None and key.name in ENDS:
            self.turn(ENDS[key.name] * part.most)
        elif key.name in ("left", "right") and self._beside(1 if key.name == "right" else -1):
            return
        elif len(self._titles) > 1 and key.name in map(str, range(1, len(self._titles) + 1)):
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
        if alone and 0 <= self.page + direction < len(self._titles):
            self._choose(self.page + direction)
            return True
        return alone

    def paint(self, painter: Painter) -> None:
        painter.shade()
        self.paint_nodes(painter)


def _named(names: list[str]) -> str:
    """Up to three names, or how many players they are."""
    if len(names) > MANY:
        return f"{number(len(names)).capitalize()} players"
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


class RoundScene(ScoreScene):
    """After a round."""

    name = "round"

    def heading(self) -> str:
        """Why the round is over."""
        show = self.model.show
        return told(show.table.ending(show.state, show.names))

    def subheading(self) -> str:
        show = self.model.show
        scores = show.state.rounds[-1]["scores"]
        lowest = show.table.lowest_wins
        mark = min(scores) if lowest else max(scores)
        best = [seat for seat, score in enumerate(scores) if score == mark]
        named = _named([show.names[seat].name for seat in best])
        verb = "have" if named == "You" or len(best) > 1 else "has"
        most = "fewest" if lowest else "most"
        return f"Round {show.state.round} is over: {named} {verb} the {most} points in it."

    def kinds(self) -> list[type[Part]]:
        part = RoundPart(self.model, self.measures, None)
        return [RoundPart, Sheet] if part.worth_showing else [Sheet]

    def buttons(self) -> list[tuple[str, str, Act]]:
        buttons: list[tuple[str, str, Act]] = [("Next round", "play", self.back)]
        if self.model.sitting.cuttable and self.app.settings.cut == "on":
            buttons.append(("Cut the deck", "cards", self.cut))
        return buttons

    def _bottom(self, rect: Rect, measures: Measures) -> list[Node]:
        side = measures.target(48)
        proof = Rect(rect.right - side, rect.bottom - side - measures.px(18), side, side)
        return [
            button("verify", VERIFY.label, proof, self.verify, icon="seal", command=VERIFY,
                   bare=True, area="proof"),
            *super()._bottom(rect.inflate(-2 * (side + measures.px(12)), 0), measures),
        ]  # fmt: skip

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


class ResultScene(ScoreScene):
    """After a match."""

    name = "result"

    def heading(self) -> str:
        show = self.model.show
        winners = show.state.winners or ()
        if list(winners) == [YOU]:
            return "You win!"
        names = _named([show.names[seat].name for seat in winners])
        return f"{names} share the win" if len(winners) > 1 else f"{names} wins"

    def subheading(self) -> str:
        show = self.model.show
        state = show.state
        why = f"{told(show.table.ending(state, show.names))}."
        if not show.table.scored:
            out = state.rounds[-1]["out"] is not None
            verdict = "" if out else told(show.table.verdict(state, Seat(state.winners[0])))
            return f"{why} {verdict[:1].upper()}{verdict[1:]}." if verdict else why
        scores = sorted(state.scores, reverse=not show.table.lowest_wins)
        if len(state.winners) > 1:
            count = len(state.rounds)
            rounds = "round" if count == 1 else "rounds"
            return f"{why} Level at {scores[0]} after {count} {rounds}."
        lead = abs(scores[0] - scores[1])
        by = f"By {lead} {'point' if lead == 1 else 'points'}"
        return f"{why} {by}, {scores[0]} to {scores[1]}."

    def kinds(self) -> list[type[Part]]:
        scored = self.model.show.table.scored
        part = LastRound(self.model, self.measures, None)
        if not part.worth_showing:
            return [Ranking, Sheet] if scored else [Ranking]
        return [Ranking, Sheet, LastRound] if scored else [CardsLeft]

    def buttons(self) -> list[tuple[str, str, Act]]:
        return [
            ("Play again", "replay", self.again),
            ("Review", "graph", self.review),
            ("New set-up", "settings", self.set_up),
            ("Start page", "home", self.back),
            ("See the table", "cards", self.ways.back),
        ]

    def again(self) -> None:
        """The same opponents and options, another deal."""
        self.ways.again(self.model.sitting.match)

    def review(self) -> None:
        """What the coach says of the match, looking back."""
        self.ways.review(self.model.sitting)

    def set_up(self) -> None:
        """The same game with other opponents or options."""
        self.ways.new_setup(self.model.game)

    def back(self) -> None:
        self.ways.start()

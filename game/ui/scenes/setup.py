"""The set-up page of a game: who plays, and the options, generated from their descriptions."""

from typing import Any

from pygame import Rect

from game.ai.advice import LEVELS
from game.ai.characters import BY_NAME, YOU, Player
from game.core.game import Game
from game.core.illegal import BadSetup
from game.core.options import Described, Value
from game.match.code import SIGNS, NoCode, read_code
from game.ui.program import Program
from game.ui.scenes.column import Column
from game.ui.scenes.page import PageScene
from game.ui.scenes.plan import Plan
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, chip, choice, field, person, words
from game.ui.widgets.rows import Form, control_width, group_heading, labelled, option_rows

LONGEST = 40
"""Signs of a deal's code at most, with what stands between its groups."""
MOST_WIDE = 1400


class SetupScene(PageScene):
    """Opponents and their levels to the left, the options to the right; as they were last time."""

    name = "setup"

    def __init__(self, app: Program, game: Game[Any, Any]) -> None:
        super().__init__(app)
        self.game = game
        self.heading = game.title
        self.subtitle = game.pitch
        self.deal = ""
        self.plan = Plan(game, app.rng)
        self.plan.remember(app.settings.last.get(game.name))
        self.table = Column()

    @property
    def columns(self) -> list[Column]:
        return [self.table, self.column]

    # The page.

    def beside(self, head: Rect, measures: Measures) -> list[Node]:
        place = Rect(0, head.y, measures.px(140), head.h)
        place.right = head.right
        return [
            button("rules", "Rules", place, self._open_rules, icon="rules", shortcut="F1",
                   area="head")
        ]  # fmt: skip

    def body(self, room: Rect, measures: Measures) -> list[Node]:
        gap = measures.px(16)
        foot = measures.target(50)
        wide = min(room.w, measures.px(MOST_WIDE))
        room = Rect(room.centerx - wide // 2, room.y, wide, room.h)
        left = Rect(room.x, room.y, (room.w - gap) * 49 // 100, room.h)
        right = Rect(left.right + gap, room.y, room.right - left.right - gap, room.h - foot - gap)
        pad = measures.px(20)
        table = self.table.lay(
            "The table", left, measures, lambda rect: self._people(rect, measures), pad
        )
        options = self.column.lay(
            "The game", right, measures, lambda rect: self._options(rect, measures), pad
        )
        # Both panels are as high as the higher one, and not so low that they look lost.
        high = max(table[0].rect.h, options[0].rect.h + gap + foot, measures.px(700))
        high = min(high, room.h)
        table[0].rect.h, options[0].rect.h = high, high - gap - foot
        play = Rect(right.x, room.y + high - foot, right.w, foot)
        return [
            *table,
            *self._poster(table[0].rect, measures),
            *options,
            button("play", "Play", play, self.play, icon="play", primary=True, area="play",
                   first=True),
        ]  # fmt: skip

    def _poster(self, panel: Rect, measures: Measures) -> list[Node]:
        """The game's picture, where the opponents leave room for it."""
        top = self.table.view.y + self.table.high
        high = min(panel.bottom - top - measures.px(22), measures.px(300))
        if high < measures.px(130):
            return []
        picture = Rect(0, 0, high * 4 // 5, high)
        picture.center = (panel.centerx, (top + panel.bottom) // 2 - measures.px(5))
        look = {"drawing": self.game.drawing, "round": measures.px(12)}
        return [Node("picture", f"A picture of {self.game.title}", picture, look=look)]

    # Who plays.

    def _people(self, rect: Rect, measures: Measures) -> list[Node]:
        high = measures.target(44)
        line = Rect(rect.x, rect.y, rect.w, high)
        wide = rect.w - self._named(rect, measures)
        nodes = [self._count(line, wide, measures)]
        if self.plan.players > 2:
            line = line.move(0, high + measures.px(6))
            nodes.append(self._everybody(line, wide, measures))
        y = line.bottom + measures.px(6)
        nodes.append(Node("line", "", Rect(rect.x, y, rect.w, max(1, measures.px(1)))))
        y += measures.px(7)
        for place in range(self.plan.players - 1):
            seat = Rect(rect.x, y, rect.w, high)
            nodes.append(self._opponent(place, seat, wide, measures))
            y += high + measures.px(4)
        return nodes

    def _named(self, rect: Rect, measures: Measures) -> int:
        """How wide the names to the left of the choices are, in pixels."""
        return max(rect.w * 38 // 100, measures.target(44) + measures.px(158))

    def _count(self, rect: Rect, wide: int, measures: Measures) -> Node:
        least, most = self.game.players
        values = tuple(range(least, most + 1))
        labels = tuple(str(value) for value in values)
        wide = max(wide, len(values) * measures.target(40))
        return self._row("Players", "players", rect, wide, values, labels, self.plan.players,
                         self._set_players, measures)  # fmt: skip

    def _everybody(self, rect: Rect, wide: int, measures: Measures) -> Node:
        levels = set(self.plan.levels[: self.plan.players - 1])
        current = levels.pop() if len(levels) == 1 else None
        names, titles = _level_names()
        return self._row("Everybody", "everybody", rect, wide, names, titles, current,
                         self._set_levels, measures)  # fmt: skip

    def _row(
        self, label: str, key: str, rect: Rect, wide: int, values: tuple[Value, ...],
        labels: tuple[str, ...], current: Value | None, act: Any, measures: Measures,
    ) -> Node:  # fmt: skip
        row = Node("group", label, rect)
        name = Rect(rect.x, rect.y, rect.w - wide - measures.px(10), rect.h)
        row.children = [
            words(label, name, measures.text(16.5), weight="semibold", anchor="midleft"),
            choice(key, label, _right(rect, wide, measures), values, labels, current, act,
                   "players"),
        ]  # fmt: skip
        return row

    def _opponent(self, place: int, rect: Rect, wide: int, measures: Measures) -> Node:
        name = self.plan.opponents[place]
        character = BY_NAME[name]
        row = Node("group", f"Opponent {place + 1}: {name}", rect)
        left = Rect(rect.x, rect.y, rect.w - wide - measures.px(10), rect.h)
        names, titles = _level_names()
        row.children = [
            person(f"swap {place}", f"Somebody else than {name}", left,
                   f"portraits/{character.portrait}", (name, character.manner),
                   self._swapper(place), "players"),
            choice(f"level {place}", f"{name}'s level", _right(rect, wide, measures), names,
                   titles, self.plan.levels[place], self._leveller(place), "players", quiet=True),
        ]  # fmt: skip
        return row

    def _set_players(self, value: Value) -> None:
        self.plan.players = int(value)
        self.changed()

    def _set_levels(self, value: Value) -> None:
        self.plan.levels = [str(value)] * len(self.plan.levels)
        self.changed()

    def _swapper(self, place: int) -> Act:
        def swap() -> None:
            self.plan.swap(place)
            self.changed()

        return swap

    def _leveller(self, place: int) -> Any:
        def change(value: Value) -> None:
            self.plan.levels[place] = str(value)
            self.changed()

        return change

    # What is played.

    def _options(self, rect: Rect, measures: Measures) -> list[Node]:
        nodes = self._presets(rect, measures)
        y = max((node.rect.bottom for node in nodes), default=rect.y - measures.px(12))
        place = Rect(rect.x, y + measures.px(12), rect.w, rect.h)
        form = Form(self.plan.shown(), self._change, self._browse, "options",
                    fixed=self.plan.fixed())  # fmt: skip
        rows = option_rows(self.game.options.described(), form, place, measures, self.app.texts)
        y = max((row.rect.bottom for row in rows), default=place.y)
        return [*nodes, *rows, *self._deal_row(place, y, measures)]

    def _presets(self, rect: Rect, measures: Measures) -> list[Node]:
        """The usual ways to play in a row, in two where they need it, and what the lit one is."""
        names = self.plan.presets()
        if not names:
            return []
        chosen = self.plan.preset()
        size, gap = measures.text(15), measures.px(8)
        high = measures.target(40)
        widths = [self.app.texts.width(name, size, "semibold") for name in names]
        spare = rect.w - sum(widths) - gap * (len(names) - 1)
        pad = max(measures.px(16), min(measures.px(26), spare // len(names)))
        place = Rect(rect.x, rect.y, 0, high)
        nodes = []
        for name, wide in zip(names, widths, strict=True):
            place.w = max(wide + pad, high)
            if place.right > rect.right:
                place.topleft = (rect.x, place.bottom + gap)
            nodes.append(
                chip(f"preset {name}", name, place.copy(), name == chosen, self._presetter(name),
                     "presets")
            )  # fmt: skip
            place.x = place.right + gap
        size = measures.text(14)
        says = Rect(rect.x, place.bottom + measures.px(6), rect.w, self.app.texts.height(size))
        text = self.plan.sentence()
        says.h *= len(self.app.texts.wrapped(text, size, rect.w))
        return [*nodes, words(text, says, size, tone="dim", lines=True)]

    def _presetter(self, name: str) -> Act:
        def choose() -> None:
            self.plan.choose(name)
            self.changed()

        return choose

    def _change(self, one: Described, value: Value) -> None:
        self.plan.set(one.name, value)
        self.changed()

    def _browse(self, one: Described) -> None:
        current = self.plan.shown()[one.name]
        self.ways.pick(one, current, lambda value: self._change(one, value))

    def _deal_row(self, rect: Rect, y: int, measures: Measures) -> list[Node]:
        title = Rect(rect.x, y + measures.px(14), rect.w, 0)
        heading = group_heading("The deal", title, measures)
        place = Rect(rect.x, heading.rect.bottom + measures.px(6), rect.w, measures.target(50))
        wide = control_width(rect, measures)
        told = "Or the code shown after a round. Same number, same cards."
        row = labelled("Deal number", told, place, wide, measures, self.app.texts)
        control = Rect(rect.right - wide, 0, wide, measures.target(40))
        control.centery = row.rect.centery
        row.children.append(
            field("deal", "Deal number", control, self.deal, "a new deal", self._edit, "options")
        )
        return [heading, row]

    def _edit(self, text: str) -> None:
        kept = (sign for sign in text.upper() if sign in SIGNS or sign in "ILO- ")
        self.deal = "".join(kept)[:LONGEST]
        self.changed()

    # Coming and going.

    def entered(self) -> None:
        super().entered()
        if not self.focus:
            self.set_focus(self.tree.by_key["play"])

    def left(self) -> None:
        """Remember what was chosen, whether it was played or not."""
        chosen = self.plan.chosen()
        if self.app.settings.last.get(self.game.name) != chosen:
            self.app.settings.last[self.game.name] = chosen
            self.app.save_settings()

    def _open_rules(self) -> None:
        self.ways.rules(self.game)

    def play(self) -> None:
        """Sit down."""
        try:
            options = self.game.options.from_values(self.plan.values)
        except BadSetup as error:
            self.ways.tell("These options do not agree", str(error))
            return
        seats = [Player(YOU, None).seat(), *(one.seat() for one in self.plan.company())]
        try:
            code = read_code(self.deal) if self.deal.strip() else None
            self.ways.begin(self.game, options, seats, code)
        except (NoCode, BadSetup) as error:
            self.ways.tell("There is no such deal", str(error))


def _right(rect: Rect, wide: int, measures: Measures) -> Rect:
    """The place of a choice at the right end of a row."""
    place = Rect(0, 0, wide, measures.target(40))
    place.midright = rect.midright
    return place


def _level_names() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The levels' names and their titles."""
    return tuple(level.name for level in LEVELS), tuple(level.title for level in LEVELS)

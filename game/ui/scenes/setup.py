"""The set-up page of a game: who plays, and the options, generated from their descriptions."""

from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.ai.advice import BY_NAME as LEVEL_NAMES
from game.ai.advice import LEVELS
from game.ai.characters import BY_NAME, CHARACTERS, YOU, Player, company
from game.core.game import Game
from game.core.illegal import BadSetup
from game.core.options import Between, Described, Value
from game.ui.scenes.begin import begin_match
from game.ui.scenes.dialog import notice
from game.ui.scenes.page import PageScene
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, choice, field, option_row, words

if TYPE_CHECKING:
    from game.ui.app import App

DIGITS = 9


class SetupScene(PageScene):
    """Opponents and their levels, the options, the deal; as they were last time."""

    name = "setup"
    wide = 880.0
    beside = 276.0

    def __init__(self, app: "App", game: Game[Any, Any]) -> None:
        super().__init__(app)
        self.game = game
        self.heading = game.title
        self.deal = ""
        self.values: dict[str, Value] = game.options().as_values()
        least, most = game.players
        self.players = min(most, max(least, 3))
        cast = company(min(most - 1, len(CHARACTERS)), app.rng)
        self.opponents = [character.name for character in cast]
        self.levels = ["medium"] * len(self.opponents)
        self._remember(app.settings.last.get(game.name))

    def _remember(self, last: object) -> None:
        """Take what was chosen last time, as far as it still makes sense."""
        if not isinstance(last, dict):
            return
        players = last.get("players")
        least, most = self.game.players
        if type(players) is int and least <= players <= most:
            self.players = players
        options, opponents = last.get("options"), last.get("opponents")
        if isinstance(options, dict):
            for one in self.game.options.described():
                if one.values.allows(options.get(one.name)):
                    self.values[one.name] = options[one.name]
        if isinstance(opponents, list):
            for place, opponent in enumerate(opponents[: len(self.opponents)]):
                self._remember_opponent(place, opponent)

    def _remember_opponent(self, place: int, opponent: object) -> None:
        match opponent:
            case [str(name), str(level)]:
                if level in LEVEL_NAMES:
                    self.levels[place] = level
                if name in BY_NAME:
                    self._seat(place, name)

    def _seat(self, place: int, name: str) -> None:
        """Put a character at a place; one already at the table changes places."""
        if name in self.opponents:
            other = self.opponents.index(name)
            self.opponents[other] = self.opponents[place]
        self.opponents[place] = name

    # The tree.

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        gap = measures.px(8)
        place = Rect(rect.x, rect.y, rect.w, max(measures.px(50), measures.target(44)))
        nodes = [self._count(place, measures)]
        for number in range(self.players - 1):
            place = place.move(0, nodes[-1].rect.h + gap)
            nodes.append(self._opponent(number, place, measures))
        for one in self.game.options.described():
            place = place.move(0, nodes[-1].rect.h + gap)
            value = self.values[one.name]
            change = self._setter(one)
            nodes.append(
                option_row(one, value, place, measures, self.app.texts, change, area="options")
            )
        place = place.move(0, nodes[-1].rect.h + gap)
        nodes.append(self._deal_row(place, measures))
        return nodes

    def build(self, measures: Measures) -> Node:
        root = super().build(measures)
        picture = Rect(0, self._view.y, measures.px(252), measures.px(315))
        picture.right = self._view.x - measures.px(24)
        look = {"drawing": self.game.drawing, "round": measures.px(14)}
        pitch = Rect(picture.x, picture.bottom + measures.px(12), picture.w, measures.px(80))
        root.children += [
            Node("picture", f"A picture of {self.game.title}", picture, look=look),
            words(self.game.pitch, pitch, measures.text(16), tone="dim", lines=True),
        ]
        return root

    def _count(self, rect: Rect, measures: Measures) -> Node:
        least, most = self.game.players
        counts = Described(
            "players",
            self.players,
            "Players",
            Between(least, most),
            "You and your opponents.",
        )
        texts = self.app.texts
        row = option_row(counts, self.players, rect, measures, texts, self._set_players, "players")
        if most - least > 3:
            return row
        values = tuple(range(least, most + 1))
        labels = tuple(str(value) for value in values)
        place = row.children[-1].rect
        row.children[-1] = choice(
            "players", "Players", place, values, labels, self.players, self._set_players, "players"
        )
        return row

    def _set_players(self, value: Value) -> None:
        self.players = int(value)
        self.changed()

    def _opponent(self, place: int, rect: Rect, measures: Measures) -> Node:
        name = self.opponents[place]
        character = BY_NAME[name]
        row = Node("group", f"Opponent {place + 1}: {name}", rect)
        side = rect.h
        picture = Rect(rect.x, rect.y, side, side)
        text = Rect(picture.right + measures.px(12), rect.y, measures.px(170), rect.h // 2)
        swap = Rect(text.right, rect.y, measures.target(40), side)
        wide = min(rect.w * 11 // 20, measures.px(390))
        control = Rect(0, 0, wide, measures.target(40))
        control.midright = rect.midright
        titles = tuple(level.title for level in LEVELS)
        names = tuple(level.name for level in LEVELS)
        row.children = [
            Node("picture", "", picture, look={"drawing": f"portraits/{character.portrait}"}),
            words(name, text, measures.text(16.5), weight="semibold", anchor="bottomleft"),
            words(character.manner, text.move(0, rect.h // 2), measures.text(13), tone="dim"),
            button(
                f"swap {place}",
                f"Somebody else than {name}",
                swap,
                self._swapper(place),
                icon="redo",
                bare=True,
                area="players",
            ),
            choice(
                f"level {place}",
                f"{name}'s level",
                control,
                names,
                titles,
                self.levels[place],
                self._leveller(place),
                "players",
            ),
        ]
        return row

    def _swapper(self, place: int) -> Act:
        def swap() -> None:
            names = [character.name for character in CHARACTERS]
            seated = set(self.opponents[: self.players - 1])
            at = names.index(self.opponents[place])
            free = [names[(at + step) % len(names)] for step in range(1, len(names))]
            self._seat(place, next(name for name in [*free, names[at]] if name not in seated))
            self.changed()

        return swap

    def _leveller(self, place: int) -> Any:
        def change(value: Value) -> None:
            self.levels[place] = str(value)
            self.changed()

        return change

    def _setter(self, one: Described) -> Any:
        def change(value: Value) -> None:
            self.values[one.name] = value
            self.changed()

        return change

    def _deal_row(self, rect: Rect, measures: Measures) -> Node:
        row = Node("group", "Deal number", rect)
        wide = min(rect.w * 11 // 20, max(measures.px(320), round(290 * measures.scale)))
        high = measures.target(40)
        control = Rect(rect.right - wide, rect.centery - high // 2, wide, high)
        left = Rect(rect.x, rect.y, rect.w - wide - measures.px(18), rect.h // 2)
        row.children = [
            words("Deal number", left, measures.text(16.5), weight="semibold", anchor="bottomleft"),
            words(
                "The same number deals the same cards again.",
                left.move(0, rect.h // 2),
                measures.text(12.5),
                tone="dim",
            ),
            field("deal", "Deal number", control, self.deal, "a new deal", self._edit, "options"),
        ]
        return row

    def _edit(self, text: str) -> None:
        self.deal = "".join(sign for sign in text if sign in "0123456789")[:DIGITS]
        self.changed()

    def footed(self, measures: Measures) -> int:
        return measures.target(50) + measures.px(36)

    def footer(self, rect: Rect, measures: Measures) -> list[Node]:
        place = Rect(0, 0, measures.px(250), measures.target(50))
        place.center = rect.center
        return [
            button(
                "play",
                "Play",
                place,
                self.play,
                icon="play",
                primary=True,
                area="play",
                first=True,
            )
        ]

    def entered(self) -> None:
        super().entered()
        if not self.focus:
            self.set_focus(self.tree.by_key["play"])

    def play(self) -> None:
        """Sit down, and remember what was chosen."""
        seats = [Player(YOU, None).seat()]
        chosen = list(zip(self.opponents, self.levels, strict=True))[: self.players - 1]
        seats += [Player(name, level).seat() for name, level in chosen]
        try:
            options = self.game.options.from_values(self.values)
        except BadSetup as error:
            self.app.director.push(notice(self.app, "These options do not agree", str(error)))
            return
        self.app.settings.last[self.game.name] = {
            "players": self.players,
            "options": dict(self.values),
            "opponents": [list(one) for one in zip(self.opponents, self.levels, strict=True)],
        }
        self.app.save_settings()
        begin_match(self.app, self.game, options, seats, int(self.deal) if self.deal else None)

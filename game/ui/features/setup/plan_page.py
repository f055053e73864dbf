"""The base of the set-up pages: remembered choices, the switch for children, rows for the players.

``SeatRows`` has the rows: how many players, who, and how well they play.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from game.ai.characters import CHARACTERS
from game.ai.levels import ALL_LEVELS
from game.core.options import Value, is_on
from game.features.setup.match_setup import SeatPlan
from game.text.message import TextValue, say, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import choice, switch
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.option_rows import named_row
from game.ui.program import Program, ProgramPage

MAX_SHOWN_LEANING_COUNT = 5
"""Maximum number of opponents whose leaning is shown as text; otherwise it is a tooltip."""
OPPONENT_PORTRAIT_SIZES = {1: 108.0, 2: 76.0, 3: 60.0}
"""Size of the portraits in units, by the number of opponents."""
SMALL_PORTRAIT_UNITS = 44.0
"""Size of the portraits of more opponents."""
MAX_PLAN_WIDTH_UNITS = 1400
"""Maximum width of the page at the default text size, in units."""
SPARE_HEIGHT_ABOVE_SHARE = 0.35
"""Share of the spare height that lies above the columns."""


class SeatFacts(NamedTuple):
    """Texts about an opponent: in a tooltip, below the row, and of its level."""

    known: TextValue = ""
    trait: TextValue = ""
    step: TextValue = ""


def level_names() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The levels, and what they are called."""
    return tuple(level.name for level in ALL_LEVELS), tuple(
        told(level.title) for level in ALL_LEVELS
    )


class SeatRows:
    """The rows of one layout of a page; a change of the ``plan`` calls ``changed``.

    ``players`` are the fewest and the most.  ``about`` tells of the opponent at a place.
    """

    def __init__(
        self,
        plan: SeatPlan,
        players: tuple[int, int],
        changed: Act,
        kit: Kit,
        about: Callable[[int], SeatFacts],
    ) -> None:
        self.plan = plan
        self.players = players
        self.changed = changed
        self.kit = kit
        self.about = about

    def cells(self) -> list[Box]:
        """All rows, one below the other."""
        kit = self.kit
        persons = [self._person(place) for place in range(self.plan.players - 1)]
        side = kit.measures.target_size(self._side)
        least = side + kit.measures.grown_length(148)
        named = max(least, *(person.widths.least for person in persons))
        rows = [self._count(named)]
        if self.plan.players > 2 and not self.plan.children:
            rows.append(self._everybody(named))
        seats = [self._opponent(place, one, named) for place, one in enumerate(persons)]
        return [
            Column(rows, kit.px(6)),
            Space(high=kit.px(6)),
            kit.line(),
            Space(high=kit.px(7)),
            Column(seats, kit.px(8 if self._few else 4)),
        ]

    @property
    def _side(self) -> float:
        """Size of a portrait, in units."""
        return OPPONENT_PORTRAIT_SIZES.get(self.plan.players - 1, SMALL_PORTRAIT_UNITS)

    def _count(self, named: int) -> Box:
        least, most = self.players
        values = tuple(range(least, most + 1))
        labels = tuple(str(value) for value in values)
        name = say("setup-players")
        count, act = self.plan.players, self._set_players
        control = choice(self.kit, "players", name, values, labels, count, act, "players")
        return self._labelled(name, control, named)

    def _everybody(self, named: int) -> Box:
        levels = set(self.plan.levels[: self.plan.players - 1])
        current = levels.pop() if len(levels) == 1 else None
        names, titles = level_names()
        name, act = say("setup-everybody"), self._set_levels
        control = choice(self.kit, "everybody", name, names, titles, current, act, "players")
        return self._labelled(name, control, named)

    def _labelled(self, label: str, control: Box, named: int) -> Box:
        name = self.kit.words(label, 16.5, weight="semibold", anchor="midleft")
        return self._row(label, Limit(name, least=name.widths.ideal), control, named)

    def _row(self, label: str, name: Box, control: Box, named: int, trait: str = "") -> Box:
        """A name with its control at the right, or below in a narrow window.

        ``trait`` is text below both. Names are ``named`` pixels wide, so that controls align; wide
        controls may take some of that.
        """
        kit = self.kit
        gap = kit.px(10)
        whole = control.widths.ideal
        ways = [
            Row(
                [Limit(name, least=least).growing(38), Limit(control, least=whole).growing(62)], gap
            )
            for least in (named, 0)
        ]
        row = Node(Role.GROUP, label, nowhere())
        fit = FirstFit(*ways, Column([Align(name, 0), control], kit.px(4)))
        if not trait:
            return Limit(NodeBox(row, fit), high=kit.measures.target_size(44))
        words = kit.words(trait, 13.5, tone="dim", anchor="topleft")
        return NodeBox(
            row, Column([Limit(fit, high=kit.measures.target_size(44)), words], kit.px(1))
        )

    @property
    def _few(self) -> bool:
        return self.plan.players - 1 <= MAX_SHOWN_LEANING_COUNT

    def _person(self, place: int) -> Box:
        character = CHARACTERS[self.plan.opponents[place]]
        return self.kit.person(
            f"swap {place}",
            say("setup-swap", name=character.name),
            f"portraits/{character.portrait}",
            (character.name, told(character.manner)),
            self._swapper(place),
            "players",
            told(self.about(place).known),
            self._side,
        )

    def _opponent(self, place: int, person: Box, named: int) -> Box:
        kit, name = self.kit, self.plan.opponents[place]
        names, titles = level_names()
        if self.plan.children:
            names, titles = names[:1], titles[:1]
        levels = choice(
            kit,
            f"level {place}",
            say("setup-level", name=name),
            names,
            titles,
            self.plan.levels[place],
            self._leveller(place),
            "players",
            quiet=True,
        )
        facts = self.about(place)
        trait, step = told(facts.trait) if self._few else "", told(facts.step)
        called = say("setup-opponent", number=place + 1, name=name)
        row = self._row(called, person, levels, named, trait)
        return Column([row, kit.words(step, 14, tone="dim")], kit.px(4)) if step else row

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

    def _leveller(self, place: int) -> Callable[[Value], None]:
        def change(value: Value) -> None:
            self.plan.levels[place] = str(value)
            self.changed()

        return change


class PlanPage(ProgramPage, HeadedPage):
    """Players at the left, in ``table``; rules at the right, in ``column``.

    The settings keep the choices under ``plan_name``, and those for children apart.
    """

    plan: SeatPlan

    def __init__(self, app: Program, plan_name: str) -> None:
        super().__init__(app)
        self.plan_name = plan_name
        self.table = ScrollState()
        self.plan = self.last_plan()

    @abstractmethod
    def last_plan(self) -> SeatPlan:
        """The choices of the last time; for children, those of the last time for children."""

    @property
    def kept_choices(self) -> object:
        """The choices in the settings; None before the first time."""
        return self.app.settings.last.get(self._key)

    @property
    def _key(self) -> str:
        return self.app.settings.choices_key(self.plan_name)

    @property
    def columns(self) -> list[ScrollState]:
        return [self.table, self.column]

    # Layout.

    def panel(self, scroller: ScrollState, name: str, box: Box, kit: Kit) -> Box:
        """A part of the page that scrolls."""
        return Scroll(
            scroller, box, kit.measures, x=kit.px(20), y=kit.px(18), panel=name, fill=True
        )

    def laid(self, ways: Box, kit: Kit) -> Box:
        """The panels where they stand on the page."""
        wide = kit.measures.grown_length(MAX_PLAN_WIDTH_UNITS)
        return Align(Limit(ways, ideal=wide, most=wide), 0.5, SPARE_HEIGHT_ABOVE_SHARE)

    def children_row(self, help: TextValue, kit: Kit) -> Box:
        """The switch for children."""
        label, area = say("setup-children"), "options"
        on, act = self.plan.children, self._set_children
        control = Align(switch(kit, "option children", label, on, act, area), 1)
        return named_row("children", label, help, control, area, kit)

    def _set_children(self, value: Value) -> None:
        self._remember()
        self.app.hold_for_children(is_on(value))
        self.plan = self.last_plan()
        self.changed()

    # Lifecycle.

    def entered(self) -> None:
        super().entered()
        self.look()
        self.changed()
        if not self.focus:
            self.set_focus(self.tree.by_key["play"])

    @abstractmethod
    def look(self) -> None:
        """Read what other pages may have changed."""

    def left(self) -> None:
        """Save the choices, even if nothing was begun."""
        if self._remember():
            self.app.save_settings()

    def _remember(self) -> bool:
        """Keep the choices in the settings; whether they were others."""
        chosen = self.plan.chosen()
        if self.kept_choices == chosen:
            return False
        self.app.settings.last[self._key] = chosen
        return True

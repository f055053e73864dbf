"""A day's deal: what has become of it, what can be done with it, and who sits there."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from game.ai.advice import BY_NAME as LEVELS
from game.ai.characters import BY_NAME as CHARACTERS
from game.ai.outcome import Outcome
from game.ai.twice import RUNS
from game.core.game import Game
from game.match.daily import Deal
from game.storage.days import Played
from game.ui.box import Box, Column, Fixed, Row, Space
from game.ui.dates import long_date
from game.ui.dayline import place_of, sentence
from game.ui.tree import Act, Role
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.picture import drawn
from game.ui.window.commands import COPY_LINE, PLAY_DAY, TWICE
from game.words.message import Message, Said, say, told


def cell(
    found: Played | None, came: tuple[Outcome, bool] | None, closed: bool
) -> tuple[str, str, Said]:
    """What a day's cell in the month says: a note, an icon in its place, and both in words."""
    if came is not None:
        place = told(place_of(came[0]))
        return ("", "crown", sentence(came[0])) if came[0].place == 1 else (
            place, "", sentence(came[0]))  # fmt: skip
    if found is not None and found.finished:
        return "", "check", Message("calendar-cell-played")
    if found is not None and found.unfinished is not None:
        return "", "pencil", Message("calendar-cell-begun")
    if found is not None and found.given_up:
        return "", "cross", Message("calendar-cell-given-up")
    if found is not None:
        return "", "warning", Message("calendar-cell-unread")
    if closed:
        return "", "", Message("calendar-cell-closed")
    return "", "", Message("calendar-cell-new")


@dataclass(frozen=True, slots=True)
class Chosen:
    """The chosen day, as its panel shows it.

    ``found`` is what was played of its deal, ``came`` what the first match came to and whether
    help was used there; ``gone`` says that its record was looked for in vain.  ``line`` is the
    line to copy, ``run`` the number of the match that Hard is playing with these cards, ``said``
    what there is to say of the copying.  ``play``, ``copy`` and ``twice`` are what its buttons do.
    """

    game: Game[Any, Any]
    deal: Deal
    today: date
    found: Played | None
    came: tuple[Outcome, bool] | None
    gone: bool
    line: Message | None
    run: int | None
    said: str
    play: Act
    copy: Act
    twice: Act

    def box(self, kit: Kit) -> Box:
        """All there is to read of the day."""
        date_said = long_date(self.deal.day)
        heading = told(date_said)
        if self.deal.day == self.today:
            heading = say("calendar-today", date=date_said)
        rows: list[Box] = [
            kit.words(heading, 19, role=Role.HEADING, weight="bold"),
            Space(high=kit.px(4)),
            *(kit.words(told(one), 15.5) for one in self._said()),
            Space(high=kit.px(10)),
            *self._line(kit),
            self._buttons(kit),
            Space(high=kit.px(12)),
            kit.group_heading(say("calendar-opponents")),
            Space(high=kit.px(4)),
            *self._opponents(kit),
            Space(high=kit.px(8)),
            kit.words(say("calendar-same"), 13, tone="dim"),
        ]
        return Column(rows)

    def _said(self) -> list[Said]:
        """What has become of the day's deal."""
        found = self.found
        if found is None:
            if self.deal.day > self.today:
                return [Message("calendar-closed")]
            late = self.deal.day < self.today
            return [Message("calendar-new.past") if late else Message("calendar-new")]
        lines: list[Said] = []
        if self.came is not None:
            lines.append(sentence(self.came[0]))
            lines += [Message("calendar-helped")] if self.came[1] else []
        elif found.given_up:
            lines.append(Message("calendar-given-up"))
        if found.unread or self.gone:
            lines.append(Message("calendar-unreadable"))
        if len(found.finished) > 1:
            lines.append(Message("calendar-tries", count=len(found.finished)))
        if found.unfinished is not None:
            lines.append(Message("calendar-begun"))
        elif found.known:
            lines.append(Message("setup-known"))
        return lines

    def _line(self, kit: Kit) -> list[Box]:
        """The line to copy, and what its figure means."""
        if self.line is None:
            return []
        meaning = say("calendar-meaning", unit=self.game.knowledge.unit)
        rows: list[Box] = [
            kit.words(told(self.line), 15.5, weight="semibold", tone="gold"),
            kit.words(meaning, 13, tone="dim"),
        ]
        if self.run is not None:
            rows.append(kit.words(say("calendar-hard-plays", number=self.run, count=RUNS), 13,
                                  tone="dim"))  # fmt: skip
        if self.said:
            rows.append(kit.words(self.said, 13.5, weight="semibold"))
        return [*rows, Space(high=kit.px(10))]

    def _buttons(self, kit: Kit) -> Box:
        """What can be done with the day's deal."""
        found = self.found or Played()
        if found.unfinished is not None:
            name = say("calendar-go-on")
        elif found.finished or found.given_up:
            name = say("calendar-again")
        else:
            name = say("calendar-play")
        can = found.unfinished is not None or self.deal.day <= self.today
        made = [kit.button("play", name, self.play, width=170, target=46, icon="play",
                           command=PLAY_DAY, primary=True, enabled=can, area="day")]  # fmt: skip
        if self.line is not None:
            made += [
                kit.button("copy", COPY_LINE.label, self.copy, width=170, target=46, icon="copy",
                           command=COPY_LINE, area="day"),
                kit.button("twice", TWICE.label, self.twice, width=170,
                           target=46, icon="person", command=TWICE, area="day"),
            ]  # fmt: skip
        return Column(made, kit.px(8))

    def _opponents(self, kit: Kit) -> list[Box]:
        rows: list[Box] = []
        side = kit.measures.target(40)
        for name, level in self.deal.opponents:
            who = CHARACTERS[name]
            portrait = drawn(f"portraits/{who.portrait}", nowhere(), radius=kit.px(8))
            says = kit.words(name, 16, weight="semibold", anchor="midleft")
            how = kit.words(told(LEVELS[level].title), 14, tone="dim", anchor="midright")
            cells: list[Box] = [Fixed(portrait, side, side), says.growing(), how]
            rows += [Row(cells, kit.px(10)), Space(high=kit.px(4))]
        return rows

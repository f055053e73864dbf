"""Notices: sentences for the player, and the reasons for them."""

from dataclasses import dataclass
from enum import Enum

from pygame import Rect

from game.core.illegal import Illegal
from game.text.message import TextValue, told, told_in_line, told_in_signs


class NoticeKind(Enum):
    """Reason for a notice."""

    REFUSAL = "the rules forbid it"
    NO_MOVE = "a gesture means no move"
    STOPPED = "the rules forbid the rest of it"
    ASKS = "a question before a wasteful move"
    ABOUT = "what a card is"
    HINT = "what the coach advises"
    SURE = "how sure the coach is of it"
    UNDONE = "what was taken back"
    NOT_SAVED = "the match is not on disk"
    WORSE = "a legal move is not the one that is looked for"
    ANSWER = "what the answer to a question was"
    TOLD = "how things stand, which was asked for"


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for the player, which is rendered when it is shown: the language may change."""

    kind: NoticeKind
    said: TextValue
    rule: str = ""
    """Rule to open for it; empty without one."""
    further: TextValue = ""
    """A second line; empty without one."""
    certainty: TextValue = ""
    """How sure the coach is of its hint, to say when asked again; empty without anything."""
    has_signs: bool = False
    """Whether it has signs for suits on the screen; a screen reader reads ``text``."""
    has_line: bool = False
    """Whether a line of braille is told instead of ``text`` and ``more``."""

    @property
    def text(self) -> str:
        return told(self.said)

    @property
    def more(self) -> str:
        return told(self.further)

    @property
    def sure(self) -> str:
        return told(self.certainty)

    @property
    def seen(self) -> str:
        """Text on the screen instead of ``text``; empty if it is the same."""
        return told_in_signs(self.said) if self.has_signs else ""

    @property
    def line(self) -> str:
        """Text for a line of braille instead of ``text`` and ``more``; empty without one."""
        return told_in_line(self.said) if self.has_line else ""

    @property
    def refuses(self) -> bool:
        """Whether it explains why a gesture was refused."""
        return self.kind in (NoticeKind.REFUSAL, NoticeKind.STOPPED, NoticeKind.NO_MOVE)

    @property
    def asked(self) -> bool:
        """Whether it responds to the player's last action."""
        return self.kind is not NoticeKind.NOT_SAVED

    @property
    def warns(self) -> bool:
        """Whether it is shown as a warning."""
        return self.refuses or self.kind in (NoticeKind.NOT_SAVED, NoticeKind.WORSE)

    @property
    def lasts(self) -> bool:
        """Whether it outlives its position and stays until the person's next move."""
        return self.kind in (NoticeKind.NOT_SAVED, NoticeKind.STOPPED, NoticeKind.ANSWER)


@dataclass(frozen=True, slots=True)
class Looking:
    """Inspected card: its text (None if hidden), its rectangle and its notice."""

    card: str | None
    spot: Rect
    notice: Notice


def refusal(illegal: Illegal, allowed: TextValue = "") -> Notice:
    """A notice of a refusal by the rules; ``allowed`` says which others would allow it."""
    return Notice(NoticeKind.REFUSAL, illegal.message, illegal.rule, further=allowed, has_line=True)

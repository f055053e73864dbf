"""Notices: what the bar says about a position."""

from dataclasses import dataclass
from enum import Enum

from pygame import Rect

from game.core.illegal import Illegal
from game.text.message import told


class NoticeKind(Enum):
    """What a notice is about."""

    REFUSAL = "the rules forbid it"
    NO_MOVE = "a gesture means no move"
    STOPPED = "the rules forbid the rest of it"
    ASKS = "a question before a wasteful move"
    ABOUT = "what a card is"
    HINT = "what the coach advises"
    UNDONE = "what was taken back"
    NOT_SAVED = "the match is not on disk"
    WORSE = "a legal move is not the one that is looked for"
    ANSWER = "what the answer to a question was"
    TOLD = "how things stand, which was asked for"


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for the player; ``rule`` is the rule that can be read about it, or empty.

    ``more`` is what else there is to say, in a line of its own.  Of one that is long ``seen`` is
    what is seen of it on the screen, while the whole of it is heard.
    """

    kind: NoticeKind
    text: str
    rule: str = ""
    more: str = ""
    seen: str = ""

    @property
    def refuses(self) -> bool:
        """Whether it says why something was not done."""
        return self.kind in (NoticeKind.REFUSAL, NoticeKind.STOPPED, NoticeKind.NO_MOVE)

    @property
    def asked(self) -> bool:
        """Whether it answers what the player has just done, who waits for it."""
        return self.kind is not NoticeKind.NOT_SAVED

    @property
    def warns(self) -> bool:
        """Whether it is something to be wary of."""
        return self.refuses or self.kind in (NoticeKind.NOT_SAVED, NoticeKind.WORSE)

    @property
    def lasts(self) -> bool:
        """Whether it is about more than a position: it stays until the person's next move."""
        return self.kind in (NoticeKind.NOT_SAVED, NoticeKind.STOPPED, NoticeKind.ANSWER)


@dataclass(frozen=True, slots=True)
class Looking:
    """What the player looks at: the card, if it can be seen, where it lies, and what is said."""

    card: str | None
    spot: Rect
    notice: Notice


def refusal(illegal: Illegal) -> Notice:
    """A refusal by the rules, as the player is told it."""
    return Notice(NoticeKind.REFUSAL, told(illegal.message), illegal.rule)

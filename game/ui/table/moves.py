"""The person's moves at a table: made and shown, or refused with a sentence."""

from game.core.illegal import Illegal, IllegalMove
from game.ui.sitting import YOU
from game.ui.table.acts import Page
from game.ui.table.model import TableModel
from game.ui.table.notice import Kind, Notice, refusal
from game.ui.window.sound import Sounds
from game.words.message import Message, told


class Moves:
    """Makes moves of seat 0, and tells the player what came of it."""

    def __init__(self, model: TableModel, page: Page, sounds: Sounds) -> None:
        self.model = model
        self.page = page
        self.sounds = sounds
        self._trouble: Message | None = None

    def try_move(self, move: str, forced: bool = False) -> bool:
        """Make a move of the person's, or say why it is refused; whether it was made.

        What is new on the table stays so over one that is ``forced``.
        """
        sitting, show = self.model.sitting, self.model.show
        illegal = self.out_of_turn()
        if illegal is None:
            try:
                events = sitting.play(move)
                show.recent.answered(forced)
                show.add(events)
            except IllegalMove as error:
                illegal = error.illegal
        if illegal is not None:
            self.refuse(refusal(illegal))
            return False
        self.model.say(None)
        self.model.picked = None
        self.moved()
        return True

    def moved(self) -> None:
        """A move of the person's has been made and is being shown."""
        self._tell_trouble()
        self.arranged()

    def _tell_trouble(self) -> None:
        """Say that moves are not being saved, once for each reason."""
        trouble = self.model.sitting.keeper.trouble
        if trouble is not None and trouble != self._trouble:
            self.model.say(Notice(Kind.NOT_SAVED, told(trouble)))
        self._trouble = trouble

    def out_of_turn(self) -> Illegal | None:
        """Whose turn it is as far as it has been shown; None if it is the person's.

        Also None once the match is over: nobody has a turn.
        """
        sitting = self.model.sitting
        if sitting.yours or sitting.match.state.over:
            return None
        shown = self.model.show.state
        if shown.asked == YOU:
            # The person's own move is being shown, and who comes after it is known.
            shown = sitting.state
        return sitting.not_yours(shown)

    def refuse(self, notice: Notice) -> None:
        """Say why something is not done: out of turn only for a moment."""
        self.model.say(notice, passing=not self.model.sitting.yours)
        self.sounds.play("refuse")
        self.page.changed()

    def arranged(self) -> None:
        """The hand is held in another way now."""
        self.model.show.rearrange(self.model.now)
        self.page.changed()

    def skip(self) -> None:
        """Have everything arrive at once."""
        self.model.show.skip()
        self.page.changed()

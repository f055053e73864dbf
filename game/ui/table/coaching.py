"""The coach at the table: asked for a move, and shown when it answers."""

from game.ai.wording import certainty
from game.ui.table.acts import Page
from game.ui.table.hints import comparable, pick_hinted
from game.ui.table.model import TableModel
from game.ui.table.notice import Kind, Notice
from game.ui.ways import Ways
from game.words.message import say, told


class Coaching:
    """Asks the coach and has the table say and mark what it advises."""

    def __init__(self, model: TableModel, page: Page, ways: Ways) -> None:
        self.model = model
        self.page = page
        self.ways = ways

    def ask(self) -> None:
        """Ask the coach, or repeat what it said; while that is shown, tell how moves compare."""
        sitting = self.model.sitting
        if comparable(self.model):
            assert sitting.advice is not None, "there is advice to compare"
            self.ways.compare(self.model, sitting.advice)
            return
        if sitting.advice is None:
            sitting.ask_coach()
        self._tell()

    def listen(self) -> None:
        """Tell what the coach has answered, if it has."""
        if self.model.sitting.listen():
            self._tell()

    def _tell(self) -> None:
        model = self.model
        advice = model.sitting.advice
        if advice is not None:
            state, game, names = model.sitting.state, model.game, model.show.names
            move = game.say(state, game.parse(advice.move), names)
            sure = certainty(game, state, advice, names)
            more = "" if sure is None else told(sure)
            model.say(Notice(Kind.HINT, say("table-hint", move=move, why=advice.why), more=more))
            pick_hinted(model)
        self.page.changed()

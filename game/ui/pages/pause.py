"""The pause menu of a match."""

from game.ui.pages.dialog import Dialog
from game.ui.program import Program
from game.ui.table.model import TableModel
from game.ui.ways import Answer
from game.ui.window.commandplaces import Place
from game.ui.window.commands import (
    AGAIN,
    GIVE_UP,
    LEAVE,
    NEW_DEAL,
    QUIT,
    REPLAY,
    RESTART,
    RESULT,
    REVIEW,
    RULES,
    SETTINGS,
    THIS_MATCH,
    TWICE,
)
from game.words.message import Message, in_order


class PausePage(Dialog):
    """Go on, look something up, change a setting, or leave; the match is already saved.

    From a match that is over there are other ways on, as nothing in it can go on.
    """

    def __init__(self, app: Program, model: TableModel) -> None:
        self.model = model
        self.places = (Place.PAUSE, Place.ENDED) if model.finished else (Place.PAUSE,)
        ways = app.ways
        ends: list[Answer] = []
        if model.finished:
            ends = [
                Answer(RESULT.label, self._to_result, "medal", RESULT),
                Answer(REVIEW.label, lambda: ways.review(model.sitting), "graph", REVIEW),
                Answer(TWICE.label, self._to_twice, "person", TWICE),
                Answer(AGAIN.label, lambda: ways.again(model.sitting.match), "replay", AGAIN),
            ]
        ons = [
            Answer(Message("dialog-go-on"), ways.back, "play"),
            Answer(THIS_MATCH.label, self._this_match, "deal", THIS_MATCH),
        ]
        saved = Message("pause-over") if ends else Message("pause-saved")
        super().__init__(
            app,
            "pause",
            Message("pause-heading"),
            model.sitting.keeper.trouble or saved,
            [
                *(ends or ons),
                Answer(REPLAY.label, self._replay, "cards", REPLAY),
                Answer(RULES.label, lambda: ways.rules(model.game), "rules", RULES),
                Answer(SETTINGS.label, ways.settings, "settings", SETTINGS),
                Answer(LEAVE.label, ways.start, "home", LEAVE),
                Answer(QUIT.label, ways.quit, "quit", QUIT),
            ],
        )

    def _to_twice(self) -> None:
        """What an expert makes of the same cards."""
        sitting = self.model.sitting
        self.ways.twice(sitting.match, sitting.keeper.path)

    def _replay(self) -> None:
        """From the menu to the match from its beginning."""
        self.ways.back()
        self.ways.watch(self.model.sitting.match, self.model.sitting.keeper.record)

    def _to_result(self) -> None:
        """From the menu to the result."""
        self.ways.back()
        self.ways.result(self.model)

    def _this_match(self) -> None:
        """Begin again, with this deal or another one, or give the match up."""
        ways, match = self.app.ways, self.model.sitting.match
        ways.ask(
            "this-match",
            Message("pause-match.heading"),
            in_order([Message("pause-match.text"), Message("pause-match.known")]),
            [
                Answer(Message("page-back"), ways.back, "back"),
                Answer(RESTART.label, lambda: ways.same_deal(match), "replay", RESTART),
                Answer(NEW_DEAL.label, lambda: ways.again(match), "deal", NEW_DEAL),
                Answer(GIVE_UP.label, self._ask_to_give_up, "cross", GIVE_UP),
            ],
            Place.THIS_MATCH,
        )

    def _ask_to_give_up(self) -> None:
        ways = self.app.ways
        ways.back()
        ways.ask(
            "give-up",
            Message("pause-give-up.heading"),
            Message("pause-give-up.text"),
            [
                Answer(Message("page-back"), ways.back, "back"),
                Answer(Message("pause-give-up.do"), self._give_up, "cross"),
            ],
        )

    def _give_up(self) -> None:
        """Count the match as lost, and leave it."""
        self.model.sitting.give_up()
        self.app.ways.start()

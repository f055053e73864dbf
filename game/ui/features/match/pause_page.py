"""The menu of a match, and the question before leaving with unsaved moves."""

from game.features.history.match_text import rules_in_words, rules_name
from game.features.replay.replay_session import ReplaySession
from game.features.rule_sets.own_sets import OwnSets
from game.games import evening_games
from game.storage.match_store import MatchWriter, UnsavedMatch
from game.text.icon import Icon
from game.text.message import Message, Value, in_order, told
from game.ui import routes
from game.ui.features.match.begin_match import play_again, same_deal
from game.ui.features.match.evening_match import (
    ask_to_give_up,
    evening_of_match,
    settle_for,
    to_sheet,
)
from game.ui.kit.input.commands import (
    DEAL_AGAIN,
    GIVE_UP,
    LEAVE_ANYHOW,
    OPEN_MATCH_OPTIONS,
    OPEN_REPLAY,
    OPEN_RERUN,
    OPEN_RESULT,
    OPEN_RULES,
    OPEN_SETTINGS,
    PLAY_AGAIN,
    QUIT_PROGRAM,
    RESTART_DEAL,
    RETRY_SAVING,
    REVIEW_MATCH,
    SAVE_AND_LEAVE,
    STAY_HERE,
    Scope,
)
from game.ui.kit.pages.dialog import Dialog, DialogButton
from game.ui.kit.tree import Act
from game.ui.program import Program, ProgramPage, ask_to_quit, leave_for
from game.ui.table.model.table_model import TableModel


class PausePage(ProgramPage, Dialog):
    """Menu of a match: continue, look something up, change settings or leave.

    After the match it offers what to play next instead of continuing.
    """

    def __init__(self, app: Program, model: TableModel) -> None:
        self.model = model
        self.places = (Scope.PAUSE, Scope.ENDED) if model.finished else (Scope.PAUSE,)
        navigator = app.navigator
        ends: list[DialogButton] = []
        self.evening = evening_of_match(app, model.session.match)
        if model.finished:
            ends = [
                DialogButton(OPEN_RESULT.called, self._to_result, Icon.MEDAL, OPEN_RESULT),
                DialogButton(REVIEW_MATCH.called, self._review, Icon.GRAPH, REVIEW_MATCH),
                DialogButton(OPEN_RERUN.called, self._to_same_cards, Icon.PERSON, OPEN_RERUN),
                self._what_next(app),
            ]
        ons = [
            DialogButton(Message("dialog-go-on"), navigator.back, Icon.PLAY),
            DialogButton(
                OPEN_MATCH_OPTIONS.called, self._this_match, Icon.DEAL, OPEN_MATCH_OPTIONS
            ),
        ]
        saved = Message("pause-over") if ends else Message("pause-saved")
        rules = routes.Rules.of_match(model.session.match)
        super().__init__(
            app,
            "pause",
            Message("pause-heading"),
            model.session.writer.problem
            or in_order([*self._of_evening(), saved, self._rules(app)]),
            [
                *(ends or ons),
                DialogButton(OPEN_REPLAY.called, self._replay, Icon.CARDS, OPEN_REPLAY),
                DialogButton(OPEN_RULES.called, navigator.opener(rules), Icon.RULES, OPEN_RULES),
                DialogButton(
                    OPEN_SETTINGS.called,
                    navigator.opener(routes.Settings()),
                    Icon.SETTINGS,
                    OPEN_SETTINGS,
                ),
                DialogButton(SAVE_AND_LEAVE.called, self._leave, Icon.HOME, SAVE_AND_LEAVE),
                DialogButton(
                    QUIT_PROGRAM.called, lambda: ask_to_quit(app), Icon.QUIT, QUIT_PROGRAM
                ),
            ],
        )

    def _what_next(self, app: Program) -> DialogButton:
        """After the match: another one, or the sheet of the evening."""
        match, evening = self.model.session.match, self.evening
        if evening is None:
            return DialogButton(
                PLAY_AGAIN.called, lambda: play_again(app, match), Icon.REPLAY, PLAY_AGAIN
            )
        sheet = Message("evening-to-sheet")
        return DialogButton(sheet, lambda: to_sheet(app, match, evening), Icon.NEXT)

    def _of_evening(self) -> list[Message]:
        """Which part of an evening the match is."""
        part, evening = self.model.session.match.evening, self.evening
        if part is None or evening is None:
            return []
        return [Message("evening-part", number=part.number, count=len(evening_games()))]

    def _leave(self) -> None:
        """Leave for the start page; a finished game of an evening is settled then."""
        match = self.model.session.match
        if self.model.finished:
            settle_for(self.app, match, routes.Start())
        else:
            leave_for(self.app, routes.Start())

    def _rules(self, app: Program) -> Message:
        """The name of the rules that are played, of an evening's game as of any other."""
        match = self.model.session.match
        mode = match.notes.mode.partition(" ")[0]
        values, own = match.setup.options.as_values(), OwnSets(app.profile)
        name = rules_name(match.game, values, match.notes.rules, mode, own)
        return Message("pause-rules", name=name)

    def _to_same_cards(self) -> None:
        session = self.model.session
        self.navigator.open(routes.Replay(self._recorded()))
        self.navigator.open(routes.Rerun(session.match, session.writer.record))

    def _recorded(self) -> ReplaySession:
        session = self.model.session
        return ReplaySession(session.match, session.writer.record)

    def _review(self) -> None:
        self.navigator.open(routes.Replay(self._recorded(), review=True))

    def _replay(self) -> None:
        self.navigator.back()
        self.navigator.open(routes.Replay(self._recorded()))

    def _to_result(self) -> None:
        self.navigator.back()
        self.navigator.open(routes.Result(self.model))

    def _this_match(self) -> None:
        """Ask whether to restart, get a new deal, or give up."""
        navigator, match = self.app.navigator, self.model.session.match
        if self.evening is not None:
            ask_to_give_up(self.app, self.model.session, self.evening)
            return
        navigator.ask(
            "this-match",
            Message("pause-match.heading"),
            self._about_match,
            [
                DialogButton(Message("page-back"), navigator.back, Icon.BACK),
                DialogButton(
                    RESTART_DEAL.called,
                    lambda: same_deal(self.app, match),
                    Icon.REPLAY,
                    RESTART_DEAL,
                ),
                DialogButton(
                    DEAL_AGAIN.called, lambda: play_again(self.app, match), Icon.DEAL, DEAL_AGAIN
                ),
                DialogButton(GIVE_UP.called, self._ask_to_give_up, Icon.CROSS, GIVE_UP),
            ],
            Scope.THIS_MATCH,
        )

    def _about_match(self) -> str:
        match = self.model.session.match
        said = rules_in_words(match.game, match.setup.options.as_values())
        changes = [Message("history-told-changes", rules=said)] if said else []
        return told(in_order([*changes, Message("pause-match.text"), Message("pause-match.known")]))

    def _ask_to_give_up(self) -> None:
        navigator = self.app.navigator
        navigator.back()
        navigator.ask(
            "give-up",
            Message("pause-give-up.heading"),
            Message("pause-give-up.text"),
            [
                DialogButton(Message("page-back"), navigator.back, Icon.BACK),
                DialogButton(Message("pause-give-up.do"), self._ask_once_more, Icon.CROSS),
            ],
        )

    def _ask_once_more(self) -> None:
        """Ask a child once more before giving up."""
        if not self.model.for_children:
            self._give_up()
            return
        navigator = self.app.navigator
        navigator.back()
        navigator.ask(
            "give-up-really",
            Message("pause-give-up.really"),
            Message("pause-give-up.text"),
            [
                DialogButton(Message("page-back"), navigator.back, Icon.BACK),
                DialogButton(Message("pause-give-up.do"), self._give_up, Icon.CROSS),
            ],
        )

    def _give_up(self) -> None:
        self.model.session.give_up()
        leave_for(self.app, routes.Start())


def lost(loss: UnsavedMatch) -> Value:
    """The unsaved moves and undos in words; empty if all is saved."""
    if loss.all:
        return Message("unsaved-all", count=loss.moves)
    said = []
    if loss.moves:
        said.append(Message("unsaved-moves", count=loss.moves))
    if loss.undone:
        said.append(Message("unsaved-back", count=loss.undone))
    return in_order(said) if said else ""


class UnsavedPage(ProgramPage, Dialog):
    """Asks before leaving an unsaved match: retry, leave or stay."""

    wide = 480.0
    places = (Scope.UNSAVED,)

    def __init__(self, app: Program, writer: MatchWriter, then: Act) -> None:
        super().__init__(
            app,
            "unsaved",
            Message("unsaved-heading"),
            "",
            [
                DialogButton(RETRY_SAVING.called, self.try_again, Icon.REPLAY, RETRY_SAVING),
                DialogButton(LEAVE_ANYHOW.called, self.go, Icon.QUIT, LEAVE_ANYHOW),
                DialogButton(STAY_HERE.called, app.navigator.back, Icon.BACK, STAY_HERE),
            ],
        )
        self.writer = writer
        self.then = then
        self.said = Message("unsaved-text", lost=lost(writer.lost()), problem=writer.problem or "")

    def go(self) -> None:
        """Continue with the action that was interrupted."""
        self.then()

    def may_go(self, then: Act) -> bool:
        self.then = then
        return False

    def try_again(self) -> None:
        """Retry saving; on success continue with the interrupted action."""
        self.writer.try_again()
        if self.writer.loss:
            problem = self.writer.problem or ""
            self.said = Message("unsaved-still", lost=lost(self.writer.lost()), problem=problem)
            self.changed()
        else:
            self.go()

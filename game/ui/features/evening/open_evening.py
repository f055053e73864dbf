"""The way through an evening: it begins, its games begin and end, it goes on or is given up."""

from game.core.illegal import InvalidSetup
from game.features.evening.evening import EveningTerms, InvalidEvening
from game.features.evening.evening_results import title_of, why
from game.features.evening.evening_store import EveningFile
from game.features.evening.week import Week, match_setup
from game.features.history.match_text import account
from game.features.rule_sets.own_sets import OwnSets
from game.features.rule_sets.rules_line import RuleSet
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.session import MatchSession
from game.storage.match_store import NullWriter
from game.text.icon import Icon
from game.text.message import Message, say
from game.ui import routes
from game.ui.features.match.begin_match import continue_match, new_match, sit_down
from game.ui.features.match.evening_match import open_evening, stop
from game.ui.features.replay.open_replay import open_replay, open_rerun
from game.ui.kit.input.commands import OPEN_REPLAY, OPEN_RERUN, REVIEW_MATCH, Scope
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.tree import Act
from game.ui.program import Program


def begin_evening(app: Program, terms: EveningTerms) -> None:
    """Begin an evening with its first game; one that is under way comes before."""
    under_way = app.evenings.under_way(bool(terms.week))
    if under_way is not None:
        app.navigator.ask(
            "evening waits",
            Message("evening-under-way"),
            Message("evening-under-way.text", evening=title_of(under_way.evening)),
            [
                DialogButton(
                    Message("start-continue"), lambda: continue_evening(app, under_way), Icon.PLAY
                ),
                DialogButton(Message("page-back"), app.navigator.back, Icon.BACK),
                DialogButton(
                    Message("evening-stop.do"), lambda: _begin_instead(app, under_way, terms),
                    Icon.CROSS,
                ),
            ],
        )  # fmt: skip
        return
    play_game(app, app.evenings.begin(terms))


def _begin_instead(app: Program, under_way: EveningFile, terms: EveningTerms) -> None:
    stop(app, under_way)
    play_game(app, app.evenings.begin(terms))


def play_game(app: Program, file: EveningFile) -> None:
    """Begin the game that is due: first its record, then its line in the evening."""
    evening = file.evening
    due = evening.due()
    assert due is not None, "somebody has chosen a game"
    game, terms = GAMES_BY_NAME[due], evening.terms
    try:
        options = terms.options(game)
    except InvalidSetup as error:
        app.navigator.tell(Message("setup-disagree"), error.said)
        return
    if terms.week:
        match = Match(game, match_setup(game, Week.read(terms.week), terms), terms.seats)
    else:
        match = new_match(app, game, options, terms.seats)
    own = OwnSets(app.profile).with_rules(game, options.as_values())
    name = own.name if isinstance(own, RuleSet) else ""
    writer = app.match_store.begin(
        match, file.current_part.mode, known=terms.again, rules=name, children=terms.children
    )
    file.began(writer)
    session = MatchSession(match, writer, app.worker)
    cut = match.setup.parts is not None and app.settings.cut
    app.leave(lambda: _sit(app, file, session, cut))


def _sit(app: Program, file: EveningFile, session: MatchSession, cut: bool) -> None:
    sit_down(app, session, fresh=True, cut=cut)
    if file.problem is not None and session.writer.problem is None:
        app.navigator.tell(Message("dialog-first"), file.problem)


def continue_evening(app: Program, file: EveningFile) -> None:
    """Go on with an evening where it was left, or say why that is not possible."""
    fault = file.evening.fault
    try:
        file = app.evenings.go_on(file)
    except InvalidEvening as error:
        app.navigator.tell(
            Message("evening-damaged"),
            Message("evening-damaged.text", file=file.path.name, fault=error.said),
        )
        return
    if fault is not None:
        app.navigator.ask(
            "damaged evening",
            Message("evening-damaged"),
            Message("evening-damaged.mended", fault=fault),
            [
                DialogButton(Message("evening-go-on"), lambda: _go_on(app, file), Icon.PLAY),
                DialogButton(Message("page-back"), app.navigator.back, Icon.BACK),
            ],
        )
        return
    _go_on(app, file)


def _go_on(app: Program, file: EveningFile) -> None:
    evening = file.evening
    current = evening.current
    path = app.evenings.record(evening, current)
    if current is None or path is None:
        open_evening(app, file)
    elif path.parent == app.match_store.finished:
        # The program stopped at the result page.
        opened = app.match_store.open(path)
        if opened.match is None or not opened.match.state.over:
            open_evening(app, file)
            return
        session = MatchSession(opened.match, NullWriter(path, opened.match), app.worker)
        app.navigator.replace(routes.Table(session, False))
    else:
        continue_match(app, path)


def next_game(app: Program, file: EveningFile) -> None:
    """Leave the sheet: for the next game, or for the choice of it."""
    if file.evening.due() is None:
        app.navigator.open(routes.EveningChoice(file))
    else:
        play_game(app, file)


# Looking back.


def open_game(app: Program, file: EveningFile, number: int) -> None:
    """Tell why the points of a game are as they are, and offer its replay."""
    evening = file.evening
    game = evening.games[number - 1]
    path, names = app.evenings.record(evening, game), evening.names
    entry = None if path is None else app.match_store.match_index.entries.get(path.name)

    def said() -> str:
        lines = [] if game.result is None else why(names, game.result)
        said = [say("evening-sentence", said=one) for one in lines]
        return "\n".join(said if entry is None else said + account(entry, OwnSets(app.profile)))

    answers: list[DialogButton] = []
    if path is not None:
        answers += [
            DialogButton(
                OPEN_REPLAY.called, lambda: open_replay(app, path), Icon.REPLAY, OPEN_REPLAY
            ),
            DialogButton(
                REVIEW_MATCH.called, lambda: open_replay(app, path, True), Icon.GRAPH, REVIEW_MATCH
            ),
        ]
        if game.result is not None and not game.result.given_up:
            answers.append(
                DialogButton(
                    OPEN_RERUN.called, lambda: open_rerun(app, path), Icon.PERSON, OPEN_RERUN
                )
            )
    if number > 1:
        answers.append(
            DialogButton(
                Message("evening-previous"), _turner(app, file, number - 1), Icon.ARROW_LEFT
            )
        )
    settled = len(evening.results)
    if number < settled:
        answers.append(
            DialogButton(Message("evening-next"), _turner(app, file, number + 1), Icon.ARROW_RIGHT)
        )
    answers.append(DialogButton(Message("page-back"), app.navigator.back, Icon.BACK))
    heading = Message("evening-game", number=number, game=GAMES_BY_NAME[game.game].title)
    app.navigator.ask("evening game", heading, said, answers, Scope.MATCH)


def _turner(app: Program, file: EveningFile, number: int) -> Act:
    def turn() -> None:
        app.navigator.back()
        open_game(app, file, number)

    return turn

"""The start of a match: a new one, one from disk, or one from a replay."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.ai.characters import PERSON_NAME, Player
from game.core.event import Seat
from game.core.game import Game
from game.core.options import Options
from game.features.daily.daily_deal import DailyDeal
from game.features.daily.daily_results import played
from game.features.replay.replay_session import ReplaySession
from game.games import GAMES_BY_NAME
from game.match.deal_code import Code
from game.match.match import Match
from game.match.record_notes import FROM_HERE_MODE, SAME_CARDS_MODE
from game.match.seal import fresh_number
from game.session import MatchSession
from game.text.icon import Icon
from game.text.message import Message
from game.ui import routes
from game.ui.kit.pages.dialog import DialogButton
from game.ui.program import Program

if TYPE_CHECKING:
    from game.storage.match_store import Unfinished

MAX_SEEDED_DEAL_NUMBER_VALUE = 1_000_000
"""Upper bound of deal numbers in a program with a fixed seed."""


def sit_down(app: Program, session: MatchSession, fresh: bool, cut: bool = False) -> None:
    """Replace all pages by the table.

    With ``cut`` the page for the cut of the deck comes first. A ``fresh`` match starts with the
    deal animation.
    """
    if cut:
        app.navigator.replace(routes.Cut(session, lambda _: sit_down(app, session, fresh)))
        return
    session.leave_uncut()
    app.navigator.replace(routes.Table(session, fresh))
    if session.writer.problem is not None:
        app.navigator.tell(Message("dialog-first"), session.writer.problem)


def begin_match(
    app: Program,
    game: Game[Any, Any],
    options: Options,
    seats: Sequence[str],
    code: Code | None = None,
    dealer: Seat | None = None,
    rules: str = "",
) -> None:
    """Begin a match with these seats and a deal code; the default is a secret deal.

    ``dealer`` deals the first round of a secret deal; by default it is drawn by lot.  ``rules`` is
    the name that the player gave the options.

    Raises ``InvalidSetup`` for a deal that does not fit this game or these players.
    """
    match = new_match(app, game, options, seats, code, dealer)
    known, secret = code is not None, match.setup.secret
    writer = app.match_store.begin(match, known=known, rules=rules, children=app.settings.children)
    session = MatchSession(match, writer, app.worker)
    sit_down(app, session, fresh=True, cut=secret and app.settings.cut)


def new_match(
    app: Program,
    game: Game[Any, Any],
    options: Options,
    seats: Sequence[str],
    code: Code | None = None,
    dealer: Seat | None = None,
) -> Match:
    """A match before its first move, with nothing on disk; see ``begin_match``."""
    secret = code is None and not app.seeded
    if code is None:
        code = Code(
            fresh_number() if secret else app.rng.randrange(1, MAX_SEEDED_DEAL_NUMBER_VALUE), dealer
        )
    cuts = (code.cut,) if code.cut else ()
    setup = game.setup(
        len(seats),
        options,
        code.number,
        dealer=code.dealer,
        secret=secret,
        cuts=cuts,
        parts=() if secret else None,
    )
    return Match(game, setup, seats)


def begin_day(app: Program, deal: DailyDeal) -> None:
    """Begin the match of a day's deal, which has no cut: it is the same for everybody.

    The match counts as known if the player has played the deal before.
    """
    found = played(app.match_store, deal.setup.game, deal.short).get(deal.day)
    known = found is not None and found.known
    seats = [Player(PERSON_NAME, None).seat(), *(Player(*one).seat() for one in deal.opponents)]
    match = Match(GAMES_BY_NAME[deal.setup.game], deal.setup, seats)
    writer = app.match_store.begin(match, deal.mode, known, children=app.settings.children)
    session = MatchSession(match, writer, app.worker)
    sit_down(app, session, fresh=True)


def same_deal(app: Program, match: Match) -> None:
    """Begin a match with the decks and cuts of another one. The record notes that its deals are
    known.

    Asks first if moves would be lost.
    """

    def begin() -> None:
        fresh = Match(match.game, match.setup, match.seats)
        rules, children = match.notes.rules, app.settings.children
        writer = app.match_store.begin(fresh, SAME_CARDS_MODE, True, rules, children)
        session = MatchSession(fresh, writer, app.worker)
        sit_down(app, session, fresh=True)

    app.leave(begin)


def play_again(app: Program, match: Match) -> None:
    """Begin a match with the same opponents and options, but another deal.

    A dealer that was chosen deals again; otherwise the dealer is drawn. Asks first if moves would
    be lost.
    """
    setup = match.setup
    # A deal asked for by its code has the dealer that the code names, not one that was chosen.
    dealer = setup.dealer if setup.secret else None
    rules = match.notes.rules
    app.leave(
        lambda: begin_match(app, match.game, setup.options, match.seats, dealer=dealer, rules=rules)
    )


def continue_match(app: Program, path: Path) -> None:
    """Continue a match from disk, or explain why its record is unreadable."""
    unfinished = app.match_store.open(path)
    match = unfinished.match
    if unfinished.newer:
        app.navigator.tell(Message("dialog-newer"), Message("dialog-newer.text", file=path.name))
    elif match is not None and match.game.table is None:
        app.navigator.tell(
            Message("dialog-not-yet"), Message("dialog-not-yet.text", game=match.game.title)
        )
    elif match is not None and match.notes.given_up and unfinished.fault is None:
        # The program ended after the player gave up and before the record was filed.
        app.match_store.go_on(unfinished)
        app.navigator.tell(Message("pause-give-up.done"), Message("pause-give-up.listed"))
    elif unfinished.fault is not None:
        _ask_of_damage(app, unfinished)
    elif unfinished.doubt is not None:
        _ask_of_doubt(app, unfinished, unfinished.doubt)
    else:
        _go_on(app, unfinished)


def play_on(app: Program, session: ReplaySession) -> None:
    """Begin a match with the deal and moves of another one, up to the replay's position.

    Asks first if moves would be lost.
    """

    def begin() -> None:
        match = session.course.begun(session.at)
        writer = app.match_store.begin(match, FROM_HERE_MODE)
        sit_down(app, MatchSession(match, writer, app.worker), fresh=False)

    app.leave(begin)


def _go_on(app: Program, unfinished: "Unfinished") -> None:
    writer = app.match_store.go_on(unfinished)
    session = MatchSession(writer.match, writer, app.worker)
    cut = writer.match.wants_part and session.cuttable and app.settings.cut
    sit_down(app, session, fresh=cut and not writer.match.moves, cut=cut)


def _ask_of_doubt(app: Program, unfinished: "Unfinished", doubt: Message) -> None:
    app.navigator.ask(
        "doubt",
        Message("dialog-doubt"),
        Message("dialog-doubt.text", doubt=doubt),
        [
            DialogButton(Message("dialog-leave-listed"), app.navigator.back, Icon.BACK),
            DialogButton(Message("dialog-doubt.play"), lambda: _go_on(app, unfinished), Icon.PLAY),
        ],
    )


def _ask_of_damage(app: Program, unfinished: "Unfinished") -> None:
    match = unfinished.match
    name = unfinished.path.name
    fault = unfinished.fault or ""
    if match is None:

        def put_aside() -> None:
            problem = app.match_store.put_aside(unfinished.path)
            app.navigator.back()
            if problem:
                app.navigator.tell(Message("dialog-not-aside"), problem)

        app.navigator.ask(
            "damaged",
            Message("dialog-damaged"),
            Message("dialog-damaged.text", file=name, fault=fault),
            [
                DialogButton(Message("dialog-leave-listed"), app.navigator.back, Icon.BACK),
                DialogButton(Message("dialog-damaged.off"), put_aside, Icon.CROSS),
            ],
        )
        return
    kept, doubt = len(match.moves), unfinished.doubt

    def play() -> None:
        if doubt is None:
            _go_on(app, unfinished)
        else:
            app.navigator.back()
            _ask_of_doubt(app, unfinished, doubt)

    app.navigator.ask(
        "damaged",
        Message("dialog-damaged"),
        Message("dialog-damaged.moves", file=name, fault=fault, count=kept),
        [
            DialogButton(Message("dialog-damaged.play"), play, Icon.PLAY),
            DialogButton(Message("dialog-damaged.leave"), app.navigator.back, Icon.BACK),
        ],
    )

"""Every page of the program in the states that matter, ready to be looked at."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import lru_cache, partial
from random import Random

from game.ai.levels import LEVELS, Advice
from game.core.event import PERSON_SEAT, Seat
from game.features.evening.evening import LAST_CHOOSES_ORDER, LISTED_ORDER
from game.features.evening.evening_results import ASSISTED_EVENING_SORT
from game.features.evening.evening_store import EveningFile
from game.features.lessons.guide import lesson_of
from game.features.lessons.progress import Progress
from game.features.puzzles.own_puzzles import OwnPuzzles, Weakness
from game.features.puzzles.puzzle import PuzzleResult, Solved, theme_of
from game.features.puzzles.puzzle import kept as kept_puzzles
from game.features.replay.replay_session import ReplaySession
from game.features.rerun.rerun import Outcome, parting
from game.features.review.review import Judgement
from game.features.review.review_session import Costly, DecisionStats, ReviewData
from game.features.rule_sets.own_sets import OwnSets
from game.features.sheets.sheet_text import kept_sheet
from game.games import GAMES, GAMES_BY_NAME
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS
from game.match.match import Match
from game.match.positions import Positions
from game.storage.licences import parts
from game.storage.match_index import IndexEntry
from game.text.languages import SPOKEN_ENGLISH
from game.text.message import Message, told
from game.ui.features.daily.calendar_page import CalendarPage
from game.ui.features.daily.stamp_page import StampPage
from game.ui.features.daily.today_puzzle_page import TodayPuzzlePage
from game.ui.features.evening.evening_over_page import EveningOverPage
from game.ui.features.evening.evening_page import EveningPage
from game.ui.features.evening.evening_posters_page import EveningPostersPage
from game.ui.features.evening.evening_rules_page import EveningRulesPage
from game.ui.features.evening.evening_sheet_page import EveningChoicePage, EveningSheetPage
from game.ui.features.evening.evening_statistics_page import EveningStatisticsPage
from game.ui.features.evening.week_page import WeekPage
from game.ui.features.history.history_page import HistoryPage
from game.ui.features.history.unfinished_page import UnfinishedPage
from game.ui.features.lessons.lesson_page import FirstHandPage, LessonOverPage, LessonPage
from game.ui.features.lessons.lessons_page import LessonsPage
from game.ui.features.lessons.open_lesson import begin_first_hand, begin_lesson
from game.ui.features.match.begin_match import begin_match, continue_match
from game.ui.features.match.close_up_page import CloseUpPage
from game.ui.features.match.compared_page import ComparedPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.pause_page import PausePage
from game.ui.features.puzzles.open_puzzle import puzzle_route
from game.ui.features.puzzles.puzzles_page import PuzzlesPage
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.rerun.parted_page import PartedPage
from game.ui.features.rerun.rerun_page import RerunPage
from game.ui.features.rules.example_page import ExamplePage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.seal.cut_page import CutPage
from game.ui.features.seal.seal_page import SealPage
from game.ui.features.settings.access_pages import AccessPage, HeardPage, QuestionsPage
from game.ui.features.settings.keys_page import KEYS_TAB_TITLES, KeysPage
from game.ui.features.settings.languages_page import LanguagesPage, SoundsWrongPage
from game.ui.features.settings.settings_page import SettingsPage, sections
from game.ui.features.setup.sets_page import SetsPage
from game.ui.features.setup.setup_page import PickPage, SetupPage
from game.ui.features.sheets.keep_page import KeepPage
from game.ui.features.start.about_page import AboutPage, LicencePage
from game.ui.features.start.start_page import StartPage
from game.ui.features.statistics.statistics_page import StatisticsPage
from game.ui.kit.input.commands import PROGRAM_COMMANDS
from game.ui.kit.pages.page import Page
from game.ui.table.model.actions import AskHint, OpenSeal
from game.ui.table.model.notice import Notice, NoticeKind
from tests import archive
from tests.evening.evenings import begin_match as begin_evening_match
from tests.evening.evenings import play as play_evening_match
from tests.evening.evenings import terms as evening_terms
from tests.ui import tallies
from tests.ui.choices import choose
from tests.ui.crowds import CROWDS, Crowd, run
from tests.ui.days import kept as played_on
from tests.ui.stage import NAMES, TODAY, Stage

WHY = "Without the 10 of hearts the hand leaves 63 points over; what stays may do better."
"""What the coach says of a move."""
LONG = Notice(
    NoticeKind.REFUSAL,
    "The queen of diamonds does not fit the king of hearts: "
    "it must have the same rank or be its neighbour of the same suit.",
    "What fits",
)
"""The longest refusal of Takeaway."""


def start(stage: Stage, matches: int) -> Page:
    for seed in range(matches):
        stage.sit(4, rounds=9, seed=seed, moves=40)
    return stage.show(StartPage(stage.app))


def today(stage: Stage) -> Page:
    """The strip of today of somebody with a best moment and a match that waits."""
    archive.fill(stage.app.profile.folder, 12)
    page = start(stage, 1)
    match_store, moments = stage.app.match_store, stage.app.moments
    while match_store.match_index.step() or moments.step():
        pass
    stage.tick()
    stage.until(lambda: not page.waiting)
    return page


def todays_puzzle(stage: Stage) -> Page:
    """The first of today's stations."""
    today(stage)
    stage.click("today")
    return stage.top(TodayPuzzlePage)


def stamp(stage: Stage) -> Page:
    """The last of today's stations, with the moment of the round, when the day has turned."""
    archive.fill(stage.app.profile.folder, 12)
    played_on(stage, TAKEAWAY, TODAY, short=True)
    page = stage.show(StampPage(stage.app, TODAY))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    stage.until(lambda: not stage.tick())
    page.copy()
    return page


def setup(stage: Stage, name: str, most: bool) -> Page:
    game = next(game for game in GAMES if game.name == name)
    scene = SetupPage(stage.app, game)
    scene.plan.players = game.players[1 if most else 0]
    scene.more = most
    return stage.show(scene)


def own(stage: Stage) -> Page:
    """With values of the player's own, and one settled by another."""
    scene = SetupPage(stage.app, TAKI)
    for name, value in (("voluntary_draw", "on"), ("mode", "tournament"), ("hand", 6)):
        scene.plan.set(name, value)
    return stage.show(scene)


def sets(stage: Stage, name: str, kept: bool = False) -> Page:
    """The rule sets; with ``kept`` some of the player's own, and a line that is pasted."""
    game = next(game for game in GAMES if game.name == name)
    if kept:
        own = OwnSets(stage.app.profile)
        for called in ("Aunt Trude’s game", "A name as long as forty characters can be"):
            own.save(game, called[:40], game.options_type.from_values({"target": 1000}))
    page = SetsPage(stage.app, game, game.options_type().as_values(), lambda _: None)
    if kept:
        page.select(page.sets.of(game)[0])
        page.line = "five-takes rules 1 | taki | Theirs | wins=7 lead=coloured |"
    return stage.show(page)


def pick(stage: Stage) -> Page:
    """The longest list of values there is."""
    page = stage.set_up(TEXAS)
    page.activate(page.tree.by_key["option rounds"])
    return stage.top(PickPage)


def settings(stage: Stage, at: str = "") -> Page:
    """The section of the setting ``at``."""
    return stage.show(SettingsPage(stage.app, at))


def sounds_wrong(stage: Stage) -> Page:
    """How to say what sounds wrong, after the form was copied."""
    page = SoundsWrongPage(stage.app, SPOKEN_ENGLISH)
    page.copy()
    return stage.show(page)


def about(stage: Stage) -> Page:
    return stage.show(AboutPage(stage.app))


def licence(stage: Stage) -> Page:
    return stage.show(LicencePage(stage.app, parts()[0]))


def rules(stage: Stage, name: str) -> Page:
    game = next(game for game in GAMES if game.name == name)
    return stage.show(RulesPage(stage.app, game))


def rules_of_set(stage: Stage, name: str) -> Page:
    """The rules of a set of Texas Rummy, at a table for three."""
    values = next(one.values for one in TEXAS.options_type.presets if one.name == name)
    return stage.show(RulesPage(stage.app, TEXAS, values=values, players=3))


def example(stage: Stage, name: str, says: str) -> Page:
    """The first picture of the usual rules that says so, played to its end."""
    page = rules(stage, name)
    assert isinstance(page, RulesPage)
    block = next(one for one in page.blocks if one.name.startswith(says))
    page.activate(page.tree.by_key[f"show {page.blocks.index(block)}"])
    shown = stage.top(ExamplePage)
    stage.until(lambda: shown.is_told)
    return shown


def searched(stage: Stage, text: str) -> Page:
    """The rules opened from the start page, with a search in them."""
    page = stage.show(RulesPage(stage.app, TAKI, games=GAMES))
    page.set_focus(page.tree.by_key["search"])
    stage.type(text)
    return page


def lessons(stage: Stage) -> Page:
    """The lessons, some done and one begun."""
    progress = Progress(stage.app.settings.lessons)
    progress.finished("taki", "turn")
    progress.left("taki", "run", 2)
    return stage.show(LessonsPage(stage.app, TAKI))


def taught(stage: Stage, game: str, name: str, place: int = 0) -> Page:
    """A lesson at one of its steps."""
    Progress(stage.app.settings.lessons).left(game, name, place)
    begin_lesson(stage.app, GAMES_BY_NAME[game], name)
    page = stage.top(LessonPage)
    stage.until(lambda: page.teaching is not None)
    return page


def first_hand(stage: Stage, steps: int) -> Page:
    """The first hand after some of its steps."""
    begin_first_hand(stage.app, GAMES_BY_NAME["take"])
    page = stage.top(FirstHandPage)
    for _ in range(steps):
        expected = page.guide.expected
        assert expected is not None and expected.move is not None
        page.moves.try_move(expected.move)
        stage.until(lambda: page.teaching is not None)
    return page


def lesson_over(stage: Stage) -> Page:
    """The end of a game's last lesson, with what there is to say about all of them."""
    for name in GAMES_BY_NAME["taki"].lessons[:-1]:
        Progress(stage.app.settings.lessons).finished("taki", name)
    last = len(lesson_of(GAMES_BY_NAME["taki"], "actions").steps) - 1
    Progress(stage.app.settings.lessons).left("taki", "actions", last)
    Progress(stage.app.settings.lessons).finished("taki", "last")
    begin_lesson(stage.app, GAMES_BY_NAME["taki"], "actions")
    page = stage.top(LessonPage)
    page.guide.place = last
    stage.until(lambda: page.teaching is not None)
    page.go_on()
    stage.until(lambda: stage.scene is not page)
    return stage.top(LessonOverPage)


def astray(stage: Stage) -> Page:
    """After a move that the lesson did not expect, with the longest answer to it."""
    page = taught(stage, "take", "out", 2)
    assert isinstance(page, LessonPage)
    page.moves.try_move("discard KH")
    stage.until(lambda: page.guide.strayed is not None)
    stage.tick()
    return page


def keeping(stage: Stage, name: str, players: int, saved: bool = False) -> Page:
    """The sheet of a whole match to keep, saved or not."""
    own = OwnSets(stage.app.profile)
    begun = datetime(2026, 11, 24, 19, 55)
    keep = partial(kept_sheet, played(name, players), begun, own)
    page = stage.show(KeepPage(stage.app, keep))
    if saved:
        page.save_table()
    return page


def unfinished(stage: Stage) -> Page:
    for seed in range(12):
        stage.sit(4, rounds=9, seed=seed, moves=60)
    return stage.show(UnfinishedPage(stage.app))


def history(stage: Stage, count: int, opened: int | None = None) -> Page:
    """So many matches that are over, one of them opened."""
    folder = stage.app.match_store.finished
    for path in folder.glob("*"):
        path.unlink()
    if count:
        archive.fill(stage.app.profile.folder, count)
    page = stage.show(HistoryPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    if opened is not None:
        page.open([one for one in page.shown if isinstance(one, IndexEntry)][opened])
    return stage.scene


def statistics(
    stage: Stage, count: int, game: int = 0, turned: float = 0, unfolded: bool = False
) -> Page:
    """What so many matches come to: of all games (0) or one, turned down by a share."""
    history(stage, count)
    page = stage.show(StatisticsPage(stage.app))
    page.choose_game(game)
    page.unfolded = unfolded
    reviews = stage.app.reviews
    match = Match(TAKI, TAKI.setup(2, {}, 1))
    if game:
        costly = Costly(2, 12.34, Message("page-back"), Message("page-rules"))
        for name in page.match_index.entries:
            sorts = tuple(
                DecisionStats(word, 40, 2, 10.25) for word in GAMES[game - 1].move_categories
            )
            reviews.keep(name, match, {}, ReviewData(80, 4, 20.5, (costly,) * 3, sorts))
    stage.until(lambda: not stage.tick() and not page.waiting)
    page.column.offset = round(turned * page.column.most)
    page.changed()
    return page


def table(stage: Stage, players: int, moves: int) -> TablePage:
    table = stage.sit(players, rounds=3, moves=moves, seed=3)
    stage.asked()
    return table


def refused(stage: Stage, players: int) -> Page:
    scene = table(stage, players, 20)
    scene.moves.refuse(LONG)
    return scene


def hinted(stage: Stage, players: int) -> Page:
    scene = table(stage, players, 20)
    scene.perform(AskHint())
    stage.tick()
    assert scene.model.notice is not None
    return scene


def compared(stage: Stage, name: str, moves: int, counted: bool = False) -> Page:
    """The moves that the coach compared, or counted through, at the first choice from there on."""
    game = GAMES_BY_NAME[name]
    scene = stage.sit(2, game=game, seed=3, moves=moves)
    stage.asked()
    match = scene.session.match
    while len(match.moves_now()) < 2:
        scene = stage.sit(2, game=game, seed=3, moves=len(match.moves) + 1)
        stage.asked()
        match = scene.session.match
    texts = match.moves_now()[:6]
    scores = {move: 62.4 - 9.5 * number**1.5 / 2 for number, move in enumerate(texts)}
    errors = {move: 4.0 * bool(number % 3) for number, move in enumerate(texts)}
    why = game.bot.explain(match.state, game.parse(texts[0]), scene.show.names)
    scene.session.advice = Advice(texts[0], why, scores, "chance", errors, exact=counted)
    for _ in range(3):
        scene.perform(AskHint())
        stage.tick()
    return stage.top(ComparedPage)


def advised(stage: Stage, name: str, moves: int) -> Page:
    """A hint with its chance, and how sure it is."""
    compared(stage, name, moves)
    stage.app.navigator.back()
    stage.tick()
    return stage.scene


def dealing(stage: Stage, players: int) -> Page:
    """In the middle of the deal, cards under way."""
    scene = stage.sit(players, seed=3, speed="slow")
    for _ in range(60):
        stage.tick()
    assert not scene.show.quiet
    return scene


def thinking(stage: Stage, players: int) -> Page:
    """While an opponent thinks."""
    stage.worker.slow = True
    scene = stage.sit(players, seed=3)
    moves = 0
    while scene.session.match.state.asked == PERSON_SEAT:
        moves += 1
        scene = stage.sit(players, seed=3, moves=moves)
    stage.tick()
    stage.tick()
    assert scene.session.thinking
    return scene


def paused(stage: Stage) -> Page:
    scene = PausePage(stage.app, table(stage, 4, 20).model)
    stage.app.page_stack.push(scene)
    return scene


def this_match(stage: Stage) -> Page:
    paused(stage)
    stage.key("d")
    return stage.scene


def looked_up(stage: Stage, key: str, moves: int) -> Page:
    """A page opened over a table of 500 Rummy by a key."""
    scene = stage.sit(3, game=GAMES_BY_NAME["rummy500"], moves=moves, seed=3, fresh=False)
    stage.asked()
    stage.key(key)
    assert stage.scene is not scene
    return stage.scene


def between(stage: Stage, players: int, rounds: int) -> Page:
    """After a round of this many that went before."""
    scene = stage.sit(players, rounds=9, moves=0, seed=5, fresh=False)
    match = scene.session.match
    while len(match.state.rounds) < rounds:
        match.play(match.moves_now()[0])
    scene.show.snap(match.view(PERSON_SEAT))
    page = RoundPage(stage.app, scene.model)
    stage.app.page_stack.push(page)
    return page


def result(stage: Stage, players: int, rounds: int, shared: bool = False) -> Page:
    scene = stage.sit(players, rounds=rounds, moves=0, seed=5, fresh=False)
    match = scene.session.match
    while not match.state.over:
        match.play(match.moves_now()[0])
    scene.show.snap(match.view(PERSON_SEAT))
    if shared:
        view = dict(match.view(PERSON_SEAT))
        view["winners"] = list(range(players))
        view["scores"] = [52 * rounds // players] * players
        scene.show.snap(view)
    stage.until(lambda: stage.scene is not scene)
    return stage.top(ResultPage)


def scores(stage: Stage, shown: int = 0) -> Page:
    """The sheet, the ranking and the cards behind the result of a match of many rounds."""
    result(stage, 4, 9)
    stage.top(ResultPage).open_scores(shown)
    return stage.scene


def damaged(stage: Stage, header: bool) -> Page:
    path = stage.app.match_store.folder / "takeaway-20300102-030405-recovered-2.record"
    match = stage.sit(3).session.match
    text = "#five-takes 1\nplayers: 3\n" if header else match.record() + "0 dance a little\n"
    path.write_text(text, encoding="utf-8")
    stage.show(StartPage(stage.app))
    continue_match(stage.app, path)
    return stage.scene


def cut(stage: Stage, name: str) -> Page:
    """The deck of a fresh match; the cut of the larger one has been moved."""
    stage.app.seeded, stage.app.settings.cut = False, True
    game = GAMES_BY_NAME[name]
    begin_match(stage.app, game, game.options_type(), NAMES[: game.players[1]])
    scene = stage.top(CutPage)
    if name == "texas":
        scene.step(0)
    return scene


def sealed(stage: Stage, name: str, over: bool) -> Page:
    """The proof of a deal, of a running round or of one that is over, with all there is to it."""
    game = GAMES_BY_NAME[name]
    setup = game.setup(2, {}, 3, secret=True, parts=())
    match = Match(game, setup, NAMES[:2])
    match.cut(20)
    rng = Random(1)
    while not match.state.rounds and over:
        match.play(rng.choice(match.moves_now()))
    table = stage.sit_at(match)
    table.perform(OpenSeal())
    scene = stage.top(SealPage)
    if over:
        scene.turn(-1)
        scene.verify()
        scene.detail()
        scene.save()
    return scene


def review(stage: Stage, game: str) -> Page:
    """A match looked back at, at one of its costly moves."""
    match = played(game, 2)
    page = stage.show(ReplayPage(stage.app, ReplaySession(match), review=True))
    reviewing = page.reviewing
    assert reviewing is not None
    for place, one in enumerate(reviewing.decisions):
        better = next(iter(match.after(one.number).legal()))
        cost = 12.3 if place % 2 else 0.0
        expected = 45.0 + place % 7 - place % 4 * 2.5
        said = Judgement(match.game.write(better), WHY, expected, cost, expected + cost)
        reviewing.judged[one.number] = said
    page.go(reviewing.mistaken()[0] if reviewing.mistaken() else reviewing.numbers[0])
    return page


def calendar(stage: Stage, played: bool) -> Page:
    """The deals of the day: some played, one begun; the chosen one is not played, or is."""
    for day in (3, 9, 12):
        played_on(stage, TAKEAWAY, TODAY.replace(day=day), hints=day % 2, seed=day)
    played_on(stage, TAKEAWAY, TODAY.replace(day=14), moves=30)
    page = stage.show(CalendarPage(stage.app, TAKEAWAY, TODAY.replace(day=12 if played else 16)))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    stage.until(lambda: not page.waiting)
    return page


def rerun_page(stage: Stage, level: str, runs: int) -> Page:
    """What a level has made of the cards of a match, in so many runs; with runs all of them."""
    writer = played_on(stage, TAKEAWAY if level == "expert" else TAKE, TODAY)
    page = RerunPage(stage.app, writer.match, writer.path)
    page.choose(level)
    stage.worker.slow = True
    page.running.rerun.done = [Outcome(1 + run % 4, 4, 40.0 - 17 * run, 3) for run in range(runs)]
    if runs:
        page.explain()
    return stage.show(page)


def parted(stage: Stage, game: str, way: int, judged: bool) -> Page:
    """Where a match and another line part, some moves before or after that."""
    match = played(game, 3)
    made = [text for _, text in match.moves]
    number = next(at for at in Positions(match).choices(Seat(0)) if at > 3)
    other = next(
        text for text in map(match.game.write, match.after(number).legal()) if text != made[number]
    )
    found = parting(match, [*made[:number], other])
    assert found is not None
    said = Judgement(other, "", 31.0, 14.0, 45.0) if judged else None
    stage.worker.slow = True
    page = PartedPage(stage.app, found, LEVELS["expert"].title, said)
    stage.show(page)
    page.step(way)
    return page


def replayed(stage: Stage, name: str, players: int, eyes: int | None, share: float) -> Page:
    """A match that has been played, so far through it and through these eyes."""
    match = played(name, players)
    session = ReplaySession(match)
    session.eyes = None if eyes is None else Seat(eyes)
    page = stage.show(ReplayPage(stage.app, session))
    page.go(round(share * session.last))
    return page


@lru_cache(16)
def played(name: str, players: int) -> Match:
    """A whole match such as opponents play it."""
    game = GAMES_BY_NAME[name]
    match = Match(game, game.setup(players, {}, 3), NAMES[:players])
    rng = Random(3)
    while not match.state.over:
        match.follow(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    return match


def choice(stage: Stage, way: str) -> Page:
    """Several meanings of a gesture, one of them advised."""
    _, scene = choose(stage, way)
    scene.advised = scene.offers[1].move
    scene.changed()
    return scene


def crowd(stage: Stage, name: str) -> Page:
    """A crowded table at which the person is asked."""
    scene = stage.sit_at(CROWDS[name].match())
    stage.tick()
    assert scene.model.your_turn
    return scene


def playing(stage: Stage, name: str, players: int, picks: int = 0) -> Page:
    """A match of a game some moves old, with so many cards of the hand picked.

    Nobody says anything: that would lie over a plate for a moment.
    """
    scene = stage.sit(players, game=GAMES_BY_NAME[name], moves=12, seed=3)
    stage.asked()
    for slot in range(picks):
        scene.pointer.toggle(slot)
    scene.model.remark = None
    scene.changed()
    return scene


def refused_rule(stage: Stage) -> Page:
    """As many buttons as there ever are beside a long refusal."""
    scene = crowd(stage, "rummy500 of 2, a pile of 45")
    assert isinstance(scene, TablePage)
    scene.moves.refuse(LONG)
    return scene


def looked_at(stage: Stage) -> Page:
    """With a card of the hand shown large, with all that is said of it."""
    scene = playing(stage, "taki", 4)
    scene.set_focus(next(node for node in scene.tree.nodes if node.role == "card"))
    stage.key("f4")
    return scene


def close_up(stage: Stage, name: str, players: int, zone: str) -> Page:
    """One card or meld as large as the window."""
    scene = playing(stage, name, players)
    found = (node for node in scene.tree.nodes if node.reachable)
    scene.set_focus(next(node for node in found if node.key.startswith(zone)))
    stage.key("f4", shift=True)
    return stage.top(CloseUpPage)


def calling(stage: Stage) -> Page:
    """While the person can call “Rummy!”."""
    melds = [(0, run("S", 4, 3))]
    crowd = Crowd("rummy500", 3, ["2D", "4H", "KC"], ["3D", "QH", "8S"], melds, others=5,
                  phase="call", facts={"discarder": 1})  # fmt: skip
    scene = stage.sit_at(crowd.match())
    stage.until(lambda: scene.model.open_call() is not None)
    return scene


def own_keys(stage: Stage, part: str, command: str = "") -> Page:
    """The list of commands, turned to a part; or what can be done with one that has two keys."""
    page = stage.show(KeysPage(stage.app))
    page._turn(part)
    if command:
        page.open(next(one for one in PROGRAM_COMMANDS if one.name == command))
    return stage.scene


def helped(stage: Stage, made: Callable[[Stage], Page]) -> Page:
    """The keys that hold on a page."""
    made(stage)
    stage.key("?")
    assert stage.scene.name == "help"
    return stage.scene


def puzzles(stage: Stage) -> Page:
    """The list, with every mark there is."""
    marks = Solved(stage.app.profile)
    for place, mark in enumerate(PuzzleResult):
        number = kept_puzzles(GAMES_BY_NAME["take"]).puzzles[place].match
        marks.add_try("take", number)
        marks.mark("take", number, mark)
    return stage.show(PuzzlesPage(stage.app))


def own_puzzles(stage: Stage) -> Page:
    """The list with puzzles from the player's own mistakes."""
    own = OwnPuzzles(stage.app.profile)
    for number, one in enumerate(kept_puzzles(GAMES_BY_NAME["take"]).puzzles[:3]):
        own.keep("take", "a.record", number, replace(one, match=10**9 + number))
    page = puzzles(stage)
    assert isinstance(page, PuzzlesPage)
    theme = theme_of(page.game, page.puzzles.puzzles[0])
    assert theme is not None
    page.weakness = Weakness(theme, 12.4, 6, theme)
    page.changed()
    return page


def puzzle(stage: Stage, game: str, way: str) -> Page:
    """A puzzle that was answered this way."""
    if way == "halfway":
        several = kept_puzzles(GAMES_BY_NAME[game]).puzzles
        place = next(place for place, one in enumerate(several) if len(one.steps) > 1)
        scene = stage.show(
            stage.app.navigator.make(puzzle_route(stage.app, GAMES_BY_NAME[game], place))
        )
        stage.tick()
        scene.moves.try_move(scene.puzzle.first.best[0])
        for _ in range(5):
            stage.tick()
        return scene
    scene = stage.show(stage.app.navigator.make(puzzle_route(stage.app, GAMES_BY_NAME[game], 0)))
    stage.tick()
    if way == "missed":
        scene.moves.try_move(scene.puzzle.first.nearest.moves[0])
    if way == "shown":
        scene.moves.show_solution()
    if way == "found":
        for step in scene.puzzle.steps:
            scene.moves.try_move(step.best[0])
    for _ in range(5):
        stage.tick()
    return scene


def typing(stage: Stage) -> Page:
    """Keys on the screen, over the rules that are searched."""
    page = searched(stage, "breaker")
    page.type_in(page.tree.by_key["search"])
    return stage.scene


def evening(stage: Stage, listed: bool = False) -> Page:
    """The set-up of an evening, with the longest names of rules."""
    page = EveningPage(stage.app)
    page.plan.players = 4
    if listed:
        page.plan.order = LISTED_ORDER
        for one in page.plan.rules.values():
            one.choose(max(one.names(), key=lambda name: len(told(one.title(name)))))
    return stage.show(page)


def evening_rules(stage: Stage) -> Page:
    page = evening(stage, listed=True)
    assert isinstance(page, EveningPage)
    return stage.show(EveningRulesPage(stage.app, page.plan))


def evening_kept(
    stage: Stage, games: int, players: int = 3, number: int = 7, given_up: bool = False
) -> EveningFile:
    """An evening after some games; the person gave them all up, or helped themselves."""
    for old in [*stage.app.evenings.folder.glob("*.evening")]:
        old.unlink()
    file = stage.app.evenings.begin(
        evening_terms(players, number, LAST_CHOOSES_ORDER, short=games != 5)
    )
    while len(file.evening.results) < games:
        if file.evening.chooser is not None:
            file.choose(file.evening.left()[0])
        writer = begin_evening_match(stage.app.evenings, file)
        writer.match.notes.hint(0)
        writer.match.notes.played(0, 60 * 75)
        play_evening_match(writer, 3 if given_up else 1 << 30)
        if given_up:
            writer.match.give_up()
            writer.note()
            writer.finish()
        file.settle(writer.match)
    return file


def evening_sheet(stage: Stage, games: int, players: int = 3, opened: int = 0) -> Page:
    file = evening_kept(stage, games, players)
    page = stage.show(EveningSheetPage(stage.app, file))
    if opened:
        stage.click(f"game {opened}")
    return stage.scene if opened else page


def evening_posters(stage: Stage, games: int, players: int = 3) -> Page:
    return stage.show(EveningPostersPage(stage.app, evening_kept(stage, games, players), False))


def evening_over(stage: Stage) -> Page:
    return stage.show(EveningOverPage(stage.app, evening_kept(stage, 5, 4), False))


def evening_choice(stage: Stage) -> Page:
    return stage.show(EveningChoicePage(stage.app, evening_kept(stage, 1, given_up=True)))


def evening_week(stage: Stage, later: bool = False) -> Page:
    """This week, or a later one of a clock that was set back."""
    evening_kept(stage, 0)
    page = WeekPage(stage.app)
    if later:
        page.week = page.week.after(1)
    return stage.show(page)


def evening_statistics(stage: Stage) -> Page:
    evening_kept(stage, 5, 3)
    page = stage.show(EveningStatisticsPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    page.choose_sort(ASSISTED_EVENING_SORT)
    stage.until(lambda: not page.waiting)
    return page


def evening_history(stage: Stage) -> Page:
    evening_kept(stage, 5, 4)
    return history(stage, 3)


def evening_unfinished(stage: Stage) -> Page:
    evening_kept(stage, 2, 4)
    stage.sit(4, rounds=9, moves=60)
    return stage.show(UnfinishedPage(stage.app))


PAGES: dict[str, Callable[[Stage], Page]] = {
    "start": partial(start, matches=0),
    "start with today": today,
    "today's puzzle": todays_puzzle,
    "stamp of a day": stamp,
    "start with a match": partial(start, matches=1),
    "start with matches": partial(start, matches=12),
    **{
        f"set-up of {game.name}, {size}": partial(setup, name=game.name, most=size == "most")
        for game in GAMES
        for size in ("least", "most")
    },
    "set-up with own values": own,
    "values to pick": pick,
    "set-up of an evening": evening,
    "set-up of an evening, listed": partial(evening, listed=True),
    "rules of an evening": evening_rules,
    "posters of an evening before its first game": partial(evening_posters, games=0),
    "posters of an evening": partial(evening_posters, games=2, players=4),
    "posters of an evening at its last game": partial(evening_posters, games=4, players=4),
    "evening before its first game": partial(evening_sheet, games=0),
    "evening after a game": partial(evening_sheet, games=2, players=4),
    "evening, of a game": partial(evening_sheet, games=2, opened=2),
    "evening over": evening_over,
    "choice of a game": evening_choice,
    "evening of the week": evening_week,
    "evening of a week to come": partial(evening_week, later=True),
    "statistics of evenings": evening_statistics,
    "history with an evening": evening_history,
    "unfinished with an evening": evening_unfinished,
    "rule sets": partial(sets, name="rummy500", kept=True),
    "rule sets of taki": partial(sets, name="taki"),
    "accessibility": lambda stage: stage.show(AccessPage(stage.app)),
    "three questions": lambda stage: stage.show(QuestionsPage(stage.app)),
    "what you hear": lambda stage: stage.show(HeardPage(stage.app)),
    "languages": lambda stage: stage.show(LanguagesPage(stage.app)),
    "what sounds wrong": sounds_wrong,
    "about": about,
    "licence": licence,
    **{f"keys of one’s own: {part}": partial(own_keys, part=part) for part in KEYS_TAB_TITLES},
    "keys, of a command": partial(own_keys, part="moving", command="press"),
    "help at a table": partial(helped, made=lambda stage: playing(stage, "rummy500", 3)),
    "settings": settings,
    **{
        f"settings: {section.options[0].name}": partial(settings, at=section.options[0].name)
        for section in sections()[1:]
    },
    **{f"rules of {game.name}": partial(rules, name=game.name) for game in GAMES},
    "rules of Three Thirteen": partial(rules_of_set, name="three-thirteen"),
    **{f"example of {game.name}": partial(example, name=game.name, says="good") for game in GAMES},
    "example that is refused": partial(example, name="take", says="bad"),
    "rules searched": partial(searched, text="breaker"),
    "rules searched in vain": partial(searched, text="hovercraft"),
    "keys on the screen": typing,
    "unfinished": unfinished,
    "lessons": lessons,
    "lesson over": lesson_over,
    "unfinished, none": lambda stage: stage.show(UnfinishedPage(stage.app)),
    "statistics without matches": partial(statistics, count=0),
    "statistics": partial(statistics, count=26),
    "statistics of few matches": partial(statistics, count=4),
    "statistics turned": partial(statistics, count=26, turned=0.7, unfolded=True),
    "statistics of a game": partial(statistics, count=26, game=5, unfolded=True),
    "history without matches": partial(history, count=0),
    "history": partial(history, count=14),
    "history of a match": partial(history, count=4, opened=2),
    "history of a damaged match": partial(history, count=1, opened=0),
    **{f"table of {players}": partial(table, players=players, moves=20) for players in (2, 3, 4)},
    **{f"dealing to {players}": partial(dealing, players=players) for players in (2, 3, 4)},
    **{f"refused, {players}": partial(refused, players=players) for players in (2, 4)},
    **{f"hinted, {players}": partial(hinted, players=players) for players in (2, 3)},
    "compared moves of takeaway": partial(compared, name="takeaway", moves=20, counted=True),
    "compared moves of rummy500": partial(compared, name="rummy500", moves=21),
    "compared moves of taki": partial(compared, name="taki", moves=8),
    "hint with a chance": partial(advised, name="taki", moves=8),
    "thinking": partial(thinking, players=4),
    "pause": paused,
    "pause, this match": this_match,
    "score sheet before a round is over": partial(looked_up, key="f2", moves=9),
    "score sheet": partial(looked_up, key="f2", moves=70),
    "log": partial(looked_up, key="f3", moves=70),
    "sheet to keep": partial(keeping, name="texas", players=4, saved=True),
    "sheet of many to keep": partial(keeping, name="texas", players=10),
    "between rounds": partial(between, players=2, rounds=1),
    "between many rounds": partial(between, players=4, rounds=8),
    "result": partial(result, players=3, rounds=1),
    "result of many rounds": partial(result, players=4, rounds=9),
    "scores and cards": scores,
    "shared result": partial(result, players=4, rounds=9, shared=True),
    **{
        f"round of {made.__name__}, {players}": partial(made, players=players, rounds=rounds)
        for made, players, rounds in (
            (tallies.rummy, 2, 1),
            (tallies.rummy, 5, 200),
            (tallies.rummy, 8, 20),
            (tallies.dimes, 4, 1),
            (tallies.dimes, 10, 11),
        )
    },
    "result of dimes": partial(tallies.dimes, players=10, rounds=11, over=True),
    "result of rummy": partial(tallies.rummy, players=5, rounds=40, over=True),
    **{
        f"result without points, {players}": partial(
            tallies.without_points, players=players, stages=players > 4
        )
        for players in (2, 4, 10)
    },
    **{
        f"review of {game}": partial(review, game=game)
        for game in ("takeaway", "take", "rummy500", "taki")
    },
    "calendar": partial(calendar, played=False),
    "calendar of a day played": partial(calendar, played=True),
    **{
        f"{runs} runs of {level}": partial(rerun_page, level=level, runs=runs)
        for level, runs in (("expert", 0), ("expert", 5), ("hard", 3))
    },
    **{
        f"parted in {game}": partial(parted, game=game, way=way, judged=way >= 0)
        for game, way in (("take", 0), ("rummy500", 1), ("taki", 0), ("texas", -2))
    },
    **{
        f"replay of {name}, {players}": partial(
            replayed, name=name, players=players, eyes=eyes, share=share
        )
        for name, players, eyes, share in (
            ("takeaway", 4, 0, 0.5),
            ("take", 2, 1, 0.3),
        )
    },
    **{f"choice of {way}": partial(choice, way=way) for way in ("jokers", "ends", "many")},
    **{f"cut of {name}": partial(cut, name=name) for name in ("takeaway", "texas")},
    "a running deal": partial(sealed, name="take", over=False),
    **{f"a deal of {name}": partial(sealed, name=name, over=True) for name in ("take", "texas")},
    "puzzles": puzzles,
    "puzzles of own mistakes": own_puzzles,
    "puzzle halfway": partial(puzzle, game="taki", way="halfway"),
    **{f"puzzle {way}": partial(puzzle, game="takeaway", way=way) for way in ("asked", "shown")},
    "damaged": partial(damaged, header=False),
    "damaged header": partial(damaged, header=True),
}

TABLES: dict[str, Callable[[Stage], Page]] = {
    **{
        f"playing {name}, {players}": partial(playing, name=name, players=players, picks=picks)
        for name, players, picks in (
            ("takeaway", 4, 0),
            ("take", 3, 2),
            ("rummy500", 3, 0),
            ("taki", 4, 1),
            ("texas", 4, 0),
            ("texas", 10, 2),
        )
    },
    **{
        f"playing a puzzle of {game}, {way}": partial(puzzle, game=game, way=way)
        for game, way in (("rummy500", "shown"), ("taki", "found"), ("take", "missed"))
    },
    **{
        f"replay of {name}, {players}": partial(
            replayed, name=name, players=players, eyes=eyes, share=share
        )
        for name, players, eyes, share in (
            ("rummy500", 8, None, 0.4),
            ("taki", 10, None, 0.2),
            ("texas", 5, 4, 1.0),
        )
    },
    "review of texas": partial(review, game="texas"),
    **{
        f"lesson of {game}, {name}, step {place}": partial(
            taught, game=game, name=name, place=place
        )
        for game, name, place in (
            ("taki", "run", 1),
            ("take", "turn", 2),
            ("takeaway", "slots", 4),
            ("rummy500", "call", 1),
            ("texas", "wild", 0),
        )
    },
    "first hand": partial(first_hand, steps=0),
    "first hand, double take": partial(first_hand, steps=7),
    "lesson left by another move": astray,
    "playing with a refusal": refused_rule,
    "playing with a call": calling,
    "playing with a card shown large": looked_at,
    **{
        f"close-up of {name}, {zone}": partial(close_up, name=name, players=players, zone=zone)
        for name, players, zone in (
            ("take", 3, "card hands/0"),
            ("takeaway", 4, "zone slots/7"),
            ("rummy500", 3, "zone melds"),
            ("taki", 4, "zone pile"),
            ("texas", 10, "zone stock"),
        )
    },
}
"""Tables of every game: cards overlap on them, and are as large as the felt allows."""

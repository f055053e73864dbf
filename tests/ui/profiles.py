"""Whole profiles, damaged in every way, and what the pages tell of them.

A profile has one of everything that is kept.  Its files are damaged: bytes, digits, fields and
lines, files of a later version, and what is no file at all.  Then every page that reads the profile
is opened.  None may end the program, and each figure must be what the records that can be read come
to: that is found again from the records alone, in a profile that has nothing else.
"""

import json
import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.core.record import InvalidRecord
from game.features.daily.daily_deal import deal_of
from game.features.evening.evening import LAST_CHOOSES_ORDER, Evening, EveningTerms
from game.features.evening.evening_results import EVENING_SORTS
from game.features.evening.evening_store import EveningStore, result_of
from game.features.evening.week import Week, match_setup, terms_of
from game.features.lessons.progress import Progress
from game.features.moments.best_moments import BestMoments, Scanned
from game.features.puzzles.own_puzzles import OwnPuzzles
from game.features.puzzles.puzzle import PuzzleResult, Solved
from game.features.puzzles.puzzle import kept as shipped
from game.features.rerun.rerun import Outcome
from game.features.rerun.rerun_store import Reruns
from game.features.review.review import Judgement
from game.features.review.review_session import Costly, DecisionStats, ReviewData, Reviews
from game.features.rule_sets.own_sets import OwnSets
from game.games import GAMES, GAMES_BY_NAME
from game.match import proved
from game.match.match import Match, recover
from game.match.summary import Summary, Watching, summary_of
from game.storage import match_index as index_module
from game.storage.checked_lines import believed, checked_json
from game.storage.files import PROFILE_FILE_PATTERNS
from game.storage.journal import Journal
from game.storage.kept_files import KeptFiles, KeptKind, save_new
from game.storage.match_index import IndexEntry, MatchIndex
from game.storage.match_store import MatchStore, keep_verifier
from game.storage.profile import Profile
from game.storage.settings import SettingsFile
from game.text.message import Message
from game.ui import key_bindings
from game.ui.features.daily.calendar_page import CalendarPage
from game.ui.features.evening.evening_over_page import EveningOverPage
from game.ui.features.evening.evening_page import EveningPage
from game.ui.features.evening.evening_sheet_page import EveningSheetPage
from game.ui.features.evening.evening_statistics_page import EveningStatisticsPage
from game.ui.features.evening.open_evening import continue_evening, open_game
from game.ui.features.evening.week_page import WeekPage
from game.ui.features.history.history_page import HistoryPage
from game.ui.features.history.unfinished_page import UnfinishedPage
from game.ui.features.lessons.lessons_page import LessonsPage
from game.ui.features.match.begin_match import continue_match
from game.ui.features.puzzles.open_puzzle import open_puzzle
from game.ui.features.puzzles.puzzles_page import PuzzlesPage
from game.ui.features.replay.open_replay import open_moment, open_replay
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.setup.sets_page import SetsPage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.start.start_page import StartPage
from game.ui.features.statistics.statistics_page import StatisticsPage
from game.ui.kit.pages.page import Page
from tests import archive
from tests.evening.evenings import terms
from tests.ui.stage import NAMES, TODAY, Stage

Files = dict[str, bytes]
"""The files of a profile by their paths in it."""
BASE = 1_790_000_000
"""The time, in seconds, at which the first file of a profile was written."""
OTHER = BASE + 1_000_000
"""When a damaged file was written: at no time at which a whole one was."""
PUZZLE = 1
GIVEN = ("evenings", "rules.txt")
"""What figures are made of besides records and reviews: given to the oracle as it is."""
FIGURES = {"finished", "annals.jsonl", "reviews", "twice", *GIVEN}
"""The files and folders of a profile that figures are made of."""
EVERYTHING = {
    *(*FIGURES, "matches", "settings.json", "puzzles.jsonl", "deleted"),
    *("moments.jsonl", "own_puzzles.jsonl", "journal.txt"),
}
SPOILT, WHOLLY = 0.1, 0.1
"""The share of profiles in which something is no file, and of those of which all pages are opened;
of the others the pages are that read what was damaged."""


# A profile with one of everything.


def _finished() -> dict[str, str]:
    """Records of matches that are over, by name: each game, one with help, one of a day, a copy."""
    found = {}
    for place, game in enumerate(GAMES):
        when = archive.LAST - timedelta(days=place)
        stamp = when.strftime("%Y%m%d-%H%M%S")
        text = archive.played(game, place, game.players[0], when, hints=place % 2)
        found[f"{game.name}-{stamp}.record"] = text
    first, *_ = GAMES
    given_up = archive.played(first, 9, 3, archive.LAST - timedelta(9), given_up=True)
    found[f"{first.name}-20261001-101010.record"] = given_up
    found["copy.record"] = found[f"{first.name}-{archive.LAST:%Y%m%d-%H%M%S}.record"]
    game = GAMES_BY_NAME["takeaway"]
    deal = deal_of(game, TODAY)
    seats = ["You", *(f"{name} ({level})" for name, level in deal.opponents)]
    match = Match(game, deal.setup, seats)
    match.notes.begin(archive.LAST, deal.mode)
    rng = Random(5)
    while not match.state.over:
        match.play(match.game.write(match.game.bot.rollout_move(match.state, rng)))
    found["takeaway-20261121-201400.record"] = match.sealed_record()
    return found


def _played(match: Match, moves: int = 1 << 30) -> str:
    """The record of a match after so many moves, or at its end."""
    rng = Random(len(match.seats))
    while not match.state.over and len(match.moves) < moves:
        match.play(match.game.write(match.game.bot.rollout_move(match.state, rng)))
    return match.sealed_record()


def _evening(name: str, of: EveningTerms, games: int, stop: bool = False) -> Files:
    """An evening after so many games, given up then or not, with its records."""
    evening, found = Evening(name, of), {}
    while len(evening.results) < games or (games < 5 and not stop and evening.current is None):
        if evening.chooser is not None:
            evening.choose(evening.left()[0])
        number, game = evening.number, GAMES_BY_NAME[str(evening.due())]
        setup = game.setup(of.players, of.options(game), 20 + number)
        if of.week:
            setup = match_setup(game, Week.read(of.week), of)
        match = Match(game, setup, of.seats)
        match.notes.begin(archive.LAST + timedelta(minutes=number), evening.part(number).mode)
        over = number <= games
        text = _played(match) if over else _played(match, 4)
        stem = f"{game.name}-{name}-{number}"
        found[f"{'finished' if over else 'matches'}/{stem}.record"] = text.encode()
        evening.began(game.name, stem)
        result = result_of(game, summary_of(match))
        if result is not None:
            evening.settled(result)
    if stop:
        evening.stop()
    elif games == 5:
        evening.close()
    text = of.text() + "".join(f"{line}\n" for line in evening.lines)
    folder = "evenings/finished" if evening.ended else "evenings"
    return {f"{folder}/{name}.evening": text.encode(), **found}


def _evenings() -> Files:
    """Evenings: one to its end, one of a week, one given up, and two under way."""
    return {
        **_evening("20261115-200000", terms(order=LAST_CHOOSES_ORDER), 5),
        **_evening("20261116-200000", terms_of(Week(2026, 46), again=False), 5),
        **_evening("20261117-200000", terms(2), 2, stop=True),
        **_evening("20261118-200000", terms(4), 2),
        **_evening("20261119-200000", terms_of(Week(2026, 47), again=False), 1),
    }


def _kept(profile: Profile, match_store: MatchStore) -> None:
    """What lies beside the matches: rules, puzzles, copies of damaged files, what was saved."""
    sets, own = OwnSets(profile), OwnPuzzles(profile)
    for game in GAMES:
        values = archive.short(game)
        one = sets.save(game, f"House of {game.title}", game.options_type.from_values(values))
        sets.set_usual(game, one)
        puzzle = shipped(game).puzzles[0]
        own.keep(game.name, f"{game.name}-own.record", 7, puzzle)
        own.keep(game.name, f"{game.name}-own.record", -1, None)
    keep_verifier(profile)
    match = Match(GAMES[1], GAMES[1].setup(2, {}, 5, secret=True, parts=()))
    match.add_part("words Good luck")
    path = match_store.folder / f"{match.game.name}-20261120-110000.record"
    path.write_text(match.sealed_record(), encoding="utf-8", newline="\n")
    match_store.parts.bind(match.deals[0].seal or "", match.deals[0].part or "")
    files = KeptFiles(profile)
    for kind in KeptKind:
        files.save("five-takes-taki-20261120-2014", kind, "txt", "kept")
    save_new(profile, "five-takes-take", ".png", b"no picture")
    save_new(profile, "five-takes-take", ".gif", b"no film")
    for name in (
        *(
            "matches/a.damaged",
            "proofs/parts.damaged",
            "evenings/b.damaged",
            "evenings/finished/c.damaged",
        ),
        *("settings.damaged.json", "puzzles.damaged.jsonl", "puzzles.damaged.json"),
        *("come-forward", "in-use.lock", "journal.txt"),
    ):
        (profile.folder / name).write_bytes(b"put aside")
    for trash, name in (
        (match_store.thrown_away, "matches/gone.record"),
        (match_store.deleted, "finished/gone.record"),
    ):
        path = profile.folder / name
        path.write_text(archive.played(GAMES[0], 78, 2, archive.LAST), encoding="utf-8")
        for folder in ("reviews", "twice"):
            (profile.folder / folder / "gone.json").write_bytes(b"gone")
        trash.delete(path, TODAY)
    evenings = EveningStore(profile, match_store)
    for trash, folder in (
        (evenings.thrown_away, evenings.folder),
        (evenings.deleted, evenings.finished),
    ):
        path = folder / "20261001-200000.evening"
        path.write_text(terms().text(), encoding="utf-8")
        trash.delete(path, TODAY)


@cache
def _whole() -> Files:
    """The files of a profile in which nothing is damaged, but for the index."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        match_store = MatchStore(profile)
        match_store.finished.mkdir()
        records = _finished()
        for name, text in records.items():
            (match_store.finished / name).write_text(text, encoding="utf-8", newline="\n")
        for place, game in enumerate(GAMES):
            match = Match(game, game.setup(game.players[0], {}, place), NAMES[: game.players[0]])
            rng = Random(place)
            for _ in range(4):
                match.play(game.write(game.bot.rollout_move(match.state, rng)))
            path = match_store.folder / f"{game.name}-20261120-10000{place}.record"
            path.write_text(match.sealed_record(), encoding="utf-8", newline="\n")
        for place, (name, text) in enumerate(list(records.items())[:4]):
            match = recover(text)[0]
            sort = DecisionStats(next(iter(match.game.move_categories)), 40 + place, 2, 10.25)
            costly = Costly(1, 5.5, Message("page-back"), Message("page-rules"))
            judged = {3: Judgement("draw stock", Message("page-back"), 51.5, 0.0, 51.75)}
            Reviews(profile).keep(
                name, match, judged, ReviewData(41 + place, 4, 20.5, (costly,), (sort,))
            )
            runs = [Outcome(1, match.setup.players, 40.0 + place, 3)]
            Reruns(profile).keep(match_store.finished / name, text, "expert", runs, 60)
        for name, data in _evenings().items():
            (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
            (Path(folder) / name).write_bytes(data)
        _kept(profile, match_store)
        for game in GAMES:
            marks = Solved(profile)
            for number, mark in enumerate(PuzzleResult, PUZZLE):
                marks.mark(game.name, number, mark)
        settings = SettingsFile(profile)
        lessons = Progress(settings.settings.lessons)
        for game in GAMES:
            for name in game.lessons[:2]:
                lessons.finished(game.name, name)
        settings.settings.window = {"place": [10, 20], "size": [1280, 720], "large": False}
        settings.settings.last = {"taki": {"players": 3, "options": {}}}
        settings.save()
        for name in ("old.record", "older.record"):
            path = match_store.finished / name
            path.write_text(archive.played(GAMES[0], 77, 2, archive.LAST), encoding="utf-8")
            match_store.deleted.delete(path, TODAY)
        return {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(Path(folder).rglob("*"))
            if path.is_file()
        }


def write_all(folder: Path, files: Files) -> None:
    """Have a folder hold these files and nothing else, each written at a time of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "matches").mkdir(parents=True)
    for place, (name, data) in enumerate(files.items()):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        os.utime(path, (BASE + place, BASE + place))


@cache
def whole(folder: Path) -> Files:
    """The files of a profile in which nothing is damaged, with index and moments, in a folder.

    They are the same every time, but for the path of the folder.
    """
    urandom, os.urandom = os.urandom, Random(1).randbytes  # the salts of seals
    try:
        files = _whole()
    finally:
        os.urandom = urandom
    write_all(folder, files)
    match_index = MatchIndex(Profile(folder))
    while match_index.step():
        pass
    moments = BestMoments(Profile(folder), match_index)
    while moments.step():
        pass
    derived = ("annals.jsonl", "moments.jsonl")
    return {**files, **{name: (folder / name).read_bytes() for name in derived}}


# Damage.


WEIRD = (
    *("Infinity", "-Infinity", "NaN", "1e400", "-1", "-0", "0", "1", "7", "1.5", "true", "null"),
    *("[]", "{}", '""', '"bridge"', '"\\ud800"', '"\\u0000"', "9" * 30, "9" * 5000, '"x y"'),
    *("[" * 2000, "[[[[[[[[[[[[[[1]]]]]]]]]]]]]]", '{"say":"no-such","values":{}}', "2999-12-31"),
)
"""What takes the place of a value."""
TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|[A-Za-z]+')


def _bytes(data: bytes, rng: Random) -> bytes:
    made = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 8])):
        if made:
            made[rng.randrange(len(made))] = rng.randrange(256)
    return bytes(made)


def _bit(data: bytes, rng: Random) -> bytes:
    made = bytearray(data)
    if made:
        made[rng.randrange(len(made))] ^= 1 << rng.randrange(8)
    return bytes(made)


def _digit(data: bytes, rng: Random) -> bytes:
    places = [at for at, one in enumerate(data) if 48 <= one <= 57]
    if not places:
        return data
    at = rng.choice(places)
    return data[:at] + str(rng.randrange(10)).encode() + data[at + 1 :]


def _field(data: bytes, rng: Random) -> bytes:
    tokens = list(TOKEN.finditer(data))
    if not tokens:
        return data
    one = rng.choice(tokens)
    return data[: one.start()] + rng.choice(WEIRD).encode() + data[one.end() :]


def _cut(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _hole(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + data[at + rng.randrange(1, 200) :]


def _zeros(data: bytes, rng: Random) -> bytes:
    at, long = rng.randrange(len(data) + 1), rng.randrange(1, 600)
    return data[:at] + bytes(min(long, len(data) - at)) + data[at + long :]


def _lines(data: bytes, rng: Random) -> bytes:
    lines = data.split(b"\n")
    at, to = rng.randrange(len(lines)), rng.randrange(len(lines))
    way = rng.randrange(4)
    if way == 0:
        lines.insert(to, lines[at])
    elif way == 1:
        del lines[at]
    elif way == 2:
        lines[at], lines[to] = lines[to], lines[at]
    else:
        lines[at] = lines[at] + lines[to]
    return b"\n".join(lines)


def _other(_: bytes, rng: Random) -> bytes:
    made = [b"", b"\n", b"{}", b"[]", b"null", b"\xff\xfe", bytes(500), rng.randbytes(300)]
    return rng.choice(made)


def _crlf(data: bytes, _: Random) -> bytes:
    return data.replace(b"\n", b"\r\n")


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(_bytes, _bit, _digit, _digit, _field, _field, _cut, _hole, _zeros, _lines, _lines, _other),
    _crlf,
)


NEXT_NAMES = re.compile(rb"takeaway|rummy500|texas|taki|take")


def of_next_version(name: str, data: bytes, rng: Random) -> bytes:
    """A file as an artificial next version might have written it.

    It has one more game, option, note, term or field, or another version's number.
    """
    if rng.random() < 0.3:
        at = list(NEXT_NAMES.finditer(data))
        if at:
            one = rng.choice(at)
            data = data[: one.start()] + b"bridge" + data[one.end() :]
    lines = data.decode("utf-8", "surrogateescape").split("\n")
    if name.endswith((".json", ".jsonl", "days")):
        made = "\n".join(_more_fields(line, rng) for line in lines)
    elif name.endswith((".record", ".evening", ".txt")):
        made = "\n".join(_more_lines(lines, rng))
    else:
        made = "\n".join([*lines, "more"])
    return made.encode("utf-8", "surrogateescape")


def _more_lines(lines: list[str], rng: Random) -> list[str]:
    """Lines of a record, an evening or rules with one more option, note, term or event."""
    way, made = rng.randrange(6), [*lines]
    options = [n for n, line in enumerate(made) if line.startswith(("options:", "rules:", "five"))]
    if way == 0 and made[0].startswith("#five"):
        made[0] = f"{made[0].rstrip('0123456789')}{rng.choice([2, 4, 9])}"
    elif way <= 2 and options:
        at = rng.choice(options)
        more = " trumps=on" if way == 1 else " trumps=on |"
        made[at] = made[at].removesuffix(" |") + more
    elif way == 3:
        made.insert(rng.randrange(len(made)), rng.choice(["# trumps hearts", "# mode night 7"]))
    elif way == 4:
        more = ["mood: merry", "rules: bridge trumps=on", "toast 1", "choose 9 bridge by 9"]
        made.insert(rng.randrange(1, len(made) + 1), rng.choice(more))
    else:
        at = rng.randrange(len(made))
        made[at] = made[at].replace("(hard)", "(master)").replace("play ", "bid ")
    return made


def _more_fields(line: str, rng: Random) -> str:
    """A line of JSON with one more field, and with the checksum of that if it has one."""
    text = believed(line)
    try:
        told = json.loads(line if text is None else text)
    except (ValueError, RecursionError):
        return line
    inner = [told]
    while isinstance(inner[-1], list | dict) and inner[-1] and rng.random() < 0.6:
        values = inner[-1].values() if isinstance(inner[-1], dict) else inner[-1]
        inner.append(rng.choice(list(values)))
    one = next((one for one in reversed(inner) if isinstance(one, list | dict)), None)
    if isinstance(one, dict):
        one[rng.choice(["trumps", "version"])] = rng.choice([9, "hearts", [1], {"a": 1}])
    elif isinstance(one, list):
        one.append(rng.choice([9, "bridge", None, [1]]))
    return json.dumps(told) if text is None else checked_json(told)


def _later(files: Files, rng: Random) -> None:
    """Have some files be those of a later version, or add some that only such a one writes."""
    if rng.random() < 0.1:
        files["tournaments/one.json"] = b"{}"
        files["finished/notes.txt"] = b"mine"
        first = json.dumps(["five-takes annals", index_module.INDEX_VERSION + 1])
        files["annals.jsonl"] = f'{first}\n{{"a": 1}}\n'.encode()
        files["finished/bridge-1.record"] = b"#five-takes 1\ngame: bridge\n"
        return
    share = rng.choice([0.0, 0.1, 1.0])
    names = [name for name in files if rng.random() < share] or [rng.choice(list(files))]
    for name in names:
        files[name] = of_next_version(name, files[name], rng)


def damaged(files: Files, rng: Random) -> Files:
    """The files with some of them damaged."""
    made = dict(files)
    names = list(made)
    # An index and settings are one file each, of records there are many.
    alone = ["annals.jsonl", "settings.json", "puzzles.jsonl", "deleted/days"]
    names += [*alone, "moments.jsonl", "own_puzzles.jsonl", "rules.txt"] * 3
    names += [name for name in names if name.endswith(".evening")] * 3
    for _ in range(rng.choice([1, 1, 2, 5])):
        if rng.random() < 0.1:
            _later(made, rng)
            continue
        name = rng.choice(names)
        for _ in range(rng.choice([1, 1, 3])):
            if name in made:
                made[name] = rng.choice(WAYS)(made[name], rng)
        if rng.random() < 0.05:
            made.pop(name, None)
        elif rng.random() < 0.05 and name.endswith(".record") and name in made:
            strange = rng.choice(["\x1b[2J", "\udcff", "\u202e", "a b", "x" * 200, "-"])
            made[f"{name.partition('/')[0]}/{strange}.record"] = made.pop(name)
    return made


NO_FILES: tuple[Callable[[Path], None], ...] = (
    lambda path: path.mkdir(),
    lambda path: path.symlink_to(path),
    lambda path: path.symlink_to("/nowhere"),
    lambda path: os.mkfifo(path),
)
"""What may lie where a file should."""
NO_FOLDERS: tuple[Callable[[Path], object], ...] = (
    lambda path: path.write_bytes(b"no folder"),
    lambda path: path.symlink_to(path),
)
"""What may lie where a folder should."""


FOLDERS = sorted(
    {pattern.rpartition("/")[0] for pattern in PROFILE_FILE_PATTERNS if "/" in pattern}
)
"""The folders that the program makes in a profile."""


def spoil(folder: Path, rng: Random) -> None:
    """Put something in the place of a file or a folder, or let nobody read it."""
    way = rng.random()
    if way < 0.6:
        path = rng.choice([one for one in folder.rglob("*") if one.is_file()])
        path.unlink()
        rng.choice(NO_FILES)(path)
    elif way < 0.85:
        path = folder / rng.choice(FOLDERS)
        shutil.rmtree(path, ignore_errors=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        rng.choice(NO_FOLDERS)(path)
    else:
        path = rng.choice(list(folder.rglob("*")))
        if not path.is_symlink():
            path.chmod(0)


# What is told of it.


def take(stage: Stage, folder: Path) -> None:
    """Have the program be that of another player."""
    app = stage.app
    app.page_stack.replace()
    app.profile = Profile(folder)
    app.settings_file = SettingsFile(app.profile)
    app.settings = app.settings_file.settings
    app.settings.speed = app.settings.thinking = "off"
    key_bindings.use(app.settings.keys)
    app.match_store = MatchStore(app.profile)
    for kept in ("reviews", "moments", "evenings"):
        vars(app).pop(kept, None)
    app.notices.clear()


def _told(review: ReviewData | None) -> tuple[object, ...] | None:
    """What a review tells a player: a value that no sentence names is not told."""
    if review is None:
        return None
    worst = [(one.round, one.cost, str(one.played), str(one.better)) for one in review.worst]
    return review.decisions, review.mistakes, review.cost, worst, review.sorts


def read_all(stage: Stage) -> None:
    """Have everything be read, and the page on top show it."""
    while stage.app.match_store.match_index.step():
        pass
    for _ in range(1000):
        stage.tick(0.6)
        if not stage.scene.waiting:
            return
    raise AssertionError("a page is never done with counting")


TALL_WINDOW_HEIGHT = 4000
"""Height, in pixels, of a window in which no history of a profile scrolls."""


def words(page: Page, without: str = "no area") -> str:
    """All that is written on a page, but on what can be used in the area ``without``."""
    nodes = page.tree.nodes
    left_out = [node.rect for node in nodes if node.area == without]
    shown = [node for node in nodes if not any(rect.contains(node.rect) for rect in left_out)]
    return "\n".join(f"{node.name}: {node.value or ''}" for node in shown)


def _whole_history(stage: Stage, page: HistoryPage) -> str:
    """All that the history tells of the records.

    What waits above its lines is read from other folders, so neither is it compared, nor may the
    room that it takes decide how many lines are: the window is as high as all of them.
    """
    width, height = stage.app.measures.window.size
    stage.resize(width, TALL_WINDOW_HEIGHT)
    stage.tick()
    assert page.column.most == 0, "a line is out of view"
    told = words(page, "waiting")
    stage.resize(width, height)
    return told


def figures(stage: Stage, games: tuple[int, ...], lists: bool) -> dict[str, str]:
    """What the pages tell of what was played, by page; the history is one of them for ``lists``."""
    found = {}
    if lists:
        page = stage.show(HistoryPage(stage.app))
        read_all(stage)
        found["history"] = _whole_history(stage, page)
    statistics = stage.show(StatisticsPage(stage.app))
    statistics.unfolded = True
    for game in games:
        statistics.choose_game(game)
        statistics.count = None
        read_all(stage)
        found[f"statistics {game}"] = words(statistics)
    return found


class Oracle:
    """What the records that can be read come to, found again without anything else."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.stage = stage
        self.folder = folder
        self._known: dict[object, dict[str, str]] = {}

    def figures(
        self,
        files: Files,
        times: dict[str, int],
        given: Files,
        games: tuple[int, ...],
        lists: bool,
    ) -> dict[str, str]:
        """What the pages have to tell, given the finished records and the reviews that hold.

        With the reviews are ``given`` the files that are read as they are.

        ``times`` is when each record was written, in nanoseconds: it may be all that is known of
        when a match was played.
        """
        key = tuple(files.items()), tuple(times.items()), tuple(given.items()), games, lists
        found = self._known.get(key)
        if found is None:
            write_all(self.folder, {})
            for name, data in {**files, **given}.items():
                path = self.folder / os.fsdecode(name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
                time = times.get(name, 0)
                os.utime(path, ns=(time, time))
            take(self.stage, self.folder)
            found = figures(self.stage, games, lists)
            if len(self._known) < 200:
                self._known[key] = found
        return found


REMEMBERED = 3000
"""Most records that are remembered."""


def _make_room(found: dict[Any, Any]) -> None:
    if len(found) > REMEMBERED:
        found.clear()


@contextmanager
def remembered() -> Iterator[None]:
    """Replay each record once: what a text comes to depends on nothing else."""
    read, replayed = proved.proved_summary, BestMoments._replayed
    summaries: dict[str, Summary | InvalidRecord] = {}
    moments: dict[tuple[str, bytes], Scanned | None] = {}

    def summary(text: str, watching: Watching) -> Generator[None, None, Summary]:
        if text not in summaries:
            _make_room(summaries)
            try:
                summaries[text] = yield from read(text, watching)
            except InvalidRecord as error:
                summaries[text] = error
        found = summaries[text]
        if isinstance(found, InvalidRecord):
            raise found.with_traceback(None)
        return found

    def moment(self: BestMoments, entry: IndexEntry) -> Generator[None, None, Scanned | None]:
        path = self.match_index.folder / entry.name
        data = path.read_bytes() if path.is_file() and not path.is_symlink() else b""
        if (entry.name, data) not in moments:
            _make_room(moments)
            moments[entry.name, data] = yield from replayed(self, entry)
        return moments[entry.name, data]

    proved.proved_summary = summary
    BestMoments._replayed = moment  # type: ignore[method-assign]
    try:
        yield
    finally:
        proved.proved_summary = read
        BestMoments._replayed = replayed  # type: ignore[method-assign]


class Fuzzer:
    """Looks at damaged profiles, one after the other.

    It opens all pages that read what is damaged, or ``most`` of them by chance.
    """

    def __init__(self, stage: Stage, folder: Path, most: int = 99) -> None:
        self.stage = stage
        self.most = most
        self.home = folder / "profile"
        self.files = whole(folder / "whole")
        self.oracle = Oracle(stage, folder / "oracle")
        take(stage, folder / "whole")
        reviews, marks = Reviews(stage.app.profile), Solved(stage.app.profile)
        self._reviews = {name: _told(reviews.of(name)) for name in reviews.names()}
        self._marks = {
            (game.name, number): marks.of(game.name, number)
            for game in GAMES
            for number in range(12)
        }
        self._lessons = self._done()
        assert any(self._reviews.values()) and PuzzleResult.FOUND in self._marks.values()
        assert any(self._lessons.values())

    def look(self, rng: Random) -> None:
        """Damage a profile and open its pages; raises ``AssertionError`` for an untrue figure."""
        self._look(damaged(self.files, rng), rng)

    def look_at_next(self, rng: Random) -> None:
        """Look at a profile all of whose files are those of an artificial next version."""
        files = {name: of_next_version(name, data, rng) for name, data in self.files.items()}
        self._look(files, rng)

    def _look(self, files: Files, rng: Random) -> None:
        write_all(self.home, {})
        for place, (name, data) in enumerate(files.items()):
            path = self.home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            time = BASE + place if self.files.get(name) == data else OTHER + place
            os.utime(path, (time, time))
        # A whole file has the time that the index knows, wherever others are gone.
        for place, (name, data) in enumerate(self.files.items()):
            if files.get(name) == data:
                os.utime(self.home / name, (BASE + place, BASE + place))
        touched = {name.partition("/")[0] for name in {*files, *self.files}
                   if files.get(name) != self.files.get(name)}  # fmt: skip
        if rng.random() < SPOILT:
            spoil(self.home, rng)
            touched.update(EVERYTHING)
        if rng.random() < WHOLLY:
            touched.update(EVERYTHING)
        take(self.stage, self.home)
        if touched & FIGURES:
            lists = bool(touched & {"finished", "annals.jsonl", *GIVEN})
            games: tuple[int, ...] = (rng.randint(1, len(GAMES)),)
            if touched & {"finished", "annals.jsonl"}:
                games = (0, *games)
            told = figures(self.stage, games, lists)
            if self.stage.app.match_store.match_index.problem is None:
                self._compare(told, games, lists)
        else:
            while self.stage.app.match_store.match_index.step():
                pass
        self._derived()
        self._open_others(rng, touched)

    def _compare(self, told: dict[str, str], games: tuple[int, ...], lists: bool) -> None:
        """Hold the pages to what the records come to."""
        finished = self.home / "finished"
        records: Files = {}
        times: dict[str, int] = {}
        for path in sorted(finished.iterdir()) if finished.is_dir() else []:
            if not path.is_file() or path.is_symlink():
                # Nothing is known of what is no file: its row says so, and is not compared.
                return
            records[f"finished/{path.name}"] = path.read_bytes()
            times[f"finished/{path.name}"] = path.stat().st_mtime_ns
        given: Files = {}
        for name in GIVEN:
            path = self.home / name
            for one in [path, *path.rglob("*")] if os.path.lexists(path) else []:
                folder = one.is_dir() and one.relative_to(self.home).as_posix() in FOLDERS
                if one.is_symlink() or not (one.is_file() or folder):
                    return
                if one.is_file():
                    given[one.relative_to(self.home).as_posix()] = one.read_bytes()
        reviews, match_store = Reviews(self.stage.app.profile), self.stage.app.match_store
        entries = match_store.match_index.entries
        held = {
            f"reviews/{name.removesuffix('.record')}.json": path.read_bytes()
            for name in sorted(reviews.names())
            if (path := reviews.folder / f"{name.removesuffix('.record')}.json").is_file()
            and name in entries
            and reviews.of(name, entries[name].digest) is not None
        }
        wanted = self.oracle.figures(records, times, {**held, **given}, games, lists)
        for page, text in told.items():
            right = wanted[page]
            if text != right:
                lines = set(text.split("\n")) ^ set(right.split("\n"))
                raise AssertionError(f"{page} tells what the records do not: {sorted(lines)[:6]}")

    def _derived(self) -> None:
        """What cannot be found in the records is what it was, or nothing."""
        app = self.stage.app
        reviews, marks = Reviews(app.profile), Solved(app.profile)
        entries = app.match_store.match_index.entries
        for name, before in self._reviews.items():
            digest = entries[name].digest if name in entries else None
            if _told(reviews.of(name, digest)) not in (None, before):
                raise AssertionError(f"the review of {name} is another")
        for (game, number), mark in self._marks.items():
            if marks.of(game, number) not in (PuzzleResult.NEW, mark):
                raise AssertionError(f"puzzle {number} of {game} is {marks.of(game, number)}")
        for lesson, done in self._done().items():
            if done and not self._lessons.get(lesson):
                raise AssertionError(f"lesson {lesson} was never done")

    def _done(self) -> dict[tuple[str, str], bool]:
        progress = Progress(self.stage.app.settings.lessons)
        return {(game.name, name): progress.was_finished(game.name, name)
                for game in GAMES for name in game.lessons}  # fmt: skip

    def _open_evenings(self, rng: Random) -> None:
        """Open an evening of each list, count them, and go on with one."""
        ways = [self._open_finished, self._count_evenings, self._continue_one]
        for way in rng.sample(ways, min(self.most, len(ways))):
            way(rng)
            assert words(self.stage.scene)

    def _open_finished(self, rng: Random) -> None:
        stage, app = self.stage, self.stage.app
        files = app.evenings.over()
        if not files:
            return
        file, fresh = rng.choice(files), rng.random() < 0.5
        sheet = EveningOverPage(app, file, fresh) if fresh else EveningSheetPage(app, file)
        stage.show(sheet)
        stage.tick()
        if file.evening.results:
            open_game(app, file, rng.randint(1, len(file.evening.results)))

    def _count_evenings(self, rng: Random) -> None:
        page = self.stage.show(EveningStatisticsPage(self.stage.app))
        while self.stage.app.match_store.match_index.step():
            pass
        page.sort = rng.choice(EVENING_SORTS)
        self.stage.tick()

    def _continue_one(self, rng: Random) -> None:
        files = self.stage.app.evenings.waiting()
        if files:
            self.stage.show(StartPage(self.stage.app))
            continue_evening(self.stage.app, rng.choice(files))

    def _bring_back(self) -> None:
        """Bring back all that was deleted."""
        app = self.stage.app
        for trash in (app.match_store.deleted, app.match_store.thrown_away):
            for one in trash.content():
                trash.bring_back(one)
        for trash in (app.evenings.deleted, app.evenings.thrown_away):
            for one in trash.content():
                app.evenings.bring_back(trash, one)

    def _open_others(self, rng: Random, touched: set[str]) -> None:
        """Open the pages that read something else of what was touched, one after the other."""
        stage, app = self.stage, self.stage.app
        game = rng.choice(GAMES)
        pages: list[tuple[set[str], Callable[[], Page]]] = [
            ({"settings.json", "matches"}, lambda: StartPage(app)),
            ({"matches", "evenings"}, lambda: UnfinishedPage(app)),
            ({"matches", "finished", "annals.jsonl"}, lambda: CalendarPage(app, game, TODAY)),
            ({"puzzles.jsonl", "puzzles.json", "own_puzzles.jsonl"}, lambda: PuzzlesPage(app)),
            ({"evenings", "rules.txt", "settings.json"}, lambda: EveningPage(app)),
            ({"evenings"}, lambda: WeekPage(app)),
            ({"rules.txt"}, lambda: SetsPage(app, game, {}, lambda _: None)),
            ({"settings.json"}, lambda: LessonsPage(app, game)),
            ({"settings.json"}, lambda: SettingsPage(app)),
            ({"settings.json", "rules.txt"}, lambda: SetupPage(app, game)),
        ]
        reading = [make for read, make in pages if touched & read]
        for make in rng.sample(reading, min(self.most, len(reading))):
            page = stage.show(make())
            stage.tick()
            assert words(page)
        entries = list(app.match_store.match_index.entries.values())
        if entries and touched & FIGURES:
            stage.show(HistoryPage(app)).open(rng.choice(entries))
            assert words(stage.scene)
        paths = app.match_store.paths()
        if paths and "matches" in touched:
            stage.show(StartPage(app))
            way = rng.choice([continue_match, open_replay])
            way(app, rng.choice(paths))
            assert words(stage.scene)
        if "evenings" in touched:
            self._open_evenings(rng)
        if touched & {"moments.jsonl", "finished", "annals.jsonl"}:
            while app.moments.step():
                pass
            best = app.moments.best(rng.choice(["", game.name]))
            if best is not None:
                stage.show(StartPage(app))
                open_moment(app, best)
                assert words(stage.scene)
        own = OwnPuzzles(app.profile).of(game)
        if own.puzzles and "own_puzzles.jsonl" in touched:
            stage.show(PuzzlesPage(app))
            open_puzzle(app, game, rng.randrange(len(own.puzzles)), own)
            stage.tick()
            assert words(stage.scene)
        if "deleted" in touched:
            self._bring_back()
        if "journal.txt" in touched:
            assert Journal(app.profile).add("A breakdown.") is not None
        app.match_store.deleted.forget_old(TODAY + timedelta(rng.choice([0, 1, 40, 400])))
        app.save_settings()
        app.match_store.match_index.close()

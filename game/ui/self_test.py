"""The ``--self-test`` option: whether an unpacked build is complete and works.

It needs neither a screen nor a sound device.
"""

import os
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any

import pygame

from game.ai.worker import Question
from game.cards import french
from game.core.game import Game
from game.features.lessons.guide import lesson_of
from game.features.puzzles.puzzle import kept
from game.features.worker_jobs import JobClient
from game.games import GAMES
from game.match.match import Match, load
from game.session import MatchSession
from game.storage.appearance import CARD_BACKS
from game.storage.language_files import files_of
from game.storage.match_store import VERIFIER_PAGE, MatchStore
from game.storage.profile import packaged, passing_profile
from game.text.languages import ALL_SPOKEN, SPOKEN_ENGLISH
from game.text.message import (
    ENGLISH_INDEX_LETTERS,
    index_letters_of,
    language_of,
    translated,
)
from game.ui import sound
from game.ui.app.app import App
from game.ui.features.match.begin_match import sit_down
from game.ui.kit import resources
from game.ui.kit.paint.render_worker import rasterize

SELF_TEST_SEED = 1
"""Seed of all test matches."""
HEBREW_SAMPLE_TEXT = "\u05e7\u05dc\u05e4\u05d9\u05dd"
WORKER_ANSWER_SECONDS = 120.0
"""Timeout for the worker process to start and answer, in seconds."""


class Failed(Exception):
    """A failed check; its text is the reason."""


def run(say: Callable[[str], None] = print) -> int:
    """Run all checks and report each one through ``say``. Exit status: 0 if all pass, else 1."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    failed = 0
    checks = list(_checks())
    for name, check in checks:
        begun = perf_counter()
        try:
            found = check()
        except (Failed, OSError, ValueError, LookupError, pygame.error) as error:
            failed += 1
            say(f"FAILED  {name}: {error or type(error).__name__}")
            continue
        say(f"ok      {name}: {found} ({perf_counter() - begun:.2f} s)")
    say(f"{len(checks) - failed} of {len(checks)} checks passed.")
    return 1 if failed else 0


def _checks() -> Iterator[tuple[str, Callable[[], str]]]:
    yield "drawings", _drawings
    yield "sounds", _sounds
    yield "fonts", _fonts
    yield "languages", _languages
    for game in GAMES:
        yield f"a round of {game.title}", _round_of(game)
    yield "puzzles", _puzzles
    yield "the verifier", _verifier
    yield "a match kept on disk", _keeping
    yield "the thinking process", _thinking
    for game in GAMES:
        yield f"the table of {game.title}", _picture_of(game)


def _verifier() -> str:
    """The page that verifies records without this program lies beside it."""
    page = VERIFIER_PAGE.read_text(encoding="utf-8")
    if "</html>" not in page:
        raise Failed(f"{VERIFIER_PAGE} is no page")
    return f"{len(page):,} characters"


def _drawings() -> str:
    """Check that every drawing renders, and that each card of each game has one."""
    root = resources.folder("sprites")
    names = packaged(root, ".svg")
    for game in GAMES:
        if game.table is None:
            raise Failed(f"{game.title} has no table")
        for back in CARD_BACKS:
            if f"{game.table.face_set}/{back.drawing}.svg" not in names:
                raise Failed(f"the back {back.name} of {game.title} has no drawing")
        for text in game.pack(game.players[0], game.options_type()):
            if f"{game.table.face_set}/{text}.svg" not in names:
                raise Failed(f"the {game.table.card_name(text)} of {game.title} has no drawing")
    for text in map(french.write, french.pack(1, 1)):
        if f"large/{text}.svg" not in names:
            raise Failed(f"{text} has no face with a large index")
    for name in names:
        picture = rasterize((root / name).read_text(encoding="utf-8"), (60, 84))
        if not picture.get_bounding_rect():
            raise Failed(f"{name} is an empty picture")
    return f"{len(names)} cut"


def _sounds() -> str:
    pygame.mixer.init(44100, -16, 2, 1024)
    try:
        played = sound.all_files()
        for file in played:
            if sound.load(file).get_length() <= 0:
                raise Failed(f"{file} is silent")
    finally:
        pygame.mixer.quit()
    return f"{len(played)} loaded"


def _fonts() -> str:
    pygame.font.init()
    latin, hebrew = resources.FONT_FILES, resources.HEBREW_FONT_FILES
    for files, text in ((latin, "Five Takes"), (hebrew, HEBREW_SAMPLE_TEXT)):
        for weight, path in files.items():
            if pygame.font.Font(path, 20).size(text)[0] < 40:
                raise Failed(f"{path.name}, the {weight} face, measures nothing")
    return f"{len(latin) + len(hebrew)} faces"


def _languages() -> str:
    """Check that each language has every file, and drawings of cards with its letters."""
    drawn = packaged(resources.folder("sprites"), ".svg")
    english = files_of(SPOKEN_ENGLISH.tag)
    for spoken in ALL_SPOKEN:
        for file in english:
            own = translated(file, spoken.tag)
            if not own.is_file():
                raise Failed(f"{spoken.tag} lacks {own.name} of {own.parent.name}")
        letters = index_letters_of(language_of(spoken))
        for pair in zip(ENGLISH_INDEX_LETTERS, letters, strict=True):
            for letter in pair if len(set(pair)) > 1 else ():
                if f"letters/{letter}.svg" not in drawn:
                    raise Failed(f"the letter {letter} of {spoken.tag} has no drawing")
    return ", ".join(one.tag for one in ALL_SPOKEN)


def _round_of(game: Game[Any, Any]) -> Callable[[], str]:
    def play() -> str:
        if not game.rules_text.read_text(encoding="utf-8").startswith("#"):
            raise Failed("its rules cannot be read")
        for name in game.all_lessons:
            lesson_of(game, name)
        match = Match(game, game.setup(game.players[0], {}, SELF_TEST_SEED))
        rng = Random(SELF_TEST_SEED)
        while not match.state.over and not match.state.rounds:
            match.play(game.write(game.bot.rollout_move(match.state, rng)))
        if load(match.sealed_record()).state != match.state:
            raise Failed("its record replays to another table")
        return f"{len(match.moves)} moves"

    return play


def _puzzles() -> str:
    """Check that every game has puzzles and that its last one loads."""
    count = 0
    for game in GAMES:
        found = kept(game).puzzles
        if not found:
            raise Failed(f"there are none of {game.title}")
        load(found[-1].record)
        count += len(found)
    return f"{count} positions"


def _keeping() -> str:
    with passing_profile() as profile:
        match_store = MatchStore(profile)
        match = Match(GAMES[0], GAMES[0].setup(2, {}, SELF_TEST_SEED))
        writer = match_store.begin(match)
        match.play(match.moves_now()[0])
        writer.append(*match.moves[-1])
        if writer.problem is not None:
            raise Failed(writer.problem)
        again = match_store.open(match_store.paths()[0]).match
        if again is None or again.state != match.state:
            raise Failed("it came back as another table")
    return "written and read"


def _thinking() -> str:
    match = Match(GAMES[0], GAMES[0].setup(2, {}, SELF_TEST_SEED))
    seat = match.state.asked
    assert seat is not None, "a new match asks somebody"
    worker = JobClient()
    try:
        worker.ask(Question(GAMES[0].name, match.view(seat), "medium", SELF_TEST_SEED))
        end = perf_counter() + WORKER_ANSWER_SECONDS
        while perf_counter() < end:
            advice = worker.poll()
            if advice is not None and advice.failed:
                raise Failed("it breaks down")
            if advice is not None:
                return f"answers {advice.move!r}"
            pygame.time.wait(2)
    finally:
        worker.close()
    raise Failed("it does not answer")


def _picture_of(game: Game[Any, Any]) -> Callable[[], str]:
    def draw() -> str:
        with passing_profile() as profile:
            app = App(profile, seed=SELF_TEST_SEED)
            app.settings.speed = "off"
            match = Match(
                game, game.setup(game.players[0], {}, SELF_TEST_SEED), ("You", "Ada (medium)")
            )
            session = MatchSession(match, app.match_store.begin(match), app.worker)
            sit_down(app, session, fresh=False)
            begun = perf_counter()
            app.frame(begun)
            taken = perf_counter() - begun
            surface = app.window.get_surface()
            colours = {
                tuple(surface.get_at((x, y)))
                for x in range(0, surface.get_width(), 24)
                for y in range(0, surface.get_height(), 24)
            }
            app.close()
        if len(colours) < 40:
            raise Failed("the picture is nearly empty")
        return f"drawn in {taken * 1000:.0f} ms"

    return draw

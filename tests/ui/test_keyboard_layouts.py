"""Keys under any keyboard layout: by their position where it has no Latin letters."""

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.game import Game
from game.games import GAMES
from game.ui.app.input_devices import Keyboard
from game.ui.features.match.choice_page import ChoicePage
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.settings.keyboard_pages import HelpPage
from game.ui.features.settings.keys_page import KeysPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input import chord as chords
from game.ui.kit.input.chord import chord, key_name
from game.ui.kit.input.commands import SHOW_HINT
from game.ui.kit.input.events import Key
from game.ui.kit.tree import Node
from tests.ui.stage import Stage

US = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
LAYOUTS = {
    "Russian": "йцукенгшщзхъфывапролджэячсмитьбю.",
    "Greek": ";ςερτυθιοπ[]ασδφγηξκλ;'ζχψωβνμ,./",
    "Hebrew": "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.",
    "Arabic": "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ",
}
SCANCODES = {sign: scancode for scancode, sign in chords.US_KEYBOARD_SIGNS.items()}
ENDS = {"return": pygame.K_RETURN, "tab": pygame.K_TAB, "space": pygame.K_SPACE}
SLASH = SCANCODES["/"]


@pytest.fixture
def russian(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's layout is Russian."""
    use(monkeypatch, "Russian")


def use(monkeypatch: pytest.MonkeyPatch, layout: str) -> None:
    """Have SDL tell of a layout."""

    def code(scancode: int) -> int:
        return ord(LAYOUTS[layout][US.index(chords.US_KEYBOARD_SIGNS[scancode])])

    monkeypatch.setattr(chords, "_library", lambda: SimpleNamespace(SDL_GetKeyFromScancode=code))


def down(name: str, layout: str = "Russian", mod: int = 0) -> pygame.Event:
    """The event of a key, by what stands there on a US keyboard, as pygame gives it."""
    if name in ENDS:
        return pygame.Event(pygame.KEYDOWN, key=ENDS[name], scancode=0, unicode="", mod=mod)
    sign = LAYOUTS[layout][US.index(name)] if name in US else name
    return pygame.Event(
        pygame.KEYDOWN, key=ord(sign), scancode=SCANCODES[name], unicode=sign, mod=mod
    )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_without_latin_letters_a_key_goes_by_its_position(
    monkeypatch: pytest.MonkeyPatch, layout: str
) -> None:
    use(monkeypatch, layout)
    keyboard = Keyboard()
    letters = [letter for letter in US if letter.isalpha()]
    assert len(LAYOUTS[layout]) >= US.index("m")
    assert [keyboard.down(down(one, layout), 0.0) for one in letters] == list(map(Key, letters))
    undo = keyboard.down(down("z", layout, pygame.KMOD_LCTRL), 0.0)
    assert undo == Key("z", control=True)


def test_the_question_mark_has_its_us_position_without_latin_letters(russian: None) -> None:
    event = pygame.Event(
        pygame.KEYDOWN, key=ord("."), scancode=SLASH, unicode=",", mod=pygame.KMOD_LSHIFT
    )
    assert Keyboard().down(event, 0.0) == Key("?")


@pytest.mark.parametrize(
    ("code", "position", "name"),
    [
        # German, Spanish and Turkish letters, a French digit, an Arabic one, a dead key.
        (ord("ö"), ";", "ö"),
        (ord("ñ"), ";", "ñ"),
        (ord("\N{LATIN SMALL LETTER DOTLESS I}"), "i", "i"),
        (ord("é"), "2", "2"),
        (ord("٣"), "3", "3"),
        # Dvorak and French: the letter that is on the key.
        (ord("a"), "q", "a"),
        (ord("'"), "q", "'"),
        (ord("m"), ";", "m"),
    ],
)
def test_a_latin_letter_goes_by_itself(code: int, position: str, name: str) -> None:
    assert key_name(code, SCANCODES[position]) == name


def test_keys_of_no_sign_have_the_name_they_had() -> None:
    for code in (pygame.K_F5, pygame.K_RETURN, pygame.K_LEFT, pygame.K_LSHIFT, pygame.K_KP_ENTER):
        assert key_name(code, 0) == pygame.key.name(code)
    assert key_name(0, 0) == ""


@pytest.mark.parametrize("sign", ["ö", "ß", "ж"])
def test_a_key_with_a_sign_of_its_own_is_kept_and_shown_by_it(sign: str) -> None:
    kept = chord(sign)
    assert chord(kept.written) == kept
    assert len(kept.shown) == 1
    assert kept.shown.lower() == sign


def test_a_new_key_is_taken_by_its_position(stage: Stage, russian: None) -> None:
    page = stage.show(KeysPage(stage.app))
    page.open(SHOW_HINT)
    stage.click("Change H")
    stage.app._take(down("z"))
    assert stage.scene is page
    assert [one.shown for one in SHOW_HINT.keys] == ["Z"]
    stage.sit(2, game=GAMES[0], fresh=False)
    stage.asked()
    stage.app._take(down("z"))
    assert stage.worker.asked[-1].explain


def test_the_help_page_names_keys_that_can_be_pressed(stage: Stage, russian: None) -> None:
    stage.sit(2, game=GAMES[0], fresh=False)
    stage.asked()
    event = pygame.Event(
        pygame.KEYDOWN, key=ord("."), scancode=SLASH, unicode=",", mod=pygame.KMOD_LSHIFT
    )
    stage.app._take(event)
    stage.top(HelpPage)
    assert "H" in stage.said()


def test_letters_go_into_a_field_as_the_layout_writes_them(stage: Stage, russian: None) -> None:
    stage.resize(1280, 3000)
    stage.set_up(GAMES[0])
    field = next(node for node in stage.nodes if node.edit is not None)
    stage.scene.set_focus(field)
    stage.app._take(down("m"))
    assert not stage.app.settings.muted


@pytest.mark.night("take")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_is_played_by_keys_under_a_russian_layout(
    stage: Stage, russian: None, game: Game[Any, Any]
) -> None:
    short = {"take": {"target": 100}, "rummy500": {"target": 100}, "texas": {"rounds": "1-2"}}
    options = {**short, "takeaway": {"rounds": 1}}.get(game.name, {})
    table = stage.sit(2, game=game, options=options)
    letters = 0
    for _ in range(3000):
        stage.asked()
        scene = stage.scene
        if isinstance(scene, ResultPage):
            break
        if isinstance(scene, RoundPage):
            stage.app._take(down("return"))
        elif isinstance(scene, ChoicePage):
            stage.app._take(down("1"))
        else:
            made = len(table.session.match.moves)
            letters += play(stage)
            assert stage.scene is not table or len(table.session.match.moves) > made
    stage.top(ResultPage)
    assert letters


def play(stage: Stage) -> int:
    """Press the key of the first thing that can be done, with a card picked if need be; how many
    letters were pressed."""
    table = stage.top(TablePage)
    button = offered(table)
    if button is None:
        for node in [one for one in table.tree.nodes if one.pick and one.checked is not None]:
            table.set_focus(table.tree.by_key[node.key])
            stage.app._take(down("space"))
            button = offered(table)
            if button is not None:
                break
            if node.key in table.tree.by_key and table.show.hand.picks:
                stage.app._take(down("space"))
    if button is not None:
        assert button.command is not None
        stage.app._take(down(button.command.keys[0].key))
        return 1
    slot = next(node for node in table.tree.nodes if node.move is not None and node.reachable)
    table.set_focus(slot)
    stage.app._take(down("return"))
    return 0


def offered(table: TablePage) -> Node | None:
    """The button of the bar that does what can be done first, if there is one with a letter."""
    for node in table.tree.nodes:
        if node.command is not None and node.command.game and node.enabled and node.reachable:
            return node
    return None


def test_the_start_page_answers_its_letters(stage: Stage, russian: None) -> None:
    stage.show(StartPage(stage.app))
    stage.app._take(down("s"))
    assert stage.scene.name == "settings"

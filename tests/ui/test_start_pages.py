"""The start page, the matches that wait, damaged records, and the settings page."""

import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pygame.image import tobytes

from game.ai.characters import ALL_CHARACTERS
from game.core.game import Game
from game.core.options import IntRange, OptionField
from game.games import GAMES
from game.match.match import Match
from game.storage.settings import Settings, SettingsFile
from game.text.languages import SPOKEN_ENGLISH
from game.text.message import ENGLISH_LANGUAGE, Language, Pattern, speak, told
from game.ui.features.history.unfinished_page import UnfinishedPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.settings.settings_page import SettingsPage, makes_difference
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.events import Moved, Press, Release
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.tree import Node
from game.ui.table.motion.event_effects import DURATION_FACTORS
from tests import archive
from tests.laws.passages import passages
from tests.sitting import at_table
from tests.storage import matches
from tests.support.match_length import minutes
from tests.ui.stage import Stage

ABOVE = ["Rules", "Settings", "Quit"]
"""The buttons above the games, which are always there."""
BELOW = ["Learn", "Deal of the day", "Puzzles", "Evening", "History", "Statistics"]
"""Those below them."""


def keep(stage: Stage, name: str, text: str | bytes) -> Path:
    return matches.kept(stage.app.match_store, name, text)


def start(stage: Stage) -> StartPage:
    return stage.show(StartPage(stage.app))


def buttons(stage: Stage) -> list[str]:
    return [node.name for node in stage.role("button") if node.area != "games"]


# The start page.


def test_there_is_a_tile_for_each_of_the_five_games(stage: Stage) -> None:
    start(stage)
    tiles = stage.role("tile")
    assert [tile.name.partition(",")[0] for tile in tiles] == [str(game.title) for game in GAMES]
    for tile, game in zip(tiles, GAMES, strict=True):
        assert tile.enabled == (game.table is not None)
        assert tile.value == (told(game.tagline) if game.table else "coming")


class Renamed(Language):
    """English but for the names of the games."""

    def pattern(self, name: str) -> Pattern:
        game, _, rest = name.partition("-")
        return (f"{game.upper()}!",) if rest == "title" else super().pattern(name)


def test_the_names_of_the_games_are_those_of_the_language(stage: Stage) -> None:
    speak(Renamed(SPOKEN_ENGLISH, ENGLISH_LANGUAGE))
    try:
        start(stage)
        names = {f"{game.name.upper()}!" for game in GAMES}
        assert {tile.name.partition(",")[0] for tile in stage.role("tile")} == names
        assert names <= {node.name for node in stage.nodes if node.role == "text"}
        for game in GAMES:
            name = f"{game.name.upper()}!"
            assert stage.show(SetupPage(stage.app, game)).heading == name
            assert stage.show(RulesPage(stage.app, game)).heading == f"The rules of {name}"
            assert stage.sit(2, game=game).tree.root.name == name
            assert name not in str(game.title), "the console and the engine speak English"
    finally:
        speak(ENGLISH_LANGUAGE)


def test_the_first_start_offers_three_questions_that_stand_in_nobodys_way(stage: Stage) -> None:
    page = start(stage)
    assert "questions" not in page.tree.by_key
    stage.app.asks = True
    page = start(stage)
    first = next(node for node in page.tree.nodes if node.first)
    assert first.name == "Play your first hand"
    stage.click("questions")
    questions = stage.scene
    rows = [node for node in questions.tree.nodes if node.key.startswith("row ")]
    assert len(rows) == 3
    questions.activate(questions.tree.by_key["option text=150"])
    assert stage.app.settings.text_percent == 150
    stage.key("escape")
    assert stage.scene is page


def test_a_tile_says_what_the_game_is_and_what_a_click_does(stage: Stage) -> None:
    start(stage)
    for tile, game in zip(stage.role("tile"), GAMES, strict=True):
        said = [node.name for node in tile.walk()]
        assert told(game.tagline) in said
        assert ("First hand" if game.first_hand else "About 5 minutes") in said
        assert f"Set up {game.title}…" in said


@pytest.mark.night("take", "rummy500", "texas")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_minutes_that_are_said_are_about_those_that_are_measured(
    game: Game[Any, Any],
) -> None:
    measured = minutes(game, 3)
    assert measured / 3 < game.minutes < 3 * measured


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_open_at_the_game_played_last(stage: Stage, game: Game[Any, Any]) -> None:
    other = GAMES[GAMES.index(game) - 1]
    for number, one in enumerate((other, game)):
        match = Match(one, one.setup(2, {}, 5), ("You", "Ada"))
        match.play(match.moves_now()[0])
        os.utime(keep(stage, f"{one.name}.record", match.record()), (90 + number, 90 + number))
    start(stage)
    stage.click("Rules")
    assert stage.top(RulesPage).game is game


def test_the_rules_open_at_the_game_of_a_finished_match_if_that_was_played_last(
    stage: Stage,
) -> None:
    archive.fill(stage.app.profile.folder, 3)
    start(stage)
    while stage.app.match_store.match_index.step():
        pass
    read = [
        one for one in stage.app.match_store.match_index.entries.values() if one.summary is not None
    ]
    summary = max(read, key=lambda one: (one.changed, one.summary.game)).summary
    stage.click("Rules")
    assert stage.top(RulesPage).game.name == summary.game


def test_a_link_leads_to_the_games_set_up_page_and_escape_back(stage: Stage) -> None:
    page = start(stage)
    for game in GAMES:
        link = stage.find(f"Set up {game.title}…")
        assert link.rect.h >= stage.app.measures.px(40)
        stage.click(link)
        assert stage.top(SetupPage).game is game
        stage.key("escape")
        assert stage.scene is page


def test_without_matches_there_is_nothing_to_continue(stage: Stage) -> None:
    start(stage)
    assert buttons(stage) == [*ABOVE, "Play your first hand", *BELOW]


def test_one_match_can_be_continued_and_several_be_chosen_from(stage: Stage) -> None:
    match = matches.played(5)
    keep(stage, "one.record", match.record())
    start(stage)
    assert buttons(stage) == [*ABOVE, "Continue", "Unfinished (1)", *BELOW]
    deal = match.setup.seed
    assert f"Takeaway, deal {deal}, round 1: You 0, Ada 0, Zoë 0" in stage.said()
    keep(stage, "two.record", matches.played(6).record())
    start(stage)
    assert buttons(stage)[3:5] == ["Continue", "Unfinished (2)"]


def test_continue_takes_the_match_played_last(stage: Stage) -> None:
    for moves, time in ((5, 50), (9, 90), (7, 70)):
        path = keep(stage, f"{moves}.record", matches.played(moves).record())
        os.utime(path, (time, time))
    start(stage)
    stage.key("c")
    assert len(stage.top(TablePage).session.match.moves) == 9


def test_the_focus_begins_on_what_most_people_want(stage: Stage) -> None:
    for wanted in ("first-hand", "continue"):
        page = start(stage)
        stage.key("tab")
        assert page.focus == wanted
        keep(stage, "one.record", matches.played(5).record())


@pytest.mark.parametrize(
    ("key", "kind"), [("f1", RulesPage), ("s", SettingsPage), ("F1", RulesPage)]
)
def test_keys_of_the_start_page(stage: Stage, key: str, kind: type) -> None:
    page = start(stage)
    stage.key(key)
    assert isinstance(stage.scene, kind)
    stage.key("escape")
    assert stage.scene is page


def test_escape_does_not_end_the_program_but_shows_where_it_could_be_ended(stage: Stage) -> None:
    page = start(stage)
    stage.key("escape")
    assert stage.app.running
    assert stage.scene is page
    assert page.focus == "quit"
    stage.key("return", "return")
    assert not stage.app.running


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_are_those_of_the_game_in_focus(stage: Stage, game: Game[Any, Any]) -> None:
    page = start(stage)
    if game.table is not None:
        page.set_focus(page.tree.by_key[f"game {game.name}"])
        stage.key("f1")
        assert stage.top(RulesPage).heading == f"The rules of {game.title}"


def test_the_rules_of_every_game_are_a_click_away(stage: Stage) -> None:
    start(stage)
    stage.click("Rules")
    for game in GAMES:
        stage.click(f"Rules: {game.title}")
        assert stage.top(RulesPage).heading == f"The rules of {game.title}"
        _, first, *_ = passages(game, game.options_type())
        assert first.words.replace("*", "") in stage.said()


def test_what_has_to_be_said_at_the_start_is_said_once(stage: Stage) -> None:
    stage.app.notices += ["Something is wrong.", "So is this."]
    page = start(stage)
    for text in ("Something is wrong.", "So is this."):
        page.update(stage.now)
        stage.top(Dialog)
        assert text in stage.said()
        stage.key("return")
        assert stage.scene is page
    page.update(stage.now)
    assert stage.scene is page


# The matches that wait.


def listed(stage: Stage) -> list[str]:
    return [node.name for node in stage.nodes if node.key.startswith("match ")]


def test_the_list_names_each_match_and_opens_it(stage: Stage) -> None:
    for moves in (3, 8):
        keep(stage, f"{moves}.record", matches.played(moves).record())
    start(stage)
    stage.key("n")
    stage.top(UnfinishedPage)
    assert len(listed(stage)) == 2
    paths = stage.app.match_store.paths()
    stage.click("match 1")
    moves = int(paths[1].stem)
    assert len(stage.top(TablePage).session.match.moves) == moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_in_the_list_says_who_plays_and_the_points_if_there_are_any(
    stage: Stage, game: Game[Any, Any]
) -> None:
    most = game.players[1]
    company = [f"{one.name} (easy)" for one in ALL_CHARACTERS[: most - 1]]
    match = Match(game, game.setup(most, {}, 4711), ["You", *company])
    keep(stage, "one.record", match.record())
    stage.resize(960, 600)
    stage.show(UnfinishedPage(stage.app))
    node = stage.find("match 0")
    first, second = [one.name for one in node.walk() if one.role == "text"]
    assert first == f"{game.title}, deal 4711, round 1"
    points = game.table is None or game.table.scored
    names = ["You", *(one.name for one in ALL_CHARACTERS[: most - 1])]
    who = ", ".join(f"{name} 0" if points else name for name in names)
    assert re.fullmatch(rf"\d+ \w+ \d{{4}}, \d\d:\d\d: {who}", second)
    assert node.name == f"{first}: {second}"


def test_a_damaged_match_taken_off_the_list_is_off_the_list(stage: Stage) -> None:
    keep(stage, "good.record", matches.played(3).record())
    bad = keep(stage, "bad.record", b"\xff\xfe nonsense")
    start(stage)
    stage.key("n")
    line = next(name for name in listed(stage) if "damaged" in name)
    stage.click(line)
    stage.top(Dialog)
    assert "bad.record" in stage.said()
    stage.click("Remove it")
    stage.top(UnfinishedPage)
    assert len(listed(stage)) == 1
    assert not bad.exists()
    assert bad.with_suffix(".damaged").read_bytes() == b"\xff\xfe nonsense"


def test_a_damaged_match_can_be_left_as_it_is(stage: Stage) -> None:
    text = matches.played(6).record() + "0 dance\n0 draw\n"
    path = keep(stage, "bad.record", text)
    page = start(stage)
    stage.key("c")
    stage.top(Dialog)
    stage.click("Keep it")
    assert stage.scene is page
    assert path.read_bytes().decode() == text


def test_a_damaged_match_is_played_on_from_where_it_is_whole(stage: Stage) -> None:
    whole = matches.played(6)
    path = keep(stage, "bad.record", whole.record() + "0 dance\n0 draw\n")
    start(stage)
    stage.key("c")
    stage.top(Dialog)
    assert "The 6 moves before that are fine" in stage.said()
    assert f"Line {whole.record().count(chr(10)) + 1}:" in stage.said()
    stage.click("Play from there")
    table = stage.top(TablePage)
    assert table.session.match.moves == whole.moves
    assert table.session.writer.path != path
    assert path.with_suffix(".damaged").exists()
    rng = Random(1)
    stage.asked()
    if stage.scene is table:
        assert table.moves.try_move(rng.choice(table.session.match.moves_now()))
    record = table.session.writer.path.read_bytes().decode()
    assert record == table.session.match.sealed_record()


@pytest.mark.parametrize("text", [b"", b"\xff", b"#five-takes 1\n", b"[Event]\n"])
def test_a_record_of_which_nothing_can_be_read_is_not_continued(stage: Stage, text: bytes) -> None:
    keep(stage, "bad.record", text)
    page = start(stage)
    assert "bad.record is damaged" in stage.said()
    stage.key("c")
    stage.top(Dialog)
    stage.click("Keep it")
    assert stage.scene is page
    stage.key("c")
    stage.click("Remove it")
    assert stage.scene is page
    assert "Continue" not in buttons(stage)


def test_a_match_that_disappears_meanwhile_does_no_harm(stage: Stage) -> None:
    path = keep(stage, "one.record", matches.played(3).record())
    start(stage)
    path.unlink()
    stage.key("c")
    stage.top(Dialog)
    stage.key("escape")
    stage.top(StartPage)


def test_a_record_with_other_names_than_the_programs_own_can_be_played(stage: Stage) -> None:
    match = Match(matches.new().game, matches.new().setup, ("Me", "Nemo", ""))
    keep(stage, "one.record", match.record())
    start(stage)
    stage.key("c")
    table = stage.top(TablePage)
    assert table.session.names == at_table("You", "Nemo", "")
    stage.asked()


# The settings.


def settings_page(stage: Stage, at: str = "") -> SettingsPage:
    stage.resize(1280, 1200)
    return stage.show(SettingsPage(stage.app, at))


@pytest.mark.parametrize(
    "one",
    [one for one in Settings.described() if makes_difference(one)],
    ids=lambda one: one.name,
)
def test_a_setting_changed_on_the_page_is_kept_at_once(stage: Stage, one: OptionField) -> None:
    page = settings_page(stage, one.name)
    before = stage.app.settings.get(one.name)
    widget = page.tree.by_key[f"option {one.name}"]
    if isinstance(one.values, IntRange):
        page.set_focus(widget)
        stage.key("left" if before == one.values.most else "right")
    else:
        other = (node for node in widget.walk() if node.act and node.value != "chosen")
        option = next(other)
        stage.click(option)
    after = stage.app.settings.get(one.name)
    assert after != before
    assert SettingsFile(stage.app.profile).settings.get(one.name) == after
    assert stage.scene is page


def test_the_cards_are_shown_as_they_look_with_the_settings(stage: Stage) -> None:
    settings_page(stage, "deck")

    def samples() -> list[Node]:
        return [node for node in stage.nodes if node.name == "A sample card"]

    def looks() -> list[bytes]:
        stage.scene.paint(stage.app.painter)
        surface = stage.app.painter.surface
        return [tobytes(surface.subsurface(node.rect), "RGB") for node in samples()]

    plain = looks()
    for label in ("Deck: Four colours", "Card back: Fans", "Card faces: Large index"):
        stage.click(label)
        stage.resize(1280, 1200)
        changed = looks()
        assert changed != plain
        plain = changed


def test_how_long_one_may_take_to_call_is_seconds_or_untimed(stage: Stage) -> None:
    settings_page(stage)
    for label, value in (("2 s", 2), ("10 s", 10), ("No limit", "untimed")):
        stage.click(f"Time to call: {label}")
        assert stage.app.settings.calls == value
        assert SettingsFile(stage.app.profile).settings.calls == value


def test_the_arrows_go_along_a_row_of_values_to_its_end(stage: Stage) -> None:
    for size in ((960, 600), (1280, 720), (1920, 1080)):
        stage.resize(*size)
        for name in ("speed", "calls", "back", "sort"):
            page = stage.show(SettingsPage(stage.app, name))
            values = page.tree.by_key[f"option {name}"].children
            page.set_focus(values[0])
            for value in values[1:]:
                stage.key("right")
                assert page.focus == value.key, size
            for value in reversed(values[:-1]):
                stage.key("left")
                assert page.focus == value.key, size


def test_a_slider_follows_the_mouse_and_stops_at_its_ends(stage: Stage) -> None:
    page = settings_page(stage, "sound")
    slider = page.tree.by_key["option sound"]
    y = slider.rect.centery
    stage.app.send(Moved(slider.rect.centerx, y))
    stage.app.send(Press(slider.rect.centerx, y))
    for x, wanted in ((slider.rect.left - 50, 0), (slider.rect.right + 50, 100)):
        stage.app.send(Moved(x, y))
        assert stage.app.settings.sound == wanted
    stage.app.send(Release(slider.rect.right + 50, y))
    stage.app.send(Moved(slider.rect.left, y))
    assert stage.app.settings.sound == 100


def test_a_slider_that_stays_where_it_is_writes_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = settings_page(stage, "sound")
    slider = page.tree.by_key["option sound"]
    place = (slider.rect.x + slider.rect.w // 3, slider.rect.centery)
    stage.app.send(Press(*place))
    saved: list[None] = []
    monkeypatch.setattr(stage.app, "save_settings", lambda: saved.append(None))
    for x in (0, 1, 0):
        stage.app.send(Moved(place[0] + x, place[1]))
    assert saved == []


def test_leaving_the_settings_by_the_keyboard(stage: Stage) -> None:
    below = start(stage)
    stage.app.page_stack.push(SettingsPage(stage.app))
    page = stage.scene
    page.set_focus(page.tree.by_key["back"])
    page.changed()
    assert page.tree.focused is not None
    stage.key("return")
    assert stage.scene is below


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_a_speed_chosen_during_a_match_holds_from_then_on(stage: Stage, speed: str) -> None:
    table = stage.sit(3, speed="normal")
    stage.key("escape", "s")
    stage.top(SettingsPage)
    stage.app.set("speed", speed)
    stage.key("escape", "escape")
    assert stage.scene is table
    assert table.show.speed == DURATION_FACTORS[speed]

"""What the system asks of programs: read from its own tools, and nothing where it does not say."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.storage.profile import Profile
from game.storage.settings import Settings, SettingsFile
from game.storage.system_wishes import Run, nearest_size, of_windows, wishes


def answering(answers: Mapping[str, str]) -> Run:
    """A system whose tools answer so, by the last word of the command."""

    def run(command: tuple[str, ...], **_: object) -> "subprocess.CompletedProcess[str]":
        said = answers.get(command[-1])
        return subprocess.CompletedProcess(command, said is None, said or "", "")

    return run


def test_gnome_and_macos_are_asked_by_their_own_tools() -> None:
    answers = {"enable-animations": "false\n", "high-contrast": "true\n",
               "text-scaling-factor": "1.25\n"}  # fmt: skip
    assert wishes("linux", {}, answering(answers)) == {
        "reduced_motion": True,
        "contrast": True,
        "text": 125,
    }
    usual = {"enable-animations": "true", "high-contrast": "false", "text-scaling-factor": "1.0"}
    assert wishes("linux", {}, answering(usual)) == {}
    assert wishes("darwin", {}, answering({"reduceMotion": "1", "increaseContrast": "0"})) == {
        "reduced_motion": True
    }


def test_a_system_that_does_not_answer_asks_for_nothing() -> None:
    def missing(*_: object, **__: object) -> "subprocess.CompletedProcess[str]":
        raise FileNotFoundError("gsettings")

    def slow(*_: object, **__: object) -> "subprocess.CompletedProcess[str]":
        raise subprocess.TimeoutExpired("gsettings", 2)

    for run in (missing, slow, answering({}), answering({"text-scaling-factor": "many"})):
        assert wishes("linux", {"HOME": "/nowhere"}, run) == {}
        assert wishes("darwin", {}, run) == {}


def test_themes_and_kde_count_too(tmp_path: Path) -> None:
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n")
    environment = {"XDG_CONFIG_HOME": str(tmp_path), "GTK_THEME": "HighContrast"}
    assert wishes("linux", environment, answering({})) == {
        "reduced_motion": True,
        "contrast": True,
    }


def test_windows_keeps_them_in_its_registry() -> None:
    read = {"contrast": "127", "reduced_motion": "0", "text": 150}
    assert of_windows(read) == {"contrast": True, "reduced_motion": True, "text": 150}
    assert of_windows({"contrast": "126", "reduced_motion": "1", "text": 100}) == {}
    assert of_windows({}) == {}


@pytest.mark.parametrize(("percent", "size"), [(0, 100), (110, 100), (140, 150), (300, 200)])
def test_the_text_is_of_the_nearest_size_there_is(percent: float, size: int) -> None:
    assert nearest_size(percent) == size


def test_a_wish_counts_until_the_player_chooses_and_is_not_saved(tmp_path: Path) -> None:
    settings = Settings()
    settings.wished = {"text": 150, "contrast": True, "reduced_motion": True}
    assert settings.text_percent == 150
    assert settings.high_contrast
    assert settings.less_motion
    assert settings.get("text") == 150
    settings.choose("text", 100)
    settings.choose("contrast", "off")
    assert (settings.text_percent, settings.high_contrast) == (100, False)
    assert not settings.follows("text")
    assert settings.follows("reduced_motion")
    file = SettingsFile(Profile(tmp_path))
    assert not file.found
    file.settings.wished = {"text": 150}
    file.settings.choose("contrast", "off")
    file.save()
    again = SettingsFile(Profile(tmp_path))
    assert again.found
    assert again.settings.wished == {}
    assert "contrast" in again.settings.chosen

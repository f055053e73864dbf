"""What the system asks of programs: less motion, high contrast, larger text.

`wishes` asks it by the standard library alone: GNOME and KDE, Windows, macOS. A system that does
not answer asks for nothing. The answer may take seconds, so a thread asks.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.core.options import Value
from game.storage.settings import TEXT_SIZE_PERCENTS

SYSTEM_QUESTION_SECONDS = 2.0
"""Timeout of one question to the system."""
Run = Callable[..., "subprocess.CompletedProcess[str]"]
GNOME_ACCESSIBILITY_KEYS = {
    "reduced_motion": ("org.gnome.desktop.interface", "enable-animations"),
    "contrast": ("org.gnome.desktop.a11y.interface", "high-contrast"),
    "text": ("org.gnome.desktop.interface", "text-scaling-factor"),
}
"""Schema and key of GNOME's answers."""
MAC_ACCESSIBILITY_KEYS = {"reduced_motion": "reduceMotion", "contrast": "increaseContrast"}
"""Keys of macOS's answers in com.apple.universalaccess."""


def wishes(
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    run: Run = subprocess.run,
) -> dict[str, Value | bool]:
    """Values of settings that the system asks for, by name; empty if it asks for nothing."""
    if platform == "win32":
        return _windows()
    if platform == "darwin":
        return _mac(run)
    return _linux(environment, run)


def nearest_size(percent: float) -> int:
    """The text size nearest to a percentage, never smaller than the usual one."""
    return min(TEXT_SIZE_PERCENTS, key=lambda one: abs(one - percent))


def _said(run: Run, *command: str) -> str:
    """What a command answers; empty without an answer."""
    try:
        done = run(
            command, capture_output=True, text=True, timeout=SYSTEM_QUESTION_SECONDS, check=False
        )
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def _linux(environment: Mapping[str, str], run: Run) -> dict[str, Value | bool]:
    found: dict[str, Value | bool] = {}
    if _said(run, "gsettings", "get", *GNOME_ACCESSIBILITY_KEYS["reduced_motion"]) == "false":
        found["reduced_motion"] = True
    if _said(run, "gsettings", "get", *GNOME_ACCESSIBILITY_KEYS["contrast"]) == "true":
        found["contrast"] = True
    scale = _number_value(_said(run, "gsettings", "get", *GNOME_ACCESSIBILITY_KEYS["text"]))
    if "highcontrast" in environment.get("GTK_THEME", "").lower():
        found["contrast"] = True
    if _is_kde_still(environment):
        found["reduced_motion"] = True
    return found | _text(100 * scale)


def _is_kde_still(environment: Mapping[str, str]) -> bool:
    """Whether KDE's animations take no time."""
    home = environment.get("HOME", "")
    folder = Path(environment.get("XDG_CONFIG_HOME") or Path(home, ".config"))
    try:
        text = (folder / "kdeglobals").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    factor = re.search(r"^AnimationDurationFactor=(.*)$", text, re.MULTILINE)
    return factor is not None and factor[1].strip() in ("0", "0.0")


def _mac(run: Run) -> dict[str, Value | bool]:
    return {
        name: True
        for name, key in MAC_ACCESSIBILITY_KEYS.items()
        if _said(run, "defaults", "read", "com.apple.universalaccess", key) == "1"
    }


def _windows() -> dict[str, Value | bool]:
    if sys.platform != "win32":
        return {}
    import winreg

    places = {
        "contrast": (r"Control Panel\Accessibility\HighContrast", "Flags"),
        "reduced_motion": (r"Control Panel\Desktop\WindowMetrics", "MinAnimate"),
        "text": (r"Software\Microsoft\Accessibility", "TextScaleFactor"),
    }
    read: dict[str, Any] = {}
    for name, (key, value) in places.items():
        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened:
                read[name] = winreg.QueryValueEx(opened, value)[0]
        except OSError:
            continue
    return of_windows(read)


def of_windows(read: Mapping[str, Any]) -> dict[str, Value | bool]:
    """The wishes from values of the Windows registry."""
    found: dict[str, Value | bool] = {}
    if int(_number_value(str(read.get("contrast", "0")))) & 1:
        found["contrast"] = True
    if str(read.get("reduced_motion", "1")) == "0":
        found["reduced_motion"] = True
    return found | _text(_number_value(str(read.get("text", "100"))))


def _text(percent: float) -> dict[str, Value | bool]:
    size = nearest_size(percent)
    return {"text": size} if size > TEXT_SIZE_PERCENTS[0] else {}


def _number_value(text: str) -> float:
    """A number, 0 if the text is none."""
    return float(text) if re.fullmatch(r"\d+(\.\d+)?", text) else 0.0

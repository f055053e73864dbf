"""A Windows of wine: a computer of its own for one user, on which programs are started."""

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import PATIENCE_SECONDS
from tests.window.window import ROOT, Screen, Window

BUILT = ROOT / "dist/windows/five-takes"
PYTHON = ROOT / "build/windows/python/python.exe"
DESKTOP = r"HKCU\Control Panel\Desktop"
DOTS = 96
"""Pixels to an inch of a screen on which nothing is shown larger."""
FOLDERS = r"HKEY_CURRENT_USER\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
VARIABLES = r"HKEY_CURRENT_USER\Environment"
KEPT, ROAMING, PASSING = r"AppData\Local", r"AppData\Roaming", r"AppData\Local\Temp"
HOME = {
    FOLDERS: {"Local AppData": KEPT, "AppData": ROAMING},
    VARIABLES: {
        "LOCALAPPDATA": KEPT,
        "APPDATA": ROAMING,
        "TEMP": PASSING,
        "TMP": PASSING,
    },
}
"""Where Windows says that a user's folders are, and which they are."""


class Wine:
    """A fresh Windows in this folder, whose user is called so, and that shows its windows there."""

    def __init__(self, prefix: Path, user: str, screen: Screen) -> None:
        self.prefix = prefix
        self.home = prefix / "drive_c/users" / user
        self.environment = {
            # From the beginning: its desktop stays where it was started.
            "DISPLAY": screen.display,
            "WINEPREFIX": str(prefix),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "SDL_VIDEODRIVER": "windows",
        }
        self.run("wineboot", "-i")
        self.be("win10")
        self._move_in(user)

    def be(self, version: str) -> None:
        """From now on be the Windows that wine calls so: "win7", "win10"."""
        self.run("winecfg", "-v", version)

    def _move_in(self, user: str) -> None:
        """Have the user's folders where the user's name is part of their names."""
        lines = ["Windows Registry Editor Version 5.00"]
        for key, names in HOME.items():
            lines += ["", f"[{key}]"]
            for name, folder in names.items():
                (self.home / folder.replace("\\", "/")).mkdir(parents=True, exist_ok=True)
                place = rf"C:\users\{user}\{folder}".replace("\\", r"\\")
                lines.append(f'"{name}"="{place}"')
        file = self.prefix / "drive_c/home.reg"
        file.write_text("\r\n".join(lines) + "\r\n", encoding="utf-16", newline="")
        self.run("regedit", "/S", r"C:\home.reg")

    @property
    def kept(self) -> Path:
        """Where the program keeps what is played."""
        return self.home / "AppData/Local/five-takes"

    def path(self, windows: str) -> Path:
        """The file that Windows calls so, on its drive C."""
        return self.prefix / "drive_c" / windows.removeprefix("C:\\").replace("\\", "/")

    def run(
        self, *words: str | Path, said: str = "", check: bool = True, **more: str
    ) -> subprocess.CompletedProcess[str]:
        """Start a program and wait until it ends; its streams are pipes, as wine needs them."""
        return subprocess.run(
            ["wine", *map(str, words)],
            env={**os.environ, **self.environment, **more},
            cwd=ROOT,
            input=said,
            capture_output=True,
            check=check,
            encoding="utf-8",
            timeout=PATIENCE_SECONDS,
        )

    def start(self, *words: str | Path) -> subprocess.Popen[str]:
        """Start a program that goes on; its streams are pipes too, all three."""
        return subprocess.Popen(
            ["wine", *map(str, words)],
            env={**os.environ, **self.environment},
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    @contextmanager
    def zoomed(self, zoom: float) -> Iterator[None]:
        """What is started meanwhile is told that everything is to be shown so much larger."""
        self._set_dots(round(DOTS * zoom))
        try:
            yield
        finally:
            self._set_dots(DOTS)

    def _set_dots(self, dots: int) -> None:
        self.run("reg", "add", DESKTOP, "/v", "LogPixels", "/t", "REG_DWORD", "/d", str(dots), "/f")

    def settle(self) -> None:
        """Wait until every program has ended."""
        subprocess.run(
            ["wineserver", "-w"], env={**os.environ, **self.environment}, timeout=PATIENCE_SECONDS
        )

    def close(self) -> None:
        """End every program of this Windows."""
        subprocess.run(["wineserver", "-k"], env={**os.environ, **self.environment})


class WineWindow(Window):
    """The program in its window under wine."""

    def __init__(
        self,
        wine: Wine,
        screen: Screen,
        folder: Path,
        program: Path = BUILT / "five-takes.exe",
        settings: Mapping[str, object] | None = None,
        profile: bool = True,
        zoom: float = 1.0,
    ) -> None:
        """``zoom`` is how many pixels there are to a point."""
        self.wine = wine
        self.zoom = zoom
        super().__init__(
            screen,
            folder,
            ("wine", str(program)),
            settings=settings,
            profile=profile,
            streams=subprocess.PIPE,  # with files Python does not start under wine
            environment={**wine.environment, "SDL_AUDIODRIVER": "dummy"},
        )

    def geometry(self) -> str:
        """Where the window is and how large, in pixels."""
        return self._run("getwindowgeometry", self.number)

    def _move(self, x: int, y: int, *more: object) -> None:
        super()._move(round(x * self.zoom), round(y * self.zoom), *more)

    def quit(self) -> int:
        """Close the window by its button on the start page; the exit code."""
        self.click("Quit")
        code = self.process.wait(timeout=PATIENCE_SECONDS)
        self._ended()
        return code

    def kill(self) -> None:
        super().kill()
        self._ended()

    def _ended(self) -> None:
        self.log.close()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None, "all of them are pipes"
            stream.close()

"""Opening a page in the system's browser, and a folder in its file manager."""

import contextlib
import os
import subprocess
import sys
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path

LIBRARY_PATH_VARIABLE = "LD_LIBRARY_PATH"
"""Environment variable with the library path of started programs.

In a packaged program it names the program's own folder, whose libraries a browser cannot use.
"""


def open_page(page: Path) -> bool:
    """Open a page in a browser; whether one is available."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    if type(browser) is webbrowser.GenericBrowser:
        # It would read and write the console this program was started from.
        return False
    address = page.absolute().as_uri()
    with _own_libraries_only():
        try:
            if isinstance(browser, webbrowser.BackgroundBrowser):
                # To ``open`` one that hands the page on and ends at once would have failed.
                arguments = [one.replace("%s", address) for one in browser.args]
                subprocess.Popen([browser.name, *arguments], start_new_session=True)
                return True
            return browser.open(address)
        except (OSError, webbrowser.Error):
            return False


@contextlib.contextmanager
def _own_libraries_only() -> Iterator[None]:
    """Let started programs find the system's libraries, not those packaged here."""
    ours, before = (
        os.environ.get(LIBRARY_PATH_VARIABLE),
        os.environ.get(f"{LIBRARY_PATH_VARIABLE}_ORIG"),
    )
    if ours is None or before is None:
        yield
        return
    os.environ[LIBRARY_PATH_VARIABLE] = before
    try:
        yield
    finally:
        os.environ[LIBRARY_PATH_VARIABLE] = ours


def system_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment for started programs that find the system's libraries, not those packaged
    here."""
    found = dict(environment)
    before = found.get(f"{LIBRARY_PATH_VARIABLE}_ORIG")
    if before is not None:
        found[LIBRARY_PATH_VARIABLE] = before
    return found


FILE_MANAGERS = {"darwin": "open", "win32": "explorer"}
"""The program that shows a folder, by platform."""
DEFAULT_FILE_MANAGER = "xdg-open"
"""The program on every other platform."""


def open_folder(folder: Path) -> bool:
    """Show a folder in the file manager, or in a browser; whether there is one."""
    manager = FILE_MANAGERS.get(sys.platform, DEFAULT_FILE_MANAGER)
    with _own_libraries_only():
        try:
            subprocess.Popen([manager, str(folder.absolute())], start_new_session=True)
        except OSError:
            return open_page(folder)
    return True

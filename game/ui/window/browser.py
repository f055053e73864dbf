"""Opening a page of this program in the system's browser."""

import contextlib
import os
import subprocess
import webbrowser
from collections.abc import Iterator
from pathlib import Path

LIBRARIES = "LD_LIBRARY_PATH"
"""Where programs that are started look for libraries first; in a packaged folder that is the
folder's own, which are of no use to a browser."""


def show(page: Path) -> bool:
    """Open a page in a browser with a window; whether there is one to ask."""
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
    """Have what is started find the libraries that it would find without this program."""
    ours, before = os.environ.get(LIBRARIES), os.environ.get(f"{LIBRARIES}_ORIG")
    if ours is None or before is None:
        yield
        return
    os.environ[LIBRARIES] = before
    try:
        yield
    finally:
        os.environ[LIBRARIES] = ours

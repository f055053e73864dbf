"""How deep the classes of a table's pages are, and how many attributes a page has.

    python -m tests.bench.page_size

Counted are the attributes of a live page that its classes and itself have, without those of
``object`` and without double underscores.
"""

import os
import tempfile
from pathlib import Path

from game.ui.kit.pages.page import Page
from tests.ui.stage import Stage


def depth(page: type[Page]) -> int:
    """Number of classes from a page's own to the first below ``object``, both included."""
    return len([one for one in page.__mro__ if one is not object])


def attributes(page: Page) -> set[str]:
    """Names of all attributes of a page, its own and inherited ones."""
    names = {*dir(page), *vars(page)} - set(dir(object))
    return {name for name in names if not name.startswith("__") and not name.startswith("_abc_")}


def main() -> None:
    """Print a line for the page of a match, and the classes that it comes from."""
    with tempfile.TemporaryDirectory() as profile:
        stage = Stage(Path(profile))
        page = stage.sit(2, moves=4)
        classes = " < ".join(one.__name__ for one in type(page).__mro__ if one is not object)
        print(f"{classes}: {depth(type(page))} deep, {len(attributes(page))} attributes")
        stage.app.close()


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    main()

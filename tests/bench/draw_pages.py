"""Pictures of pages at four sizes of the window, made without a screen.

    python -m tests.bench.draw_pages --only "table of" FOLDER

The pages are those of ``tests/ui/pages.py`` whose names contain a text.
"""

import argparse
import os
import tempfile
from pathlib import Path

SIZES = ((960, 600), (1280, 720), (1920, 1080), (2560, 1440))


def draw(only: str, folder: Path) -> list[Path]:
    """The pictures that were made."""
    import pygame

    from tests.ui.pages import PAGES
    from tests.ui.stage import canvas, staged

    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for name, open_page in PAGES.items():
        if only not in name:
            continue
        with tempfile.TemporaryDirectory() as home, staged(Path(home)) as stage:
            open_page(stage)
            for size in SIZES:
                stage.resize(*size)
                stage.tick()
                stage.app._paint()
                made.append(folder / f"{name.replace('/', ' ')} {size[0]}x{size[1]}.png")
                pygame.image.save(canvas(size), made[-1])
    return made


def main() -> None:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    parser = argparse.ArgumentParser(description="Pictures of pages at four sizes.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="a text that the names of the pages contain")
    chosen = parser.parse_args()
    for file in draw(chosen.only, chosen.folder):
        print(file)


if __name__ == "__main__":
    main()

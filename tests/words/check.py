"""The translator's tool: what is missing or wrong in a language, and how it reads.

    python -m tests.words.check de                  what is wrong, file by file
    python -m tests.words.check de cards take       only in these areas or files
    python -m tests.words.check de cards --render   and every message beside the English one
    python -m tests.words.check de --page "settings" --text 200 --to FOLDER   pictures of pages

Areas are names of files; ``take`` is all of a game, ``take-lesson`` and ``take-rules`` are parts.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "on"

from game.text.folding import without_layout_signs
from game.text.languages import SPOKEN_ENGLISH
from game.text.message import ENGLISH_LANGUAGE, MESSAGE_VARIANTS, entries
from tests.words.files import GAME
from tests.words.heard import Heard, heard, samples_of
from tests.words.translation_laws import FILE_LAWS, RULES_LAWS
from tests.words.translations import (
    ENGLISH_FILES,
    ENGLISH_NAMES,
    RULES,
    Translation,
    area_of_file,
    spoken_of,
)

MAX_LINE_COUNT = 8
"""Sentences of a message that are shown, if not more phrases can stand in it."""


def wanted(english: Path, translation: Translation, areas: list[str]) -> bool:
    """Whether a file is meant by an area, or by its path."""
    own = translation.path(english, translation.spoken.tag)
    game = english.parents[1].name
    named = {own.name, english.name, area_of_file(english), game}
    if english in RULES:
        named = {game, f"{game}-rules"}
    return not areas or any(area in named or own.as_posix().endswith(area) for area in areas)


def problems(translation: Translation, areas: list[str]) -> Iterator[tuple[str, str]]:
    """What is wrong: a file and a sentence each."""
    for files, laws in ((ENGLISH_FILES, FILE_LAWS), (RULES, RULES_LAWS)):
        for english in files:
            if wanted(english, translation, areas):
                own = translation.path(english, translation.spoken.tag).relative_to(GAME.parent)
                for law in laws:
                    yield from ((own.as_posix(), wrong) for wrong in law(translation, english))
                    if english not in translation.texts:
                        break


ENGLISH = Translation.of(SPOKEN_ENGLISH)


def rendered(translation: Translation, english: Path) -> Iterator[str]:
    """The messages of a file, with their samples, each beside the English one."""
    for name in entries(translation.texts.get(english, "")):
        pattern = translation.patterns.get(name)
        if pattern is None or name not in ENGLISH_NAMES:
            continue
        base, _, variant = name.rpartition(".")
        base, variant = (base, variant) if variant in MESSAGE_VARIANTS else (name, "")
        language, other = Heard(translation, variant), Heard(ENGLISH, variant)
        yield name
        seen: set[str] = set()
        for values, hands in samples_of(name, pattern):
            said = language.hear(base, values, **hands)
            if said in seen or len(seen) >= MAX_LINE_COUNT:
                continue
            seen.add(said)
            yield f"    en  {other.hear(base, values, **hands)}"
            yield f"    {translation.spoken.tag}  {said}"


def forms_in_sentences(translation: Translation) -> dict[str, set[tuple[tuple[str, str], ...]]]:
    """By phrase: the forms that it is asked for, in all sentences of the language."""
    found: dict[str, set[tuple[tuple[str, str], ...]]] = {}
    for english in ENGLISH_FILES:
        for phrase, several in heard(translation, english).forms_of.items():
            found.setdefault(phrase, set()).update(several)
    return found


def rendered_forms(translation: Translation, areas: list[str]) -> Iterator[str]:
    """Each phrase of some areas in the forms that any sentence asks it for."""
    every = forms_in_sentences(translation)
    for english in ENGLISH_FILES:
        if not wanted(english, translation, areas):
            continue
        for name in entries(translation.texts.get(english, "")):
            language = Heard(translation)
            if name not in every:
                continue
            yield name
            for asked in sorted(every[name]):
                forms = dict(asked)
                said = []
                for values, _ in samples_of(name, translation.patterns.get(name, ())):
                    one = language.hear(name, {**values, **forms})
                    if one not in said:
                        said.append(one)
                shown = " ".join(f"{form}:{value}" for form, value in asked)
                yield f"    {shown:32} {' | '.join(said[:MAX_LINE_COUNT])}"


def pictures(translation: Translation, only: str, percent: int, folder: Path) -> Iterator[Path]:
    """Pictures of the test pages whose names contain a text, in the language."""
    import tempfile

    import pygame

    from game.text.message import Language, speak
    from tests.ui.pages import PAGES, TABLES
    from tests.ui.stage import canvas, staged

    class Shown(Language):
        def area(self, area: str) -> dict[str, str]:
            return translation.areas.get(area, {})

        def file(self, english: Path) -> Path:
            own = translation.game / translation.path(english, self.spoken.tag).relative_to(GAME)
            return own if own.is_file() else english

    folder.mkdir(parents=True, exist_ok=True)
    for name, open_page in (PAGES | TABLES).items():
        if only not in name:
            continue
        speak(Shown(translation.spoken, ENGLISH_LANGUAGE))
        with tempfile.TemporaryDirectory() as home, staged(Path(home)) as stage:
            open_page(stage)
            for size in ((960, 600), (1280, 720)):
                stage.resize(*size, text_factor=percent / 100)
                stage.tick()
                stage.app._paint()
                made = folder / f"{name.replace('/', ' ')} {size[0]}x{size[1]} {percent}%.png"
                pygame.image.save(canvas(size), made)
                yield made


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tag", help="the tag of the language: de")
    parser.add_argument("areas", nargs="*", help="areas or files: cards, take, take-lesson")
    parser.add_argument("--render", action="store_true", help="every message beside English")
    parser.add_argument("--forms", action="store_true", help="phrases in the forms they are asked")
    parser.add_argument("--page", help="draw the pages whose names contain this")
    parser.add_argument("--text", type=int, default=100, help="how large text is, in percent")
    parser.add_argument("--to", type=Path, default=Path("pictures"), help="the pictures' folder")
    parser.add_argument("--game", type=Path, default=GAME, help="the folder of the program")
    asked = parser.parse_args()
    try:
        spoken = spoken_of(asked.tag)
    except LookupError as error:
        parser.error(str(error))
    translation = Translation.of(spoken, asked.game)
    if asked.page is not None:
        for made in pictures(translation, asked.page, asked.text, asked.to):
            print(made)
        return 0
    found = list(problems(translation, asked.areas))
    here = ""
    for file, wrong in found:
        if file != here:
            print(file)
        here = file
        print(f"    {wrong}")
    print(f"{len(found)} problems")
    if asked.render:
        for english in ENGLISH_FILES:
            if wanted(english, translation, asked.areas) and english in translation.texts:
                print(f"\n== {translation.path(english, asked.tag).relative_to(GAME.parent)}")
                print(*map(without_layout_signs, rendered(translation, english)), sep="\n")
    if asked.forms or asked.render:
        print("\n== phrases, in the forms that sentences ask them for")
        print(*map(without_layout_signs, rendered_forms(translation, asked.areas)), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

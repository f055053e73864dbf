"""The command line: ``python -m game`` opens the window, a subcommand runs without one."""

import gc
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game import VERSION
from game.interrupt import (
    INTERRUPTED_EXIT_CODE,
    ended_by_ctrl_c,
    run_quietly,
    serve_whoever_started_us,
)

if TYPE_CHECKING:
    from pathlib import Path

    from game.storage.profile import Profile

ENGINE_PROGRAM_NAME = "five-takes-engine"
"""Name under which the Linux program, which is both, acts as the console program."""


def main() -> int:
    """Run the program; the exit code."""
    return run_quietly(_run_program)


def _run_program() -> int:
    arguments = sys.argv[1:]
    if sys.argv[0].rpartition("/")[2] == ENGINE_PROGRAM_NAME:
        from game.cli import console

        return console.main()
    if arguments and not arguments[0].startswith("-"):
        return _run_subcommand(arguments[0], arguments[1:])
    return _run_window(arguments)


def _run_subcommand(word: str, arguments: list[str]) -> int:
    if sys.stdin is None or sys.stdout is None:
        # A Windows GUI program has no console, even if one started it.
        from game.text.message import Message, told
        from game.ui.app.window import show_message_box

        show_message_box(told(Message("program-no-console")))
        return 2
    from game.cli.subcommands import SUBCOMMAND_HANDLERS, run

    if word not in SUBCOMMAND_HANDLERS:
        print(
            f"There is no word {word!r}: {', '.join(SUBCOMMAND_HANDLERS)}, or none for the window.",
            file=sys.stderr,
        )
        return 2
    return run(word, arguments)


class Chosen(NamedTuple):
    """The options of the command line; ``--help`` describes them."""

    profile: "Path | None" = None
    seed: int | None = None
    tree: "Path | None" = None
    size: tuple[int, int] | None = None
    language: str = ""
    self_test: bool = False


def _run_window(arguments: list[str]) -> int:
    # argparse costs start time, and memory in every process.
    chosen = _read(arguments) if arguments else Chosen()
    if chosen.self_test:
        from game.ui import self_test

        return self_test.run(_teller())
    # The first frame is done 5 percent sooner without garbage collection.  The main loop enables
    # it again.
    gc.disable()
    from game.storage.single_instance import NoFolder, lock_profile

    try:
        with lock_profile(chosen.profile) as profile:
            if profile.elsewhere is not None and _bring_forward(profile.elsewhere):
                return 0
            return _run_app(profile, chosen)
    except NoFolder as error:
        return _report_error(str(error))


def _bring_forward(folder: "Path") -> bool:
    """Ask the program that has the profile for its window; whether that came to the front."""
    from game.storage.single_instance import summon
    from game.ui.app.window import let_others_forward

    let_others_forward()
    return summon(folder)


def _run_app(profile: "Profile", chosen: Chosen) -> int:
    from game.text.message import note_names, told
    from game.ui.app.app import App
    from game.ui.app.window import NoScreen, show_message_box
    from game.ui.routes import Start

    try:
        app = App(profile, chosen.tree, chosen.seed, chosen.size)
    except NoScreen as error:
        return _report_error(str(error))
    note_names(bool(chosen.language))
    app.use_language(chosen.language)
    app.navigator.replace(Start())
    with ended_by_ctrl_c(app.end) as broken_off:
        app.run()
    if broken_off():
        for message in (*app.lost, *app.notices):
            _report_error(told(message))
        return INTERRUPTED_EXIT_CODE
    if app.notices:
        # The window is gone, and who started the program from a menu sees no error stream.
        show_message_box("\n".join(map(told, app.notices)))
    return 0


def _report_error(sentence: str) -> int:
    """Report an error that prevents the start; the exit code."""
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
    else:
        from game.ui.app.window import show_message_box

        show_message_box(sentence)
    return 2


def _teller() -> Callable[[str], None]:
    """A callback that prints a line; without a console it collects them for one message box."""
    if sys.stdout is not None:
        return lambda line: print(line, flush=True)
    from game.ui.app.window import show_message_box

    lines: list[str] = []

    def tell(line: str) -> None:
        lines.append(line)
        if line.endswith("checks passed."):
            show_message_box("\n".join(lines))

    return tell


def _read(arguments: list[str]) -> Chosen:
    import argparse
    from pathlib import Path

    from game.text.languages import ALL_SPOKEN

    def size(text: str) -> tuple[int, int]:
        wide, _, high = text.partition("x")
        if not (wide.isdigit() and high.isdigit()):
            raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
        return max(960, int(wide)), max(600, int(high))

    parser = argparse.ArgumentParser(
        prog="five-takes",
        description="Five card games, one table.",
        epilog="There is more without a window: five-takes engine, arena, replay, "
        "verify, each with --help.",
    )
    parser.add_argument("--version", action="version", version=f"Five Takes {VERSION}")
    parser.add_argument(
        "--profile", type=Path, metavar="FOLDER", help="keep settings and matches in this folder"
    )
    parser.add_argument("--seed", type=int, help="make what is drawn at random repeatable")
    parser.add_argument(
        "--tree", type=Path, metavar="FILE", help="write what the window shows to this file as JSON"
    )
    parser.add_argument("--size", type=size, metavar="WxH", help="the window's size for this start")
    parser.add_argument(
        "--language",
        default="",
        choices=[one.tag for one in ALL_SPOKEN],
        help="speak this language for this start, and show the names of messages in tips",
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="check that everything is there and works, and say so",
    )
    return Chosen(**vars(parser.parse_args(arguments)))


if __name__ == "__main__":
    serve_whoever_started_us()
    sys.exit(main())

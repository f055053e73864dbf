"""The command line of the program, without a window.

`subcommands` holds ``replay`` and ``verify``. `experiments` plays levels against each other and
fits the win model. `console` is the packaged console program.

Fixed: the words of subcommands, exit codes, and that standard output has only the answer.
Free: how `arena` pairs levels and how it lays out its table.
Then look at: tests/test_console.py, tests/test_replay.py, tests/ai/test_experiments_arena.py
"""

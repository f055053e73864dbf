"""The command line of the program, without a window.

`subcommands` holds ``replay``, ``verify`` and ``puzzles``. `experiments` plays levels against each
other and fits the win model. `console` is the packaged console program.
"""

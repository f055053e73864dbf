"""The command line of the program, without a window.

`subcommands` holds ``replay`` and ``verify``. `experiments` plays levels against each other and
fits the win model. `console` is the packaged console program.
"""

"""The command line of the program, without a window.

`subcommands` holds ``replay``, ``verify``, ``puzzles`` and the packaged console program.
`experiments` plays levels against each other and fits the win model.
"""

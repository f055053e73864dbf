"""The program without a window: its subcommands.

`subcommands` are ``replay``, ``verify``, ``puzzles`` and the packaged console program;
`experiments` lets levels play each other and fits the win model.
"""

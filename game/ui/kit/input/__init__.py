"""Input events, keys and gamepad buttons, and the commands they trigger.

A command has a name, keys and the scopes in which it holds; the player may choose other keys.

Fixed: names of commands and chords, which the settings keep; one meaning of a key per scope.
Free: usual keys, if no two commands of a scope share one.
Then look at: tests/ui/test_commands.py, tests/ui/test_keyboard_layouts.py, a gamepad
"""

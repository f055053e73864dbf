"""Input events, keys and gamepad buttons, and the commands they trigger.

A command has a name, keys and the scopes in which it holds; the player may choose other keys.
"""

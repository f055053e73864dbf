"""A sentence to the player when the program has no window of its own to say it in."""

import pygame

from game.words.message import Message, told


def say(text: str) -> None:
    """Show the sentence in a box of the system, and wait until it is read."""
    pygame.display.message_box(told(Message("program-name")), text)

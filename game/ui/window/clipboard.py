"""The clipboard: what was copied, and what other programs left there."""

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; whether that could be done."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except pygame.error:
        return False


def pasted() -> str:
    """The text on the clipboard; nothing where there is none."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except pygame.error:
        return ""

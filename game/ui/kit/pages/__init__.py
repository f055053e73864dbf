"""Behaviour common to all pages: focus, hit test, scrolling, dialogs, announcements."""

"""What every page can do: focus, hit test, scrolling, dialogs, announcements."""

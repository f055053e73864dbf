"""Widgets: frozen values that paint nodes.  ``tooltip`` places tooltips."""

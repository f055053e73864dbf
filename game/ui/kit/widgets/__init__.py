"""Widgets: frozen values that paint nodes."""

"""Choices before a match, remembered in the settings."""

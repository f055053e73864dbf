"""Widgets as boxes: buttons, switches, sliders, fields, rows of buttons."""

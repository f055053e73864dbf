"""Builders that combine widgets and boxes: buttons, switches, sliders, fields, rows of buttons."""

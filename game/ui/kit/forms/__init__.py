"""Builders that combine widgets and boxes: buttons, switches, sliders, fields, rows of buttons.

Fixed: a control gives its value to one callback, and its size follows from its words.
Free: spaces and the point at which words give way to icons.
Then look at: tests/ui/test_boxes.py, tests/ui/test_settings_page.py, tests/ui/widgets.py
"""

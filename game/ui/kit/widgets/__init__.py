"""Widgets: frozen values that paint nodes.

Fixed: a widget is a frozen value that paints a node and knows no page.
Free: its look, in all states at once: focus, hover, pressed, disabled.
Then look at: tests/ui/test_widgets.py, tests/ui/test_contrast.py, tests/ui/widgets.py
"""

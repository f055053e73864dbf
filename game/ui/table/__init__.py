"""The match on screen: model, layout, motion, rendering and control.

`model` is the passive record that all parts share. `layout` computes the pose of every card and
keeps no state. `motion` plays events one after another for the eye. `render` builds nodes and
pixels and changes nothing. `control` turns gestures and time into moves. Imports go ``layout <
motion < model < render < control``.

Fixed: it leads nothing: load, undo and skip end in the layout of the view, and pages open it.
Free: the way cards take to their places.
Then look at: tests/ui/test_show.py, tests/ui/test_landing.py, tests/support/trace_click.py
"""

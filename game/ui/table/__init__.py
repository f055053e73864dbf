"""A match on the screen: model, layout, motion, rendering, control.

`model` is the passive record that all parts share.  `layout` says where every card lies and keeps
nothing.  `motion` plays events one after another for the eye.  `render` makes nodes and pixels and
changes nothing.  `control` turns gestures and time into moves.  Imports go
``layout < motion < model < render < control``.
"""

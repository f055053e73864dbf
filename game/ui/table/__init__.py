"""The match on screen: model, layout, motion, rendering and control.

`model` is the passive record that all parts share. `layout` computes the pose of every card and
keeps no state. `motion` plays events one after another for the eye. `render` builds nodes and
pixels and changes nothing. `control` turns gestures and time into moves. Imports go ``layout <
motion < model < render < control``.
"""

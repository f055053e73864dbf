"""A small accessible toolkit on pygame; it knows no card and no game.

The screen is a ``tree`` of nodes.  Painting, hit tests, the keyboard focus, the screen reader and
the tests use the same nodes.  ``layout`` measures and places boxes, ``widgets`` paints nodes,
``forms`` builds common rows of them, and ``pages`` holds the behaviour all pages share.

Fixed: it imports only `game.text` and itself, so any program could use it.
Free: how a widget paints; a picture of each state is kept and shows the change.
Then look at: tests/ui/test_tree.py, tests/ui/test_boxes.py, tests/ui/widgets.py
"""

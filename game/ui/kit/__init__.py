"""A small accessible toolkit on pygame; it knows no card and no game.

The screen is a ``tree`` of nodes.  Painting, hit tests, the keyboard focus, the screen reader and
the tests use the same nodes.  ``layout`` measures and places boxes, ``widgets`` paints nodes,
``forms`` builds common rows of them, and ``pages`` holds the behaviour all pages share.
"""

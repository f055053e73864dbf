"""Boxes that measure their contents and place them, so the layout follows the text size.

``box`` is the base class; ``linear``, ``grid`` and ``frame`` arrange boxes.  ``alternatives`` takes
the first layout that fits.  ``scroll`` has the scrolled column and the virtual lists.

Fixed: a box places its nodes inside itself, and asks for no less than it needs.
Free: which sizes are cached, and how spare room is shared.
Then look at: tests/ui/test_boxes.py, tests/ui/test_text_size.py
"""

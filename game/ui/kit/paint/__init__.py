"""The painter, texts, images with their caches, and damage tracking.

``painter`` draws, and says what a page stands on.  ``images`` and ``image_cache`` keep pictures
within a limit in bytes; the decorators of ``picture_cache`` key a picture by all that it is drawn
from.  ``render_worker`` rasterizes ahead in a thread.  ``damage`` finds the rectangles that
changed.

Fixed: a part painted anew equals the whole picture; caches stay within their bytes.
Free: the pictures rendered ahead, and the stand-in for a picture that has to wait.
Then look at: tests/ui/test_damage_layer.py, tests/ui/test_picture_cache.py
"""

"""The painter, texts, images with their caches, and damage tracking.

``painter`` draws.  ``images`` and ``image_cache`` keep pictures within a limit in bytes.
``backdrop`` says what a page stands on.  ``render_worker`` rasterizes ahead in a thread.
``damage`` finds the rectangles that changed.
"""

"""The painter, texts, images and their caches, and what is repainted.

`painter` draws; `images` and `image_cache` keep pictures within a limit in bytes; `render_worker`
rasterizes ahead in a thread; `damage` finds the rectangles that changed.
"""

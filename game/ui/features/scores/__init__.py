"""Pages after a round or a match: score sheet, result, revealed hands, celebration.

`composer` places the pictures of an ending, for the page, the saved picture and its film.

Fixed: figures are those of the rounds; a frame of the celebration follows from time alone.
Free: which parts stand side by side, and all of the confetti.
Then look at: tests/ui/test_score_pages.py, tests/ui/test_saved_picture.py, a round's end of five
"""

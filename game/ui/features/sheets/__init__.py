"""The page on which a score sheet is kept, and its picture.

Fixed: the picture has every cell of the text, and no kept file is overwritten.
Free: paper, columns and stamp.
Then look at: tests/ui/test_keep_page.py, tests/storage/test_kept_files.py
"""

"""Score sheets to keep: a game's sheet as text and as CSV.

`sheet_text` writes them; the files are in `game.storage.kept_files`, and the window draws the
picture.  Begin with `game.core.sheet`, the table that all three are made from.

Fixed: the three forms of a sheet have the same cells, and CSV opens in a spreadsheet.
Free: widths and rules of the text.
Then look at: tests/sheets/test_sheet_text.py, tests/laws/test_sheets.py, tests/ui/test_keep_page.py
"""

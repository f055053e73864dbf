"""Score sheets to keep: a game's sheet as text and as CSV.

`sheet_text` writes them; the files are in `game.storage.kept_files`, and the window draws the
picture.  Begin with `game.core.sheet`, the table that all three are made from.
"""

"""Storage: everything the program keeps on disk.

`profile` finds the player's folder and writes to it, and `single_instance` reserves it for one
program. `match_store` keeps records, appended move by move. `match_index` is a cache of the
finished ones. `given_parts` binds the player's parts in the deals. `trash` holds deleted records
for 30 days. `settings` are the player's choices; `appearance` lists cloths and card backs.
`journal` notes what broke down.

Fixed: names and formats of files; a write is whole or not there; a moved file is told of.
Free: caches such as the match index, which an older or newer program makes again.
Then look at: tests/storage/test_files.py, tests/storage/test_untrusted.py
"""

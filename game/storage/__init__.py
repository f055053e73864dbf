"""What the program keeps on disk, and nothing but that.

`profile` finds and writes the player's folder, `single_instance` lets one program use it.
`match_store` keeps records, appended move by move; `match_index` is an index of finished ones that
is rebuilt when damaged; `trash` holds deleted ones for 30 days.  `settings` are the player's
choices, `appearance` the cloths and backs among them.
"""

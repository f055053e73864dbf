"""``bench``: how fast the program is on this machine, part by part.  It asserts nothing."""

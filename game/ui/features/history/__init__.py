"""Lists of finished and unfinished matches."""

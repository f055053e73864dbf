# What is told only to whoever has the screen read.
reader-disabled = can’t be used now
reader-key = Key { $key }
reader-place = { $place } of { $many }
reader-failed = The screen reader lost this window: { $why } You can keep playing without it.

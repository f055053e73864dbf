# What is told only to whoever has the screen read.
reader-disabled = cannot be used now
reader-key = Key { $key }
reader-failed = The screen reader cannot be told of this window any longer: { $why } The game goes on without it.

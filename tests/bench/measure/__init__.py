"""Programs that measure: speed, memory, sizes, strength of the opponents."""

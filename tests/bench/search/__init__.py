"""Programs that search for faults at random, for as long as they are let."""

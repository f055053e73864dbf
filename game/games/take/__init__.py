"""Take: rummy in which the sequences on the table are taken from each other."""

"""Node builders and painters of a table. They read the model; only layout and hints write to it."""

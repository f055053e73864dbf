"""The table model, which all parts of a table share, and its cache of legal moves."""

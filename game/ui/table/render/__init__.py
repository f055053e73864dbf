"""Nodes and painting of a table.  Nothing here changes the model."""

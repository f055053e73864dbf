"""The passive record that the parts of a table share, and the legal moves it caches."""

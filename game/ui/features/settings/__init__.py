"""Settings, keys, help on keys, the keyboard on the screen."""

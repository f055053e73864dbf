"""Settings, accessibility, key bindings, help on keys, and the on-screen keyboard."""

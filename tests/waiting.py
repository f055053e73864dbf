"""How long one waits for what another process does, before it is said never to come."""

PATIENCE_SECONDS = 600.0
"""Only a defect takes so long: nothing may depend on how busy the machine is."""

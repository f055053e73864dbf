"""How often and how well the player won."""

"""The bot of Taki."""

"""The bot of Texas Rummy."""

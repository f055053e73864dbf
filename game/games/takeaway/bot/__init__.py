"""The bot of Takeaway."""

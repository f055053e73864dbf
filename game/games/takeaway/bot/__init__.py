"""What opponents know of Takeaway."""

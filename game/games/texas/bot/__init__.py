"""What opponents know of Texas Rummy."""

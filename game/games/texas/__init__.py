"""Texas Rummy: eleven rounds, growing hands, changing wild cards, and a pot of dimes."""

"""Texas Rummy: eleven rounds, growing hands, changing wild cards, a pot of dimes."""

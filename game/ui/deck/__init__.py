"""How cards, cloths and the pictures of the rules look."""

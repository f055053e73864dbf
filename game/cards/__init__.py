"""Cards: the packs, their texts, seeded shuffles; melds, the common ground of the rummies."""
